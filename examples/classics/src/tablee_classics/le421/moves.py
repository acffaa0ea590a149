"""Every move there is in Le 421, whatever the position: players' (PLAYS) and fate's (FATES), ascending."""

from typing import Final

from .words import book

PLAYS: Final = book.plays
FATES: Final = book.fates
