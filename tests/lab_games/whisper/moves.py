"""Every move there is in the whisper."""

from .state import HEADS, TAILS

PLAYS = (HEADS, TAILS)
FATES = (HEADS, TAILS)
