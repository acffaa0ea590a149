"""Matching pennies for tests of the search: both choose at once, in secret; seat 1 wins if the coins are the same.

Played in plain Python only. A search that lets one seat see the other's coin thinks the game is decided.
"""

import sys
from types import SimpleNamespace
from typing import Any

import numpy as np

from tablee.kernel import defaults, registry
from tablee.kernel.chance import below
from tablee.kernel.contract import UNKNOWN, Move, Moves, Options, Position, Random, Scores, Seat
from tablee.kernel.position import position_type

MOST_MOVES = 2
POSITION = position_type("pennies", [("coin", "i2", (2,))])  # [seat] 0: not chosen; 1 or 2
HIDDEN_MOVE = 9


def setup(s: Position, seats: int, options: Options) -> None:
    s.coin[:] = 0


def to_act(s: Position) -> int:
    return int(s.coin[0] == 0) + 2 * int(s.coin[1] == 0)


def legal(s: Position, seat: Seat, out: Moves) -> int:
    out[0], out[1] = 1, 2
    return 2


def apply(s: Position, seat: Seat, move: Move) -> None:
    s.coin[seat] = move


def scores(s: Position, out: Scores) -> None:
    out[1] = s.coin[0] == s.coin[1]
    out[0] = 1 - out[1]


def hide(s: Position, seat: Seat) -> None:
    if to_act(s) and s.coin[1 - seat]:
        s.coin[1 - seat] = UNKNOWN


def imagine(s: Position, seat: Seat, random: Random) -> None:
    if s.coin[1 - seat] == UNKNOWN:
        s.coin[1 - seat] = 1 + below(random, 2)


def seen(s: Position, seat: Seat, move: Move, viewer: Seat) -> Move:
    return move if seat == viewer else HIDDEN_MOVE


registry.register(registry.mark_of(POSITION), sys.modules[__name__], None, defaults)
GAME: Any = SimpleNamespace(facts=SimpleNamespace(secrets=True), type=POSITION, most_moves=MOST_MOVES, bot=None)


def positions(*coins: int) -> Any:
    record = np.zeros(1, POSITION)
    record[0].coin[:] = coins
    return record
