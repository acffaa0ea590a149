"""Le 421's board as data: the pot, the dice with cup and hand, and before everybody his tokens and his throw."""

from tablee.kernel.contract import Move, Seat
from tablee.kernel.dice import values
from tablee.match.said import Term
from tablee.match.scene import Scene, Zone

from .rules import best_and_worst, cost
from .state import DICE, NOBODY, PHASE, Position
from .words import book, say, written

STACKS = 5  # of tokens before everybody
POT = Zone("pot", "pile", say.term("pot"), 2 * STACKS)
HANDS = Zone("hands", "dice", say.term("hands"), 2, touches=["cup", "stay"])
SOUNDS = {"thrown": "dice", "again": "slide", "stays": "tap", "takes": "pop", "gives": "slide", "out": "won"}


def touches(move: Move) -> list[str]:
    """The dice, then the cup; or the hand that leaves them."""
    parts = book.parts(move)
    return [*(f"die:{die}" for die in parts["dice"]), "cup"] if parts["kind"] == "throw" else ["stay"]


def scene(s: Position) -> Scene:
    board, best_worst = Scene(), best_and_worst(s) if s.left else (int(s.giver), int(s.first))
    stake = s.price or (0 if best_worst[0] == NOBODY else cost(s, int(s.thrown[best_worst[0]])))
    board.row(*([POT] if s.pot else []), Zone("stake", "counter", say.term("stake"), value=stake or "–"))
    put_tokens(board, "pot", s.pot, 2 * STACKS)
    board.row(Zone("dice", "dice", stage(s), DICE), HANDS)
    for place, die in enumerate(values(int(s.dice))):
        board.put(None, "dice", place, "die", face=die, touch=f"die:{die}")
    for place, hand in enumerate(HANDS.touches):
        board.put(hand, "hands", place, hand)
    board.row(*(Zone(f"seat:{seat}", "pile", called(s, seat, best_worst), STACKS, seat) for seat in range(s.seats)))
    for seat in range(s.seats):
        put_tokens(board, f"seat:{seat}", s.tokens[seat], STACKS)
    return board


def put_tokens(board: Scene, zone: str, count: int, stacks: int) -> None:
    for token in range(count):
        board.put(None, zone, token % stacks, "token")


def stage(s: Position) -> Term:
    """Which part of the game it is, and how many throws there are."""
    name = "over" if s.phase == PHASE.over else "level" if s.price and s.left else "charge" if s.pot else "discharge"
    return say.term("stage", name=name, n=int(s.throws), most=int(s.limit if s.throws else 1))


def called(s: Position, seat: Seat, best_worst: tuple[Seat, Seat]) -> Term:
    """How many tokens somebody has, his throw, and whether it is the best or the worst so far."""
    place = ("best", "worst")[best_worst.index(seat)] if seat in best_worst and len({*best_worst}) > 1 else "between"
    return say.term("throw", n=int(s.tokens[seat]), dice=written(values(int(s.thrown[seat]))), place=place)
