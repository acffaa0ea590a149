"""Who sits on the other seats of a table in the terminal: bots of one level, or players who move at random."""

import random
from typing import Final

from tablee.match.play import Match
from tablee.search.bot import Bot
from tablee.search.pace import reaction
from tablee.search.thought import Thought

RANDOM_LEVEL: Final = 0
HINT_LEVEL: Final = 5
HINT_SECONDS: Final = 1.5
PACE: Final = 1_900  # milliseconds a random player takes where time matters


class Opponents:
    def __init__(self, game: str, level: int, chooser: random.Random) -> None:
        self._chooser = chooser
        self._game = game
        self._bot = None if level == RANDOM_LEVEL else Bot(game, level, chooser.getrandbits(64))
        self._adviser: Bot | None = None

    def move(self, match: Match, seat: int) -> str:
        if self._bot is None:
            return self._chooser.choice(match.legal(seat))
        return self._bot.think(match, seat).move

    def warm_up(self, match: Match, seat: int) -> None:
        if self._bot is not None:
            self._bot.think(match, seat, iterations=1)

    def pause(self, left: int | None) -> float:
        """Seconds until an opponent has made up its mind, where time matters and `left` milliseconds remain."""
        pace = PACE if self._bot is None else self._bot.level.pace
        return reaction(pace, left, self._chooser) / 1000

    def advice(self, match: Match, seat: int) -> Thought:
        """What the strongest level would play, whatever the others are."""
        if self._adviser is None:
            self._adviser = Bot(self._game, HINT_LEVEL)
        return self._adviser.think(match, seat, seconds=HINT_SECONDS)
