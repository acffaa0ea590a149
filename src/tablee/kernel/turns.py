"""Whose turn it is, when not everybody is still in."""

from tablee.kernel.contract import Seat
from tablee.kernel.position import Array
from tablee.kernel.rule import rule


@rule
def next_of(those: Array, seat: Seat, seats: int) -> Seat:
    """The next seat that is one of those: those[seat] is not 0. With nobody else it is the seat itself."""
    for _ in range(seats):
        seat = (seat + 1) % seats
        if those[seat]:
            return seat
    return seat
