"""Before the first card: the lot, the deal, the choice of open cards, the exchange (U3, U4, chaos_deal)."""

from tablee.kernel.contract import Move, Moves, Seat
from tablee.kernel.rule import rule

from .cards import add_card, all_choices, card_at, how_many, new_deck, packed, put_under, take_card
from .state import (
    CARDS,
    DEAL,
    DEALT,
    EXCHANGE,
    FIVE_OF_TEN,
    HAND,
    LAY_OPEN,
    LOT,
    NO_CALL,
    NO_CARD,
    NOBODY,
    NOT_YET,
    OPEN,
    PLAY,
    SHOW,
    SHOWN,
    SWAP,
    THREE_AT_MOST,
    Position,
)


@rule
def left_of(s: Position, seat: Seat) -> Seat:
    return (int(seat) + 1) % int(s.seats)


@rule
def new_round(s: Position) -> None:
    """U15: all cards are gathered; the deal begins on the dealer's left."""
    s.cards[:, :, :] = 0
    s.held[:, :] = 0
    s.known[:, :] = 0
    s.under[:] = NO_CARD
    s.under_left = 0
    s.discard[:] = NO_CARD
    s.discarded = 0
    new_deck(s)
    s.phase = DEAL
    s.due = DEALT * int(s.seats)
    s.turn = NOBODY if s.dealer == NOBODY else left_of(s, s.dealer)
    s.caller = NOBODY
    s.call = NO_CALL
    s.still_in = (1 << int(s.seats)) - 1


# -- U3: the lot and the deal -------------------------------------------------------------------------------


@rule
def dealer_is_unknown(s: Position) -> bool:
    return bool(s.dealer == NOBODY)


@rule
def lots(s: Position, out: Moves) -> int:
    for seat in range(s.seats):
        out[seat] = LOT | seat
    return int(s.seats)


@rule
def draw_lot(s: Position, move: Move) -> None:
    s.dealer = move - LOT
    s.turn = left_of(s, s.dealer)


@rule
def deals_into_hands(s: Position) -> bool:
    """Five times round into hands, then five times in front; ten times into hands with chaos_deal."""
    return bool(s.chaos_deal or s.due > SHOWN * int(s.seats))


@rule
def deal_card(s: Position, value: int) -> None:
    add_card(s, HAND if deals_into_hands(s) else OPEN, s.turn, value)
    s.turn = left_of(s, s.turn)
    s.due -= 1
    if s.due == 0:
        end_deal(s)


@rule
def end_deal(s: Position) -> None:
    if s.chaos_deal:
        s.phase = SHOW
        s.turn = NOBODY
    else:
        begin_exchange(s)


# -- chaos_deal: each lays five of his ten cards open, all at once ------------------------------------------


@rule
def yet_to_choose(s: Position) -> int:
    """The seats that have not chosen, as a mask."""
    mask = 0
    for seat in range(s.seats):
        if s.shown[seat] == NOT_YET:
            mask |= 1 << seat
    return mask


@rule
def open_choices(s: Position, seat: Seat, out: Moves) -> int:
    return all_choices(LAY_OPEN, packed(s.cards[HAND, seat]), FIVE_OF_TEN, out)


@rule
def choose_open(s: Position, seat: Seat, move: Move) -> None:
    s.shown[seat] = move & CARDS
    if yet_to_choose(s) == 0:
        reveal_together(s)


@rule
def reveal_together(s: Position) -> None:
    for seat in range(s.seats):
        for place in range(SHOWN):
            value = card_at(int(s.shown[seat]), SHOWN, place)
            take_card(s, HAND, seat, value)
            add_card(s, OPEN, seat, value)
        s.shown[seat] = NOT_YET
    begin_exchange(s)


# -- U4: the exchange ---------------------------------------------------------------------------------------


@rule
def begin_exchange(s: Position) -> None:
    s.phase = PLAY if s.chaos_no_exchange else EXCHANGE
    s.turn = left_of(s, s.dealer)


@rule
def swaps(s: Position, seat: Seat, out: Moves) -> int:
    return all_choices(SWAP, packed(s.cards[OPEN, seat]), THREE_AT_MOST, out)


@rule
def swap(s: Position, seat: Seat, move: Move) -> None:
    """The cards given go under the pile at once, ascending; as many are drawn for them."""
    given = move & CARDS
    s.due = how_many(given)
    for place in range(s.due):
        value = card_at(given, int(s.due), place)
        take_card(s, OPEN, seat, value)
        put_under(s, value)
    if s.due == 0:
        end_swap(s)


@rule
def replace_card(s: Position, value: int) -> None:
    """New cards lie open."""
    add_card(s, OPEN, s.turn, value)
    s.due -= 1
    if s.due == 0:
        end_swap(s)


@rule
def end_swap(s: Position) -> None:
    """Each once, in turn order; the dealer is the last."""
    if s.turn == s.dealer:
        s.phase = PLAY
    s.turn = left_of(s, s.turn)
