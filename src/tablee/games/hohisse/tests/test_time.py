"""Ho ! Hisse ! against the clock: T5's 0.7 seconds, and what a time leaves behind."""

import pytest

from tablee import IllegalMove, Match

from .table import deal, opened, raced, share


def keep(match: Match, seat: int, at: int | None) -> None:
    match.play(seat, match.legal(seat)[0], at)
    deal(match)


@pytest.mark.parametrize(("at", "wait"), [(1_699, "0.1"), (1_000, "0.7"), (400, "1.3")])
def test_t5_a_pair_may_not_be_shared_out_before_it_was_looked_at(at: int, wait: str) -> None:
    match = raced(1_000)
    with pytest.raises(IllegalMove, match="T5: Not blindly") as refused:
        match.play(0, match.legal(0)[0], at)
    assert refused.value.message.endswith(f"for another {wait} seconds.")


def test_t5_exactly_700_milliseconds_are_enough() -> None:
    match = raced(1_000)
    keep(match, 0, 1_700)
    assert match.state()["up"] == [1_700, 1_000]
    with pytest.raises(IllegalMove, match="T5"):
        keep(match, 0, 2_399)
    keep(match, 0, 2_400)


def test_t5_the_moves_are_listed_whatever_the_time() -> None:
    match = raced(1_000)
    match.pass_time(1_001)
    assert len(match.legal(0)) in (1, 2)


def test_t5_without_a_time_nothing_is_too_early() -> None:
    match = raced(1_000)
    keep(match, 0, None)
    assert match.state()["up"] == [None, 1_000]
    keep(match, 0, 1_001)


def test_t5_a_refused_early_move_leaves_nothing_behind() -> None:
    match = raced(1_000)
    before = (match.position.tobytes(), match.recorded.tobytes(), match.log, match.state())
    with pytest.raises(IllegalMove, match="T5"):
        match.play(0, match.legal(0)[0], 1_100)
    assert (match.position.tobytes(), match.recorded.tobytes(), match.log, match.state()) == before
    keep(match, 0, None)
    assert match.state()["up"][0] is None


def test_t5_ready_is_never_too_early() -> None:
    match = opened()
    match.play(0, "ready", 10)
    match.play(1, "ready", 10)
    assert match.state()["up"] == [10, 10]


def test_t5_a_time_may_be_smaller_than_that_of_a_rivals_earlier_move() -> None:
    match = raced(0)
    keep(match, 0, 9_000)
    keep(match, 1, 800)
    assert match.state()["up"] == [9_000, 800]


def test_t5_the_700_milliseconds_hold_while_the_faster_splits_the_rest() -> None:
    match = raced(0)
    share(match, 0, 10, 20_000)
    match.play(1, match.legal(1)[0], 21_000)
    assert match.state()["up"] == [21_000, None], "turned up by the slower one's last keep"
    deal(match)
    with pytest.raises(IllegalMove, match="T5"):
        keep(match, 0, 21_600)
    keep(match, 0, 21_700)
    assert match.state()["up"] == [21_700, None]
    assert match.state()["done"] == [20_000, None]


def test_t6_a_time_has_no_effect_outside_a_race() -> None:
    timed, untimed = opened("calm"), opened("calm")
    for match, at in ((timed, 5), (untimed, None)):
        deal(match)
        match.play(0, match.legal(0)[0], at)
    assert timed.position.tobytes() == untimed.position.tobytes()


def test_a_story_is_told_with_the_times_the_moves_carried() -> None:
    """A move without a time after one that had one: the story must not lend it the earlier one."""
    match = Match("hohisse", seed=4)
    match.play(0, "ready", 1_000)
    match.play(1, "ready", 1_000)
    for pair in range(1, 11):
        match.play(0, match.legal(0)[0], 1_000 + 1_000 * pair)
        match.play(1, match.legal(1)[0], 1_000 + 1_000 * pair if pair < 10 else None)
    assert match.state()["phase"] == "pull", "a time is missing, so the order of arrival decided"
    told = [said.text("en") for said in match.story(0)]
    assert "Angus was faster." in told
    assert not any("Together" in sentence for sentence in told)


def test_a_ready_said_too_soon_can_be_taken_back() -> None:
    match = opened()
    match.play(0, "ready", 1_000)
    match.undo()
    assert match.state()["ready"] == [False, False]
