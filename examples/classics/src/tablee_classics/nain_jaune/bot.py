"""Le Nain jaune for bots: low cards go first, and a round is judged by its chips."""

from tablee.kernel.chance import below
from tablee.kernel.contract import Moves, Random, Scores, Seat
from tablee.kernel.judging import shares_by_lead
from tablee.kernel.level import Level

from .rules import scores
from .state import ANY, PLAY, RUN, Position

LUCK = 30  # chips that come and go in a round


def policy(s: Position, seat: Seat, moves: Moves, n: int, random: Random) -> int:
    """A card of a box, where there is no choice of rank; else rather a low one: only who begins gets rid of it."""
    if s.rank == ANY:
        return below(random, n) if below(random, 4) == 0 else 0
    for i in range(n):
        if s.boxes[moves[i]] > 0:
            return i
    return below(random, n)


def evaluate(s: Position, out: Scores) -> None:
    scores(s, out)
    shares_by_lead(out, int(s.seats), LUCK * (int(s.rounds) - int(s.played)))


def noisy(s: Position) -> bool:
    """A round is judged when it is over: when the next one is dealt, and nothing laid."""
    return bool(s.phase == PLAY and s.cards[RUN, 0] > 0)


LEVELS = (
    Level(iterations=24, nodes=24, sight=1, playout=1, temperature=0.5),
    Level(iterations=24, nodes=24, sight=1, playout=1, temperature=0.05),
    Level(iterations=40, nodes=40, sight=1, playout=1),
    Level(iterations=150, nodes=150, sight=1, playout=1),
    Level(iterations=600, nodes=600, sight=3, playout=1),
)
