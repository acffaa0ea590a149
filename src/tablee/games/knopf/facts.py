"""Kopf oder Knopf's fact sheet."""

from tablee.kernel.facts import EarlierRules, Facts, Option

from .maps import MAPS

TWO_GAMES = ("game_number", "taken_before")  # keys of `state()`

FACTS = Facts(
    id="knopf",
    title="Kopf oder Knopf",
    seats=(2,),
    minutes=(30, 45),
    age=10,
    kind="abstract",
    designer="Manfred Ludwig",
    publisher="FX Schmid",
    year=1992,
    availability="out_of_print",
    sheet="Escale à jeux",
    rules_version=3,
    chance=False,
    secrets=False,
    options=(
        Option(name="target", default=10, values=(10, 8)),
        Option(name="map", default="first", values=tuple(MAPS)),
        Option(name="aids", default=True, values=(True, False)),
        Option(name="games", default=2, values=(2, 1)),
    ),
    earlier={
        1: EarlierRules(options={"map": "first", "aids": True, "games": 1}, untold=("holes", *TWO_GAMES)),
        2: EarlierRules(options={"games": 1}, untold=TWO_GAMES),
    },
)
