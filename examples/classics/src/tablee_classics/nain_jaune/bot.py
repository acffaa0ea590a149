"""Le Nain jaune for bots: low cards go first, and a round is judged by its chips."""

from tablee.kernel.contract import Moves, Random, Scores, Seat
from tablee.kernel.judging import shares_by_lead
from tablee.kernel.keys import add_part, add_parts
from tablee.kernel.level import Level
from tablee.kernel.pack import KING, count_of_rank

from .rules import scores
from .state import BOXES, PLACES, PLAY, RUN, Position

LUCK = 30  # chips that come and go in a round


def policy(s: Position, seat: Seat, moves: Moves, n: int, random: Random) -> int:
    """A card with a filled box where suits are the choice; else the lowest: only who begins gets rid of it."""
    for i in range(n if s.rank else 0):
        if s.boxes[moves[i]] > 0:
            return i
    return 0


def evaluate(s: Position, out: Scores) -> None:
    scores(s, out)
    shares_by_lead(out, int(s.seats), LUCK * (int(s.rounds) - int(s.played)))


def noisy(s: Position) -> bool:
    """A round is judged when it is over: when the next one is dealt, and nothing laid."""
    return bool(s.phase == PLAY and s.cards[RUN, 0] > 0)


def key(s: Position) -> int:
    """Suits do not matter, but for the cards that have a box."""
    name = add_parts(add_parts(1, s.chips), s.boxes)
    for place in range(PLACES):
        name = add_parts(name, s.lacks[place])
        for rank in range(1, KING + 1):
            name = add_part(name, count_of_rank(s.cards, place, rank))
        for card in BOXES:
            name = add_part(name, int(s.cards[place, card]))
    return add_part(add_part(name, int(s.turn)), int(s.rank))


GAMES_A_DUEL = 2_000  # luck decides most of them
# Simulations, temperature: noise sets the lower levels apart, the number of worlds tried the upper ones.
STEPS = ((30, 0.5), (30, 0.04), (40, 0.0), (300, 0.0), (4_000, 0.0))
LEVELS = [Level(iterations=n, nodes=n, sight=1, playout=1, exploration=0.3, temperature=whim) for n, whim in STEPS]
