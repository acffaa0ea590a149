"""Scenes in the terminal, as plain letters."""

from io import StringIO

from rich.console import Console

from tablee import Match
from tablee.match.said import Player
from tablee.match.scene import Scene, Zone
from tablee.match.shelf import texts_of
from tablee.terminal.scene import draw_scene


def drawn(board: Scene, acting: tuple[int, ...] = ()) -> str:
    assert list(board.faults(seats=2)) == []
    console = Console(width=80, file=StringIO())
    console.print(draw_scene(board, texts_of("hippo"), "en", acting))
    assert isinstance(console.file, StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines()).strip("\n")


def test_a_grid_is_drawn_with_the_names_of_its_rows_and_columns() -> None:
    board = Scene()
    names = [f"{file}{rank}" for rank in (2, 1) for file in "ab"]
    board.row(Zone("field", "grid", places=4, columns=2, touches=names, marks=["3", "", "4", ""]))
    board.put(None, "field", 0, owner=1)
    board.put(None, "field", 3, owner=0, marked=True)
    assert drawn(board).splitlines() == ["2 (3b)  ·", "1  4   <a>", "   a    b"]


def test_places_that_stand_for_their_column_name_it() -> None:
    match = Match("connect_four", compiled=False)
    match.play(0, "4")
    scene = match.scene(None)
    assert scene is not None
    *_, discs, numbers = drawn(scene).splitlines()
    assert discs.split() == ["·", "·", "·", "(a)", "·", "·", "·"]
    assert numbers.split() == ["1", "2", "3", "4", "5", "6", "7"]


def test_tracks_beside_each_other_stand_upright_on_their_labels() -> None:
    board = Scene()
    board.row(Zone("lane:1", "track", 1, 2), Zone("lane:2", "track", 2, 1))
    board.put(None, "lane:1", 0, "ring", owner=0)
    assert drawn(board).splitlines() == [" ·", "(a)   ·", " 1    2"]


def test_a_hand_says_whose_it_is_and_who_may_act() -> None:
    board = Scene()
    for seat in (0, 1):
        board.row(Zone(f"hand:{seat}", "hand", owner=seat))
    board.put(None, "hand:0", 0, "card", face=7, corner=2)
    board.put(None, "hand:0", 1, "card", face=Player(1))
    board.put(None, "hand:1", 0, "card", hidden=True, count=3)
    assert drawn(board, acting=(0,)).splitlines() == ["▶ a Red: [7/2] [Green]", "  b Green: [▒]×3"]


def test_many_pieces_alike_are_counted() -> None:
    board = Scene()
    board.row(Zone("reserve", "row", "Rings"), Zone("dice", "dice", places=2))
    for place in range(12):
        board.put(None, "reserve", place, "ring", owner=1)
    board.put(None, "dice", 0, "die", face=5)
    assert drawn(board) == "Rings (b)×12  [5] ·"


def test_pits_and_counters_are_numbers() -> None:
    board = Scene()
    board.row(Zone("pits", "pits", places=3), Zone("store", "counter", "Store", value=3, most=25))
    board.put(None, "pits", 1, "stone", count=4)
    assert drawn(board) == "(0) (4) (0)  Store 3/25"


def test_a_word_is_read_in_the_readers_language() -> None:
    board = Scene()
    board.row(Zone("pool", "pile", texts_of("hippo").term("a")))
    assert drawn(board) == f"{texts_of('hippo').text('term-a', 'en')} –"


def test_spots_are_about_where_they_are() -> None:
    board = Scene()
    board.row(Zone("map", "spots", places=2, at=[(0.0, 0.0), (1.0, 1.0)], marks=["Oslo", "Rome"]))
    board.put(None, "map", 1, "tent", owner=0)
    lines = drawn(board).splitlines()
    assert (lines[0].strip(), lines[-1].strip(), len(lines)) == ("Oslo", "Rome(a)", 15)
    assert lines[-1].index("Rome") > 50


def test_seats_have_the_colours_their_game_gives_them() -> None:
    board, console = Scene(), Console(width=80, file=StringIO(), force_terminal=True, color_system="standard")
    board.row(Zone("row", "row", places=2))
    board.put(None, "row", 0, owner=0)
    board.put(None, "row", 1, owner=1)
    console.print(draw_scene(board, texts_of("hippo"), "en", (), ["purple", "blue"]))
    assert isinstance(console.file, StringIO)
    magenta, blue = "\x1b[1;35m", "\x1b[1;34m"
    assert f"{magenta}(a)\x1b[0m {blue}(b)" in console.file.getvalue()
