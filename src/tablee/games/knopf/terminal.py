"""Kopf oder Knopf in the terminal: buttons over holes."""

from typing import Any

from rich.text import Text

from .maps import SIZE
from .words import say

FILES = "abcdefghij"
HOLES = ["", " · ", " : ", " ⋮ ", " ∷ "]
BUTTON = {"red": ("R", "bold white on red"), "blue": ("B", "bold white on blue")}


def draw(view: dict[str, Any], language: str) -> Text:
    """Each square with its holes (· : ⋮ ∷ for 1 to 4); a button shows them as a number beside its letter."""
    aids = view["options"]["aids"]
    threatened = {square for squares in view["threatened"] for square in squares if aids}
    grouped = {square for groups in view["groups"] for group in groups for square in group if aids}
    picture = Text()
    for rank in range(SIZE, 0, -1):
        picture.append(f"{rank:>3} ", "dim")
        for file in range(SIZE):
            _square(picture, view, f"{FILES[file]}{rank}", int(view["holes"][SIZE - rank][file]), threatened, grouped)
        picture.append("\n")
    picture.append("    " + "".join(f"{file:^4}" for file in FILES) + "\n", "dim")
    _legend(picture, view, language)
    return picture


def _square(
    picture: Text, view: dict[str, Any], square: str, holes: int, threatened: set[str], grouped: set[str]
) -> None:
    colour = next((colour for colour in BUTTON if square in view[colour]), None)
    if colour is None:
        picture.append(HOLES[holes] + " ", "dim")
        return
    letter, style = BUTTON[colour]
    mark = "!" if square in threatened else "*" if square in grouped else " "
    picture.append(f"{letter}{holes}{mark}", style)
    picture.append(" ")


def _legend(picture: Text, view: dict[str, Any], language: str) -> None:
    red, blue = view["taken"]
    target = view["options"]["target"]
    if view.get("game_number") == 2:
        first_red, first_blue = view["taken_before"]
        picture.append(f"    {say.text('board-games', language, red=first_red, blue=first_blue)}\n")
    picture.append(f"    {say.text('board-taken', language, red=red, blue=blue, target=target)}")
    picture.append(f"  {say.text('board-marks', language)}\n" if view["options"]["aids"] else "\n")
