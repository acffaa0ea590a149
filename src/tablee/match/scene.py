"""A board as data: zones with places, pieces on them. A game's `board.py` makes one of a hidden position.

    def scene(s: Position) -> Scene: ...            # what there is to see; holds no rule
    def touches(move: Move) -> list[str]: ...       # what is pressed to make it, the target last; []: a button

A screen draws the zones row by row and finds the gesture for a move by itself: no game states a pixel or a gesture.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import force_setattr

from tablee.match.said import Player, Term, Texts, tagged

Kind = Literal["grid", "track", "row", "hand", "pile", "dice", "counter", "pits", "spots"]
if TYPE_CHECKING:
    Words = str | int | Player | Term | dict[str, Any]  # as a game gives them; NumPy's whole numbers too
else:
    Words = str | int | dict[str, Any]  # as they are kept and sent: `{"player": 0}`, `{"term": "man", ...}`

SHAPES: Final = ("disc", "ring", "pawn", "card", "die", "stone", "button")  # or a symbol of the game's art.svg
SOUNDS: Final = ("card", "dice", "lost", "no", "pop", "round", "slide", "splash", "tap", "won", "your_turn")
Colour = Literal["red", "blue", "green", "yellow", "purple", "orange"]  # of a seat: COLOURS of a board.py
NUMBERED: Final = ("places", "columns", "owner", "most")
WORDED: Final = ("label", "value")
PLAIN: Final = (str, int, type(None))


class Zone(Struct, frozen=True, omit_defaults=True, gc=False):
    """Places that belong together. It never changes: one that looks alike in every position can be made once."""

    id: str
    kind: Kind
    label: Words = ""
    places: int = 0  # how many there are; 0: as many as there are pieces
    owner: int | None = None  # a seat
    touch: str = ""  # what pressing it as a whole stands for
    columns: int = 0  # of a grid, whose places are in reading order
    touches: list[str] = []  # [place] what pressing it, or the piece on it, stands for; "" nothing
    marks: list[Words] = []  # [place] what is printed there
    value: Words | None = None  # of a counter
    most: int | None = None  # what a counter can come to
    at: list[tuple[float, float]] = []  # [place] of spots: across and down, from 0 to 1
    picture: str = ""  # a symbol of the game's art.svg, behind it

    def __post_init__(self) -> None:
        for name in NUMBERED:
            value = getattr(self, name)
            if value is not None and type(value) is not int:
                force_setattr(self, name, int(value))
        for name in WORDED:
            if type(value := getattr(self, name)) not in PLAIN:
                force_setattr(self, name, words(value))
        if any(type(mark) not in PLAIN for mark in self.marks):
            force_setattr(self, "marks", [words(mark) for mark in self.marks])


class Piece(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something on a place."""

    id: str | None  # stays the same while it moves; None: one of several alike
    zone: str
    place: int
    shape: str = "disc"
    face: Words | None = None  # what is written on it
    corner: Words | None = None  # and, small, in its corner
    owner: int | None = None  # a seat: its colour and its letter
    touch: str = ""  # what pressing it stands for
    hidden: bool = False  # seen from behind
    marked: bool = False
    count: int | None = None  # how many it stands for: stones in a pit, cards in a pile


