"""Kopf oder Knopf in words: moves named for people and for boards, and refusals that help."""

from typing import Any

import pytest

from tablee import Match

from ..words import label, parse, parts
from .drawing import FIRST


@pytest.mark.parametrize(
    ("move", "made_of", "french", "english"),
    [
        ("b3-e3", {"kind": "slide", "from": "b3", "to": "e3"}, "Aller de b3 en e3", "Go from b3 to e3"),
        ("xd10", {"kind": "take", "square": "d10"}, "Prendre le bouton en d10", "Take the button on d10"),
        ("spare", {"kind": "spare"}, "Laisser le groupe tranquille", "Let the group be"),
        ("strike", {"kind": "strike"}, "Frapper", "Strike"),
        ("hold", {"kind": "hold"}, "Retenir son coup", "Hold back"),
        ("pass", {"kind": "pass"}, "Passer", "Pass"),
    ],
)
def test_a_move_is_named_for_people_and_for_boards(
    move: str, made_of: dict[str, Any], french: str, english: str
) -> None:
    assert parts(parse(move)) == made_of
    assert (label(parse(move)).text("fr"), label(parse(move)).text("en")) == (french, english)


def test_a_strike_at_nothing_is_refused_with_the_reason_and_a_move_that_is_legal() -> None:
    match = Match("knopf", options=FIRST, compiled=False)
    error = match.why_not(0, "strike")
    assert error is not None
    assert error.rule == "K6"
    first = match.named(0)[0].label.text("en")
    assert error.message == (
        f"Your pairs threaten no button, so there is nothing to strike. Time to play, for example: {first}."
    )


def test_a_square_is_written_as_it_is_at_the_beginning_of_a_sentence_too() -> None:
    match = Match("knopf", options=FIRST, compiled=False)
    error = match.why_not(0, "b9-c9")
    assert error is not None
    assert error.text("fr").startswith("Sous b9 il y a 2 trous")
