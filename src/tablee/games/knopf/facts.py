"""Kopf oder Knopf's fact sheet."""

from tablee.kernel.facts import Facts, Option

FACTS = Facts(
    id="knopf",
    title="Kopf oder Knopf",
    seats=(2,),
    minutes=(30, 45),
    age=10,
    kind="abstract",
    designer="Manfred Ludwig",
    publisher="FX Schmid",
    year=1992,
    pitch_fr="Des boutons, des trous, et des paires qui frappent de loin : gardez la tête froide.",
    pitch_en="Buttons, holes, and pairs that strike from afar: keep a cool head.",
    rules_version=1,
    chance=False,
    secrets=False,
    options=(
        Option(
            name="target",
            default=10,
            values=(10, 8),
            fr="Boutons à prendre",
            en="Buttons to take",
            values_fr=("10, la partie entière", "8, la partie courte"),
            values_en=("10, the full game", "8, the short game"),
        ),
    ),
)
