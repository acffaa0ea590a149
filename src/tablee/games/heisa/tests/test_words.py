"""Heisa in words: texts, refusals, stories and the board in the terminal."""

from typing import Any

import pytest
from rich.console import Console

from tablee import MalformedMove, Match

from ..names import say
from ..terminal import draw
from ..words import label, parse, parts
from .table import begun, changed, roll, standing, use


def told(match: Match, language: str = "en", since: int = 0) -> list[str]:
    return [said.text(language) for said in match.story(since=since)]


def shown(match: Match, language: str = "en") -> str:
    console = Console(width=90, no_color=True)
    with console.capture() as capture:
        console.print(draw(match.view(None), language))
    return capture.get()


# -- texts --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "RA", "RA>e1", "RA>b8", "RE>a1", "~XA", "first:e", "4", "RA>a1 ", "roll:2", "ra>a1"]
)
def test_what_is_not_a_move_is_refused_as_such(text: str) -> None:
    with pytest.raises(MalformedMove):
        begun().play(0, text)


def test_a_refusal_says_in_both_languages_what_would_have_worked() -> None:
    match = standing(begun(), RC="c6:60")
    roll(match, "1")
    error = match.why_not(0, "RC>home")
    assert error is not None
    assert error.text("fr") == "Jusqu’à la ligne d’en face, il reste 2 pas\u202f; le dé dit 1."
    assert error.text("en") == "The far line is exactly 2 steps away; the die says 1."


def test_an_empty_glass_of_ones_own_is_not_turned_but_brought_out() -> None:
    match = begun()
    roll(match, "S")
    error = match.why_not(0, "~RC")
    assert error is not None
    assert str(error) == "S7: Empty on its line, red C cannot be turned over: bring it out on c1 with your S instead."
    assert match.why_not(0, "RC>c1") is None
    rivals = match.why_not(0, "~YC")
    assert rivals is not None
    assert rivals.message == "Empty on its line, yellow C waits for an S: choose a running glass."
    taken = standing(begun(), YB="c1:60")
    roll(taken, "S")
    assert "c1 is taken" in str(taken.why_not(0, "~RC"))


def test_a_late_move_is_told_whose_turn_it_is() -> None:
    error = begun().why_not(0, "roll", 6_000)
    assert error is not None
    assert (error.rule, error.message) == ("S11", "Your turn is over: it is Yellow’s now.")


def test_a_turn_that_was_played_is_not_called_late() -> None:
    match = begun()
    use(match, "S", "RC>c1", 200)
    error = match.why_not(0, "roll", 250)
    assert error is not None
    assert error.message == "Your turn is over: it is Yellow’s now."


# -- moves named --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "made_of", "french", "english"),
    [
        ("roll", {"kind": "roll"}, "Lancer le dé", "Roll the die"),
        ("pass", {"kind": "pass"}, "Renoncer à son dé", "Give up the roll"),
        ("RA>b3", {"kind": "move", "glass": "RA", "to": "b3"}, "Amener le A rouge en b3", "Move red A to b3"),
        (
            "YC>home",
            {"kind": "move", "glass": "YC", "to": "home"},
            "Mener le C jaune à bon port",
            "Bring yellow C home",
        ),
        ("~YC", {"kind": "turn", "glass": "YC"}, "Retourner le C jaune", "Turn yellow C over"),
        ("first:b", {"kind": "first", "seat": 1}, "Jaune commence", "Yellow begins"),
        ("S", {"kind": "die", "face": "S"}, "Le dé tombe sur S", "The die shows S"),
        ("2", {"kind": "die", "face": 2}, "Le dé tombe sur 2", "The die shows 2"),
    ],
)
def test_a_move_is_named_for_people_and_for_boards(
    move: str, made_of: dict[str, Any], french: str, english: str
) -> None:
    assert parts(parse(move)) == made_of
    assert (label(parse(move)).text("fr"), label(parse(move)).text("en")) == (french, english)


# -- stories ------------------------------------------------------------------------------------------------


