"""Tables without a server: set up, and brought forward event by event."""

from typing import Any

from msgspec.structs import asdict

from tablee.match.sealed import SealedFate
from tablee.server.shelf import facts_of
from tablee.server.tables.decide import begins_at_once, opening_of
from tablee.server.tables.events import AnyEvent, Entry, Sitter, TableSetup
from tablee.server.tables.table import Change, Table

ADA, BOB = Sitter(person="ada"), Sitter(person="bob")
BOT, FREE = Sitter(level=1), Sitter()
SECRET = bytes(range(32))
COMPARED_OTHERWISE = ("match", "clock", "fate")


def table_of(*sitters: Sitter, game: str = "knopf", **setup: Any) -> Table:
    """As `make_table` makes one: begun, if it is full and nobody has a word to say first."""
    facts = facts_of(game)
    about = TableSetup(
        game=game,
        rules_version=facts.rules_version,
        options=facts.resolve_options(len(sitters), setup.pop("options", {})),
        sitters=list(sitters),
        **{"words": {}, **setup},
    )
    table = Table.set_up("t", about, SealedFate(SECRET, about.words), 0, compiled=False)
    if not begins_at_once(about.sitters):
        return table
    begun = TableSetup(
        **{name: getattr(about, name) for name in about.__struct_fields__} | {"opening": opening_of(table, {})}
    )
    return Table.set_up("t", begun, SealedFate(SECRET, about.words), 0, compiled=False)


def happens(table: Table, what: AnyEvent | Change, at: int = 0, by: str | None = None, message: str = "") -> Table:
    change = what if isinstance(what, Change) else Change(what)
    return table.after(Entry(table.number + 1, at, by, message or None, change.event), change.match)


def looks_of(table: Table) -> dict[str, Any]:
    """All that can be known of a table, to be compared."""
    match = table.match
    kept = {name: value for name, value in asdict(table).items() if name not in COMPARED_OTHERWISE}
    played = None if match is None else (match.record(), match.state(), match.to_act)
    marks = None if match is None else list(match._log._marks)
    clock = vars(table.clock) if table.clock else None
    return {"kept": repr(kept), "played": played, "marks": marks, "clock": repr(clock), "seal": table.seal}
