"""The fact sheet of Ho ! Hisse !"""

from tablee.kernel.facts import Facts, Option

FACTS = Facts(
    id="hohisse",
    title="Ho ! Hisse !",
    seats=(2,),
    minutes=(30, 40),
    age=10,
    kind="cards",
    designer="Richard Borg",
    illustrator="Franz Vohwinkel",
    publisher="Kosmos, Tilsit",
    year=2002,
    availability="out_of_print",
    sheet="Escale à jeux",
    rules_version=1,
    chance=True,
    secrets=True,
    timed=True,
    options=(
        Option(name="form", default="race", values=("race", "calm", "none", "first"), at_one_screen="calm"),
        Option(name="barrels", default=3, values=(1, 2, 3)),
        Option(name="later", default="race", values=("race", "calm"), at_one_screen="calm", needs={"form": ("first",)}),
        Option(name="youngest", default=None, a_seat=True, needs={"form": ("none", "first")}),
    ),
)
