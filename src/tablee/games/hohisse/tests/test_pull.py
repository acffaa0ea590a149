"""Ho ! Hisse !, rule by rule: the pull and its end."""

import pytest

from tablee import GameOver, IllegalMove

from .table import barrel_on, deal, nearly_out_of_cards, opened, play, pulling, share

# -- T7 -----------------------------------------------------------------------------------------------------


def test_t7_six_cards_each_first_as_then_bs() -> None:
    match = opened("calm")
    deal(match)
    share(match, 0, 10)
    share(match, 1, 10)
    match.play("fate", "first:b")
    assert match.state()["due"] == [6, 6]
    for _ in range(6):
        match.play("fate", match.legal("fate")[-1])
    assert match.state()["due"] == [0, 6]
    deal(match)
    state = match.state()
    assert ([len(hand) for hand in state["hands"]], [len(team) for team in state["team"]]) == ([6, 6], [14, 14])
    assert match.to_act == (1,)


def test_t7_a_drawn_card_comes_from_ones_own_team() -> None:
    match = opened("calm")
    deal(match)
    share(match, 0, 10)
    share(match, 1, 10)
    match.play("fate", "first:a")
    assert [move[1:] for move in match.legal("fate")] == sorted(set(match.state()["team"][0]))


def test_t7_a_man_goes_on_the_slot_of_his_colour_on_either_side() -> None:
    match = pulling(("R2!", "B1", "G0", "R0", "B0", "G1"))
    assert [move for move in match.legal(0) if move.startswith("R2!")] == ["R2!>a:red", "R2!>b:red"]
    with pytest.raises(IllegalMove, match="T7"):
        match.play(0, "R2!>a:blue")
    assert play(match, "B1>b:blue")["slots"]["b"]["blue"] == ["B1"]


def test_t7_a_white_card_goes_on_any_slot() -> None:
    match = pulling(("W3", "N6", "G0", "R0", "B0", "G1"))
    slots = [f"{side}:{colour}" for side in "ab" for colour in ("red", "blue", "green")]
    for card in ("W3", "N6"):
        assert [move for move in match.legal(0) if move.startswith(card)] == [f"{card}>{slot}" for slot in slots]


def test_t7_a_card_covers_what_is_there() -> None:
    match = pulling(("W0", "B1", "G0", "R0", "B0", "G1"), a_red="R1 R3")
    assert play(match, "W0>a:red")["slots"]["a"]["red"] == ["R1", "R3", "W0"]


def test_t7_equal_cards_in_hand_are_one_move() -> None:
    assert pulling(("W3", "W3", "R2", "R2", "B0", "B1")).legal(0).count("R2>a:red") == 1


def test_t7_an_action_is_laid_on_the_discard() -> None:
    assert play(pulling(("rope", "B1", "G0", "R0", "B0", "G1")), "rope")["discard"] == ["rope"]


def test_t7_only_cards_in_hand_are_played() -> None:
    match = pulling()
    for move in ("N6>a:red", "heave", "swap:a:red>b:red"):
        with pytest.raises(IllegalMove, match="T7"):
            match.play(0, move)
    with pytest.raises(IllegalMove, match="T7"):
        match.play(0, "ready")


def test_t7_play_one_draw_one_then_it_is_the_rivals_turn() -> None:
    match = pulling()
    match.play(0, "R0>a:red")
    state = match.state()
    assert (state["turn"], state["due"], match.to_act) == (0, [1, 0], ("fate",))
    match.play("fate", "cN6")
    state = match.state()
    assert (state["turn"], state["team"], state["spent"]) == (1, [13, 14], [["R0"], []])
    assert state["hands"][0] == ["B0", "B1", "B2", "G0", "G1", "N6"]


def test_t7_nothing_is_drawn_from_an_empty_pile() -> None:
    match = nearly_out_of_cards("R0 B0", "G0")
    match.play(0, "R0>a:red")
    assert (match.state()["turn"], match.to_act) == (1, (1,))


def test_t7_who_has_cards_left_goes_on_alone() -> None:
    match = nearly_out_of_cards("R0 B0 G1", "G0")
    match.play(0, "R0>a:red")
    match.play(1, "G0>b:green")
    match.play(0, "B0>a:blue")
    assert match.to_act == (0,)


# -- T8 -----------------------------------------------------------------------------------------------------


def test_t8_two_one_three_against_three_two_four_moves_the_barrel_three_spaces_to_b() -> None:
    """The sheet's example; b's blue slot is empty and counts its Scot."""
    match = pulling(
        ("heave", "B0", "B1", "G0", "G1", "R0"), a_red="R2", a_blue="B1", a_green="G3", b_red="R3", b_green="W4"
    )
    state = play(barrel_on(match, 7), "heave")
    assert state["barrel"] == 4
    assert state["slots"]["b"]["green"] == ["W4"], "the cards stay"


