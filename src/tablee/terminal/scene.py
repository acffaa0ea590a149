"""A game's scene in the terminal: for games that have a board.py and no terminal.py.

Grids and spots are drawn as they lie, tracks beside each other stand upright, everything else is a line. A piece is
known by its letter as well as by its colour, and a place by what a move calls it.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby, takewhile
from typing import Any, Final

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.match.record import SEATS
from tablee.match.said import Player, Term, Texts
from tablee.match.scene import Piece, Scene, Zone, untagged
from tablee.match.seats import SeatName

COLOURS: Final = ("red", "green", "magenta", "yellow", "cyan", "blue", "bright_red", "bright_green")  # [seat]
CALLED: Final = {"purple": "magenta", "orange": "dark_orange"}  # what a game calls otherwise
BRACKETS: Final = {"card": "[]", "die": "[]"}  # of a shape; round otherwise
MARKED: Final = "<>"
BACK: Final = "▒"
WIDTH: Final = 78
LEAST: Final = 3  # letters for a place, so that the first piece does not move the others
GAP: Final = 2  # between two zones
MANY: Final = 9  # pieces alike, from which on they are counted
SPOTS: Final = (64, 15)  # letters and lines for places over a picture

Block = list[Text]  # lines


def draw_scene(
    scene: Scene, texts: Texts, language: str, acting: Collection[SeatName] = (), colours: Sequence[str] = ()
) -> RenderableType:
    """The rows from the top down; zones of those who may act are pointed at."""
    drawing = Drawing(scene, texts, language, acting, colours or COLOURS)
    return Group(*(line for row in scene.rows for line in drawing.row(row)))


class Drawing(Struct, frozen=True):
    """What the lines of one picture are made from."""

    scene: Scene
    texts: Texts
    language: str
    acting: Collection[SeatName]
    colours: Sequence[str]  # [seat]

    def row(self, zones: Sequence[Zone]) -> Iterable[RenderableType]:
        """Zones beside each other, as many as fit, on their common ground."""
        upright = sum(zone.kind == "track" for zone in zones) > 1
        blocks = [self.upright(zone) if upright else self.block(zone) for zone in zones]
        yield from map(side_by_side, fitting(blocks, gap=1 if upright else GAP))
        yield from [Text()] if max(map(len, blocks)) > 1 else []

    def block(self, zone: Zone) -> Block:
        kinds: dict[str, Callable[[Zone], Block]] = {"grid": self.grid, "spots": self.spots, "counter": self.counter}
        return kinds.get(zone.kind, self.line)(zone)

    # -- zones ------------------------------------------------------------------------------------------------

    def line(self, zone: Zone) -> Block:
        cells = [cell for cell in self.cells(zone) if cell.plain]
        shown = cells if zone.places else counted(cells)
        return [Text(" ").join([*self.heading(zone), *(shown or [Text("–", "dim")])])]

    def counter(self, zone: Zone) -> Block:
        most = "" if zone.most is None else f"/{zone.most}"
        return [Text(" ").join([*self.heading(zone), Text(f"{self.read(zone.value)}{most}", "bold")])]

    def upright(self, zone: Zone) -> Block:
        """Place 0 at the bottom, and the label below it."""
        cells = self.cells(zone)
        label = Text(self.read(zone.label), "dim", justify="center")
        width = max(LEAST, *(cell.cell_len for cell in (*cells, label)))
        return [centred(cell, width) for cell in (*reversed(cells), label)]

    def grid(self, zone: Zone) -> Block:
        """Row by row; beside and below it what all touches of a row or a column have in common."""
        cells, touches = by_row(self.cells(zone), zone.columns), by_row(zone.touches, zone.columns)
        down = labels([in_common(column) for column in zip(*touches, strict=False)])
        along = labels([in_common([touch[::-1] for touch in row])[::-1] for row in touches])
        width = max(LEAST, *(cell.cell_len for row in cells for cell in row))
        margin = max((len(name) for name in along), default=0)
        names = along or [""] * len(cells)
        lines = [
            Text(" ").join([Text(name.rjust(margin), "dim"), *(centred(cell, width) for cell in row)])
            for name, row in zip(names, cells, strict=True)
        ]
        foot = [Text(" ").join([Text(" " * margin), *(centred(Text(name, "dim"), width) for name in down)])]
        return [*self.title(zone), *lines, *(foot if down else [])]

    def spots(self, zone: Zone) -> Block:
        """Each place about where it is."""
        lines: dict[int, list[tuple[int, Text]]] = defaultdict(list)
        for (x, y), cell in zip(zone.at, self.cells(zone), strict=True):
            lines[round(y * (SPOTS[1] - 1))].append((round(x * (SPOTS[0] - 1)), cell))
        return [*self.title(zone), *(spread_out(lines[number]) for number in range(SPOTS[1]))]

    def title(self, zone: Zone) -> Block:
        heading = self.heading(zone)
        return [Text(" ").join(heading)] if heading else []

    def heading(self, zone: Zone) -> list[Text]:
        """Whose it is, and what it is called."""
        point = [] if zone.owner is None else [Text("▶" if zone.owner in self.acting else " ", "bold")]
        owner = [] if zone.owner is None else [Text(f"{self.named(zone.owner)}:", self.colour(zone.owner))]
        label = self.read(zone.label)
        return [*point, *owner, *([Text(label, "dim")] if label else [])]

    # -- places and pieces --------------------------------------------------------------------------------------

    def cells(self, zone: Zone) -> list[Text]:
        """[place] what lies there, or what is printed there, or that nothing does."""
        found: dict[int, list[Piece]] = defaultdict(list)
        for piece in self.scene.pieces:
            if piece.zone == zone.id:
                found[piece.place].append(piece)
        places = zone.places or 1 + max(found, default=-1)
        marks = [self.read(mark) for mark in zone.marks] or [""] * places
        return [self.cell(zone, found[place], marks[place]) for place in range(places)]

    def cell(self, zone: Zone, pieces: list[Piece], mark: str) -> Text:
        if zone.kind == "pits":
            return self.pit(pieces)
        if zone.kind == "grid" and pieces:
            return Text("").join(self.piece(piece, mark) for piece in pieces)
        printed = Text(mark, "dim") if mark or pieces or not zone.places else Text("·", "blue")
        return Text("").join([printed, *(self.piece(piece) for piece in pieces)])

    def pit(self, pieces: list[Piece]) -> Text:
        """How many stones there are in it."""
        stones = sum(1 if piece.count is None else piece.count for piece in pieces)
        return Text(f"({stones})", "bold" if stones else "blue")

    def piece(self, piece: Piece, below: str = "") -> Text:
        """In brackets: its face or what shows through it, and whose it is."""
        face = BACK if piece.hidden else below if piece.face is None else self.read(piece.face)
        letter = "" if piece.owner is None else SEATS[piece.owner]
        corner = "" if piece.corner is None else f"/{self.read(piece.corner)}"
        inside = f"{face}{letter}{corner}" or piece.shape[0]
        brackets = MARKED if piece.marked else BRACKETS.get(piece.shape, "()")
        count = "" if piece.count is None else f"×{piece.count}"
        return Text(f"{brackets[0]}{inside}{brackets[1]}{count}", self.style_of(piece))

    def read(self, words: Any) -> str:
        """What is written, in the reader's language."""
        given = untagged(words, self.texts)
        if isinstance(given, Player):
            return self.texts.player(given, self.language)
        return given.text(self.language) if isinstance(given, Term) else str(given)

    def named(self, seat: int) -> str:
        """The letter that pieces bear, and the name that stories tell of."""
        return f"{SEATS[seat]} {self.texts.player(seat, self.language)}"

    def style_of(self, piece: Piece) -> str:
        own = "bold" if piece.owner is None else self.colour(piece.owner)
        return f"{own} reverse" if piece.marked or piece.shape == "die" else own

    def colour(self, seat: int) -> str:
        colour = self.colours[seat]
        return f"bold {CALLED.get(colour, colour)}"


