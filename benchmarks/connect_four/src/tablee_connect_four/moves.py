"""Every move there is in Connect Four: the columns."""

from typing import Final

from .words import book

PLAYS: Final = book.plays
FATES: Final = book.fates
