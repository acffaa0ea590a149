"""The dash's rules."""

from tablee.kernel.chance import below
from tablee.kernel.contract import (
    FATE,
    FATE_ACTS,
    NEVER,
    Move,
    Moves,
    Options,
    Position,
    Random,
    Scores,
    Seat,
    Time,
)
from tablee.kernel.rule import rule

from .state import END, GOAL, NONE, STONES, THROW


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    s.pile = STONES


@rule
def to_act(s: Position) -> int:
    if is_over(s):
        return 0
    return FATE_ACTS if s.dice[0] == NONE else 1 << int(s.turn)


@rule
def is_over(s: Position) -> bool:
    return bool(s.now >= END or s.place[0] >= GOAL or s.place[1] >= GOAL)


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    if seat == FATE:
        return all_throws(out)
    out[0], out[1] = s.dice[1], s.dice[0]
    return 1 if s.dice[0] == s.dice[1] else 2


@rule
def all_throws(out: Moves) -> int:
    count = 0
    for high in range(1, 7):
        for low in range(1, high + 1):
            out[count] = THROW | high << 3 | low
            count += 1
    return count


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    if seat == FATE:
        s.dice[0], s.dice[1] = move >> 3 & 7, move & 7
        return
    s.place[seat] += move
    s.dice[0], s.dice[1] = NONE, NONE
    if s.pile > 0:
        s.pile -= 1
        s.taken += 1
    s.turn = 1 - s.turn


@rule
def draw(s: Position, random: Random) -> Move:
    one, other = 1 + below(random, 6), 1 + below(random, 6)
    return THROW | max(one, other) << 3 | min(one, other)


@rule
def odds(s: Position, move: Move) -> int:
    return 1 if move >> 3 & 7 == move & 7 else 2


@rule
def ahead(s: Position) -> int:
    return int(s.place[0]) - int(s.place[1])


@rule
def scores(s: Position, out: Scores) -> None:
    out[0] = ahead(s)
    out[1] = -ahead(s)


@rule
def pass_time(s: Position, now: Time) -> None:
    if now != NEVER and not is_over(s):
        s.now = max(int(s.now), min(now, END))


@rule
def clock(s: Position) -> Time:
    return int(s.now)


@rule
def alarm(s: Position) -> Time:
    return NEVER if is_over(s) else END
