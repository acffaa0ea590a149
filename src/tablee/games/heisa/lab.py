"""What the laboratory asks about Heisa: how games end, and what if the neck had been another."""

from tablee.kernel.whatif import WhatIf

ENDINGS = ("wins", "nobody_rolls", "guard")  # sentences

WHAT_IFS = (
    WhatIf(name="short_neck", rule="S2", sets={"state.NECK": "(4,)"}),
    WhatIf(name="long_neck", rule="S2", sets={"state.NECK": "(2, 3, 4, 5, 6)"}),
    WhatIf(name="no_neck", rule="S2", sets={"state.NECK": "()"}),
)
