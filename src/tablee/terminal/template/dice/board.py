"""GAMETITLE's board as data: every screen draws it, and finds the gestures by itself."""

from tablee.kernel.dice import values
from tablee.match.scene import Scene, Zone

from .state import DICE, FACES, ROOM, Position
from .words import say

BARRELS = [Zone(f"barrel:{n}", "track", label=n, places=ROOM, touch=f"{n}") for n in range(1, FACES + 1)]
SOUNDS = {"thrown": "dice", "put": "tap", "useless": "no"}


def scene(s: Position) -> Scene:
    board = Scene()
    board.row(*BARRELS)
    for barrel in range(1, FACES + 1):
        balls = [seat for seat in range(s.seats) for _ in range(s.balls[barrel, seat])]
        for place, seat in enumerate(balls):
            board.put(None, f"barrel:{barrel}", place, owner=seat)
    board.row(Zone("dice", "dice", places=DICE))
    board.put_all("dice", "die", values(int(s.dice)), touch="{}")
    points = say.term("points")
    board.row(*(Zone(f"points:{n}", "counter", points, owner=n, value=s.points[n]) for n in range(s.seats)))
    return board
