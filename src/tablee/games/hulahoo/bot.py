"""Hula-Hoo for bots: leave the next player no answer, keep the octopuses, and never be left with one alone."""

from typing import Final

import numpy as np

from tablee.kernel.chance import bits32
from tablee.kernel.contract import Move, Moves, Random, Scores, Seat
from tablee.kernel.level import Level
from tablee.kernel.rule import rule

from .cards import card_at, cards_left, how_many
from .deal import left_of, yet_to_choose
from .play import call_of, fits_call, named_by, next_in, top_card
from .state import CARDS, DOUBLE, EXCHANGE, HAND, HIGHEST, JOKER, ONE_CARD, OPEN, PLAY, SHOW, VALUE_AT, Position

# What a quick player weighs when he plays a card.
SILENCE: Final = 3.0  # the next player cannot answer
ANSWERS: Final = 0.6  # he can with any card he may hold
OCTOPUS: Final = 0.6  # a joker is spent
EDGE: Final = 0.4  # a 1 or a 13 is spent
DRAWN: Final = 0.3  # a double brings a card
STRANDED: Final = 4.0  # nothing but jokers is left
WHIM: Final = 0.4 / (1 << 32)  # of what `bits32` gives: tastes differ

# What an open card is worth when cards are exchanged; a 1 or a 13 counts 1, an 8 or a 6 hardly anything.
JOKER_WORTH: Final = 3.0
AVERAGE: Final = 0.93  # of all cards

A_ROUND: Final = 15  # points it brings, more or less
ROW_WORTH: Final = np.array([1.0, 4 / 3, 5 / 2])  # [rounds won in a row] beside the 1 of everybody else


# -- what points are worth -----------------------------------------------------------------------------------


@rule
def noisy(s: Position) -> bool:
    """In the middle of a round nobody can tell; between rounds the points speak."""
    return not is_untouched(s)


@rule
def is_untouched(s: Position) -> bool:
    """A round is dealt, and nobody has done anything yet."""
    if s.chaos_deal:
        return bool(s.phase == SHOW and yet_to_choose(s) == (1 << int(s.seats)) - 1)
    if s.chaos_no_exchange:
        return bool(s.phase == PLAY and s.discarded == 0)
    return bool(s.phase == EXCHANGE and s.turn == left_of(s, s.dealer))


@rule
def evaluate(s: Position, out: Scores) -> None:
    total = 0.0
    for seat in range(s.seats):
        out[seat] = row_worth(s, seat) if s.streak else points_worth(s, seat)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@rule
def points_worth(s: Position, seat: Seat) -> float:
    """Who needs twice as many rounds as another wins about a quarter as often."""
    rounds = max((int(s.target) - int(s.points[seat])) / A_ROUND, 1.0)
    return 1.0 / (rounds * rounds)


@rule
def row_worth(s: Position, seat: Seat) -> float:
    return ROW_WORTH[s.row_count] if s.row_seat == seat else 1.0


# -- a quick player ------------------------------------------------------------------------------------------


@rule
def policy(s: Position, seat: Seat, moves: Moves, n: int, random: Random) -> int:
    best, highest = 0, -np.inf
    for i in range(n):
        liking = appeal(s, seat, int(moves[i])) + WHIM * bits32(random)
        if liking > highest:
            best, highest = i, liking
    return best


@rule
def appeal(s: Position, seat: Seat, move: Move) -> float:
    if s.phase == PLAY:
        return appeal_of_card(s, seat, move)
    if s.phase == EXCHANGE:
        return appeal_of_giving(move & CARDS)
    if s.phase == SHOW:
        return 0.0
    return appeal_of_call(s, named_by(move), top_card(s), call_of(move))


@rule
def appeal_of_card(s: Position, seat: Seat, move: Move) -> float:
    value, call = move >> VALUE_AT & ONE_CARD, call_of(move)
    rival = named_by(move) if s.chaos_call else next_in(s, seat)
    return appeal_of_call(s, rival, value, call) - cost_of_card(s, seat, value, call)


@rule
def appeal_of_call(s: Position, rival: Seat, value: int, call: int) -> float:
    """How hard it is to answer for a rival of whom one sees the open cards and can count what else he may hold."""
    shown, hidden, answers = 0, 0, 0
    for card in range(1, HIGHEST + 1):
        out_of_sight = int(s.unseen[card]) + int(s.cards[HAND, rival, card])
        hidden += out_of_sight
        if card in (JOKER, value) or fits_call(call, value, card):
            shown += int(s.cards[OPEN, rival, card])
            answers += out_of_sight
    share = answers / max(hidden, 1)
    if shown:
        return -ANSWERS * share
    return SILENCE * none_among(int(s.held[HAND, rival]), share) - ANSWERS * share


@rule
def none_among(cards: int, share: float) -> float:
    """How likely none of so many unknown cards is one of a kind that makes up this share of all."""
    likely = 1.0
    for _ in range(cards):
        likely *= 1.0 - share
    return likely


@rule
def cost_of_card(s: Position, seat: Seat, value: int, call: int) -> float:
    """What the player will miss; a joker must go while there is another card to end with (U12)."""
    jokers = int(s.cards[HAND, seat, JOKER]) + int(s.cards[OPEN, seat, JOKER])
    others = cards_left(s, seat) - jokers
    if value == JOKER:
        return OCTOPUS if others > 1 else 0.0
    if call == DOUBLE:
        return EDGE * edge_of(value) - DRAWN
    return STRANDED if jokers and others == 1 else EDGE * edge_of(value)


@rule
def edge_of(value: int) -> float:
    """How near to 1 or 13."""
    return abs(value - JOKER) / (HIGHEST - JOKER)


@rule
def appeal_of_giving(cards: int) -> float:
    total, count = 0.0, how_many(cards)
    for place in range(count):
        value = card_at(cards, count, place)
        total += AVERAGE - (JOKER_WORTH if value == JOKER else edge_of(value))
    return total


# -- levels --------------------------------------------------------------------------------------------------

LEVELS: Final = (
    Level(iterations=12, nodes=1, sight=1, temperature=0.05),
    Level(iterations=15, nodes=1, sight=1, playout=0, exploration=0.2),
    Level(iterations=80, nodes=1, sight=2, playout=0, exploration=0.15),
    Level(iterations=500, nodes=1, playout=0, exploration=0.15),
    Level(iterations=6_000, nodes=1, playout=0, exploration=0.1),
)
