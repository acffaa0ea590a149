"""Cards for rules: how many of each value lie at each place, and who sees that place.

    cards: Array = array(i2, PLACES, VALUES + 1)  # [place, value]; column 0: how many in all
    SEEN_BY = (NOBODY, 0, 1, EVERYBODY)           # [place]: the pile, two hands, the table

Values begin at 1; a deck whose cards all differ has one of each. Wherever a card goes it is moved from one place to
another (`move_card`), a secret choice too: onto a place that only its owner sees, until all have chosen. Then nothing
is ever forgotten, and five functions of the contract follow:

    hide     hide_cards(s.cards, SEEN_BY, seat)
    imagine  imagine_cards(s.cards, SEEN_BY, DECK, seat, random)
    seen     DEAL | card_seen(SEEN_BY, place, value, viewer): value 0 is a card from behind
    draw     DEAL | blind_card(s.cards, PILE, random)
    odds     s.cards[PILE, value]

When the game is over nothing is hidden: leave `hide` and `imagine` before they get here. A card that all saw go into
a hand lies at a place of its own, seen by everybody, that the rules count to that hand.
"""

from collections.abc import Sequence
from typing import Final

from tablee.kernel.chance import below
from tablee.kernel.contract import UNKNOWN, Moves, Random, Seat
from tablee.kernel.position import Array
from tablee.kernel.rule import rule

EVERYBODY: Final = -1
NOBODY: Final = -2
IN_ALL: Final = 0  # the column that counts a place's cards
NOWHERE: Final = -1

SeenBy = Sequence[int]  # [place] EVERYBODY, NOBODY or the seat of its owner
Deck = Sequence[int]  # [value] how many copies there are; 0 at value 0


@rule
def fill(cards: Array, place: int, deck: Deck) -> None:
    """Put the whole deck at a place."""
    cards[place, IN_ALL] = 0
    for value in range(1, len(deck)):
        cards[place, value] = deck[value]
        cards[place, IN_ALL] += deck[value]


@rule
def move_card(cards: Array, source: int, target: int, value: int) -> None:
    cards[source, value] -= 1
    cards[source, IN_ALL] -= 1
    cards[target, value] += 1
    cards[target, IN_ALL] += 1


@rule
def lowest_card(cards: Array, place: int) -> int:
    """The value of the lowest card of a place, 0 where there is none."""
    for value in range(1, cards.shape[1]):
        if cards[place, value] > 0:
            return value
    return 0


@rule
def all_values(cards: Array, place: int, kind: int, out: Moves) -> int:
    """Write each value there is at a place, ascending, each with its kind, and return how many there are."""
    n = 0
    for value in range(1, cards.shape[1]):
        if cards[place, value] > 0:
            out[n] = kind | value
            n += 1
    return n


@rule
def blind_card(cards: Array, place: int, random: Random) -> int:
    """The value of a card drawn blindly: every card of the place is equally likely."""
    return nth_card(cards, place, below(random, int(cards[place, IN_ALL])))


@rule
def nth_card(cards: Array, place: int, n: int) -> int:
    for value in range(1, cards.shape[1]):
        n -= int(cards[place, value])
        if n < 0:
            return value
    return 0


# -- what a seat knows --------------------------------------------------------------------------------------


@rule
def sees(seen_by: SeenBy, place: int, viewer: Seat) -> bool:
    return seen_by[place] == EVERYBODY or seen_by[place] == viewer


@rule
def card_seen(seen_by: SeenBy, place: int, value: int, viewer: Seat) -> int:
    """The value of a card that is put there, for whoever sees the place; for others 0."""
    return value if sees(seen_by, place, viewer) else 0


@rule
def hide_cards(cards: Array, seen_by: SeenBy, viewer: Seat) -> None:
    """How many cards lie somewhere is known to all, which ones only to those who see the place."""
    for place in range(len(seen_by)):
        if not sees(seen_by, place, viewer):
            for value in range(1, cards.shape[1]):
                cards[place, value] = UNKNOWN


@rule
def imagine_cards(cards: Array, seen_by: SeenBy, deck: Deck, viewer: Seat, random: Random) -> None:
    """Deal the cards that the viewer does not see to where they may be, every card equally likely anywhere."""
    heap = heap_of(seen_by, viewer)
    if heap == NOWHERE:
        return
    left = gather_unseen(cards, seen_by, deck, viewer, heap)
    for place in range(heap):
        if not sees(seen_by, place, viewer):
            left = deal_blindly(cards, heap, place, left, random)


@rule
def heap_of(seen_by: SeenBy, viewer: Seat) -> int:
    """The last place that the viewer does not see: all unseen cards are gathered there, and some stay."""
    heap = NOWHERE
    for place in range(len(seen_by)):
        if not sees(seen_by, place, viewer):
            heap = place
    return heap


@rule
def gather_unseen(cards: Array, seen_by: SeenBy, deck: Deck, viewer: Seat, heap: int) -> int:
    """Make the heap all cards that the viewer does not see, and count them."""
    left = 0
    for value in range(1, len(deck)):
        unseen = deck[value]
        for place in range(len(seen_by)):
            if sees(seen_by, place, viewer):
                unseen -= int(cards[place, value])
        cards[heap, value] = unseen
        left += unseen
    return left


