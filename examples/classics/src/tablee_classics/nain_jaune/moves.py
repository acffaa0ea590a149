"""Every move there is in Le Nain jaune, whatever the position: players' (PLAYS) and fate's, ascending."""

from typing import Final

from .words import book

PLAYS: Final = book.plays
FATES: Final = book.fates
