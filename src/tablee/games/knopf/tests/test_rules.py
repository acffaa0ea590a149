"""Kopf oder Knopf, rule by rule. Holes of a square are those of the first map."""

from collections import Counter

import pytest

from tablee import GameOver, IllegalMove, Match, NotYourTurn
from tablee.match.rulebook import rulebook

from ..map_search import fits
from ..maps import MAPS
from .drawing import FIRST, board

# A red group of three on d5, e5, f5; a blue pair on b9, c9 that looks along rank 9 at a red button on g9.
ORDER_OF_A_TURN = """
. . . . . . . . . .
. B B . . . R . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . R R R . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . B .
"""

PAIR_AT_WORK = """
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
B . . R R . . . . B
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
"""


def test_k1_ten_buttons_win() -> None:
    match = board(PAIR_AT_WORK, taken=(9, 0))
    match.play(0, "strike")
    assert match.over
    assert match.scores == [1, 0]
    assert match.winners == [0]


def test_k1_eight_in_the_short_game() -> None:
    match = board(PAIR_AT_WORK, taken=(7, 0), target=8)
    match.play(0, "strike")
    assert match.over


@pytest.mark.parametrize("name", MAPS)
def test_k2_a_map_is_unchanged_by_a_quarter_turn(name: str) -> None:
    rows = MAPS[name]
    assert ["".join(column) for column in zip(*rows[::-1], strict=True)] == list(rows)


@pytest.mark.parametrize("name", MAPS)
def test_k2_every_map_has_as_many_holes_and_no_cluster_of_fours_or_row_of_three_alike(name: str) -> None:
    assert Counter("".join(MAPS[name])) == {"1": 28, "2": 32, "3": 28, "4": 12}
    assert fits(MAPS[name])


@pytest.mark.parametrize("name", MAPS)
def test_k2_the_holes_are_those_of_the_map_chosen_from_rank_ten_down(name: str) -> None:
    match = Match("knopf", options={"map": name}, compiled=False)
    assert match.state()["holes"] == match.view(0)["holes"] == list(MAPS[name])
    for button in match.state()["red"]:
        holes = int(MAPS[name][10 - int(button[1:])]["abcdefghij".index(button[0])])
        ways = {how_far(move) for move in match.legal(0) if move.startswith(f"{button}-")}
        assert ways <= ({1, 2, 3, 4} if holes == 4 else {holes})


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_k2_the_rules_show_the_map_that_is_played_on_if_none_is_chosen(language: str) -> None:
    section = rulebook("knopf", language).find("K2")
    assert section is not None
    played = Match("knopf", compiled=False).state()["holes"]
    assert section.text.split("```")[1].replace(" ", "").split() == played


def how_far(move: str) -> int:
    start, end = move.split("-")
    return max(abs(ord(start[0]) - ord(end[0])), abs(int(start[1:]) - int(end[1:])))


def test_k3_the_second_ring_red_and_blue_alternating() -> None:
    state = Match("knopf", options=FIRST).state()
    assert len(state["red"]) == len(state["blue"]) == 14
    assert {"b9", "i2"} <= set(state["red"])
    assert {"b2", "i9"} <= set(state["blue"])
    assert (state["turn"], state["phase"], state["seen"]) == (0, "move", 1)
    assert state["threatened"] == [[], []]


def test_k4_penalty_then_strike_then_move() -> None:
    match = board(ORDER_OF_A_TURN, turn=1)
    assert match.state()["phase"] == "penalty"
    assert match.legal(1) == ["xd5", "xe5", "xf5", "spare"]
    match.play(1, "xe5")
    assert match.state()["phase"] == "strike"
    match.play(1, "strike")
    assert match.state()["phase"] == "move"
    assert match.state()["taken"] == [0, 2]
    match.play(1, "i1-i3")
    assert match.to_act == (0,)


def test_k4_a_phase_with_nothing_to_decide_is_skipped() -> None:
    match = Match("knopf", options=FIRST)
    match.play(0, match.legal(0)[0])
    assert match.state()["phase"] == "move"


def test_k5_a_group_may_be_spared() -> None:
    match = board(ORDER_OF_A_TURN, turn=1)
    match.play(1, "spare")
    assert len(match.state()["red"]) == 4
    assert match.state()["groups"] == [[["d5", "e5", "f5"]], []]


