"""Le Nain jaune's fact sheet: what is true before anybody plays. Loads neither NumPy nor Numba."""

from tablee.kernel.facts import Facts, Option

FACTS = Facts(
    id="nain_jaune",
    title="Le Nain jaune",
    seats=(3, 4, 5, 6),
    minutes=(15, 30),
    age=7,
    kind="cards",
    availability="traditional",
    sources=("jeux-regles.com : règles du Nain jaune", "jeuxdecartesinedits.blogspot.com : le Nain jaune"),
    shelf="classics",
    ours=("age", "minutes"),
    rules_version=1,
    chance=True,
    secrets=True,
    options=(
        Option(name="rounds", default=3, least=1, most=12, default_for={4: 4, 5: 5, 6: 6}),
        Option(name="chips", default=100, least=50, most=500),
        Option(name="points", default="cards", values=("cards", "pips")),
    ),
)
