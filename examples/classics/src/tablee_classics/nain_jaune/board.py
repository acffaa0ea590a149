"""Le Nain jaune's board as data: the boxes round the Dwarf, the run, the hands. Those not known are piles from behind."""

from tablee.match.scene import Scene, Zone

from .state import BOXES, HAND, SUITS, TALON, Position
from .words import book, cards_at, say

SOUNDS = {"laid": "card", "box": "pop", "out": "round", "opera": "won", "stakes": "slide"}
CORNERS = [(0.25, 0.28), (0.75, 0.28), (0.25, 0.77), (0.75, 0.77), (0.5, 0.8)]  # [box] the Dwarf's in the middle
SIGNS = dict(zip(SUITS, "♣♦♥♠", strict=True))

touches = book.touches


def scene(s: Position) -> Scene:
    board = Scene()
    board.row(Zone("boxes", "spots", places=len(BOXES), at=CORNERS, picture="dwarf"))
    for box, card in enumerate(BOXES):
        board.put(f"box:{card}", "boxes", box, "disc", face=s.boxes[box])
    board.row(Zone("run", "row", say.term("run")), Zone("talon", "pile", say.term("talon"), 1))
    put_cards(board, "run", [book.text(card) for card in s.run if card])
    put_pile(board, "talon", s.cards[TALON, 0])
    put_hands(board, s)
    return board


def put_hands(board: Scene, s: Position) -> None:
    """First those seen from behind, then the viewer's; after a round all are open."""
    hands = [cards_at(s, HAND + seat) for seat in range(s.seats)]
    closed = [seat for seat, cards in enumerate(hands) if None in cards]
    shown = [seat for seat in range(s.seats) if seat not in closed]
    for kind, seats in (("pile", closed), ("hand", shown)):
        if seats:
            board.row(*(Zone(f"{kind}:{seat}", kind, say.term("purse", n=int(s.chips[seat])), owner=seat) for seat in seats))
    for seat in closed:
        put_pile(board, f"pile:{seat}", len(hands[seat]))
    for seat in shown:
        put_cards(board, f"hand:{seat}", hands[seat])


def put_pile(board: Scene, zone: str, count: int) -> None:
    if count:
        board.put(zone, zone, 0, "card", hidden=True, count=count)


def put_cards(board: Scene, zone: str, cards: list[str]) -> None:
    for place, card in enumerate(cards):
        touch = f"card:{card}" if zone != "run" else ""
        board.put(card, zone, place, "card", face=face(card), touch=touch, marked=card in BOXES)


def face(card: str) -> str:
    return card[0].replace("T", "10") + SIGNS[card[1]]
