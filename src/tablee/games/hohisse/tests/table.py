"""Tables laid for tests: matches with fate in our hands, brought to where a test begins."""

from typing import Any, TypedDict, Unpack

from tablee import Match
from tablee.testkit.set_up import set_up

from ..cards import CARDS, COLOURS
from ..state import Position

A_HAND = ("B0", "B1", "B2", "G0", "G1", "R0")
B_HAND = ("B0", "B1", "B2", "G0", "G1", "R0")


class Slots(TypedDict, total=False):
    """Cards on the slots, bottom first: a_red="R2 W3"."""

    a_red: str
    a_blue: str
    a_green: str
    b_red: str
    b_blue: str
    b_green: str


def opened(form: str = "race", barrels: int = 3, **more: Any) -> Match:
    return Match("hohisse", options={"form": form, "barrels": barrels, **more}, fate="manual")


def deal(match: Match, *cards: str) -> None:
    """Fate gives these cards, then the first it can, until no card is due."""
    for card in cards:
        match.play("fate", f"c{card}")
    while any(match.state()["due"]):
        match.play("fate", match.legal("fate")[0])


def raced(at: int | None = 0) -> Match:
    """A race in which both are ready and the first pairs are turned up."""
    match = opened()
    match.play(0, "ready", at)
    match.play(1, "ready", at)
    deal(match)
    return match


def share(match: Match, seat: int, pairs: int, at: int | None = None, every: int = 1_000) -> None:
    """Share out pairs, always keeping the first card: the last one at `at`, the others before it."""
    for left in reversed(range(pairs)):
        match.play(seat, match.legal(seat)[0], None if at is None else at - left * every)
        deal(match)


def pulling(
    a: tuple[str, ...] = A_HAND,
    b: tuple[str, ...] = B_HAND,
    *,
    first: str = "a",
    barrels: int = 3,
    **slots: Unpack[Slots],
) -> Match:
    """The pull with these hands and slots; the barrel is on the start space of who is not first."""
    match = opened("none", barrels)
    match.play("fate", f"first:{first}")
    deal(match, *a, *b)
    return with_slots(match, **slots)


def with_slots(match: Match, **slots: Unpack[Slots]) -> Match:
    def change(s: Position) -> None:
        for name, cards in slots.items():
            side, _, colour = name.partition("_")
            slot = "ab".index(side) * 3 + COLOURS.index(colour)
            for level, card in enumerate(str(cards).split()):
                s.slot[slot, level] = CARDS.index(card)
                s.height[slot] = level + 1
                s.unseen[CARDS.index(card)] -= 1

    return set_up(match, change)


def barrel_on(match: Match, space: int) -> Match:
    def change(s: Position) -> None:
        s.barrel = space

    return set_up(match, change)


def nearly_out_of_cards(a: str, b: str, **slots: Unpack[Slots]) -> Match:
    """The pull with empty team piles; each hand as written, a to play, the barrel on 6."""

    def change(s: Position) -> None:
        for seat, cards in enumerate((a.split(), b.split())):
            s.hand[seat] = 0
            for card in cards:
                s.hand[seat, CARDS.index(card)] += 1
            s.held[seat] = len(cards)
            s.team[seat] = 0

    return set_up(pulling(**slots), change)


def play(match: Match, *moves: str) -> dict[str, Any]:
    """Whoever is to act plays these moves, fate dealing what is due in between."""
    for move in moves:
        match.play(match.to_act[0], move)
        deal(match)
    return match.state()
