"""New tables: set up by somebody, played again by the same people, or taken over from a record."""

import secrets
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from tablee.match.sealed import SealedFate
from tablee.server.clock import now
from tablee.server.people.people import People
from tablee.server.tables import events
from tablee.server.tables.decide import begins_at_once, opening_of
from tablee.server.tables.events import Sitter, TableSetup
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.room import Room
from tablee.server.tables.table import Status, Table
from tablee.server.tables.tables import Tables

T = TypeVar("T")

ID_BYTES: Final = 16  # 128 bits: who knows an id was given it


async def make_table(
    tables: Tables, setup: TableSetup, owner: str | None, names: dict[int, str], rematch_of: str | None = None
) -> str:
    """A new table; its id is the invitation. A rematch is made once: the id is that of whoever was first."""
    setup = replace(setup, words={})
    table = new_table(tables, setup, SealedFate.new(), now())
    if begins_at_once(setup.sitters):
        setup = replace(setup, opening=opening_of(table, {}))
        table = Table.set_up(table.id, setup, table.fate, table.made, compiled=table.compiled)
    seated = [
        {"table_id": table.id, "seat": seat, "person": sitter.person, "name": names.get(seat)}
        for seat, sitter in enumerate(setup.sitters)
        if sitter.person is not None
    ]
    row = row_of(table, setup, owner, table.status)  # luck alone may have ended it
    if not await tables.store.add(row, seated, rated=setup.rated, rematch_of=rematch_of):
        assert rematch_of is not None
        return await tables.store.rematch_of(rematch_of)
    return table.id


async def import_table(
    tables: Tables,
    setup: TableSetup,
    owner: str | None,
    fate: SealedFate,
    began: int,
    status: Status,
    rows: list[dict[str, Any]],
) -> str:
    """A table with a game that was played elsewhere; `rows`: of its log."""
    table = new_table(tables, setup, fate, began)
    await tables.store.add(row_of(table, setup, owner, status), [], rows)
    return table.id


async def make_rematch(tables: Tables, people: People, room: Room) -> str:
    """The same players, everybody one seat further. Whoever asks first makes the table, the others find it. Refusal."""
    table = room.table
    if table.ending is None:
        raise Refusal("not_now", "not_over")
    known = await people.names({*table.people, room.owner or ""})
    sitters = moved_on([one if one.person in known or one.level else Sitter() for one in table.sitters])
    rated = table.setup.rated and await _may_be_rated(people, table)
    setup = replace(
        table.setup,
        sitters=sitters,
        rated=rated,
        opening=None,
        imported=False,
        elsewhere=False,
        bot_names=moved_on(table.setup.bot_names),
    )
    given = await tables.store.names_given(table.id)
    names = {(seat + 1) % len(sitters): name for seat, name in given.items()}
    return await make_table(tables, setup, room.owner if room.owner in known else None, names, table.id)


async def _may_be_rated(people: People, table: Table) -> bool:
    """Rated tables of old may be without a clock, or have guests."""
    has_end = table.setup.clock is not None or table.facts.timed
    return has_end and table.people <= await people.with_account(table.people)


def new_table(tables: Tables, setup: TableSetup, fate: SealedFate, made: int) -> Table:
    return Table.set_up(secrets.token_urlsafe(ID_BYTES), setup, fate, made, compiled=tables.is_compiled(setup.game))


def row_of(table: Table, setup: TableSetup, owner: str | None, status: Status) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": setup.game,
        "setup": events.encode(setup),
        "secret": table.fate.secret,
        "owner": owner,
        "status": status,
        "public": setup.public,
        "runs_unattended": table.runs_unattended,
        "made": table.made,
        "updated": table.made,
    }


def moved_on(sitters: list[T]) -> list[T]:
    """Everybody one seat further, so that somebody else begins."""
    return [*sitters[-1:], *sitters[:-1]]
