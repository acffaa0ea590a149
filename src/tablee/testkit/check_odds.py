"""A check on chance: `draw` does what `odds` says."""

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Final

from tablee.kernel.chance import generator
from tablee.kernel.contract import FATE
from tablee.match.engine import engine_of
from tablee.match.shelf import load
from tablee.testkit.findings import about
from tablee.testkit.surprise import FAR, OFTEN, deviations
from tablee.testkit.walk import positions, where

DRAWS: Final = 100  # from each position in which fate is to act
MOST_TOLD: Final = 3


@about("odds", "count in odds the equally likely cases that draw chooses among")
def odds_agree_with_draws(game: str, count: int) -> Iterator[str]:
    """Each of fate's legal moves has odds, and draws come up as often as the odds say."""
    engine, random, tally = engine_of(game), generator(5), Tally()
    for match in positions(game, count, seed=5):
        if match.to_act != ("fate",):
            continue
        position = match.position
        odds = {move: int(engine.odds(position, move)) for move in engine.legal_of(position, FATE)}
        if min(odds.values()) < 1:
            yield f"fate's legal moves have odds {odds}, expected 1 or more ({where(match)})"
            continue
        tally.add(odds, Counter(int(engine.draw(position, random)) for _ in range(DRAWS)))
    if tally.surprise > FAR or tally.surprise_within > FAR:
        yield from tally.told(load(game).text_of)


class Tally:
    """How often fate's moves came up, and how often they should have."""

    def __init__(self) -> None:
        self.drawn = Counter[int]()
        self.expected = defaultdict[int, float](float)  # by move
        self.spread = defaultdict[int, float](float)
        self.within = [0.0, 0.0]  # chi-squares of all positions: what is above the expected, and their variance

    def add(self, odds: dict[int, int], drawn: Counter[int]) -> None:
        """What was drawn from one position."""
        cases, squares, reciprocals = sum(odds.values()), 0.0, 0.0
        for move, likely in odds.items():
            share = likely / cases
            squares += (drawn[move] - DRAWS * share) ** 2 / (DRAWS * share)
            reciprocals += 1 / share
            self.expected[move] += DRAWS * share
            self.spread[move] += DRAWS * share * (1 - share)
        self.drawn += drawn
        moves = len(odds)
        self.within[0] += squares - (moves - 1)
        self.within[1] += 2 * (moves - 1) + (reciprocals - moves**2 - 2 * moves + 2) / DRAWS  # Pearson's, exactly

    @property
    def surprise(self) -> float:
        """Of one chi-square over all moves that came up, in standard deviations."""
        often = [move for move in self.expected if self.spread[move] > OFTEN]
        squares = sum((self.drawn[move] - self.expected[move]) ** 2 / self.spread[move] for move in often)
        return deviations(squares, len(often))

    @property
    def surprise_within(self) -> float:
        """Of the chi-squares of single positions together: odds may be wrong in each and right on the whole."""
        above, variance = self.within
        return above / math.sqrt(max(variance, 1))

    def told(self, text_of: Callable[[int], str]) -> Iterator[str]:
        """What differs most."""
        if self.surprise <= FAR:
            yield "in single positions fate draws otherwise than odds say, though on the whole it evens out"
            return
        often = [move for move in self.expected if self.spread[move] > OFTEN]
        often.sort(key=lambda move: -abs(self.drawn[move] - self.expected[move]) / self.spread[move] ** 0.5)
        for move in often[:MOST_TOLD]:
            times = self.expected[move]
            yield f"fate drew {text_of(move)} {self.drawn[move]} times; its odds make one expect {times:.1f}"
