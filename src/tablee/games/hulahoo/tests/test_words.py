"""What Hula-Hoo says: the story of each move, warnings in time, the board in the terminal."""

from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from tablee import Match
from tablee.kernel.contract import Seat
from tablee.match.said import Said
from tablee.testkit.set_up import set_up

from ..naming import label, parts
from ..notation import parse, say
from ..state import GUARD, Position
from ..stories import story
from ..terminal import draw
from .table import dealt, laid


def told(match: Match, seat: Seat, move: str, viewer: Seat | None = None) -> list[Said]:
    """Play a move and tell it, as `viewer` (or else the player himself) hears it."""
    viewer = seat if viewer is None else viewer
    before = match.hidden(viewer)[0]
    match.play(seat, move)
    return story(before, seat, parse(move), match.hidden(viewer)[0])


def sentences(match: Match, seat: Seat, move: str, viewer: Seat | None = None) -> list[str]:
    return [f"{said.rule} {said.text('en')}" for said in told(match, seat, move, viewer)]


# -- the story ----------------------------------------------------------------------------------------------


def test_the_deal_is_told_when_it_begins_and_when_it_is_done_and_hands_only_to_their_owners() -> None:
    match = dealt("1 2 3 4 5 | 6 8 9 10 11", "1 2 3 4 6 | 6 8 9 10 7")
    assert [said.text("en") for said in match.story(0)] == [
        "Round 1. Panda deals.",
        "Llama holds 1, 2, 3, 4 and 5.",
        "In front of Llama, for all to see: 6, 8, 9, 10 and 11.",
        "In front of Panda, for all to see: 6, 7, 8, 9 and 10.",
    ]
    assert not any("holds" in said.text("en") for said in match.story(None))


def test_a_choice_of_open_cards_is_told_without_the_cards_until_all_have_chosen() -> None:
    match = dealt("1 2 3 4 5 | 6 8 9 10 11", "1 2 3 4 6 | 6 8 9 10 7", chaos_deal=True)
    match.play(1, "show:1,2,3,4,6")
    assert match.story(0)[-1].text("en") == "Panda has chosen five cards, face down for now."
    match.play(0, "show:6,8,9,10,11")
    revealed = ["Llama reveals 6, 8, 9, 10 and 11.", "Panda reveals 1, 2, 3, 4 and 6."]
    assert [said.text("en") for said in match.story(1)[-2:]] == revealed


def test_a_drawn_card_is_named_to_its_player_only() -> None:
    match = dealt("1 2 3 4 5 | 6 8 9 10 11", "1 2 3 4 6 | 6 8 9 10 7", chaos_no_exchange=True)
    match.play(0, "h1+")
    match.play(1, "h1=")
    match.play("fate", "c12")
    assert match.story(1)[-1].text("en") == "Panda draws a 12."
    assert match.story(0)[-1].text("en") == match.story(None)[-1].text("en") == "Panda draws a card."


@pytest.mark.parametrize(
    ("top", "call", "move", "expected"),
    [
        ("", None, "h4+", "U5 Llama opens with a 4 from their hand: “Higher!”"),
        ("3", "+", "h4-", "U6 Llama plays a 4 from their hand: “Lower!”"),
        ("4", "+", "h4=", "U7 Another 4! Llama plays it from their hand: “Double!”"),
        ("3 3", "=", "h4-", "U8 Llama breaks the doubles with a 4 from their hand: “Lower!”"),
        ("3", "+", "o7-", "U9 Llama lets an octopus loose from their open cards: “Lower!”"),
        ("3 3", "=", "o7-", "U8 Llama lets an octopus loose from their open cards, no more doubles: “Lower!”"),
    ],
)
def test_each_way_to_play_a_card_is_told_with_its_rule(top: str, call: str | None, move: str, expected: str) -> None:
    match = laid("4 8 11 | 7 12", "5 | 6", top=top, call=call)
    assert sentences(match, 0, move) == [expected]


