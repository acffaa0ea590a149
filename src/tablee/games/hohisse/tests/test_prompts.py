"""What Ho ! Hisse ! says can be done, and what a card will do."""

import random
from collections import Counter

from tablee import Match

from .table import barrel_on, deal, opened, pulling, raced
from .test_actions import holding


def said(match: Match, seat: int = 0, language: str = "en") -> str:
    prompt = match.prompt(seat)
    assert prompt is not None
    return prompt.text(language)


def follows(match: Match, move: str, language: str = "en") -> str | None:
    told = match.consequences(match.to_act[0]).get(move)  # type: ignore[arg-type]
    return told.text(language) if told else None


def test_while_teams_are_formed_the_pairs_are_counted() -> None:
    assert said(opened()).startswith("Ready?")
    assert said(raced()) == "Quick, keep one card, the other goes across! Pair 1 of 10."
    match = opened("calm")
    deal(match)
    match.play(0, match.legal(0)[0])
    deal(match)
    assert said(match) == "Keep one card, the other goes across. Pair 2 of 10."
    assert said(match, 1) == "Keep one card, the other goes across. Pair 1 of 10."


def test_in_the_pull_a_card_is_played_and_a_stolen_one_right_away() -> None:
    match = holding("lowblow")
    assert said(match).startswith("Play a card")
    match.play(0, "lowblow")
    match.play("fate", match.legal("fate")[0])
    assert said(match).startswith("Taken from Bruce, to be played right away: ")


# -- what a card will do ------------------------------------------------------------------------------------


def test_a_marked_card_says_what_the_test_will_be() -> None:
    match = barrel_on(pulling(("R3!", "R0!", "B1", "B2", "G0", "G1"), a_red="R2", b_red="R1"), 7)
    assert follows(match, "R3!>a:red") == "7 against 5: the barrel comes 2 spaces towards you."
    assert follows(match, "R0!>a:red") == "4 against 5: the barrel goes one space towards Bruce."
    assert follows(match, "R3!>b:red", "fr") == "6 contre 7\u00a0: le tonneau part chez Bruce d’une case."
    assert follows(match, "B1>a:blue") == "5 against 5. No test, as the card is not marked."


def test_a_test_that_ends_the_round_says_so() -> None:
    cards = ("R3!", "R0!", "B1", "B2", "G0", "G1")
    assert follows(barrel_on(pulling(cards, b_red="R1"), 11), "R3!>a:red") == (
        "7 against 5: the barrel arrives, the round is yours!"
    )
    assert follows(barrel_on(pulling(cards), 2), "R0!>a:red") == (
        "4 against 6: the barrel goes to Bruce, the round is lost."
    )


def test_naming_a_strength_says_which_cards_leave() -> None:
    match = holding("scram", a_red="R3", b_blue="B3", b_green="G1")
    assert follows(match, "scram:3") == "Off the rope: the red 3 and the blue 3."
    assert follows(match, "scram:0") == "Here it changes nothing."
    assert follows(match, "scram/no") is None


def test_nessie_says_whose_round_it_would_be() -> None:
    assert follows(holding("monster", b_red="N6"), "monster") == "Nessie pulls for Bruce: the round is yours!"
    assert follows(holding("monster", a_red="N6"), "monster") == "Nessie pulls for you: the round would be lost!"
    assert follows(holding("monster"), "monster") == "Here it changes nothing."


def test_a_card_that_crosses_over_uncovers_what_lay_beneath() -> None:
    match = barrel_on(holding("swap", a_red="R0 R3!", b_blue="W4"), 7)
    assert follows(match, "swap:a:red>b:red") == "4 against 9: the barrel goes 5 spaces towards Bruce."
    assert follows(match, "swap:b:blue>a:green") == "9 against 6. No test, as the card is not marked."


def test_what_is_foretold_comes_true() -> None:
    """The barrel moves as it was told, and rounds end as it was told, in random games."""
    chooser, seen = random.Random(1), Counter[str]()
    for seed in range(12):
        match = Match("hohisse", seed=seed, options={"form": "none"}, compiled=False)
        while not match.over:
            seat = match.to_act[0]
            assert seat != "fate"
            foretold, move = match.consequences(seat), chooser.choice(match.legal(seat))
            before = match.state()
            match.play(seat, move)
            if move in foretold:
                seen[foretold[move].key] += 1
                check(foretold[move].key, foretold[move].values, seat, before, match.state())
    assert seen.keys() >= {"stands", "level", "pulls", "slips", "wins", "loses", "send", "nothing", "surges"}


def check(key: str, values: dict[str, int], seat: int, before: dict[str, object], after: dict[str, object]) -> None:
    ended = before["round"] != after["round"] or after["over"]
    if key in ("wins", "surge_wins", "nessie_wins", "loses", "nessie_loses"):
        assert ended
        assert after["last"]["winner"] == (seat if "wins" in key else 1 - seat)  # type: ignore[index]
        return
    barrel = after["last"]["barrel"] if ended else after["barrel"]  # type: ignore[index]
    towards = (barrel - before["barrel"]) * (1 if seat == 0 else -1)  # type: ignore[operator]
    if key == "rope_snaps":
        assert barrel == values["space"]
    else:
        assert towards == {"pulls": 1, "surges": 1, "slips": -1}.get(key, 0) * values.get("spaces", 0)
