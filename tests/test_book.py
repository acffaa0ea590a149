"""A book of moves: kinds declared once give numbers, texts, parts, labels, touches and the lists of all moves."""

from pathlib import Path

import pytest

from tablee.match.book import Book, Part, names, numbers, seats, throws
from tablee.match.said import Player, Texts

TEXTS = """
move-pass = Pass
move-slide = From { $origin } to { $target }, { $far } away
move-die = { $who } throws { $die }
move-roll = The dice show { LIST($dice) }
move-starts = { $seat } begins
"""
PASS, SLIDE, DIE = 0, 1 << 8, 2 << 8


def slide(origin: int, target: int) -> int:
    return SLIDE | origin << 4 | target


def far(origin: int, target: int) -> int:
    return abs(target - origin)


def die(who: int, die: int) -> int:
    return DIE | who << 4 | die


@pytest.fixture
def book(tmp_path: Path) -> Book:
    (tmp_path / "texts.en.ftl").write_text(TEXTS)
    squares = names("a", "b", "c", touch="square:{}")
    made = Book(Texts(tmp_path))
    made.kind("pass", PASS)
    made.kind("slide", slide, "{origin}-{target}", origin=squares, far=far, target=squares)
    made.kind("die", die, "{who}:{die}", fate=True, who=Part((0, 1), "xy".__getitem__, Player), die=numbers(1, 6))
    made.unseen(DIE, "?")
    return made


def test_every_move_is_listed_ascending_fates_apart(book: Book) -> None:
    assert book.plays == (PASS, *(SLIDE | origin << 4 | target for origin in range(3) for target in range(3)))
    assert book.fates == tuple(DIE | who << 4 | die for who in range(2) for die in range(1, 7))


def test_texts_are_read_back(book: Book) -> None:
    assert [book.text(move) for move in book.plays[:4]] == ["pass", "a-a", "a-b", "a-c"]
    assert all(book.parse(book.text(move)) == move for move in book.plays + book.fates)
    with pytest.raises(ValueError, match="a-d"):
        book.parse("a-d")


def test_parts_and_what_follows_from_them_are_plain_and_in_order(book: Book) -> None:
    assert list(book.parts(book.parse("c-a")).items()) == [("kind", "slide"), ("origin", 2), ("far", 2), ("target", 0)]
    assert book.parts(PASS) == {"kind": "pass"}


def test_labels_are_filled_by_the_parts_as_they_are_said(book: Book) -> None:
    assert book.label(book.parse("c-a")).text("en") == "From c to a, 2 away"
    assert book.label(book.parse("y:6")).text("en", ["Ann", "Bob"]) == "Bob throws 6"


def test_what_is_pressed_is_in_the_order_of_the_parts(book: Book) -> None:
    assert book.touches(book.parse("c-a")) == ["square:c", "square:a"]
    assert book.touches(book.parse("y:6")) == []


def test_dice_are_counted_as_rules_count_them_and_pressed_one_by_one(book: Book) -> None:
    book.kind("roll", 1 << 12, "again:{dice}", dice=throws(2, 3, least=1, between="", touch="die:{}"), touch="cup")
    added = [move for move in book.plays if move >= 1 << 12]
    assert [book.text(move) for move in added] == [f"again:{dice}" for dice in (1, 2, 3, 11, 21, 22, 31, 32, 33)]
    assert book.parse("again:31") == 1 << 12 | 0o31
    assert book.parts(book.parse("again:31")) == {"kind": "roll", "dice": [3, 1]}
    assert book.touches(book.parse("again:31")) == ["die:3", "die:1", "cup"]
    assert throws(2, 2).values == [[2, 2], [2, 1], [1, 1]]


def test_seats_are_written_as_in_records_and_said_by_name(book: Book) -> None:
    book.kind("starts", 1 << 12, "starts:{seat}", fate=True, seat=seats(3))
    assert book.parse("starts:c") == 1 << 12 | 2
    assert book.label(book.parse("starts:b")).text("en", ["Ann", "Bob", "Cy"]) == "Bob begins"


def test_what_a_viewer_may_not_know_can_be_written_but_not_played(book: Book) -> None:
    assert book.text(DIE) == "?"
    assert DIE not in book.plays + book.fates
    with pytest.raises(ValueError, match=r"\?"):
        book.parse("?")


@pytest.mark.parametrize(("code", "pattern"), [(SLIDE, "other"), (5, "a-b")])
def test_two_moves_never_share_a_number_or_a_text(book: Book, code: int, pattern: str) -> None:
    with pytest.raises(TypeError, match="each needs a number and a text of its own"):
        book.kind("pass", code, pattern)


def test_a_move_that_no_kind_has_is_named(book: Book) -> None:
    with pytest.raises(LookupError, match="the book of moves has no move 77: declare its kind"):
        book.text(77)
