"""What Hula-Hoo says can be done: the refusal, before anybody is refused."""

import pytest

from tablee import Match

from .table import dealt, laid


def said(match: Match, seat: int = 0, language: str = "en") -> str:
    prompt = match.prompt(seat)
    assert prompt is not None
    return prompt.text(language)


@pytest.mark.parametrize(
    ("top", "call", "needs"),
    [
        ("6", "+", "“Higher” on 6: it takes at least 8, another 6 or an octopus."),
        ("9", "-", "“Lower” on 9: it takes 8 or less, another 9 or an octopus."),
        ("12", "+", "“Higher” on 12: it takes a 13, another 12 or an octopus."),
        ("2", "-", "“Lower” on 2: it takes a 1, another 2 or an octopus."),
        ("7", "+", "“Higher” on an octopus: it takes at least 8, or another octopus."),
        ("7", "-", "“Lower” on an octopus: it takes 6 or less, or another octopus."),
        ("9", "=", "Double 9: it takes another 9, an 8 or a 10, or an octopus."),
        ("13", "+", "There is nothing beyond 13: it takes another 13 or an octopus."),
    ],
)
def test_what_answers_a_call_is_said_as_the_refusal_would(top: str, call: str, needs: str) -> None:
    match = laid("1 7 13 | 2 9", "3 4 | 5", top=top, call=call)
    assert said(match) == needs
    refused = match.why_not(0, "h1+" if call != "-" else "h13+")
    assert refused is not None
    assert refused.message == needs


def test_who_opens_may_play_anything() -> None:
    match = dealt("1 2 3 4 5 | 6 8 9 10 11", "1 2 3 4 6 | 6 8 9 10 7", chaos_no_exchange=True)
    assert said(match) == "Open the round: any card you like, then “higher” or “lower”."
    match = dealt("1 2 3 4 5 | 6 8 9 10 11", "1 2 3 4 6 | 6 8 9 10 7", chaos_no_exchange=True, chaos_call=True)
    assert said(match).endswith("and the name of who must answer.")


def test_who_must_pass_is_told_why() -> None:
    match = laid("1 2 | 3", "3 4 | 5", top="9", call="+")
    assert match.legal(0) == ["pass"]
    assert said(match, language="fr") == (
        "Rien chez vous ne répond à «\u00a0plus\u00a0» sur un 9\u00a0: il faut passer."
    )
    alone = laid("7 |", "3 4 | 5", top="9", call="+")
    assert said(alone) == "Nobody goes out on an octopus: alone it cannot be played, you have to pass."


def test_cards_are_swapped_or_laid_open_first() -> None:
    hands = ("1 2 3 4 5 | 6 8 9 10 11", "1 2 3 4 6 | 6 8 9 10 7")
    assert said(dealt(*hands)).startswith("Swap up to 3 of your open cards")
    chaos = dealt(*hands, chaos_deal=True)
    assert said(chaos) == said(chaos, 1) == "Choose 5 cards from your hand to lay in front of you."


def test_in_chaos_whoever_got_no_answer_names_another() -> None:
    match = laid("10 9 | 3", "2 | 3", "2 | 8", top="8", call="+", chaos_call=True)
    match.play(0, "h9+>b")
    match.play(1, "pass")
    assert said(match) == "No answer! Name somebody else, “higher” or “lower”."
    match = laid("8 9 | 3", "2 | 3", "2 | 8", top="8", call="+", chaos_call=True)
    match.play(0, "h8=>b")
    match.play("fate", "c1")
    match.play(1, "pass")
    assert said(match) == "No answer! Name somebody else for the double."
