"""A position as plain data, field by field: for games whose words.py has no `describe` of its own."""

from collections.abc import Sequence
from typing import Any

from tablee.kernel.contract import UNKNOWN
from tablee.kernel.registry import mark_of

NOBODY = -1
ASIDE = ("seats", "filler")  # told elsewhere, or nothing to tell


def describe_fields(s: Any, phases: Sequence[str] = ()) -> dict[str, Any]:
    """Every field under its name, None for what is not known and for nobody's turn; `phases`: PHASES of state.py."""
    told = {name: plain(s[name].tolist()) for name in s.dtype.names if name not in (mark_of(s.dtype), *ASIDE)}
    turn = told.get("turn", NOBODY)
    return {**told, "phase": phases[told["phase"]] if phases else "play", "turn": None if turn == NOBODY else turn}


def plain(value: Any) -> Any:
    if isinstance(value, list):
        return [plain(one) for one in value]
    return None if value == UNKNOWN else value