def test_k5_buttons_touch_by_corners_and_through_each_other() -> None:
    match = board(
        """
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . R . . . .
        . . . . R . . . . .
        . . . R . . . . . .
        . . . . . . . . . .
        . R R . . . . . . .
        . . . . . . . . . B
        """,
        turn=1,
    )
    assert match.state()["groups"][0] == [["d4", "e5", "f6"]]
    assert match.legal(1) == ["xd4", "xe5", "xf6", "spare"]
    with pytest.raises(IllegalMove, match="K5"):
        match.play(1, "xb2")


def test_k5_one_button_a_turn_even_from_two_groups() -> None:
    match = board(
        """
        . . . . . . . . . .
        . R R R . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . R R R . . . . . .
        . . . . . . . . . B
        """,
        turn=1,
    )
    match.play(1, "xb2")
    assert match.state()["phase"] == "move"
    assert match.state()["groups"][0] == [["b9", "c9", "d9"]]


def test_k6_a_pair_threatens_both_ways_within_its_reach() -> None:
    """d5 has 2 holes and e5 has 1: three squares from each end, so a5 is reached and j5 is not."""
    match = board(PAIR_AT_WORK)
    assert match.state()["threatened"] == [["a5"], []]
    match.play(0, "strike")
    assert match.state()["blue"] == ["j5"]
    assert match.state()["taken"] == [1, 0]


def test_k6_diagonal_pairs_strike_along_their_diagonal() -> None:
    match = board(
        """
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . B . .
        . . . . . . . . . .
        . . . . . R . . . .
        . . . . R . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        """
    )
    assert match.state()["threatened"][0] == ["h7"]


def test_k6_only_the_first_button_met_matters_and_an_own_one_blocks() -> None:
    match = board(
        """
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . B B . R R . R B .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        """
    )
    assert match.state()["threatened"][0] == ["c5"], "b5 stands behind c5, i5 behind a red button"


def test_k6_three_that_touch_do_not_strike() -> None:
    match = board(
        """
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . R . . . . .
        B . . R R . . . . B
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        """
    )
    assert match.state()["threatened"] == [[], []]
    assert match.state()["phase"] == "move"


def test_k6_all_or_none_and_what_is_uncovered_is_safe_this_turn() -> None:
    match = board(PAIR_AT_WORK.replace("B . . R R", "B B . R R"))
    assert match.legal(0) == ["strike", "hold"]
    match.play(0, "strike")
    assert match.state()["blue"] == ["a5", "j5"]
    assert match.state()["phase"] == "move"
    assert match.state()["threatened"][0] == ["a5"]


def test_k6_holding_back_takes_nothing() -> None:
    match = board(PAIR_AT_WORK)
    with pytest.raises(IllegalMove, match="K6"):
        match.play(0, "d5-d7")
    match.play(0, "hold")
    assert match.state()["taken"] == [0, 0]
    assert match.state()["phase"] == "move"


def test_k6_the_strike_after_holding_back_is_gone_and_nobody_says_that_nothing_is_threatened() -> None:
    match = board(PAIR_AT_WORK)
    match.play(0, "hold")
    error = match.why_not(0, "strike")
    assert error is not None
    assert (error.rule, error.text("en")) == ("K4", "It is time to move a button, for example: Go from d5 to b3.")


def test_k6_without_aids_every_turn_asks_for_a_strike_and_the_list_gives_nothing_away() -> None:
    quiet, threatening = Match("knopf", options={**FIRST, "aids": False}), board(PAIR_AT_WORK, aids=False)
    assert [match.state()["phase"] for match in (quiet, threatening)] == ["strike", "strike"]
    assert quiet.legal(0) == ["hold"]
    assert threatening.legal(0) == ["strike", "hold"]
    assert quiet.named(0) == threatening.named(0)
    assert board(PAIR_AT_WORK, turn=1).offered(1) == board(PAIR_AT_WORK, turn=1).legal(1)


def test_k6_without_aids_a_strike_at_nothing_is_refused_and_changes_nothing() -> None:
    match = Match("knopf", options={**FIRST, "aids": False})
    before = (match.position.tobytes(), match.log)
    with pytest.raises(IllegalMove, match=r"K6: Your pairs threaten no button.*for example: Hold back") as refused:
        match.play(0, "strike")
    assert refused.value.rule == "K6"
    assert (match.position.tobytes(), match.log) == before
    match.play(0, "hold")
    assert match.state()["phase"] == "move"


