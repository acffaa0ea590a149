"""The dash in words."""

from typing import Any

from tablee.kernel.contract import FATE, Move, Position, Seat
from tablee.match.said import Player, Said, Texts

from .state import GOAL, THROW

say = Texts.beside(__file__)


def text(move: Move) -> str:
    return f"{move >> 3 & 7}-{move & 7}" if move & THROW else str(move)


def parse(text: str) -> Move:
    if text in ("1", "2", "3", "4", "5", "6"):
        return int(text)
    high, dash, low = text.partition("-")
    if dash and high in "123456" and low in "123456":
        return THROW | int(high) << 3 | int(low)
    raise ValueError(text)


def parts(move: Move) -> dict[str, Any]:
    """`kind` is throw or take, `dice` a list."""
    return {"kind": "throw", "dice": [move >> 3 & 7, move & 7]} if move & THROW else {"kind": "take", "dice": [move]}


def label(move: Move) -> Said:
    return say.label("throw", dice=text(move)) if move & THROW else say.label("take", die=move)


def describe(s: Position) -> dict[str, Any]:
    return {
        "phase": "take" if s.dice[0] else "throw",
        "turn": int(s.turn),
        "dice": [int(die) for die in s.dice],
        "place": [int(place) for place in s.place],
        "pile": int(s.pile),
    }


def pieces(s: Position) -> int:
    return int(s.pile) + int(s.taken)


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    if seat == FATE:
        return [say("thrown", dice=text(move))]
    told = [say("took", who=Player(seat), die=move)]
    return [*told, say("home", who=Player(seat))] if after.place[seat] >= GOAL else told


def refuse(s: Position, seat: Seat, move: Move) -> Said:
    return say("no_such_die", die=move)


def prompt(s: Position, seat: Seat) -> Said:
    return say.prompt("take")