def test_the_limits_an_empty_pile_and_names_are_told() -> None:
    limit = laid("13 8 11 | 12", "5 | 6", top="4", call="+")
    assert sentences(limit, 0, "h13+")[1:] == ["U10 There is nothing beyond: only another 13 or an octopus can answer."]
    empty = laid("4 8 11 | 12", "5 | 6", top="4", call="+", pile="")
    assert sentences(empty, 0, "h4=")[1:] == ["U14 The pile is empty: Llama draws nothing."]
    named = laid("4 8 11 | 12", "5 | 6", "8 | 9", top="3", call="+", chaos_call=True)
    assert sentences(named, 0, "h4+>c")[1:] == ["U6 Llama points at Koala, who must answer."]


def test_a_pass_shows_the_hand_and_says_who_is_next() -> None:
    match = laid("3 2 | 1", "9 8 | 3", "5 | 6", top="13", call="+")
    assert sentences(match, 0, "pass", viewer=1) == [
        "U11 Llama cannot answer, shows their hand (2 and 3) and leaves the round.",
        "U11 Panda must now answer “higher”.",
    ]


def test_a_recall_is_asked_for_and_told() -> None:
    match = laid("10 1 8 | 2", "3 | 4", "5 | 6", top="9", call="+", chaos_call=True)
    match.play(0, "h10+>b")
    assert sentences(match, 1, "pass")[1] == "U11 Llama must name somebody else."
    assert sentences(match, 0, "->c") == ["U11 Llama turns to Koala: “Lower!”"]


def test_the_end_of_a_round_and_of_the_game_is_told_with_the_last_hand() -> None:
    match = laid("10 1 8 | 2", "3 4 | 4", top="9", call="+", target=2)
    match.play(0, "h10+")
    assert sentences(match, 1, "pass", viewer=0) == [
        "U11 Panda cannot answer, shows their hand (3 and 4) and leaves the round.",
        "U13 All the others have passed: Llama wins the round!",
        "U15 2 cards played: 2 points for Llama, which makes 2.",
        "U16 Llama wins the game!",
    ]
    out = laid("10 | ", "3 4 | 4", top="9", call="+")
    assert sentences(out, 0, "h10+")[1:] == [
        "U12 Llama has no cards left and wins the round!",
        "U15 2 cards played: 2 points for Llama, which makes 2.",
    ]


def test_a_row_of_rounds_and_the_guard_are_told() -> None:
    def one_won(s: Position) -> None:
        s.row_seat, s.row_count, s.round_number = 0, 1, GUARD

    match = set_up(laid("10 | ", "3 4 | 4", top="9", call="+", streak=True), one_won)
    assert sentences(match, 0, "h10+")[3:] == [
        "U16 Llama has won 2 rounds in a row.",
        "U16 A hundred rounds is enough: whoever has the most points wins.",
    ]


# -- U12: the warning ---------------------------------------------------------------------------------------


def test_u12_who_has_one_card_beside_octopuses_is_warned_in_time() -> None:
    match = laid("10 7 11 | 7", "3 4 | 4", top="9", call="+")
    warning = "U12 Careful: Llama has only one card left that is not an octopus. That is the one to keep for last!"
    assert sentences(match, 0, "h10+")[1:] == [warning]


def test_u12_who_is_left_with_a_lone_octopus_is_told() -> None:
    match = laid("10 7 | ", "3 4 | 4", top="9", call="+")
    ouch = "U12 Ouch! Llama has nothing but octopus left, and nobody goes out on one: the last cannot be played."
    assert sentences(match.copy(), 0, "h10+")[1:] == [ouch]
    assert sentences(match, 0, "h10+", viewer=1)[1:] == [], "nobody else may know what is in that hand"
    visible = laid("10 | 7", "3 4 | 4", top="9", call="+")
    assert sentences(visible, 0, "h10+", viewer=1)[1:] == [ouch], "an open octopus is seen by all"


