"""Every move there is in the dash."""

from .state import THROW

PLAYS = (1, 2, 3, 4, 5, 6)
FATES = tuple(THROW | high << 3 | low for high in range(1, 7) for low in range(1, high + 1))
