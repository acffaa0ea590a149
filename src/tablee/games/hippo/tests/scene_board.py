"""Hippo's board as a scene: it proves the kit against a board that exists. Not the one people play on."""

from tablee.kernel.contract import Move, Position
from tablee.match.scene import Scene, Zone

from ..state import COLOUR, DICE, EMPTY, KIND, KIND_BITS, LANES, PHASE, POOL, SEATS
from ..words import dice_of

TRACKS = [[Zone(f"lane:{n}", "track", n, k, touch=f"lane:{n}") for k in range(4)] for n in range(LANES + 1)]
POOL_ZONE = Zone(f"lane:{POOL}", "pile", POOL, SEATS, touch=f"lane:{POOL}")
DICE_ZONE = Zone("dice", "dice", places=DICE)
RESERVES = [Zone(f"reserve:{seat}", "row", owner=seat) for seat in range(SEATS)]
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
        for place, colour in enumerate(lanes[lane]):
            if lane != POOL and colour != EMPTY:
                board.put(None, f"lane:{lane}", place, "ring", owner=colour)
    for colour, rings in enumerate(s.pool.tolist()):
        if rings:
            board.put(None, f"lane:{POOL}", colour, "ring", owner=colour, count=rings)
    board.row(DICE_ZONE)
    if s.phase == PHASE.place:
        for place, die in enumerate(filter(None, s.dice.tolist())):
            board.put(None, "dice", place, "die", face=die, touch=f"die:{die}")
    for holder, reserve in enumerate(s.reserve.tolist()[: s.seats]):
        put_reserve(board, holder, reserve, touched=holder == s.turn)
    return board


def put_reserve(board: Scene, holder: int, reserve: list[int], touched: bool) -> None:
    board.row(RESERVES[holder])
    rings = [colour for colour, n in enumerate(reserve) for _ in range(n)]
    for place, colour in enumerate(rings):
        board.put(None, f"reserve:{holder}", place, "ring", owner=colour, touch=f"ring:{colour}" if touched else "")
