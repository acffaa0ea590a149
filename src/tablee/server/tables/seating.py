"""Who sits where at a table, as screens and lists show it."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from tablee.server.store.rows import Row
from tablee.server.tables.events import Sitter
from tablee.server.tables.table import Owed


class SeatedPeople(Struct, frozen=True):
    """What is kept about the people at a table; a table itself knows only their ids."""

    names: dict[int, str] = {}  # seat -> what the person is called
    profiles: dict[int, str] = {}  # seat -> the person, where he sits under his own name
    forgotten: frozenset[int] = frozenset()  # seats of people who are gone for good

    @classmethod
    def of(cls, rows: Sequence[Row]) -> "SeatedPeople":
        return cls(
            {row.seat: row.given or row.name or "…" for row in rows},
            {row.seat: row.id for row in rows if row.id and not row.given},
            frozenset(row.seat for row in rows if row.id is None),
        )


class Seating(Struct, frozen=True):
    game: str
    sitters: Sequence[Sitter]
    given_up: Collection[int]
    people: SeatedPeople
    here: Collection[str | None] = ()  # people with a screen at the table
    owed: dict[int, Owed] = {}  # seat -> what the game waits for before it begins
