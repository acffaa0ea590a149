"""The order in which alpha-beta takes moves up: the better the first one, the less there is to look at."""

from typing import Any, Final

from tablee.kernel.contract import Move, Seat
from tablee.kernel.rule import rule
from tablee.search.ladder import HISTORY

NO_MOVE: Final = -1
REMEMBERED: Final = 1 << 62  # the best move when the position was last looked at
KILLER: Final = 1 << 61
SORTED: Final = 6  # moves picked in order; if none of these refutes, the order of the rest hardly matters
LARGEST: Final = 1 << 40


@rule
def place_in_history(move: Move) -> int:
    return (int(move) * 40_503 >> 4) & (HISTORY - 1)


@rule
def give_order(hub: Any, rung: Any, remembered: Move) -> None:
    for i in range(rung.count):
        move = rung.moves[i]
        if move == remembered:
            rung.order[i] = REMEMBERED
        elif move == rung.killers[0] or move == rung.killers[1]:
            rung.order[i] = KILLER
        else:
            rung.order[i] = hub.history[rung.seat, place_in_history(move)]


@rule
def take_next(rung: Any) -> Move:
    """The most promising of the moves not taken up yet; after the first few, any."""
    i = int(rung.index)
    if i < SORTED:
        bring_best_forward(rung, i)
    rung.index += 1
    return int(rung.moves[i])


@rule
def bring_best_forward(rung: Any, i: int) -> None:
    best = i
    for j in range(i + 1, rung.count):
        if rung.order[j] > rung.order[best]:
            best = j
    move, order = rung.moves[best], rung.order[best]
    rung.moves[best], rung.order[best] = rung.moves[i], rung.order[i]
    rung.moves[i], rung.order[i] = move, order


@rule
def remember_refutation(hub: Any, rung: Any, move: Move) -> None:
    if rung.killers[0] != move:
        rung.killers[1] = rung.killers[0]
        rung.killers[0] = move
    add_to_history(hub, rung.seat, move, rung.depth)


@rule
def add_to_history(hub: Any, seat: Seat, move: Move, depth: int) -> None:
    place = place_in_history(move)
    hub.history[seat, place] = min(hub.history[seat, place] + (depth + 1) * (depth + 1), LARGEST)
