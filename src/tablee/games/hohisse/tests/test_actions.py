"""Ho ! Hisse !, T11: every action, and its being declined."""

from typing import Unpack

import pytest

from tablee import IllegalMove, MalformedMove, Match
from tablee.testkit.set_up import set_up

from ..cards import ACTIONS
from ..state import STOLEN, Position
from .table import Slots, barrel_on, deal, nearly_out_of_cards, opened, play, pulling, share

REST = ("B0", "B1", "G0", "G1", "R0")


def holding(action: str, **slots: Unpack[Slots]) -> Match:
    return pulling((action, *REST), **slots)


@pytest.mark.parametrize("action", ACTIONS)
def test_t11_every_action_can_be_declined_and_then_changes_nothing(action: str) -> None:
    match = holding(action, a_red="R3", b_blue="W2", b_green="N6")
    before = match.state()
    match.play(0, f"{action}/no")
    after = match.state()
    assert (after["discard"], after["barrel"], after["slots"]) == ([action], before["barrel"], before["slots"])
    assert (after["due"], after["phase"], after["hands"][1]) == ([1, 0], "pull", before["hands"][1])


@pytest.mark.parametrize("action", [action for action in ACTIONS if action != "swap"])
def test_t11_an_action_may_be_played_though_it_changes_nothing(action: str) -> None:
    match = pulling((action, *REST))
    move = "scram:5" if action == "scram" else action
    assert move in match.legal(0)
    match.play(0, move)
    assert match.state()["discard"] == [action]


# -- Poussée d'adrénaline, Ho ! Hisse !, Le plus faible gagne, La corde casse ---------------------------------


def test_t11_adrenaline_moves_the_barrel_two_spaces_towards_your_final_space() -> None:
    assert play(holding("adrenaline"), "adrenaline")["barrel"] == 8
    assert play(pulling(b=("adrenaline", *REST), first="b"), "adrenaline")["barrel"] == 5


def test_t11_adrenaline_may_win_the_round() -> None:
    assert play(barrel_on(holding("adrenaline"), 11), "adrenaline")["last"]["winner"] == 0


def test_t11_heave_is_a_test() -> None:
    assert play(holding("heave", a_red="R3", b_blue="B0"), "heave")["barrel"] == 9


def test_t11_weakest_is_a_test_in_which_the_lower_side_pulls() -> None:
    assert play(holding("weakest", a_red="R3", b_blue="B0"), "weakest")["barrel"] == 3


def test_t11_the_rope_brings_the_barrel_back_to_the_start_space_of_this_round() -> None:
    state = play(barrel_on(holding("rope", a_red="R3"), 10), "rope")
    assert (state["barrel"], state["start"], state["slots"]["a"]["red"]) == (6, 6, ["R3"])


# -- Coup bas -----------------------------------------------------------------------------------------------


def robbed(card: str, **slots: Unpack[Slots]) -> Match:
    """a has played Coup bas and taken this card."""
    match = pulling(("lowblow", *REST), (card, *REST), **slots)
    match.play(0, "lowblow")
    assert match.to_act == ("fate",)
    assert match.legal("fate") == sorted(f"c{name}" for name in (card, *REST))
    match.play("fate", f"c{card}")
    return match


def test_t11_a_low_blow_takes_a_card_from_the_rivals_hand() -> None:
    match = pulling(("lowblow", *REST), ("W3", *REST))
    match.play(0, "lowblow")
    state = match.state()
    assert (state["phase"], state["turn"], state["stolen"], state["due"]) == ("stolen", 0, None, [0, 0])
    match.play("fate", "cW3")
    state = match.state()
    assert (state["phase"], state["stolen"], match.to_act) == ("stolen", "W3", (0,))
    assert state["hands"][1] == sorted(REST)
    assert state["spent"] == [["lowblow"], ["W3"]]


def test_t11_a_stolen_character_must_be_placed_at_once() -> None:
    match = robbed("R3")
    assert match.legal(0) == ["R3>a:red", "R3>b:red"]
    with pytest.raises(IllegalMove, match="T11"):
        match.play(0, "B0>a:blue")
    with pytest.raises(IllegalMove, match="T11"):
        match.play(0, "keep:B0")
    match.play(0, "R3>a:red")
    state = match.state()
    assert (state["phase"], state["stolen"], state["slots"]["a"]["red"]) == ("pull", None, ["R3"])


def test_t11_the_thief_draws_one_card_in_all_and_the_victim_none() -> None:
    match = robbed("R3")
    match.play(0, "R3>a:red")
    assert match.state()["due"] == [1, 0]
    deal(match)
    state = match.state()
    assert ([len(hand) for hand in state["hands"]], state["team"], state["turn"]) == ([6, 5], [13, 14], 1)


def test_t11_a_stolen_marked_card_causes_a_test() -> None:
    assert play(robbed("R3!"), "R3!>a:red")["barrel"] == 7


def test_t11_a_stolen_action_works_for_the_thief_and_may_be_declined() -> None:
    match = robbed("adrenaline")
    assert match.legal(0) == ["adrenaline/no", "adrenaline"]
    assert play(match, "adrenaline")["barrel"] == 8
    assert play(robbed("adrenaline"), "adrenaline/no")["barrel"] == 6


