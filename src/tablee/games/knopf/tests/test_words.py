"""Kopf oder Knopf in words: moves named for people and for boards."""

from typing import Any

import pytest

from ..words import label, parse, parts


@pytest.mark.parametrize(
    ("move", "made_of", "french", "english"),
    [
        ("b3-e3", {"kind": "slide", "from": "b3", "to": "e3"}, "Aller de b3 en e3", "Go from b3 to e3"),
        ("xd10", {"kind": "take", "square": "d10"}, "Prendre le bouton en d10", "Take the button on d10"),
        ("spare", {"kind": "spare"}, "Laisser le groupe interdit tranquille", "Let the forbidden group be"),
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
