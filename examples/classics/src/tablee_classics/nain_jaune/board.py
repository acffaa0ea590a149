"""Le Nain jaune's board as data: the boxes round the Dwarf, the run, the hands; those not known from behind."""

from tablee.kernel.contract import UNKNOWN
from tablee.match.cards import card_term, put_cards
from tablee.match.scene import Kind, Scene, Zone

from .state import BOXES, HAND, RUN, TALON, Position
from .words import book, say

SOUNDS = {"laid": "card", "box": "pop", "out": "round", "opera": "won", "stakes": "slide"}
# [box] where its chips lie, the Dwarf's in the middle; then, but for his, its card
SPOTS = [(0.28, 0.29), (0.72, 0.29), (0.28, 0.716), (0.72, 0.716), (0.5, 0.82)]
SPOTS += [(0.11, 0.29), (0.89, 0.29), (0.11, 0.716), (0.89, 0.716)]

touches = book.touches


def scene(s: Position) -> Scene:
    board = Scene()
    board.row(Zone("boxes", "spots", places=len(SPOTS), at=SPOTS, picture="dwarf"))
    for box, card in enumerate(BOXES):
        board.put(f"chips:{box}", "boxes", box, "disc", face=s.boxes[card])
    for box, card in enumerate(BOXES[:-1], len(BOXES)):
        board.put(f"box:{box}", "boxes", box, "card", face=card_term(say, card, "face"))
    board.row(Zone("run", "row", say.term("run")))
    put_cards(board, "run", s.cards[RUN], say)
    put_hands(board, s)
    return board


def put_hands(board: Scene, s: Position) -> None:
    """First those seen from behind, beside the talon, then the viewer's; after a round all are open."""
    closed = [seat for seat in range(s.seats) if UNKNOWN in s.cards[HAND + seat]]
    shown = [seat for seat in range(s.seats) if seat not in closed]
    board.row(*(purse(s, seat, "pile") for seat in closed), Zone("talon", "pile", say.term("talon"), 1))
    board.row(*(purse(s, seat, "hand" if closed else "pile") for seat in shown))
    put_cards(board, "talon", s.cards[TALON], say)
    for seat in range(s.seats):
        put_cards(board, f"hand:{seat}", s.cards[HAND + seat], say, touch="card:{}")


def purse(s: Position, seat: int, kind: Kind) -> Zone:
    """A player's cards, with his chips."""
    return Zone(f"hand:{seat}", kind, say.term("purse", n=int(s.chips[seat])), owner=seat)
