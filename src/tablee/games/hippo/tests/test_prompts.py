"""What Hippo says can be done, and what follows from it."""

import random

from tablee import Match
from tablee.testkit.set_up import set_up

from ..state import Position
from .test_rules import started, with_lanes


def said(match: Match, language: str = "en") -> str:
    prompt = match.prompt(match.state()["turn"])
    assert prompt is not None
    return prompt.text(language)


def follows(match: Match, move: str, language: str = "en") -> str | None:
    told = match.consequences(0).get(move)
    return told.text(language) if told else None


def test_the_dice_left_are_what_is_asked_for() -> None:
    match = started(roll="6-4-3")
    assert said(match, "fr") == "Choisissez un ou plusieurs dés\u00a0: leur somme donne le couloir."
    match.play(0, "6:a")
    assert said(match) == "4 and 3 left: one after the other, or together into the pool."
    match.play(0, "4:a")
    assert said(match) == "Last die: the 3."


def test_two_dice_are_told_with_the_lane_they_lead_to_together() -> None:
    match = started(roll="6-4-2")
    match.play(0, "6:a")
    assert said(match) == "4 and 2 left: one after the other, or together into lane 6."


def test_after_the_pool_one_may_roll_again() -> None:
    match = started(roll="4-3-2")
    match.play(0, "4+3:a")
    match.play(0, "2:a")
    assert said(match, "de") == "Ein Ring ist im Becken: noch einmal würfeln, oder es dabei lassen?"


def test_the_last_ring_is_told() -> None:
    def one_ring(s: Position) -> None:
        s.reserve[0] = 0
        s.reserve[0, 1] = 1

    assert said(set_up(started(), one_ring)).startswith("Your last ring!")


def test_a_full_lane_says_whose_ring_goes_back_or_that_one_takes_them_all() -> None:
    match = with_lanes(started(roll="6-4-2"), lane6="aab", lane4="bba", lane2="ab")
    assert follows(match, "6:a") == "Lane 6 is full: a ring goes back to Green."
    assert follows(match, "4:a") == "Careful, you take back all 4 rings of lane 4!"
    assert follows(match, "2:a") is None


def test_the_pool_promises_another_roll_but_not_in_the_roll_it_gave() -> None:
    match = started(roll="4-3-2")
    assert follows(match, "4+3:a") == "Splash, for good! And you may roll again."
    for move in ("4+3:a", "2:a", "again"):
        match.play(0, move)
    match.play("fate", "roll:5-2-1")
    assert follows(match, "5+2:a") == "Splash, for good!"


def test_what_is_foretold_comes_true() -> None:
    """By the story of the move itself, in random games."""
    chooser, seen = random.Random(1), set()
    for seed in range(20):
        match = Match("hippo", 3, seed=seed, compiled=False)
        while not match.over:
            seat = match.state()["turn"]
            foretold, move = match.consequences(seat), chooser.choice(match.legal(seat))
            entries = match.entries
            match.play(seat, move)
            told = {said.key for said in match.passage(seat, entries, entries + 1)}
            expected = foretold[move].key if move in foretold else None
            assert ("penalty" in told) == (expected == "takes_back")
            assert ("pushed_out" in told) == (expected == "pushes_out")
            assert ("pooled" in told) == (expected in ("pool", "pool_and_again"))
            seen.add(expected)
    assert seen == {None, "takes_back", "pushes_out", "pool", "pool_and_again"}
