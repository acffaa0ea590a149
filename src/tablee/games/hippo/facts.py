"""Hippo's fact sheet."""

from tablee.kernel.facts import Facts, Option

FACTS = Facts(
    id="hippo",
    title="Hippo",
    seats=(2, 3, 4),
    minutes=(15, 15),
    age=6,
    kind="dice",
    designer="Martin Nedergaard Andersen",
    publisher="Helvetiq",
    year=2017,
    pitch_fr="Mettez toutes vos bouées à l'eau avant que les autres ne les fassent déborder.",
    pitch_en="Get all your rings into the water before the others make them spill over.",
    rules_version=1,
    chance=True,
    secrets=False,
    options=(
        Option(
            name="lanes",
            default="three",
            values=("three", "printed"),
            fr="Longueur des couloirs",
            en="Length of the lanes",
            values_fr=("trois places partout", "deux places de 8 à 12"),
            values_en=("three places everywhere", "two places from 8 to 12"),
        ),
    ),
)
