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
    rules_version=1,
    chance=True,
    secrets=True,
)
