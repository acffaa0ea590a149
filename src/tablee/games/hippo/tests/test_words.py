"""Hippo in words: moves named for people and for boards."""

from typing import Any

import pytest

from ..words import book, parse


@pytest.mark.parametrize(
    ("move", "made_of", "french", "english"),
    [
        (
            "4+2:a",
            {"kind": "place", "dice": [4, 2], "sum": 6, "ring": 0},
            "Jouer 4 + 2\u00a0: une bouée rouge au couloir 6",
            "Play 4 + 2: a red ring into lane 6",
        ),
        (
            "6:b",
            {"kind": "place", "dice": [6], "sum": 6, "ring": 1},
            "Jouer 6\u00a0: une bouée verte au couloir 6",
            "Play 6: a green ring into lane 6",
        ),
        (
            "4+2+1:d",
            {"kind": "place", "dice": [4, 2, 1], "sum": 7, "ring": 3},
            "Jouer 4 + 2 + 1\u00a0: une bouée jaune à Monsieur Hippo",
            "Play 4 + 2 + 1: a yellow ring to Monsieur Hippo",
        ),
        ("again", {"kind": "again"}, "Relancer les trois dés", "Roll all three dice again"),
        ("stop", {"kind": "stop"}, "S’arrêter là", "Stop there"),
        ("b:d5", {"kind": "throw", "seat": 1, "die": 5}, "Vert obtient un 5", "Green rolls a 5"),
        ("roll:6-3-1", {"kind": "roll", "dice": [6, 3, 1]}, "Les dés donnent 6, 3 et 1", "The dice show 6, 3 and 1"),
    ],
)
def test_a_move_is_named_for_people_and_for_boards(
    move: str, made_of: dict[str, Any], french: str, english: str
) -> None:
    assert book.parts(parse(move)) == made_of
    assert (book.label(parse(move)).text("fr"), book.label(parse(move)).text("en")) == (french, english)