def test_t11_stolen_reinforcements_go_to_the_thief() -> None:
    match = robbed("reinforce")
    match.play(0, "reinforce")
    assert match.state()["due"] == [4, 0]
    declined = robbed("reinforce")
    declined.play(0, "reinforce/no")
    assert declined.state()["due"] == [1, 0]


def test_t11_a_low_blow_at_an_empty_hand_does_nothing() -> None:
    match = nearly_out_of_cards("lowblow R0", "")
    assert match.legal(0)[-2:] == ["lowblow/no", "lowblow"]
    match.play(0, "lowblow")
    assert (match.state()["phase"], match.state()["turn"]) == ("pull", 0)


# -- Mucho Macho and Dégage ! -------------------------------------------------------------------------------


def test_t11_macho_sends_the_visible_women_away_but_not_nessie() -> None:
    match = holding("macho", b_red="R1 W3 W4", a_blue="W2", a_green="N6", b_green="W0 G1")
    state = play(match, "macho")
    assert state["discard"] == ["macho", "W2", "W4"], "the action first, then a's side, then b's"
    assert state["slots"]["b"]["red"] == ["R1", "W3"], "what lay beneath shows again and stays"
    assert state["slots"]["a"] == {"red": [], "blue": [], "green": ["N6"]}
    assert state["slots"]["b"]["green"] == ["W0", "G1"]


def test_t11_scram_sends_the_visible_cards_of_one_strength_away_judged_once() -> None:
    match = holding("scram", a_red="R3 W3", a_blue="B3!", b_blue="B2 B1", b_green="G3")
    state = play(match, "scram:3")
    assert state["discard"] == ["scram", "W3", "B3!", "G3"]
    assert state["slots"]["a"]["red"] == ["R3"]
    assert state["slots"]["b"]["blue"] == ["B2", "B1"]


def test_t11_scram_names_any_strength_from_0_to_6_and_leaves_the_printed_scots() -> None:
    match = holding("scram")
    moves = [move for move in match.legal(0) if move.startswith("scram")]
    assert moves == ["scram/no", *(f"scram:{strength}" for strength in range(7))]
    assert play(match, "scram:2")["discard"] == ["scram"]
    with pytest.raises(MalformedMove):
        holding("scram").play(0, "scram:7")


# -- Changement de côté -------------------------------------------------------------------------------------


def test_t11_swap_takes_a_man_to_the_same_colour_and_a_white_card_to_any_slot() -> None:
    match = holding("swap", a_red="W0 R3", b_green="W2")
    moves = [move for move in match.legal(0) if move.startswith("swap")]
    to_a = [f"swap:b:green>a:{colour}" for colour in ("red", "blue", "green")]
    assert moves == ["swap/no", "swap:a:red>b:red", *to_a]
    state = play(match, "swap:b:green>a:red")
    assert (state["slots"]["a"]["red"], state["slots"]["b"]["green"]) == (["W0", "R3", "W2"], [])
    assert state["barrel"] == 6


def test_t11_swapping_a_marked_card_causes_a_test() -> None:
    assert play(holding("swap", b_red="R3!"), "swap:b:red>a:red")["barrel"] == 7


def test_t11_swap_with_nothing_visible_can_only_be_declined() -> None:
    match = holding("swap")
    assert [move for move in match.legal(0) if move.startswith("swap")] == ["swap/no"]
    with pytest.raises(IllegalMove, match="T11"):
        match.play(0, "swap:a:red>b:red")


def test_t11_a_swapped_card_must_cross_over() -> None:
    match = holding("swap", a_red="R3")
    for move in ("swap:a:red>a:blue", "swap:a:red>b:blue"):
        with pytest.raises(IllegalMove, match="T11"):
            match.play(0, move)


# -- Monstrueux and Renforts --------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "winner"), [("a", 1), ("b", 0)])
def test_t11_the_side_with_nessie_visible_loses_the_round(side: str, winner: int) -> None:
    match = holding("monster", a_blue="N6") if side == "a" else holding("monster", b_blue="N6")
    match.play(0, "monster")
    assert match.state()["last"] == {"winner": winner, "how": "monster", "barrel": 6}


def test_t11_a_covered_nessie_is_safe() -> None:
    assert play(holding("monster", a_blue="N6 B0"), "monster")["last"] is None


def test_t11_reinforcements_are_three_more_cards_and_the_usual_one() -> None:
    match = holding("reinforce")
    match.play(0, "reinforce")
    assert match.state()["due"] == [4, 0]
    deal(match)
    assert (len(match.state()["hands"][0]), match.state()["team"], match.state()["turn"]) == (9, [10, 14], 1)


def test_t11_reinforcements_are_what_is_left_in_a_small_pile() -> None:
    def two_left(s: Position) -> None:
        s.team[0] = 2

    match = set_up(holding("reinforce"), two_left)
    match.play(0, "reinforce")
    assert match.state()["due"] == [2, 0]


def test_t11_a_stolen_card_counts_as_spent_by_its_owner_and_leaves_his_team() -> None:
    match = opened("calm")
    deal(match)
    share(match, 0, 10)
    share(match, 1, 10)
    match.play("fate", "first:a")
    deal(match)

    def low_blow(s: Position) -> None:
        s.phase = STOLEN

    match = set_up(match, low_blow)
    team, hand = match.state()["team"][1], match.state()["hands"][1]
    match.play("fate", f"c{hand[0]}")
    state = match.state()
    assert (state["team"][1], state["hands"][1], state["spent"][1]) == (team, hand[1:], [hand[0]])
