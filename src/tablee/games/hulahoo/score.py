"""The end of a round and of the game (U12, U13, U15, U16, streak, guard)."""

from tablee.kernel.contract import Scores, Seat
from tablee.kernel.rule import rule
from tablee.kernel.sharing import share_the_win

from .deal import new_round
from .state import GUARD, HAND, IN_A_ROW, NOBODY, OVER, VALUES, Position


@rule
def win_round(s: Position, winner: Seat, how: int) -> None:
    """U15: one point a card in the discard; the winner deals next. The round that ends the game stays as it is."""
    s.points[winner] += s.discarded
    count_row(s, winner)
    if ends_game(s, winner):
        s.phase = OVER
        s.turn = NOBODY
        note_last(s, winner, how)
        return
    note_last(s, winner, how)
    s.dealer = winner
    s.round_number += 1
    new_round(s)


@rule
def count_row(s: Position, winner: Seat) -> None:
    if s.row_seat != winner:
        s.row_seat = winner
        s.row_count = 0
    s.row_count += 1


@rule
def ends_game(s: Position, winner: Seat) -> bool:
    return bool(reaches_goal(s, winner) or s.round_number >= GUARD)


@rule
def reaches_goal(s: Position, winner: Seat) -> bool:
    """U16: enough points; with streak, three rounds in a row."""
    if s.streak:
        return bool(s.row_count >= IN_A_ROW)
    return bool(s.points[winner] >= s.target)


@rule
def note_last(s: Position, winner: Seat, how: int) -> None:
    """What a spectator has seen of the hands stays to be looked at."""
    s.last_winner = winner
    s.last_how = how
    s.last_points = s.discarded
    s.last_hand[:, :] = 0
    for seat in range(s.seats):
        s.last_held[seat] = s.held[HAND, seat]
        if hand_is_open(s, seat):
            for value in range(VALUES):  # an assignment of arrays takes seconds to compile
                s.last_hand[seat, value] = s.cards[HAND, seat, value]


@rule
def hand_is_open(s: Position, seat: Seat) -> bool:
    """U11: from his pass on; and all of them when the game is over."""
    return bool(s.phase == OVER or not int(s.still_in) >> seat & 1)


@rule
def final_scores(s: Position, out: Scores) -> None:
    """U16: the points; with streak, 1 for the winner, shared by those with most points when the guard ended it."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]
    if not s.streak:
        return
    if s.row_count >= IN_A_ROW:
        for seat in range(s.seats):
            out[seat] = seat == s.row_seat
    share_the_win(out, s.seats)
