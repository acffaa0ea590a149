"""The duel's fact sheet."""

from tablee.kernel.facts import Facts

FACTS = Facts(
    id="duel",
    title="Duel",
    seats=(2, 3),
    minutes=(1, 1),
    age=6,
    kind="cards",
    designer=None,
    publisher=None,
    year=None,
    rules_version=1,
    chance=True,
    secrets=True,
)