def test_k6_without_aids_a_claimed_strike_takes_and_a_forgotten_one_is_gone() -> None:
    claimed, forgotten = board(PAIR_AT_WORK, aids=False), board(PAIR_AT_WORK, aids=False)
    claimed.play(0, "strike")
    forgotten.play(0, "hold")
    assert [match.state()["taken"] for match in (claimed, forgotten)] == [[1, 0], [0, 0]]
    with pytest.raises(IllegalMove, match="K4"):
        forgotten.play(0, "strike")


def test_k6_without_aids_nobody_says_that_something_is_threatened_or_grouped() -> None:
    assert told_of_a_turn(aids=True) == ["spare", "hold", "move", "threat"]
    assert told_of_a_turn(aids=False) == ["spare", "no_strike", "move"]
    assert "threaten" not in str(board(PAIR_AT_WORK, aids=False).why_not(0, "d5-d7"))


def told_of_a_turn(aids: bool) -> list[str]:
    match = board(ORDER_OF_A_TURN, turn=1, aids=aids)
    beginning = match.bookmark()
    for move in ("spare", "hold", "i1-i3"):
        match.play(1, move)
    return [said.key for said in match.story(0, beginning)]


def test_k7_exactly_as_many_squares_as_holes() -> None:
    """b5 has two holes."""
    match = board(PAIR_AT_WORK.replace("B . . R R . . . . B", ". R . . . . . . . B"))
    assert match.legal(0) == ["b5-b3", "b5-b7", "b5-d3", "b5-d5", "b5-d7"]


def test_k7_one_to_four_squares_from_four_holes() -> None:
    match = board(
        """
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . R . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        B . . . . . . . . .
        """
    )
    along_the_rank = [move for move in match.legal(0) if move.endswith("6")]
    assert along_the_rank == ["d6-a6", "d6-b6", "d6-c6", "d6-e6", "d6-f6", "d6-g6", "d6-h6"]


def test_k7_buttons_in_between_are_jumped_but_the_end_must_be_empty() -> None:
    match = Match("knopf", options=FIRST)
    assert "b9-d9" not in match.legal(0), "d9 is taken"
    with pytest.raises(IllegalMove, match="K7"):
        match.play(0, "b9-d9")
    with pytest.raises(IllegalMove, match="K7"):
        match.play(0, "b9-b8")
    with pytest.raises(IllegalMove, match="K7"):
        match.play(0, "b2-b4")
    with pytest.raises(IllegalMove, match="K7"):
        match.play(0, "pass")


def test_k7_who_can_move_nothing_passes() -> None:
    """The red button on a1 has one hole; its three neighbours are taken."""
    match = board(
        """
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        B B . . . . . . . .
        R B . . . . . . . .
        """
    )
    match.play(0, "spare")
    assert match.legal(0) == ["pass"]
    match.play(0, "pass")
    assert match.state()["quiet"] == 1
    assert match.to_act == (1,)


def test_k8_the_game_ends_at_the_target_without_a_move() -> None:
    match = board(ORDER_OF_A_TURN, turn=1, taken=(0, 9))
    match.play(1, "xd5")
    assert match.over
    assert match.state()["taken"] == [0, 10]
    with pytest.raises(GameOver):
        match.play(1, "strike")


TWO_ALONE = """
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . R . . . B . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
"""


def test_k9_the_third_time_ends_the_game() -> None:
    match = Match("knopf", options=FIRST)
    assert match.state()["seen"] == 1
    moves = _there_and_back_moves(match)
    for number, (seat, move) in enumerate(moves * 2, start=1):
        match.play(seat, move)
        if number == 4:
            assert match.state()["seen"] == 2
    assert match.over
    assert match.state()["seen"] == 3
    assert match.scores == [0.5, 0.5]


def _there_and_back_moves(match: Match) -> list[tuple[int, str]]:
    """A move of each side to a square from which it can come straight back, threatening nothing."""
    for red in match.legal(0):
        start, end = red.split("-")
        trial = match.copy()
        trial.play(0, red)
        for blue in trial.legal(1):
            if trial.state()["phase"] != "move":
                break
            back_start, back_end = blue.split("-")
            cycle = [(0, red), (1, blue), (0, f"{end}-{start}"), (1, f"{back_end}-{back_start}")]
            if _playable(match, cycle):
                return cycle
    raise AssertionError("no way there and back")


def _playable(match: Match, moves: list[tuple[int, str]]) -> bool:
    trial = match.copy()
    for seat, move in moves:
        if trial.to_act != (seat,) or move not in trial.legal(seat):
            return False
        trial.play(seat, move)
    return True


