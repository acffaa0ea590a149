"""Buttons on the board: put down, taken away, with what follows from where they stand."""

from tablee.kernel.contract import Position, Seat
from tablee.kernel.rule import rule

from .state import BACK, BLUE, BUTTONS, DIRECTIONS, EMPTY, KEYS, NEXT, OFF_BOARD, QUIET_END, RED, RING, SQUARES


@rule
def other(seat: Seat) -> Seat:
    return 1 - int(seat)


@rule
def set_buttons(s: Position) -> None:
    """Empty the board, then fill the ring: blue on b2, red next to it, and so on."""
    for square in range(SQUARES):
        s.board[square] = EMPTY
    for i in range(BUTTONS):
        s.button[RED, i], s.button[BLUE, i] = OFF_BOARD, OFF_BOARD
    clear_struck(s)
    for i in range(len(RING)):
        put(s, BLUE if i % 2 == 0 else RED, RING[i])


@rule
def clear_struck(s: Position) -> None:
    s.strikes = 0
    for i in range(BUTTONS):
        s.struck[i] = OFF_BOARD


@rule
def forget_history(s: Position) -> None:
    if s.begun:
        for i in range(QUIET_END + 2):
            s.history[i] = 0
        s.begun = 0


@rule
def slide(s: Position, seat: Seat, start: int, end: int) -> None:
    remove(s, seat, start)
    put(s, seat, end)


@rule
def put(s: Position, seat: Seat, square: int) -> None:
    s.board[square] = seat
    s.key ^= KEYS[seat, square]
    i = int(s.left[seat])
    while i > 0 and s.button[seat, i - 1] > square:
        s.button[seat, i] = s.button[seat, i - 1]
        i -= 1
    s.button[seat, i] = square
    s.left[seat] += 1
    touch_neighbours(s, seat, square)


@rule
def remove(s: Position, seat: Seat, square: int) -> None:
    touch_neighbours(s, seat, square)
    s.board[square] = EMPTY
    s.key ^= KEYS[seat, square]
    i = 0
    while s.button[seat, i] != square:
        i += 1
    last = int(s.left[seat]) - 1
    while i < last:
        s.button[seat, i] = s.button[seat, i + 1]
        i += 1
    s.button[seat, last] = OFF_BOARD
    s.left[seat] = last


@rule
def touch_neighbours(s: Position, seat: Seat, square: int) -> None:
    """A button comes or goes: note or strike it at every button of its colour it touches, and those at itself."""
    for direction in range(DIRECTIONS):
        near = NEXT[square, direction]
        if near != OFF_BOARD and s.board[near] == seat:
            touch(s, seat, near, BACK - direction)
            touch(s, seat, square, direction)


@rule
def touch(s: Position, seat: Seat, square: int, direction: int) -> None:
    s.crowded[seat] -= is_crowded(s, square)
    s.touching[square] ^= 1 << direction
    s.crowded[seat] += is_crowded(s, square)


@rule
def is_crowded(s: Position, square: int) -> bool:
    """This button touches two or more of its colour."""
    directions = int(s.touching[square])
    return directions & (directions - 1) != 0
