"""Every move there is in Kopf oder Knopf, whatever the position."""

from typing import Final

from .state import CHANGE_MOVE, FREE, HOLD_MOVE, LANDING, LANDINGS, PASS_MOVE, SLIDE, SPARE_MOVE, SQUARES, STRIKE_MOVE

PLAYS: Final = (
    *range(SQUARES),
    SPARE_MOVE,
    STRIKE_MOVE,
    HOLD_MOVE,
    PASS_MOVE,
    CHANGE_MOVE,
    *(
        SLIDE + 100 * start + int(end)
        for start in range(SQUARES)
        for end in LANDING[FREE, start, : LANDINGS[FREE, start]]
    ),
)
FATES: Final = ()
