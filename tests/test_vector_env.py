"""Thousands of games at once: the same games as one by one, begun anew when they end."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import tablee
from tablee.kernel.errors import BadOption, BadSeats
from tablee.kernel.rule import entry
from tablee.lab.envs.turns import action_of, numbering_of
from tablee.lab.gymnasium import TableVectorEnv
from tablee.lab.pettingzoo import env
from tablee.match.engine import engine_of

GAMES = [facts.id for facts in tablee.games()]


@pytest.mark.parametrize("game", GAMES)
def test_the_arrays_are_what_the_spaces_say(game: str) -> None:
    tables = TableVectorEnv(game, 64)
    observations, infos = tables.reset(seed=1)
    for _ in range(40):
        assert observations in tables.observation_space
        actions = tables.random_actions()
        assert actions in tables.action_space
        assert infos["action_mask"][np.arange(64), actions].all()
        observations, rewards, ended, cut_short, infos = tables.step(actions)
        assert not rewards[~ended].any()
        assert not cut_short.any()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    assert played(game, seed=5) == played(game, seed=5)
    assert played(game, seed=5) != played(game, seed=6)


def played(game: str, seed: int) -> list[bytes]:
    tables = TableVectorEnv(game, 16)
    tables.reset(seed=seed)
    return [tables.step(tables.random_actions())[0].tobytes() for _ in range(60)]


def test_games_that_end_begin_anew_in_the_same_step() -> None:
    tables = TableVectorEnv("hippo", 32, seats=3)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = tables.reset(seed=3)
    ended = 0
    while ended < 100:
        movers = infos["seat"].copy()
        observations, rewards, over, _, infos = tables.step(tables.random_actions())
        for game in np.flatnonzero(over):
            ended += 1
            assert infos["gains"][game].sum() == pytest.approx(0)
            assert rewards[game] == infos["gains"][game][movers[game]]
            named, last = tables.layout.named(observations[game]), tables.layout.named(infos["final_obs"][game])
            assert named["placements"] == 0
            assert last["placements"] > 12
        assert (over == np.array([final is not None for final in infos.get("final_obs", [None] * 32)])).all()


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_what_its_seat_may_know(game: str) -> None:
    tables, hidden = TableVectorEnv(game, 8), engine_of(game).hidden
    observations, infos = tables.reset(seed=4)
    for _ in range(40):
        positions = tables._batch._turns["position"]
        for row, seat, position in zip(observations, infos["seat"].tolist(), positions, strict=True):
            assert (row == tables.layout.row(hidden(position, seat), seat)).all()
        observations, *_, infos = tables.step(tables.random_actions())


def test_a_game_among_many_is_the_game_played_alone() -> None:
    """The vector environment and PettingZoo's show the same positions when the same actions are chosen."""
    tables, chooser = TableVectorEnv("knopf", 3), np.random.default_rng(2)
    alone = env("knopf")
    alone.reset(seed=0)
    observations, infos = tables.reset(seed=0)
    over = False
    while not over:
        expected = alone.last()[0]
        assert (observations[1] == expected["observation"]).all()
        assert (infos["action_mask"][1] == expected["action_mask"]).all()
        actions = np.array([chooser.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        alone.step(int(actions[1]))
        observations, _, ended, _, infos = tables.step(actions)
        over = bool(ended[1])
    assert alone.terminations["seat_0"]


@pytest.mark.parametrize("moves", [range(1), range(0, 90, 3), [n << 50 for n in range(99)], [n**9 for n in range(99)]])
def test_every_move_has_its_own_number(moves: Sequence[int]) -> None:
    plays = np.array(moves, np.int64)
    assert numbers(plays, *numbering_of(plays)).tolist() == list(range(len(moves)))


@entry
def numbers(plays: Any, factors: Any, places: Any) -> Any:
    out = np.zeros(len(plays), np.int64)
    for i in range(len(plays)):
        out[i] = action_of(plays[i], factors, places)
    return out


@pytest.mark.parametrize("learner", [0, 1])
def test_a_learner_always_decides_for_its_own_seat(learner: int) -> None:
    tables = TableVectorEnv("hippo", 50, learner=learner)
    _, infos = tables.reset(seed=1)
    won = []
    for _ in range(100):
        assert (infos["seat"] == learner).all()
        _, rewards, ended, _, infos = tables.step(tables.random_actions())
        won += rewards[ended].tolist()
    assert set(won) == {-1.0, 1.0}


def test_bad_input_is_refused() -> None:
    tables = TableVectorEnv("hippo", 4)
    _, infos = tables.reset(seed=1)
    before = infos["seat"].copy()
    actions = tables.random_actions()
    actions[2] = 9_999
    with pytest.raises(BadOption, match=r"game 2: expected a legal action.*got 9999 \(no action"):
        tables.step(actions)
    assert (infos["seat"] == before).all()
    with pytest.raises(BadOption, match="expected 4 actions"):
        tables.step(actions[:3])
    with pytest.raises(BadSeats, match="from 0 to 1"):
        TableVectorEnv("hippo", 4, learner=2)
    with pytest.raises(BadOption, match="from 1, not 0"):
        TableVectorEnv("hippo", 0)
