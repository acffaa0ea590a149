"""What a seat cannot know stays unknown, what it can know is honoured, and worlds are imagined evenly."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest

from tablee import Match
from tablee.kernel.chance import below, generator
from tablee.kernel.contract import FATE, SPECTATOR, UNKNOWN, Random, seen
from tablee.match.engine import engine_of
from tablee.testkit.set_up import set_up
from tablee.testkit.walk import positions

from ..knowledge import is_secret
from ..notation import parse, text
from ..state import HAND, NOT_YET, Position
from ..words import cards_or_backs, pieces
from .table import dealt, laid

Hand = tuple[int, ...]


def worlds(match: Match, viewer: int, count: int) -> Iterator[Position]:
    """`count` open positions the viewer can imagine."""
    engine, random = engine_of("hulahoo"), generator(11)
    hidden = match.hidden(viewer)
    for _ in range(count):
        yield engine.imagined(hidden[0], viewer, random)[0]


def hand(s: Position, seat: int) -> Hand:
    cards = cards_or_backs(s.cards[HAND, seat].tolist(), int(s.held[HAND, seat]))
    return tuple(value for value in cards if value is not None)


def chi_square(counts: Counter[Hand], odds: dict[Hand, float]) -> float:
    assert counts.keys() == odds.keys()
    total = sum(counts.values())
    return sum((counts[key] - total * share) ** 2 / (total * share) for key, share in odds.items())


# -- hiding -------------------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_backs_of_the_others() -> None:
    view = dealt("1 2 3 4 5 | 6 8 9 10 11", "1 2 3 4 6 | 6 8 9 10 11").view(0)
    assert view["hands"] == [[1, 2, 3, 4, 5], [None] * 5]
    assert view["open"] == [[6, 8, 9, 10, 11], [6, 8, 9, 10, 11]]


def test_a_choice_of_open_cards_is_null_to_the_others_chosen_or_not() -> None:
    match = dealt("1 2 3 4 5 | 6 8 9 10 11", "1 2 3 4 6 | 6 8 9 10 11", chaos_deal=True)
    match.play(1, "show:1,2,3,4,6")
    assert match.view(0)["shown"] == match.view(None)["shown"] == [None, None]
    assert match.view(1)["shown"] == [None, [1, 2, 3, 4, 6]]
    assert match.view(0)["to_act"] == [0]


def test_a_hidden_record_does_not_hold_the_hands_nor_what_the_pile_is_made_of() -> None:
    hidden = laid("1 2 | 3", "4 5 | 6").hidden(0)[0]
    assert set(hidden.cards[HAND, 1].tolist()) == {UNKNOWN}
    assert set(hidden.unseen.tolist()) == {UNKNOWN}, "it would give the hands away"
    assert hidden.unseen_left == 78


def reshuffle(s: Position, viewer: int, random: Random) -> None:
    """Exchange what the viewer cannot know for something else: not by `imagine`, but card by card."""
    owners = [owner for owner in range(s.seats) if is_secret(s, owner, viewer) and s.shown[owner] == NOT_YET]
    for owner in owners:
        for value in range(1, 14):
            other = 1 + below(random, 13)
            while s.cards[HAND, owner, value] > s.known[owner, value] and s.unseen[other]:
                s.cards[HAND, owner, value] -= 1
                s.unseen[value] += 1
                s.cards[HAND, owner, other] += 1
                s.unseen[other] -= 1
                other = 1 + below(random, 13)


def test_two_positions_that_differ_in_what_a_seat_cannot_know_look_the_same_in_every_byte() -> None:
    random, changed = generator(5), 0
    for index, match in enumerate(positions("hulahoo", 3_000, seed=21)):
        if index % 5 or match.state()["phase"] in ("over", "deal"):
            continue
        viewer = below(random, match.seats)
        other = set_up(match, partial(reshuffle, viewer=viewer, random=random))
        changed += other.state() != match.state()
        assert json.dumps(other.view(viewer)) == json.dumps(match.view(viewer))
        assert other.hidden(viewer).tobytes() == match.hidden(viewer).tobytes()
        if viewer in match.to_act:
            assert other.legal(viewer) == match.legal(viewer)
    assert changed > 250


def test_a_view_differs_from_the_state_only_in_hands_and_shown() -> None:
    for match in positions("hulahoo", 600, seed=22):
        state = match.state()
        for viewer in (None, *range(match.seats)):
            view = match.view(viewer)
            assert view.keys() == state.keys()
            assert {key for key in state if view[key] != state[key]} <= {"hands", "shown"}
            for owner in range(match.seats):
                if owner != viewer and state["in"][owner] and not match.over:
                    assert view["hands"][owner] == [None] * len(state["hands"][owner])
                    assert view["shown"][owner] is None


# -- moves as others see them -------------------------------------------------------------------------------


def test_a_card_dealt_into_a_hand_is_seen_by_its_receiver_only() -> None:
    match = Match("hulahoo", 2, options={"dealer": 1}, fate="manual")
    card = parse("c9")
    shown = [text(seen(match.position[0], FATE, card, viewer)) for viewer in (0, 1, SPECTATOR)]
    assert shown == ["c9", "c?", "c?"]
    for _ in range(5):
        match.play("fate", "c1")
        match.play("fate", "c2")
    assert text(seen(match.position[0], FATE, card, 1)) == "c9", "open cards are seen by all"


def test_a_card_drawn_for_a_double_is_seen_by_the_caller_only_unless_it_comes_from_under() -> None:
    match = laid("4 9 | ", "5 4 | 13", top="4", call="-")
    match.play(0, "h4=")
    shown = [text(seen(match.position[0], FATE, parse("c9"), viewer)) for viewer in (0, 1, SPECTATOR)]
    assert shown == ["c9", "c?", "c?"]
    known = laid("4 9 | ", "5 4 | 13", top="4", call="-", pile="", under="12")
    known.play(0, "h4=")
    assert text(seen(known.position[0], FATE, parse("c12"), 1)) == "c12"


def test_cards_of_the_exchange_and_plays_are_seen_by_all() -> None:
    match = dealt("1 2 3 4 5 | 6 8 9 10 11", "1 2 3 4 6 | 6 8 9 10 11")
    assert text(seen(match.position[0], 0, parse("swap:6,8"), 1)) == "swap:6,8"
    match.play(0, "swap:6")
    assert text(seen(match.position[0], FATE, parse("c12"), 1)) == "c12"


def test_a_choice_of_open_cards_is_written_with_a_question_mark_for_others() -> None:
    match = dealt("1 2 3 4 5 | 6 8 9 10 11", "1 2 3 4 6 | 6 8 9 10 11", chaos_deal=True)
    move = parse("show:1,2,3,4,5")
    assert [text(seen(match.position[0], 0, move, viewer)) for viewer in (0, 1, SPECTATOR)] == [
        "show:1,2,3,4,5",
        "show:?",
        "show:?",
    ]


@pytest.mark.parametrize("unseen", ["c?", "show:?"])
def test_what_others_are_shown_parses_back_and_cannot_be_played(unseen: str) -> None:
    assert text(parse(unseen)) == unseen
    match = dealt("1 2 3 4 5 | 6 8 9 10 11", "1 2 3 4 6 | 6 8 9 10 11", chaos_deal=True)
    error = match.why_not(0, unseen)
    assert error is not None
    assert error.rule == "U3"


# -- imagining ----------------------------------------------------------------------------------------------


def test_every_card_is_equally_likely_to_be_in_a_hidden_hand() -> None:
    """Two of 1, 1, 2 and 7: six pairs of cards, of which two look alike twice."""
    match = laid("12 | 13", "1 2 | 4", top="3", call="+", pile="1 7")
    counts = Counter(hand(world, 1) for world in worlds(match, 0, 6_000))
    odds: dict[Hand, float] = {(1, 1): 1 / 6, (1, 2): 2 / 6, (1, 7): 2 / 6, (2, 7): 1 / 6}
    assert chi_square(counts, odds) < 16.3  # 3 degrees of freedom, 0.1 %


def test_several_hidden_hands_are_filled_evenly() -> None:
    match = laid("12 | 13", "1 | 4", "2 | 4", top="3", call="+", pile="1 7")
    counts = Counter(hand(world, 1) + hand(world, 2) for world in worlds(match, 0, 12_000))
    odds: dict[Hand, float] = {(1, 1): 2 / 12, (1, 2): 2 / 12, (1, 7): 2 / 12, (2, 1): 2 / 12, (2, 7): 1 / 12}
    odds |= {(7, 1): 2 / 12, (7, 2): 1 / 12}
    assert chi_square(counts, odds) < 22.5  # 6 degrees of freedom, 0.1 %


def test_a_known_card_is_in_every_imagined_hand() -> None:
    match = laid("9 5 | ", "4 1 | 13", top="9", call="-", pile="", under="9 7")
    match.play(0, "h9=")
    match.play("fate", "c9")
    counts = Counter(hand(world, 0) for world in worlds(match, 1, 200))
    assert counts == {(5, 9): 200}, "everything else is on the table"
    more = laid("9 5 | ", "4 1 | 13", "2 3 | 6", top="9", call="-", pile="", under="9 7")
    more.play(0, "h9=")
    more.play("fate", "c9")
    imagined = list(worlds(more, 1, 600))
    assert all(9 in hand(world, 0) for world in imagined)
    assert {hand(world, 0) for world in imagined} == {(2, 9), (3, 9), (5, 9)}


def test_a_hand_that_was_shown_is_imagined_as_it_is() -> None:
    match = laid("3 2 | 1", "9 8 | 3", "5 | 6", top="13", call="+")
    match.play(0, "pass")
    assert {hand(world, 0) for world in worlds(match, 1, 50)} == {(2, 3)}
    assert {hand(world, 1) for world in worlds(match, 1, 50)} == {(8, 9)}


def test_imagined_worlds_have_all_eighty_four_cards_and_hide_to_the_same_record() -> None:
    engine, random = engine_of("hulahoo"), generator(3)
    for index, match in enumerate(positions("hulahoo", 2_000, seed=23)):
        viewer = (*range(match.seats), SPECTATOR)[index % (match.seats + 1)]
        hidden = engine.hidden(match.position[0], viewer)
        world = engine.imagined(hidden[0], viewer, random)
        assert pieces(world[0]) == pieces(match.position[0])
        assert world[0].unseen.sum() == world[0].unseen_left
        assert world[0].unseen.min() >= 0
        assert engine.hidden(world[0], viewer).tobytes() == hidden.tobytes()


def test_an_imagined_choice_is_any_five_cards_of_the_imagined_hand() -> None:
    match = dealt("1 2 3 4 5 | 6 8 9 10 11", "1 2 3 4 6 | 6 8 9 10 11", chaos_deal=True)
    match.play(1, "show:1,2,3,4,6")
    held, chosen = Counter[int](), Counter[int]()
    for world in worlds(match, 0, 4_000):
        held.update(hand(world, 1))
        five = Counter(map(int, text(parse("show:?") | int(world.shown[1])).removeprefix("show:").split(",")))
        assert five <= Counter(hand(world, 1))
        chosen.update(five)
    for value in range(1, 14):
        assert 0.47 < chosen[value] / held[value] < 0.53


def test_when_the_game_is_over_nothing_is_hidden_and_nothing_imagined() -> None:
    match = laid("9 | ", "3 2 | 1", top="4", call="+", target=1)
    match.play(0, "h9+")
    assert match.over
    assert match.hidden(1).tobytes() == match.hidden(None).tobytes() == match.position.tobytes()
    assert next(worlds(match, 1, 1)).tobytes() == match.position[0].tobytes()
