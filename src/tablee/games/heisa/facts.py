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
    seats=(2, 3, 4),
    minutes=(10, 15),
    age=8,
    kind="dice",
    designer=None,
    publisher=None,
    year=None,
    sheet="Escale à jeux",
    ours=("age", "minutes"),
    rules_version=1,
    chance=True,
    secrets=False,
    timed=True,
    options=(
        Option(name="goal", default=4, values=(1, 2, 4)),
        Option(name="glass", default=90, default_for={3: 120, 4: 120}, values=(60, 90, 120, 180)),
        Option(name="limit", default=6, values=(4, 6, 9, 12)),
        Option(name="tempo", default=False, values=(False, True)),
    ),
    clash=too_slow,
)
