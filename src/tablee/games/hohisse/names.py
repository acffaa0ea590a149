"""The cards and slots as players call them."""

from collections.abc import Iterable
from pathlib import Path

from tablee.match.said import Term, Texts

from .cards import CARDS, COLOUR, COLOURS, FIRST_ACTION, MARKED, NESSIE, STRENGTH, WHITE

say = Texts(Path(__file__).parent)
SIDES = "ab"
SLOT_NAMES = tuple(f"{side}:{colour}" for side in SIDES for colour in COLOURS)  # [slot]


def card(kind: int) -> Term:
    """One card with its article: the marked red 2."""
    if kind == NESSIE or kind >= FIRST_ACTION:
        return say.term(CARDS[kind])
    if COLOUR[kind] == WHITE:
        return _filled(say.term("woman"), kind, say.term("white"))
    return _filled(say.term("marked_man" if MARKED[kind] else "man"), kind, colour(int(COLOUR[kind])))


def _filled(pattern: Term, kind: int, colour: Term) -> Term:
    strength = STRENGTH[kind]
    return Term(
        fr=pattern.fr.format(strength=strength, colour=colour.fr),
        en=pattern.en.format(strength=strength, colour=colour.en),
        means=CARDS[kind],
    )


def cards(kinds: Iterable[int]) -> Term:
    """Several cards in a row: the red 1, the blue 2 and Nessie."""
    names = [card(kind) for kind in kinds]
    return Term(
        fr=_row([name.fr for name in names], "et"),
        en=_row([name.en for name in names], "and"),
        means=[name.means for name in names],
    )


def _row(words: list[str], last: str) -> str:
    return ", ".join(words[:-1]) + f" {last} {words[-1]}" if words[1:] else "".join(words)


def colour(number: int) -> Term:
    """The colour of a slot: its number in a side's three."""
    return say.term(COLOURS[number])
