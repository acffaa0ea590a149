"""GAMETITLE's board as data, made of what the viewer knows: a card he does not see lies face down."""

from tablee.match.scene import Scene, Zone

from .state import CHOSEN, HAND, LAID, PILE, Position
from .words import book, cards_at, say

SOUNDS = {"chose": "slide", "laid": "card"}

touches = book.touches


def scene(s: Position) -> Scene:
    board = Scene()
    board.row(Zone("pile", "pile", places=1))
    if s.cards[PILE, 0]:
        board.put("pile", "pile", 0, "card", hidden=True, count=s.cards[PILE, 0])
    for seat in range(s.seats):
        put_seat(board, s, seat)
    return board


def put_seat(board: Scene, s: Position, seat: int) -> None:
    """A row for each: points, the card chosen, the card laid in the round before, the hand."""
    zones = {f"chosen:{seat}": CHOSEN, f"laid:{seat}": LAID, f"hand:{seat}": HAND}
    points = Zone(f"points:{seat}", "counter", say.term("points"), owner=seat, value=s.points[seat])
    labels = (say.term("chosen"), say.term("laid"))
    chosen, laid = (Zone(id, "row", label, 1, seat) for id, label in zip(zones, labels, strict=False))
    board.row(points, chosen, laid, Zone(f"hand:{seat}", "hand", owner=seat))
    for zone, place in zones.items():
        for n, card in enumerate(cards_at(s, place + seat)):
            touch = f"card:{card}" if card and place == HAND else ""
            board.put(None, zone, n, "card", face=card, touch=touch, hidden=card is None)
