"""What a seat may not know, and the worlds it can imagine instead.

Unknown are the hands of those still in, their choice of open cards, and so which cards the unseen part holds.
"""

from tablee.kernel.chance import below
from tablee.kernel.contract import FATE, UNKNOWN, Move, Random, Seat
from tablee.kernel.rule import rule

from .cards import blind_card, copies, next_comes_from_under
from .deal import deals_into_hands
from .score import hand_is_open
from .state import (
    CARD,
    CARD_BITS,
    DEAL,
    HAND,
    KIND,
    LAY_OPEN,
    NOT_YET,
    OPEN,
    OVER,
    PLAY,
    SHOWN,
    UNSEEN_CARD,
    UNSEEN_CHOICE,
    VALUES,
    Position,
)


@rule
def is_secret(s: Position, owner: Seat, viewer: Seat) -> bool:
    return owner != viewer and not hand_is_open(s, owner)


@rule
def hide(s: Position, seat: Seat) -> None:
    if s.phase == OVER:
        return
    s.unseen[:] = UNKNOWN
    for owner in range(s.seats):
        if is_secret(s, owner, seat):
            s.cards[HAND, owner, :] = UNKNOWN
            if s.shown[owner] != NOT_YET:
                s.shown[owner] = UNKNOWN


@rule
def imagine(s: Position, seat: Seat, random: Random) -> None:
    """Deal the cards the seat has not located to the hidden hands, every card equally likely anywhere."""
    if s.phase == OVER:
        return
    left = gather_unlocated(s, seat)
    for owner in range(s.seats):
        if is_secret(s, owner, seat):
            left = imagine_hand(s, owner, left, random)
            if s.shown[owner] != NOT_YET:
                s.shown[owner] = imagine_choice(s, owner, random)


@rule
def gather_unlocated(s: Position, seat: Seat) -> int:
    """Make `unseen` all cards that the seat has not located, and count them."""
    for value in range(VALUES):
        s.unseen[value] = copies(value) if value else 0
    for place in range(s.discarded):
        s.unseen[s.discard[place]] -= 1
    for place in range(s.under_left):
        s.unseen[s.under[place]] -= 1
    for owner in range(s.seats):
        set_apart_located(s, owner, is_secret(s, owner, seat))
    left = 0
    for value in range(1, VALUES):
        left += int(s.unseen[value])
    return left


@rule
def set_apart_located(s: Position, owner: Seat, secret: bool) -> None:
    """Open cards are located, and a hand that was shown, and what is known of one that was not."""
    for value in range(1, VALUES):
        in_hand = s.known[owner, value] if secret else s.cards[HAND, owner, value]
        s.unseen[value] -= s.cards[OPEN, owner, value] + in_hand


@rule
def imagine_hand(s: Position, owner: Seat, left: int, random: Random) -> int:
    """What is known of the hand, and the rest of it drawn blindly; returns how many cards are left."""
    missing = int(s.held[HAND, owner])
    for value in range(VALUES):
        s.cards[HAND, owner, value] = s.known[owner, value]
        missing -= int(s.known[owner, value])
    for drawn in range(missing):
        value = blind_card(s.unseen, left - drawn, random)
        s.unseen[value] -= 1
        s.cards[HAND, owner, value] += 1
    return left - missing


@rule
def imagine_choice(s: Position, owner: Seat, random: Random) -> int:
    """Any five of the imagined hand, every five equally likely, packed."""
    chosen, wanted, left = 0, SHOWN, int(s.held[HAND, owner])
    for value in range(1, VALUES):
        for _ in range(s.cards[HAND, owner, value]):
            if below(random, left) < wanted:
                chosen = chosen << CARD_BITS | value
                wanted -= 1
            left -= 1
    return chosen


@rule
def seen(s: Position, seat: Seat, move: Move, viewer: Seat) -> Move:
    """A choice of open cards is the chooser's secret, a card from the unseen part that of the hand it goes to."""
    if move & KIND == LAY_OPEN and seat != viewer:
        return UNSEEN_CHOICE
    if seat == FATE and move & KIND == CARD and is_drawn_in_secret(s, viewer):
        return UNSEEN_CARD
    return move


@rule
def is_drawn_in_secret(s: Position, viewer: Seat) -> bool:
    if s.phase == PLAY:
        return bool(s.caller != viewer and not next_comes_from_under(s))
    return bool(s.phase == DEAL and deals_into_hands(s) and s.turn != viewer)
