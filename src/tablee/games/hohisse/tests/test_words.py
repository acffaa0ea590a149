"""Ho ! Hisse ! in words: texts of moves, stories, refusals, the board in the terminal, golden games."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tablee import IllegalMove, MalformedMove, Match
from tablee.match.record import write_with_story

from ..cards import ACTIONS, CARDS
from ..names import say
from ..terminal import draw
from ..words import label, parse, parts, text
from .table import barrel_on, nearly_out_of_cards, opened, play, pulling, raced
from .test_actions import REST, holding
from .test_secrets import walked

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


# -- texts --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "move",
    ["ready", "keep:R2!", "keep:?", "keep:heave", "c?", "cN6", "first:b", "R2!>a:red", "W3>b:green", "heave"]
    + ["heave/no", "swap:a:red>b:red", "swap/no", "scram:0", "scram:6", "scram/no", "lowblow", "reinforce/no"],
)
def test_a_text_parses_back_to_its_move(move: str) -> None:
    assert text(parse(move)) == move


@pytest.mark.parametrize(
    "nonsense",
    ["", "keep", "keep:R4", "R2", "R2/no", "R2>a", "R2>c:red", "heave>a:red", "heave/yes", "heave:3", "swap", "scram"]
    + ["scram:7", "swap:a:red", "first:c", "cX", "READY", "R2!>a:red ", "scram:3/no"],
)
def test_what_is_not_a_move_is_malformed(nonsense: str) -> None:
    with pytest.raises(MalformedMove, match="expected"):
        opened().play(0, nonsense)


def test_cards_are_listed_in_the_order_of_their_texts() -> None:
    assert list(CARDS) == sorted(CARDS)


# -- moves named --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "made_of", "french", "english"),
    [
        ("ready", {"kind": "ready"}, "Se déclarer prêt", "Say “ready”"),
        ("keep:R2!", {"kind": "keep", "card": "R2!"}, "Garder le 2 rouge marqué", "Keep the marked red 2"),
        (
            "W3>b:green",
            {"kind": "place", "card": "W3", "slot": "b:green"},
            "Poser la femme de force 3 sur l’emplacement vert de Bruce",
            "Put the woman of strength 3 on Bruce’s green slot",
        ),
        (
            "heave",
            {"kind": "act", "card": "heave"},
            "Jouer «\u00a0Ho\u202f!\u00a0Hisse\u202f!\u00a0»\u00a0: une épreuve de force",
            "Play “Heave ho!”: a test of strength",
        ),
        (
            "scram:3",
            {"kind": "scram", "card": "scram", "strength": 3},
            "Jouer «\u00a0Dégage\u202f!\u00a0» et viser la force 3",
            "Play “Get lost!” and name strength 3",
        ),
        (
            "swap:a:red>b:blue",
            {"kind": "swap", "card": "swap", "from": "a:red", "to": "b:blue"},
            "Jouer «\u00a0Changement de côté\u00a0», de l’emplacement rouge d’Angus à l’emplacement bleu de Bruce",
            "Play “Changing sides”, from Angus’s red slot to Bruce’s blue slot",
        ),
        (
            "heave/no",
            {"kind": "decline", "card": "heave"},
            "Jouer «\u00a0Ho\u202f!\u00a0Hisse\u202f!\u00a0» sans son effet",
            "Play “Heave ho!” without its effect",
        ),
        ("first:b", {"kind": "first", "seat": 1}, "Bruce commence", "Bruce begins"),
        ("cN6", {"kind": "card", "card": "N6"}, "Tirer Nessie", "Draw Nessie"),
    ],
)
def test_a_move_is_named_for_people_and_for_boards(
    move: str, made_of: dict[str, Any], french: str, english: str
) -> None:
    assert parts(parse(move)) == made_of
    assert (label(parse(move)).text("fr"), label(parse(move)).text("en")) == (french, english)


# -- stories ------------------------------------------------------------------------------------------------


def told(match: Match, seat: int | None = 0) -> list[str]:
    """What the last player's move and fate's answers to it sounded like."""
    last = max(i for i, entry in enumerate(match.log) if entry.seat != "fate")
    return [said.text("en") for said in match.story(seat, last)]


def test_a_keeper_hears_what_he_kept_and_the_rival_only_that_he_did() -> None:
    match = opened()
    for move in ("ready", "ready"):
        match.play(match.to_act[0], move)
    for card in ("R2!", "W3", "B0", "B1"):
        match.play("fate", f"c{card}")
    match.play(0, "keep:W3")
    assert told(match, 0) == ["Angus keeps the woman of strength 3 and gives the marked red 2."]
    assert told(match, 1) == told(match, None) == ["Angus shares out two cards."]


def test_a_game_that_begins_by_age_says_so() -> None:
    match = opened("first", youngest=1)
    assert match.story(0) == []
    match.play("fate", "cR2")
    assert [said.text("en") for said in match.story(0)] == [
        "Bruce is youngest, so the barrel starts on their side.",
        "The barrel waits on space 6: Angus plays the first card.",
    ]
    match.play("fate", "cR3")
    assert len(match.story(0)) == 2


def test_a_test_of_strength_is_told_with_both_sums() -> None:
    match = pulling(("R3!", *REST))
    match.play(0, "R3!>a:red")
    assert told(match) == [
        "Angus puts the marked red 3 on their own red slot.",
        "A test of strength! Angus: 7, Bruce: 6.",
        "The barrel slides towards Angus, to space 7.",
    ]
    assert [said.rule for said in match.story(0, len(match.log) - 1)] == ["T7", "T8", "T8"]


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("adrenaline", "The barrel leaps towards Angus, to space 8."),
        ("heave", "Level: the barrel stays put."),
        ("lowblow", "Angus slips a hand among Bruce’s cards…"),
        ("macho", "It changes nothing."),
        ("monster", "It changes nothing."),
        ("reinforce", "Reinforcements for Angus: 3 more cards."),
        ("rope", "Snap! The barrel goes back to space 6."),
        ("scram:4", "It changes nothing."),
        ("swap/no", "Angus plays “Changing sides” without its effect."),
        ("weakest", "Level: the barrel stays put."),
    ],
)
def test_every_action_says_what_it_did(move: str, sentence: str) -> None:
    action = next(action for action in ACTIONS if move.startswith(action))
    match = pulling((action, *REST))
    match.play(0, move)
    assert told(match)[-1] == sentence


def test_the_end_of_a_round_is_told_with_its_reason() -> None:
    """Told from positions the moves alone lead to."""
    match = opened("none")
    match.play("fate", "first:a")
    for card in ("N6", "monster", "B0", "B1", "G0", "G1", "B0", "B1", "B2", "G0", "G1", "R0"):
        match.play("fate", f"c{card}")
    play(match, "N6>b:red", "B0>b:blue")
    match.play(0, "monster")
    assert told(match) == [
        "Angus plays “Monstrous”.",
        "Nessie showed up on the wrong side: the round goes to Angus!",
        "All 55 cards are gathered: round 2.",
    ]


# -- refusals -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("match", "seat", "move", "sentence"),
    [
        (opened(), 0, "heave", "First say that you are ready."),
        (opened(), 0, "cN6", "The cards and the draw are up to chance."),
        (raced(), 0, "heave", "The teams are being formed: keep one of your two cards, the blue 0 or the blue 0."),
        (raced(), 0, "keep:N6", "You are not looking at that one. Keep the blue 0 or the blue 0."),
        (pulling(), 0, "ready", "The teams are pulling: play a card from your hand."),
        (pulling(), 0, "N6>a:red", "You do not have Nessie in hand."),
        (pulling(), 0, "R0>a:blue", "A man goes on his own colour: the red 0 on a red slot, on either side."),
        (holding("swap"), 0, "swap:b:red>a:red", "There is no card on Bruce’s red slot: choose a visible card."),
        (
            holding("swap", a_red="R3"),
            0,
            "swap:a:red>b:blue",
            "The red 3 must cross over: a man to the same colour, a white card to any slot there.",
        ),
        (opened("none"), "fate", "cN6", "Chance cannot do that here."),
    ],
)
def test_a_refusal_says_what_would_have_worked(match: Match, seat: int, move: str, sentence: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, move)
    assert refused.value.message == sentence


# -- the terminal -------------------------------------------------------------------------------------------


def drawn(match: Match, viewer: int | None, language: str) -> str:
    console = Console(width=90, record=True, file=StringIO())
    console.print(draw(match.view(viewer), language))
    return console.export_text()


def test_the_board_shows_the_barrel_the_slots_and_ones_own_hand() -> None:
    match = barrel_on(pulling(("W3", "heave", "B0", "B1", "G0", "G1"), a_red="R3 W4", b_blue="B0!"), 9)
    board = drawn(match, 0, "en")
    rope = next(line for line in board.splitlines() if "███" in line)
    assert rope.index("███") == 5 * 8 + 1 + 1, "after eight spaces and the mark in the middle"
    assert "a ▶  strength 8" in board
    assert "◀ b  strength 4" in board
    assert "[ W4 ] covers R3" in board
    assert "a  hand B0  B1  G0  G1  W3  heave   team 14" in board
    assert "b  hand ▒▒  ▒▒  ▒▒  ▒▒  ▒▒  ▒▒   team 14" in board
    assert "“Heave ho!”: a test of strength" in board


@pytest.mark.parametrize("language", say.languages)
@pytest.mark.parametrize("form", ["race", "calm", "none", "first"])
def test_every_phase_can_be_drawn_for_everybody(form: str, language: str) -> None:
    for moves in (0, 1, 8, 23, 30):
        match = walked(form, moves, moves)
        for viewer in (None, 0, 1):
            assert drawn(match, viewer, language).strip()


def test_an_empty_hand_is_drawn_as_such() -> None:
    assert "b  hand –   team 0" in drawn(nearly_out_of_cards("R0", ""), 0, "en")


# -- golden games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_and_tells_the_same_story(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text.splitlines()) <= 200
    assert write_with_story(Match.from_record(text)) == text


def test_there_is_a_golden_game_for_every_way_a_round_can_end() -> None:
    ends = {Match.from_record(path.read_text("utf-8")).state()["last"]["how"] for path in GOLDEN}
    assert ends == {"final", "monster", "cards"}
