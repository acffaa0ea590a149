"""The order in which alpha-beta takes moves up: the better the first one, the less there is to look at."""

from typing import Any, Final

from tablee.kernel.contract import Move, Seat
from tablee.kernel.rule import rule
from tablee.search.alphabeta.position_stack import HISTORY

NO_MOVE: Final = -1
REMEMBERED: Final = 1 << 62  # the best move when the position was last looked at
KILLER: Final = 1 << 61
SORTED: Final = 6  # moves picked in order; if none of these refutes, the order of the rest hardly matters
LARGEST: Final = 1 << 40


@rule
def place_in_history(move: Move) -> int:
    return (int(move) * 40_503 >> 4) & (HISTORY - 1)


@rule
def give_order(control: Any, frame: Any, remembered: Move) -> None:
    for i in range(frame.count):
        move = frame.moves[i]
        if move == remembered:
            frame.order[i] = REMEMBERED
        elif move == frame.killers[0] or move == frame.killers[1]:
            frame.order[i] = KILLER
        else:
            frame.order[i] = control.history[frame.seat, place_in_history(move)]


@rule
def take_next(frame: Any) -> Move:
    """The most promising of the moves not taken up yet; after the first few, any."""
    i = int(frame.index)
    if i < SORTED:
        bring_best_forward(frame, i)
    frame.index += 1
    return int(frame.moves[i])


@rule
def bring_best_forward(frame: Any, i: int) -> None:
    best = i
    for j in range(i + 1, frame.count):
        if frame.order[j] > frame.order[best]:
            best = j
    move, order = frame.moves[best], frame.order[best]
    frame.moves[best], frame.order[best] = frame.moves[i], frame.order[i]
    frame.moves[i], frame.order[i] = move, order


@rule
def remember_refutation(control: Any, frame: Any, move: Move) -> None:
    if frame.killers[0] != move:
        frame.killers[1] = frame.killers[0]
        frame.killers[0] = move
    add_to_history(control, frame.seat, move, frame.depth)


@rule
def add_to_history(control: Any, seat: Seat, move: Move, depth: int) -> None:
    place = place_in_history(move)
    control.history[seat, place] = min(control.history[seat, place] + (depth + 1) * (depth + 1), LARGEST)
