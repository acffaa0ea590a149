"""Every game in OpenSpiel, under OpenSpiel's own checks."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest

import tablee
import tablee.lab.openspiel

HERE = Path(__file__).parent
GAMES = [facts.id for facts in tablee.games()]


def check(*names: str, **environment: str) -> None:
    command = [sys.executable, str(HERE / "openspiel_checks.py"), *names]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr[-4_000:]


def test_openspiel_finds_nothing_wrong_with_any_game() -> None:
    check(
        *(f"tablee_{game}" for game in GAMES)
    )  # together: OpenSpiel takes longer to be read than a game to be checked


def test_a_small_game_is_solved_to_its_known_value() -> None:
    check("tablee_whisper", TABLEE_GAMES=str(HERE / "lab_games"))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_registered(game: str) -> None:
    assert f"tablee_{game}" in pyspiel.registered_names()


def test_dice_have_their_odds() -> None:
    state = pyspiel.load_game("tablee_hippo").new_initial_state()
    for die in (5, 3):
        state.apply_action(next(action for action, _ in state.chance_outcomes() if action % 6 == die))
    rolls = {state.action_to_string(action): chance for action, chance in state.chance_outcomes()}
    assert len(rolls) == 56
    assert rolls["roll:6-6-6"] == pytest.approx(1 / 216)
    assert rolls["roll:6-6-1"] == pytest.approx(3 / 216)
    assert rolls["roll:6-4-2"] == pytest.approx(6 / 216)


def test_seats_and_options_stand_in_brackets() -> None:
    game = pyspiel.load_game("tablee_hulahoo(players=4,chaos_deal=True,dealer=2)")
    assert game.num_players() == 4
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 13  # no lot for the dealer: the deal begins
    with pytest.raises(Exception, match="2, 3, 4, 5, 6 seats, not 9"):
        pyspiel.load_game("tablee_hulahoo(players=9)")


def test_an_information_state_says_what_was_shown_and_no_more() -> None:
    state = dealt("tablee_hulahoo(dealer=0)")
    mine, theirs = state.information_state_string(0), state.information_state_string(1)
    assert mine.count("?") == theirs.count("?") == 5  # the five cards of the other's hand
    assert mine != theirs


def test_a_world_drawn_from_an_information_state_looks_the_same() -> None:
    state = dealt("tablee_hulahoo(dealer=0)")
    player, chooser = state.current_player(), np.random.default_rng(3)
    others = set()
    for _ in range(5):
        world = state.resample_from_infostate(player, chooser.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        others.add(world.information_state_string(1 - player))
    assert len(others) > 1


def dealt(name: str) -> pyspiel.State:
    """A game after the first deal, with other cards each time it is asked for by another chooser."""
    state, chooser = pyspiel.load_game(name).new_initial_state(), np.random.default_rng(1)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(chooser.choice(outcomes, p=chances)))
    return state


def test_a_saved_state_comes_back() -> None:
    state = dealt("tablee_hulahoo(dealer=0)")
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert game.num_players() == 2
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)
