"""Heisa in the terminal: a board shaped like an hourglass, with the sand of every glass."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from .names import say

Glass = Mapping[str, Any]

COLUMNS = "abcd"
SEATS = "abcd"
NECK = (3, 4, 5)
CELL = 7
MARGIN = "    "
SAND = "▁▂▃▄▅▆▇█"
CLOCK = 24  # signs of the turn clock

COLOUR = {"R": "bold red", "Y": "bold yellow"}
POINTS = {"R": "▲", "Y": "▼"}  # which way a side travels, for eyes that do not tell red from yellow
SIDES = {"R": "board-red", "Y": "board-yellow"}
DOING = {"roll": "board-roll", "air": "board-air", "use": "board-use"}
GLASS = "cyan"  # the board itself
LOW = 0.2  # of a glass: hurry
LETTERS = ("A B", "C D")  # with which one against two plays in turn

# The frame above each row, from yellow's line down; the last one is the floor.
EDGES = {
    7: "╭───────┬───────┬───────┬───────╮",
    6: "├───────┼───────┼───────┼───────┤",
    5: "╰───────┼───────┼───────┼───────╯",
    4: "        ├───────┼───────┤        ",
    3: "        ├───────┼───────┤        ",
    2: "╭───────┼───────┼───────┼───────╮",
    1: "├───────┼───────┼───────┼───────┤",
    0: "╰───────┴───────┴───────┴───────╯",
}


def draw(view: dict[str, Any], language: str) -> Text:
    """Yellow's line at the top, red's at the bottom, the turn below."""
    picture = Text()
    _line(picture, view, "Y", language)
    for row in range(7, 0, -1):
        picture.append(f"{MARGIN}{EDGES[row]}\n", GLASS)
        _row(picture, view, row)
    picture.append(f"{MARGIN}{EDGES[0]}\n", GLASS)
    _line(picture, view, "R", language)
    picture.append(MARGIN + " " + "".join(f"{column:^{CELL + 1}}" for column in COLUMNS) + "\n\n", "dim")
    _turn(picture, view, language)
    return picture


# -- the board ----------------------------------------------------------------------------------------------


def _line(picture: Text, view: Mapping[str, Any], side: str, language: str) -> None:
    """Glasses waiting on their line, and beside them how many of the side are home."""
    picture.append(MARGIN + " ")
    for letter in "ABCD":
        waits = view["glasses"][side + letter]["place"] == "line"
        picture.append(f"{POINTS[side] + letter if waits else '':^{CELL}} ", COLOUR[side])
    home = [name[1] for name, glass in view["glasses"].items() if name[0] == side and glass["place"] == "home"]
    picture.append(f"  {say.text(SIDES[side], language)} {POINTS[side]}  ", COLOUR[side])
    count = say.text("board-home", language, home=len(home), goal=view["options"]["goal"])
    picture.append(f"{count} {' '.join(home)}\n")


def _row(picture: Text, view: Mapping[str, Any], row: int) -> None:
    standing = {glass["place"]: name for name, glass in view["glasses"].items()}
    picture.append(f"  {row} ", "dim")
    for column in COLUMNS:
        if row in NECK and column in "ad":
            picture.append("        " if column == "a" else "│", GLASS)
            continue
        picture.append("│", GLASS)
        _cell(picture, view, standing.get(f"{column}{row}"))
    picture.append("\n" if row in NECK else "│\n", GLASS)


def _cell(picture: Text, view: Mapping[str, Any], name: str | None) -> None:
    """A glass as ▲A 62▆: whose, which, how much is left."""
    if name is None:
        picture.append(f"{'·':^{CELL}}", "dim")
        return
    left, full = view["glasses"][name]["left"], view["full"]
    picture.append(f"{POINTS[name[0]]}{name[1]}", COLOUR[name[0]])
    picture.append(f"{_amount(view, left):>4}", "bold reverse" if left < LOW * full else "")
    picture.append(SAND[min(left * len(SAND) // full, len(SAND) - 1)], COLOUR[name[0]])


def _amount(view: Mapping[str, Any], left: int) -> int:
    """Grains, or seconds begun."""
    return left if view["options"]["tempo"] else -(-left // 1000)


# -- the turn -----------------------------------------------------------------------------------------------


def _turn(picture: Text, view: Mapping[str, Any], language: str) -> None:
    if view["over"]:
        ahead = say.text("board-over", language, seats=[say.player(seat, language) for seat in view["winners"]])
        picture.append(f"{MARGIN}{ahead}\n", "bold")
        return
    if view["turn"] is None:
        picture.append(f"{MARGIN}{say.text('board-lot', language)}\n", "bold")
        return
    side = "RY"[view["turn"] % 2]
    picture.append(
        f"{MARGIN}▶ {SEATS[view['turn']]} {say.player(view['turn'], language)} {POINTS[side]} ", COLOUR[side]
    )
    if view["seats"] == 3 and view["turn"] == 1:
        picture.append(f"{LETTERS[view['turns'] // 2 % 2]}  ", COLOUR[side])
    picture.append(say.text(DOING["air" if view["to_act"] == ["fate"] else view["phase"]], language))
    if view["die"] is not None:
        picture.append("  ")
        picture.append(f" {view['die']} ", "bold reverse")
    picture.append(f"   {say.text('board-turn', language, number=view['turns'] + 1)}\n", "dim")
    if view["turn_ends"] is not None:
        _clock(picture, view, language)


def _clock(picture: Text, view: Mapping[str, Any], language: str) -> None:
    left = view["turn_ends"] - view["now"]
    signs = -(-left * CLOCK // (view["options"]["limit"] * 1000))
    picture.append(f"{MARGIN}{say.text('board-clock', language)} ")
    picture.append("━" * signs, "green" if signs > CLOCK // 3 else "bold red")
    picture.append("╌" * (CLOCK - signs), "dim")
    picture.append(f" {say.text('term-seconds', language, seconds=left / 1000)}\n")
