"""Positions in which the right card is plain: a strong bot must find it."""

import pytest

from tablee import Bot, Match
from tablee.testkit.set_up import set_up

from ..state import HAND, LAID, PLAY, TALON, Position
from ..words import book

STRONG = (4, 5)


def holding(*hands: str, talon: str = "", rank: int = 0) -> Match:
    """Seat 0 is to lay; the cards that nobody holds have been laid. It is the last round."""

    def lay(s: Position) -> None:
        s.phase, s.turn, s.rank, s.played, s.rounds = PLAY, 0, rank, 0, 1
        s.cards[:] = 0
        s.cards[LAID, 1:] = 1
        for place, cards in [(TALON, talon), *((HAND + seat, hand) for seat, hand in enumerate(hands))]:
            for card in map(book.parse, cards.split()):
                s.cards[LAID, card], s.cards[place, card] = 0, 1
        s.cards[:, 0] = s.cards[:, 1:].sum(axis=1)

    return set_up(Match("nain_jaune", len(hands), seed=1), lay)


@pytest.mark.parametrize("level", STRONG)
def test_the_whole_hand_is_laid_when_it_can_be(level: int) -> None:
    match = holding("3c 4d 5h", "4c 6c 8d 9d Tc", "6d 7s 9s Ts Js", talon="5c")
    while match.to_act == (0,):
        match.play(0, Bot("nain_jaune", level).think(match, 0).move)
    assert match.over
    assert not match.state()["hands"][0]


@pytest.mark.parametrize("level", STRONG)
def test_a_card_of_a_box_is_laid_rather_than_one_of_no_worth(level: int) -> None:
    match = holding("7d 7c 2c 2d 4s", "8c Jd 3s Tc Qc", "8d 9s Jh 4c Ac", talon="5c", rank=6)
    assert Bot("nain_jaune", level).think(match, 0).move == "7d"


@pytest.mark.parametrize("level", STRONG)
def test_the_king_comes_before_the_last_card(level: int) -> None:
    """After the king one begins anew and is out; after the 4 a rival goes on."""
    match = holding("Ks 4d", "5c 6h 7h", "5d 8c 9c", talon="Kc")
    assert Bot("nain_jaune", level).think(match, 0).move == "Ks"
