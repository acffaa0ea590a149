"""Every move there is in the duel."""

from .state import DEAL, HIGHEST

PLAYS = tuple(range(1, HIGHEST + 1))
FATES = tuple(DEAL | value for value in range(1, HIGHEST + 1))
