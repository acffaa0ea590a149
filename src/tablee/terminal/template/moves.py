"""Every move there is in GAMETITLE, whatever the position: players' (PLAYS) and fate's, ascending."""

from typing import Final

from .state import MOST

PLAYS: Final = tuple(range(1, MOST + 1))
FATES: Final = ()
