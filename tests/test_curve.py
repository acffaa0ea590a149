"""The value curve of a finished game, and how it is drawn."""

import random
from itertools import pairwise

import pytest

import tablee
from tablee import Match
from tablee.match.shelf import facts_of
from tablee.search.curve import Point, decisions, replayed, turning_points, value_curve
from tablee.terminal.braille import line, stretched
from tablee.terminal.look_back import picture, told
from tablee.terminal.sentences import Words

GAMES = [facts.id for facts in tablee.games()]
STEPS = 20


def finished(game: str, seed: int = 3) -> Match:
    """A random game to its end."""
    match, chooser, now, timed = Match(game, seed=seed), random.Random(seed), 0, facts_of(game).timed
    while not match.over:
        seat = chooser.choice(match.to_act)
        now += 900
        match.pass_time(now)
        if seat in match.to_act:
            match.play(seat, chooser.choice(match.legal(seat)), now if timed else None)
    return match


def test_whoever_looks_for_decisions_may_rest_after_each_move() -> None:
    match = finished("hippo")
    rests: list[int] = []
    assert decisions(match, pause=lambda: rests.append(1)) == decisions(match)
    assert len(rests) == match.moves


@pytest.mark.parametrize("game", GAMES)
def test_a_curve_has_a_point_for_every_decision_and_ends_with_the_result(game: str) -> None:
    match, heard = finished(game), []
    points = list(value_curve(match, 1, STEPS, progress=lambda done, total: heard.append((done, total))))
    assert [point.entry for point in points[:-1]] == decisions(match)
    assert heard == [(number, len(points) - 1) for number in range(1, len(points))]
    log, secrets = match.log, facts_of(game).secrets
    for point in points[:-1]:
        assert (point.seat, point.move) == log[point.entry][:2]
        assert all(-1e-9 <= share <= 1.01 for share in point.value)
        if not secrets:
            assert sum(point.value) == pytest.approx(1, abs=0.06)
    assert [seat for seat, share in enumerate(points[-1].value) if share] == match.winners


def test_a_curve_by_count_is_always_the_same_and_grows_point_by_point() -> None:
    match = finished("hippo")
    whole = list(value_curve(match, 2, STEPS))
    curve = value_curve(Match.from_record(match.record()), 2, STEPS)
    assert [next(curve) for _ in range(5)] == whole[:5]


def test_in_a_game_with_secrets_a_point_changes_only_the_view_of_who_moves() -> None:
    points = list(value_curve(finished("hulahoo"), 1, STEPS))
    for before, after in pairwise(points[:-1]):
        changed = {seat for seat, share in enumerate(after.value) if share != before.value[seat]}
        assert changed <= {after.seat}


def test_a_long_game_is_looked_at_here_and_there() -> None:
    match = finished("knopf")
    everything, some = decisions(match, 10_000), decisions(match, 10)
    assert len(some) == 10 < len(everything)
    assert set(some) <= set(everything)
    assert some[0] == everything[0]
    assert max(later - earlier for earlier, later in pairwise(some)) < len(match.log) / 4


def test_the_game_is_seen_as_it_was_before_each_move() -> None:
    match = finished("hippo")
    for index, entry, then in replayed(match, decisions(match)):
        assert then.log == match.log[:index]
        assert entry.move in then.legal(entry.seat)


def test_an_unfinished_game_has_a_curve_without_an_end() -> None:
    match = Match("hippo", seed=1)
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    points = list(value_curve(match, 1, STEPS))
    assert all(point.move is not None for point in points)


# -- turning points -----------------------------------------------------------------------------------------


def points(*values: float) -> list[Point]:
    return [Point(entry, 0, "go", "stay", [value, 1 - value]) for entry, value in enumerate(values)]


def test_the_game_turns_where_expectations_change_most() -> None:
    turns = turning_points(points(0.5, 0.55, 0.2, 0.25, 0.7, 0.6, 1.0))
    assert [turn.before.entry for turn in turns] == [1, 3, 5]
    assert [turn.swing for turn in turns] == pytest.approx([-0.35, 0.45, 0.4])


def test_small_changes_are_no_turning_points() -> None:
    assert turning_points(points(0.5, 0.55, 0.6, 0.65)) == []
    assert turning_points(points(0.5)) == []


# -- the drawing --------------------------------------------------------------------------------------------


def test_values_are_drawn_from_the_bottom_to_the_top() -> None:
    assert line([0, 0], 2, 1) == ["⣀⣀"]
    assert line([1, 1], 2, 1) == ["⠉⠉"]
    assert line([0, 1], 1, 1) == ["⡸"]
    assert line([1, 0], 1, 1) == ["⢱"]


def test_a_curve_is_stretched_or_thinned_out_to_its_width() -> None:
    assert stretched([1, 2], 4) == [1, 1, 2, 2]
    assert stretched(range(100), 3) == [0, 50, 99]
    assert stretched([7], 3) == [7, 7, 7]


@pytest.mark.parametrize(("language", "turn"), [("fr", "Rouge 50\u00a0% → 90\u00a0%"), ("en", "Red 50% → 90%")])
def test_the_picture_names_the_turning_points_in_the_words_of_the_game(language: str, turn: str) -> None:
    match = finished("hippo")
    curve = [Point(entry, 0, "go", "stay", [share, 1 - share]) for entry, share in ((1, 0.5), (2, 0.9), (9, 0.88))]
    drawn = picture(match, curve, Words(language), 40).plain
    assert Words(language)("curve") in drawn
    assert "①" in drawn
    assert "②" not in drawn
    assert turn in drawn
    for sentence in told(match, 1, 2, language):
        assert sentence in drawn


def test_a_part_of_the_story_is_told() -> None:
    match = finished("hippo")
    whole = [said.text("en") for said in match.story(None)]
    parts = [told(match, index, index + 1, "en") for index in range(len(match.log))]
    assert [sentence for part in parts for sentence in part] == whole
