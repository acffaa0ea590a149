"""GAMETITLE in words: its moves, the position as a dict, what can be done and what happened.

All of it is given what a viewer knows: hidden records, and moves as he is shown them. What may be played when something
may not is said as in every game.
"""

from typing import Any

from tablee.kernel.contract import FATE, UNKNOWN, Move, Seat
from tablee.match.book import Book, numbers
from tablee.match.said import Player, Said, Texts

from .rules import lowest_laid, winner_of
from .state import CARD, CHOICE, CHOSEN, GONE, HAND, HIGHEST, LAID, OVER, PILE, Position

say = Texts.beside(__file__)

book = Book(say)
book.kind("choose", CHOICE, "{card}", card=numbers(1, HIGHEST, touch="card:{}"))
book.kind("deal", CARD, "c{card}", fate=True, card=numbers(1, HIGHEST))
book.unseen(CHOICE, "?")
book.unseen(CARD, "c?")


def cards_at(s: Position, place: int) -> list[int | None]:
    """The cards of a place, ascending; None for each that the viewer does not see."""
    if s.cards[place, 1] == UNKNOWN:
        return [None] * int(s.cards[place, 0])
    return [value for value in range(1, HIGHEST + 1) for _ in range(s.cards[place, value])]


def describe(s: Position) -> dict[str, Any]:
    def by_seat(place: int) -> list[list[int | None]]:
        return [cards_at(s, place + seat) for seat in range(s.seats)]

    return {
        "pile": int(s.cards[PILE, 0]),
        "hands": by_seat(HAND),
        "chosen": by_seat(CHOSEN),
        "laid": by_seat(LAID),
        "gone": cards_at(s, GONE),
        "points": s.points[: s.seats].tolist(),
    }


def prompt(s: Position, seat: Seat) -> Said:
    """What this seat can do now, in one short sentence: it stands above the board."""
    return say.prompt("choose")


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    if seat == FATE:
        return []
    told = [say("chose", who=Player(seat))]
    if after.cards[CHOSEN + seat, 0]:
        return told  # others have still to choose
    told += [say("laid", who=Player(one), card=cards_at(after, LAID + one)[0]) for one in range(after.seats)]
    winner = winner_of(after)
    told.append(say("won", who=Player(winner), points=lowest_laid(after)) if winner >= 0 else say("nobody"))
    return [*told, say("ends")] if after.phase == OVER else told
