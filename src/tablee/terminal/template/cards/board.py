"""GAMETITLE's board as data, made of what the viewer knows: a card he does not see lies face down."""

from tablee.match.scene import Scene, Zone

from .state import CHOSEN, HAND, LAID, PILE, Position
from .words import cards_at, say

SOUNDS = {"chose": "slide", "laid": "card"}


def scene(s: Position) -> Scene:
    board = Scene()
    seats = range(s.seats)
    points = say.term("points")
    board.row(*(Zone(f"points:{seat}", "counter", points, owner=seat, value=s.points[seat]) for seat in seats))
    laid, chosen = (Zone(id, "row", say.term(id), len(seats)) for id in ("laid", "chosen"))
    board.row(Zone("pile", "pile", places=1), laid, chosen)
    if s.cards[PILE, 0]:
        board.put("pile", "pile", 0, "card", hidden=True, count=s.cards[PILE, 0])
    for seat in seats:
        board.row(Zone(f"hand:{seat}", "hand", owner=seat))
        put_cards(board, s, seat)
    return board


def put_cards(board: Scene, s: Position, seat: int) -> None:
    """A seat's hand, from which cards are chosen, and its place among those chosen and laid."""
    for n, card in enumerate(cards_at(s, HAND + seat)):
        board.put(None, f"hand:{seat}", n, "card", face=card, touch=f"card:{card}" if card else "", hidden=card is None)
    for zone, place in (("laid", LAID), ("chosen", CHOSEN)):
        for card in cards_at(s, place + seat):
            board.put(None, zone, seat, "card", face=card, owner=seat, hidden=card is None)
