"""Every move there is in Heisa, whatever the position: players' and fate's."""

from typing import Final

from .geometry import movement
from .state import AN_S, DIE, GLASSES, HOME, LOT, PASS_MOVE, PLACE_BITS, PLACES, ROLL_MOVE, TURNING

_MOST_SEATS: Final = 4

PLAYS: Final = (
    ROLL_MOVE,
    PASS_MOVE,
    *(movement(glass, place) for glass in range(GLASSES) for place in (*PLACES, HOME)),
    *(TURNING | glass << PLACE_BITS for glass in range(GLASSES)),
)
FATES: Final = (
    *(LOT | seat for seat in range(_MOST_SEATS)),
    *(DIE | face for face in range(1, AN_S + 1)),
)
