"""Le Nain jaune's rules. What each function promises is said in tablee.kernel.contract."""

from tablee.kernel.cards import all_values, blind_card, card_seen, fill, hide_cards, move_card
from tablee.kernel.contract import FATE, FATE_ACTS, Move, Moves, Options, Random, Scores, Seat
from tablee.kernel.lacks import imagine_cards_but
from tablee.kernel.rule import rule

from .state import (
    ANY,
    BOX,
    CARD,
    DEAL,
    DEALT,
    DECK,
    GATHER,
    HAND,
    KING,
    LAID,
    LAY,
    OVER,
    PLAY,
    RANK,
    SEEN_BY,
    SHUFFLE,
    STAKE,
    STAKES,
    SUITS,
    TALON,
    Position,
)


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    """N10: all begin with as many chips."""
    s.seats, s.rounds, s.pips = seats, options[0], options[2]
    s.chips[:seats] = options[1]
    fill(s.cards, TALON, DECK)


@rule
def to_act(s: Position) -> int:
    if s.phase == OVER:
        return 0
    return 1 << int(s.turn) if s.phase == PLAY else FATE_ACTS


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    """N4, N5: any card begins a run; then only the next rank goes on, in any suit."""
    if s.phase == SHUFFLE:
        out[0] = GATHER
        return 1
    if s.phase == DEAL:
        return all_values(s.cards, TALON, CARD, out)
    if s.rank == ANY:
        return all_values(s.cards, HAND + seat, LAY, out)
    n = 0
    first = first_of(s.rank + 1)
    for card in range(first, first + len(SUITS)):
        if s.cards[HAND + seat, card] > 0:
            out[n] = LAY | card
            n += 1
    return n


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    if s.phase == SHUFFLE:
        prepare(s)
    elif s.phase == DEAL:
        deal_card(s, move - CARD)
    else:
        lay(s, move - LAY)


@rule
def scores(s: Position, out: Scores) -> None:
    """N10: the richest wins."""
    for seat in range(s.seats):
        out[seat] = s.chips[seat]


@rule
def first_of(rank: int) -> int:
    """The first of a rank's four cards."""
    return (int(rank) - 1) * len(SUITS) + 1


# -- N2, N3: stakes and deal --------------------------------------------------------------------------------


@rule
def prepare(s: Position) -> None:
    """N2: everybody stakes; all cards are shuffled together."""
    for box in range(len(STAKE)):
        s.boxes[box] += STAKE[box] * s.seats
    s.chips[: s.seats] -= STAKES
    s.cards[:] = 0
    fill(s.cards, TALON, DECK)
    s.run[:] = 0
    s.phase, s.turn = DEAL, s.starter


@rule
def draw(s: Position, random: Random) -> Move:
    return GATHER if s.phase == SHUFFLE else CARD | blind_card(s.cards, TALON, random)


@rule
def deal_card(s: Position, card: int) -> None:
    move_card(s.cards, TALON, HAND + s.turn, card)
    s.turn = (int(s.turn) + 1) % int(s.seats)
    if s.cards[HAND + s.turn, 0] == DEALT[s.seats]:
        s.phase, s.rank, s.alone = PLAY, ANY, 1


# -- N4 to N6: the run --------------------------------------------------------------------------------------


@rule
def lay(s: Position, card: int) -> None:
    if s.rank == ANY:
        s.run[:] = 0
    if s.turn != s.starter:
        s.alone = 0
    move_card(s.cards, HAND + s.turn, LAID, card)
    s.rank = RANK[card]
    s.run[s.rank] = card
    take_box(s, card)
    if s.cards[HAND + s.turn, 0] == 0:
        end_round(s)
    else:
        find_next(s)


@rule
def take_box(s: Position, card: int) -> None:
    """N6: whoever lays a box's card has what lies in it."""
    for box in range(len(BOX)):
        if BOX[box] == card:
            s.chips[s.turn] += s.boxes[box]
            s.boxes[box] = 0


@rule
def find_next(s: Position) -> None:
    """N4: whoever laid goes on, or the next who can; those who cannot say so. If nobody can he begins anew."""
    if s.rank != KING:
        for step in range(s.seats):
            seat = (int(s.turn) + step) % int(s.seats)
            if has_rank(s, seat, s.rank + 1):
                s.turn = seat
                return
            s.lacks[HAND + seat, s.rank + 1] = 1
    s.rank = ANY


@rule
def has_rank(s: Position, seat: Seat, rank: int) -> bool:
    first = first_of(rank)
    return bool(s.cards[HAND + seat, first : first + len(SUITS)].sum() > 0)


@rule
def can_go_on(s: Position) -> bool:
    """Whoever is to lay has a card for it: who has none is passed over."""
    return s.rank == ANY or has_rank(s, s.turn, s.rank + 1)


# -- N7 to N10: the end of a round --------------------------------------------------------------------------


@rule
def end_round(s: Position) -> None:
    winner = int(s.turn)
    if s.alone:  # N9
        s.chips[winner] += s.boxes.sum()
        s.boxes[:] = 0
    for seat in range(s.seats):
        paid = min(worth(s, seat), int(s.chips[seat]))
        s.chips[seat] -= paid
        s.chips[winner] += paid
    for seat in range(s.seats):
        pay_boxes(s, seat)
    s.lacks[:] = 0
    s.played += 1
    s.starter = (int(s.starter) + 1) % int(s.seats)
    s.phase = OVER if s.played == s.rounds or s.chips[: s.seats].min() < STAKES else SHUFFLE


@rule
def worth(s: Position, seat: Seat) -> int:
    """N7: what a hand costs: a chip a card, or its points, of which a court card has ten."""
    if not s.pips:
        return int(s.cards[HAND + seat, 0])
    points = 0
    for card in range(1, len(DECK)):
        points += int(s.cards[HAND + seat, card]) * min(RANK[card], 10)
    return points


@rule
def pay_boxes(s: Position, seat: Seat) -> None:
    """N8: a box whose card is left in a hand is doubled, as far as its holder can."""
    for box in range(len(BOX)):
        if s.cards[HAND + seat, BOX[box]] > 0:
            paid = min(int(s.boxes[box]), int(s.chips[seat]))
            s.boxes[box] += paid
            s.chips[seat] -= paid


# -- what a seat may not know: hands, until the round is over -------------------------------------------------


@rule
def hide(s: Position, seat: Seat) -> None:
    if s.phase == DEAL or s.phase == PLAY:
        hide_cards(s.cards, SEEN_BY, seat)


@rule
def imagine(s: Position, seat: Seat, random: Random) -> None:
    """Who said that he lacked a rank has none of it: hands only grow smaller. Who is to go on can."""
    if s.phase == DEAL or s.phase == PLAY:
        imagine_cards_but(s.cards, s.lacks, RANK, SEEN_BY, DECK, seat, random)
        while s.phase == PLAY and not can_go_on(s):
            imagine_cards_but(s.cards, s.lacks, RANK, SEEN_BY, DECK, seat, random)


@rule
def seen(s: Position, seat: Seat, move: Move, viewer: Seat) -> Move:
    """A card that is dealt is shown to whom it is dealt."""
    if seat == FATE and s.phase == DEAL:
        return CARD | card_seen(SEEN_BY, HAND + int(s.turn), move - CARD, viewer)
    return move
