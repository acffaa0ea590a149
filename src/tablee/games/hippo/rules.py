"""Hippo's rules, in the sheet's words."""

from tablee.kernel.chance import below
from tablee.kernel.contract import FATE_ACTS, Move, Moves, Options, Random, Scores, Seat
from tablee.kernel.rule import rule
from tablee.kernel.sharing import share_the_win

from .state import (
    COLOUR,
    COLOUR_BITS,
    EMPTY,
    GUARD,
    KIND,
    LANES,
    NOT_THROWN,
    OUT_OF_LOT,
    PHASE,
    POOL,
    RINGS,
    SEATS,
    Position,
)


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    """H2, H3: twelve rings of his colour for each; the lot for the start comes first."""
    s.seats = seats
    s.phase = PHASE.start
    for seat in range(seats):
        s.reserve[seat, seat] = RINGS
        s.start[seat] = NOT_THROWN
    for lane in range(1, LANES + 1):
        s.places[lane] = 2 if options[0] and lane > POOL else 3  # the option: lanes as printed
        for place in range(3):
            s.lane[lane, place] = EMPTY


@rule
def to_act(s: Position) -> int:
    if s.phase == PHASE.place or s.phase == PHASE.again:
        return 1 << int(s.turn)
    return 0 if s.phase == PHASE.over else FATE_ACTS


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    if s.phase == PHASE.place:
        return placements(s, out)
    if s.phase == PHASE.again:
        out[0], out[1] = KIND.again, KIND.stop
        return 2
    return throws(s, out) if s.phase == PHASE.start else rolls(out)


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    if s.phase == PHASE.place:
        place_ring(s, move)
    elif s.phase == PHASE.roll:
        roll(s, move)
    elif s.phase == PHASE.again:
        roll_again_or_stop(s, move)
    else:
        throw_for_start(s, move)


@rule
def draw(s: Position, random: Random) -> Move:
    if s.phase == PHASE.start:
        return KIND.throw | int(s.turn) << 3 | 1 + below(random, 6)
    three = below(random, 216)
    a, b, c = 1 + three % 6, 1 + three // 6 % 6, 1 + three // 36
    high, low = max(a, b, c), min(a, b, c)
    return KIND.roll | dice_code(high, a + b + c - high - low, low)


@rule
def odds(s: Position, move: Move) -> int:
    """Three dice fall in as many ways as their numbers can be ordered."""
    high, middle, low = move >> 6 & 7, move >> 3 & 7, move & 7
    if s.phase == PHASE.start or high == low:
        return 1
    return 3 if high == middle or middle == low else 6


@rule
def scores(s: Position, out: Scores) -> None:
    """H12: the fewest rings in reserve win; only the guard can leave several with as few."""
    for seat in range(s.seats):
        out[seat] = -rings_left(s, seat)
    share_the_win(out, s.seats)


# -- H3: who starts -----------------------------------------------------------------------------------------


@rule
def throws(s: Position, out: Moves) -> int:
    for die in range(6):
        out[die] = KIND.throw | int(s.turn) << 3 | 1 + die
    return 6


@rule
def throw_for_start(s: Position, move: Move) -> None:
    s.start[s.turn] = move & 7
    for seat in range(s.turn + 1, s.seats):
        if s.start[seat] == NOT_THROWN:
            s.turn = seat
            return
    decide_start(s)


@rule
def decide_start(s: Position) -> None:
    """The highest starts; only the tied highest throw again."""
    highest, tied, first = 0, 0, 0
    for seat in range(s.seats):
        if s.start[seat] > highest:
            highest, tied, first = s.start[seat], 0, seat
        tied += s.start[seat] == highest
    s.turn = first
    if tied == 1:
        s.phase = PHASE.roll
        return
    for seat in range(s.seats):
        s.start[seat] = NOT_THROWN if s.start[seat] == highest else OUT_OF_LOT


# -- H4, H5: the dice ---------------------------------------------------------------------------------------


@rule
def rolls(out: Moves) -> int:
    n = 0
    for high in range(1, 7):
        for middle in range(1, high + 1):
            for low in range(1, middle + 1):
                out[n] = KIND.roll | dice_code(high, middle, low)
                n += 1
    return n


@rule
def roll(s: Position, move: Move) -> None:
    s.dice[0], s.dice[1], s.dice[2] = move >> 6 & 7, move >> 3 & 7, move & 7
    s.pooled = 0
    s.phase = PHASE.place


