"""Information-set Monte Carlo tree search: from what a seat knows to how good its moves are.

The compiled part works on one `workspace` and its nodes and can be stopped and taken up again between simulations.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tablee.kernel.chance import generator
from tablee.kernel.contract import FATE, Move, apply, imagine, key, legal
from tablee.kernel.rule import entry, interpreted, rule
from tablee.match.shelf import Game
from tablee.search.hashing import NO_KEY
from tablee.search.question import LINES, LONGEST_LINE, Candidate, Question
from tablee.search.scratch import zeros
from tablee.search.tree.nodes import NODE, NONE, SEAT, SEAT_BITS, clear_trees
from tablee.search.tree.simulation import simulate
from tablee.search.tree.workspace import workspace_type

CHUNK: Final = 256  # simulations between two looks at the clock
FORCED: Final = 32  # simulations where there is nothing to choose
MOST_NODES: Final = 1 << 21
MOST_THREADS: Final = 256
SERIOUS: Final = 0.25  # a move looked at less than this share of the first one is not to be played
NODES_A_SIMULATION: Final = 4  # a new node, and what is free in its block


@entry
def prepare(workspaces: Any, nodes: Any) -> None:
    """Forget the last search; list what the thinking seat may play, which is the same in every world."""
    w = workspaces[0]
    clear_trees(w, nodes, w.trees)
    w.world = w.root
    imagine(w.world, w.seat, w.random)
    w.choices = legal(w.world, w.seat, w.choice)
    drop_alike(w)
    w.simulations = 0
    for seat in range(w.seats):
        w.totals[seat] = 0.0
    for i in range(w.choices):
        forget_choice(w, i)


@rule
def drop_alike(w: Any) -> None:
    """Of moves that lead to positions of the same `key` the first is enough: the others are worth as much."""
    kept = 0
    for i in range(w.choices):
        w.tried = w.world
        apply(w.tried, w.seat, w.choice[i])
        w.keys[kept] = key(w.tried)
        if w.keys[kept] == NO_KEY or is_new(w, kept):
            w.choice[kept] = w.choice[i]
            kept += 1
    w.choices = kept


@rule
def is_new(w: Any, last: int) -> bool:
    """Whether the last key differs from those before."""
    alike = 0
    for i in range(last):
        alike += w.keys[i] == w.keys[last]
    return bool(alike == 0)


@rule
def forget_choice(w: Any, i: int) -> None:
    w.visits[i] = 0
    for seat in range(w.seats):
        w.values[i, seat] = 0.0


@entry
def simulate_many(workspaces: Any, nodes: Any, count: int) -> None:
    for _ in range(count):
        simulate(workspaces[0], nodes)


class TreeSearch:
    """One thread's workspace. Its arrays serve one search after the other."""

    def __init__(self, game: Game, compiled: bool = True) -> None:
        self._secrets = game.facts.secrets
        self.workspaces: Any = np.zeros(1, workspace_type(game.type, game.most_moves))
        self.nodes: Any = np.zeros(0, NODE)
        self._prepare = prepare if compiled else interpreted(prepare)
        self._simulate = simulate_many if compiled else interpreted(simulate_many)

    def run(self, question: Question, branch: int) -> "Choices":
        """Think; another branch of the question's seed imagines other worlds."""
        budget = question.budget
        self.begin(question, branch)
        workspace = self.workspaces[0]
        while (left := budget.left(int(workspace.simulations))) > 0 and not decided(workspace, left):
            self._simulate(self.workspaces, self.nodes, min(CHUNK if workspace.choices > 1 else FORCED, left))
        return Choices.of(workspace)

    def line(self, move: Move) -> list[Move]:
        """How the thinking seat's tree goes on after one of its moves: what was looked at most, up to fate's turn."""
        workspace = self.workspaces[0]
        root = int(workspace.roots[workspace.seat if workspace.trees > 1 else 0])
        node = next((child for child in self._children(root) if self.nodes[child].key >> SEAT_BITS == move), NONE)
        moves: list[Move] = []
        while node != NONE and self.nodes[node].key & SEAT != FATE and len(moves) < LONGEST_LINE:
            moves.append(int(self.nodes[node].key) >> SEAT_BITS)
            node = max(self._children(node), key=lambda child: int(self.nodes[child].visits), default=NONE)
        return moves or [move]

    def _children(self, node: int) -> range:
        first = int(self.nodes[node].first)
        return range(first, first + int(self.nodes[node].count))

    def begin(self, question: Question, branch: int) -> None:
        """Clear the workspace and lay the question on it."""
        workspace, level = self.workspaces[0], question.level
        workspace.root = question.hidden[0]
        workspace.seats, workspace.seat = question.seats, question.seat
        workspace.trees = question.seats if self._secrets else 1
        workspace.sight, workspace.playout, workspace.pace = level.sight, level.playout, level.pace
        workspace.exploration = level.exploration
        workspace.random[:] = generator(question.seed, branch)
        wanted = min(MOST_NODES, 64 + NODES_A_SIMULATION * question.budget.steps * int(workspace.trees))
        if len(self.nodes) < wanted:
            self.nodes = zeros(wanted, NODE)
        self._prepare(self.workspaces, self.nodes)


def decided(workspace: Any, left: int) -> bool:
    """Whether all the simulations that are left could not change which move was looked at most."""
    visits = np.sort(workspace.visits[: workspace.choices])
    if len(visits) == 1:
        return int(visits[0]) > 0
    return bool(visits[-1] - visits[-2] > left)


class Choices(Struct, frozen=True):
    """What a search found out about the moves of a seat. Those of several searches can be added."""

    moves: NDArray[np.int64]  # [n]
    visits: NDArray[np.int64]  # [n]
    values: NDArray[np.float64]  # [n, seat] rewards added up

    @classmethod
    def of(cls, workspace: Any) -> "Choices":
        count, seats = int(workspace.choices), int(workspace.seats)
        return cls(
            workspace.choice[:count].copy(), workspace.visits[:count].copy(), workspace.values[:count, :seats].copy()
        )

    def __add__(self, other: "Choices") -> "Choices":
        return Choices(self.moves, self.visits + other.visits, self.values + other.values)


class TreeThinker:
    """Several searches of one question at once, each imagining its own worlds; their counts are added."""

    def __init__(self, game: Game, threads: int = 1, compiled: bool = True) -> None:
        self._searches = [TreeSearch(game, compiled) for _ in range(threads)]

    def consider(self, question: Question) -> list[Candidate]:
        """The moves that were looked at, most often first. The same for the same seed, steps and number of threads."""
        first = question.number * MOST_THREADS
        if len(self._searches) == 1:
            results = [self._searches[0].run(question, first)]
        else:
            with ThreadPoolExecutor(len(self._searches)) as pool:
                branches = range(first, first + len(self._searches))
                results = list(pool.map(lambda search, branch: search.run(question, branch), self._searches, branches))
        return self._ranked(sum(results[1:], results[0]))

    def _ranked(self, choices: Choices) -> list[Candidate]:
        order = np.lexsort((choices.moves, -choices.visits)).tolist()
        enough = SERIOUS * int(choices.visits.max())
        return [
            Candidate(
                move=int(choices.moves[i]),
                serious=bool(choices.visits[i] >= enough),
                visits=int(choices.visits[i]),
                value=(choices.values[i] / choices.visits[i]).tolist(),
                line=self._searches[0].line(int(choices.moves[i])) if rank < LINES else [],
            )
            for rank, i in enumerate(order)
            if choices.visits[i]
        ]
