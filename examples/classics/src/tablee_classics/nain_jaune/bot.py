"""Le Nain jaune for bots: long runs empty a hand, cards of boxes go first, a round is judged by its chips."""

from tablee.kernel.chance import below
from tablee.kernel.contract import Moves, Random, Scores, Seat
from tablee.kernel.level import Level
from tablee.kernel.rule import rule

from .rules import has_rank
from .state import ANY, BOX, KING, LAY, PLAY, RANK, Position

A_CARD_MORE = 4  # each further card of one's own run makes a beginning so much more likely
A_BOX = 12
LUCK = 60  # chips by which a lead is worth a share of the win


@rule
def policy(s: Position, seat: Seat, moves: Moves, n: int, random: Random) -> int:
    chosen, total = 0, 0
    for i in range(n):
        weight = appeal(s, seat, moves[i] - LAY)
        total += weight
        if below(random, total) < weight:
            chosen = i
    return chosen


@rule
def appeal(s: Position, seat: Seat, card: int) -> int:
    """A box's card first; else the beginning of the longest run."""
    weight = 1
    for box in range(len(BOX)):
        if BOX[box] == card:
            weight += A_BOX
    if s.rank == ANY:
        length = run_from(s, seat, RANK[card])
        weight += length * length * A_CARD_MORE
    return weight


@rule
def run_from(s: Position, seat: Seat, rank: int) -> int:
    """How many ranks one can lay by oneself after this one; a king gives the lead back."""
    length = 0
    while rank + length < KING and has_rank(s, seat, rank + length + 1):
        length += 1
    return length + int(rank + length == KING)


@rule
def evaluate(s: Position, out: Scores) -> None:
    """Between rounds: the chips, the less sure the more rounds are left."""
    softness = LUCK * max(1, int(s.rounds) - int(s.played))
    total = 0.0
    for seat in range(s.seats):
        out[seat] = 2.0 ** (float(s.chips[seat]) / softness * 4)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@rule
def noisy(s: Position) -> bool:
    """A round is judged when it is over."""
    return bool(s.phase == PLAY)


LEVELS = (
    Level(iterations=6, nodes=6, sight=1, playout=1, temperature=0.6),
    Level(iterations=16, nodes=16, sight=1, playout=1, temperature=0.08),
    Level(iterations=60, nodes=60, sight=1, playout=1),
    Level(iterations=400, nodes=400, sight=3, playout=1),
    Level(iterations=6_000, nodes=6_000, playout=1, exploration=1.0),
)
