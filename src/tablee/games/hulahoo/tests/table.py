"""Tables laid by hand: who holds what, what lies on top, what is left in the pile."""

from collections.abc import Sequence
from typing import Any

from tablee import Match
from tablee.testkit.set_up import set_up

from ..cards import add_card, new_deck, put_under
from ..state import CALLS, HAND, NO_CARD, NOBODY, OPEN, PLAY, Position


def numbers(cards: str) -> list[int]:
    return [int(card) for card in cards.split()]


def dealt(*seats: str, **options: Any) -> Match:
    """A match after the deal; each seat's ten cards as "1 2 3 4 5 | 6 8 9 10 11". The last seat deals."""
    match = Match("hulahoo", len(seats), options={"dealer": len(seats) - 1, **options}, fate="manual")
    rows = [numbers(cards.replace("|", " ")) for cards in seats]
    for card in range(10):
        for row in rows:
            match.play("fate", f"c{row[card]}")
    return match


def laid(
    *seats: str,
    top: str = "",
    call: str | None = None,
    turn: int = 0,
    pile: str | None = None,
    under: str = "",
    **options: Any,
) -> Match:
    """A match in the middle of a round; each seat's cards as "hand | open", the discard as `top`.

    The last seat deals, and the seat before `turn` is the caller. Cards mentioned nowhere are unseen, or, where
    `pile` says what is unseen, at the bottom of the discard.
    """
    match = Match("hulahoo", len(seats), options={"dealer": len(seats) - 1, **options}, fate="manual")

    def lay(s: Position) -> None:
        s.cards[:], s.held[:], s.due, s.phase, s.turn = 0, 0, 0, PLAY, turn
        s.call = CALLS.index(call)
        s.caller = (turn - 1) % len(seats) if top else NOBODY
        for seat, cards in enumerate(seats):
            for place, part in zip((HAND, OPEN), cards.split("|"), strict=True):
                for value in numbers(part):
                    add_card(s, place, seat, value)
        for value in numbers(under):
            put_under(s, value)
        fill_pile_and_discard(s, numbers(top), None if pile is None else numbers(pile))

    return set_up(match, lay)


def fill_pile_and_discard(s: Position, top: Sequence[int], pile: Sequence[int] | None) -> None:
    new_deck(s)
    s.unseen -= s.cards.sum(axis=(0, 1))
    for value in [*top, *s.under[: s.under_left]]:
        s.unseen[value] -= 1
    played = list(top)
    if pile is not None:
        rest = [value for value in range(1, 14) for _ in range(s.unseen[value] - pile.count(value))]
        played = rest + played
        s.unseen[:] = [pile.count(value) for value in range(14)]
    s.discard[:] = [*played, *[NO_CARD] * (84 - len(played))]
    s.discarded = len(played)
    s.unseen_left = s.unseen.sum()


def all_cards(state: dict[str, Any]) -> int:
    """How many cards an open position accounts for."""
    return sum(map(len, [*state["hands"], *state["open"], state["discard"]])) + int(state["draw"])