def test_a_turn_is_told_as_it_went() -> None:
    match = begun()
    use(match, "S", "RA>a1", 1_000)
    use(match, "S", "~RA", 4_000)
    assert told(match) == [
        "Red is drawn to begin.",
        "Red rolls an S, S for sand!",
        "Red brings out red A on a1, full of sand.",
        "Yellow rolls an S, S for sand!",
        "Hey! Yellow turns over red A, which now has 3.0\u00a0s to go.",
    ]
    assert told(match, "fr")[-1] == "Hop\u202f! Jaune retourne le A rouge, auquel il reste 3,0\u00a0s."


def test_directions_are_told_from_the_movers_side() -> None:
    match = begun()
    use(match, "S", "RB>b1", 0)
    use(match, "S", "YB>b7", 0)
    use(match, "2", "RB>b3", 0)
    use(match, "2", "YB>b5", 0)
    use(match, "1", "RB>c3", 0)
    use(match, "1", "YB>b6", 0)
    moved = [sentence for sentence in told(match) if "moves" in sentence]
    assert moved == [
        "Red moves red B forward to b3.",
        "Yellow moves yellow B forward to b5.",
        "Red moves red B across to c3.",
        "Yellow moves yellow B back to b6.",
    ]


def test_what_time_did_is_told_before_the_move_that_follows() -> None:
    match = begun()
    use(match, "S", "RA>a1", 0)
    use(match, "S", "~RA", 1_000)
    roll(match, "1", 1_500)
    since = len(match.log)
    roll(match, "3", 3_000)
    assert told(match, since=since) == [
        "Out of sand, red A goes back to its line.",
        "Too much sand has run through, and the roll is no use any more: Red’s turn passes.",
        "Yellow rolls a 3.",
        "That roll is no use: Yellow’s turn passes.",
    ]


def test_turns_that_run_out_are_told_one_by_one() -> None:
    match = begun()
    roll(match, "S", 0)
    match.pass_time(12_000)
    assert told(match)[-2:] == [
        "Too late! Red loses the turn.",
        "Yellow lets the turn go by without rolling.",
    ]


def test_grains_are_told_in_tempo_mode() -> None:
    match = begun(tempo=True)
    use(match, "S", "RA>a1")
    use(match, "S", "~RA")
    roll(match, "1")
    match.play(0, "pass")
    assert told(match)[-4:] == [
        "Hey! Yellow turns over red A, which now has one grain to go.",
        "Red rolls a 1.",
        "Red gives up the roll.",
        "Out of sand, red A goes back to its line.",
    ]


def test_the_end_is_told_with_its_count() -> None:
    match = begun()
    match.pass_time(36_000)
    assert told(match)[-2:] == [
        "Nobody rolls any more: the game stops, and we count the glasses that are home.",
        "0 all: a draw.",
    ]


# -- the terminal -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", say.languages)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tempo", [False, True])
def test_the_board_shows_every_glass_and_keeps_its_shape(language: str, seats: int, tempo: bool) -> None:
    match = standing(begun(seats, tempo=tempo), RA="b3:12", YC="d7:3", YD="home")
    picture = shown(match, language)
    assert "▲A  12" in picture
    assert "▼C   3" in picture
    assert "1/4 D" in picture
    assert all(picture.count(f"▲{letter}") == 1 for letter in "ABCD")
    board = [line for line in picture.splitlines() if line.rstrip().endswith(("│", "╮", "╯", "┤"))]
    assert [len(line.strip("\n 1234567")) for line in board] == [33] * 5 + [17] * 5 + [33] * 5


def test_the_board_says_which_letters_one_against_two_plays_with() -> None:
    match = begun(3, first="b")
    assert "A B" in shown(match, "en")
    for _ in range(2):
        roll(match, "1")
    assert "C D" in shown(match, "en")


def test_the_board_shows_die_and_turn_clock() -> None:
    match = begun()
    roll(match, "S", 1_000)
    match.pass_time(3_000)
    picture = shown(match)
    assert "▶ a Red ▲ uses the die   S    turn 1" in picture
    assert "━" * 12 + "╌" * 12 + " 3.0\u00a0s" in picture


def test_the_board_is_drawn_before_the_lot_in_the_air_and_after_the_end() -> None:
    match = Match("heisa", fate="manual")
    assert "who begins is being drawn" in shown(match)
    match.play("fate", "first:b")
    match.play(1, "roll", 0)
    assert "the die is in the air" in shown(match)
    over = changed(begun(), turns=1_999)
    roll(over, "1")
    assert "game over, ahead: Red and Yellow" in shown(over)
