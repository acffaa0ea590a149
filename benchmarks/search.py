"""Tree search on Connect Four beside OpenSpiel's C++ MCTSBot: simulations a second, random play-outs on both sides."""

from collections.abc import Callable, Iterator

import pyspiel

from benchmarks.figures import SEARCHES, Figure
from benchmarks.measure import in_turn, rates, ratios
from tablee import Match
from tablee.kernel.level import DEFAULT
from tablee.match.shelf import load
from tablee.search.question import Budget, Question
from tablee.search.tree.ismcts import TreeSearch, simulate_many

GAME = "connect_four"
SIMULATIONS = 20_000  # a search; both begin with an empty tree and grow it by a node each time


def searches(scale: float, rounds: int) -> Iterator[Figure]:
    count = int(SIMULATIONS * scale)
    sides: dict[str, Callable[[], float]] = {"Tablée": Ours(count), "OpenSpiel, C++ MCTSBot": Theirs(count)}
    spent = in_turn(sides, rounds)
    group = "Connect Four, tree search with random play-outs, 1 core"
    for name, rounds_of_it in spent.items():
        yield Figure(group=group, name=name, value=rates(rounds_of_it, "cpu"), unit="simulations/s", clock="cpu")
    mine, theirs = spent.values()
    for clock in ("cpu", "wall"):
        found = ratios(mine, theirs, clock)
        wants = SEARCHES if clock == "cpu" else None
        yield Figure(group=group, name="Tablée to OpenSpiel", value=found, unit="x", clock=clock, at_least=wants)


class Ours:
    """A search from the empty board that does not stop when its answer is settled."""

    def __init__(self, simulations: int) -> None:
        match = Match(GAME, 2)
        self._count = simulations
        self._search = TreeSearch(load(GAME))
        self._question = Question(match.hidden(0), 2, 0, DEFAULT[-1], Budget.of(simulations), 1, 0)

    def __call__(self) -> float:
        self._search.begin(self._question, 0)
        simulate_many(self._search.workspaces, self._search.nodes, self._count)
        return self._count


class Theirs:
    def __init__(self, simulations: int) -> None:
        game = pyspiel.load_game(GAME)
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        exploration, memory, solve, seed, verbose = 1.4, 1000, False, 1, False  # 0.7 of ours, on a scale twice as wide
        self._count = simulations
        self._bot = pyspiel.MCTSBot(game, evaluator, exploration, simulations, memory, solve, seed, verbose)
        self._start = game.new_initial_state()

    def __call__(self) -> float:
        self._bot.mcts_search(self._start)
        return self._count
