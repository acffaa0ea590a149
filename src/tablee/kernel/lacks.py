"""Cards that are known not to lie somewhere: a player who could not follow suit has none of it, who passed on a 9 no 9.

    lacks: Array = array(i2, PLACES, GROUPS + 1)  # [place, group] 1: none of it is there; column 0 stays 0
    GROUP = (0, 1, 1, 2, 2)                       # [value] its rank or its suit: whatever it is that players lack

    imagine  imagine_cards_but(s.cards, s.lacks, GROUP, SEEN_BY, DECK, seat, random)

Places and decks are those of `kernel.cards`. The rules set a bit when it is shown, and clear it when the place gets
cards.
"""

from typing import Final

import numpy as np

from tablee.kernel.cards import IN_ALL, NOWHERE, Deck, Groups, SeenBy, sees
from tablee.kernel.chance import below
from tablee.kernel.contract import Random, Seat
from tablee.kernel.position import Array
from tablee.kernel.rule import rule

# What is worked out before cards are dealt: [group, column]
COUNT: Final = 0  # its unseen cards
ROOM: Final = 1  # for how many of them there would be room if nothing else were dealt
MOST: Final = 2  # and at most after all earlier groups, however they lie
COLUMNS: Final = 3


@rule
def imagine_cards_but(
    cards: Array, lacks: Array, group: Groups, seen_by: SeenBy, deck: Deck, viewer: Seat, random: Random
) -> None:
    """As `imagine_cards`, of the deals that fit what places are known to lack: each equally likely."""
    clear_unseen(cards, seen_by, viewer)
    plan = np.zeros((lacks.shape[1], COLUMNS), np.int64)
    count_cards(plan, cards, group, seen_by, deck, viewer)
    count_room(plan, cards, lacks, seen_by, viewer)
    while not deal_but(plan, cards, lacks, group, seen_by, deck, viewer, random):
        clear_unseen(cards, seen_by, viewer)
        lacks[:, IN_ALL] = 0
    lacks[:, IN_ALL] = 0


@rule
def deal_but(
    plan: Array, cards: Array, lacks: Array, group: Groups, seen_by: SeenBy, deck: Deck, viewer: Seat, random: Random
) -> bool:
    """Deal the groups with least room first; False: a card found none. Column 0 of `lacks` counts what was dealt.

    Each card draws lots for as much room as may be left for it, however those before it lie, and the deal is given up
    where that room is taken. So all deals have the same odds, and few are given up.
    """
    now = 0
    for _ in range(1, len(plan)):
        now = next_group(plan, now)
        most = plan[now, MOST]
        for value in range(1, len(deck)):
            for _ in range(unseen_of(cards, seen_by, deck, viewer, value) if group[value] == now else 0):
                place = nth_room(cards, lacks, seen_by, viewer, now, below(random, most))
                if place == NOWHERE:
                    return False
                cards[place, value] += 1
                lacks[place, IN_ALL] += 1
                most -= 1
    return True


@rule
def nth_room(cards: Array, lacks: Array, seen_by: SeenBy, viewer: Seat, group: int, n: int) -> int:
    for place in range(len(seen_by)):
        if not sees(seen_by, place, viewer) and lacks[place, group] == 0:
            n -= int(cards[place, IN_ALL]) - int(lacks[place, IN_ALL])
            if n < 0:
                return place
    return NOWHERE


# -- before cards are dealt ---------------------------------------------------------------------------------


@rule
def clear_unseen(cards: Array, seen_by: SeenBy, viewer: Seat) -> None:
    for place in range(len(seen_by)):
        if not sees(seen_by, place, viewer):
            cards[place, 1:] = 0


@rule
def unseen_of(cards: Array, seen_by: SeenBy, deck: Deck, viewer: Seat, value: int) -> int:
    unseen = deck[value]
    for place in range(len(seen_by)):
        if sees(seen_by, place, viewer):
            unseen -= int(cards[place, value])
    return unseen


@rule
def count_cards(plan: Array, cards: Array, group: Groups, seen_by: SeenBy, deck: Deck, viewer: Seat) -> None:
    for value in range(1, len(deck)):
        plan[group[value], COUNT] += unseen_of(cards, seen_by, deck, viewer, value)


@rule
def count_room(plan: Array, cards: Array, lacks: Array, seen_by: SeenBy, viewer: Seat) -> None:
    for group in range(1, len(plan)):
        for place in range(len(seen_by)):
            if not sees(seen_by, place, viewer) and lacks[place, group] == 0:
                plan[group, ROOM] += cards[place, IN_ALL]
    for group in range(1, len(plan)):
        elsewhere, earlier = 0, cards_before(plan, lacks, NOWHERE, group)
        for place in range(len(seen_by)):
            if not sees(seen_by, place, viewer) and lacks[place, group]:
                elsewhere += min(int(cards[place, IN_ALL]), cards_before(plan, lacks, place, group))
        plan[group, MOST] = plan[group, ROOM] - max(0, earlier - elsewhere)


@rule
def cards_before(plan: Array, lacks: Array, place: int, group: int) -> int:
    """How many cards of earlier groups may lie at a place; NOWHERE: how many there are."""
    count = 0
    for other in range(1, len(plan)):
        if comes_before(plan, other, group) and (place == NOWHERE or lacks[place, other] == 0):
            count += int(plan[other, COUNT])
    return count


@rule
def comes_before(plan: Array, one: int, other: int) -> bool:
    """The group with less room is dealt first; of equals the first."""
    return bool(plan[one, ROOM] < plan[other, ROOM] or (plan[one, ROOM] == plan[other, ROOM] and one < other))


@rule
def next_group(plan: Array, last: int) -> int:
    """The first of those that come after the last one; 0 comes before all."""
    best = 0
    for group in range(1, len(plan)):
        if (last == 0 or comes_before(plan, last, group)) and (best == 0 or comes_before(plan, group, best)):
            best = group
    return best
