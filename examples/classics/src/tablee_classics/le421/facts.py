"""Le 421's fact sheet: what is true before anybody plays. Loads neither NumPy nor Numba."""

from tablee.kernel.facts import Facts, Option

FACTS = Facts(
    id="le421",
    title="Le 421",
    seats=(2, 3, 4, 5, 6),
    minutes=(5, 15),
    age=8,
    kind="dice",
    availability="traditional",
    sources=("regles-jeu.fr : Règles du 421", "zpag.net : 421, jeu de dés"),
    shelf="classics",
    ours=("age", "minutes"),
    rules_version=1,
    chance=True,
    secrets=False,
    options=(
        Option(name="tokens", default=11, values=(11, 21)),
        Option(name="top", default=8, values=(8, 10)),
        Option(name="nenette", default=True, values=(True, False)),
        Option(name="charge_throws", default=1, values=(1, 2, 3)),
        Option(name="out", default="last", values=("last", "first")),
    ),
)
