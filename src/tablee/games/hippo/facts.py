"""Hippo's fact sheet."""

from tablee.kernel.facts import Facts, Option

FACTS = Facts(
    id="hippo",
    title="Hippo",
    seats=(2, 3, 4),
    minutes=(15, 15),
    age=6,
    kind="dice",
    designer="Martin Nedergaard Andersen",
    illustrator="Sarah Bourquin",
    publisher="Helvetiq",
    year=2017,
    availability="in_print",
    sheet="Escale à jeux",
    rules_version=1,
    chance=True,
    secrets=False,
    options=(Option(name="lanes", default="three", values=("three", "printed")),),
)
