"""What a player can do now."""

from tablee.kernel.contract import Seat
from tablee.match.said import Said, Term

from .geometry import free_places, is_rivals, may_come_out, may_turn
from .names import say
from .state import AN_S, GLASSES, ROLL, Position


def prompt(s: Position, seat: Seat) -> Said:
    if s.phase == ROLL:
        return say.prompt("roll" if s.tempo else "roll_quickly")
    if s.die == AN_S:
        return say.prompt("use_s", uses=uses_of_s(s, seat))
    return say.prompt("use_number", number=int(s.die))


def uses_of_s(s: Position, seat: Seat) -> list[Term]:
    """S7: those of the three ways that are possible now."""
    free = free_places(s)
    turned = [is_rivals(seat, glass) for glass in range(GLASSES) if may_turn(s, seat, glass)]
    ways = {
        "bring_out": any(may_come_out(s, seat, glass, free) for glass in range(GLASSES)),
        "turn_own": False in turned,
        "turn_rivals": True in turned,
    }
    return [say.term(way) for way, possible in ways.items() if possible]