def counted(cells: list[Text]) -> list[Text]:
    """Many alike, one after the other, are a number."""
    runs = ((cell, len(list(run))) for cell, run in groupby(cells))
    return [one for cell, n in runs for one in ([cell + Text(f"×{n}")] if n >= MANY else [cell] * n)]


def by_row(cells: Sequence[Any], columns: int) -> list[Sequence[Any]]:
    return [cells[first : first + columns] for first in range(0, len(cells), columns)]


def labels(names: list[str]) -> list[str]:
    """Names that tell apart what they name; or none."""
    return names if all(names) and len(set(names)) == len(names) else []


def in_common(names: Iterable[str]) -> str:
    """How all of them begin."""
    alike = takewhile(lambda letters: len(set(letters)) == 1, zip(*names, strict=False))
    return "".join(letters[0] for letters in alike)


def centred(cell: Text, width: int) -> Text:
    left = (width - cell.cell_len) // 2
    return Text(" " * left) + cell + Text(" " * (width - cell.cell_len - left))


def spread_out(cells: Iterable[tuple[int, Text]]) -> Text:
    """Each at its column, or right of the one before."""
    line = Text()
    for column, cell in sorted(cells, key=lambda one: one[0]):
        line = line + Text(" " * max(column - line.cell_len, 1)) + cell
    return line


def width_of(block: Block) -> int:
    return max(line.cell_len for line in block)


def fitting(blocks: list[Block], gap: int) -> list[list[Block]]:
    """Blocks in lines that are not too long."""
    lines: list[list[Block]] = [[]]
    room = WIDTH
    for block in blocks:
        room -= width_of(block) + gap
        if room < 0 and lines[-1]:
            lines.append([])
            room = WIDTH - width_of(block) - gap
        lines[-1].append(block)
    return lines


def side_by_side(blocks: list[Block]) -> RenderableType:
    if len(blocks) == 1:
        return Text("\n").join(blocks[0])
    table = Table.grid(padding=(0, GAP, 0, 0))
    for _ in blocks:
        table.add_column(vertical="bottom", no_wrap=True)
    table.add_row(*(Text("\n").join(block) for block in blocks))
    return table
