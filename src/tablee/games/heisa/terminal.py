"""Heisa in the terminal: a board shaped like an hourglass, with the sand of every glass."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

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
GLASS = "cyan"  # the board itself
LOW = 0.2  # of a glass: hurry

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

WORDS = {
    "fr": {
        "R": "rouges",
        "Y": "jaunes",
        "home": "arrivés",
        "lot": "le sort va dire qui commence",
        "roll": "lance le dé",
        "air": "le dé est en l'air",
        "use": "se sert du dé",
        "turn": "tour",
        "clock": "montre",
        "over": "partie terminée, en tête :",
        "point": ",",
    },
    "en": {
        "R": "red",
        "Y": "yellow",
        "home": "home",
        "lot": "the lot will say who begins",
        "roll": "rolls the die",
        "air": "the die is in the air",
        "use": "uses the die",
        "turn": "turn",
        "clock": "clock",
        "over": "game over, ahead:",
        "point": ".",
    },
}


def draw(view: dict[str, Any], language: str) -> Text:
    """Yellow's line at the top, red's at the bottom, the turn below."""
    words, picture = WORDS[language], Text()
    _line(picture, view, "Y", words)
    for row in range(7, 0, -1):
        picture.append(f"{MARGIN}{EDGES[row]}\n", GLASS)
        _row(picture, view, row)
    picture.append(f"{MARGIN}{EDGES[0]}\n", GLASS)
    _line(picture, view, "R", words)
    picture.append(MARGIN + " " + "".join(f"{column:^{CELL + 1}}" for column in COLUMNS) + "\n\n", "dim")
    _turn(picture, view, words)
    return picture


# -- the board ----------------------------------------------------------------------------------------------


def _line(picture: Text, view: Mapping[str, Any], side: str, words: Mapping[str, str]) -> None:
    """Glasses waiting on their line, and beside them how many of the side are home."""
    picture.append(MARGIN + " ")
    for letter in "ABCD":
        waits = view["glasses"][side + letter]["place"] == "line"
        picture.append(f"{POINTS[side] + letter if waits else '':^{CELL}} ", COLOUR[side])
    home = [name[1] for name, glass in view["glasses"].items() if name[0] == side and glass["place"] == "home"]
    picture.append(f"  {words[side]} {POINTS[side]}  ", COLOUR[side])
    picture.append(f"{words['home']} {len(home)}/{view['options']['goal']} {' '.join(home)}\n")


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


def _turn(picture: Text, view: Mapping[str, Any], words: Mapping[str, str]) -> None:
    if view["over"]:
        picture.append(f"{MARGIN}{words['over']} {', '.join(SEATS[seat] for seat in view['winners'])}\n", "bold")
        return
    if view["turn"] is None:
        picture.append(f"{MARGIN}{words['lot']}\n", "bold")
        return
    side = "RY"[view["turn"] % 2]
    picture.append(f"{MARGIN}▶ {SEATS[view['turn']]} ({words[side]} {POINTS[side]}) ", COLOUR[side])
    picture.append(words["air"] if view["to_act"] == ["fate"] else words[view["phase"]])
    if view["die"] is not None:
        picture.append("  ")
        picture.append(f" {view['die']} ", "bold reverse")
    picture.append(f"   {words['turn']} {view['turns'] + 1}\n", "dim")
    if view["turn_ends"] is not None:
        _clock(picture, view, words)


def _clock(picture: Text, view: Mapping[str, Any], words: Mapping[str, str]) -> None:
    left = view["turn_ends"] - view["now"]
    signs = -(-left * CLOCK // (view["options"]["limit"] * 1000))
    picture.append(f"{MARGIN}{words['clock']} ")
    picture.append("━" * signs, "green" if signs > CLOCK // 3 else "bold red")
    picture.append("╌" * (CLOCK - signs), "dim")
    picture.append(f" {left / 1000:.1f} s\n".replace(".", words["point"]))
