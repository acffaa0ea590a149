"""What a button would find where it lands, found by the rules themselves on a sketch of the board."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from tablee.kernel.contract import Move, Seat

from .geometry import other
from .rules import in_forbidden_group, threatened_beyond
from .state import BACK, EMPTY, NEXT, NOT_ONE, OFF_BOARD, ONLY, SLIDE, Position

NEAR: Final = [  # [square] those that touch it, each with its direction
    [(direction, int(near)) for direction, near in enumerate(row) if near != OFF_BOARD] for row in NEXT
]


class Landing(NamedTuple):
    """A button on the square it would land on."""

    square: int
    partner: int  # its pair's other button, or OFF_BOARD
    targets: list[int]  # what that pair would threaten
    grouped: bool  # part of a forbidden group
    endangered: bool  # a rival pair would threaten it


def landings(s: Position, seat: Seat, slides: list[Move]) -> Iterator[tuple[Move, Landing]]:
    sketch = Sketch(s, seat)
    for start, moves in groupby(slides, key=lambda move: (move - SLIDE) // 100):
        sketch.lift(start)
        for move in moves:
            yield move, sketch.landing((move - SLIDE) % 100)
        sketch.put(start)


class Sketch:
    """A position's buttons in plain lists, on which rules that look at neighbours are ten times as fast."""

    def __init__(self, s: Position, seat: Seat) -> None:
        self.seat = int(seat)
        self.board = s.board.tolist()
        self.holes = s.holes.tolist()
        self.touching = s.touching.tolist()
        rival = other(seat)
        standing = s.button[rival, : s.left[rival]].tolist()
        self.aiming = [square for square in standing if ONLY[self.touching[square]] != NOT_ONE]

    def lift(self, square: int) -> None:
        self.touch_neighbours(square)
        self.board[square] = EMPTY

    def put(self, square: int) -> None:
        self.board[square] = self.seat
        self.touch_neighbours(square)

    def touch_neighbours(self, square: int) -> None:
        """As on a real board, without counting who is crowded."""
        for direction, near in NEAR[square]:
            if self.board[near] == self.seat:
                self.touching[near] ^= 1 << (BACK - direction)
                self.touching[square] ^= 1 << direction

    def landing(self, square: int) -> Landing:
        self.put(square)
        found = self.found_on(square)
        self.lift(square)
        return found

    def found_on(self, square: int) -> Landing:
        endangered = any(threatened_beyond(self, aiming) == square for aiming in self.aiming)
        if not self.touching[square]:
            return Landing(square, OFF_BOARD, [], False, endangered)
        if in_forbidden_group(self, square):
            return Landing(square, OFF_BOARD, [], True, endangered)
        partner = int(NEXT[square, ONLY[self.touching[square]]])
        shots = [threatened_beyond(self, square), threatened_beyond(self, partner)]
        return Landing(square, partner, sorted(set(shots) - {OFF_BOARD}), False, endangered)
