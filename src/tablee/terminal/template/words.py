"""GAMETITLE in words: moves as texts, the position as a dict, what happened, why not, what to do."""

from pathlib import Path
from typing import Any

from tablee.kernel.contract import Move, Position, Seat
from tablee.match.said import Player, Said, Texts

from .state import MOST

say = Texts(Path(__file__).parent)


def text(move: Move) -> str:
    return str(move)


def parse(text: str) -> Move:
    if text.isdecimal() and 1 <= int(text) <= 9:
        return int(text)
    raise ValueError(text)


def parts(move: Move) -> dict[str, Any]:
    """What a board matches gestures against.

    kind  keys
    take  marbles: how many
    """
    return {"kind": "take", "marbles": move}


def label(move: Move) -> Said:
    return say.label("take", marbles=move)


def describe(s: Position) -> dict[str, Any]:
    return {"phase": "take", "turn": int(s.turn), "marbles": int(s.marbles)}


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    told = [say("took", who=Player(seat), count=move, left=int(after.marbles))]
    return told if after.marbles else [*told, say("wins", who=Player(seat))]


def refuse(s: Position, seat: Seat, move: Move) -> Said:
    return say("too_many", most=min(MOST, int(s.marbles)), count=move)


def prompt(s: Position, seat: Seat) -> Said:
    """What this seat can do now, in one short sentence: it stands above the board."""
    return say.prompt("take", most=min(MOST, int(s.marbles)))
