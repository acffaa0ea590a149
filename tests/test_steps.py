"""A finished game again, step by step."""

import random
from itertools import count
from typing import Any

import pytest

import tablee
from tablee import Match
from tablee.match.shelf import facts_of
from tablee.match.steps import Step, count_steps, steps

GAMES = [facts.id for facts in tablee.games()]
LATER = 900  # milliseconds from move to move, where time matters


def finished(game: str, seed: int = 5) -> Match:
    """A game of chance moves, to its end."""
    match, chooser, now = Match(game, seed=seed), random.Random(seed), 0
    timed = facts_of(game).timed
    while not match.over:
        seat = chooser.choice(match.to_act)
        now += LATER
        match.pass_time(now)
        if seat in match.to_act:
            match.play(seat, chooser.choice(match.legal(seat)), now if timed else None)
    return match


@pytest.fixture(scope="module", params=GAMES)
def match(request: pytest.FixtureRequest) -> Match:
    return finished(request.param)


def all_steps(match: Match, eyes: Any) -> list[Step]:
    return list(steps(match, eyes, range(count_steps(match))))


def test_there_is_a_step_for_every_move_and_the_last_is_the_end(match: Match) -> None:
    found = all_steps(match, "open")
    assert [step.number for step in found] == list(range(count_steps(match)))
    made = [step.made for step in found if step.made]
    assert made == [entry for entry in match.log if entry.seat != "fate"]
    assert found[-1].view == match.state()


@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_the_steps_together_tell_what_a_viewer_was_told(match: Match, eyes: int | None) -> None:
    assert [said for step in all_steps(match, eyes) for said in step.told] == match.story(eyes)


def test_a_slice_is_a_slice_of_the_whole(match: Match) -> None:
    assert list(steps(match, 0, range(3, 6))) == all_steps(match, 0)[3:6]


def test_in_the_open_book_nothing_is_hidden(match: Match) -> None:
    hidden = [step.view for step in all_steps(match, None)]
    opened = [step.view for step in all_steps(match, "open")]
    assert [view.keys() for view in opened] == [view.keys() for view in hidden]
    differ = sum(one != other for one, other in zip(opened, hidden, strict=True))
    assert bool(differ) == facts_of(match.game).secrets


def test_time_goes_on_where_a_game_runs_in_time(match: Match) -> None:
    times = [step.time for step in all_steps(match, None)]
    if not facts_of(match.game).timed:
        assert set(times) == {None}
    else:
        assert times == sorted(time for time in times if time is not None)


def test_a_game_that_time_alone_ended_has_one_step_more() -> None:
    match = Match("heisa", seed=1)
    for now in count(0, 60_000):
        match.pass_time(now)
        if match.over:
            break
    assert match.ended_at is not None
    *_, last = all_steps(match, "open")
    assert (last.made, last.time, last.view) == (None, match.ended_at, match.state())
    assert count_steps(match) == match.moves + 2
