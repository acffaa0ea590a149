"""Tables for tests: games begun, glasses put where a test wants them."""

from typing import Any

from tablee import Match
from tablee.testkit.set_up import set_up

from ..names import GLASS_NAMES
from ..state import SECOND, Position
from ..words import PLACE_NUMBERS


def begun(seats: int = 2, *, first: str = "a", **options: Any) -> Match:
    """The lot has fallen; fate is in our hands."""
    match = Match("heisa", seats, options=options, fate="manual")
    match.play("fate", f"first:{first}")
    return match


def standing(match: Match, **glasses: str) -> Match:
    """The same game with glasses in play or home: RA="b3:30" has 30 seconds (or grains) left on b3."""

    def change(s: Position) -> None:
        for name, where in glasses.items():
            place, _, left = where.partition(":")
            glass = GLASS_NAMES.index(name)
            s.place[glass] = PLACE_NUMBERS[place]
            s.empties[glass] = 0 if place == "home" else s.now + int(left) * (1 if s.tempo else SECOND)

    return set_up(match, change)


def changed(match: Match, **fields: int) -> Match:
    """The same game with some fields of its record written by hand."""

    def change(s: Position) -> None:
        for name, value in fields.items():
            setattr(s, name, value)

    return set_up(match, change)


def roll(match: Match, face: str, at: int | None = None) -> None:
    """Whoever's turn it is by then rolls this face."""
    if at is not None:
        match.pass_time(at)
    match.play(match.to_act[0], "roll", at)
    match.play("fate", face)


def use(match: Match, face: str, move: str, at: int | None = None) -> None:
    """Whoever's turn it is rolls this face and uses it at once."""
    roll(match, face, at)
    match.play(match.to_act[0], move, at)


def glass(match: Match, name: str) -> tuple[str, int]:
    """Where a glass is and what it has left."""
    told = match.state()["glasses"][name]
    assert told["running"] == (told["place"] not in ("line", "home"))
    return told["place"], told["left"]


def uses(match: Match) -> set[str]:
    """What the roll can be used for, declining it aside."""
    return set(match.legal(match.to_act[0])) - {"pass"}
