"""A board as data: what it is made of, what is wrong with it, and the games that are drawn with it."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import msgspec
import numpy as np
import pytest

from tablee import Match
from tablee.kernel.contract import to_act
from tablee.match.said import Player
from tablee.match.scene import SOUNDS, Scene, Zone, untagged
from tablee.match.shelf import load, texts_of
from tablee.testkit.amounts import amount
from tablee.testkit.check_board import ill_coloured
from tablee.testkit.conformance import CHECKS, findings
from tablee.testkit.findings import Finding

from .drawn import DRAWN, OWN, drawn_games_in, put_drawn_games

ROOT = Path(__file__).parents[2]
ABOUT_BOARDS = ["scenes_make_sense", "scenes_show_what_is_known", "touches_lead_to_moves"]
POSITIONS = amount(500, long=5_000)
GRID = Zone("field", "grid", places=4, columns=2, touches=["a", "b", "c", "d"])


@pytest.fixture(scope="module", autouse=True)
def drawn_games() -> Iterator[None]:
    with drawn_games_in(put_drawn_games(ROOT / "out/scenes")):
        yield


def faults(*zones: Zone, **piece: Any) -> list[str]:
    board = Scene()
    board.row(*zones)
    if piece:
        board.put(**{"id": None, "zone": "field", "place": 0} | piece)
    return list(board.faults(seats=2))


# -- what a scene is made of --------------------------------------------------------------------------------


def test_numbers_of_numpy_become_plain_ones() -> None:
    board, n = Scene(), cast(Callable[[int], int], np.int16)  # as a record's fields are: Any
    board.row(Zone("field", "grid", n(3), n(4), owner=n(1), columns=n(2)))
    board.put("x", "field", n(3), face=n(7), corner=n(2), owner=n(1), count=n(5))
    assert msgspec.json.decode(msgspec.json.encode(board)) == {
        "rows": [[{"id": "field", "kind": "grid", "label": 3, "places": 4, "owner": 1, "columns": 2}]],
        "pieces": [{"id": "x", "zone": "field", "place": 3, "face": 7, "corner": 2, "owner": 1, "count": 5}],
    }


def test_pieces_alike_lie_a_place_each_or_in_stacks() -> None:
    board = Scene()
    board.put_all("dice", "die", [6, 1], touch="die:{}")
    board.put_all("pot", "token", [None] * 3, stacks=2)
    assert [(one.place, one.shape, one.face, one.touch) for one in board.pieces] == [
        (0, "die", 6, "die:6"),
        (1, "die", 1, "die:1"),
        (0, "token", None, ""),
        (1, "token", None, ""),
        (0, "token", None, ""),
    ]


def test_words_are_sent_as_in_a_story_and_can_be_read_again() -> None:
    say = texts_of("hippo")
    board = Scene()
    board.row(Zone("field", "row", say.term("a"), marks=[Player(1), "x"]))
    (zone,) = board.zones
    assert zone.label == {"term": "a", "means": "a", "values": {}}
    assert zone.marks == [{"player": 1}, "x"]
    assert untagged(zone.label, say).text("en") == say.text("term-a", "en")
    assert untagged(zone.marks, say) == [Player(1), "x"]


def test_what_is_usual_is_not_sent() -> None:
    board = Scene()
    board.put(None, "field", 0)
    assert msgspec.to_builtins(board.pieces) == [{"id": None, "zone": "field", "place": 0}]


def test_whatever_has_a_touch_can_be_pressed() -> None:
    board = Scene()
    board.row(GRID, Zone("pool", "pile", touch="pool"))
    board.put(None, "pool", 0, touch="ring")
    board.put(None, "pool", 1)
    assert board.touchable() == {"a", "b", "c", "d", "pool", "ring"}


# -- what does not make sense -------------------------------------------------------------------------------


def test_a_scene_in_order_has_no_faults() -> None:
    assert faults(GRID, Zone("hand", "hand", owner=1), zone="hand", place=40, owner=0) == []


@pytest.mark.parametrize(
    ("piece", "fault"),
    [
        ({"zone": "filed"}, "is in the zone 'filed': expected one of field"),
        ({"place": 4}, "is on place 4 of 'field': expected 0 to 3"),
        ({"place": -1}, "is on place -1 of 'field'"),
        ({"owner": 2}, "belongs to seat 2: expected 0 to 1, or None"),
    ],
)
def test_a_piece_that_cannot_be_there_is_named(piece: dict[str, Any], fault: str) -> None:
    (found,) = faults(GRID, **piece)
    assert fault in found


@pytest.mark.parametrize(
    ("zone", "fault"),
    [
        (Zone("field", "grid", places=5, columns=2), "has 5 places in 2 columns"),
        (Zone("field", "grid", places=5), "has 5 places in 0 columns"),
        (Zone("field", "spots", places=2, at=[(0.1, 0.2)]), "says where 1 of its 2 places are"),
        (Zone("field", "row", places=2, touches=["a"]), "has 1 touches for 2 places"),
        (Zone("field", "row", places=2, marks=["a"]), "has 1 marks for 2 places"),
        (Zone("field", "row", owner=3), "belongs to seat 3"),
        (Zone("field", "shelf"), "is of the kind 'shelf': expected one of grid"),  # type: ignore[arg-type]
    ],
)
def test_a_zone_that_cannot_be_drawn_is_named(zone: Zone, fault: str) -> None:
    (found,) = faults(zone)
    assert fault in found


def test_two_of_one_id_are_named() -> None:
    board = Scene()
    board.row(GRID, GRID)
    board.put("king", "field", 0)
    board.put("king", "field", 1)
    assert list(board.faults(2)) == ["2 zones have the id 'field'", "2 pieces have the id 'king'"]


def test_a_counter_has_no_places() -> None:
    assert "is on the counter" in faults(Zone("field", "counter", value=3), place=0)[0]


# -- games drawn from data ----------------------------------------------------------------------------------


@pytest.mark.parametrize("check", ABOUT_BOARDS)
@pytest.mark.parametrize("game", DRAWN)
def test_a_board_that_exists_can_be_a_scene(game: str, check: str) -> None:
    assert list(CHECKS[check](game, POSITIONS)) == []


def test_a_game_without_a_board_has_no_scene() -> None:
    match = Match("hippo", compiled=False)
    assert match.scene(None) is None
    assert {tuple(one.touches) for one in match.named(match.to_act[0])} == {()}


def test_steps_on_the_way_have_their_scenes() -> None:
    match = Match("drawn_hippo", seed=4, compiled=False)
    start = match.entries
    while match.entries < start + 4:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    steps = match.steps(0, start)
    assert [step.scene is not None for step in steps] == [True] * len(steps)
    assert steps[0].scene != steps[-1].scene
    assert [sorted(step.view) for step in steps] == [["game", "to_act"]] * len(steps)


def test_a_board_of_the_games_own_is_given_whole_views_on_the_way() -> None:
    match = Match(OWN, seed=4, compiled=False)
    start = match.entries
    while match.entries < start + 4:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert match.steps(0, start)[0].view.keys() == match.view(0).keys()


def test_a_game_has_a_board_of_the_pages_or_one_as_data() -> None:
    """What is drawn by hand would be given no views on the way, and would pay for scenes that nobody draws."""
    bundled = {path.parent.name for path in (ROOT / "web/src/games").glob("*/index.ts")}
    assert bundled
    assert [game for game in bundled if load(game).board] == []


def found_with(monkeypatch: pytest.MonkeyPatch, check: str, **parts: Callable[..., Any] | Any) -> Finding:
    board = load("drawn_knopf").board
    for name, part in parts.items():
        monkeypatch.setattr(board, name, part)
    return findings(CHECKS[check], "drawn_knopf", 200)[0]


def line_of(found: Finding) -> str:
    """What stands where it points."""
    return Path(found.file).read_text("utf-8").splitlines()[found.line - 1]


def empty(s: Any) -> Scene:
    return Scene()


def astray(s: Any) -> Scene:
    board = Scene()
    board.put(None, "nowhere", 0, "teapot")
    return board


def astray_at_the_end(s: Any) -> Scene:
    board = Scene()
    board.row(Zone("track", "track", places=3))
    board.put(None, "track", 2 if to_act(s) else 3)
    return board


def masked(s: Any) -> Scene:
    board = Scene()
    board.row(Zone("hand", "hand"))
    board.put(None, "hand", 0, "card", face=-1000)
    return board


def meddling(s: Any) -> Scene:
    s.turn = 1 - s.turn
    return Scene()


SCENE, TOUCHES, SOUNDED = "def scene(", "def touches(", "SOUNDS = "


@pytest.mark.parametrize(
    ("check", "parts", "says", "at"),
    [
        ("scenes_make_sense", {"scene": astray}, r"the piece \(teapot\) .*'nowhere'", SCENE),
        ("scenes_make_sense", {"scene": astray_at_the_end}, "is on place 3 of 'track': expected 0 to 2", SCENE),
        ("scenes_make_sense", {"scene": masked}, "which is UNKNOWN: expected a piece with hidden=True", SCENE),
        ("scenes_make_sense", {"SOUNDS": {"move": "moo"}}, "the sound 'moo'", SOUNDED),
        ("scenes_make_sense", {"SOUNDS": {"moo": "tap"}}, "no said-moo", SOUNDED),
        ("scenes_show_what_is_known", {"scene": meddling}, "changes the position it draws", SCENE),
        (
            "touches_lead_to_moves",
            {"scene": empty},
            r"is made by pressing 'b3', 'e3': expected a zone, a place or a piece",
            TOUCHES,
        ),
        (
            "touches_lead_to_moves",
            {"touches": lambda move: ["b2"]},
            "are all made by pressing b2: expected one move",
            TOUCHES,
        ),
        ("touches_lead_to_moves", {"touches": lambda move: []}, "no move is ever made on the board", TOUCHES),
    ],
)
def test_a_mistake_is_named_with_its_place_and_its_remedy(
    monkeypatch: pytest.MonkeyPatch, check: str, parts: dict[str, Any], says: str, at: str
) -> None:
    load("drawn_knopf").named.cache_clear()  # type: ignore[attr-defined]
    found = found_with(monkeypatch, check, **parts)
    load("drawn_knopf").named.cache_clear()  # type: ignore[attr-defined]
    assert re.search(says, found.message)
    assert (Path(found.file).name, line_of(found)[: len(at)]) == ("board.py", at)
    assert found.todo


def test_a_board_without_touches_is_told_where_they_belong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(load("drawn_knopf").board, "touches")
    found = findings(CHECKS["scenes_make_sense"], "drawn_knopf", 200)[0]
    assert "board.py has no touches(move)" in found.message
    assert (Path(found.file).name, found.todo) == ("board.py", "write touches, or a book of moves in words.py")


def test_the_page_has_every_sound() -> None:
    notes = (ROOT / "web/src/lib/sound/notes.ts").read_text("utf-8")
    assert sorted(name.lower() for name in re.findall(r"export const (\w+): (?:Sound|News)", notes)) == sorted(SOUNDS)


@pytest.mark.parametrize(
    ("colours", "says"),
    [
        (("red", "pink", "green", "blue"), "COLOURS has the colour 'pink'"),
        (("red", "green", "red", "blue"), "COLOURS has 3 colours for 4 seats"),
    ],
)
def test_colours_are_ones_there_are_and_tell_all_seats_apart(colours: tuple[str, ...], says: str) -> None:
    board = ModuleType("board")
    vars(board)["COLOURS"] = colours
    found = list(ill_coloured("hippo", board))
    assert found == [says]
    assert found[0].todo


def test_who_names_no_colours_gets_the_usual_ones() -> None:
    assert list(ill_coloured("hippo", ModuleType("board"))) == []
