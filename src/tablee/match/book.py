"""A book of moves: each kind of move is declared once, with what it is made of, and the words about moves follow.

    book = Book(say)
    book.kind("again", AGAIN)                                          # a move of no parts is written as it is called
    book.kind("place", place_code, "{dice}:{ring}", dice=DICE, ring=names("a", "b"))
    book.kind("roll", ROLL, "roll:{dice}", fate=True, dice=throws(3, 6))

A kind has a number of its own, to which its parts are added, or a function of its parts that gives a move's number:
the rule's own. Its label is the message `move-<kind>`, whose gaps are filled by the parts. A words.py with a `book` has
`text`, `parse`, `parts` and `label`, and its board `touches`, unless it writes one of them itself.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement, product
from typing import Any

from msgspec import Struct

from tablee.kernel.contract import Move
from tablee.kernel.dice import code_of
from tablee.match.said import Player, Said, Texts

SEATS = "abcdefgh"  # as records have them


class Part(Struct, frozen=True):
    """What moves are made of: which values there are, how each is written, said and pressed."""

    values: Sequence[Any]  # plain data, as boards get it
    written: Callable[[Any], str] = str
    said: Callable[[Any], Any] = lambda value: value  # as it fills the gap of a label
    touch: str = ""  # what is pressed for it on a drawn board, like "lane:{}"; "" nothing
    code: Callable[[Any], int] = int  # what it adds to the number of its kind

    def touches(self, value: Any) -> list[str]:
        """What is pressed for a value: a list is pressed one by one."""
        pressed = map(str, value) if isinstance(value, list) else [self.written(value)]
        return [self.touch.format(one) for one in pressed] if self.touch else []


Given = Part | Callable[..., Any]  # a function: what follows from the other parts


def numbers(least: int, most: int, touch: str = "") -> Part:
    return Part(range(least, most + 1), touch=touch)


def names(*written: str, touch: str = "") -> Part:
    """Numbers from 0 that have names: squares, letters."""
    return Part(range(len(written)), written.__getitem__, written.__getitem__, touch)


def seats(most: int) -> Part:
    """Players, written as in records: a, b, c."""
    return Part(range(most), SEATS.__getitem__, Player)


def throws(dice: int, faces: int, *, least: int = 0, between: str = "-", touch: str = "") -> Part:
    """Dice as `kernel.dice` counts them, written 4-2-1; with `least` fewer of them, too."""
    high_to_low = range(faces, 0, -1)
    several = [combinations_with_replacement(high_to_low, many) for many in range(least or dice, dice + 1)]
    return Part(
        [list(some) for each in several for some in each],
        lambda some: between.join(map(str, some)),
        touch=touch,
        code=code_of,
    )


class Entry(Struct, frozen=True):
    """One move."""

    kind: str
    text: str
    parts: dict[str, Any]
    said: dict[str, Any]
    touches: list[str]


class Book:
    """Every move there is, by its number and by its text."""

    def __init__(self, say: Texts) -> None:
        self._say = say
        self._entries: dict[Move, Entry] = {}
        self._moves: dict[str, Move] = {}
        self._fates: set[Move] = set()
        self._unseen: dict[Move, str] = {}

    def kind(
        self,
        name: str,
        code: int | Callable[..., Move],
        pattern: str = "",
        *,
        fate: bool = False,
        touch: str = "",
        **parts: Given,
    ) -> None:
        """Every move of a kind, whatever the position; `fate`: made by dice, cards and lots; `touch`: pressed last."""
        for entry, values in entries(name, pattern or name, touch, parts):
            move = code(**values) if callable(code) else code + added(parts, values)
            if move in self._entries or entry.text in self._moves:
                raise TypeError(f"two moves are {move} or {entry.text!r}: each needs a number and a text of its own")
            self._entries[move], self._moves[entry.text] = entry, move
            if fate:
                self._fates.add(move)

    def unseen(self, move: Move, text: str) -> None:
        """What `seen` makes of moves that a viewer may not know, and how that is written: with a `?`."""
        self._unseen[move] = text

    @property
    def plays(self) -> tuple[Move, ...]:
        """The players' moves, ascending: PLAYS of moves.py."""
        return tuple(sorted(self._entries.keys() - self._fates))

    @property
    def fates(self) -> tuple[Move, ...]:
        """Fate's moves, ascending: FATES of moves.py."""
        return tuple(sorted(self._fates))

    def text(self, move: Move) -> str:
        return self._unseen[move] if move in self._unseen else self._entry(move).text

    def parse(self, text: str) -> Move:
        if text not in self._moves:
            raise ValueError(text)
        return self._moves[text]

    def parts(self, move: Move) -> dict[str, Any]:
        entry = self._entry(move)
        return {"kind": entry.kind, **entry.parts}

    def label(self, move: Move) -> Said:
        entry = self._entry(move)
        return self._say.label(entry.kind, **entry.said)

    def touches(self, move: Move) -> list[str]:
        """What is pressed for it, in the order of its parts: the target is the last of them."""
        return self._entry(move).touches

    def _entry(self, move: Move) -> Entry:
        if move not in self._entries:
            raise LookupError(f"the book of moves has no move {move}: declare its kind, with all values of its parts")
        return self._entries[move]


def added(parts: dict[str, Given], values: dict[str, Any]) -> int:
    """What the parts add to the number of their kind."""
    return sum(part.code(values[name]) for name, part in parts.items() if isinstance(part, Part))


def entries(kind: str, pattern: str, touch: str, parts: dict[str, Given]) -> Iterator[tuple[Entry, dict[str, Any]]]:
    """Every move of a kind, with the values that give its number."""
    chosen = {name: part for name, part in parts.items() if isinstance(part, Part)}
    for values in product(*(part.values for part in chosen.values())):
        made = dict(zip(chosen, values, strict=True))
        texts = {name: part.written(made[name]) for name, part in chosen.items()}
        touches = [one for name, part in chosen.items() for one in part.touches(made[name])]
        shown = {name: made[name] if isinstance(part, Part) else part(**made) for name, part in parts.items()}
        said = {name: chosen[name].said(value) if name in chosen else value for name, value in shown.items()}
        yield Entry(kind, pattern.format(**texts), shown, said, [*touches, *([touch] if touch else [])]), made
