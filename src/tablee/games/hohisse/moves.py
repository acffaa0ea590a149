"""Every move there is in Ho ! Hisse !, whatever the position: players' and fate's."""

from typing import Final

from .actions import STRONGEST
from .cards import COLOUR, FIRST_ACTION, KINDS, SCRAM, SWAP, WHITE
from .state import CARD, CHOICE_BITS, DECLINE, DO, KEEP, LOTS, PLAY, READY_MOVE, SEATS, SIDE, SLOTS


def _choices(kind: int) -> list[int]:
    """What can ever be done with a card, ascending."""
    if kind < FIRST_ACTION:
        return [slot for slot in range(SLOTS) if COLOUR[kind] in (WHITE, slot % SIDE)]
    if kind == SWAP:
        slots = range(SLOTS)
        changes = [DO + start * SLOTS + goal for start in slots for goal in slots if start // SIDE != goal // SIDE]
        return [DECLINE, *changes]
    return [DECLINE, *range(DO, DO + (STRONGEST + 1 if kind == SCRAM else 1))]


PLAYS: Final = (
    READY_MOVE,
    *(KEEP | kind for kind in range(KINDS)),
    *(PLAY | kind << CHOICE_BITS | choice for kind in range(KINDS) for choice in _choices(kind)),
)
FATES: Final = (
    *(CARD | kind for kind in range(KINDS)),
    *(LOTS | seat for seat in range(SEATS)),
)
