"""What a slide is said to bring, beside what it brings."""

from typing import Any

import pytest

from tablee import Match
from tablee.testkit.amounts import amount
from tablee.testkit.walk import positions

from .drawing import board
from .naive import Twin, name, named

ALL_KINDS = {"exposed", "group", "pair", "threat", None}


def foretold(match: Match, seat: int, move: str) -> tuple[str | None, dict[str, Any]]:
    said = match.consequences(seat).get(move)
    return (said.key, said.plain()) if said else (None, {})


def brought(match: Match, seat: int, move: str) -> tuple[str | None, dict[str, Any]]:
    """The same, by the naive twin, from the board after the move."""
    after = match.copy()
    after.play(seat, move)
    twin = Twin(2, **match.options)
    twin.buttons = [set(map(named, after.state()[colour])) for colour in ("red", "blue")]
    end = named(move.split("-")[1])
    clump = next(clump for clump in twin.clumps(seat) if end in clump)
    danger = int(end in twin.threatened(1 - seat))
    told = {"square": name(end), "rival": 1 - seat}
    others = [name(square) for square in sorted(clump - {end})]
    if len(clump) > 2:
        return "group", {**told, "others": others}
    if len(clump) == 1:
        return ("exposed", told) if danger else (None, {})
    targets = [name(square) for square in sorted(targets_of(twin, seat, clump))]
    pair = {**told, "partner": others[0], "danger": danger}
    return ("threat", {**pair, "targets": targets}) if targets else ("pair", pair)


def targets_of(twin: Twin, seat: int, pair: set[tuple[int, int]]) -> set[tuple[int, int]]:
    one, other = sorted(pair)
    reach = twin.holes[one] + twin.holes[other]
    forward, backward = (other[0] - one[0], other[1] - one[1]), (one[0] - other[0], one[1] - other[1])
    return twin.first_rival_met(seat, other, forward, reach) | twin.first_rival_met(seat, one, backward, reach)


def test_every_slide_brings_what_was_told() -> None:
    kinds = set[str | None]()
    for match in positions("knopf", amount(150, long=2_000), seed=4, compiled=False):
        if match.state()["phase"] != "move" or not match.options["aids"]:
            continue
        seat = match.state()["turn"]
        for move in match.legal(seat)[::7]:
            if move != "pass":
                assert foretold(match, seat, move) == brought(match, seat, move), (match.record(), move)
                kinds.add(foretold(match, seat, move)[0])
    assert kinds == ALL_KINDS


# From b2 (two holes) the red button can land in front of the blue pair on b7 and b8.
PLACES = """
. . . . . . . . . .
. . . . . . . . . .
. B . . . . . . . .
. B . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. R . . . . . . . .
. . . . . . . . . .
"""


def test_danger_is_told_in_words_before_the_click() -> None:
    said = board(PLACES).consequences(0)["b2-b4"]
    assert said.text("en") == "On b4: alone, and Blue threatens it there."


@pytest.mark.parametrize("played", [{"aids": False}, {"aids": True, "turn": 1}])
def test_nothing_is_told_without_aids_or_out_of_turn(played: dict[str, Any]) -> None:
    assert board(PLACES, **played).consequences(0) == {}
