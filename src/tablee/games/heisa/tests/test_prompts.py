"""What Heisa says can be done."""

from tablee import Match

from .table import begun, roll, standing


def said(match: Match, language: str = "en") -> str:
    prompt = match.prompt(match.state()["turn"])
    assert prompt is not None
    return prompt.text(language)


def test_the_die_comes_first_and_sand_waits_for_nobody() -> None:
    assert said(begun()) == "Quick, roll the die: the sand is running!"
    assert said(begun(tempo=True)) == "Roll the die."


def test_a_number_says_how_far() -> None:
    match = standing(begun(), RA="b2:60")
    roll(match, "2")
    assert said(match) == "2: one of your glasses goes straight on, exactly 2 spaces."
    match = standing(begun(), RA="b2:60")
    roll(match, "1")
    assert said(match, "fr") == "1\u00a0: un de vos sabliers fait un pas, devant, derrière ou de côté."


def test_an_s_says_those_of_its_three_uses_that_there_are() -> None:
    match = begun()
    roll(match, "S")
    assert said(match) == "S: bring one out!"
    match = standing(begun(), RA="b2:60", YB="c6:60")
    roll(match, "S")
    assert said(match) == "S: bring one out, turn one of yours or turn one of theirs!"
    match = standing(begun(), RA="home", RB="home", RC="home", RD="b2:60", YB="c6:60")
    roll(match, "S")
    assert said(match, "de") == "S: dreh eine eigene um oder dreh eine fremde um!"
