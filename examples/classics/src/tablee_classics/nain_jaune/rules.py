"""Le Nain jaune's rules. What each function promises is said in tablee.kernel.contract."""

from typing import Final

import numpy as np

from tablee.kernel import cards
from tablee.kernel.contract import FATE, FATE_ACTS, Move, Moves, Options, Random, Scores, Seat
from tablee.kernel.lacks import imagine_cards_but
from tablee.kernel.pack import KING, PACK, RANK, count_of_rank, values_of_rank

from .state import ANY, BOXES, CARD, DEAL, GATHER, HAND, LAID, OVER, PLAY, RUN, SEATS, SHUFFLE, TALON, Position

STAKES: Final = 15  # a chip in the first box, two in the second, and so on
DEALT: Final = (0, 0, 0, 15, 12, 9, 8)  # [seats] cards a seat
PRICES: Final = (PACK, np.minimum(RANK, 10))  # [pips][card] left in a hand
SEEN_BY: Final = np.array([cards.NOBODY, *range(SEATS), cards.EVERYBODY, cards.EVERYBODY])  # [place]


def setup(s: Position, seats: int, options: Options) -> None:
    """N10: all begin with as many chips."""
    s.seats = seats
    s.rounds = options[0]
    s.chips[:seats] = options[1]
    s.pips = options[2]
    cards.gather(s.cards, TALON, PACK)


def to_act(s: Position) -> int:
    if s.phase == OVER:
        return 0
    return 1 << int(s.turn) if s.phase == PLAY else FATE_ACTS


def legal(s: Position, seat: Seat, out: Moves) -> int:
    """N4, N5: any card begins a run; then only the next rank goes on, in any suit."""
    if s.phase == SHUFFLE:
        out[0] = GATHER
        return 1
    if s.phase == DEAL:
        return cards.all_values(s.cards, TALON, CARD, out)
    if s.rank == ANY:
        return cards.all_values(s.cards, HAND + seat, 0, out)
    return values_of_rank(s.cards, HAND + seat, s.rank + 1, 0, out)


def apply(s: Position, seat: Seat, move: Move) -> None:
    if s.phase == SHUFFLE:
        prepare(s)
    elif s.phase == DEAL:
        deal_card(s, move - CARD)
    else:
        lay(s, move)


def scores(s: Position, out: Scores) -> None:
    """N10: the richest wins."""
    for seat in range(s.seats):
        out[seat] = s.chips[seat]


# -- N2, N3: stakes and deal --------------------------------------------------------------------------------


def prepare(s: Position) -> None:
    """N2: everybody stakes; all cards are shuffled together."""
    for box, card in enumerate(BOXES):
        s.boxes[card] += (box + 1) * s.seats
    s.chips[: s.seats] -= STAKES
    cards.gather(s.cards, TALON, PACK)
    s.phase = DEAL
    s.turn = s.starter


def draw(s: Position, random: Random) -> Move:
    return GATHER if s.phase == SHUFFLE else CARD | cards.blind_card(s.cards, TALON, random)


def deal_card(s: Position, card: int) -> None:
    cards.move_card(s.cards, TALON, HAND + s.turn, card)
    s.turn = (int(s.turn) + 1) % int(s.seats)
    if s.cards[HAND + s.turn, 0] == DEALT[s.seats]:
        s.phase = PLAY
        s.alone = 1


# -- N4 to N6: the run --------------------------------------------------------------------------------------


def lay(s: Position, card: int) -> None:
    """N6: whoever lays a box's card has what lies in it."""
    if s.rank == ANY:
        cards.move_all(s.cards, RUN, LAID)
    if s.turn != s.starter:
        s.alone = 0
    cards.move_card(s.cards, HAND + s.turn, RUN, card)
    s.chips[s.turn] += s.boxes[card]
    s.boxes[card] = 0
    s.rank = ANY
    if s.cards[HAND + s.turn, 0] == 0:
        end_round(s)
    else:
        find_next(s, RANK[card])


def find_next(s: Position, rank: int) -> None:
    """N4: whoever laid goes on, or the next who can; those who cannot say so. If nobody can he begins anew."""
    for steps in range(s.seats if rank != KING else 0):
        seat = (int(s.turn) + steps) % int(s.seats)
        if count_of_rank(s.cards, HAND + seat, rank + 1) > 0:
            s.turn = seat
            s.rank = rank
            return
        s.lacks[HAND + seat, rank + 1] = 1


# -- N7 to N10: the end of a round --------------------------------------------------------------------------


def end_round(s: Position) -> None:
    if s.alone:  # N9
        s.chips[s.turn] += s.boxes.sum()
        s.boxes[:] = 0
    for seat in range(s.seats):
        pay(s, seat)
    s.lacks[:] = 0
    s.played += 1
    s.starter = (int(s.starter) + 1) % int(s.seats)
    s.phase = OVER if s.played == s.rounds or s.chips[: s.seats].min() < STAKES else SHUFFLE


def pay(s: Position, seat: Seat) -> None:
    """N7, N8: the winner for each card left, then each box whose card is left is doubled, as far as one can."""
    paid = min(cards.worth(s.cards, HAND + seat, PRICES[s.pips]), int(s.chips[seat]))
    s.chips[seat] -= paid
    s.chips[s.turn] += paid
    for card in BOXES:
        if s.cards[HAND + seat, card] > 0:
            paid = min(int(s.boxes[card]), int(s.chips[seat]))
            s.chips[seat] -= paid
            s.boxes[card] += paid


# -- what a seat may not know: hands, until the round is over -------------------------------------------------


def hide(s: Position, seat: Seat) -> None:
    if s.phase == DEAL or s.phase == PLAY:
        cards.hide_cards(s.cards, SEEN_BY, seat)


def imagine(s: Position, seat: Seat, random: Random) -> None:
    """Who said that he lacked a rank has none of it: hands only grow smaller. Who is to go on can."""
    if s.phase == DEAL or s.phase == PLAY:
        imagine_cards_but(s.cards, s.lacks, RANK, SEEN_BY, PACK, seat, random)
        while s.rank != ANY and count_of_rank(s.cards, HAND + s.turn, s.rank + 1) == 0:
            imagine_cards_but(s.cards, s.lacks, RANK, SEEN_BY, PACK, seat, random)


def seen(s: Position, seat: Seat, move: Move, viewer: Seat) -> Move:
    """A card that is dealt is shown to whom it is dealt."""
    if seat == FATE and s.phase == DEAL:
        return CARD | cards.card_seen(SEEN_BY, HAND + int(s.turn), move - CARD, viewer)
    return move
