"""Le Nain jaune's board as data: the boxes round the Dwarf, the run, the hands; those not known from behind."""

from collections.abc import Sequence

from tablee.match.said import Term
from tablee.match.scene import Kind, Scene, Zone

from .state import BOXES, HAND, TALON, Position
from .words import book, cards_at, say

SOUNDS = {"laid": "card", "box": "pop", "out": "round", "opera": "won", "stakes": "slide"}
# [box] where its chips lie, the Dwarf's in the middle; then, but for his, its card
SPOTS = [(0.28, 0.29), (0.72, 0.29), (0.28, 0.716), (0.72, 0.716), (0.5, 0.82)]
SPOTS += [(0.11, 0.29), (0.89, 0.29), (0.11, 0.716), (0.89, 0.716)]

touches = book.touches


def scene(s: Position) -> Scene:
    board = Scene()
    board.row(Zone("boxes", "spots", places=len(SPOTS), at=SPOTS, picture="dwarf"))
    for box, card in enumerate(BOXES):
        board.put(f"box:{card}", "boxes", box, "disc", face=s.boxes[box])
    for box, card in enumerate(BOXES[:-1]):
        board.put(f"card:{card}", "boxes", len(BOXES) + box, "card", face=face(card))
    board.row(Zone("run", "row", say.term("run")))
    put_cards(board, "run", [book.text(card) for card in s.run if card])
    put_hands(board, s, [cards_at(s, HAND + seat) for seat in range(s.seats)])
    return board


def put_hands(board: Scene, s: Position, hands: list[list[str | None]]) -> None:
    """First those seen from behind, beside the talon, then the viewer's; after a round all are open."""
    closed = [seat for seat, cards in enumerate(hands) if None in cards]
    shown = [seat for seat in range(s.seats) if seat not in closed]
    talon = Zone("talon", "pile", say.term("talon"), 1)
    board.row(*(purse(s, seat, "closed", "pile") for seat in closed), talon)
    board.row(*(purse(s, seat, "open", "hand" if closed else "pile") for seat in shown))
    put_pile(board, "talon", s.cards[TALON, 0])
    for seat in closed:
        put_pile(board, f"closed:{seat}", len(hands[seat]))
    for seat in shown:
        put_cards(board, f"open:{seat}", hands[seat])


def purse(s: Position, seat: int, name: str, kind: Kind) -> Zone:
    """A player's cards, with his chips."""
    return Zone(f"{name}:{seat}", kind, say.term("purse", n=int(s.chips[seat])), owner=seat)


def put_pile(board: Scene, zone: str, count: int) -> None:
    if count:
        board.put(zone, zone, 0, "card", hidden=True, count=count)


def put_cards(board: Scene, zone: str, cards: Sequence[str | None]) -> None:
    for place, card in enumerate(filter(None, cards)):
        touch = f"card:{card}" if zone != "run" else ""
        board.put(card, zone, place, "card", face=face(card), touch=touch, marked=card in BOXES)


def face(card: str) -> Term:
    return say.term("face", means=card, rank=card[0], suit=card[1])
