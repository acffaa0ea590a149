"""A move without thinking: what a quick player would choose in a world that fits. Needs nothing compiled."""

import numpy as np

from tablee.kernel.chance import generator
from tablee.kernel.contract import Seat, policy
from tablee.match.engine import engine_of
from tablee.match.play import Match
from tablee.search.thought import Thought, Variation


def instinct(match: Match, seat: Seat, seed: int) -> Thought:
    """By the game's `policy`, from what the seat may know and nothing else."""
    engine, random = engine_of(match.game, compiled=False), generator(seed, match.moves)
    world = engine.imagined(match.hidden(seat)[0], seat, random)
    moves = np.array(engine.legal_of(world, seat), np.int64)
    index = policy(world[0], seat, moves, len(moves), random) if len(moves) > 1 else 0
    move = engine.game.text_of(int(moves[index]))
    share = [1 / match.seats] * match.seats
    return Thought(move=move, value=share, lines=[Variation([move], 0, share)], visits=0, seconds=0.0)
