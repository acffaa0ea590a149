"""Who sits where at a table, as screens and lists show it."""

from collections.abc import Collection, Sequence
from random import SystemRandom
from typing import Final

from msgspec import Struct

from tablee.server.store.rows import Row
from tablee.server.tables.events import Sitter
from tablee.server.tables.table import Owed

# Twice as many as seats; short, alike in every language, and none that a game's texts, rules or lesson speak of.
BOT_NAMES: Final = ("Alma", "Milo", "Nora", "Oscar", "Rosa", "Felix", "Lina", "Anton",
                    "Clara", "Leo", "Ida", "Victor", "Mona", "Nils", "Elsa", "Otto")  # fmt: skip


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
    bot_names: Sequence[str] = ()  # [seat] as the table was set up; none at tables from before bots had names

    def bot_name(self, seat: int) -> str:
        """What a bot on this seat is called: another name than anybody else's here."""
        names = self.bot_names or BOT_NAMES[: len(self.sitters)]
        people = {name.casefold() for name in self.people.names.values()}
        if names[seat].casefold() not in people:
            return names[seat]
        spare = [name for name in BOT_NAMES if name not in names and name.casefold() not in people]
        return spare[seat % len(spare)]


def draw_bot_names(seats: int) -> list[str]:
    """One a seat, in case a bot ever plays there."""
    return SystemRandom().sample(BOT_NAMES, seats)
