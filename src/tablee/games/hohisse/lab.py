"""What the laboratory asks about Ho ! Hisse !: how rounds end, and what if the lost numbers had been others."""

from tablee.kernel.whatif import WhatIf
from tablee.match.said import Term

ENDINGS = {  # sentence -> what to call it
    "won_final": Term(fr="Le tonneau est au bout", en="The barrel reaches the end"),
    "won_cards": Term(fr="Plus une carte", en="No cards left"),
    "won_monster": Term(fr="Nessie se montre", en="Nessie shows up"),
}

MORE_MARKS = "np.array([3 - _copies(card) if card in MEN else _copies(card) for card in CARDS])"
NO_MARKS_ON = "np.array([card.endswith('!') and card[1] not in {strengths!r} for card in CARDS])"


def surge(spaces: int) -> WhatIf:
    return WhatIf(
        name=f"surge_{spaces}",
        rule="T11",
        fr=f"Poussée d'adrénaline : {spaces}",
        en=f"Adrenaline: {spaces}",
        sets={"actions.SURGE": str(spaces)},
    )


WHAT_IFS = (
    WhatIf(
        name="more_marks",
        rule="T3",
        fr="Deux hommes marqués sur trois",
        en="Two men in three are marked",
        sets={"cards.COPIES": MORE_MARKS},
    ),
    WhatIf(
        name="strong_unmarked",
        rule="T3",
        fr="Pas de marque sur les 3",
        en="No mark on a 3",
        sets={"cards.MARKED": NO_MARKS_ON.format(strengths="3")},
    ),
    WhatIf(
        name="weak_unmarked",
        rule="T3",
        fr="Pas de marque sur les 0 et 1",
        en="No mark on a 0 or 1",
        sets={"cards.MARKED": NO_MARKS_ON.format(strengths="01")},
    ),
    surge(1),
    surge(3),
    surge(4),
)
