"""Dice for rules: a throw is one number, its dice high to low in three bits each, so that throws alike are one move.

draw    ROLL | throw(random, 3, 6)
legal   all_throws(out, ROLL, 3, 6)
odds    ways(move - ROLL, 3)
apply   die(move, 0) is the lowest, die(move, 2) the highest

Where some dice are thrown again, `some_dice` lists the choices, `without_dice` takes those chosen from the table and
`with_dice` puts what they show beside the others.
"""

from typing import Final

from tablee.kernel.chance import below
from tablee.kernel.contract import Moves, Random
from tablee.kernel.listing import add_move
from tablee.kernel.rule import rule

DIE_BITS: Final = 3
ONE_DIE: Final = 7  # no die has more faces


@rule
def throw(random: Random, dice: int, faces: int) -> int:
    """So many dice, thrown: their code."""
    code, case = 0, below(random, faces**dice)
    for _ in range(dice):
        code = with_die(code, 1 + case % faces)
        case //= faces
    return code


@rule
def with_die(code: int, value: int) -> int:
    """The code with a die more, in its place."""
    shift = 0
    while code >> shift & ONE_DIE and code >> shift & ONE_DIE < value:
        shift += DIE_BITS
    lower = code & (1 << shift) - 1
    return code >> shift << shift + DIE_BITS | value << shift | lower


@rule
def without_die(code: int, value: int) -> int:
    """The code with one die of that value less; there must be one."""
    shift = 0
    while code >> shift & ONE_DIE != value:
        shift += DIE_BITS
    lower = code & (1 << shift) - 1
    return code >> shift + DIE_BITS << shift | lower


@rule
def with_dice(code: int, more: int) -> int:
    """The code with all the dice of another."""
    while more:
        code = with_die(code, more & ONE_DIE)
        more >>= DIE_BITS
    return code


@rule
def without_dice(code: int, some: int) -> int:
    """The code without the dice of another; they must be there."""
    while some:
        code = without_die(code, some & ONE_DIE)
        some >>= DIE_BITS
    return code


@rule
def die(code: int, place: int) -> int:
    """The value of a die, the lowest at place 0; 0 where there is none."""
    return code >> DIE_BITS * place & ONE_DIE


@rule
def dice_in(code: int) -> int:
    """How many dice a code has."""
    dice = 0
    while die(code, dice):
        dice += 1
    return dice


@rule
def total(code: int, dice: int) -> int:
    """All dice of a code added up."""
    added = 0
    for place in range(dice):
        added += die(code, place)
    return added


@rule
def how_many(code: int, dice: int, value: int) -> int:
    """How many of the dice show this value."""
    count = 0
    for place in range(dice):
        count += int(die(code, place) == value)
    return count


@rule
def all_throws(out: Moves, kind: int, dice: int, faces: int) -> int:
    """Write every throw, ascending, each with its kind, and return how many there are."""
    n, code = 0, 0
    for place in range(dice):
        code |= 1 << DIE_BITS * place
    while code:
        out[n] = kind | code
        n += 1
        code = next_throw(code, dice, faces)
    return n


@rule
def next_throw(code: int, dice: int, faces: int) -> int:
    """The lowest die that can rise rises by one, those below it fall to 1; 0 after the last throw."""
    for place in range(dice):
        above = faces if place == dice - 1 else die(code, place + 1)
        if die(code, place) < above:
            shift = DIE_BITS * place
            ones = 0
            for below_it in range(place):
                ones |= 1 << DIE_BITS * below_it
            return (code >> shift) + 1 << shift | ones
    return 0


@rule
def some_dice(out: Moves, n: int, kind: int, code: int) -> int:
    """Add every choice of one die or more to the first `n` of `out`, and return how many there are now."""
    dice = dice_in(code)
    for chosen in range(1, 1 << dice):
        some = 0
        for place in range(dice):
            if chosen >> place & 1:
                some = with_die(some, die(code, place))
        n = add_move(out, n, kind | some)
    return n


@rule
def ways(code: int, dice: int) -> int:
    """In how many ways the dice of a throw can be ordered: its odds beside other throws."""
    orders, alike = 1, 0
    for place in range(dice):
        alike = alike + 1 if place and die(code, place) == die(code, place - 1) else 1
        orders = orders * (place + 1) // alike
    return orders


def values(code: int) -> list[int]:
    """The dice, high to low: for words, not for rules."""
    return [int(digit) for digit in f"{code:o}"] if code else []


def written(code: int) -> str:
    """The dice as records have them, 4-2-1: for words."""
    return "-".join(f"{code:o}") if code else ""


def code_of(dice: list[int]) -> int:
    """The code of these dice, in whatever order: for words."""
    return int("".join(map(str, sorted(dice, reverse=True))) or "0", 8)
