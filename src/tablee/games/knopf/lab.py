"""What the laboratory asks about Kopf oder Knopf: how games end, and what if the lost map had been another."""

import random

from tablee.kernel.whatif import WhatIf

ENDINGS = ("wins", "quiet", "repeated")  # sentences

SIZE = 10
HALF = SIZE // 2


def drawn_map(seed: int) -> str:
    """Holes by lot, in the shares of ours, that a quarter turn leaves as they are: fair to both colours."""
    holes = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4]
    random.Random(seed).shuffle(holes)
    rows = [[0] * SIZE for _ in range(SIZE)]
    for number, count in enumerate(holes):
        row, column = divmod(number, HALF)
        for _ in range(4):
            rows[row][column] = count
            row, column = column, SIZE - 1 - row
    return written(rows)


def written(rows: list[list[int]]) -> str:
    return repr("\n".join(" ".join(map(str, row)) for row in rows))


WHAT_IFS = (
    *(WhatIf(name=f"map_{seed}", rule="K2", sets={"state.HOLE_MAP": drawn_map(seed)}) for seed in (1, 2, 3)),
    WhatIf(name="map_twos", rule="K2", sets={"state.HOLE_MAP": written([[2] * SIZE] * SIZE)}),
)
