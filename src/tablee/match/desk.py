"""The desk a game is played on: the position and what surrounds it, in one record that compiled code works on.

One call a move with one array as its argument: that is what makes play from Python fast.
"""

from typing import Any, Final

import numpy as np

from tablee.kernel.chance import fingerprint, reseed
from tablee.kernel.contract import (
    FATE,
    FATE_ACTS,
    MOST_SEATS,
    NEVER,
    Move,
    Moves,
    Options,
    Seat,
    Time,
    apply,
    clock,
    draw,
    legal,
    not_before,
    pass_time,
    setup,
    to_act,
)
from tablee.kernel.position import record_type
from tablee.kernel.rule import rule, short_entry
from tablee.match.seats import SeatName

ROOM: Final = 128  # fate's answers noted at a time

# A desk begins with words of 64 bits that Python can read through a memoryview. Reading a field of a NumPy record takes
# longer than a move.
ACTING, SEAT, COUNT, TURN, ANSWERED, NUMBER, FATE_PLAYS, SEED, ANSWERS = range(9)
MOVES: Final = ANSWERS + ROOM

# What `operate` is told to do in place of a seat that plays.
PLAY_FATE, PUT_BACK, REFRESH, SET_TIME, OFFER, MORE_ANSWERS = range(-6, 0)

# What `play` answers, or else the fingerprint of the turn the move led to: one of these as rarely as two are alike.
DONE: Final = 0
NOT_TO_ACT: Final = -1
NOT_LEGAL: Final = -2
TOO_EARLY: Final = -3
DONE_AND_MORE: Final = -4  # done, and fate answered or time has passed: there is more to note
REFUSED: Final = (NOT_TO_ACT, NOT_LEGAL, TOO_EARLY)
SEAT_BITS: Final = 4

SEATS_OF: Final[list[tuple[SeatName, ...]]] = [  # [acting]
    *(tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(FATE_ACTS)),
    ("fate",),
]


def desk_type(position: np.dtype[Any], most_moves: int) -> np.dtype[Any]:
    return record_type(
        [
            ("acting", "i8"),  # to_act of the position
            ("seat", "i8"),  # whose moves are listed
            ("count", "i8"),  # how many
            ("turn", "i8"),  # the fingerprint of all three, and of the list
            ("answered", "i8"),  # how many moves fate made in answer to the last move
            ("number", "i8"),  # players' moves so far
            ("fate_plays", "i8"),  # 1: by itself, 0: by hand
            ("seed", "u8"),
            ("answers", "i8", (ROOM,)),
            ("moves", "i8", (most_moves,)),
            ("timed", "i8"),
            ("random", "u8", (1,)),
            ("position", position),  # as of the time asked for
            ("recorded", position),  # as the last move left it (timed games only, like the next)
            ("before_refusal", position),  # as it was before a move was judged at its own time, to be put back
        ]
    )


def signed(seed: int) -> int:
    """64 bits as a word of the header."""
    return seed - (1 << 64) if seed >> 63 else seed


@short_entry
def lay_out(desks: Any, seats: int, options: Options, timed: bool) -> int:
    """Set the game up on a bare desk, fate's moves by hand; `refresh` says who begins."""
    d = desks[0]
    d.timed = timed
    setup(d.position, seats, options)
    return DONE


@short_entry
def operate(desks: Any, what: int, number: int, at: Time) -> int:
    """A seat's move, or an operation: one entry compiles in a fifth of the time that one for each would take."""
    if what >= 0:
        return play(desks, what, number, at)
    if what == PLAY_FATE:
        return play_fate(desks, number)
    if what == PUT_BACK:
        return put_back(desks)
    if what == REFRESH:
        return refresh(desks)
    if what == SET_TIME:
        return set_time(desks, at)
    if what == OFFER:
        return offer(desks, number)
    return more_answers(desks)


