"""Hippo in words: moves as texts, the position as a dict, what can be done, what happened, why not."""

import re
from itertools import combinations_with_replacement
from typing import Any

from tablee.kernel.contract import FATE, Move, Seat
from tablee.match.book import Book, Part, numbers
from tablee.match.said import Player, Said, Texts

from .rules import dice_code
from .state import COLOUR, COLOUR_BITS, DICE, EMPTY, KIND, KIND_BITS, LANES, NOT_THROWN, PHASE, POOL, SEATS, Position

say = Texts.beside(__file__)
LETTERS = "abcd"
ASIDE = {KIND.again: "again", KIND.stop: "stop"}
FACES = range(1, 7)


# -- moves --------------------------------------------------------------------------------------------------


def digits(dice: int) -> list[int]:
    return [die for die in (dice >> 6 & 7, dice >> 3 & 7, dice & 7) if die]


def dice_of(placement: Move) -> list[int]:
    return digits(placement >> COLOUR_BITS)


def some_dice(*counts: int) -> list[list[int]]:
    """Every choice of so many dice, each high to low."""
    return [list(dice) for count in counts for dice in combinations_with_replacement(reversed(FACES), count)]


def packed(dice: list[int]) -> int:
    return dice_code(*[*dice, 0, 0][:DICE])


def place_code(dice: list[int], ring: int) -> Move:
    return KIND.placement | packed(dice) << COLOUR_BITS | ring


def throw_code(seat: Seat, die: int) -> Move:
    return KIND.throw | seat << 3 | die


def roll_code(dice: list[int]) -> Move:
    return KIND.roll | packed(dice)


USED = Part(some_dice(1, 2, 3), lambda dice: "+".join(map(str, dice)), lambda dice: " + ".join(map(str, dice)))
ROLLED = Part(some_dice(DICE), lambda dice: "-".join(map(str, dice)))
RING = Part(range(SEATS), LETTERS.__getitem__, lambda colour: say.term(LETTERS[colour]))
THROWER = Part(range(SEATS), LETTERS.__getitem__, Player)

book = Book(say)
book.kind("again", KIND.again)
book.kind("stop", KIND.stop)
book.kind("place", place_code, "{dice}:{ring}", dice=USED, sum=lambda dice, ring: sum(dice), ring=RING)  # sum: the lane
book.kind("throw", throw_code, "{seat}:d{die}", fate=True, seat=THROWER, die=numbers(1, 6))
book.kind("roll", roll_code, "roll:{dice}", fate=True, dice=ROLLED)


def parse(text: str) -> Move:
    """Dice may be written in any order."""
    return book.parse(re.sub(r"[1-6]([+-])[1-6](?:\1[1-6])?", high_to_low, text))


def high_to_low(dice: re.Match[str]) -> str:
    return dice[1].join(sorted(dice[0].split(dice[1]), reverse=True))


# -- the position -------------------------------------------------------------------------------------------


def describe(s: Position) -> dict[str, Any]:
    seats, lanes = range(s.seats), [lane for lane in range(1, LANES + 1) if lane != POOL]
    return {
        "phase": PHASE._fields[s.phase],
        "turn": int(s.turn),
        "start": [None if die == NOT_THROWN else int(die) for die in s.start[: s.seats]],
        "dice": [int(die) for die in s.dice if die and s.phase == PHASE.place],
        "bonus": bool(s.bonus),
        "pooled": bool(s.pooled),
        "lanes": {str(lane): [LETTERS[ring] for ring in s.lane[lane] if ring != EMPTY] for lane in lanes},
        "places": {str(lane): int(s.places[lane]) for lane in lanes},
        "pool": s.pool[: s.seats].tolist(),
        "reserve": [s.reserve[holder, : s.seats].tolist() for holder in seats],
        "placements": int(s.placements),
    }


# -- what can be done ---------------------------------------------------------------------------------------


def prompt(s: Position, seat: Seat) -> Said:
    if s.phase == PHASE.again:
        return say.prompt("again_or_stop")
    if s.reserve[seat].sum() == 1:
        return say.prompt("last_ring")
    dice = [die for die in s.dice.tolist() if die]
    if len(dice) == 1:
        return say.prompt("last_die", die=dice[0])
    return say.prompt("choose_dice") if len(dice) == DICE else say.prompt("two_dice", dice=dice, sum=sum(dice))


def consequences(s: Position, seat: Seat, moves: list[Move]) -> dict[Move, Said]:
    if s.phase != PHASE.place:
        return {}
    told = ((move, consequence(s, move)) for move in moves)
    return {move: said for move, said in told if said}


def consequence(s: Position, move: Move) -> Said | None:
    """In the pool, or where a ring is pushed out; elsewhere it simply lies in its lane."""
    lane = sum(dice_of(move))
    if lane == POOL:
        return say.consequence("pool" if s.bonus else "pool_and_again")
    pushed_out = top_if_full(s, lane)
    if pushed_out == s.turn:
        return say.consequence("takes_back", lane=lane, rings=int(s.places[lane]) + 1)
    return None if pushed_out == EMPTY else say.consequence("pushes_out", lane=lane, owner=Player(pushed_out))


def top_if_full(s: Position, lane: int) -> int:
    """The ring that the next one pushes out, or EMPTY."""
    return int(s.lane[lane, s.places[lane] - 1])


# -- what happened ------------------------------------------------------------------------------------------


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    who = Player(before.turn)
    if seat != FATE:
        return [say(ASIDE[move], who=who)] if move in ASIDE else placed(before, move) + ended(after)
    if before.phase != PHASE.start:
        return [say("roll", who=who, dice=digits(move))]
    told = [say("throw", who=who, die=move & 7)]
    if after.phase != PHASE.start:
        return [*told, say("starts", who=Player(after.turn))]
    return [*told, say("tied")] if after.turn <= before.turn else told


def placed(before: Position, move: Move) -> list[Said]:
    who, ring, lane = Player(before.turn), say.term(LETTERS[move & COLOUR]), sum(dice_of(move))
    if lane == POOL:
        return [say("pooled", who=who, ring=ring)]
    told = [say("placed", who=who, ring=ring, lane=lane)]
    pushed_out = top_if_full(before, lane)
    if pushed_out == before.turn:
        return [*told, say("penalty", who=who, lane=lane, rings=int(before.places[lane]) + 1)]
    return told if pushed_out == EMPTY else [*told, say("pushed_out", owner=Player(pushed_out), lane=lane)]


def ended(after: Position) -> list[Said]:
    if after.phase != PHASE.over:
        return []
    return [say("guard")] if after.reserve[after.turn].any() else [say("wins", who=Player(after.turn))]


def standing(s: Position, seat: Seat) -> tuple[int, Said]:
    """H12: the fewer rings in reserve, the better."""
    rings = int(s.reserve[seat].sum())
    return -rings, say.standing("rings", n=rings)


# -- why not ------------------------------------------------------------------------------------------------


def refuse(s: Position, seat: Seat, move: Move) -> Said:
    if seat == FATE:
        return say("not_fate")
    if move in ASIDE or s.phase != PHASE.place:
        return say("place_first" if s.phase == PHASE.place else "again_or_stop")
    if move & KIND_BITS != KIND.placement:
        return say("fates_move")
    dice, left = dice_of(move), [int(die) for die in s.dice if die]
    if sum(dice) > LANES:
        return say("too_high", sum=sum(dice))
    if any(dice.count(die) > left.count(die) for die in dice):
        return say("no_such_dice", dice=dice, left=left)
    return say("no_such_ring", ring=say.term(LETTERS[move & COLOUR]))
