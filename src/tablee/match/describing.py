"""A position as plain data: what all games tell alike, and the fields of games whose words.py has no `describe`."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tablee.kernel.contract import UNKNOWN
from tablee.kernel.registry import mark_of
from tablee.match.seats import SeatName

if TYPE_CHECKING:
    from tablee.match.play import Match

NOBODY = -1
ASIDE = ("seats", "phase", "turn", "filler")  # told elsewhere, or nothing to tell


def describe_fields(s: Any) -> dict[str, Any]:
    """Every field under its name, None for what is not known."""
    return {name: plain(s[name].tolist()) for name in s.dtype.names if name not in (mark_of(s.dtype), *ASIDE)}


def describe_position(s: Any, told: Callable[[Any], dict[str, Any]], phases: Sequence[str]) -> dict[str, Any]:
    """Phase and turn, None for nobody's, and what the game tells of a position; `phases`: PHASES of state.py."""
    turn = int(s.turn) if "turn" in s.dtype.names else NOBODY
    phase = phases[s.phase] if phases else "play"
    return {"phase": phase, "turn": None if turn == NOBODY else turn, **told(s)}


def plain(value: Any) -> Any:
    if isinstance(value, list):
        return [plain(one) for one in value]
    return None if value == UNKNOWN else value


def describe(match: "Match", described: dict[str, Any], to_act: tuple[SeatName, ...]) -> dict[str, Any]:
    """What is told of every match, then what the game itself tells of a position in which these are to act."""
    over = not to_act
    common = {
        "game": match.game,
        "seats": match.seats,
        "options": dict(match.options),
        "phase": "over" if over else described["phase"],
        "turn": None if over else described["turn"],
        "to_act": list(to_act),
        "over": over,
        "scores": match.scores if over else None,
        "winners": match.winners if over else [],
    }
    return {**common, **described, **common}
