"""The sand: glasses that run, are turned over and run out (S4, S9, S12)."""

from tablee.kernel.contract import Time
from tablee.kernel.rule import rule

from .geometry import line_place, running
from .state import GLASSES, Position


@rule
def left(s: Position, glass: int) -> int:
    """Milliseconds or grains still to run; 0 unless running."""
    return int(s.empties[glass]) - int(s.now) if running(s, glass) else 0


@rule
def fill(s: Position, glass: int) -> None:
    """S7: an empty glass turned over is full."""
    s.empties[glass] = s.now + s.full


@rule
def turn_over(s: Position, glass: int) -> None:
    """S4: what had run through is what is left. S9: of a full glass that is nothing."""
    run_through = int(s.full) - left(s, glass)
    if run_through == 0:
        back_to_line(s, glass)
        return
    s.empties[glass] = s.now + run_through
    if s.tempo:
        s.empties[glass] += 1  # S12: no grain falls in it at the end of this turn


@rule
def back_to_line(s: Position, glass: int) -> None:
    s.place[glass] = line_place(glass)
    s.empties[glass] = 0


@rule
def empty_glasses_go_back(s: Position) -> None:
    """S9: at once, to their places on their own lines."""
    for glass in range(GLASSES):
        if running(s, glass) and s.empties[glass] <= s.now:
            back_to_line(s, glass)


@rule
def grains_fall(s: Position) -> None:
    """S12: the end of a turn is one moment later for every glass."""
    s.now += 1
    empty_glasses_go_back(s)


@rule
def next_empty(s: Position, at_latest: Time) -> Time:
    """The moment the next glass runs out, or `at_latest` if that comes first."""
    moment = int(at_latest)
    for glass in range(GLASSES):
        if running(s, glass):
            moment = min(moment, int(s.empties[glass]))
    return moment
