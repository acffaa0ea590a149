"""Kopf oder Knopf's fact sheet."""

from tablee.kernel.facts import Facts, Option

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
    rules_version=1,
    chance=False,
    secrets=False,
    options=(Option(name="target", default=10, values=(10, 8)),),
)