def test_u12_the_pass_of_a_lone_octopus_is_told_as_such() -> None:
    for cards in ("7 | ", " | 7"):
        match = laid(cards, "3 4 | 4", "5 | 6", top="9", call="+")
        assert sentences(match, 0, "pass", viewer=1)[0].startswith("U12 Llama has only an octopus left")


def test_u12_an_octopus_drawn_for_a_last_double_is_warned_of() -> None:
    match = laid("9 | ", "3 4 | 4", top="9", call="+")
    assert sentences(match, 0, "h9=")[1:] == [], "not before the card is drawn"
    before = match.hidden(0)[0]
    match.play("fate", "c7")
    rules = [said.rule for said in story(before, 8, parse("c7"), match.hidden(0)[0])]
    assert rules == ["U7", "U12"]


# -- moves named --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "made_of", "french", "english"),
    [
        (
            "show:1,3,7,9,9",
            {"kind": "show", "cards": [1, 3, 7, 9, 9]},
            "Poser à la vue de tous\u00a0: 1, 3, 7, 9 et 9",
            "Lay open: 1, 3, 7, 9 and 9",
        ),
        ("swap:", {"kind": "swap", "cards": []}, "Garder toutes ses cartes", "Keep all cards"),
        (
            "swap:3,9,9",
            {"kind": "swap", "cards": [3, 9, 9]},
            "Glisser sous la pioche\u00a0: 3, 9 et 9",
            "Swap out 3, 9 and 9",
        ),
        (
            "h9+",
            {"kind": "play", "from": "hand", "card": 9, "call": "+", "next": None},
            "Poser un 9 de la main\u00a0: «\u00a0plus\u00a0»",
            "Play a 9 from hand: “higher”",
        ),
        (
            "o7->c",
            {"kind": "play", "from": "open", "card": 7, "call": "-", "next": 2},
            "Poser une pieuvre des cartes visibles\u00a0: «\u00a0moins\u00a0», à Koala de répondre",
            "Play an octopus from the open cards: “lower”, for Koala to answer",
        ),
        (
            "h8=",
            {"kind": "play", "from": "hand", "card": 8, "call": "=", "next": None},
            "Poser un 8 de la main\u00a0: «\u00a0double\u00a0»",
            "Play an 8 from hand: “double”",
        ),
        (
            "=>b",
            {"kind": "name", "call": "=", "next": 1},
            "«\u00a0double\u00a0», à Panda de répondre",
            "“double”, for Panda to answer",
        ),
        ("pass", {"kind": "pass"}, "Passer et quitter la manche", "Pass and leave the round"),
        ("dealer:a", {"kind": "dealer", "seat": 0}, "Lama donne les cartes", "Llama deals"),
        ("c11", {"kind": "card", "card": 11}, "Tirer un 11", "Draw an 11"),
    ],
)
def test_a_move_is_named_for_people_and_for_boards(
    move: str, made_of: dict[str, Any], french: str, english: str
) -> None:
    assert parts(parse(move)) == made_of
    assert (label(parse(move)).text("fr"), label(parse(move)).text("en")) == (french, english)


# -- refusals -----------------------------------------------------------------------------------------------


def refusal(match: Match, move: str, language: str = "en") -> str:
    error = match.why_not(0, move)
    assert error is not None
    return f"{error.rule} {error.text(language)}"


def test_cards_and_lots_are_fates() -> None:
    match = laid("3 2 | 1", "9 8 | 7", top="12", call="+")
    assert refusal(match, "c9") == refusal(match, "dealer:a") == "U3 The cards and the draw are up to chance."


def test_who_must_pass_is_told_so_when_he_names_somebody() -> None:
    match = laid("3 2 | 1", "9 8 | 7", top="12", call="+", chaos_call=True)
    assert refusal(match, "+>b") == "U11 None of your cards answers: you have to pass."


