"""The pack of 52 in words and on a board, of what a viewer knows."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tablee.kernel.cards import EVERYBODY, hide_cards, move_card
from tablee.kernel.contract import SPECTATOR, Moves
from tablee.kernel.pack import CARDS, KING, PACK, RANK, RANKS, SUIT, SUITS, card, count_of_rank, values_of_rank
from tablee.kernel.position import Array
from tablee.kernel.rule import entry, interpreted
from tablee.match.book import Book
from tablee.match.cards import card_term, name, names, playing_cards, put_cards, put_hands, rank_term, values
from tablee.match.said import Texts
from tablee.match.scene import Scene, Zone

FIRST, SECOND = 0, 1
WORDS = """
term-card = { $rank } of { $suit }
term-face = { $rank }{ $suit }
term-rank = a { $rank }
move-lay = Lay { $card }
"""


@pytest.fixture
def say(tmp_path: Path) -> Texts:
    (tmp_path / "texts.en.ftl").write_text(WORDS)
    return Texts(tmp_path)


def dealt(viewer: int) -> Array:
    """Two hands, each seen by its owner: 7d Ks, and As."""
    table = np.zeros((3, len(PACK)), np.int16)
    table[2] = PACK
    for place, held in ((FIRST, "Ks"), (FIRST, "7d"), (SECOND, "As")):
        move_card(table, 2, place, card(held))
    hide_cards(table, (FIRST, SECOND, EVERYBODY), viewer)
    return table


def test_each_card_of_the_pack_has_a_rank_a_suit_and_a_name() -> None:
    assert len(set(CARDS)) == sum(PACK) == 52
    assert all(RANKS[RANK[one] - 1] + SUITS[SUIT[one] - 1] == name(one) for one in range(1, len(PACK)))
    assert (RANK[card("Ah")], RANK[card("Kc")], name(card("7d"))) == (1, KING, "7d")


@entry
def of_rank(table: Any, out: Moves) -> None:
    out[0] = values_of_rank(table, FIRST, 7, 64, out[1:])
    out[5] = count_of_rank(table, FIRST, 7)
    out[6] = count_of_rank(table, FIRST, 6)


@pytest.mark.parametrize("found", [of_rank, interpreted(of_rank)])
def test_cards_of_a_rank_are_listed_and_counted(found: Callable[..., None]) -> None:
    table, out = dealt(viewer=FIRST), np.zeros(7, np.int64)
    move_card(table, 2, FIRST, card("7s"))
    found(table, out)
    assert out.tolist() == [2, 64 | card("7d"), 64 | card("7s"), 0, 0, 2, 0]


def test_a_hand_is_told_card_by_card_to_whoever_sees_it() -> None:
    mine = dealt(viewer=FIRST)
    assert names(mine[FIRST]) == ["7d", "Ks"]
    assert values(mine[FIRST]) == [card("7d"), card("Ks")]
    assert names(mine[SECOND]) == [None]


def test_cards_and_ranks_are_said_in_the_games_words(say: Texts) -> None:
    assert card_term(say, card("7d")).text("en") == "7 of d"
    assert rank_term(say, KING, "rank").text("en") == "a K"
    book = Book(say)
    book.kind("lay", 0, "{card}", card=playing_cards(say, touch="card:{}"))
    assert (book.parse("7d"), book.touches(card("7d"))) == (card("7d"), ["card:7d"])
    assert book.label(card("7d")).text("en") == "Lay 7 of d"
    assert len(book.plays) == 52


def test_what_is_seen_lies_card_by_card_and_what_is_not_as_one_pile(say: Texts) -> None:
    board = Scene([[Zone("mine", "hand"), Zone("theirs", "pile")]])
    put_cards(board, "mine", dealt(FIRST)[FIRST], say, touch="card:{}", marked=[card("Ks")])
    put_cards(board, "theirs", dealt(FIRST)[SECOND], say)
    assert [(one.id, one.touch) for one in board.pieces] == [("7d", "card:7d"), ("Ks", "card:Ks"), ("theirs", "")]
    assert [one.marked for one in board.pieces] == [False, True, False]
    assert (board.pieces[-1].hidden, board.pieces[-1].count) == (True, 1)
    assert not list(board.faults(seats=2))


@pytest.mark.parametrize(
    ("viewer", "rows"),
    [
        (FIRST, [["hand:1", "talon"], ["hand:0"]]),
        (SECOND, [["hand:0", "talon"], ["hand:1"]]),
        (SPECTATOR, [["hand:0", "hand:1", "talon"], []]),
    ],
)
def test_hands_seen_from_behind_lie_above_those_that_are_seen(say: Texts, viewer: int, rows: list[list[str]]) -> None:
    board = Scene()
    put_hands(board, dealt(viewer)[:2], ["5 chips", "7 chips"], say, Zone("talon", "pile"))
    assert [[zone.id for zone in row] for row in board.rows] == rows
    assert [zone.kind for zone in board.zones] == ["pile"] * len(rows[0]) + ["hand"] * len(rows[1])
    assert [zone.label for zone in board.zones if zone.owner == FIRST] == ["5 chips"]
