"""T4, T9, T10: how a round opens and ends."""

from tablee.kernel.contract import NEVER, Seat
from tablee.kernel.rule import rule

from .cards import COPIES, KINDS
from .state import (
    CALM,
    FIRST,
    FORM,
    HAND,
    HIGHEST,
    MOST_DISCARDED,
    MOST_TIES,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OVER,
    OWN_PILE,
    PULL,
    RACE,
    READY,
    SEATS,
    SLOTS,
    START,
    UNFORMED,
    Position,
)


@rule
def open_round(s: Position) -> None:
    """T4: all 55 cards are gathered, each has a pile of 20, 15 are left aside."""
    gather_cards(s)
    clear_slots(s)
    clear_table(s)
    s.phase = READY if s.form == RACE else FORM if s.form == CALM else FIRST
    for seat in range(SEATS):
        s.prep[seat] = 0 if s.form == UNFORMED else OWN_PILE
        s.team[seat] = OWN_PILE if s.form == UNFORMED else 0
        s.due[seat] = 2 if s.form == CALM else 0
    if begins_by_age(s):
        open_pull(s, 1 - s.youngest, s.youngest)


@rule
def begins_by_age(s: Position) -> bool:
    """A first round without teams: the youngest has the barrel, the other begins; if nobody said who, lots do."""
    return bool(s.form == UNFORMED and s.round_number == 1 and s.youngest != NOBODY)


@rule
def gather_cards(s: Position) -> None:
    for kind in range(KINDS):
        s.unseen[kind] = COPIES[kind]
        for seat in range(SEATS):
            s.kept[seat, kind] = 0
            s.given[seat, kind] = 0
            s.hand[seat, kind] = 0
            s.spent[seat, kind] = 0


@rule
def clear_slots(s: Position) -> None:
    for slot in range(SLOTS):
        for level in range(s.height[slot]):
            s.slot[slot, level] = NO_CARD
        s.height[slot] = 0
    for place in range(s.discarded):
        s.discard[place] = NO_CARD
    s.discarded = 0


@rule
def clear_table(s: Position) -> None:
    s.barrel, s.start, s.turn, s.stolen, s.ties = NOWHERE, NOWHERE, NOBODY, NO_CARD, 0
    for seat in range(SEATS):
        s.up[seat], s.done[seat] = NEVER, NEVER
        s.ready[seat], s.shared[seat], s.held[seat] = 0, 0, 0
        s.pair[seat, 0], s.pair[seat, 1] = NO_CARD, NO_CARD
        for place in range(MOST_TIES // SEATS):
            s.tie[seat, place] = NO_CARD


@rule
def blank(s: Position) -> None:
    """Before the first round nothing lies anywhere."""
    for slot in range(SLOTS):
        for level in range(HIGHEST):
            s.slot[slot, level] = NO_CARD
    for place in range(MOST_DISCARDED):
        s.discard[place] = NO_CARD


@rule
def open_pull(s: Position, first: Seat, home: Seat) -> None:
    """T6, T7: `first` plays first, the barrel is on the start space of `home`, six cards go to each hand."""
    s.phase = PULL
    s.turn = first
    s.start = START[home]
    s.barrel = s.start
    for seat in range(SEATS):
        s.due[seat] = HAND


@rule
def end_round(s: Position, winner: Seat, how: int) -> None:
    """T9, T10: the winner takes the barrel; the next round opens at once unless the game is won."""
    s.winner, s.how, s.stood = winner, how, s.barrel
    s.barrels[winner] += 1
    if s.barrels[winner] == s.target:
        s.phase = OVER
        return
    s.round_number += 1
    s.form = s.later
    open_round(s)
