"""Every game as a PettingZoo environment, under PettingZoo's own tests."""

from importlib import import_module

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import tablee
from tablee.kernel.contract import UNKNOWN
from tablee.kernel.errors import BadOption
from tablee.kernel.facts import Facts
from tablee.lab.pettingzoo import env
from tablee.testkit.amounts import amount

TABLES = [(facts.id, seats) for facts in tablee.games() for seats in facts.seats]
FULL_TABLES = [(facts.id, facts.seats[-1]) for facts in tablee.games()]
ROUNDS = amount(1_000, long=10_000)

# PettingZoo's own environments with masks are excused from these by name; and an empty board is all zeros.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation numpy array is all zeros:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=100)
    seed_test(lambda: env(game, seats), num_cycles=50)


class RoundClock:
    """Goes on a little whenever it is looked at."""

    now = 0.0

    def time(self) -> float:
        self.now += 5 / ROUNDS
        return self.now


@pytest.mark.parametrize(("game", "seats"), FULL_TABLES)
def test_pettingzoos_benchmark_runs(
    game: str, seats: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five seconds of games at a full table, by a clock that counts its rounds."""
    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", RoundClock())
    performance_benchmark(env(game, seats))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("facts", tablee.games(), ids=lambda facts: facts.id)
def test_random_agents_play_to_the_end_and_rewards_add_up_to_nothing(facts: Facts) -> None:
    table, chooser = env(facts.id, seats=facts.seats[-1]), np.random.default_rng(5)
    table.reset(seed=2)
    total = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, ended, _, _ = table.last()
        total[agent] += float(reward)
        table.step(None if ended else int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(total.values()) == pytest.approx(0)
    assert len(total) == facts.seats[-1]


def test_an_environment_plays_the_same_game_as_a_match() -> None:
    table = env("knopf")
    table.reset(seed=1)
    match = tablee.Match("knopf")
    chooser, bare = np.random.default_rng(1), table.unwrapped
    while not match.over:
        (seat,) = match.to_act
        observation = table.last()[0]
        assert table.agent_selection == f"seat_{seat}"
        legal = np.flatnonzero(observation["action_mask"])
        assert [bare.moves.text(action) for action in legal] == match.legal(int(seat))
        action = int(chooser.choice(legal))
        match.play(seat, bare.moves.text(action))
        table.step(action)
    assert table.rewards == {f"seat_{seat}": 2 * score - 1 for seat, score in enumerate(match.scores or [])}


def test_agents_see_their_own_cards_and_nobody_elses() -> None:
    table = env("hulahoo", seats=2)
    table.reset(seed=4)
    seen = table.unwrapped.layout.named(table.observe("seat_1")["observation"])
    hands = seen["cards"][0]  # [seat, value]
    assert seen["viewer"] == 1
    assert (hands[0] == UNKNOWN).all()
    assert hands[1].sum() == 5


def test_time_advances_at_the_stated_pace() -> None:
    """A slow player's turn runs out where a fast one's does not."""
    clocks = []
    for pace in (500, 1_000):
        table = env("heisa", seats=2, pace=pace)
        table.reset(seed=1)
        seen = table.unwrapped.layout.named(table.last()[0]["observation"])
        clocks.append(int(seen["now"]))
    assert clocks == [500, 1_000]


def test_what_is_not_legal_is_refused() -> None:
    table = env("hippo", seats=3)
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(BadOption, match="expected a legal action"):
        table.step(wrong)
    with pytest.raises(BadOption, match="pace is a whole number"):
        env("heisa", pace=0)
