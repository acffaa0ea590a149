"""Cards: taking and adding them, packing several into a number, the pile they come from (U2, U14)."""

from typing import Any

from tablee.kernel.chance import below
from tablee.kernel.contract import Move, Moves, Random, Seat
from tablee.kernel.rule import rule

from .state import CARD_BITS, COPIES, DECK, HAND, HIGHEST, JOKER, JOKERS, NO_CARD, ONE_CARD, OPEN, VALUES, Position

# -- in hand and in front -----------------------------------------------------------------------------------


@rule
def add_card(s: Position, place: int, seat: Seat, value: int) -> None:
    s.cards[place, seat, value] += 1
    s.held[place, seat] += 1


@rule
def take_card(s: Position, place: int, seat: Seat, value: int) -> None:
    s.cards[place, seat, value] -= 1
    s.held[place, seat] -= 1


@rule
def cards_left(s: Position, seat: Seat) -> int:
    """In hand and open."""
    return int(s.held[HAND, seat]) + int(s.held[OPEN, seat])


# -- the pile -----------------------------------------------------------------------------------------------


@rule
def copies(value: int) -> int:
    """U2: six of each value, twelve jokers."""
    return JOKERS if value == JOKER else COPIES


@rule
def new_deck(s: Position) -> None:
    for value in range(1, VALUES):
        s.unseen[value] = copies(value)
    s.unseen_left = DECK


@rule
def pile_left(s: Position) -> int:
    return int(s.unseen_left) + int(s.under_left)


@rule
def put_under(s: Position, value: int) -> None:
    """U4: below those already there."""
    s.under[s.under_left] = value
    s.under_left += 1


@rule
def next_comes_from_under(s: Position) -> bool:
    """U14: the unseen part is used up, so everybody knows the next card."""
    return bool(s.unseen_left == 0)


@rule
def take_from_pile(s: Position, value: int) -> None:
    """U14: from the unseen part while it lasts, then from under, first put first."""
    if not next_comes_from_under(s):
        s.unseen[value] -= 1
        s.unseen_left -= 1
        return
    s.under_left -= 1
    for place in range(s.under_left):
        s.under[place] = s.under[place + 1]
    s.under[s.under_left] = NO_CARD


@rule
def blind_card(counts: Any, total: int, random: Random) -> int:
    """The value of one of `total` cards counted by value, every card equally likely."""
    passed_over = below(random, total)
    value = 1
    while passed_over >= counts[value]:
        passed_over -= counts[value]
        value += 1
    return value


# -- several cards in a number ------------------------------------------------------------------------------


@rule
def packed(counts: Any) -> int:
    """Cards counted by value, as a number: four bits a card, the lowest card first."""
    cards = 0
    for value in range(1, HIGHEST + 1):
        for _ in range(counts[value]):
            cards = cards << CARD_BITS | value
    return cards


@rule
def how_many(cards: int) -> int:
    count = 0
    while cards >> CARD_BITS * count:
        count += 1
    return count


@rule
def card_at(cards: int, count: int, place: int) -> int:
    """The card at `place`, counted from the lowest, of `count` packed ones."""
    return cards >> CARD_BITS * (count - 1 - place) & ONE_CARD


@rule
def all_choices(kind: Move, cards: int, masks: Any, out: Moves) -> int:
    """Write a move for every different choice among packed cards, ascending; of equal cards the first are taken."""
    count = how_many(cards)
    repeats = repeated_places(cards, count)
    n = 0
    for mask in masks:
        if mask & ~(mask << 1) & repeats == 0:
            out[n] = kind | choice(cards, count, mask)
            n += 1
    return n


@rule
def repeated_places(cards: int, count: int) -> int:
    """A mask of the places whose card equals the one before."""
    repeats = 0
    for place in range(1, count):
        if card_at(cards, count, place) == card_at(cards, count, place - 1):
            repeats |= 1 << place
    return repeats


@rule
def choice(cards: int, count: int, mask: int) -> int:
    """The cards at the places of a mask, packed."""
    chosen = 0
    for place in range(count):
        if mask >> place & 1:
            chosen = chosen << CARD_BITS | card_at(cards, count, place)
    return chosen
