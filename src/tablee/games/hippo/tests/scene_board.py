"""Hippo's board as a scene: it proves the kit against a board that exists. Not the one people play on."""

from functools import cache

from tablee.kernel.contract import Move, Position
from tablee.match.scene import Piece, Scene, Zone

from ..state import COLOUR, DICE, EMPTY, KIND, KIND_BITS, LANES, PHASE, POOL, SEATS
from ..words import dice_of

TRACKS = [[Zone(f"lane:{n}", "track", n, k, touch=f"lane:{n}") for k in range(4)] for n in range(LANES + 1)]
POOL_ZONE = Zone(f"lane:{POOL}", "pile", POOL, SEATS, touch=f"lane:{POOL}")
DICE_ZONE = Zone("dice", "dice", places=DICE)
RESERVES = [Zone(f"reserve:{seat}", "row", owner=seat) for seat in range(SEATS)]
COLOURS = ("red", "green", "purple", "yellow")
SOUNDS = {"roll": "dice", "placed": "tap", "pooled": "splash", "pushed_out": "pop"}


def touches(move: Move) -> list[str]:
    if move & KIND_BITS != KIND.placement:
        return []
    dice = dice_of(move)
    return [f"ring:{move & COLOUR}", *(f"die:{die}" for die in dice), f"lane:{sum(dice)}"]


def scene(s: Position) -> Scene:
    board, places, lanes = Scene(), s.places.tolist(), s.lane.tolist()
    board.row(*(POOL_ZONE if lane == POOL else TRACKS[lane][places[lane]] for lane in range(1, LANES + 1)))
    for lane in range(1, LANES + 1):
        board.pieces += pooled(*s.pool.tolist()) if lane == POOL else rings_in(lane, *lanes[lane])
    board.row(DICE_ZONE)
    if s.phase == PHASE.place:
        board.pieces += dice_left(*s.dice.tolist())
    turn = int(s.turn)
    for holder, reserve in enumerate(s.reserve.tolist()[: s.seats]):
        board.row(RESERVES[holder])
        board.pieces += reserved(holder, holder == turn, *reserve)
    return board


@cache
def rings_in(lane: int, *colours: int) -> list[Piece]:
    rings = enumerate(colours)
    return [Piece(None, f"lane:{lane}", place, "ring", owner=colour) for place, colour in rings if colour != EMPTY]


@cache
def pooled(*counts: int) -> list[Piece]:
    return [Piece(None, f"lane:{POOL}", seat, "ring", owner=seat, count=n) for seat, n in enumerate(counts) if n]


@cache
def dice_left(*dice: int) -> list[Piece]:
    left = enumerate(filter(None, dice))
    return [Piece(None, "dice", place, "die", face=die, touch=f"die:{die}") for place, die in left]


@cache
def reserved(holder: int, touched: bool, *counts: int) -> list[Piece]:
    rings = [colour for colour, n in enumerate(counts) for _ in range(n)]
    return [
        Piece(None, f"reserve:{holder}", place, "ring", owner=colour, touch=f"ring:{colour}" if touched else "")
        for place, colour in enumerate(rings)
    ]
