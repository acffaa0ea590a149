"""Legal moves with labels and parts: what every game gets, and what the conformance suite asks of them."""

from pathlib import Path
from typing import Any

from tablee import Match
from tablee.match.naming import Named, name_move
from tablee.match.said import Term, Texts
from tablee.testkit.check_words import ambiguous, faults_of, ways_to_write

LANGUAGES = ("fr", "en")


class Written(Texts, frozen=True):
    """Texts in which every message says its own id."""

    def format(self, id: str, *_: Any) -> tuple[str, list[Exception]]:
        return id, []


def named(move: str, parts: dict[str, Any], text: str, **values: Any) -> Named:
    return Named(move, parts, Written(Path()).label(text, **values))


def test_named_moves_are_the_legal_ones_in_their_order() -> None:
    match = Match("hippo", 2, seed=7, compiled=False)
    seat = match.to_act[0]
    assert [named.move for named in match.named(seat)] == match.legal(seat)
    assert match.named(1 - int(seat)) == []


def test_a_move_is_named_once_and_means_the_same_in_every_match() -> None:
    first, second = (Match("knopf", compiled=False) for _ in range(2))
    assert all(a is b for a, b in zip(first.named(0), second.named(0), strict=True))


def test_fates_moves_have_names_too() -> None:
    match = Match("hippo", 2, fate="manual", compiled=False)
    assert match.named("fate")[5].parts == {"kind": "throw", "seat": 0, "die": 6}


def test_a_game_without_labels_is_called_by_its_texts() -> None:
    braced = name_move(lambda name: None, 4, "{4}")
    assert (braced.parts, braced.touches) == ({"kind": "move"}, [])
    assert braced.label.text("fr") == braced.label.text("en") == "{4}"


def test_conformance_finds_names_that_do_not_tell_moves_apart() -> None:
    two = [named("1", {"kind": "go"}, "Go one"), named("2", {"kind": "go"}, "Go two")]
    found = list(ambiguous(["1", "2"], {one.move: ways_to_write(one, LANGUAGES) for one in two}))
    assert found == ["2 legal moves are all called {\"kind\": \"go\"}: ['1', '2']"]


def test_conformance_finds_parts_that_a_board_cannot_read() -> None:
    assert list(faults_of(named("1", {"kind": "go", "to": {3}}, "Go"), LANGUAGES)) != []
    assert list(faults_of(named("1", {"to": 3}, "Go"), LANGUAGES)) != []
    assert list(faults_of(named("1", {"kind": "go", "to": (3,)}, "Go"), LANGUAGES)) != []
    odd = Term(Texts(Path()), "term-c", means={3})
    assert list(faults_of(named("1", {"kind": "go"}, "Go to", to=odd), LANGUAGES)) != []
    assert list(faults_of(named("1", {"kind": "go", "to": [3]}, "Go"), LANGUAGES)) == []
