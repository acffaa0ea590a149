"""Connect Four beside OpenSpiel's, three ways."""

import random
from collections.abc import Callable, Iterator

import pyspiel

from benchmarks.figures import FROM_PYTHON, MOVE_BY_MOVE, ROLLOUTS, Figure
from benchmarks.measure import in_turn, rates, ratios
from tablee import Match, playouts

GAME = "connect_four"
SAMPLE = 20_000  # games that tell the average length of a random game

GAMES = 200_000  # a round of ours
THEIR_GAMES = 1_500  # a round of theirs from Python
THEIR_ROLLOUTS = 30_000  # a round of theirs in C++
MATCHES = 1_500  # a round of either, move by move


def random_games(scale: float, rounds: int) -> Iterator[Figure]:
    """Whole random games: ours compiled, theirs from Python and theirs in C++."""
    sides: dict[str, Callable[[], float]] = {
        "Tablée, compiled": lambda: ours(int(GAMES * scale)),
        "OpenSpiel, C++ rollouts": Rollouts(int(THEIR_ROLLOUTS * scale)),
        "OpenSpiel from Python": lambda: theirs(int(THEIR_GAMES * scale)),
    }
    spent = in_turn(sides, rounds)
    group = "Connect Four, random games, 1 core"
    for name, rounds_of_it in spent.items():
        yield Figure(group=group, name=name, value=rates(rounds_of_it, "cpu"), unit="moves/s", clock="cpu")
    mine, rollouts, python = spent.values()
    for name, other, wanted in (("its C++ rollouts", rollouts, ROLLOUTS), ("it from Python", python, FROM_PYTHON)):
        for clock in ("cpu", "wall"):
            found = ratios(mine, other, clock)
            wants = wanted if clock == "cpu" else None
            yield Figure(group=group, name=f"Tablée to {name}", value=found, unit="x", clock=clock, at_least=wants)


def move_by_move(scale: float, rounds: int) -> Iterator[Figure]:
    """One call to ask and one to play for each move, from Python on both sides."""
    many = int(MATCHES * scale)
    spent = in_turn({"Tablée": lambda: our_matches(many), "OpenSpiel": lambda: theirs(many)}, rounds)
    group = "Connect Four, move by move from Python"
    for name, rounds_of_it in spent.items():
        yield Figure(group=group, name=name, value=rates(rounds_of_it, "cpu"), unit="moves/s", clock="cpu")
    for clock in ("cpu", "wall"):
        found = ratios(spent["Tablée"], spent["OpenSpiel"], clock)
        wants = MOVE_BY_MOVE if clock == "cpu" else None
        yield Figure(group=group, name="Tablée to OpenSpiel", value=found, unit="x", clock=clock, at_least=wants)


def ours(games: int) -> float:
    return playouts(GAME, games=games, threads=1).moves


# The two loops below have one shape: whose turn is it, what may he play, play one of them.


def our_matches(games: int) -> float:
    moves, choice = 0, random.Random(1).choice
    for seed in range(games):
        match = Match(GAME, 2, seed=seed)
        while acting := match.to_act:
            seat = acting[0]
            match.play(seat, choice(match.legal(seat)))
            moves += 1
    return moves


def theirs(games: int) -> float:
    moves, choice = 0, random.Random(1).choice
    game = pyspiel.load_game(GAME)
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            player = state.current_player()
            state.apply_action(choice(state.legal_actions(player)))
            moves += 1
    return moves


class Rollouts:
    """OpenSpiel's RandomRolloutEvaluator at work: clone, then legal actions and one of them until the end, all C++.

    Python cannot call the evaluator itself, but the search that uses it: with a single simulation MCTSBot evaluates
    the root, which is `games` rollouts from the first position, and does nothing else. It does not say how many
    moves they had, so that is the average length of random games (measured beforehand) times their number. Of the
    ways tried this is the fastest: `evaluate_bots` with two random bots comes to 0.6 of it.
    """

    def __init__(self, games: int) -> None:
        game = pyspiel.load_game(GAME)
        evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
        exploration, simulations, memory, solve, seed, verbose = 2.0, 1, 100, False, 1, False
        self._bot = pyspiel.MCTSBot(game, evaluator, exploration, simulations, memory, solve, seed, verbose)
        self._start = game.new_initial_state()
        self._moves = games * theirs(SAMPLE) / SAMPLE

    def __call__(self) -> float:
        self._bot.mcts_search(self._start)
        return self._moves
