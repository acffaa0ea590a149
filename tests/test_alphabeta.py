"""Alpha-beta against plain minimax: the same value for every move, with and without a memory."""

import random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from tablee import Match
from tablee.games.knopf.tests.drawing import board
from tablee.kernel.contract import evaluate, noisy, scores
from tablee.kernel.level import DEFAULT
from tablee.match.engine import engine_of
from tablee.match.shelf import load
from tablee.search.alphabeta.deepening import LEAST_BITS, MOST_BITS, AlphaBeta, AlphaBetaThinker, near
from tablee.search.alphabeta.loop import INFINITE, MOST_NOISE, SURE, WIN
from tablee.search.question import Budget, Question

GAME = "knopf"
ENGINE = engine_of(GAME)
MUCH = Budget.of(1 << 40)


def small_positions(count: int, seed: int) -> list[Match]:
    """A few buttons on a board, near the end of a game, here and there in the middle of a turn."""
    chooser, found = random.Random(seed), list[Match]()
    while len(found) < count:
        rows = [["."] * 10 for _ in range(10)]
        for number, square in enumerate(chooser.sample(range(100), chooser.choice((4, 6)))):
            rows[square // 10][square % 10] = "RB"[number % 2]
        drawing = "\n".join(" ".join(row) for row in rows)
        taken = chooser.choice(((9, 9), (8, 9), (3, 3)))
        match = board(drawing, turn=chooser.randrange(2), taken=taken, quiet=chooser.choice((0, 0, 79)))
        if not match.over:
            found.append(match)
    return found


# -- the naive twin: values for the seat given, no windows, no memory, no order ------------------------------


def minimax(positions: Any, depth: int, noise: int, seat: int) -> int:
    acting = ENGINE.to_act(positions)
    out = np.zeros(2)
    if not acting:
        scores(positions[0], out)
        return (WIN + depth) * int(np.sign(out[seat] - out[1 - seat]))
    loud = noise < MOST_NOISE and noisy(positions[0])
    if depth <= 0 and not loud:
        evaluate(positions[0], out)
        return int((out[seat] - out[1 - seat]) * SURE)
    mover = 0 if acting & 1 else 1
    values = [value_of(positions, move, depth, noise, loud, seat) for move in ENGINE.legal_of(positions, mover)]
    return max(values) if mover == seat else min(values)


def value_of(positions: Any, move: int, depth: int, noise: int, loud: bool, seat: int) -> int:
    after = positions.copy()
    ENGINE.apply(after, 0 if ENGINE.to_act(positions) & 1 else 1, move)
    return minimax(after, depth if loud else depth - 1, noise + 1 if loud else 0, seat)


def move_values(match: Match, depth: int) -> dict[int, int]:
    position, seat = match.position, match.to_act[0]
    assert seat != "fate"
    loud = noisy(position[0])
    return {move: value_of(position, move, depth, 0, loud, seat) for move in ENGINE.legal_of(position, seat)}


@pytest.mark.parametrize("bits", [0, 16], ids=["without a table", "with a table"])
def test_every_move_is_worth_what_minimax_says(bits: int) -> None:
    search = AlphaBeta(load(GAME), bits=bits)
    for depth, matches in ((1, small_positions(200, 1)), (2, small_positions(60, 2)), (3, small_positions(4, 3))):
        for match in matches:
            search.forget(match.position, 1 << bits)
            for move, value in move_values(match, depth).items():
                assert search.value(move, depth, -INFINITE, INFINITE, MUCH) == value


def test_a_window_gives_the_value_or_a_bound() -> None:
    search, chooser = AlphaBeta(load(GAME), bits=16), random.Random(1)
    for match in small_positions(40, 4):
        search.forget(match.position, 1 << 16)
        for move, value in move_values(match, 1).items():
            alpha = value + chooser.choice((-100_000, -1, 0, 1))
            found = search.value(move, 1, alpha, alpha + 1, MUCH)
            assert found <= alpha if value <= alpha else found > alpha


def test_interpreted_and_compiled_searches_look_at_the_same_positions() -> None:
    compiled, plain = AlphaBeta(load(GAME), bits=12), AlphaBeta(load(GAME), compiled=False, bits=12)
    for match in small_positions(3, 5):
        seat = match.to_act[0]
        assert seat != "fate"
        for search in (compiled, plain):
            search.forget(match.position, 1 << 12)
        for move in ENGINE.legal_of(match.position, seat)[:4]:
            values = [search.value(move, 2, -INFINITE, INFINITE, MUCH) for search in (compiled, plain)]
            assert values[0] == values[1]
            assert compiled.nodes == plain.nodes


def test_stopping_and_going_on_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME)
    whole, pieces = AlphaBeta(load(GAME)), AlphaBeta(load(GAME))
    move = ENGINE.legal_of(match.position, 0)[0]
    whole.forget(match.position, 1 << 20)
    value = whole.value(move, 2, -INFINITE, INFINITE, MUCH)
    monkeypatch.setattr("tablee.search.alphabeta.deepening.CHUNK", 7)
    pieces.forget(match.position, 1 << 20)
    assert pieces.value(move, 2, -INFINITE, INFINITE, MUCH) == value
    assert pieces.nodes == whole.nodes


def test_a_table_is_as_large_as_the_longest_search_needed() -> None:
    search, position = AlphaBeta(load(GAME)), Match(GAME).position
    sizes = []
    for steps in (1, 5_000, 1, 1 << 40):
        search.forget(position, steps)
        sizes.append(len(search.stack.table))
    assert sizes == [1 << LEAST_BITS, 1 << 13, 1 << 13, 1 << MOST_BITS]


@pytest.mark.parametrize("truth", [-WIN, -60_000, 0, 1, 49_999, 50_000, 50_001, WIN + 3])
def test_an_expected_value_is_checked(truth: int) -> None:
    def ask(alpha: int, beta: int) -> int:
        return min(max(truth, alpha), beta)  # fails hard: bounds are the least that may be told

    assert near(0, ask) == truth


@pytest.mark.parametrize(("steps", "sight"), [(1, 0), (50, 0), (5_000, 0), (5_000, 1)])
def test_the_thinker_ranks_all_moves_whatever_the_budget(steps: int, sight: int) -> None:
    match = Match(GAME)
    level = DEFAULT[0]
    asked = Question(match.hidden(0), 2, 0, level, Budget.of(steps), 0, 0)
    candidates = AlphaBetaThinker(load(GAME)).consider(asked)
    assert sorted(candidate.move for candidate in candidates) == ENGINE.legal_of(match.position, 0)
    assert sum(candidate.visits for candidate in candidates) <= steps
    assert all(sum(candidate.value) == pytest.approx(1) for candidate in candidates)


def test_without_any_time_it_still_looks_one_move_ahead() -> None:
    match = Match(GAME)
    asked = Question(match.hidden(0), 2, 0, DEFAULT[-1], Budget.of(1 << 40, 0.0), 0, 0)
    unhurried = Question(match.hidden(0), 2, 0, replace(DEFAULT[-1], sight=1), Budget.of(1 << 40), 0, 0)
    thinker = AlphaBetaThinker(load(GAME))
    assert thinker.consider(asked)[0].move == thinker.consider(unhurried)[0].move
