"""Heisa's fact sheet."""

from collections.abc import Mapping
from typing import Any

from tablee.kernel.facts import Facts, Option

SHARE_OF_GLASS = 10  # S11: a turn lasts at most a tenth of a glass


def too_slow(seats: int, options: Mapping[str, Any]) -> str | None:
    """S11: why this turn clock does not go with this glass."""
    longest = options["glass"] // SHARE_OF_GLASS
    if options["limit"] <= longest:
        return None
    return f"limit is at most a tenth of glass: {longest} for glass={options['glass']}, not {options['limit']}"


FACTS = Facts(
    id="heisa",
    title="Heisa",
    seats=(2, 4),
    minutes=(10, 15),
    age=8,
    kind="dice",
    designer=None,
    publisher=None,
    year=None,
    pitch_fr="Faites passer vos sabliers de l'autre côté avant que leur sable ne soit écoulé.",
    pitch_en="Get your hourglasses across before their sand has run out.",
    rules_version=1,
    chance=True,
    secrets=False,
    timed=True,
    options=(
        Option(
            name="goal",
            default=4,
            values=(1, 2, 4),
            fr="Sabliers à faire arriver",
            en="Glasses to bring home",
            values_fr=("un", "deux", "quatre"),
            values_en=("one", "two", "four"),
        ),
        Option(
            name="glass",
            default=90,
            default_for={4: 120},
            values=(60, 90, 120, 180),
            fr="Durée d'un sablier",
            en="How long a glass runs",
            values_fr=("60 secondes", "90 secondes", "120 secondes", "180 secondes"),
            values_en=("60 seconds", "90 seconds", "120 seconds", "180 seconds"),
        ),
        Option(
            name="limit",
            default=6,
            values=(4, 6, 9, 12),
            fr="Durée d'un tour",
            en="How long a turn lasts",
            values_fr=("4 secondes", "6 secondes", "9 secondes", "12 secondes"),
            values_en=("4 seconds", "6 seconds", "9 seconds", "12 seconds"),
        ),
        Option(
            name="tempo",
            default=False,
            values=(False, True),
            fr="Mode tempo",
            en="Tempo mode",
            values_fr=("le sable coule en temps réel", "un grain à chaque tour, sans montre"),
            values_en=("the sand runs in real time", "one grain a turn, without a clock"),
        ),
    ),
    clash=too_slow,
)
