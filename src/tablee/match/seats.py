"""What callers call a seat."""

from typing import Literal

SeatName = int | Literal["fate"]
Eyes = int | Literal["open"] | None  # a seat's, a spectator's (None), or those that see everything
