"""Le Nain jaune for bots: low cards go first, a round is judged by its chips."""

from tablee.kernel.chance import below
from tablee.kernel.contract import Moves, Random, Seat
from tablee.kernel.rule import rule

from .state import ANY, Position


@rule
def policy(s: Position, seat: Seat, moves: Moves, n: int, random: Random) -> int:
    """To begin with rather a low card, which nobody else makes room for; else the card of a box."""
    if s.rank == ANY:
        return below(random, 1 + below(random, n))
    for i in range(n):
        if s.boxes[moves[i]] > 0:
            return i
    return below(random, n)
