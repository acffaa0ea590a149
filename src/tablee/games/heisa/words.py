"""Heisa in words: moves as texts and the position as a dict. Prompts, stories and refusals stand apart."""

import re
from typing import Any

from tablee.kernel.contract import NEVER, Move, Seat
from tablee.match.said import Player, Said

from .geometry import glasses_home, movement, on_line, running
from .names import ASIDE, FACE_NAMES, GLASS_NAMES, PLACE_NAMES, SEATS, called, glass_of, say
from .prompts import prompt
from .refusals import refuse, stale
from .sand import left
from .state import (
    AN_S,
    DIE,
    FIRST,
    GLASSES,
    HOME,
    KIND,
    LOT,
    NO_DIE,
    PLACE,
    PLACE_BITS,
    RED,
    TURNING,
    YELLOW,
    Position,
)
from .stories import meanwhile, story

__all__ = ["describe", "label", "meanwhile", "parse", "parts", "pieces", "prompt", "refuse", "stale", "story", "text"]

PLACE_NUMBERS = {name: place for place, name in PLACE_NAMES.items()}
ASIDE_NUMBERS = {name: move for move, name in ASIDE.items()}
FATE_NUMBERS = {name: DIE | face for face, name in FACE_NAMES.items()}


def text(move: Move) -> str:
    if move in ASIDE:
        return ASIDE[move]
    if move & KIND == LOT:
        return f"first:{SEATS[move & ~KIND]}"
    if move & KIND == DIE:
        return FACE_NAMES[move & ~KIND]
    name = GLASS_NAMES[glass_of(move)]
    return f"~{name}" if move & KIND == TURNING else f"{name}>{PLACE_NAMES[move & PLACE]}"


def parse(text: str) -> Move:
    if text in ASIDE_NUMBERS:
        return ASIDE_NUMBERS[text]
    if text in FATE_NUMBERS:
        return FATE_NUMBERS[text]
    if found := re.fullmatch(r"([RY][A-D])>([a-d][1-7]|home)", text):
        return movement(GLASS_NAMES.index(found[1]), place_number(found[2]))
    if found := re.fullmatch(r"~([RY][A-D])", text):
        return TURNING | GLASS_NAMES.index(found[1]) << PLACE_BITS
    if found := re.fullmatch(r"first:([a-d])", text):
        return LOT | SEATS.index(found[1])
    raise ValueError(text)


def place_number(name: str) -> int:
    if name not in PLACE_NUMBERS:
        raise ValueError(say.message("expected-place", place=name))
    return PLACE_NUMBERS[name]


def parts(move: Move) -> dict[str, Any]:
    """What a board matches gestures against. Glasses and places are named as in a view: "RA", "b3", "home".

    kind   keys
    roll
    pass
    move   glass; to: a place, for a glass on its line the one it comes out on
    turn   glass
    first  seat (fate's)
    die    face: 1, 2, 3 or "S" (fate's)
    """
    if move in ASIDE:
        return {"kind": ASIDE[move]}
    if move & KIND == LOT:
        return {"kind": "first", "seat": move & ~KIND}
    if move & KIND == DIE:
        return {"kind": "die", "face": face(move & ~KIND)}
    name = GLASS_NAMES[glass_of(move)]
    if move & KIND == TURNING:
        return {"kind": "turn", "glass": name}
    return {"kind": "move", "glass": name, "to": PLACE_NAMES[move & PLACE]}


def label(move: Move) -> Said:
    if move in ASIDE:
        return say.label(ASIDE[move])
    if move & KIND == LOT:
        return say.label("first", who=Player(move & ~KIND))
    if move & KIND == DIE:
        return say.label("die", face=face(move & ~KIND))
    glass, place = called(glass_of(move)), move & PLACE
    if move & KIND == TURNING:
        return say.label("turn", glass=glass)
    return say.label("home" if place == HOME else "move", glass=glass, to=PLACE_NAMES[place])


def describe(s: Position) -> dict[str, Any]:
    return {
        "turn": None if s.phase == FIRST else int(s.turn),
        "turns": int(s.turns),
        "die": None if s.die == NO_DIE else face(int(s.die)),
        "now": int(s.now),
        "turn_ends": None if s.turn_ends == NEVER else int(s.turn_ends),
        "full": int(s.full),
        "glasses": {name: describe_glass(s, glass) for glass, name in enumerate(GLASS_NAMES)},
        "home": [glasses_home(s, RED), glasses_home(s, YELLOW)],
        "idle": int(s.idle),
    }


def face(die: int) -> int | str:
    return "S" if die == AN_S else die


def describe_glass(s: Position, glass: int) -> dict[str, Any]:
    return {
        "place": PLACE_NAMES.get(int(s.place[glass]), "line"),
        "left": left(s, glass),
        "running": running(s, glass),
    }


def pieces(s: Position) -> int:
    """Glasses on their lines and at home, and places taken: eight, unless two share a place."""
    in_play = {int(s.place[glass]) for glass in range(GLASSES) if running(s, glass)}
    aside = [glass for glass in range(GLASSES) if on_line(s, glass) or s.place[glass] == HOME]
    return len(in_play) + len(aside)


def standing(s: Position, seat: Seat) -> tuple[int, Said]:
    """S14: the glasses of one's side that are home."""
    home = int(glasses_home(s, seat % 2))
    return home, say.standing("home", n=home)
