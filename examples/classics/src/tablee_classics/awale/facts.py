"""Awalé's fact sheet: what is true before anybody plays. Loads neither NumPy nor Numba."""

from tablee.kernel.facts import Facts, Option

FACTS = Facts(
    id="awale",
    title="Awalé",
    seats=(2,),
    minutes=(15, 30),
    age=7,
    kind="abstract",
    availability="traditional",
    sources=("The Oware Society: Abapa rules", "joansala.com: How to play Oware"),
    shelf="classics",
    ours=("age", "minutes"),
    rules_version=1,  # raise it when a rule changes: old records then say so
    chance=False,
    secrets=False,
    options=(Option(name="grand_slam", default="no_capture", values=("no_capture", "forbidden", "allowed")),),
)
