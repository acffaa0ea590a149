"""Sets of cards as counts by kind: which are in them, and one drawn with even odds."""

from typing import Any, TypeAlias

from tablee.kernel.chance import below
from tablee.kernel.contract import Moves, Random, Seat
from tablee.kernel.rule import rule

from .cards import KINDS
from .state import CARD, Position

Counts: TypeAlias = Any  # [kind] a row of the record


@rule
def total(counts: Counts) -> int:
    cards = 0
    for kind in range(KINDS):
        cards += int(counts[kind])
    return cards


@rule
def list_kinds(counts: Counts, out: Moves) -> int:
    n = 0
    for kind in range(KINDS):
        if counts[kind]:
            out[n] = CARD | kind
            n += 1
    return n


@rule
def pick(counts: Counts, cards: int, random: Random) -> int:
    """The kind of one of the `cards` in a set, each card equally likely."""
    nth, kind = below(random, cards), 0
    while nth >= counts[kind]:
        nth -= counts[kind]
        kind += 1
    return kind


# -- a team pile: what its owner kept and was given, less what he has drawn ---------------------------------


@rule
def in_team(s: Position, seat: Seat, kind: int) -> int:
    drawn = s.hand[seat, kind] + s.spent[seat, kind]
    return int(s.kept[seat, kind] + s.given[1 - seat, kind] - drawn)


@rule
def list_team(s: Position, seat: Seat, out: Moves) -> int:
    n = 0
    for kind in range(KINDS):
        if in_team(s, seat, kind):
            out[n] = CARD | kind
            n += 1
    return n


@rule
def pick_from_team(s: Position, seat: Seat, cards: int, random: Random) -> int:
    """The kind of one of the `cards` in a team pile, each card equally likely."""
    nth, kind = below(random, cards), 0
    while nth >= in_team(s, seat, kind):
        nth -= in_team(s, seat, kind)
        kind += 1
    return kind


@rule
def receiver(s: Position) -> Seat:
    """Whose card is due next: a's come before b's."""
    return 0 if s.due[0] else 1
