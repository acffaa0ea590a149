"""Tables as lists show them. None is opened for that: each is read once for every number its log has come to."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tablee.server.store.rows import Row
from tablee.server.tables import events
from tablee.server.tables.events import Sitter
from tablee.server.tables.readable import Closed, Unreadable
from tablee.server.tables.rooms import Rooms
from tablee.server.tables.seating import SeatedPeople, Seating
from tablee.server.tables.table import Status, Table
from tablee.server.tables.tables import Tables

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
    bot_names: Sequence[str] = ()

    @classmethod
    def of(cls, table: Table) -> "Summary":
        return cls(
            table.id,
            table.setup.game,
            table.status,
            table.sitters.copy(),
            list(table.given_up),
            table.to_act,
            table.updated,
            bot_names=table.setup.bot_names,
        )

    @classmethod
    def closed_by(cls, why: Closed, row: Row) -> "Summary":
        """As far as it can be known without its log."""
        return cls(row.id, row.game, row.status, events.decode_setup(row.setup).sitters, [], [], row.updated, why)


class Summaries:
    def __init__(self, tables: Tables, rooms: Rooms) -> None:
        self._tables = tables
        self._rooms = rooms
        self._known: OrderedDict[tuple[str, int], Summary] = OrderedDict()  # by table and number

    async def of(self, ids: Sequence[str]) -> list[tuple[Summary, Seating]]:
        """In the same order, with who sits there."""
        people = await self._tables.seated(ids)
        numbers = await self._tables.store.numbers(ids)
        found = [await self._summary(id, numbers.get(id, 0)) for id in ids]
        return [(one, self._seating(one, people[one.id])) for one in found]

    def _seating(self, one: Summary, people: SeatedPeople) -> Seating:
        return Seating(one.game, one.sitters, one.given_up, people, self._here(one.id), bot_names=one.bot_names)

    def _here(self, id: str) -> set[str | None]:
        room = self._rooms.get(id)
        return {viewer.person for viewer in room.viewers} if room else set()

    async def _summary(self, id: str, number: int) -> Summary:
        if room := self._rooms.get(id):
            return Summary.of(room.table)
        if (id, number) not in self._known:
            self._known[id, number] = await self._read(id)
        self._known.move_to_end((id, number))
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return self._known[id, number]

    async def _read(self, id: str) -> Summary:
        try:
            return Summary.of(await self._tables.read(id))
        except Unreadable as error:
            return Summary.closed_by(error.why, await self._tables.row(id))
