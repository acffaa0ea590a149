"""Lists of moves, as `legal` writes them."""

from tablee.kernel.contract import Move, Moves
from tablee.kernel.rule import rule


@rule
def all_numbers(out: Moves, kind: int, count: int) -> int:
    """Write the numbers from 0, each with its kind, and return how many: seats, when a lot says who begins."""
    for number in range(count):
        out[number] = kind | number
    return count


@rule
def add_move(out: Moves, n: int, move: Move) -> int:
    """Put a move in its place among the first `n`, which ascend, unless it is there; returns how many there are now."""
    place = 0
    while place < n and out[place] < move:
        place += 1
    if place < n and out[place] == move:
        return n
    for i in range(n, place, -1):
        out[i] = out[i - 1]
    out[place] = move
    return n + 1