def test_t8_playing_a_marked_card_causes_a_test_with_that_card() -> None:
    assert play(pulling(("R3!", "B0", "B1", "G0", "G1", "R0")), "R3!>a:red")["barrel"] == 7
    assert play(pulling(("R3!", "B0", "B1", "G0", "G1", "R0")), "R3!>b:red")["barrel"] == 5
    assert play(pulling(("R0!", "B0", "B1", "G0", "G1", "R0")), "R0!>b:red")["barrel"] == 8


def test_t8_an_unmarked_card_causes_none() -> None:
    assert play(pulling(("R3", "B0", "B1", "G0", "G1", "R0")), "R3>a:red")["barrel"] == 6


def test_t8_equal_strengths_move_nothing() -> None:
    assert play(pulling(("R2!", "B0", "B1", "G0", "G1", "R0")), "R2!>a:red")["barrel"] == 6


def test_t8_the_barrel_goes_no_further_than_the_end() -> None:
    match = pulling(("R3!", "B0", "B1", "G0", "G1", "R0"), a_blue="N6", a_green="W4")
    state = play(barrel_on(match, 10), "R3!>a:red")
    assert state["last"] == {"winner": 0, "how": "final", "barrel": 12}


def test_t8_a_marked_card_that_is_merely_uncovered_causes_none() -> None:
    match = pulling(("macho", "B0", "B1", "G0", "G1", "R0"), a_red="R3! W0")
    state = play(match, "macho")
    assert (state["slots"]["a"]["red"], state["barrel"]) == (["R3!"], 6)


# -- T9 -----------------------------------------------------------------------------------------------------


def test_t9_the_barrel_on_a_final_space_wins_the_round_at_once() -> None:
    match = barrel_on(pulling(("R3!", "B0", "B1", "G0", "G1", "R0")), 11)
    match.play(0, "R3!>a:red")
    state = match.state()
    assert (state["barrels"], state["last"]) == ([1, 0], {"winner": 0, "how": "final", "barrel": 12})
    assert state["due"] == [0, 0], "nothing more is drawn"


def test_t9_a_player_can_pull_the_barrel_to_the_rivals_final_space() -> None:
    match = barrel_on(pulling(("R0!", "B0", "B1", "G0", "G1", "R0")), 2)
    assert play(match, "R0!>a:red")["last"] == {"winner": 1, "how": "final", "barrel": 1}


@pytest.mark.parametrize(("space", "winner"), [(2, 1), (6, 1), (7, 0), (11, 0)])
def test_t9_without_cards_the_side_the_barrel_stands_on_wins(space: int, winner: int) -> None:
    match = barrel_on(nearly_out_of_cards("R0", "G0"), space)
    play(match, "R0>a:red", "G0>a:green")
    assert match.state()["last"] == {"winner": winner, "how": "cards", "barrel": space}


def test_t9_a_last_card_that_brings_the_barrel_home_wins_as_final() -> None:
    match = barrel_on(nearly_out_of_cards("R3!", ""), 11)
    match.play(0, "R3!>a:red")
    assert match.state()["last"]["how"] == "final"


def test_t9_the_same_move_opens_the_next_round() -> None:
    match = barrel_on(nearly_out_of_cards("R0", "", a_blue="B3"), 3)
    match.play(0, "R0>a:red")
    state, new = match.state(), opened("none").state()
    changed = {"round": 2, "barrels": [0, 1], "last": {"winner": 1, "how": "cards", "barrel": 3}}
    assert state == {**new, **changed}


def test_t9_last_stays_through_the_next_round() -> None:
    match = barrel_on(nearly_out_of_cards("R0", ""), 3)
    match.play(0, "R0>a:red")
    match.play("fate", "first:b")
    deal(match)
    assert match.state()["last"] == {"winner": 1, "how": "cards", "barrel": 3}


# -- T10 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("barrels", [1, 2, 3])
def test_t10_so_many_barrels_win_the_game(barrels: int) -> None:
    match = opened("none", barrels)
    for won in range(barrels):
        assert (match.over, match.scores) == (False, None)
        assert match.state()["barrels"] == [0, won]
        match.play("fate", "first:a")
        deal(match, "R0!", "R0", "B0", "B1", "G0", "G1", "B0")
        match = barrel_on(match, 2)
        match.play(0, "R0!>a:red")
    assert match.over
    assert (match.scores, match.winners) == ([0, barrels], [1])
    assert match.state()["last"] == {"winner": 1, "how": "final", "barrel": 1}


def test_t10_when_the_game_is_over_the_table_stays_as_it_was() -> None:
    match = barrel_on(pulling(("R0!", "B0", "B1", "G0", "G1", "R0"), barrels=1, b_blue="B2"), 3)
    before = match.state()
    match.play(0, "R0!>a:red")
    after = match.state()
    changed = {key for key in after if after[key] != before[key]}
    assert changed == {
        *("phase", "turn", "to_act", "over", "scores", "winners", "barrels", "last"),
        *("barrel", "hands", "spent", "slots"),
    }
    assert (after["phase"], after["turn"], after["due"]) == ("over", None, [0, 0])
    with pytest.raises(GameOver):
        match.play(1, "B0>a:blue")