@rule
def play(desks: Any, seat: Seat, move: Move, at: Time) -> int:
    """Make a player's move if it is his turn and legal, then fate's answers.

    A move that is refused changes nothing, but leaves a timed game at the move's own time, so that the refusal can be
    put into words; `put_back` follows.
    """
    d = desks[0]
    if d.timed:
        d.before_refusal = d.position
        reach(d, at)
    if not (d.acting >> seat) & 1:
        return NOT_TO_ACT
    if d.seat != seat:
        list_moves(d, seat)
    if not contains(d.moves, d.count, move):
        return NOT_LEGAL
    if d.timed and clock(d.position) != NEVER and clock(d.position) < not_before(d.position, seat):
        return TOO_EARLY
    apply(d.position, seat, move)
    d.number += 1
    d.answered = 0
    advance(d)
    return DONE_AND_MORE if d.answered or d.timed else int(d.turn)


@rule
def put_back(desks: Any) -> int:
    """After a refusal: look again at the time that was looked at before."""
    d = desks[0]
    d.position = d.before_refusal
    d.acting = to_act(d.position)
    list_moves(d, lowest(d.acting))
    return DONE


@rule
def play_fate(desks: Any, move: Move) -> int:
    """Make fate's move by hand."""
    d = desks[0]
    if d.acting != FATE_ACTS:
        return NOT_TO_ACT
    list_moves(d, FATE)
    if not contains(d.moves, d.count, move):
        return NOT_LEGAL
    apply(d.position, FATE, move)
    advance(d)
    return DONE


@rule
def refresh(desks: Any) -> int:
    """After the game was set up or the position written by hand: who acts, and what may be played."""
    d = desks[0]
    d.answered = 0
    advance(d)
    return DONE


@rule
def set_time(desks: Any, at: Time) -> int:
    """Bring the position to the time `at`, counted from the last move; nothing is recorded.

    Where time does not matter nothing happens: such a desk keeps no position of the last move to count from.
    """
    if desks[0].timed:
        reach(desks[0], at)
    return DONE


@rule
def offer(desks: Any, seat: Seat) -> int:
    """List the moves of `seat` and return how many."""
    d = desks[0]
    if d.seat != seat:
        list_moves(d, seat)
    return int(d.count)


@rule
def more_answers(desks: Any) -> int:
    """Let fate go on after its answers filled the room there was."""
    d = desks[0]
    d.answered = 0
    answer(d)
    return DONE


@rule
def advance(d: Any) -> None:
    """Let fate answer if it is to act; otherwise list the moves of whoever is next."""
    d.acting = to_act(d.position)
    if d.fate_plays and d.acting == FATE_ACTS:
        reseed(d.random, d.seed, d.number)
        answer(d)
    else:
        arrive(d)


@rule
def answer(d: Any) -> None:
    while d.acting == FATE_ACTS and d.answered < ROOM:
        move = draw(d.position, d.random)
        apply(d.position, FATE, move)
        d.answers[d.answered] = move
        d.answered += 1
        d.acting = to_act(d.position)
    arrive(d)


@rule
def arrive(d: Any) -> None:
    if d.timed:
        d.recorded = d.position
    list_moves(d, lowest(d.acting))


@rule
def reach(d: Any, at: Time) -> None:
    if at != NEVER:
        d.position = d.recorded
    pass_time(d.position, at)
    d.acting = to_act(d.position)
    list_moves(d, lowest(d.acting))


@rule
def lowest(acting: int) -> Seat:
    """The first seat of a mask; FATE if it is empty (there is nothing to list then)."""
    for seat in range(FATE):
        if (acting >> seat) & 1:
            return seat
    return FATE


@rule
def list_moves(d: Any, seat: Seat) -> None:
    d.seat = seat
    d.count = legal(d.position, seat, d.moves) if (d.acting >> seat) & 1 else 0
    d.turn = fingerprint(d.moves, d.count) ^ (int(d.acting) << SEAT_BITS | seat)


@rule
def contains(moves: Moves, count: int, move: Move) -> bool:
    """Whether `move` is among the first `count`, which ascend."""
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        if moves[middle] < move:
            low = middle + 1
        else:
            high = middle
    return low < count and moves[low] == move
