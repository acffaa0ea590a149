"""What the laboratory asks about Heisa: how games end, and what if the neck had been another."""

from tablee.kernel.whatif import WhatIf
from tablee.match.said import Term

ENDINGS = {  # sentence -> what to call it
    "wins": Term(fr="Assez de sabliers sont arrivés", en="Enough glasses are home"),
    "nobody_rolls": Term(fr="Plus personne ne lance le dé", en="Nobody rolls any more"),
    "guard": Term(fr="Deux mille tours", en="Two thousand turns"),
}

WHAT_IFS = (
    WhatIf(name="short_neck", rule="S2", fr="Goulet d'une rangée", en="A neck of one row", sets={"state.NECK": "(4,)"}),
    WhatIf(
        name="long_neck",
        rule="S2",
        fr="Goulet de cinq rangées",
        en="A neck of five rows",
        sets={"state.NECK": "(2, 3, 4, 5, 6)"},
    ),
    WhatIf(name="no_neck", rule="S2", fr="Sans goulet", en="No neck at all", sets={"state.NECK": "()"}),
)
