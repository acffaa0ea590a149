"""Kopf oder Knopf's board as a scene: it proves the kit against a board that exists. Not the one people play on."""

from functools import cache

from tablee.kernel.contract import Move, Position
from tablee.match.scene import Scene, Zone

from ..maps import SIZE
from ..rules import in_forbidden_group
from ..state import BLUE, PENALTY, RED, SLIDE, SQUARES, STRIKE
from ..words import name, printed

READ = [SIZE * file + rank for rank in reversed(range(SIZE)) for file in range(SIZE)]  # squares in reading order
PLACE = {square: place for place, square in enumerate(READ)}
SOUNDS = {"move": "slide", "penalty": "pop", "strike": "pop"}


def touches(move: Move) -> list[str]:
    if move < SQUARES:
        return [name(move)]
    return [name(square) for square in divmod(move - SLIDE, 100)] if move >= SLIDE else []


def scene(s: Position) -> Scene:
    board = Scene()
    board.row(cloth(s.holes.tobytes()))
    board.row(*(score(seat, int(s.taken[seat]), int(s.target)) for seat in (RED, BLUE)))
    marked = marks(s)
    for seat in (RED, BLUE):
        for square in s.button[seat, : s.left[seat]].tolist():
            board.put(None, "cloth", PLACE[square], "button", owner=seat, marked=square in marked)
    return board


@cache
def cloth(holes: bytes) -> Zone:
    names = [name(square) for square in READ]
    return Zone("cloth", "grid", places=SQUARES, columns=SIZE, touches=names, marks=list("".join(printed(holes))))


@cache
def score(seat: int, taken: int, target: int) -> Zone:
    return Zone(f"taken:{seat}", "counter", "✕", owner=seat, value=taken, most=target)


def marks(s: Position) -> set[int]:
    """Buttons a move is about: those a penalty may take, or a strike."""
    if s.phase == PENALTY:
        return {
            square for square in s.button[1 - s.turn, : s.left[1 - s.turn]].tolist() if in_forbidden_group(s, square)
        }
    return set(s.struck[: s.strikes].tolist()) if s.phase == STRIKE and s.aids else set()
