"""How soon a bot acts where time matters: as people do, by level, and never faster than a quick person."""

import random
from typing import Final

QUICKEST: Final = 600  # milliseconds in which a quick person sees, decides and acts
HASTE: Final = (0.6, 1.4)  # of the usual time, now and then
IN_TIME: Final = 250  # milliseconds before something happens by itself


def reaction(pace: int, left: int | None, chooser: random.Random) -> int:
    """Milliseconds until a move, of a player who usually takes `pace`.

    He hurries if only `left` milliseconds remain until sand or a clock runs out, as far as a person can.
    """
    usual = round(pace * chooser.uniform(*HASTE))
    return max(QUICKEST, usual if left is None else min(usual, left - IN_TIME))
