"""How strong a game's levels are, kept in its folder: a server rates people against them without playing a duel."""

from typing import TYPE_CHECKING, Final

from msgspec import json

from tablee.match.shelf import folder_of

if TYPE_CHECKING:
    from tablee.lab.arena.ladder import Ladder

FILE: Final = "elo.json"  # written by `tablee ladder`, never by hand


def elo_of(game: str) -> list[int]:
    """[level - 1] Elo points; empty where nothing was measured."""
    path = folder_of(game) / FILE
    return json.decode(path.read_bytes(), type=list[int]) if path.exists() else []


def write_elo(ladder: "Ladder") -> None:
    points = ladder.points()
    levels = [round(points[f"level:{number}"]) for number in range(1, len(ladder.levels) + 1)]
    (folder_of(ladder.game) / FILE).write_bytes(json.encode(levels) + b"\n")