def test_refusals_say_in_french_too_what_would_have_worked() -> None:
    match = laid("3 2 | 1", "9 8 | 7", top="6 6", call="=")
    assert refusal(match, "h3+", "fr") == "U8 Double 6\u00a0: il faut un autre 6, un 5, ou une pieuvre."


def test_a_refusal_gives_a_move_that_would_have_worked_in_words() -> None:
    match = laid("13 2 | 1", "9 8 | 7", top="12", call="+")
    assert refusal(match, "pass") == "U11 If you can play, you must. For example: Play a 13 from hand: “higher”."


def test_a_card_that_is_not_there_is_told_with_those_that_are() -> None:
    match = laid("3 2 | 1", "9 8 | 7", top="12", call="+")
    assert refusal(match, "h9+", "fr") == "U6 Vous n’avez pas de 9 en main. Votre main\u00a0: 2 et 3."
    assert refusal(match, "h7+", "fr") == "U6 Vous n’avez pas de pieuvre en main. Votre main\u00a0: 2 et 3."
    assert refusal(match, "h8+") == "U6 You do not hold an 8. Your hand: 2 and 3."


@pytest.mark.parametrize(("top", "call", "needed"), [("6", "+", "at least 8"), ("8", "-", "6 or less")])
def test_the_octopus_is_not_counted_among_the_numbers_that_answer(top: str, call: str, needed: str) -> None:
    match = laid("5 9 | 1", "9 8 | 7", top=top, call=call)
    assert f"it takes {needed}, another {top} or an octopus" in refusal(match, "h5+" if call == "+" else "h9+")


def test_who_may_be_named_is_told_by_name() -> None:
    match = laid("13 2 | 1", "9 8 | 7", "5 | 6", top="12", call="+", chaos_call=True)
    assert refusal(match, "h13+") == "U6 Name who must answer as well: Panda or Koala."
    error = match.why_not(0, "h13+>a")
    assert error is not None
    assert error.text("fr", ["Ada", "Bob", "Cid"]).endswith("encore en jeu\u00a0: Bob ou Cid.")


# -- the terminal -------------------------------------------------------------------------------------------


def drawn(match: Match, viewer: int | None, language: str = "en") -> str:
    console = Console(width=90, file=StringIO())
    with console.capture() as capture:
        console.print(draw(match.view(viewer), language))
    return capture.get()


def test_the_board_shows_the_call_the_cards_and_who_is_in() -> None:
    match = laid("3 2 | 1", "9 8 | 7", "5 | 6", top="12 13", call="+")
    match.play(0, "pass")
    board = drawn(match, 1)
    for part in ("HIGHER ▲", "│  13  │", "→ Panda", "▶ b Panda", "[🐙7]", "[8] [9]", "░░", "has passed", "[2] [3]"):
        assert part in board
    assert "PLUS ▲" in drawn(match, None, "fr")


def test_the_board_warns_of_an_octopus_kept_for_last() -> None:
    match = laid("7 2 | ", "9 8 | 7", top="12 13", call="+")
    assert "! Llama: nobody goes out on an octopus!" in drawn(match, 0)
    assert "nobody goes out" not in drawn(match, 1)


@pytest.mark.parametrize("language", say.languages)
@pytest.mark.parametrize("options", [{}, {"chaos_deal": True, "chaos_call": True, "streak": True}])
def test_the_board_can_be_drawn_at_every_moment_with_six_seats(language: str, options: dict[str, bool]) -> None:
    match = Match("hulahoo", 6, options={"target": 1, **options}, fate="manual")
    while not match.over:
        board = drawn(match, 0, language)
        assert all(cell_len(line) <= 90 for line in board.splitlines())
        assert all(f" {seat} " in board for seat in "abcdef")
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    assert "░░" not in drawn(match, None, language), "everything is open in the end"
