"""Looking one move deeper each time, as long as the budget lasts: what alpha-beta is asked, and in which order."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from tablee.kernel.contract import Move
from tablee.kernel.rule import interpreted
from tablee.match.engine import engine_of
from tablee.match.shelf import Game
from tablee.search.alphabeta.loop import DONE, INFINITE, SURE, WIN, begin, go_on
from tablee.search.alphabeta.ordering import NO_MOVE
from tablee.search.alphabeta.position_stack import EMPTY, ENTRY, new_stack
from tablee.search.hashing import name_of, slot_of
from tablee.search.question import LINES, LONGEST_LINE, Budget, Candidate, Question
from tablee.search.scratch import zeros

CHUNK: Final = 2_000  # positions between two looks at the clock
DEEPEST: Final = 40
LEAST_BITS, MOST_BITS = 10, 20  # of the transposition table's size, a power of two
ASPIRATION: Final = SURE // 20  # how far from the last value the next one is expected
ALTERNATIVES: Final = 3  # moves whose value is wanted exactly, where a level chooses among them
WIDEST: Final = 4  # temperatures from the best move to the worst one that may be chosen


class OutOfBudgetError(Exception):
    """The search was stopped before it had a value."""


class AlphaBeta:
    """The value of single moves to a given depth. Its arrays serve one search after the other."""

    def __init__(self, game: Game, compiled: bool = True, bits: int = MOST_BITS) -> None:
        self.stack = new_stack(game.type, game.most_moves, min(bits, LEAST_BITS))
        self._bits = bits
        self._begin = begin if compiled else interpreted(begin)
        self._go_on = go_on if compiled else interpreted(go_on)

    def forget(self, position: Any, steps: int) -> None:
        """Begin with another position, remembering nothing. A short search needs only a small table."""
        bits = min(self._bits, max(LEAST_BITS, steps.bit_length()))
        if len(self.stack.table) < 1 << bits:
            self.stack = self.stack._replace(table=zeros(1 << bits, ENTRY))
        self.stack.positions[0] = position[0]
        self.stack.table[: 1 << bits].view(np.uint64).fill(0)  # as words: 16 times as quick as entry by entry
        self.stack.control[0].bits = bits
        self.stack.frames["killers"] = NO_MOVE
        self.stack.control[0].nodes = 0
        self.stack.control[0].history[:] = 0

    @property
    def nodes(self) -> int:
        return int(self.stack.control[0].nodes)

    def value(self, move: Move, depth: int, alpha: int, beta: int, budget: Budget) -> int:
        """What a move is worth: exact between alpha and beta, beyond them a bound."""
        self._begin(self.stack, move, depth, alpha, beta)
        while (left := budget.left(self.nodes)) > 0:
            if self._go_on(self.stack, min(CHUNK, left)) == DONE:
                return int(self.stack.control[0].value)
        raise OutOfBudgetError


class AlphaBetaThinker:
    """Iterative deepening over the moves of the seat to act."""

    def __init__(self, game: Game, compiled: bool = True, bits: int = MOST_BITS) -> None:
        self._engine = engine_of(game.id, compiled)
        self._search = AlphaBeta(game, compiled, bits)

    def consider(self, question: Question) -> list[Candidate]:
        """The best moves first. The same for the same number of positions, whatever the seed."""
        self._search.forget(question.hidden, question.budget.steps)
        moves = self._engine.legal_of(question.hidden, question.seat)
        deepest = 1 if len(moves) == 1 else question.level.sight or DEEPEST
        found = Ranking(moves, int(WIDEST * question.level.temperature * 2 * SURE))
        for depth in range(1, deepest + 1):
            budget = question.budget if depth > 1 else Budget.of(question.budget.steps)  # one move ahead at any price
            deeper, finished = self._deepen(found, depth, budget)
            found = deeper if deeper.exact else found
            if not finished or found.decided:
                break
        return [self._candidate(question, found, move, rank) for rank, move in enumerate(found.best_first())]

    def _deepen(self, before: "Ranking", depth: int, budget: Budget) -> tuple["Ranking", bool]:
        """All moves one deeper, the best of the last time first, and whether there was time for all of them."""
        found = before.deeper()
        for move in found.moves:
            start = self._search.nodes
            try:
                value, exact = self._value_of(found, move, depth, budget)
            except OutOfBudgetError:
                return found, False
            found.add(move, value, exact, self._search.nodes - start)
        return found, True

    def _value_of(self, found: "Ranking", move: Move, depth: int, budget: Budget) -> tuple[int, bool]:
        """A move's value; only a bound if it is no better than what there is already."""

        def ask(alpha: int, beta: int) -> int:
            return self._search.value(move, depth, alpha, beta, budget)

        bar = found.bar
        if bar == -INFINITE:
            return near(found.values[move], ask), True
        if (bound := ask(bar, bar + 1)) <= bar:
            return bound, False
        return ask(bar, INFINITE), True

    def _candidate(self, question: Question, found: "Ranking", move: Move, rank: int) -> Candidate:
        share = min(max(0.5 + found.values[move] / (2 * SURE), 0.0), 1.0)
        return Candidate(
            move=move,
            serious=move in found.exact,
            visits=found.nodes[move],
            value=[share, 1.0 - share] if question.seat == 0 else [1.0 - share, share],
            line=self._line(question, move) if rank < LINES else [],
        )

    def _line(self, question: Question, move: Move) -> list[Move]:
        """The move and what the table remembers to follow."""
        stack, positions = self._search.stack, self._engine.copy(question.hidden[0])
        bits, line = int(stack.control[0].bits), [move]
        self._engine.apply(positions, question.seat, move)
        while len(line) < LONGEST_LINE and bits and (acting := self._engine.to_act(positions)):
            seat = 0 if acting & 1 else 1
            name = name_of(positions[0], positions.view(np.uint64))
            known = stack.table[slot_of(name, bits)]
            if known.bound == EMPTY or known.name != name or known.move not in self._engine.legal_of(positions, seat):
                break
            line.append(int(known.move))
            self._engine.apply(positions, seat, line[-1])
        return line


