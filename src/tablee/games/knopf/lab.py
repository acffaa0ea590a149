"""What the laboratory asks about Kopf oder Knopf: how games end, and what if the lost map had been another."""

import random

from tablee.kernel.whatif import WhatIf

from .maps import MAPS, SIZE

ENDINGS = ("wins", "reached", "out_of_reach", "quiet", "repeated")  # sentences

HALF = SIZE // 2


def drawn_map(seed: int) -> list[str]:
    """Holes by lot, in the shares of ours, that a quarter turn leaves as they are."""
    holes = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4]
    random.Random(seed).shuffle(holes)
    rows = [[""] * SIZE for _ in range(SIZE)]
    for number, count in enumerate(holes):
        row, column = divmod(number, HALF)
        for _ in range(4):
            rows[row][column] = str(count)
            row, column = column, SIZE - 1 - row
    return ["".join(row) for row in rows]


def everywhere(rows: list[str]) -> dict[str, str]:
    """Whatever map is asked for, it is this one."""
    return {"maps.MAPS": repr(dict.fromkeys(MAPS, tuple(rows)))}


WHAT_IFS = (
    *(WhatIf(name=f"map_{seed}", rule="K2", sets=everywhere(drawn_map(seed))) for seed in (1, 2, 3)),
    WhatIf(name="map_twos", rule="K2", sets=everywhere(["2" * SIZE] * SIZE)),
)
