"""Which rules belong to which record. The only state of the kernel, written once a game."""

from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any, Final

REQUIRED: Final = ("setup", "to_act", "legal", "apply", "scores")
OPTIONAL: Final = ("draw", "odds", "hide", "imagine", "seen", "pass_time", "clock", "alarm", "not_before")
THINKING: Final = ("policy", "evaluate", "noisy", "key")  # in the game's bot.py
CONTRACT: Final = REQUIRED + OPTIONAL + THINKING
HOT: Final = (*REQUIRED, "draw", "clock", "not_before")  # asked at every move of a random game

known: Final[dict[str, SimpleNamespace]] = {}  # mark -> rule functions


def mark_of(dtype: Any) -> str:
    """The field that tells whose record this is: `game_hippo` in Hippo's (see kernel.position)."""
    return str(dtype.names[0])


def register(mark: str, rules: ModuleType, bot: ModuleType | None, defaults: ModuleType) -> None:
    """Bind a game's rule functions to its record, those of its bot too, with the defaults for what it leaves out."""
    missing = [name for name in REQUIRED if not hasattr(rules, name)]
    if missing:
        raise TypeError(f"{rules.__name__} must define {', '.join(missing)}: see tablee.kernel.contract")
    functions = {name: getattr(rules, name, getattr(defaults, name, None)) for name in CONTRACT}
    thinking = {name: getattr(bot, name) for name in THINKING if hasattr(bot, name)}
    known[mark] = SimpleNamespace(**(functions | thinking))


def rules_of(s: Any) -> SimpleNamespace:
    """The rules of a record, for the interpreter; compiled code finds them in kernel.generic."""
    return known[mark_of(s.dtype)]


def functions_of(mark: str) -> list[Callable[..., Any]]:
    """Every function that was bound to a record; none if there is no such record."""
    return [function for function in vars(known[mark]).values() if function] if mark in known else []
