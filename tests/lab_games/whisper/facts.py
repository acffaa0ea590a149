"""The whisper's fact sheet."""

from tablee.kernel.facts import Facts

FACTS = Facts(
    id="whisper",
    title="Whisper",
    seats=(2,),
    minutes=(1, 1),
    age=6,
    kind="abstract",
    designer=None,
    publisher=None,
    year=None,
    pitch_fr="Un mot, une pièce.",
    pitch_en="A word, a coin.",
    rules_version=1,
    chance=True,
    secrets=True,
)