class Scene(Struct):
    """What a board shows, in the order in which it is read."""

    rows: list[list[Zone]] = []
    pieces: list[Piece] = []

    def row(self, *zones: Zone) -> None:
        """Zones beside each other, below those before."""
        self.rows.append(list(zones))

    def put(
        self,
        id: str | None,
        zone: str,
        place: int,
        shape: str = "disc",
        *,
        face: Words | None = None,
        corner: Words | None = None,
        owner: int | None = None,
        touch: str = "",
        hidden: bool = False,
        marked: bool = False,
        count: int | None = None,
    ) -> None:
        """A piece on a place of a zone. `id` None: one of several alike, of which a page works out which has moved."""
        self.pieces.append(
            Piece(
                id,
                zone,
                int(place),
                shape,
                None if face is None else words(face),
                None if corner is None else words(corner),
                None if owner is None else int(owner),
                touch,
                hidden is not False and bool(hidden),
                marked is not False and bool(marked),
                None if count is None else int(count),
            )
        )

    def put_all(
        self, zone: str, shape: str, faces: Iterable[Words | None], *, stacks: int = 0, touch: str = ""
    ) -> None:
        """Pieces alike but for their faces, a place each, or in so many stacks; `touch` like "die:{}"."""
        for n, face in enumerate(faces):
            self.put(None, zone, n % stacks if stacks else n, shape, face=face, touch=touch.format(face))

    @property
    def zones(self) -> list[Zone]:
        return [zone for row in self.rows for zone in row]

    def faults(self, seats: int) -> Iterator[str]:
        """What does not make sense, in words."""
        zones = {zone.id: zone for zone in self.zones}
        yield from _twice("zone", (zone.id for zone in self.zones))
        yield from _twice("piece", (piece.id for piece in self.pieces if piece.id is not None))
        for zone in self.zones:
            yield from (f"the zone {zone.id!r} {fault}" for fault in _zone_faults(zone, seats))
        for piece in self.pieces:
            yield from (f"the piece {_name(piece)} {fault}" for fault in _piece_faults(piece, zones, seats))

    def said(self) -> Iterator[Words]:
        """Whatever is written on it, as it is sent."""
        for zone in self.zones:
            yield from (zone.label, *zone.marks, *([] if zone.value is None else [zone.value]))
        for piece in self.pieces:
            yield from (one for one in (piece.face, piece.corner) if one is not None)

    def touchable(self) -> set[str]:
        """Whatever can be pressed on it."""
        places = (touch for zone in self.zones for touch in zone.touches)
        return {*places, *(one.touch for one in self.zones), *(one.touch for one in self.pieces)} - {""}


def words(given: Any) -> Any:
    """What is said on a board, as plain data: a number of NumPy's is a whole number, a term is tagged."""
    if type(given) in PLAIN:
        return given
    return tagged(given) if isinstance(given, Player | Term | dict) else int(given)


def untagged(words: Any, texts: Texts) -> Any:
    """What was said on a board, as it was given: a text, a number, a player, or a term of the game's texts."""
    if isinstance(words, list):
        return [untagged(one, texts) for one in words]
    if not isinstance(words, dict):
        return words
    if "player" in words:
        return Player(words["player"])
    id, values = f"term-{words['term']}", {key: untagged(one, texts) for key, one in words["values"].items()}
    return Term(texts, id if id in texts else words["term"], values, words["means"])


def _twice(kind: str, ids: Iterable[str]) -> Iterator[str]:
    return (f"{times} {kind}s have the id {id!r}" for id, times in Counter(ids).items() if times > 1)


def _zone_faults(zone: Zone, seats: int) -> Iterator[str]:
    if zone.kind not in get_args(Kind):
        yield f"is of the kind {zone.kind!r}: expected one of {', '.join(get_args(Kind))}"
    yield from _owner_faults(zone.owner, seats)
    if zone.kind == "grid" and (zone.columns < 1 or zone.places % zone.columns):
        yield f"has {zone.places} places in {zone.columns} columns: expected whole rows"
    if zone.kind == "spots" and len(zone.at) != zone.places:
        yield f"says where {len(zone.at)} of its {zone.places} places are"
    for name, listed in (("touches", zone.touches), ("marks", zone.marks)):
        if listed and len(listed) != zone.places:
            yield f"has {len(listed)} {name} for {zone.places} places"


def _piece_faults(piece: Piece, zones: dict[str, Zone], seats: int) -> Iterator[str]:
    zone = zones.get(piece.zone)
    yield from _owner_faults(piece.owner, seats)
    if zone is None:
        yield f"is in the zone {piece.zone!r}: expected one of {', '.join(zones)}"
    elif zone.kind == "counter":
        yield f"is on the counter {zone.id!r}, which has no places"
    elif piece.place < 0 or (zone.places and piece.place >= zone.places):
        yield f"is on place {piece.place} of {zone.id!r}: expected 0 to {zone.places - 1}"


def _owner_faults(owner: int | None, seats: int) -> Iterator[str]:
    if owner is not None and not 0 <= owner < seats:
        yield f"belongs to seat {owner}: expected 0 to {seats - 1}, or None"


def _name(piece: Piece) -> str:
    return repr(piece.id) if piece.id is not None else f"({piece.shape}) on place {piece.place} of {piece.zone!r}"
