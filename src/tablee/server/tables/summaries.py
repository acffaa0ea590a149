"""Tables as lists show them. None is opened for that: each is read once for every number its log has come to."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from sqlalchemy import Row

from tablee.server.tables import deeds
from tablee.server.tables.deeds import Sitter
from tablee.server.tables.readable import Unreadable
from tablee.server.tables.seating import SeatedPeople, Seating
from tablee.server.tables.table import Status, Table
from tablee.server.wire import Closed

if TYPE_CHECKING:
    from tablee.server.tables.house import House

REMEMBERED: Final = 5_000  # tables


class Summary(Struct, frozen=True):
    id: str
    game: str
    status: Status
    sitters: Sequence[Sitter]
    given_up: Sequence[int]
    to_act: Sequence[int]
    updated: int
    closed: Closed | None = None  # why the table cannot be opened

    @classmethod
    def of(cls, table: Table) -> "Summary":
        return cls(
            table.id,
            table.setting.game,
            table.status,
            table.sitters.copy(),
            list(table.given_up),
            table.to_act,
            table.updated,
        )

    @classmethod
    def closed_by(cls, why: Closed, row: Row[Any]) -> "Summary":
        """As far as it can be known without its log."""
        return cls(row.id, row.game, row.status, deeds.read_setting(row.setting).sitters, [], [], row.updated, why)


class Summaries:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._known: OrderedDict[tuple[str, int], Summary] = OrderedDict()  # by table and number

    async def of(self, ids: Sequence[str]) -> list[tuple[Summary, Seating]]:
        """In the same order, with who sits there."""
        people = await self._house.people_at(ids)
        numbers = await self._house.store.numbers(ids)
        found = [await self._summary(id, numbers.get(id, 0)) for id in ids]
        return [(one, self._seating(one, people[one.id])) for one in found]

    def _seating(self, one: Summary, people: SeatedPeople) -> Seating:
        return Seating(one.game, one.sitters, one.given_up, people, self._here(one.id))

    def _here(self, id: str) -> set[str | None]:
        room = self._house.rooms.get(id)
        return {looker.person for looker in room.lookers} if room else set()

    async def _summary(self, id: str, number: int) -> Summary:
        if room := self._house.rooms.get(id):
            async with room.still() as table:
                return Summary.of(table)
        if (id, number) not in self._known:
            self._known[id, number] = await self._read(id)
        self._known.move_to_end((id, number))
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return self._known[id, number]

    async def _read(self, id: str) -> Summary:
        try:
            return Summary.of(await self._house.read(id))
        except Unreadable as error:
            row = await self._house.store.table(id)
            assert row is not None, f"no table {id}"
            return Summary.closed_by(error.why, row)
