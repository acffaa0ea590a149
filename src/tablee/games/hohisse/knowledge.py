"""What a seat may know, and a world drawn evenly from those it cannot exclude."""

from tablee.kernel.contract import FATE, SPECTATOR, UNKNOWN, Move, Random, Seat
from tablee.kernel.rule import rule

from .cards import COPIES, KINDS
from .doubts import place_drawn_cards
from .piles import Counts, pick, pick_from_team, receiver, total
from .state import CARD, FORM, KEEP, MOST_TIES, NO_CARD, OVER, PULL, SEATS, SECRET, SPLIT, UNFORMED, WHAT, Position


@rule
def hide(s: Position, seat: Seat) -> None:
    """The rival's pair, hand, what he kept and gave, and every pile. The end of the game opens everything."""
    if s.phase == OVER:
        return
    for kind in range(KINDS):
        s.unseen[kind] = UNKNOWN
    for other in range(SEATS):
        if other != seat:
            hide_cards_of(s, other)


@rule
def hide_cards_of(s: Position, seat: Seat) -> None:
    for kind in range(KINDS):
        s.kept[seat, kind] = UNKNOWN
        s.given[seat, kind] = UNKNOWN
        s.hand[seat, kind] = UNKNOWN
    for place in range(2):
        if s.pair[seat, place] != NO_CARD:
            s.pair[seat, place] = UNKNOWN


@rule
def seen(s: Position, seat: Seat, move: Move, viewer: Seat) -> Move:
    """Cards turned up or drawn are their receiver's secret, kept cards their keeper's; the rest is open."""
    if move & WHAT == KEEP and viewer != seat:
        return KEEP | SECRET
    drawn_in_secret = s.phase == FORM or s.phase == SPLIT or s.phase == PULL
    if seat == FATE and drawn_in_secret and viewer != receiver(s):
        return CARD | SECRET
    return move


# -- imagining: what the viewer does not know goes back to the unseen cards and is dealt again ----------------


@rule
def imagine(s: Position, seat: Seat, random: Random) -> None:
    if s.phase == OVER:
        return
    for other in range(SEATS):
        if other != seat:
            take_unknown_cards_back(s, other)
    if s.form == UNFORMED:
        imagine_hands(s, seat, random)
    elif seat == SPECTATOR:
        imagine_teams(s, random)
    else:
        imagine_rival(s, seat, random)


@rule
def take_unknown_cards_back(s: Position, seat: Seat) -> None:
    for kind in range(KINDS):
        s.kept[seat, kind] = 0
        s.given[seat, kind] = 0
        s.hand[seat, kind] = 0


@rule
def gather_unseen(s: Position) -> None:
    """All cards but those that are somewhere in the record."""
    for kind in range(KINDS):
        s.unseen[kind] = COPIES[kind]
        for seat in range(SEATS):
            s.unseen[kind] -= s.kept[seat, kind] + s.given[seat, kind]
            if s.form == UNFORMED:
                s.unseen[kind] -= s.hand[seat, kind] + s.spent[seat, kind]
    for seat in range(SEATS):
        for place in range(2):
            set_aside(s, s.pair[seat, place])
        for place in range(MOST_TIES // SEATS):
            set_aside(s, s.tie[seat, place])


@rule
def set_aside(s: Position, kind: int) -> None:
    if kind >= 0:  # neither NO_CARD nor UNKNOWN
        s.unseen[kind] -= 1


@rule
def imagine_hands(s: Position, seat: Seat, random: Random) -> None:
    """Where nothing is formed, a hand is drawn from all that has not been seen."""
    gather_unseen(s)
    for other in range(SEATS):
        if other != seat:
            deal(s, s.hand[other], s.held[other], random)


@rule
def imagine_rival(s: Position, seat: Seat, random: Random) -> None:
    """Cards known to be in a team go there first (see `doubts`); all other places are filled evenly."""
    rival = 1 - seat
    gather_unseen(s)
    place_drawn_cards(s, seat, random)
    deal(s, s.kept[rival], s.shared[rival] - total(s.kept[rival]), random)
    deal(s, s.given[rival], s.shared[rival] - total(s.given[rival]), random)
    deal_pair(s, rival, random)
    draw_hand(s, rival, random)


@rule
def imagine_teams(s: Position, random: Random) -> None:
    """A spectator knows of a team only what was spent; who kept and who gave the rest is even odds."""
    for seat in range(SEATS):
        for kind in range(KINDS):
            s.kept[seat, kind] = s.spent[seat, kind]
    gather_unseen(s)
    size = s.shared[0] + s.shared[1]
    for seat in range(SEATS):
        deal(s, s.kept[seat], size - total(s.spent[seat]), random)
        deal_pair(s, seat, random)
    for seat in range(SEATS):
        return_gifts(s, seat, size, random)
        draw_hand(s, seat, random)


@rule
def return_gifts(s: Position, seat: Seat, size: int, random: Random) -> None:
    """Of a whole team, as many cards as the rival gave were given by him."""
    rival = 1 - seat
    for gift in range(s.shared[rival]):
        kind = pick(s.kept[seat], size - gift, random)
        s.kept[seat, kind] -= 1
        s.given[rival, kind] += 1


@rule
def deal(s: Position, row: Counts, cards: int, random: Random) -> None:
    """Unseen cards to a row of counts, each card equally likely."""
    left = total(s.unseen)
    for card in range(cards):
        kind = pick(s.unseen, left - card, random)
        s.unseen[kind] -= 1
        row[kind] += 1


@rule
def deal_pair(s: Position, seat: Seat, random: Random) -> None:
    for place in range(2):
        if s.pair[seat, place] == UNKNOWN:
            kind = pick(s.unseen, total(s.unseen), random)
            s.unseen[kind] -= 1
            s.pair[seat, place] = kind
    low, high = s.pair[seat, 0], s.pair[seat, 1]
    if high != NO_CARD:
        s.pair[seat, 0], s.pair[seat, 1] = min(low, high), max(low, high)


@rule
def draw_hand(s: Position, seat: Seat, random: Random) -> None:
    """From the team pile, in which the hand is still missing."""
    for card in range(s.held[seat]):
        kind = pick_from_team(s, seat, s.team[seat] + s.held[seat] - card, random)
        s.hand[seat, kind] += 1
