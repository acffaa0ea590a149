"""Checks of a game's `bot.py`: what it says can be trusted by a search. A game without one passes."""

from collections.abc import Iterator

import numpy as np
from msgspec.structs import replace

from tablee.kernel.chance import generator
from tablee.kernel.contract import evaluate, policy
from tablee.kernel.level import DEFAULT, Level
from tablee.match.engine import engine_of
from tablee.match.play import Match
from tablee.match.shelf import load
from tablee.search.question import Budget, Question
from tablee.search.tree.ismcts import TreeSearch
from tablee.testkit.findings import Fault, about, fault, place_of_name
from tablee.testkit.walk import positions, where

SIMULATIONS = 20
SEARCHES = 10


@about("bot.py", "look for an index out of range, a number too large for its field, a global that changes")
def thinking_is_sound(game: str, count: int) -> Iterator[str]:
    """The bot's evaluation shares out one win, its policy picks one of the moves, compiled as in plain Python."""
    if load(game).bot is None:
        return
    yield from _levels(game)
    looked = 0
    compiled, plain = TreeSearch(load(game)), TreeSearch(load(game), compiled=False)
    for index, match in enumerate(positions(game, max(count // 20, 100), seed=11)):
        if match.over or match.to_act == ("fate",):
            continue
        yield from _evaluation(match)
        yield from _policy(match, index)
        if index % 10 == 0 and looked < SEARCHES:
            looked += 1
            yield from _searches(match, compiled, plain)


def _levels(game: str) -> Iterator[str]:
    levels = getattr(load(game).bot, "LEVELS", DEFAULT)
    if len(levels) != len(DEFAULT) or not all(isinstance(level, Level) for level in levels):
        what = f"LEVELS are {levels}: expected {len(DEFAULT)} times Level(...), weakest first"
        yield Fault(what, place_of_name(game, "bot.py", "LEVELS"), "see tablee/kernel/level.py")


def _evaluation(match: Match) -> Iterator[str]:
    shares = np.zeros(match.seats)
    evaluate(match.position[0], shares)
    if np.isnan(shares[0]):
        return
    if shares.min() < 0 or shares.max() > 1 or abs(shares.sum() - 1) > 1e-6:
        what = f"evaluate says {shares.tolist()}: not shares of one win ({where(match)})"
        yield fault(match.game, "evaluate", what, "write a share from 0 to 1 for each seat, together 1")


def _policy(match: Match, index: int) -> Iterator[str]:
    for seat in match.to_act:
        if seat == "fate":
            continue
        moves = np.array(engine_of(match.game).legal_of(match.position, seat), np.int64)
        chosen = policy(match.position[0], seat, moves, len(moves), generator(index))
        if not 0 <= chosen < len(moves):
            what = f"policy chose number {chosen} of {len(moves)} moves ({where(match)})"
            yield fault(match.game, "policy", what, "give a number from 0 to n - 1: which of the moves")


def _searches(match: Match, compiled: TreeSearch, plain: TreeSearch) -> Iterator[str]:
    seat, level = match.to_act[0], replace(DEFAULT[-1], playout=2)
    assert seat != "fate"
    question = Question(match.hidden(seat), match.seats, seat, level, Budget.of(SIMULATIONS), 0, match.moves)
    one, other = compiled.run(question, 0), plain.run(question, 0)
    if one.visits.tolist() != other.visits.tolist() or not np.allclose(one.values, other.values):
        yield f"compiled and in plain Python the search thinks differently ({where(match)})"
