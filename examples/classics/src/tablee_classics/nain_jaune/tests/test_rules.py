"""Le Nain jaune, rule by rule. The cards fall as the tests say: `fate="manual"`."""

from typing import Any

import pytest

from tablee import IllegalMove, Match
from tablee.kernel.pack import CARDS

from ..words import standing

# The lesson's deal. The talon has 5d 5h 5s 6s: once 5c is laid nobody can follow a 4.
HANDS = (
    "5c 6d 7d 8s 8c Jh Qs Kh As 2h 3h 4h",
    "9c Td Jd 9d Th 8h 7h 6c 4d 3c 2d Ad",
    "Jc Js Ah 2s 3d 3s 4s 6h 7s 9h Tc Ks",
    "Qh Kc 9s Ts Qc Qd Kd 8d 7c 4c 2c Ac",
)
FIRST_RUN = "5c 6d 7d 8s 9c Td Jd Qh Kc"
WHOLE_ROUND = f"{FIRST_RUN} 9s Ts Jh Qs Kh As 2h 3h 4h 8c"


def dealt(*hands: str, **options: Any) -> Match:
    match = Match("nain_jaune", len(hands), fate="manual", options={"rounds": 1, **options})
    deal(match, *hands)
    return match


def deal(match: Match, *hands: str) -> None:
    match.play("fate", "shuffle")
    starter = match.state()["starter"]
    in_turn = [hands[(starter + step) % len(hands)].split() for step in range(len(hands))]
    for cards in zip(*in_turn, strict=True):
        for card in cards:
            match.play("fate", f"+{card}")


def laid(cards: str, match: Match | None = None, **options: Any) -> Match:
    """Whoever is to act lays these cards."""
    match = match or dealt(*HANDS, **options)
    for card in cards.split():
        match.play(match.to_act[0], card)
    return match


def told(match: Match) -> list[str]:
    """Of the last move."""
    return [said.key for said in match.story(None, match.entries - 1)]


def straight_hands() -> list[str]:
    """Three hands, the first of which can be laid in one go: ace to king, then two kings."""
    first = [f"{rank}c" for rank in "A23456789TJQK"] + ["Ks", "Kd"]
    rest = [card for card in CARDS if card not in first]
    return [" ".join(first), " ".join(rest[:15]), " ".join(rest[15:30])]


def test_n1_the_board_has_five_boxes() -> None:
    assert list(laid("").state()["boxes"]) == ["Td", "Jc", "Qs", "Kh", "7d"]


def test_n2_everybody_stakes_fifteen_chips() -> None:
    match = laid("")
    assert match.state()["boxes"] == {"Td": 4, "Jc": 8, "Qs": 12, "Kh": 16, "7d": 20}
    assert match.state()["chips"] == [85] * 4


@pytest.mark.parametrize(("seats", "hand", "talon"), [(3, 15, 7), (4, 12, 4), (5, 9, 7), (6, 8, 4)])
def test_n3_the_deal_leaves_a_talon(seats: int, hand: int, talon: int) -> None:
    state = Match("nain_jaune", seats, seed=1).state()
    assert [len(cards) for cards in state["hands"]] == [hand] * seats
    assert len(state["talon"]) == talon


def test_n3_a_hand_is_seen_by_its_owner_and_the_talon_by_nobody() -> None:
    match = laid("")
    assert sorted(match.view(1)["hands"][1]) == sorted(HANDS[1].split())
    assert match.view(1)["hands"][0] == [None] * 12
    assert match.view(1)["talon"] == match.view(None)["talon"] == [None] * 4


def test_n3_only_a_card_of_ones_hand() -> None:
    with pytest.raises(IllegalMove, match="N3"):
        laid("9c")


def test_n4_the_first_lays_any_card_and_goes_on() -> None:
    assert sorted(laid("").legal(0)) == sorted(HANDS[0].split())
    assert laid("5c").legal(0) == ["6d"]


def test_n4_who_cannot_go_on_says_so_and_the_next_who_can_does() -> None:
    match = laid("5c 6d 7d 8s")
    assert match.to_act == (1,)
    assert told(match) == ["laid", "without"]
    assert match.view(None)["lacks"] == [["9"], [], [], []]
    after_jack = laid("9c Td Jd", match)
    assert after_jack.to_act == (3,)  # seats 1 and 2 have no queen
    assert after_jack.view(0)["lacks"] == [["9"], ["Q"], ["Q"], []]


