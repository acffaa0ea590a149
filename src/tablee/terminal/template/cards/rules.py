"""GAMETITLE's rules. What each function promises is said in tablee.kernel.contract."""

from tablee.kernel.cards import (
    all_values,
    blind_card,
    card_seen,
    fill,
    hide_cards,
    imagine_cards,
    lowest_card,
    move_card,
)
from tablee.kernel.contract import FATE, FATE_ACTS, Move, Moves, Options, Random, Scores, Seat
from tablee.kernel.rule import rule

from .state import (
    CARD,
    CHOICE,
    CHOOSE,
    CHOSEN,
    DEAL,
    DEALT,
    DECK,
    GONE,
    HAND,
    HIGHEST,
    LAID,
    OVER,
    PILE,
    SEEN_BY,
    Position,
)


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    """C1: the whole deck is the pile; the deal begins with the first seat."""
    s.seats = seats
    fill(s.cards, PILE, DECK)


@rule
def to_act(s: Position) -> int:
    """C2: all who have not chosen may choose, in whatever order."""
    if s.phase == DEAL:
        return FATE_ACTS
    mask = 0
    if s.phase == CHOOSE:
        for seat in range(s.seats):
            if s.cards[CHOSEN + seat, 0] == 0:
                mask |= 1 << seat
    return mask


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    if s.phase == DEAL:
        return all_values(s.cards, PILE, CARD, out)
    return all_values(s.cards, HAND + seat, CHOICE, out)


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    if s.phase == DEAL:
        deal_card(s, move - CARD)
        return
    move_card(s.cards, HAND + seat, CHOSEN + seat, move - CHOICE)
    if to_act(s) == 0:
        reveal(s)


@rule
def scores(s: Position, out: Scores) -> None:
    """C4: the most points win."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


# -- C1: the deal -------------------------------------------------------------------------------------------


@rule
def draw(s: Position, random: Random) -> Move:
    return CARD | blind_card(s.cards, PILE, random)


@rule
def odds(s: Position, move: Move) -> int:
    return int(s.cards[PILE, move - CARD])


@rule
def deal_card(s: Position, value: int) -> None:
    move_card(s.cards, PILE, HAND + s.turn, value)
    s.turn = (int(s.turn) + 1) % int(s.seats)
    if s.cards[HAND + s.turn, 0] == DEALT:
        s.phase = CHOOSE
        s.turn = -1


# -- C2, C3: the cards laid ---------------------------------------------------------------------------------


@rule
def reveal(s: Position) -> None:
    """All at once; the cards of the round before are gone."""
    for seat in range(s.seats):
        if s.cards[LAID + seat, 0]:
            move_card(s.cards, LAID + seat, GONE, lowest_card(s.cards, LAID + seat))
        move_card(s.cards, CHOSEN + seat, LAID + seat, lowest_card(s.cards, CHOSEN + seat))
    winner = winner_of(s)
    if winner >= 0:
        s.points[winner] += lowest_laid(s)
    if s.cards[HAND, 0] == 0:
        s.phase = OVER


@rule
def winner_of(s: Position) -> int:
    """C3: who laid the highest card that lies there only once; -1 if there is none."""
    winner, highest = -1, 0
    for seat in range(s.seats):
        value, alike = lowest_card(s.cards, LAID + seat), 0
        for other in range(s.seats):
            alike += int(s.cards[LAID + other, value])
        if alike == 1 and value > highest:
            winner, highest = seat, value
    return winner


@rule
def lowest_laid(s: Position) -> int:
    lowest = HIGHEST
    for seat in range(s.seats):
        lowest = min(lowest, lowest_card(s.cards, LAID + seat))
    return lowest


# -- what a seat may not know -------------------------------------------------------------------------------


@rule
def hide(s: Position, seat: Seat) -> None:
    if s.phase != OVER:
        hide_cards(s.cards, SEEN_BY, seat)


@rule
def imagine(s: Position, seat: Seat, random: Random) -> None:
    if s.phase != OVER:
        imagine_cards(s.cards, SEEN_BY, DECK, seat, random)


@rule
def seen(s: Position, seat: Seat, move: Move, viewer: Seat) -> Move:
    """A card that is dealt or chosen is shown to those who see where it goes; the last one chosen to all."""
    if seat == FATE:
        return CARD | card_seen(SEEN_BY, HAND + int(s.turn), move - CARD, viewer)
    if to_act(s) == 1 << seat:
        return move
    return CHOICE | card_seen(SEEN_BY, CHOSEN + seat, move - CHOICE, viewer)
