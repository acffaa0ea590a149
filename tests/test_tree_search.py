"""The tree search: it finds what is there to find, sees nothing it may not see, and can be repeated."""

from collections.abc import Callable

import numpy as np
import pytest

from tablee import Match
from tablee.games.knopf.tests.drawing import board
from tablee.kernel.contract import Move, Position
from tablee.kernel.level import DEFAULT
from tablee.kernel.registry import known, mark_of
from tablee.match.engine import engine_of
from tablee.match.shelf import load
from tablee.search.question import Budget, Candidate, Question
from tablee.search.tree.ismcts import Choices, TreeSearch, TreeThinker

from . import pennies

MASTER = DEFAULT[-1]

STRIKE_WINS = """
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
B . . R R . . . . B
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
"""

A_PAIR_WINS = """
. . . . . . . . . R
. . . . . . . . . .
. . . . . . . . . .
. . . . . B . . . .
. . . . R . . . . .
. . . . . . B . . .
. . . . . . . . . .
. . . . . . . . . .
B . . . . . R . . .
. . . . . . . . . .
"""


def question(match: Match, steps: int, seed: int = 1) -> Question:
    seat = match.to_act[0]
    assert seat != "fate"
    return Question(match.hidden(seat), match.seats, seat, MASTER, Budget.of(steps), seed, match.moves)


def considered(match: Match, steps: int) -> list[Candidate]:
    return TreeThinker(load(match.game)).consider(question(match, steps))


def test_a_win_in_one_is_found() -> None:
    match = board(STRIKE_WINS, taken=(9, 0))
    best = considered(match, 500)[0]
    assert load("knopf").text_of(best.move) == "strike"
    assert best.value == pytest.approx([1, 0])


def test_a_win_in_two_is_found() -> None:
    match = board(A_PAIR_WINS, taken=(9, 9))
    best = considered(match, 20_000)[0]
    assert load("knopf").text_of(best.move) == "g2-d5"


@pytest.mark.parametrize(("game", "seats"), [("hippo", 3), ("knopf", 2)])
def test_interpreted_and_compiled_searches_make_the_same_simulations(game: str, seats: int) -> None:
    asked = question(Match(game, seats, seed=5), 120)
    compiled, plain = TreeSearch(load(game)), TreeSearch(load(game), compiled=False)
    one, other = compiled.run(asked, 7), plain.run(asked, 7)
    assert one.moves.tolist() == other.moves.tolist()
    assert one.visits.tolist() == other.visits.tolist()
    assert one.values.tolist() == other.values.tolist()
    for move in one.moves.tolist():
        assert compiled.line(move) == plain.line(move)


def test_a_bench_used_before_gives_the_same_answer() -> None:
    search, fresh = TreeSearch(load("hippo")), TreeSearch(load("hippo"))
    search.run(question(Match("hippo", 4, seed=1), 3_000), 0)
    asked = question(Match("hippo", 2, seed=2), 1_000)
    assert search.run(asked, 0).visits.tolist() == fresh.run(asked, 0).visits.tolist()


def test_every_simulation_is_counted_once() -> None:
    match = Match("hippo", 3, seed=4)
    choices = TreeSearch(load("hippo")).run(question(match, 600), 0)
    assert 0 < choices.visits.sum() <= 600
    assert choices.values.sum() == pytest.approx(choices.visits.sum(), rel=0.1)  # a win a game, a little for standing


def test_choices_add_up() -> None:
    one = Choices(np.array([1, 2]), np.array([3, 4]), np.array([[1.0, 2.0], [0.0, 4.0]]))
    both = one + one
    assert both.visits.tolist() == [6, 8]
    assert both.values.tolist() == [[2.0, 4.0], [0.0, 8.0]]


def test_a_full_house_of_nodes_does_not_stop_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.search.tree.ismcts.MOST_NODES", 100)
    choices = TreeSearch(load("hippo")).run(question(Match("hippo", 2, seed=2), 2_000), 0)
    assert choices.visits.sum() > 1_000


def test_the_search_stops_when_the_answer_is_settled() -> None:
    asked = question(board(STRIKE_WINS, taken=(9, 0)), 100_000)
    visits = TreeSearch(load("knopf")).run(asked, 0).visits
    assert visits.sum() < 100_000
    assert visits.max() - visits.min() > 100_000 - visits.sum()


# -- secrets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("coins", [(0, 0), (0, 2), (2, 0)])
def test_a_choice_made_in_the_same_moment_is_not_seen(seat: int, coins: tuple[int, int]) -> None:
    if coins[seat]:
        return  # has chosen already
    record = pennies.positions(*coins)
    pennies.hide(record[0], seat)
    asked = Question(record, 2, seat, MASTER, Budget.of(600), 3, 0)
    choices = TreeSearch(pennies.GAME, compiled=False).run(asked, 0)
    assert choices.values[:, seat].sum() / choices.visits.sum() == pytest.approx(0.5, abs=0.1)


def test_legal_moves_of_the_root_are_those_of_the_match() -> None:
    match = Match("hippo", 2, seed=3)
    seat = match.to_act[0]
    assert seat != "fate"
    choices = TreeSearch(load("hippo")).run(question(match, 50), 0)
    assert choices.moves.tolist() == engine_of("hippo").legal_of(match.position, seat)


@pytest.mark.parametrize(
    ("key", "thought_about"), [(lambda s: 0, [1, 2]), (lambda s: 1 + s.coin[0], [1, 2]), (lambda s: 7, [1])]
)
def test_moves_that_lead_to_the_same_key_are_thought_about_once(
    monkeypatch: pytest.MonkeyPatch, key: Callable[[Position], int], thought_about: list[Move]
) -> None:
    monkeypatch.setattr(known[mark_of(pennies.POSITION)], "key", key)
    asked = Question(pennies.positions(0, 0), 2, 0, MASTER, Budget.of(60), 3, 0)
    choices = TreeSearch(pennies.GAME, compiled=False).run(asked, 0)
    assert choices.moves.tolist() == thought_about
    assert choices.visits.all()
