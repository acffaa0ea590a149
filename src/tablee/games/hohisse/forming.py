"""T5a, T5, T6: the teams are formed, and one player is the faster."""

from tablee.kernel.contract import NEVER, Moves, Seat
from tablee.kernel.rule import rule

from .cards import RANK
from .rounds import open_pull
from .state import (
    CALM,
    FIRST,
    FORM,
    KEEP,
    MOST_TIES,
    NO_CARD,
    OWN_PAIRS,
    OWN_PILE,
    SEATS,
    SPLIT,
    TIE,
    TOGETHER,
    UNFORMED,
    Position,
)

# -- T5a: ready ---------------------------------------------------------------------------------------------


@rule
def say_ready(s: Position, seat: Seat) -> None:
    s.ready[seat] = 1
    if s.ready[0] and s.ready[1]:
        s.phase = FORM
        turn_up_pair(s, 0)
        turn_up_pair(s, 1)


# -- T5: pairs ----------------------------------------------------------------------------------------------


@rule
def turn_up_pair(s: Position, seat: Seat) -> None:
    """A pair counts as turned up at the time of the move that makes it due."""
    s.due[seat] = 2
    s.up[seat] = s.at


@rule
def holds_pair(s: Position, seat: Seat) -> bool:
    return bool(s.pair[seat, 1] != NO_CARD)


@rule
def keeps(s: Position, seat: Seat, out: Moves) -> int:
    low, high = int(s.pair[seat, 0]), int(s.pair[seat, 1])
    out[0], out[1] = KEEP | low, KEEP | high
    return 1 if low == high else 2


@rule
def turn_up(s: Position, seat: Seat, kind: int) -> None:
    """Fate turns up one card of a pair; while the faster player splits, it comes from the slower one's pile."""
    owner = seat if s.phase == FORM else 1 - seat
    s.prep[owner] -= 1
    s.due[seat] -= 1
    s.unseen[kind] -= 1
    if s.pair[seat, 0] == NO_CARD:
        s.pair[seat, 0] = kind
        return
    other = s.pair[seat, 0]
    s.pair[seat, 0], s.pair[seat, 1] = min(other, kind), max(other, kind)


@rule
def share_out(s: Position, seat: Seat, kind: int) -> None:
    """Keep one, give the other."""
    other = s.pair[seat, 1] if s.pair[seat, 0] == kind else s.pair[seat, 0]
    s.kept[seat, kind] += 1
    s.given[seat, other] += 1
    s.shared[seat] += 1
    s.pair[seat, 0], s.pair[seat, 1] = NO_CARD, NO_CARD
    s.up[seat] = NEVER
    if s.phase == SPLIT:
        go_on_splitting(s, seat)
    elif s.prep[seat] == 0:
        finish_own(s, seat)
    elif s.shared[1 - seat] == OWN_PAIRS and s.form != CALM:
        stop(s, seat)
    else:
        turn_up_pair(s, seat)


@rule
def finish_own(s: Position, seat: Seat) -> None:
    """His own 20 cards are shared out; if the other's are too, the teams are complete."""
    s.done[seat] = s.at
    if s.shared[1 - seat] == OWN_PAIRS:
        complete_teams(s)
        name_faster(s, seat)


@rule
def stop(s: Position, slower: Seat) -> None:
    """The other was faster: he shares out what is left in this pile."""
    s.phase = SPLIT
    turn_up_pair(s, 1 - slower)


@rule
def go_on_splitting(s: Position, faster: Seat) -> None:
    if s.prep[1 - faster] > 0:
        turn_up_pair(s, faster)
        return
    complete_teams(s)
    open_pull(s, faster, faster)


@rule
def complete_teams(s: Position) -> None:
    for seat in range(SEATS):
        s.team[seat] = OWN_PILE


# -- T6: the faster player ----------------------------------------------------------------------------------


@rule
def name_faster(s: Position, last: Seat) -> None:
    """By the times if there are both, else by the order of arrival; `last` arrived second."""
    first = 1 - last
    if s.form == CALM:
        s.phase = FIRST
    elif s.done[0] == NEVER or s.done[1] == NEVER:
        open_pull(s, first, first)
    elif abs(s.done[0] - s.done[1]) <= TOGETHER:
        s.phase = TIE
    elif s.done[first] < s.done[last]:
        open_pull(s, first, first)
    else:
        open_pull(s, last, last)


@rule
def turn_up_for_tie(s: Position, kind: int) -> None:
    """One card each from those left aside, a's then b's: the better one wins, equal ones are drawn again."""
    seat, place = s.ties % SEATS, s.ties // SEATS
    s.tie[seat, place] = kind
    s.unseen[kind] -= 1
    s.ties += 1
    if seat == 0:
        return
    a, b = RANK[s.tie[0, place]], RANK[kind]
    if a != b:
        better = 0 if a > b else 1
        open_pull(s, better, better)
    elif s.ties == MOST_TIES:
        s.phase = FIRST


@rule
def draw_lots(s: Position, named: Seat) -> None:
    """Lots name the faster player; where nothing is formed they name who begins, and the barrel is the other's."""
    open_pull(s, named, 1 - named if s.form == UNFORMED else named)
