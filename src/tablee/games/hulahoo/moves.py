"""Every move there is in Hula-Hoo, whatever the position: players' and fate's."""

from itertools import combinations_with_replacement
from typing import Final

from .state import (
    CALL_AT,
    CARD,
    CARD_BITS,
    DOUBLE,
    HAND,
    HIGHEST,
    LAY,
    LAY_OPEN,
    LOT,
    MINUS,
    MOST_SEATS,
    NAME_AGAIN,
    OPEN,
    PASS,
    PLACE_AT,
    PLUS,
    SHOWN,
    SWAP,
    SWAPPED,
    VALUE_AT,
)

_VALUES: Final = range(1, HIGHEST + 1)
_CALLS: Final = (PLUS, MINUS, DOUBLE)


def _packed(count: int) -> list[int]:
    """Every choice of so many cards, ascending."""
    chosen = combinations_with_replacement(_VALUES, count)
    return [sum(value << CARD_BITS * place for place, value in enumerate(reversed(cards))) for cards in chosen]


PLAYS: Final = (
    PASS,
    *(SWAP | cards for count in range(SWAPPED + 1) for cards in _packed(count)),
    *(LAY_OPEN | cards for cards in _packed(SHOWN)),
    *(
        LAY | place << PLACE_AT | value << VALUE_AT | call << CALL_AT | name
        for place in (HAND, OPEN)
        for value in _VALUES
        for call in _CALLS
        for name in range(MOST_SEATS + 1)
    ),
    *(NAME_AGAIN | call << CALL_AT | name for call in _CALLS for name in range(1, MOST_SEATS + 1)),
)
FATES: Final = (
    *(LOT | seat for seat in range(MOST_SEATS)),
    *(CARD | value for value in _VALUES),
)
