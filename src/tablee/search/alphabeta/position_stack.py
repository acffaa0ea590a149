"""The position stack of an alpha-beta search: positions, one frame a move deeper, and what it remembers.

All of the search is in these arrays, so it can be stopped after any position and taken up again.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from tablee.kernel.position import record_type

MOST_FRAMES: Final = 96  # moves ahead at the most
HISTORY: Final = 1 << 12  # places a move's number is scattered over

# What an entry of the table says about its value.
EMPTY, EXACT, AT_LEAST, AT_MOST = range(4)

ENTRY = record_type([("name", "u8"), ("move", "i8"), ("value", "i4"), ("depth", "i2"), ("bound", "i2")])

CONTROL = record_type(
    [
        ("top", "i8"),  # the frame where the search is; below 0 when it is done
        ("value", "i8"),  # of the position closed last, for the seat of its frame
        ("nodes", "i8"),  # positions looked at
        ("bits", "i8"),  # the table has 2**bits entries; 0: there is none
        ("final", "f8", (2,)),  # [seat]
        ("history", "i8", (2, HISTORY)),  # [seat, place] how often a move was too good for the other
    ]
)


def frame_type(most_moves: int) -> np.dtype[Any]:
    return record_type(
        [
            ("name", "u8"),
            ("seat", "i8"),  # to act; values and windows are from its point of view
            ("depth", "i8"),  # quiet moves still to be looked at
            ("noise", "i8"),  # noisy positions in a row before this one
            ("noisy", "i8"),  # this is one, and it costs no depth
            ("alpha", "i8"),
            ("beta", "i8"),
            ("floor", "i8"),  # alpha in the beginning
            ("best", "i8"),
            ("best_move", "i8"),
            ("narrow", "i8"),  # the move below is only tested against alpha
            ("again", "i8"),  # it did well and has to be looked at properly
            ("index", "i8"),  # moves taken up so far
            ("count", "i8"),
            ("moves", "i8", (most_moves,)),
            ("order", "i8", (most_moves,)),  # [n] the higher, the sooner
            ("killers", "i8", (2,)),  # moves that refuted another here
        ]
    )


class PositionStack(NamedTuple):
    control: Any  # [1] CONTROL
    frames: Any  # [frame] frame_type
    positions: Any  # [frame] record
    words: Any  # [frame, word] the same memory as 64-bit words
    table: Any  # [slot] ENTRY


def new_stack(position: np.dtype[Any], most_moves: int, bits: int) -> PositionStack:
    positions = np.zeros(MOST_FRAMES + 1, position)
    control = np.zeros(1, CONTROL)
    control[0].bits = bits
    return PositionStack(
        control=control,
        frames=np.zeros(MOST_FRAMES + 1, frame_type(most_moves)),
        positions=positions,
        words=positions.view(np.uint64).reshape(MOST_FRAMES + 1, -1),
        table=np.zeros(1 << bits, ENTRY),
    )
