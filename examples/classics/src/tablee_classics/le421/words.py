"""Le 421 in words: its moves, the position as a dict, what can be done, what happened, why not."""

from typing import Any

from tablee.kernel.contract import Move, Seat
from tablee.kernel.dice import values, written
from tablee.match.book import Book, seats, throws
from tablee.match.said import Player, Said, Texts

from .figures import DICE, FACES, FIGURE, NENETTE, cost, strength
from .rules import loses
from .state import GUARD, NOBODY, OVER, POT, ROLL, ROLLED, SEATS, START, STARTS, STAY, THROW, Position

say = Texts.beside(__file__)
NUMBERS = ("first", "left", "throws", "limit", "price", "rounds")
NAMES = (*["sequence"] * 4, *["three", "two_aces"] * 5, "aces", "top", "plain")  # [figure], the last of all others

book = Book(say)
book.kind("stay", STAY, touch="stay")
book.kind("throw", THROW, "throw:{dice}", dice=throws(DICE, FACES, least=1, between="", touch="die:{}"), touch="cup")
book.kind("starts", STARTS, "starts:{seat}", fate=True, seat=seats(SEATS))
book.kind("roll", ROLLED, "roll:{dice}", fate=True, dice=throws(DICE, FACES, least=1))


def describe(s: Position) -> dict[str, Any]:
    return {name: int(s[name]) for name in NUMBERS} | {
        "stage": "charge" if s.tokens[POT] else "discharge",
        "pot": int(s.tokens[POT]),
        "tokens": s.tokens[: s.seats].tolist(),
        "dice": values(s.dice),
        "thrown": [values(dice) for dice in s.thrown[: s.seats]],
        "playing": [seat for seat in range(s.seats) if s.playing[seat]],
        "giver": None if s.giver == NOBODY else int(s.giver),
    }


def pieces(s: Position) -> int:
    return int(s.tokens.sum())


def prompt(s: Position, seat: Seat) -> Said:
    more = int(s.limit - s.throws)
    if s.best == NOBODY:
        return say.prompt("first", more=more)
    return say.prompt("beat", more=more, dice=written(s.thrown[s.best]))


def consequences(s: Position, seat: Seat, moves: list[Move]) -> dict[Move, Said]:
    """Where staying leaves you, so far."""
    dice = int(s.dice)
    if s.best == NOBODY:
        return {STAY: say.consequence("sets", throws=int(s.throws))}
    if strength(dice) > strength(int(s.thrown[s.best])):
        return {STAY: say.consequence("best", price=cost(s, dice))}
    is_between = strength(dice) > strength(int(s.thrown[s.worst]))
    return {STAY: say.consequence("between" if is_between else "worst")}


def standing(s: Position, seat: Seat) -> tuple[int, Said]:
    return -int(s.tokens[seat]) if loses(s, seat) else 0, say.standing("tokens", n=int(s.tokens[seat]))


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    who = Player(before.turn)
    if before.phase == START:
        return [say("starts", who=Player(after.first))]
    if before.phase == ROLL:
        told = say("thrown", who=who, dice=written(after.dice), figure=name_of(int(after.dice)))
    elif move == STAY:
        told = say("stays", who=who, dice=written(before.dice))
    else:
        return [say("again", who=who, dice=values(move - THROW))]
    return [told, *ended_round(before, after)]


def name_of(dice: int) -> str:
    """What a throw is called."""
    return "nenette" if dice == NENETTE else NAMES[FIGURE[dice]]


def ended_round(before: Position, after: Position) -> list[Said]:
    if after.rounds == before.rounds:
        level = [Player(seat) for seat in range(after.seats) if after.playing[seat]]
        return [say("level", who=level)] if after.price and before.left == 1 else []
    giver, loser = Player(after.giver), Player(after.first)
    paid = int(after.tokens[loser] - before.tokens[loser])
    if before.tokens[POT]:
        discharge = after.tokens[POT] == 0 and after.phase != OVER
        told = [say("takes", who=loser, n=paid), *([say("emptied")] if discharge else [])]
    else:
        told = [say("gives", who=giver, to=loser, n=paid), *([] if after.tokens[giver] else [say("out", who=giver)])]
    return [*told, ended(before, after)] if after.phase == OVER else told


def ended(before: Position, s: Position) -> Said:
    """Also where the charge has given everything to one player, before anybody could do anything about it."""
    losers = [Player(seat) for seat in range(s.seats) if loses(s, seat)]
    if s.rounds >= GUARD:
        return say("guard")
    if before.tokens[POT] and len(losers) == 1:
        return say("swept", who=losers[0])
    return say("loses", who=losers)
