"""Every move there is in Connect Four: the columns."""

from typing import Final

from .state import COLUMNS

PLAYS: Final = tuple(range(COLUMNS))
FATES: Final = ()
