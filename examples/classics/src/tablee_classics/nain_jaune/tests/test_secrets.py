"""Who said that he lacked a rank has none of it in any world, and worlds come up evenly."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tablee import Match
from tablee.kernel.chance import generator
from tablee.kernel.contract import FATE, SPECTATOR
from tablee.kernel.errors import CannotUndo
from tablee.kernel.pack import RANK
from tablee.match.engine import engine_of
from tablee.testkit.set_up import set_up

from ..state import CARD, DEAL, HAND, LAID, PLAY, TALON, Position
from ..words import book
from .test_rules import laid


def imagined(match: Match, viewer: int | None, seed: int) -> Position:
    seat = SPECTATOR if viewer is None else viewer
    world: Position = engine_of("nain_jaune").imagined(match.hidden(viewer)[0], seat, generator(seed))[0]
    return world


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("viewer", [0, None])
def test_no_imagined_hand_holds_a_rank_that_its_owner_said_he_lacked(seats: int, viewer: int | None) -> None:
    match, chooser, seen = Match("nain_jaune", seats, seed=5), Random(5), 0
    while match.state()["played"] == 0:
        match.play(match.to_act[0], chooser.choice(match.legal(match.to_act[0])))
        lacks, hands = match.state()["lacks"], imagined(match, viewer, seen).cards
        for seat in range(seats if match.state()["played"] == 0 else 0):
            held = {"A23456789TJQK"[RANK[card] - 1] for card in range(1, 53) if hands[HAND + seat, card]}
            assert not held & set(lacks[seat])
            seen += len(lacks[seat])
    assert seen > 20


def test_every_world_comes_up_equally_often() -> None:
    """Unseen: 3c 3d 8c 8d 9c 9d, two in each of two hands and in the talon; one hand has no 3, the other no 9."""
    unseen = [book.parse(card) for card in ("3c", "3d", "8c", "8d", "9c", "9d")]

    def lay(s: Position) -> None:
        s.phase, s.turn = PLAY, 0
        s.cards[:] = 0
        s.cards[LAID, 1:] = 1
        s.cards[LAID, unseen] = 0
        for place, cards in ((HAND + 1, unseen[2:4]), (HAND + 2, unseen[0:2]), (TALON, unseen[4:6])):
            s.cards[place, cards] = 1
        s.cards[LAID, 1], s.cards[HAND, 1] = 0, 1
        s.cards[:, 0] = s.cards[:, 1:].sum(axis=1)
        s.lacks[HAND + 1, 3] = s.lacks[HAND + 2, 9] = 1

    match = set_up(Match("nain_jaune", 3, seed=1), lay)
    fitting = {
        (first, second)
        for first in combinations(unseen[2:], 2)
        for second in combinations(unseen[:4], 2)
        if not set(first) & set(second)
    }
    times = Counter[tuple[tuple[int, ...], ...]]()
    for seed in range(200 * len(fitting)):
        cards = imagined(match, 0, seed).cards
        times[tuple(tuple(card for card in unseen if cards[HAND + seat, card]) for seat in (1, 2))] += 1
    assert times.keys() == fitting
    assert all(120 < count < 280 for count in times.values())


def test_a_card_that_is_dealt_is_shown_to_whom_it_is_dealt() -> None:
    match = Match("nain_jaune", 3, fate="manual")
    match.play("fate", "shuffle")
    assert match.position[0].phase == DEAL
    engine = engine_of("nain_jaune")
    viewers = (*range(3), SPECTATOR)
    shown = [book.text(engine.seen(match.position, FATE, CARD | book.parse("7d"), viewer)) for viewer in viewers]
    assert shown == ["+7d", "+?", "+?", "+?"]


def test_after_the_round_the_hands_are_open() -> None:
    match, chooser = Match("nain_jaune", 4, seed=2, fate="manual"), Random(2)
    while match.state()["played"] == 0:
        match.play(match.to_act[0], chooser.choice(match.legal(match.to_act[0])))
    assert match.view(None)["hands"] == match.state()["hands"]
    assert any(match.state()["hands"])


def test_a_card_that_shows_who_has_the_next_is_not_taken_back_at_once() -> None:
    own = laid("5c")
    own.undo()
    assert own.moves == 0
    with pytest.raises(CannotUndo, match="revealed something"):
        laid("5c 6d 7d 8s").undo()


def test_nor_is_one_that_shows_what_was_likely_anyway() -> None:
    match, chooser = Match("nain_jaune", 3, seed=2), Random(2)
    for _ in range(2):
        seat = match.to_act[0]
        match.play(seat, chooser.choice(match.legal(seat)))
    assert [match.log[-1].move, *match.to_act] == ["Jd", 1]  # who has a queen, as eleven of twelve would
    with pytest.raises(CannotUndo, match="revealed something"):
        match.undo()
