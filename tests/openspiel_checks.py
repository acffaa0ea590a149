"""OpenSpiel's own checks on our games, in a process of their own: `python openspiel_checks.py tablee_hippo ...`.

They come as absl test cases with flags, print as they go and import what warns.
"""

import sys
import unittest
from typing import Any

import pyspiel
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import tablee.lab.openspiel  # noqa: F401  (registers our games)

SIMULATIONS = 2
SMALL = "tablee_whisper"


def simulate(name: str) -> None:
    """Random games: legal actions, odds, histories, copies, undoing, observations, utilities."""
    pyspiel.random_sim_test(pyspiel.load_game(name), SIMULATIONS, serialize=False, verbose=False)


def check_states(name: str, base: type[Any], game: Any) -> None:
    case = type(name, (base,), {"game_name": name, "game": game})
    result = unittest.TextTestRunner().run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    if not result.wasSuccessful():
        raise SystemExit(f"{name} fails {base.__name__}")


def check_sound(name: str) -> None:
    simulate(name)
    check_states(name, api_test.EnforceAPIOnPartialTreeBase, pyspiel.load_game(name))


def check_solvable() -> None:
    """The whole tree of a small game with luck and secrets; what its solver finds is known."""
    game = pyspiel.load_game(f"{SMALL}(memory=3)")
    api_test.TOTAL_NUM_STATES["whisper"] = (1, 6, 8)  # chance, decisions, ends
    api_test.PERFECT_RECALL_NUM_STATES["whisper"] = 4  # two coins for seat 0, two words for seat 1
    check_states("whisper", api_test.EnforceAPIOnFullTreeBase, game)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)[0]
    assert abs(value + 1 / 3) < 0.01, f"seat 0 should win one game in three, -1/3; CFR+ says {value}"
    assert exploitability.nash_conv(game, policy) < 0.02


if __name__ == "__main__":
    flags.FLAGS(sys.argv[:1])
    for each in sys.argv[1:]:
        print(each, flush=True)  # the last one said is the one that fails
        if each == SMALL:
            check_solvable()
        else:
            check_sound(each)
