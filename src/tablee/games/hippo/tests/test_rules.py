"""Hippo, rule by rule."""

import pytest

from tablee import IllegalMove, Match
from tablee.testkit.set_up import set_up

from ..state import EMPTY, GUARD, PHASE, Position


def started(*, seats: int = 3, lanes: str = "three", roll: str = "6-4-2") -> Match:
    """Seat 0 has won the lot and rolled."""
    match = Match("hippo", seats, options={"lanes": lanes}, fate="manual")
    for seat in range(seats):
        match.play("fate", f"{'abcd'[seat]}:d{6 if seat == 0 else 1}")
    match.play("fate", f"roll:{roll}")
    return match


def with_lanes(match: Match, **lanes: str) -> Match:
    """The same position with these rings in the lanes, bottom first: lane6="abc"."""

    def change(s: Position) -> None:
        for name, rings in lanes.items():
            number = int(name.removeprefix("lane"))
            for place in range(3):
                s.lane[number, place] = "abcd".index(rings[place]) if place < len(rings) else EMPTY
            for ring in rings:
                s.reserve["abcd".index(ring), "abcd".index(ring)] -= 1

    return set_up(match, change)


def splits(match: Match) -> set[str]:
    """Every way to use up the dice, as the lanes entered in ascending order."""
    found = set()
    for move in match.legal(0):
        after = match.copy()
        after.play(0, move)
        lane = sum(map(int, move.partition(":")[0].split("+")))
        rests = [rest.split("·") for rest in splits(after)] if after.state()["dice"] else [[]]
        found |= {"·".join(sorted([str(lane), *rest], key=int)) for rest in rests}
    return found


def test_h1_the_first_with_an_empty_reserve_wins() -> None:
    def one_ring(s: Position) -> None:
        s.reserve[0, 0] = 1

    match = set_up(started(), one_ring)
    match.play(0, "6:a")
    assert match.over
    assert match.winners == [0]
    assert match.scores == [1, 0, 0]


def test_h2_twelve_lanes_three_dice_twelve_rings_each() -> None:
    state = started().state()
    assert list(state["lanes"]) == ["1", "2", "3", "4", "5", "6", "8", "9", "10", "11", "12"]
    assert state["dice"] == [6, 4, 2]
    assert state["reserve"] == [[12, 0, 0], [0, 12, 0], [0, 0, 12]]


def test_h3_the_highest_die_starts() -> None:
    match = Match("hippo", 3, fate="manual")
    for throw in ("a:d2", "b:d5", "c:d4"):
        assert match.state()["turn"] == "abc".index(throw[0])
        match.play("fate", throw)
    assert match.state()["phase"] == "roll"
    assert match.state()["turn"] == 1


def test_h3_only_the_tied_highest_throw_again() -> None:
    match = Match("hippo", 3, fate="manual")
    for throw in ("a:d6", "b:d3", "c:d6"):
        match.play("fate", throw)
    assert match.state()["start"] == [None, 0, None]
    assert match.legal("fate") == [f"a:d{die}" for die in range(1, 7)]
    match.play("fate", "a:d1")
    match.play("fate", "c:d6")
    assert match.state()["start"] == [1, 0, 6]
    assert match.state()["turn"] == 2


def test_h4_three_dice_are_rolled() -> None:
    match = Match("hippo", 2, fate="manual")
    match.play("fate", "a:d2")
    match.play("fate", "b:d1")
    assert len(match.legal("fate")) == 56
    match.play("fate", "roll:5-5-1")
    assert match.state()["dice"] == [5, 5, 1]


def test_h5_six_four_two_can_be_split_in_five_ways() -> None:
    assert splits(started()) == {"2·4·6", "2·10", "4·8", "6·6", "12"}


def test_h5_no_sum_goes_above_twelve() -> None:
    assert started(roll="6-6-6").legal(0) == ["6:a", "6+6:a"]
    with pytest.raises(IllegalMove, match="H5"):
        started(roll="6-6-1").play(0, "6+6+1:a")


def test_h5_every_die_must_be_used() -> None:
    match = started()
    match.play(0, "6+4:a")
    assert match.legal(0) == ["2:a"]
    with pytest.raises(IllegalMove, match="H5"):
        match.play(0, "stop")


