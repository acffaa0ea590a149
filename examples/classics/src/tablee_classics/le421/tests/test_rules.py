"""Le 421, rule by rule. The dice fall as the tests say: `fate="manual"`."""

from typing import Any

import pytest

from tablee import IllegalMove, Match
from tablee.testkit.set_up import set_up

from ..figures import cost, strength
from ..state import GUARD, POT, ROLL, Position

BEST_FIRST = (
    *(0o421, 0o111, 0o611, 0o666, 0o511, 0o555, 0o411, 0o444, 0o311, 0o333, 0o211, 0o222),
    *(0o654, 0o543, 0o432, 0o321, 0o665, 0o664, 0o663, 0o331, 0o322, 0o221),
)


def played(*moves: str, seats: int = 2, **options: Any) -> Match:
    """Throws written as 421, and choices of whoever has one; seat 0 begins."""
    return on(Match("le421", seats, options=options, fate="manual"), "starts:a", *moves)


def on(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(match.to_act[0], "roll:" + "-".join(move) if move.isdigit() else move)
    return match


def discharging(*tokens: int, first: int = 0, **options: Any) -> Match:
    """The pot is empty, and these tokens lie before the players."""

    def lay(s: Position) -> None:
        s.tokens[POT] = 0
        s.phase = ROLL
        s.first = s.turn = first
        s.tokens[: len(tokens)] = tokens

    return set_up(Match("le421", len(tokens), options=options, fate="manual"), lay)


def test_q1_all_tokens_are_in_the_pot_and_the_lot_says_who_begins() -> None:
    match = Match("le421", 3, fate="manual")
    assert match.state()["pot"] == 11
    assert match.legal("fate") == ["starts:a", "starts:b", "starts:c"]
    assert on(match, "starts:c", "531").state()["thrown"] == [[], [], [5, 3, 1]]


def test_q1_there_may_be_twenty_one_tokens() -> None:
    assert played(tokens=21).state()["pot"] == 21


def test_q2_the_combinations_from_the_best_to_the_worst() -> None:
    worth = [strength(dice) for dice in BEST_FIRST]
    assert worth == sorted(worth, reverse=True)
    assert len({*worth}) == len(worth)


def test_q2_what_they_cost() -> None:
    s = played().position[0]
    costs = [cost(s, dice) for dice in BEST_FIRST]
    assert costs == [8, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1]
    assert cost(played(top=10).position[0], 0o421) == 10


def test_q2_losing_with_a_nenette_costs_two_at_least() -> None:
    assert played("654", "221").state()["tokens"] == [0, 2]
    assert played("665", "221").state()["tokens"] == [0, 2]
    assert played("665", "221", nenette=False).state()["tokens"] == [0, 1]
    assert played("555", "221").state()["tokens"] == [0, 5]


def test_q3_the_worst_takes_from_the_pot_what_the_best_costs() -> None:
    match = played("531", "411", "652", seats=3)
    assert match.state()["tokens"] == [4, 0, 0]
    assert match.state()["pot"] == 7


def test_q3_never_more_than_there_are() -> None:
    match = played("421", "632", "632", "421")
    assert match.state()["tokens"] == [0, 11]
    assert match.over


def test_q3_the_loser_begins_the_next_round() -> None:
    assert played("653", "532", "661").state()["thrown"] == [[], [6, 6, 1]]


def test_q3_the_charge_may_have_more_throws() -> None:
    assert played("531", charge_throws=2).to_act == (0,)
    match = played("531", "throw:53", "11", "652", charge_throws=2)
    assert match.state()["thrown"][0] == [1, 1, 1]
    assert match.to_act == (1,)


def test_q4_those_who_share_the_lowest_throw_again_once_each() -> None:
    match = played("531", "411", "531", seats=3)
    assert match.state()["playing"] == [0, 2]
    match = on(match, "666", "665")
    assert match.state()["tokens"] == [0, 0, 4]  # at stake is still what 4-1-1 costs


def test_q4_again_until_one_has_lost() -> None:
    assert played("531", "531", "662", "662", "654", "432").state()["tokens"] == [0, 1]


def test_q5_the_first_has_up_to_three_throws() -> None:
    match = on(discharging(5, 6), "652", "throw:65", "41")
    assert match.state()["dice"] == [4, 2, 1]
    match = on(match, "throw:4", "6")
    assert match.state()["thrown"][0] == [6, 2, 1]
    assert match.state()["turn"] == 1


def test_q5_any_dice_may_be_thrown_again() -> None:
    match = on(discharging(5, 6), "622")
    assert match.legal(0) == ["stay", "throw:2", "throw:6", "throw:22", "throw:62", "throw:622"]
    with pytest.raises(IllegalMove, match="Q5"):
        match.play(0, "throw:5")


def test_q5_the_others_have_no_more_throws_than_he_took() -> None:
    match = on(discharging(5, 6), "654", "stay", "532")
    assert match.state()["tokens"] == [3, 8]


def test_q5_they_may_take_fewer() -> None:
    match = on(discharging(5, 6), "652", "throw:2", "2", "throw:2", "2", "665", "stay")
    assert match.state()["tokens"] == [6, 5]


def test_q6_the_best_gives_the_worst_what_his_throw_costs() -> None:
    match = on(discharging(5, 4, 2), "311", "stay", "532", "652")
    assert match.state()["tokens"] == [2, 7, 2]


def test_q6_never_more_than_he_has() -> None:
    assert on(discharging(2, 6, 3), "421", "stay", "532", "652").state()["tokens"] == [0, 8, 3]


def test_q6_without_tokens_nobody_plays() -> None:
    match = on(discharging(5, 0, 6), "652")
    assert match.state()["playing"] == [0, 2]


def test_q6_of_several_best_the_first_to_throw_gives() -> None:
    assert on(discharging(4, 4, 3, first=1), "654", "stay", "654", "532").state()["tokens"] == [6, 2, 3]


def test_q6_when_all_are_level_the_best_of_the_next_throw_gives() -> None:
    match = on(discharging(5, 6), "654", "stay", "654", "532", "411")
    assert match.state()["tokens"] == [7, 4]  # a sequence is at stake, not the 4-1-1


def test_q7_who_has_them_all_loses_and_the_others_share_the_win() -> None:
    match = on(discharging(2, 9, 0), "421", "stay", "532")
    assert match.over
    assert match.winners == [0, 2]
    assert match.scores == [0.5, 0, 0.5]


def test_q7_with_the_quick_end_the_first_without_tokens_wins() -> None:
    match = on(discharging(2, 6, 3, out="first"), "421", "stay", "532", "652")
    assert match.winners == [0]
    assert match.scores == [1, 0, 0]


def test_q7_after_three_hundred_rounds_the_most_tokens_lose() -> None:
    def late(s: Position) -> None:
        s.rounds = GUARD - 1

    match = on(set_up(discharging(5, 4, 2), late), "311", "stay", "532", "652")
    assert match.winners == [0, 2]
    assert match.standings[-1].seat == 1
