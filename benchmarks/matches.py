"""Level 5 against OpenSpiel's own searches on our games: `python -m benchmarks.matches [--games N] [--seconds S]`.

Both think for the same time on the wall. Theirs counts simulations, so their number follows from how fast the last
search was; what each side used is told with the result. Theirs plays once with its own random rollouts and once with
the same rollouts compiled, which lets it look at far more.
"""

import argparse
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from benchmarks.figures import MATCHES, MATCHES_WON, Figure
from benchmarks.measure import Spread, spread
from benchmarks.run import console, table
from benchmarks.spiel import CompiledRollouts, Game, State
from tablee import Bot, Match
from tablee.lab.interval import wilson

LEVEL: Final = 5
EXPLORATION: Final = 2.0  # OpenSpiel's own choice in its examples
FIRST_SIMULATIONS: Final = 50
FEWEST_SIMULATIONS: Final = 10
MOST_CHANGE: Final = 2.0  # times as many simulations as the last time, or as few

Decision = Callable[[Match, int], str]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.matches", description="Tablée against OpenSpiel.")
    parser.add_argument("--games", type=int, default=40, help="for each game there is, seats exchanged")
    parser.add_argument("--seconds", type=float, default=0.2, help="a move, for either side")
    parser.add_argument("--only", metavar="GAME", choices=sorted(MATCHES), help="one game instead of all")
    chosen = parser.parse_args()
    asked = [chosen.only] if chosen.only else list(MATCHES)
    console.print(table([figure for game in asked for figure in both_ways(game, chosen.games, chosen.seconds)]))


def both_ways(game: str, games: int, seconds: float) -> Iterator[Figure]:
    for compiled in (False, True):
        yield from against(game, games, seconds, compiled)


def against(game: str, games: int, seconds: float, compiled: bool) -> Iterator[Figure]:
    ours, theirs = Ours(game, seconds), Theirs(game, MATCHES[game], seconds, compiled)
    one_game(game, games, ours, theirs)  # compiles
    ours.spent.clear()
    theirs.spent.clear()
    won = sum(one_game(game, number, ours, theirs) for number in range(games))
    low, high = wilson(won, games)
    rollouts = "compiled rollouts" if compiled else "its own rollouts"
    group = f"{game}, {games} games against {theirs.name}, {rollouts}"
    rate = Spread(won / games, low, high)
    yield Figure(group=group, name="won, with 95 %", value=rate, unit="%", clock="wall", at_least=MATCHES_WON)
    for name, side in (("Tablée", ours), ("OpenSpiel", theirs)):
        used = spread([1_000 * spent for spent in side.spent])
        yield Figure(group=group, name=f"{name}, a move", value=used, unit="ms", clock="wall")


def one_game(game: str, number: int, ours: Decision, theirs: Decision) -> float:
    """Our share of the win. Two games in a row have the same dice and cards, with the seats exchanged."""
    match = Match(game, 2, seed=number // 2)
    sides = [ours, theirs] if number % 2 == 0 else [theirs, ours]
    while not match.over:
        seat = match.to_act[0]
        assert seat != "fate"
        match.play(seat, sides[seat](match, seat))
    mine = number % 2
    return 1 / len(match.winners) if mine in match.winners else 0.0


class Ours:
    def __init__(self, game: str, seconds: float) -> None:
        self._bot = Bot(game, LEVEL)
        self._seconds = seconds
        self.spent: list[float] = []

    def __call__(self, match: Match, seat: int) -> str:
        self._bot.seed = match.seed
        thought = self._bot.think(match, seat, seconds=self._seconds)
        self.spent.append(thought.seconds)
        return thought.move


class Theirs:
    """One of OpenSpiel's searches, with random rollouts and as many simulations as fit into the time."""

    def __init__(self, game: str, kind: str, seconds: float, compiled: bool) -> None:
        self._game = Game(game)
        self._seconds = seconds
        self._many = FIRST_SIMULATIONS
        self._search = {"MCTSBot": self._mcts, "ISMCTSBot": self._ismcts}[kind]
        self._text_of = self._game.engine.game.text_of
        self._evaluator = CompiledRollouts(self._game) if compiled else mcts.RandomRolloutEvaluator()
        self.name = kind
        self.spent: list[float] = []

    def __call__(self, match: Match, seat: int) -> str:
        start = perf_counter()
        action, simulations = self._search(self._game.state(match), np.random.RandomState(match.moves))
        took = perf_counter() - start
        if len(match.legal(seat)) > 1:
            self.spent.append(took)
            self._adjust(int(self._seconds * simulations / took))
        return self._text_of(action)

    def _adjust(self, fitting: int) -> None:
        """Slowly: a search that is over at once, because it has proved its move, says little about the next."""
        least, most = int(self._many / MOST_CHANGE), int(self._many * MOST_CHANGE)
        self._many = max(FEWEST_SIMULATIONS, least, min(fitting, most))

    def _mcts(self, state: State, random: Any) -> tuple[int, int]:
        """What its `step` does, and how many simulations there were: fewer than asked for when a move is proved."""
        bot = mcts.MCTSBot(self._game, EXPLORATION, self._many, self._evaluator, random_state=random)
        root = bot.mcts_search(state)
        return int(root.best_child().action), int(root.explore_count)

    def _ismcts(self, state: State, random: Any) -> tuple[int, int]:
        bot = ismcts.ISMCTSBot(
            self._game, self._evaluator, EXPLORATION, self._many, random_state=random, use_observation_string=True
        )
        return int(bot.step(state)), self._many


if __name__ == "__main__":
    main()
