"""GAMETITLE's fact sheet: what is true before anybody plays. Loads neither NumPy nor Numba."""

from tablee.kernel.facts import Facts

FACTS = Facts(
    id="GAMEID",
    title="GAMETITLE",
    seats=(2, 3, 4),
    minutes=(5, 10),
    age=7,
    kind="cards",
    designer=None,
    publisher=None,
    year=None,
    rules_version=1,  # raise it when a rule changes: old records then say so
    chance=True,
    secrets=True,
)
