"""How strong a game's levels are, kept in its folder: a server rates people against them without playing a duel."""

from typing import TYPE_CHECKING, Final

from msgspec import Struct, json

from tablee.match.shelf import facts_of, folder_of

if TYPE_CHECKING:
    from tablee.lab.arena.ladder import Ladder

FILE: Final = "elo.json"  # written by `tablee ladder`, never by hand


class Measured(Struct, frozen=True):
    rules_version: int
    levels: list[int]  # [level - 1] Elo points


def elo_of(game: str) -> list[int]:
    """[level - 1] Elo points; empty where nothing was measured by the rules there are now."""
    path = folder_of(game) / FILE
    if not path.exists():
        return []
    measured = json.decode(path.read_bytes(), type=Measured)
    return measured.levels if measured.rules_version == facts_of(game).rules_version else []


def write_elo(ladder: "Ladder") -> None:
    points = ladder.points()
    levels = [round(points[f"level:{number}"]) for number in range(1, len(ladder.levels) + 1)]
    measured = Measured(ladder.rules_version, levels)
    (folder_of(ladder.game) / FILE).write_bytes(json.encode(measured) + b"\n")
