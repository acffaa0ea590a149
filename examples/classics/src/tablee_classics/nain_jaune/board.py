"""Le Nain jaune's board as data: the boxes round the Dwarf, the run, the hands; those not known from behind."""

from tablee.match.cards import card_term, put_cards, put_hands
from tablee.match.scene import Scene, Zone

from .state import BOXES, HAND, RUN, TALON, Position
from .words import say

SOUNDS = {"laid": "card", "box": "pop", "out": "round", "opera": "won", "stakes": "slide"}
# [box] where its chips lie, the Dwarf's in the middle; then, but for his, its card
SPOTS = [(0.28, 0.29), (0.72, 0.29), (0.28, 0.716), (0.72, 0.716), (0.5, 0.82)]
SPOTS += [(0.11, 0.29), (0.89, 0.29), (0.11, 0.716), (0.89, 0.716)]
TALON_ZONE = Zone("talon", "pile", say.term("talon"), 1)


def scene(s: Position) -> Scene:
    board = Scene()
    board.row(Zone("boxes", "spots", places=len(SPOTS), at=SPOTS, picture="dwarf"))
    for box, card in enumerate(BOXES):
        board.put(f"chips:{box}", "boxes", box, "disc", face=s.boxes[card])
    for box, card in enumerate(BOXES[:-1], len(BOXES)):
        board.put(f"box:{box}", "boxes", box, "card", face=card_term(say, card, "face"))
    board.row(Zone("run", "row", say.term("run")))
    put_cards(board, "run", s.cards[RUN], say)
    purses = [say.term("purse", n=chips) for chips in s.chips[: s.seats].tolist()]
    put_hands(board, s.cards[HAND : HAND + s.seats], purses, say, TALON_ZONE, marked=BOXES)
    board.put("talon", "talon", 0, "card", hidden=True, count=s.cards[TALON, 0])
    return board