def test_h6_any_ring_of_the_reserve_may_be_placed_and_keeps_its_colour() -> None:
    def a_green_ring(s: Position) -> None:
        s.reserve[0, 1] = 1
        s.reserve[1, 1] -= 1

    match = set_up(started(), a_green_ring)
    assert {"6:a", "6:b"} <= set(match.legal(0))
    match.play(0, "6:b")
    assert match.state()["lanes"]["6"] == ["b"]
    with pytest.raises(IllegalMove, match="H6"):
        match.play(0, "4:c")


def test_h7_a_ring_enters_at_the_bottom_and_the_others_slide_up() -> None:
    match = with_lanes(started(), lane6="bc")
    match.play(0, "6:a")
    assert match.state()["lanes"]["6"] == ["a", "b", "c"]


def test_h7_lanes_as_printed_hold_two_from_eight_on() -> None:
    match = with_lanes(started(lanes="printed"), lane8="bc", lane6="bcb")
    assert match.state()["places"] == {str(n): 3 if n < 7 else 2 for n in range(1, 13) if n != 7}
    match.play(0, "6+2:a")
    assert match.state()["lanes"]["8"] == ["a", "b"]


def test_h8_a_ring_pushed_out_returns_to_the_player_of_its_colour() -> None:
    match = with_lanes(started(), lane6="bbc")
    reserve = match.state()["reserve"][2][2]
    match.play(0, "6:a")
    assert match.state()["lanes"]["6"] == ["a", "b", "b"]
    assert match.state()["reserve"][2][2] == reserve + 1


def test_h9_pushing_out_your_own_colour_costs_the_whole_lane() -> None:
    match = with_lanes(started(), lane6="bca")
    match.play(0, "6:a")
    assert match.state()["lanes"]["6"] == []
    assert match.state()["reserve"][0] == [12, 1, 1]


def test_h9_applies_whichever_colour_was_placed() -> None:
    def a_green_ring(s: Position) -> None:
        s.reserve[0, 1] = 1

    match = set_up(with_lanes(started(), lane6="bca"), a_green_ring)
    match.play(0, "6:b")
    assert match.state()["reserve"][0] == [12, 2, 1]


def test_h10_a_sum_of_seven_goes_to_the_pool_for_good() -> None:
    match = started(roll="4-3-1")
    match.play(0, "4+3:a")
    assert match.state()["pool"] == [1, 0, 0]
    assert match.state()["pooled"] is True


def test_h11_a_ring_in_the_pool_gives_one_more_roll() -> None:
    match = started(roll="4-3-1")
    match.play(0, "4+3:a")
    match.play(0, "1:a")
    assert match.legal(0) == ["again", "stop"]
    match.play(0, "again")
    assert (match.state()["bonus"], match.state()["pooled"]) == (True, False)
    match.play("fate", "roll:5-2-1")
    match.play(0, "5+2:a")
    match.play(0, "1:a")
    assert match.state()["turn"] == 1, "a second seven gives no third roll"


def test_h11_the_bonus_may_be_declined() -> None:
    match = started(roll="5-1-1")
    match.play(0, "5+1+1:a")
    with pytest.raises(IllegalMove, match="H11"):
        match.play(0, "5:a")
    match.play(0, "stop")
    assert (match.state()["turn"], match.state()["phase"]) == (1, "roll")


def test_h11_a_seven_that_was_not_used_gives_nothing() -> None:
    match = started(roll="4-3-1")
    for move in ("4:a", "3:a", "1:a"):
        match.play(0, move)
    assert match.state()["turn"] == 1


def test_h12_an_empty_reserve_wins_even_with_dice_left() -> None:
    def last_ring(s: Position) -> None:
        s.reserve[0, 0] = 1

    match = set_up(started(), last_ring)
    match.play(0, "2:a")
    assert match.over
    assert match.state()["dice"] == []
    assert match.state()["turn"] is None


def test_h12_a_penalty_that_refills_the_reserve_prevents_the_win() -> None:
    def last_ring(s: Position) -> None:
        s.reserve[0, 0] = 1

    match = set_up(with_lanes(started(), lane6="bca"), last_ring)
    match.play(0, "6:a")
    assert not match.over


def test_guard_the_two_thousandth_placement_ends_the_game_and_the_fewest_rings_win() -> None:
    def nearly(s: Position) -> None:
        s.placements = GUARD - 1
        s.reserve[1, 1], s.reserve[2, 2] = 5, 5
        assert s.phase == PHASE.place

    match = set_up(started(), nearly)
    match.play(0, "6:a")
    assert match.over
    assert match.scores == [0, 0.5, 0.5]
    assert match.winners == [1, 2]
