"""Cards on the discard: what may follow, doubles, passing, naming who answers (U5 to U14, chaos_call)."""

from tablee.kernel.contract import Move, Moves, Seat
from tablee.kernel.rule import rule

from .cards import add_card, cards_left, pile_left, take_card
from .deal import left_of
from .score import win_round
from .state import (
    ALONE,
    CALL_AT,
    DOUBLE,
    HAND,
    HIGHEST,
    JOKER,
    LAY,
    MINUS,
    NAME,
    NAME_AGAIN,
    NO_CALL,
    NO_CARD,
    ONE_CARD,
    OPEN,
    OUT,
    PASS,
    PLACE_AT,
    PLAY,
    PLUS,
    RECALL,
    VALUE_AT,
    Position,
)


@rule
def call_of(move: Move) -> int:
    return move >> CALL_AT & DOUBLE


@rule
def named_by(move: Move) -> Seat:
    """The seat a move names; NOBODY if it names none."""
    return (move & NAME) - 1


@rule
def is_in(s: Position, seat: Seat) -> bool:
    return bool(int(s.still_in) >> seat & 1)


@rule
def top_card(s: Position) -> int:
    return int(s.discard[s.discarded - 1]) if s.discarded else NO_CARD


# -- U5 to U10: what may be played --------------------------------------------------------------------------


@rule
def plays(s: Position, seat: Seat, out: Moves) -> int:
    """U11: who can play must play, who cannot passes."""
    n = 0
    for place in range(HAND, OPEN + 1):
        for value in range(1, HIGHEST + 1):
            if s.cards[place, seat, value] and may_play(s, seat, value):
                n = with_each_call(s, seat, place, value, out, n)
    if n == 0:
        out[0] = PASS
        return 1
    return n


@rule
def may_play(s: Position, seat: Seat, value: int) -> bool:
    if value == JOKER:
        return not is_last_card(s, seat)
    return is_double(s, value) or fits_call(int(s.call), top_card(s), value)


@rule
def is_last_card(s: Position, seat: Seat) -> bool:
    """U12: a joker may not be the last card."""
    return bool(cards_left(s, seat) == 1)


@rule
def is_double(s: Position, value: int) -> bool:
    """U7, U9: equal to the card before it, but a joker never is."""
    return bool(value == top_card(s) and value != JOKER)


@rule
def fits_call(call: int, top: int, value: int) -> bool:
    """U5, U6, U8: anything at first, higher after plus, lower after moins, one off after a double."""
    if call == PLUS:
        return value > top
    if call == MINUS:
        return value < top
    return call == NO_CALL or abs(value - top) == 1


@rule
def with_each_call(s: Position, seat: Seat, place: int, value: int, out: Moves, n: int) -> int:
    card = LAY | place << PLACE_AT | value << VALUE_AT
    if is_double(s, value):
        return with_each_name(s, seat, card | DOUBLE << CALL_AT, out, n)
    n = with_each_name(s, seat, card | PLUS << CALL_AT, out, n)
    return with_each_name(s, seat, card | MINUS << CALL_AT, out, n)


@rule
def with_each_name(s: Position, seat: Seat, move: Move, out: Moves, n: int) -> int:
    """With chaos_call every rival still in may be named; otherwise nobody is."""
    if not s.chaos_call:
        out[n] = move
        return n + 1
    for rival in range(s.seats):
        if rival != seat and is_in(s, rival):
            out[n] = move | (rival + 1)
            n += 1
    return n


# -- a card is played ---------------------------------------------------------------------------------------


@rule
def play_or_pass(s: Position, seat: Seat, move: Move) -> None:
    if move == PASS:
        pass_out(s, seat)
    else:
        play_card(s, seat, move)


@rule
def play_card(s: Position, seat: Seat, move: Move) -> None:
    put_on_discard(s, seat, move >> PLACE_AT & 1, move >> VALUE_AT & ONE_CARD)
    s.caller = seat
    s.call = call_of(move)
    s.due = 1 if s.call == DOUBLE and pile_left(s) else 0
    if cards_left(s, seat) + s.due == 0:
        win_round(s, seat, OUT)
    elif s.chaos_call:
        s.turn = named_by(move)
    else:
        s.turn = next_in(s, seat)


@rule
def put_on_discard(s: Position, seat: Seat, place: int, value: int) -> None:
    take_card(s, place, seat, value)
    s.discard[s.discarded] = value
    s.discarded += 1
    if place == HAND and s.known[seat, value]:
        s.known[seat, value] -= 1


@rule
def draw_for_double(s: Position, value: int, from_under: bool) -> None:
    """U7, U14: into the caller's hand; from under the pile, everybody knows it."""
    add_card(s, HAND, s.caller, value)
    if from_under:
        s.known[s.caller, value] += 1
    s.due = 0


@rule
def next_in(s: Position, seat: Seat) -> Seat:
    neighbour = left_of(s, seat)
    while not is_in(s, neighbour):
        neighbour = left_of(s, neighbour)
    return neighbour


# -- U11, U13: passing, and naming another ------------------------------------------------------------------


@rule
def pass_out(s: Position, seat: Seat) -> None:
    s.still_in = int(s.still_in) & ~(1 << seat)
    if s.still_in == 1 << int(s.caller):
        win_round(s, s.caller, ALONE)
    elif s.chaos_call:
        s.phase = RECALL
        s.turn = s.caller
    else:
        s.turn = next_in(s, seat)


@rule
def recalls(s: Position, seat: Seat, out: Moves) -> int:
    """chaos_call: plus and moins may be exchanged, a double stays a double."""
    if s.call == DOUBLE:
        return with_each_name(s, seat, NAME_AGAIN | DOUBLE << CALL_AT, out, 0)
    n = with_each_name(s, seat, NAME_AGAIN | PLUS << CALL_AT, out, 0)
    return with_each_name(s, seat, NAME_AGAIN | MINUS << CALL_AT, out, n)


@rule
def recall(s: Position, move: Move) -> None:
    s.call = call_of(move)
    s.turn = named_by(move)
    s.phase = PLAY
