"""Bots: honest, repeatable, levelled."""

from typing import Any

import pytest
from msgspec.structs import replace

import tablee
from tablee import BadLevel, Bot, Match, NotYourTurn
from tablee.games.knopf.tests.drawing import board
from tablee.kernel.chance import generator
from tablee.match.engine import engine_of
from tablee.match.shelf import level_name, texts_of
from tablee.search.bot import levels, whole_win
from tablee.search.question import Budget, Candidate
from tablee.testkit.set_up import set_up
from tablee.testkit.walk import positions

GAMES = [facts.id for facts in tablee.games()]
SECRETIVE = [facts.id for facts in tablee.games() if facts.secrets]
STEPS = 200


def first(match: Match) -> int:
    seat = match.to_act[0]
    assert seat != "fate"
    return seat


@pytest.mark.parametrize("game", GAMES)
def test_a_thought_is_a_legal_move_with_a_value_for_every_seat(game: str) -> None:
    match = Match(game, seed=1)
    thought = Bot(game, 4, seed=2).think(match, first(match), iterations=STEPS)
    assert thought.move in match.legal(first(match))
    assert len(thought.value) == match.seats
    assert all(0 <= value <= 1 for value in thought.value)
    assert thought.lines[0].moves[0] in match.legal(first(match))
    assert thought.lines[0].visits >= thought.lines[-1].visits or game == "knopf"
    assert sum(line.visits for line in thought.lines) <= thought.visits <= STEPS


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_steps_give_the_same_thought(game: str, threads: int) -> None:
    match = Match(game, seed=1)
    thoughts = [
        Bot(game, level, seed=5, threads=threads).think(match, first(match), iterations=STEPS) for level in (1, 1, 5, 5)
    ]
    assert (thoughts[0].move, thoughts[0].lines) == (thoughts[1].move, thoughts[1].lines)
    assert (thoughts[2].move, thoughts[2].lines) == (thoughts[3].move, thoughts[3].lines)


@pytest.mark.parametrize("game", SECRETIVE)
def test_worlds_a_seat_cannot_tell_apart_get_the_same_move(game: str) -> None:
    bot, engine, compared = Bot(game, 3, seed=4), engine_of(game), 0
    for index, match in enumerate(positions(game, 3_000, seed=6)):
        if index % 29 or match.over or match.to_act == ("fate",):
            continue
        seat = match.to_act[index % len(match.to_act)]
        assert seat != "fate"
        world = set_up(match, engine.imagined(match.hidden(seat)[0], seat, generator(index))[0])
        one, other = bot.think(match, seat, iterations=40), bot.think(world, seat, iterations=40)
        assert (one.move, one.value, one.lines) == (other.move, other.value, other.lines)
        compared += world.position.tobytes() != match.position.tobytes()
    assert compared > 10


class Curtain:
    """All of a match that a bot may ask for."""

    def __init__(self, match: Match) -> None:
        self.game, self.seats, self.moves, self.to_act = match.game, match.seats, match.moves, match.to_act
        self.hidden = match.hidden


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_asks_only_for_what_its_seat_may_know(game: str) -> None:
    match = Match(game, seed=3)
    behind: Any = Curtain(match)
    bot = Bot(game, 2, seed=1)
    assert bot.think(behind, first(match)).move == bot.think(match, first(match)).move


@pytest.mark.parametrize("game", GAMES)
def test_there_are_five_levels_with_names_that_see_further_and_further(game: str) -> None:
    known = levels(game)
    assert len(known) == 5
    for language in texts_of(game).languages:
        assert len({level_name(game, level).text(language) for level in range(1, 6)}) == 5
    assert [level.iterations for level in known] == sorted(level.iterations for level in known)
    assert [level.nodes for level in known] == sorted(level.nodes for level in known)


@pytest.mark.parametrize("level", [0, 6, "3", 2.0])
def test_other_levels_are_refused(level: Any) -> None:
    with pytest.raises(BadLevel, match="from 1 to 5"):
        Bot("hippo", level)


def test_a_bot_thinks_only_when_it_is_to_act() -> None:
    match = Match("hippo", 2, seed=3)
    with pytest.raises(NotYourTurn):
        Bot("hippo", 1).think(match, 1 - first(match))


def test_seconds_alone_are_a_budget() -> None:
    match = Match("hippo", 2, seed=3)
    assert Bot("hippo", 5).think(match, first(match), seconds=0.05).visits > 0


@pytest.mark.parametrize("game", ["hippo", "knopf"])
def test_no_time_at_all_is_enough_for_a_move(game: str) -> None:
    match = Match(game, 2, seed=3)
    assert Bot(game, 5).think(match, first(match), seconds=0.0).move in match.legal(first(match))


def test_a_forced_move_takes_no_thought() -> None:
    only_way = """
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . B
"""
    match = board(only_way)  # red has no button left and can only pass
    assert Bot("knopf", 5).think(match, 0).move == "pass"
    assert Bot("knopf", 5).think(match, 0).visits < 100


def test_seconds_that_others_had_meanwhile_do_not_count() -> None:
    budget = Budget.of(100, 10.0, pause=lambda: 60.0)
    budget.began -= 60.0  # they have passed
    assert budget.left(50) == 50


@pytest.mark.parametrize("game", ["hippo", "knopf"])
def test_a_bot_that_lets_others_go_first_thinks_the_same(game: str) -> None:
    match, pauses = Match(game, seed=1), list[float]()

    def pause() -> float:
        pauses.append(0.0)
        return 0.0

    steps = 10_000
    thought = Bot(game, 4, seed=2, pause=pause).think(match, first(match), iterations=steps)
    assert len(pauses) > 5
    undisturbed = Bot(game, 4, seed=2).think(match, first(match), iterations=steps)
    assert replace(thought, seconds=0.0) == replace(undisturbed, seconds=0.0)


@pytest.mark.parametrize(
    ("values", "wholes"),
    [
        ([[0.3, 0.4, 0.3], [0.2, 0.6, 0.2]], [0.5, 1, 0.5]),  # two against one
        ([[0.3, 0.2, 0.3, 0.2], [0.25, 0.25, 0.25, 0.25]], [0.5, 0.5, 0.5, 0.5]),
        ([[0.4, 0.6], [0.5, 0.5]], [1, 1]),
        ([[0.5, 0.5]], [1, 1]),  # nobody is ahead, which makes nobody partners
    ],
)
def test_partners_divide_a_win_and_are_as_careful_as_others(values: list[list[float]], wholes: list[float]) -> None:
    candidates = [Candidate(move=0, serious=True, visits=1, value=value, line=[]) for value in values]
    assert [whole_win(candidates, seat) for seat in range(len(wholes))] == wholes
