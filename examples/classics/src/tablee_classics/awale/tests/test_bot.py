"""Bots: what is plain is seen, and the last five seeds are played as well as can be."""

from functools import cache
from random import Random

import numpy as np
import pytest

from tablee import Bot, Match
from tablee.search.bot import levels

from ..endings import FEW, LEAD, number_of, positions
from ..state import PITS, QUIET_END, ROW, SEEDS
from .drawing import board
from .naive import ROUND, ROWS, Twin


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_level_takes_the_seeds_that_win(level: int) -> None:
    match = board("9 0 0 0 1 0 / 1 1 1 0 0 2", first=23)
    assert Bot("awale", level, seed=3).think(match, 0).move == "f"


@pytest.mark.parametrize("level", [3, 4, 5])
def test_a_harvest_that_is_threatened_is_seen(level: int) -> None:
    """E reaches a; b and d, sown, do not help; a runs away."""
    match = board("0 5 0 0 0 1 / 2 1 0 4 1 0", first=15)
    move = Bot("awale", level).think(match, 0).move
    match.play(0, move)
    assert max(seeds_taken_by(match, reply) for reply in match.legal(1)) <= 2


def seeds_taken_by(match: Match, move: str) -> int:
    after = match.copy()
    after.play(1, move)
    return int(after.state()["taken"][1] - match.state()["taken"][1])


def test_seeds_bring_variety_and_a_seed_brings_the_same() -> None:
    moves = [Bot("awale", 1, seed=seed).think(Match("awale"), 0).move for seed in (*range(12), 0)]
    assert len(set(moves)) > 1
    assert moves[0] == moves[-1]


# -- the last seeds, by the twin's rules and brute force ------------------------------------------------------


Pits = tuple[int, ...]  # the row of the player to move first


@cache
def moves_from(pits: Pits) -> list[tuple[int, Pits]]:
    """What each move gains, and the pits after it, seen by the other."""
    twin = Twin(2, "no_capture")
    twin.board = dict(zip(ROUND, pits, strict=True))
    made = [(pit, *twin.outcome(pit)) for pit in twin.moves()]
    return [(gain, tuple(after[pit] for pit in ROWS[1] + ROWS[0])) for _, after, gain in made]


@cache
def best_lead(pits: Pits, left: int) -> int:
    """In what is still to be had, with so many moves left until quiet ends the game."""
    moves = moves_from(pits)
    if left == 0 or not moves:
        return sum(pits[:ROW]) - sum(pits[ROW:])
    return max(gain - best_lead(after, QUIET_END if gain else left - 1) for gain, after in moves)


def test_the_table_of_endings_is_what_brute_force_finds() -> None:
    known = positions()
    for number in Random(0).sample(range(known.shape[1]), 60):
        pits = tuple(map(int, known[:, number]))
        for left in range(0, QUIET_END + 1, 4):
            assert LEAD[left, number] == best_lead(pits, left), (pits, left)


def test_every_position_of_few_seeds_has_a_number_of_its_own() -> None:
    known = positions()
    assert (number_of(known, 0) == np.arange(known.shape[1])).all()
    assert (number_of(np.roll(known, ROW, axis=0), 1) == np.arange(known.shape[1])).all()
    assert known.sum(0).max() == FEW


def test_the_strongest_level_plays_the_last_seeds_as_well_as_can_be() -> None:
    random, bot = Random(1), Bot("awale", len(levels("awale")))
    for _ in range(60):
        match = an_ending(random)
        pits, taken, left = tuple(match.state()["pits"]), match.state()["taken"], QUIET_END - match.state()["quiet"]
        match.play(0, bot.think(match, 0).move)
        best = taken[0] - taken[1] + best_lead(pits, left)
        assert np.sign(lead_after(match)) == np.sign(best), (pits, taken, left)


def an_ending(random: Random) -> Match:
    """Few seeds, about as many taken by each, and the first seat has a choice."""
    while True:
        pits = [0] * PITS
        for _ in range(random.randint(2, FEW)):
            pits[random.randrange(PITS)] += 1
        first = (SEEDS - sum(pits)) // 2 + random.randint(-2, 2)
        if len(moves_from(tuple(pits))) > 1 and max(first, SEEDS - sum(pits) - first) < SEEDS // 2 + 1:
            rows = [*pits[: ROW - 1 : -1], "/", *pits[:ROW]]
            return board(" ".join(map(str, rows)), first=first, quiet=random.randrange(QUIET_END))


def lead_after(match: Match) -> int:
    """Of the first seat, if both play on as well as can be."""
    state = match.state()
    lead = int(state["taken"][0] - state["taken"][1])
    if match.over:
        return lead
    return lead - best_lead(tuple(state["pits"][ROW:] + state["pits"][:ROW]), QUIET_END - state["quiet"])
