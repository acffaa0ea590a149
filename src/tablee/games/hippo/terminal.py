"""Hippo in the terminal: the lanes as a pool."""

from typing import Any

from rich.text import Text

from .words import say

COLOURS = {"a": "bold red", "b": "bold green", "c": "bold magenta", "d": "bold yellow"}
PLACES = 3


def draw(view: dict[str, Any], language: str) -> Text:
    """The lanes from the top place down, the pool in the middle, then dice and reserves."""
    picture = Text()
    for place in reversed(range(PLACES)):
        for lane in range(1, 13):
            _place(picture, view, lane, place)
        picture.append("\n")
    picture.append("".join(f"{lane:>3} " if lane != 7 else " ~HIPPO~ " for lane in range(1, 13)) + "\n", "dim")
    _rings(picture, say.text("board-pool", language) + " ", view["pool"])
    for holder, reserve in enumerate(view["reserve"]):
        mark = "▶ " if view["turn"] == holder else "  "
        _rings(picture, f"{mark}{'abcd'[holder]}: ", reserve)
    if view["dice"]:
        picture.append("  ".join(f"[{die}]" for die in view["dice"]) + "\n", "bold reverse")
    return picture


def _place(picture: Text, view: dict[str, Any], lane: int, place: int) -> None:
    if lane == 7:
        picture.append(" ~~~~~~~ ", "blue")
        return
    rings = view["lanes"][str(lane)]
    if place >= view["places"][str(lane)]:
        picture.append("    ")
    elif place < len(rings):
        picture.append(f" ({rings[place]})"[:3] + ")", COLOURS[rings[place]])
    else:
        picture.append("  · ", "blue")


def _rings(picture: Text, title: str, rings: list[int]) -> None:
    picture.append(title)
    for letter, count in zip("abcd", rings, strict=False):
        picture.append(f"{letter}×{count} " if count else "", COLOURS[letter])
    picture.append("\n")
