"""What the laboratory asks about Ho ! Hisse !: how rounds end, and what if the lost numbers had been others."""

from tablee.kernel.whatif import WhatIf

ENDINGS = ("won_final", "won_cards", "won_monster")  # sentences

MORE_MARKS = "np.array([3 - _copies(card) if card in MEN else _copies(card) for card in CARDS])"
NO_MARKS_ON = "np.array([card.endswith('!') and card[1] not in {strengths!r} for card in CARDS])"


def surge(spaces: int) -> WhatIf:
    return WhatIf(name=f"surge_{spaces}", rule="T11", sets={"actions.SURGE": str(spaces)})


WHAT_IFS = (
    WhatIf(name="more_marks", rule="T3", sets={"cards.COPIES": MORE_MARKS}),
    WhatIf(name="strong_unmarked", rule="T3", sets={"cards.MARKED": NO_MARKS_ON.format(strengths="3")}),
    WhatIf(name="weak_unmarked", rule="T3", sets={"cards.MARKED": NO_MARKS_ON.format(strengths="01")}),
    surge(1),
    surge(3),
    surge(4),
)
