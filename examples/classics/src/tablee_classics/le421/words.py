"""Le 421 in words: its moves, the position as a dict, what can be done, what happened, why not."""

from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

from tablee.kernel.contract import FATE, Move, Seat
from tablee.kernel.dice import code_of, values
from tablee.match.book import Book, Part
from tablee.match.said import Player, Said, Texts

from .rules import best_and_worst, class_of, cost, loses, strength
from .state import CLASS, DICE, FACES, GUARD, KIND, NENETTE, NOBODY, PHASE, SEATS, Position

say = Texts(Path(__file__).parent)
LETTERS = "abcdef"
SOME_DICE = [list(some) for n in range(DICE) for some in combinations_with_replacement(range(FACES, 0, -1), n + 1)]


def written(dice: list[int]) -> str:
    return "-".join(map(str, dice))


book = Book(say)
book.kind("stay", KIND.stay)
book.kind(
    "throw",
    lambda dice: KIND.throw | code_of(dice),
    "throw:{dice}",
    dice=Part(SOME_DICE, lambda dice: "".join(map(str, dice))),
)
book.kind("starts", KIND.starts, "starts:{seat}", fate=True, seat=Part(range(SEATS), LETTERS.__getitem__, Player))
book.kind("roll", lambda dice: KIND.roll | code_of(dice), "roll:{dice}", fate=True, dice=Part(SOME_DICE, written))
text, parse, parts, label = book.text, book.parse, book.parts, book.label


def describe(s: Position) -> dict[str, Any]:
    seats = range(s.seats)
    return {
        "phase": PHASE._fields[s.phase],
        "stage": "charge" if s.pot else "discharge",
        "turn": int(s.turn),
        "first": int(s.first),
        "pot": int(s.pot),
        "tokens": s.tokens[: s.seats].tolist(),
        "dice": values(int(s.dice)),
        "thrown": [values(int(s.thrown[seat])) for seat in seats],
        "playing": [seat for seat in seats if s.playing[seat]],
        "left": int(s.left),
        "throws": int(s.throws),
        "limit": int(s.limit),
        "price": int(s.price),
        "giver": None if s.giver == NOBODY else int(s.giver),
        "rounds": int(s.rounds),
    }


def pieces(s: Position) -> int:
    return int(s.pot + s.tokens.sum())


def prompt(s: Position, seat: Seat) -> Said:
    best, _ = best_and_worst(s)
    more = int(s.limit - s.throws)
    if best == NOBODY:
        return say.prompt("first", more=more)
    return say.prompt("beat", more=more, dice=written(values(int(s.thrown[best]))))


def consequences(s: Position, seat: Seat, moves: list[Move]) -> dict[Move, Said]:
    """Where staying leaves you, so far."""
    best, worst = best_and_worst(s)
    if best == NOBODY:
        return {KIND.stay: say.consequence("sets", throws=int(s.throws))}
    mine = strength(int(s.dice))
    if mine > strength(int(s.thrown[best])):
        return {KIND.stay: say.consequence("best", price=cost(s, int(s.dice)))}
    return {KIND.stay: say.consequence("between" if mine > strength(int(s.thrown[worst])) else "worst")}


def standing(s: Position, seat: Seat) -> tuple[int, Said]:
    tokens = int(s.tokens[seat])
    return -tokens if loses(s, seat) else 0, say.standing("tokens", n=tokens)


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    who = Player(before.turn)
    if before.phase == PHASE.start:
        return [say("starts", who=Player(after.first))]
    if before.phase == PHASE.roll:
        dice = after.dice
        told = [say("thrown", who=who, dice=written(values(int(dice))), figure=figure(int(dice)))]
    elif move == KIND.stay:
        told = [say("stays", who=who, dice=written(values(int(before.dice))))]
    else:
        return [say("again", who=who, dice=values(move - KIND.throw))]
    return told + ended_round(before, after)


def figure(dice: int) -> str:
    """What a throw is called."""
    kind = class_of(dice)
    if kind >= CLASS.aces:
        return CLASS._fields[2 if kind == CLASS.aces else 3]
    if kind >= CLASS.twos:
        return "three" if kind % 2 else "two_aces"
    return "nenette" if dice == NENETTE else "sequence" if kind else "plain"


def ended_round(before: Position, after: Position) -> list[Said]:
    if after.rounds == before.rounds:
        level = [Player(seat) for seat in range(after.seats) if after.playing[seat]]
        return [say("level", who=level)] if after.price and before.left == 1 else []
    change = after.tokens - before.tokens
    loser, paid = Player(change.argmax()), int(change.max())
    if before.pot:
        told = [say("takes", who=loser, n=paid)]
        return told if after.pot else [*told, say("emptied"), *ended(after)]
    giver = Player(change.argmin())
    told = [say("gives", who=giver, to=loser, n=paid)]
    return [*told, *([] if after.tokens[giver] else [say("out", who=giver)]), *ended(after)]


def ended(s: Position) -> list[Said]:
    if s.phase != PHASE.over:
        return []
    losers = [Player(seat) for seat in range(s.seats) if loses(s, seat)]
    return [say("guard")] if s.rounds >= GUARD else [say("loses", who=losers)]


def refuse(s: Position, seat: Seat, move: Move) -> Said | None:
    if seat == FATE or not KIND.throw <= move < KIND.starts:
        return None  # said as in every game
    return say("not_there", dice=values(move - KIND.throw), table=values(int(s.dice)))