def test_k9_eighty_moves_without_a_removal_end_the_game() -> None:
    match = board(TWO_ALONE, taken=(3, 2), quiet=79)
    match.play(0, match.legal(0)[0])
    assert match.over
    assert match.state()["quiet"] == 80
    assert match.scores == [1, 0]


def test_k9_a_last_strike_may_come_before_the_eightieth_counts() -> None:
    match = board(PAIR_AT_WORK, taken=(0, 1), quiet=80)
    assert not match.over
    held = match.copy()
    held.play(0, "hold")
    assert held.over
    assert held.winners == [1]
    match.play(0, "strike")
    assert match.state()["phase"] == "move"
    assert match.state()["quiet"] == 0


def after_first_game(taken: tuple[int, int] = (9, 4)) -> Match:
    """Red has reached the target in the first of two games."""
    match = board(PAIR_AT_WORK, taken=taken, games=2)
    match.play(0, "strike")
    return match


def test_k10_after_the_first_game_blue_sets_up_and_begins_the_second() -> None:
    match = after_first_game()
    assert (match.state()["phase"], match.state()["taken"], match.over) == ("change", [10, 4], False)
    assert (match.to_act, match.legal(1)) == ((1,), ["change"])
    match.play(1, "change")
    second, first = match.state(), Match("knopf", options=FIRST).state()
    assert (second["game_number"], second["turn"], second["phase"]) == (2, 1, "move")
    assert (second["taken"], second["taken_before"]) == ([0, 0], [10, 4])
    for key in ("red", "blue", "threatened", "groups", "quiet", "seen"):
        assert second[key] == first[key]


def test_k10_nothing_but_setting_up_is_played_between_the_games() -> None:
    match = after_first_game()
    with pytest.raises(IllegalMove, match="K10"):
        match.play(1, "j5-j6")
    with pytest.raises(NotYourTurn):
        match.play(0, "change")


def test_k10_a_first_game_that_goes_round_in_circles_is_followed_by_a_second_too() -> None:
    match = Match("knopf", options={**FIRST, "games": 2})
    for seat, move in _there_and_back_moves(match) * 2:
        match.play(seat, move)
    assert (match.state()["phase"], match.to_act) == ("change", (1,))
    match.play(1, "change")
    assert match.state()["seen"] == 1


def test_k10_more_buttons_of_both_games_together_win() -> None:
    match = board(PAIR_AT_WORK, taken=(9, 3), games=2, before=(4, 10))
    match.play(0, "strike")
    assert match.over
    assert (match.scores, match.winners) == ([1, 0], [0])
    assert [standing.said.text("en") for standing in match.standings] == [
        "14 buttons taken (4 + 10)",
        "13 buttons taken (10 + 3)",
    ]


def test_k10_who_reaches_the_target_may_lose_the_match_or_draw() -> None:
    behind, level = (board(PAIR_AT_WORK, taken=(9, n), games=2, before=(4, 10)) for n in (5, 4))
    for match in (behind, level):
        match.play(0, "strike")
    assert behind.winners == [1]
    assert level.scores == [0.5, 0.5]


def test_k10_the_second_game_ends_when_the_target_would_not_be_enough_to_catch_up() -> None:
    """Red has 10 and 4: with a fifth button blue, at 4, would lack one even at the target."""
    match = board(PAIR_AT_WORK, taken=(4, 7), games=2, before=(10, 4))
    beginning = match.bookmark()
    match.play(0, "strike")
    assert match.over
    assert match.winners == [0]
    assert [said.key for said in match.story(0, beginning)] == ["strike", "out_of_reach", "match_won"]


def test_k10_a_draw_that_is_still_possible_is_played_for() -> None:
    match = board(PAIR_AT_WORK, taken=(3, 7), games=2, before=(10, 4))
    match.play(0, "strike")
    assert not match.over


def test_k10_one_game_is_a_choice() -> None:
    match = board(PAIR_AT_WORK, taken=(9, 4), games=1)
    match.play(0, "strike")
    assert match.over


@pytest.mark.parametrize("version", [1, 2])
def test_k10_by_earlier_rules_there_was_one_game_and_no_word_of_a_second(version: int) -> None:
    match = Match("knopf", rules=version, compiled=False)
    assert match.options["games"] == 1
    assert not {"game_number", "taken_before"} & match.described().keys()
    assert "games" not in match.record()


def test_nobody_moves_out_of_turn() -> None:
    with pytest.raises(NotYourTurn):
        Match("knopf", options=FIRST).play(1, "b2-b4")
