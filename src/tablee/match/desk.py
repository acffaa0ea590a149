"""The desk a game is played on: the position and what surrounds it, in one record that compiled code works on.

One call a move with one array as its argument: that is what makes play from Python fast.
"""

from typing import Any, Final

import numpy as np

from tablee.kernel.chance import fingerprint, reseed
from tablee.kernel.contract import (
    FATE,
    FATE_ACTS,
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

ROOM: Final = 128  # fate's answers noted at a time

# A desk's header: words of 64 bits that Python can read through a memoryview. Reading a field of a NumPy record takes
# longer than a move.
ACTING, SEAT, COUNT, LISTED, ANSWERED, NUMBER, MOVES = range(7)

# What `operate` is told to do.
PLAY, PLAY_FATE, PUT_BACK, REFRESH, SET_TIME, OFFER, MORE_ANSWERS = range(7)

# What `play` answers.
DONE: Final = 0
NOT_TO_ACT: Final = 1
NOT_LEGAL: Final = 2
TOO_EARLY: Final = 3
DONE_AND_MORE: Final = 4  # done, and fate answered or time has passed: there is more to note


def desk_type(position: np.dtype[Any], most_moves: int) -> np.dtype[Any]:
    return record_type(
        [
            ("acting", "i8"),  # to_act of the position
            ("seat", "i8"),  # whose moves are listed
            ("count", "i8"),  # how many
            ("listed", "i8"),  # the fingerprint of the list
            ("answered", "i8"),  # how many moves fate made in answer to the last move
            ("number", "i8"),  # players' moves so far
            ("moves", "i8", (most_moves,)),
            ("answers", "i8", (ROOM,)),
            ("fate_plays", "i8"),  # 1: by itself, 0: by hand
            ("timed", "i8"),
            ("seed", "u8"),
            ("random", "u8", (1,)),
            ("position", position),  # as of the time asked for
            ("recorded", position),  # as the last move left it (timed games only, like the next)
            ("before_refusal", position),  # as it was before a move was judged at its own time, to be put back
        ]
    )


@short_entry
def lay_out(desks: Any, seats: int, options: Options, seed: int, fate_plays: bool, timed: bool) -> int:
    """Set the game up on a bare desk; `refresh` lets fate make its first moves."""
    d = desks[0]
    d.seed, d.fate_plays, d.timed = seed, fate_plays, timed
    setup(d.position, seats, options)
    return DONE


@short_entry
def operate(operation: int, desks: Any, first: int, second: int, third: int) -> int:
    """Any of the operations below: one entry compiles in a fifth of the time that one for each would take."""
    if operation == PLAY:
        return play(desks, first, second, third)
    if operation == PLAY_FATE:
        return play_fate(desks, first)
    if operation == PUT_BACK:
        return put_back(desks)
    if operation == REFRESH:
        return refresh(desks)
    if operation == SET_TIME:
        return set_time(desks, first)
    if operation == OFFER:
        return offer(desks, first)
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
    return DONE_AND_MORE if d.answered or d.timed else DONE


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
    d.listed = fingerprint(d.moves, d.count)


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
