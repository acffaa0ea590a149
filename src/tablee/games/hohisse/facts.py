"""The fact sheet of Ho ! Hisse !"""

from tablee.kernel.facts import Facts, Option

FACTS = Facts(
    id="hohisse",
    title="Ho ! Hisse !",
    seats=(2,),
    minutes=(30, 40),
    age=10,
    kind="cards",
    designer="Richard Borg",
    publisher="Kosmos, Tilsit",
    year=2002,
    pitch_fr="Composez votre équipe en un clin d'œil, puis tirez sur la corde : le tonneau de whisky est au bout.",
    pitch_en="Pick your team in the blink of an eye, then pull the rope: a barrel of whisky hangs on it.",
    rules_version=1,
    chance=True,
    secrets=True,
    timed=True,
    options=(
        Option(
            name="form",
            default="race",
            values=("race", "calm", "none"),
            at_one_screen="calm",
            fr="Formation des équipes",
            en="Forming the teams",
            values_fr=("à la course", "sans se presser", "pas du tout : 20 cartes au hasard"),
            values_en=("as a race", "at leisure", "not at all: 20 random cards"),
        ),
        Option(
            name="barrels",
            default=3,
            values=(1, 2, 3),
            fr="Tonneaux pour gagner",
            en="Barrels to win",
            values_fr=("un", "deux", "trois"),
            values_en=("one", "two", "three"),
        ),
    ),
)
