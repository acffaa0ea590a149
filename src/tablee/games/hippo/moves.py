"""Every move there is in Hippo, whatever the position: players' and fate's."""

from typing import Final

from .rules import dice_code
from .state import COLOUR_BITS, KIND, LANES, SEATS

_DICE: Final = [(high, middle, low) for high in range(1, 7) for middle in range(high + 1) for low in range(middle + 1)]

PLAYS: Final = (
    KIND.again,
    KIND.stop,
    *(
        KIND.placement | dice_code(*dice) << COLOUR_BITS | colour
        for dice in _DICE
        if sum(dice) <= LANES
        for colour in range(SEATS)
    ),
)
FATES: Final = (
    *(KIND.throw | seat << 3 | die for seat in range(SEATS) for die in range(1, 7)),
    *(KIND.roll | dice_code(*dice) for dice in _DICE if min(dice) > 0),
)
