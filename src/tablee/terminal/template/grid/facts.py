"""GAMETITLE's fact sheet: what is true before anybody plays. Loads neither NumPy nor Numba."""

from tablee.kernel.facts import Facts, Option

FACTS = Facts(
    id="GAMEID",
    title="GAMETITLE",
    seats=(2,),
    minutes=(5, 5),
    age=6,
    kind="abstract",
    designer=None,
    publisher=None,
    year=None,
    rules_version=1,  # raise it when a rule changes: old records then say so
    chance=False,
    secrets=False,
    options=(Option(name="ways", default="eight", values=("four", "eight")),),
)
