"""GAMETITLE in words: its moves, the position as a dict, what can be done, what happened, why not."""

from typing import Any

from tablee.kernel.contract import FATE, Move, Seat
from tablee.kernel.dice import values
from tablee.match.book import Book, numbers, throws
from tablee.match.said import Player, Said, Texts

from .rules import balls_for, balls_in, owner_of
from .state import BARREL, DICE, FACES, NOBODY, OVER, PUT, ROLL, ROOM, Position

say = Texts.beside(__file__)
BARRELS = range(1, FACES + 1)

book = Book(say)
book.kind("put", BARREL, "{barrel}", barrel=numbers(1, FACES, touch="{}"))
book.kind("roll", ROLL, "roll:{dice}", fate=True, dice=throws(DICE, FACES))


def describe(s: Position) -> dict[str, Any]:
    return {
        "dice": values(int(s.dice)),
        "barrels": {str(barrel): s.balls[barrel, : s.seats].tolist() for barrel in BARRELS},
        "points": s.points[: s.seats].tolist(),
    }


def prompt(s: Position, seat: Seat) -> Said:
    """What this seat can do now, in one short sentence: it stands above the board."""
    return say.prompt("put", numbers=[barrel for barrel in BARRELS if balls_for(s, barrel)])


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    who = Player(before.turn)
    if seat == FATE:
        told = [say("thrown", who=who, dice=values(move - ROLL))]
        return told if after.phase == PUT else [*told, say("useless", who=who)]
    barrel = move - BARREL
    told = [say("put", who=who, count=balls_for(before, barrel), barrel=barrel)]
    if balls_in(after, barrel) == ROOM:
        owner = owner_of(after, barrel)
        told.append(say("shared", barrel=barrel) if owner == NOBODY else say("won", who=Player(owner), barrel=barrel))
    return [*told, say("ends")] if after.phase == OVER else told


def refuse(s: Position, seat: Seat, move: Move) -> Said | None:
    if seat == FATE or move >= ROLL:
        return None  # said as in every game
    if balls_in(s, move - BARREL) == ROOM:
        return say("full", barrel=move - BARREL)
    return say("not_thrown", number=move - BARREL, dice=values(int(s.dice)))