@rule
def placements(s: Position, out: Moves) -> int:
    """H5: any die, or any dice added together; equal dice are one move."""
    a, b, c = int(s.dice[0]), int(s.dice[1]), int(s.dice[2])
    colours, many = colours_held(s)
    n = with_each_colour(out, 0, colours, dice_code(c, 0, 0), many if c else 0)
    n = with_each_colour(out, n, colours, dice_code(b, 0, 0), many if b > c else 0)
    n = with_each_colour(out, n, colours, dice_code(b, c, 0), many if c else 0)
    n = with_each_colour(out, n, colours, dice_code(a, 0, 0), many if a > b else 0)
    n = with_each_colour(out, n, colours, dice_code(a, c, 0), many if a > b and c else 0)
    n = with_each_colour(out, n, colours, dice_code(a, b, 0), many if b > c else 0)
    return with_each_colour(out, n, colours, dice_code(a, b, c), many if c and a + b + c <= LANES else 0)


@rule
def colours_held(s: Position) -> tuple[int, int]:
    """H6: the colours in the reserve of the player to move, packed from the lowest bits up, and how many they are."""
    turn, colours, many = int(s.turn), 0, 0
    for colour in range(SEATS):
        if s.reserve[turn, colour]:
            colours |= colour << COLOUR_BITS * many
            many += 1
    return colours, many


@rule
def with_each_colour(out: Moves, n: int, colours: int, dice: int, many: int) -> int:
    """Write a move for every seat's colour and keep the first `many`: faster than asking at each."""
    for i in range(SEATS):
        out[n + i] = KIND.placement | dice << COLOUR_BITS | colours >> COLOUR_BITS * i & COLOUR
    return n + many


@rule
def dice_code(high: int, middle: int, low: int) -> int:
    return high << 6 | middle << 3 | low


@rule
def use_die(s: Position, value: int) -> None:
    """Take one die of that value away; those left stay high to low. A 0 is no die, and fine once one is used."""
    a, b, c = s.dice[0], s.dice[1], s.dice[2]
    s.dice[0] = b if a == value else a
    s.dice[1] = c if a == value or b == value else b
    s.dice[2] = 0


# -- H6 to H10: a ring is placed ----------------------------------------------------------------------------


@rule
def place_ring(s: Position, move: Move) -> None:
    colour, dice = move & COLOUR, move >> COLOUR_BITS
    high, middle, low = dice >> 6 & 7, dice >> 3 & 7, dice & 7
    use_die(s, high)
    use_die(s, middle)
    use_die(s, low)
    s.reserve[s.turn, colour] -= 1
    s.placements += 1
    lane = high + middle + low
    if lane == POOL:
        s.pool[colour] += 1
        s.pooled = 1
    else:
        enter_lane(s, lane, colour)
    after_placement(s)


@rule
def enter_lane(s: Position, lane: int, colour: int) -> None:
    """H7: in at the bottom; the others slide up by one."""
    pushed_out = s.lane[lane, s.places[lane] - 1]
    for place in range(s.places[lane] - 1, 0, -1):
        s.lane[lane, place] = s.lane[lane, place - 1]
    s.lane[lane, 0] = colour
    if pushed_out == s.turn:
        take_lane(s, lane)
    if pushed_out != EMPTY:
        s.reserve[pushed_out, pushed_out] += 1  # H8: back to the player of its colour


@rule
def take_lane(s: Position, lane: int) -> None:
    """H9: who pushes out his own colour takes every ring of the lane."""
    for place in range(s.places[lane]):
        s.reserve[s.turn, s.lane[lane, place]] += 1
        s.lane[lane, place] = EMPTY


# -- H11, H12: what comes next ------------------------------------------------------------------------------


@rule
def rings_left(s: Position, seat: Seat) -> int:
    left = 0
    for colour in range(s.seats):
        left += s.reserve[seat, colour]
    return left


@rule
def after_placement(s: Position) -> None:
    if rings_left(s, s.turn) == 0 or s.placements >= GUARD:
        s.phase = PHASE.over
    elif s.dice[0] == 0:
        if s.pooled and not s.bonus:
            s.phase = PHASE.again
        else:
            pass_turn(s)


@rule
def roll_again_or_stop(s: Position, move: Move) -> None:
    if move == KIND.again:
        s.bonus = 1
        s.pooled = 0
        s.phase = PHASE.roll
    else:
        pass_turn(s)


@rule
def pass_turn(s: Position) -> None:
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
    s.bonus = 0
    s.pooled = 0
    s.phase = PHASE.roll
