"""Hula-Hoo in words: the position as a dict. Moves, prompts, the story and refusals have modules of their own."""

from typing import Any

from tablee.kernel.contract import UNKNOWN, Seat

from .cards import card_at, pile_left
from .naming import label, parts
from .notation import parse, text
from .prompts import prompt
from .refusals import refuse
from .state import CALLS, HAND, HOW, NOBODY, NOT_YET, SHOWN, Position
from .stories import standing, story

__all__ = ["describe", "label", "parse", "parts", "pieces", "prompt", "refuse", "standing", "story", "text"]


def describe(s: Position) -> dict[str, Any]:
    seats, still_in = range(s.seats), int(s.still_in)
    (hands, tables), held, known = s.cards.tolist(), s.held.tolist(), s.known.tolist()
    return {
        "round": int(s.round_number),
        "dealer": seat_or_none(s.dealer),
        "caller": seat_or_none(s.caller),
        "hands": [cards_or_backs(hands[seat], held[HAND][seat]) for seat in seats],
        "open": [listed(tables[seat]) for seat in seats],
        "shown": [chosen(cards) for cards in s.shown[: s.seats].tolist()],
        "known": [listed(known[seat]) for seat in seats],
        "draw": pile_left(s),
        "under": s.under[: s.under_left].tolist(),
        "discard": s.discard[: s.discarded].tolist(),
        "call": CALLS[s.call],
        "in": [bool(still_in >> seat & 1) for seat in seats],
        "points": s.points[: s.seats].tolist(),
        "row": None if s.row_seat == NOBODY else [int(s.row_seat), int(s.row_count)],
        "last": None if s.last_winner == NOBODY else last_round(s),
    }


def seat_or_none(seat: Any) -> Seat | None:
    return None if seat == NOBODY else int(seat)


def listed(counts: list[int]) -> list[int]:
    """Cards counted by value, as a sorted list."""
    return [value for value, count in enumerate(counts) for _ in range(count)]


def cards_or_backs(counts: list[int], held: int) -> list[int] | list[None]:
    """A hand as it is seen: its cards, or as many backs."""
    cards = listed(counts)
    return cards if len(cards) == held else [None] * held


def chosen(cards: int) -> list[int] | None:
    return None if cards in (NOT_YET, UNKNOWN) else [card_at(cards, SHOWN, place) for place in range(SHOWN)]


def last_round(s: Position) -> dict[str, Any]:
    hands, held = s.last_hand.tolist(), s.last_held.tolist()
    return {
        "winner": int(s.last_winner),
        "how": HOW[s.last_how],
        "points": int(s.last_points),
        "hands": [cards_or_backs(hands[seat], held[seat]) for seat in range(s.seats)],
    }


def pieces(s: Position) -> list[int]:
    """How many cards there are of each value, wherever they lie."""
    counts = s.unseen + s.cards.sum(axis=(0, 1))
    for value in [*s.under[: s.under_left], *s.discard[: s.discarded]]:
        counts[value] += 1
    return [int(count) for count in counts[1:]]
