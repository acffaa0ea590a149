"""T2, T8: the slots, the discard, the barrel on its rope, and the test of strength."""

from tablee.kernel.contract import Seat
from tablee.kernel.rule import rule

from .cards import STRENGTH
from .state import FINAL, LAST_SPACE, NO_CARD, NOBODY, SCOT, SIDE, Position

# -- slots and discard --------------------------------------------------------------------------------------


@rule
def visible(s: Position, slot: int) -> int:
    """The top card of a slot, or NO_CARD where the printed Scot shows."""
    height = int(s.height[slot])
    return int(s.slot[slot, height - 1]) if height else NO_CARD


@rule
def lay(s: Position, slot: int, kind: int) -> None:
    s.slot[slot, s.height[slot]] = kind
    s.height[slot] += 1


@rule
def lift(s: Position, slot: int) -> int:
    """Take the top card off a slot."""
    kind = visible(s, slot)
    s.height[slot] -= 1
    s.slot[slot, s.height[slot]] = NO_CARD
    return kind


@rule
def discard(s: Position, kind: int) -> None:
    s.discard[s.discarded] = kind
    s.discarded += 1


# -- T8: the test of strength -------------------------------------------------------------------------------


@rule
def slot_strength(s: Position, slot: int) -> int:
    """Its top card's; an empty slot counts its Scot."""
    kind = visible(s, slot)
    return SCOT if kind == NO_CARD else int(STRENGTH[kind])


@rule
def strength(s: Position, side: Seat) -> int:
    """All three slots of the side together."""
    total = 0
    for slot in range(side * SIDE, side * SIDE + SIDE):
        total += slot_strength(s, slot)
    return total


@rule
def measure_strength(s: Position) -> None:
    """The stronger side pulls the barrel by the difference."""
    move_barrel(s, strength(s, 0) - strength(s, 1))


@rule
def move_barrel(s: Position, spaces: int) -> None:
    """Towards a's final space, or b's if `spaces` is negative; no further than the end."""
    s.barrel = min(max(int(s.barrel) + spaces, 1), LAST_SPACE)


@rule
def barrel_is_home(s: Position) -> Seat:
    """T9: whose final space the barrel is on, or NOBODY."""
    if s.barrel == FINAL[0]:
        return 0
    return 1 if s.barrel == FINAL[1] else NOBODY


@rule
def side_of_barrel(s: Position) -> Seat:
    """T9: the side it stands on, when nobody has a card left."""
    return 1 if s.barrel <= LAST_SPACE // 2 else 0
