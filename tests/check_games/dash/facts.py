"""The dash's fact sheet."""

from tablee.kernel.facts import Facts

FACTS = Facts(
    id="dash",
    title="Dash",
    seats=(2,),
    minutes=(1, 1),
    age=6,
    kind="dice",
    designer=None,
    publisher=None,
    year=None,
    rules_version=1,
    chance=True,
    secrets=False,
    timed=True,
)