class Ranking:
    """What is known about the moves after looking to some depth; it begins with what was known before."""

    def __init__(self, moves: list[Move], width: int) -> None:
        self.moves = moves  # in the order to look at them
        self.width = width  # how much worse than the best a move may be and still be chosen
        self.values = dict.fromkeys(moves, 0)
        self.nodes = dict.fromkeys(moves, 0)
        self.exact: list[Move] = []  # those whose value is more than a bound, to this depth

    def deeper(self) -> "Ranking":
        following = Ranking(self.best_first(), self.width)
        following.values, following.nodes = dict(self.values), dict(self.nodes)
        return following

    def add(self, move: Move, value: int, exact: bool, nodes: int) -> None:
        self.values[move] = value
        self.nodes[move] += nodes
        if exact:
            self.exact.append(move)
            self.exact.sort(key=lambda move: -self.values[move])

    def best_first(self) -> list[Move]:
        """Exact values before bounds: a bound says only that a move is no better than that."""
        return self.exact + [move for move in self.moves if move not in self.exact]

    @property
    def decided(self) -> bool:
        return bool(self.exact) and abs(self.values[self.exact[0]]) >= WIN

    @property
    def bar(self) -> int:
        """What a move must be worth more than to be of interest."""
        if not self.exact:
            return -INFINITE
        near_enough = self.values[self.exact[0]] - self.width
        if len(self.exact) < ALTERNATIVES:
            return near_enough
        return max(near_enough, self.values[self.exact[ALTERNATIVES - 1]])


def near(expected: int, ask: Callable[[int, int], int]) -> int:
    """The exact value, sought near the one expected first."""
    low, high = expected - ASPIRATION, expected + ASPIRATION
    value = ask(low, high)
    if value <= low:
        return ask(-INFINITE, low + 1)
    return ask(high - 1, INFINITE) if value >= high else value
