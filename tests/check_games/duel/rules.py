"""The duel's rules."""

from tablee.kernel.chance import below
from tablee.kernel.contract import (
    FATE,
    FATE_ACTS,
    UNKNOWN,
    Move,
    Moves,
    Options,
    Position,
    Random,
    Scores,
    Seat,
)
from tablee.kernel.rule import rule

from .state import COPIES, DEAL, DEALT, HIDDEN, HIGHEST, NOT_YET


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    """D1: three cards each."""
    s.seats = seats
    s.due = DEALT * seats
    for value in range(1, HIGHEST + 1):
        s.unseen[value] = COPIES


@rule
def to_act(s: Position) -> int:
    if s.due > 0:
        return FATE_ACTS
    if is_over(s):
        return 0
    waiting = 0
    for seat in range(s.seats):
        if s.chosen[seat] == NOT_YET:
            waiting |= 1 << seat
    return waiting


@rule
def is_over(s: Position) -> bool:
    for seat in range(s.seats):
        if s.held[seat] > 0 or s.chosen[seat] != NOT_YET:
            return False
    return bool(s.due == 0)


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    """D2: any card of one's own."""
    count = 0
    for value in range(1, HIGHEST + 1):
        if seat == FATE and s.unseen[value] > 0:
            out[count] = DEAL | value
            count += 1
        elif seat != FATE and s.hand[seat, value] > 0:
            out[count] = value
            count += 1
    return count


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    if seat == FATE:
        give(s, receiver(s), move & HIDDEN)
        return
    s.hand[seat, move] -= 1
    s.held[seat] -= 1
    s.chosen[seat] = move
    if last_to_choose(s, seat):
        show(s)


@rule
def receiver(s: Position) -> Seat:
    return int(s.due) % int(s.seats)


@rule
def give(s: Position, seat: Seat, value: int) -> None:
    s.unseen[value] -= 1
    s.hand[seat, value] += 1
    s.held[seat] += 1
    s.due -= 1


@rule
def last_to_choose(s: Position, seat: Seat) -> bool:
    waiting = 0
    for other in range(s.seats):
        waiting += other != seat and s.chosen[other] == NOT_YET
    return waiting == 0


@rule
def show(s: Position) -> None:
    """D3: all cards are shown; the highest takes the trick unless it is there twice."""
    best, owner = 0, -1
    for seat in range(s.seats):
        value = int(s.chosen[seat])
        if value > best:
            best, owner = value, seat
        elif value == best:
            owner = -1
        s.played[value] += 1
        s.last[seat] = value
        s.chosen[seat] = NOT_YET
    if owner >= 0:
        s.tricks[owner] += 1


@rule
def draw(s: Position, random: Random) -> Move:
    return DEAL | pick(s.unseen, random)


@rule
def odds(s: Position, move: Move) -> int:
    return int(s.unseen[move & HIDDEN])


@rule
def pick(cards: Moves, random: Random) -> int:
    """The value of one of these cards, each equally likely."""
    total = 0
    for value in range(1, HIGHEST + 1):
        total += int(cards[value])
    number = below(random, total)
    for value in range(1, HIGHEST + 1):
        number -= int(cards[value])
        if number < 0:
            return value
    return HIGHEST


@rule
def scores(s: Position, out: Scores) -> None:
    """D4: most tricks win."""
    for seat in range(s.seats):
        out[seat] = s.tricks[seat]


@rule
def hide(s: Position, seat: Seat) -> None:
    if is_over(s):
        return
    for value in range(1, HIGHEST + 1):
        s.unseen[value] = UNKNOWN
    for other in range(s.seats):
        if other == seat:
            continue
        for value in range(1, HIGHEST + 1):
            s.hand[other, value] = UNKNOWN
        if s.chosen[other] != NOT_YET:
            s.chosen[other] = UNKNOWN


@rule
def imagine(s: Position, seat: Seat, random: Random) -> None:
    if s.unseen[1] != UNKNOWN:
        return
    for value in range(1, HIGHEST + 1):
        s.unseen[value] = COPIES - s.played[value]
        if seat < s.seats:
            s.unseen[value] -= s.hand[seat, value]
    if seat < s.seats and s.chosen[seat] != NOT_YET:
        s.unseen[s.chosen[seat]] -= 1
    for other in range(s.seats):
        if other != seat:
            imagine_hand(s, other, random)


@rule
def imagine_hand(s: Position, other: Seat, random: Random) -> None:
    for value in range(1, HIGHEST + 1):
        s.hand[other, value] = 0
    for _ in range(s.held[other]):
        card = pick(s.unseen, random)
        s.unseen[card] -= 1
        s.hand[other, card] += 1
    if s.chosen[other] == UNKNOWN:
        card = pick(s.unseen, random)
        s.unseen[card] -= 1
        s.chosen[other] = card


@rule
def seen(s: Position, seat: Seat, move: Move, viewer: Seat) -> Move:
    if seat == FATE:
        return move if receiver(s) == viewer else DEAL | HIDDEN
    if seat == viewer or last_to_choose(s, seat):
        return move
    return HIDDEN
