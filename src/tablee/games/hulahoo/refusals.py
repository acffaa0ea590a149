"""Why a move is not legal here, and what would be; told from what the player himself may know."""

import numpy as np

from tablee.kernel.contract import FATE, Move, Seat
from tablee.match.said import Player, Said, Term

from .naming import label
from .notation import place_of, say, value_of
from .play import call_of, is_double, is_in, may_play, named_by, plays, top_card
from .state import (
    CARD,
    DOUBLE,
    EXCHANGE,
    HAND,
    HIGHEST,
    JOKER,
    KIND,
    LAY_OPEN,
    LOT,
    MINUS,
    MOST_MOVES,
    NAME_AGAIN,
    NOBODY,
    OPEN,
    PASS,
    PLAY,
    PLUS,
    SHOW,
    SWAP,
    Position,
)
from .stories import a_card, cards_in, several


def refuse(s: Position, seat: Seat, move: Move) -> Said:
    if seat == FATE:
        return say("not_fate")
    kind = move & KIND
    if kind in (LOT, CARD):
        return say("fates_move")
    if s.phase == SHOW:
        return refuse_choice(s, seat, kind)
    if s.phase == EXCHANGE:
        return refuse_swap(s, seat, kind)
    return refuse_play(s, seat, move) if s.phase == PLAY else refuse_recall(s, seat, move)


def refuse_choice(s: Position, seat: Seat, kind: int) -> Said:
    if kind == LAY_OPEN:
        return say("choose_from_hand", cards=several(cards_in(s.cards[HAND, seat])))
    return say("choose_first")


def refuse_swap(s: Position, seat: Seat, kind: int) -> Said:
    if kind == SWAP:
        return say("swap_from_open", cards=several(cards_in(s.cards[OPEN, seat])))
    return say("swap_first")


def first_play(s: Position, seat: Seat) -> Move:
    """A move that would have worked."""
    out = np.zeros(MOST_MOVES, np.int64)
    plays(s, seat, out)
    return int(out[0])


# -- playing a card -----------------------------------------------------------------------------------------


def refuse_play(s: Position, seat: Seat, move: Move) -> Said:
    kind = move & KIND
    if kind == SWAP:
        return say("swap_is_over")
    if kind == LAY_OPEN:
        return say("already_open")
    if move == PASS:
        return say("can_play", example=label(first_play(s, seat)).term)
    if kind == NAME_AGAIN:
        return nobody_passed(s, seat)
    return not_there(s, seat, move) or does_not_fit(s, seat, move) or miscalled(s, move) or misnamed(s, seat, move)


def nobody_passed(s: Position, seat: Seat) -> Said:
    possible = first_play(s, seat)
    return say("must_pass") if possible == PASS else say("nobody_passed", example=label(possible).term)


def not_there(s: Position, seat: Seat, move: Move) -> Said | None:
    place, value = place_of(move), value_of(move)
    if s.cards[place, seat, value]:
        return None
    cards = several(cards_in(s.cards[place, seat]))
    return say("not_in_hand" if place == HAND else "not_in_front", value=value, cards=cards)


def does_not_fit(s: Position, seat: Seat, move: Move) -> Said | None:
    if may_play(s, seat, value_of(move)):
        return None
    if value_of(move) == JOKER:
        return say("lone_joker")
    return needed(top_card(s), int(s.call))


def needed(top: int, call: int) -> Said:
    """What would have answered the call."""
    if call == DOUBLE:
        return say("needs_break", top=top, neighbours=neighbours(top))
    if top == JOKER:
        return say("needs_above_joker" if call == PLUS else "needs_below_joker")
    if (top, call) in ((HIGHEST, PLUS), (1, MINUS)):
        return say("at_the_limit", top=top)
    beyond = top + 1 if call == PLUS else top - 1
    if beyond == JOKER:  # which is spoken of apart
        beyond += 1 if call == PLUS else -1
    return say("needs_higher" if call == PLUS else "needs_lower", top=top, next_value=beyond)


def neighbours(top: int) -> list[Term]:
    """The cards one off that are not the joker, which is spoken of apart."""
    return [a_card(value) for value in (top - 1, top + 1) if 1 <= value <= HIGHEST and value != JOKER]


def miscalled(s: Position, move: Move) -> Said | None:
    """Double where it is none, or no double where it is one."""
    value, call = value_of(move), call_of(move)
    if is_double(s, value) == (call == DOUBLE):
        return None
    if is_double(s, value):
        return say("say_double", value=value)
    return say("joker_call" if value == JOKER else "no_double")


def misnamed(s: Position, seat: Seat, move: Move) -> Said:
    if not s.chaos_call:
        return say("name_needless")
    if named_by(move) == NOBODY:
        return say("name_missing", rivals=rivals(s, seat))
    return say("name_wrong", rivals=rivals(s, seat))


def rivals(s: Position, seat: Seat) -> list[Player]:
    return [Player(rival) for rival in range(s.seats) if rival != seat and is_in(s, rival)]


# -- naming another -----------------------------------------------------------------------------------------


def refuse_recall(s: Position, seat: Seat, move: Move) -> Said:
    if move & KIND != NAME_AGAIN:
        return say("name_first", rivals=rivals(s, seat))
    if (s.call == DOUBLE) != (call_of(move) == DOUBLE):
        return say("double_stays" if s.call == DOUBLE else "not_a_double_now")
    return misnamed(s, seat, move)
