"""Hula-Hoo's fact sheet."""

from tablee.kernel.facts import Facts, Option


def switch(name: str) -> Option:
    """An option that is off unless asked for."""
    return Option(name=name, default=False, values=(False, True))


FACTS = Facts(
    id="hulahoo",
    title="Hula-Hoo !",
    seats=(2, 3, 4, 5, 6),
    minutes=(10, 20),
    age=8,
    kind="cards",
    designer="Jacques Zeimet",
    illustrator="Melanie Garanin",
    publisher="Drei Hasen in der Abendsonne",
    year=2021,
    availability="in_print",
    sheet="Escale à jeux",
    rules_version=1,
    chance=True,
    secrets=True,
    options=(
        switch("streak"),
        switch("chaos_deal"),
        switch("chaos_no_exchange"),
        switch("chaos_call"),
        Option(name="target", default=77, least=1, most=500),
        Option(name="dealer", default=None, a_seat=True),
    ),
)
