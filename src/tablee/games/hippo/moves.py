"""Every move there is in Hippo, whatever the position: players' and fate's."""

from typing import Final

from .state import LANES
from .words import book

PLAYS: Final = tuple(move for move in book.plays if book.parts(move).get("sum", 0) <= LANES)
FATES: Final = book.fates
