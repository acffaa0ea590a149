"""What Kopf oder Knopf says can be done."""

from tablee import Match

from .drawing import FIRST, board
from .test_rules import ORDER_OF_A_TURN, PAIR_AT_WORK


def said(match: Match, language: str = "en") -> str:
    prompt = match.prompt(match.state()["turn"])
    assert prompt is not None
    return prompt.text(language)


def test_each_step_of_a_turn_has_its_sentence() -> None:
    match = board(ORDER_OF_A_TURN, turn=1)
    assert said(match) == "Take a button of the forbidden group, or let it be."
    match.play(1, "xe5")
    assert said(match) == "Strike: choose the threatened button on g9, and it is yours."
    match.play(1, "strike")
    assert said(match) == "Move a button straight on: as many squares as the holes under it."


def test_several_threatened_buttons_are_counted_as_one_speaks() -> None:
    match = board(PAIR_AT_WORK.replace("B . . R R . . . . B", "B . . R R . . B . ."))
    assert said(match) == "Strike: choose a threatened button, and both are yours."
    assert said(match, "fr") == "Frappez\u00a0: choisissez un bouton menacé, et les deux sont à vous."
    assert said(match, "de") == "Schlag zu: Wähl einen bedrohten Knopf, und beide gehören dir."


def test_without_aids_the_prompt_says_the_same_whether_there_is_something_to_strike() -> None:
    nothing = Match("knopf", options={**FIRST, "aids": False}, compiled=False)
    assert said(nothing) == said(board(PAIR_AT_WORK, aids=False))
    assert said(nothing) == "Do your pairs threaten a button? Strike, or hold back."


def test_who_cannot_move_is_told_to_pass() -> None:
    match = board(SHUT_IN)
    match.play(0, "spare")
    assert match.legal(0) == ["pass"]
    assert said(match) == "None of your buttons can move: you have to pass."


# On a1 there is one hole, and all its neighbours are taken, by a forbidden group.
SHUT_IN = """
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
