"""Connect Four's fact sheet."""

from tablee.kernel.facts import Facts

FACTS = Facts(
    id="connect_four",
    title="Connect Four",
    seats=(2,),
    minutes=(10, 10),
    age=6,
    kind="abstract",
    designer="Howard Wexler, Ned Strongin",
    publisher="Milton Bradley",
    year=1974,
    rules_version=1,
    chance=False,
    secrets=False,
)
