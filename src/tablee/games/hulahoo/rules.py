"""Hula-Hoo's rules: who acts, what may be played, what then happens. Each phase has a module of its own."""

from tablee.kernel.chance import below
from tablee.kernel.contract import FATE, FATE_ACTS, Move, Moves, Options, Random, Scores, Seat
from tablee.kernel.rule import rule

from .cards import blind_card, next_comes_from_under, take_from_pile
from .deal import (
    choose_open,
    deal_card,
    dealer_is_unknown,
    draw_lot,
    lots,
    new_round,
    open_choices,
    replace_card,
    swap,
    swaps,
    yet_to_choose,
)
from .knowledge import hide, imagine, seen
from .play import draw_for_double, play_or_pass, plays, recall, recalls
from .score import final_scores
from .state import CARD, CARDS, DEAL, EXCHANGE, LOT, NOBODY, OVER, PLAY, SHOW, VALUES, Position

__all__ = ["apply", "draw", "hide", "imagine", "legal", "odds", "scores", "seen", "setup", "to_act"]


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    s.seats = seats
    s.streak, s.chaos_deal, s.chaos_no_exchange, s.chaos_call = options[0], options[1], options[2], options[3]
    s.target, s.dealer = options[4], options[5]
    s.round_number = 1
    s.row_seat = NOBODY
    s.last_winner = NOBODY
    new_round(s)


@rule
def to_act(s: Position) -> int:
    if s.due:
        return FATE_ACTS
    if s.phase == SHOW:
        return yet_to_choose(s)
    return 0 if s.phase == OVER else 1 << int(s.turn)


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    if seat == FATE:
        return lots(s, out) if dealer_is_unknown(s) else cards_to_come(s, out)
    if s.phase == PLAY:
        return plays(s, seat, out)
    if s.phase == EXCHANGE:
        return swaps(s, seat, out)
    return open_choices(s, seat, out) if s.phase == SHOW else recalls(s, seat, out)


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    if seat == FATE:
        fate_moves(s, move)
    elif s.phase == PLAY:
        play_or_pass(s, seat, move)
    elif s.phase == EXCHANGE:
        swap(s, seat, move)
    elif s.phase == SHOW:
        choose_open(s, seat, move)
    else:
        recall(s, move)


@rule
def draw(s: Position, random: Random) -> Move:
    if dealer_is_unknown(s):
        return LOT | below(random, s.seats)
    if next_comes_from_under(s):
        return CARD | int(s.under[0])
    return CARD | blind_card(s.unseen, s.unseen_left, random)


@rule
def odds(s: Position, move: Move) -> int:
    """As many as there are cards of that value; lots are even, and a card from under is certain."""
    if dealer_is_unknown(s) or next_comes_from_under(s):
        return 1
    return int(s.unseen[move & CARDS])


@rule
def scores(s: Position, out: Scores) -> None:
    final_scores(s, out)


# -- fate ---------------------------------------------------------------------------------------------------


@rule
def cards_to_come(s: Position, out: Moves) -> int:
    """Any value left in the unseen part; when that is used up, the one card everybody knows (U14)."""
    if next_comes_from_under(s):
        out[0] = CARD | int(s.under[0])
        return 1
    n = 0
    for value in range(1, VALUES):
        if s.unseen[value]:
            out[n] = CARD | value
            n += 1
    return n


@rule
def fate_moves(s: Position, move: Move) -> None:
    if dealer_is_unknown(s):
        draw_lot(s, move)
    else:
        give_card(s, move & CARDS)


@rule
def give_card(s: Position, value: int) -> None:
    from_under = next_comes_from_under(s)
    take_from_pile(s, value)
    if s.phase == DEAL:
        deal_card(s, value)
    elif s.phase == EXCHANGE:
        replace_card(s, value)
    else:
        draw_for_double(s, value, from_under)
