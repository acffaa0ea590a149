"""GAMETITLE's fact sheet: what is true before anybody plays. Loads neither NumPy nor Numba."""

from tablee.kernel.facts import Facts, Option

FACTS = Facts(
    id="GAMEID",
    title="GAMETITLE",
    seats=(2, 3, 4),
    minutes=(10, 15),
    age=6,
    kind="dice",
    designer=None,
    publisher=None,
    year=None,
    rules_version=1,  # raise it when a rule changes: old records then say so
    chance=True,
    secrets=False,
    options=(Option(name="barrels", default=4, values=(3, 4, 5)),),
)
