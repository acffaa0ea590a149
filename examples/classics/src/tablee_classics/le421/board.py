"""Le 421's board as data: the pot, the dice with cup and hand, and before everybody his tokens and his throw."""

from tablee.kernel.contract import Seat
from tablee.kernel.dice import values, written
from tablee.match.said import Term
from tablee.match.scene import Scene, Zone

from .figures import DICE, cost
from .state import NOBODY, OVER, POT, Position
from .words import say

STACKS = 5  # of tokens
HANDS = Zone("hands", "dice", say.term("hands"), 2, touches=["cup", "stay"])
SOUNDS = {"thrown": "dice", "again": "slide", "stays": "tap", "takes": "pop", "gives": "slide", "out": "won"}


def scene(s: Position) -> Scene:
    board, seats = Scene(), range(s.seats)
    pot = [Zone("pot", "pile", say.term("pot"), STACKS)] if s.tokens[POT] else []
    board.row(*pot, Zone("stake", "counter", say.term("stake"), value=stake(s) or "–"))
    board.row(Zone("dice", "dice", stage(s), DICE), HANDS)
    board.row(*(Zone(f"seat:{seat}", "pile", called(s, seat), STACKS, seat) for seat in seats))
    board.put_all("dice", "die", values(s.dice), touch="die:{}")
    for place, hand in enumerate(HANDS.touches):
        board.put(hand, "hands", place, hand)
    for zone, tokens in [("pot", s.tokens[POT]), *((f"seat:{seat}", s.tokens[seat]) for seat in seats)]:
        board.put_all(zone, "token", [None] * tokens, stacks=STACKS)
    return board


def stake(s: Position) -> int:
    """What the round is about, so far."""
    return int(s.price) if s.price or s.best == NOBODY else cost(s, int(s.thrown[s.best]))


def stage(s: Position) -> Term:
    """Which part of the game it is, and how many throws there are."""
    name = "over" if s.phase == OVER else "level" if s.price and s.left else "charge" if s.tokens[POT] else "discharge"
    return say.term("stage", name=name, n=int(s.throws), most=int(s.limit if s.throws else 1))


def called(s: Position, seat: Seat) -> Term:
    """How many tokens somebody has, his throw, and whether it is the best or the worst so far."""
    best = s.best if s.giver == NOBODY else s.giver
    worst = s.worst if s.left else s.first
    place = "best" if seat == best else "worst" if seat == worst and best != NOBODY else "between"
    return say.term("throw", n=int(s.tokens[seat]), dice=written(s.thrown[seat]), place=place)
