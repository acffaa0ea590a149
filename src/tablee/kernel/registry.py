"""Which rules belong to which record. The only state of the kernel, written once a game."""

from types import ModuleType, SimpleNamespace
from typing import Any, Final

REQUIRED: Final = ("setup", "to_act", "legal", "apply", "scores")
OPTIONAL: Final = ("draw", "hide", "imagine", "seen", "pass_time", "clock", "alarm", "not_before")
CONTRACT: Final = REQUIRED + OPTIONAL

known: Final[dict[str, SimpleNamespace]] = {}  # mark -> rule functions


def mark_of(dtype: Any) -> str:
    """The field that tells whose record this is: `game_hippo` in Hippo's (see kernel.position)."""
    return str(dtype.names[0])


def register(mark: str, rules: ModuleType, defaults: ModuleType) -> None:
    """Bind a game's rule functions to its record, with the defaults for what it leaves out."""
    missing = [name for name in REQUIRED if not hasattr(rules, name)]
    if missing:
        raise TypeError(f"{rules.__name__} must define {', '.join(missing)}: see tablee.kernel.contract")
    known[mark] = SimpleNamespace(**{name: getattr(rules, name, getattr(defaults, name, None)) for name in CONTRACT})


def rules_of(s: Any) -> SimpleNamespace:
    """The rules of a record, for the interpreter; compiled code finds them in kernel.generic."""
    return known[mark_of(s.dtype)]
