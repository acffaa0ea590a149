"""The search for fair maps: what it tries, and that it plays on what it tries."""

from itertools import islice

import pytest

from ..map_search import drawn_maps, fits, on_map, sieve_of
from ..maps import MAPS

TWOS = ["2" * 10] * 10
SQUARED = ["1212121212", "2121212121"] * 5  # nothing alike in a row


def test_maps_are_drawn_that_fit_and_a_quarter_turn_leaves_as_they_are() -> None:
    for rows in islice(drawn_maps(0), 5):
        assert ["".join(column) for column in zip(*rows[::-1], strict=True)] == list(rows)
        assert fits(rows)


def test_the_first_map_fits() -> None:
    assert fits(MAPS["first"])


@pytest.mark.parametrize(
    ("beginning", "fit"),
    [
        (["1212121212", "2121212121"], True),
        (["1212121212", "2121212133"], True),
        (["1212121212", "2121212333"], False),
        (["1412121212", "2121212121"], True),
        (["1412121212", "2412121212"], False),
        (["1412121212", "2141212121"], False),
        (["1212121214", "2121212141"], False),
        (["1212121212", "1121212121", "1212121212"], False),
    ],
)
def test_fours_that_touch_and_three_alike_in_a_line_do_not_fit(beginning: list[str], fit: bool) -> None:
    assert fits(beginning + SQUARED[len(beginning) :]) == fit


def test_any_map_can_be_played_on() -> None:
    match = on_map(TWOS)
    assert match.state()["holes"] == TWOS
    assert {"b9-d7", "c2-c4"} <= set(match.legal(0)) != set(on_map(MAPS["first"]).legal(0))


def test_a_sieve_is_written_as_level_games_and_maps_kept() -> None:
    assert (sieve_of("4:400:1").level, sieve_of("4:400:1").games, sieve_of("4:400:1").keep) == (4, 400, 1)