@rule
def deal_blindly(cards: Array, heap: int, place: int, left: int, random: Random) -> int:
    """As many cards from the heap as the place holds; returns how many are left."""
    for value in range(1, cards.shape[1]):
        cards[place, value] = 0
    for _ in range(cards[place, IN_ALL]):
        value = nth_card(cards, heap, below(random, left))
        cards[heap, value] -= 1
        cards[place, value] += 1
        left -= 1
    return left


# -- what is known not to lie somewhere -----------------------------------------------------------------------
#
#    lacks: Array = array(i2, PLACES, GROUPS + 1)  # [place, group] 1: none of it is there; column 0 is ours
#    GROUP = (0, 1, 1, 2, 2)                       # [value] its rank or its suit: whatever players say they lack
#    imagine  imagine_cards_but(s.cards, s.lacks, GROUP, SEEN_BY, DECK, seat, random)


@rule
def imagine_cards_but(
    cards: Array, lacks: Array, group: Sequence[int], seen_by: SeenBy, deck: Deck, viewer: Seat, random: Random
) -> None:
    """As `imagine_cards`, of the deals that fit what places are known to lack: each equally likely."""
    while not deal_but(cards, lacks, group, seen_by, deck, viewer, random):
        pass
    lacks[:, IN_ALL] = 0


@rule
def deal_but(
    cards: Array, lacks: Array, group: Sequence[int], seen_by: SeenBy, deck: Deck, viewer: Seat, random: Random
) -> bool:
    """Try to deal, the groups that fit in fewest places first; False: a card found no room.

    A card draws lots for as much room as may be left for it however those before it lay, and the deal is given up where
    it draws room that they have taken. So all deals have the same odds, and few are given up.
    """
    clear_unseen(cards, lacks, seen_by, viewer)
    last = -1
    for _ in range(1, lacks.shape[1]):
        last = next_group(cards, lacks, seen_by, viewer, last)
        now = last % lacks.shape[1]
        most = room_at_most(cards, lacks, group, seen_by, deck, viewer, last)
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
def clear_unseen(cards: Array, lacks: Array, seen_by: SeenBy, viewer: Seat) -> None:
    lacks[:, IN_ALL] = 0  # cards dealt so far
    for place in range(len(seen_by)):
        if not sees(seen_by, place, viewer):
            cards[place, 1:] = 0


@rule
def may_hold(lacks: Array, seen_by: SeenBy, viewer: Seat, place: int, group: int) -> bool:
    return not sees(seen_by, place, viewer) and lacks[place, group] == 0


@rule
def room_for(cards: Array, lacks: Array, seen_by: SeenBy, viewer: Seat, group: int) -> int:
    """How many cards of a group there is room for before anything is dealt."""
    room = 0
    for place in range(len(seen_by)):
        if may_hold(lacks, seen_by, viewer, place, group):
            room += int(cards[place, IN_ALL])
    return room


@rule
def next_group(cards: Array, lacks: Array, seen_by: SeenBy, viewer: Seat, last: int) -> int:
    """Of the groups after `last` the one with least room, as room and group in one number."""
    groups, best = lacks.shape[1], -1
    for group in range(1, groups):
        rank = room_for(cards, lacks, seen_by, viewer, group) * groups + group
        if rank > last and (best < 0 or rank < best):
            best = rank
    return best


@rule
def room_at_most(
    cards: Array, lacks: Array, group: Sequence[int], seen_by: SeenBy, deck: Deck, viewer: Seat, rank: int
) -> int:
    """What is left of a group's room by cards dealt before that can lie nowhere else."""
    groups = lacks.shape[1]
    now, room = rank % groups, rank // groups
    for value in range(1, len(deck)):
        other = group[value]
        if other != now and room_for(cards, lacks, seen_by, viewer, other) * groups + other < rank:
            if fits_within(lacks, seen_by, viewer, other, now):
                room -= unseen_of(cards, seen_by, deck, viewer, value)
    return room


@rule
def fits_within(lacks: Array, seen_by: SeenBy, viewer: Seat, inner: int, outer: int) -> bool:
    """Whether one group can lie only where another can."""
    for place in range(len(seen_by)):
        if may_hold(lacks, seen_by, viewer, place, inner) and not may_hold(lacks, seen_by, viewer, place, outer):
            return False
    return True


@rule
def unseen_of(cards: Array, seen_by: SeenBy, deck: Deck, viewer: Seat, value: int) -> int:
    unseen = deck[value]
    for place in range(len(seen_by)):
        if sees(seen_by, place, viewer):
            unseen -= int(cards[place, value])
    return unseen


@rule
def nth_room(cards: Array, lacks: Array, seen_by: SeenBy, viewer: Seat, group: int, n: int) -> int:
    for place in range(len(seen_by)):
        if may_hold(lacks, seen_by, viewer, place, group):
            n -= int(cards[place, IN_ALL]) - int(lacks[place, IN_ALL])
            if n < 0:
                return place
    return NOWHERE