def test_n4_after_a_king_whoever_laid_it_begins_anew() -> None:
    match = laid(FIRST_RUN)
    assert match.to_act == (3,)
    assert match.state()["next"] is None
    assert len(match.legal(3)) == 10


def test_n4_if_nobody_can_go_on_whoever_laid_last_begins_anew() -> None:
    match = laid(f"{FIRST_RUN} 9s Ts Jh Qs Kh As 2h 3h 4h")
    assert match.to_act == (0,)
    assert match.legal(0) == ["8c"]
    assert told(match) == ["laid", "nobody"]
    assert all("5" in lacks for lacks in match.state()["lacks"])


def test_n5_going_on_is_compulsory_in_a_suit_of_ones_choice() -> None:
    match = laid("5c 6d 7d")
    assert match.legal(0) == ["8c", "8s"]
    with pytest.raises(IllegalMove, match="N5"):
        match.play(0, "Kh")


def test_n6_whoever_lays_a_boxs_card_takes_what_is_in_it() -> None:
    match = laid("5c 6d 7d")
    assert match.state()["chips"] == [105, 85, 85, 85]
    assert match.state()["boxes"]["7d"] == 0
    assert told(match) == ["laid", "box"]


def test_n7_the_others_pay_a_chip_a_card() -> None:
    match = laid(WHOLE_ROUND)
    assert match.over
    assert match.state()["chips"] == [85 + 20 + 12 + 16 + 9 + 12 + 8, 85 + 4 - 9, 85 - 12 - 8, 85 - 8]


def test_n7_or_the_points_of_the_cards() -> None:
    match = laid(WHOLE_ROUND, points="pips")
    points = 1 + 2 + 3 + 4 + 6 + 7 + 8 + 9 + 10
    assert match.state()["chips"][1] == 85 + 4 - points


def test_n7_nobody_pays_more_than_he_has() -> None:
    match = laid(WHOLE_ROUND, points="pips", chips=50)
    assert match.state()["chips"][2] == 0
    assert match.state()["boxes"]["Jc"] == 8  # nothing was left to double it with


def test_n8_a_card_kept_doubles_its_box() -> None:
    match = laid(WHOLE_ROUND)
    assert match.state()["boxes"] == {"Td": 0, "Jc": 16, "Qs": 0, "Kh": 0, "7d": 0}
    assert "doubles" in told(match)


def test_n9_a_grand_opera_takes_all_boxes() -> None:
    hands = straight_hands()
    match = laid(hands[0], dealt(*hands))
    assert match.over
    assert match.state()["boxes"] == dict.fromkeys(["Td", "Jc", "Qs", "Kh", "7d"], 0)
    assert match.state()["chips"] == [85 + 45 + 30, 70, 70]
    assert "opera" in told(match)


def test_n9_it_is_none_once_somebody_else_has_laid_a_card() -> None:
    assert "opera" not in told(laid(WHOLE_ROUND))


def test_n10_boxes_stay_and_the_next_player_begins() -> None:
    match = laid(WHOLE_ROUND, rounds=2)
    assert match.state()["phase"] == "shuffle"
    assert match.view(None)["hands"][1][:2] == ["Ad", "2d"]  # the hands are shown
    deal(match, *HANDS)
    assert match.to_act == (1,)
    assert match.state()["boxes"]["Jc"] == 16 + 8
    assert match.state()["lacks"] == [[], [], [], []]


def test_n10_the_richest_wins_after_the_last_deal() -> None:
    assert laid(WHOLE_ROUND).winners == [0]
    assert [Match("nain_jaune", seats).options["rounds"] for seats in (3, 4, 5, 6)] == [3, 4, 5, 6]


def test_n10_who_cannot_stake_ends_the_game() -> None:
    match = laid(WHOLE_ROUND, rounds=4, points="pips", chips=50)
    assert match.over
    assert told(match)[-1] == "broke"


@pytest.mark.parametrize(
    ("chips", "said"),
    [
        (0, ["aucun jeton", "no chips", "kein Chip"]),
        (1, ["un jeton", "one chip", "ein Chip"]),
        (2, ["2 jetons", "2 chips", "2 Chips"]),
    ],
)
def test_n10_what_somebody_is_left_with_is_told_in_every_language(chips: int, said: list[str]) -> None:
    position = Match("nain_jaune", 3, compiled=False).position
    position[0].chips[1] = chips
    assert [standing(position[0], 1)[1].text(language) for language in ("fr", "en", "de")] == said
