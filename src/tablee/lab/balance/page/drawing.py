"""Numbers become places on a drawing."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import floor, log10
from typing import Any, Final

from tablee.lab.balance.figures import Lengths, Mean, Rate

USUAL: Final = 0.99  # of all games are on the plot; the few that never end would squeeze the others
MARGIN: Final = 20  # times this is the width of a frame


def scale(value: float, left: float, right: float) -> float:
    """Where a share between 0 and 1 stands."""
    return round(left + (right - left) * value, 2)


def reaching(hills: Sequence[Lengths]) -> int:
    """How many moves the widest hill needs, as a round number, without the rare games far out."""
    return round_up(max(map(nearly_all, hills)))


def nearly_all(lengths: Lengths) -> int:
    seen = 0
    for number, count in enumerate(lengths.bins):
        seen += count
        if seen >= USUAL * lengths.games:
            return (number + 1) * lengths.width
    return lengths.longest


def round_up(value: float) -> int:
    """The next number that divides well by four."""
    step = max(10 ** floor(log10(max(value, 1))) * 4 // 10, 4)
    return int(-(-value // step) * step)


def hill(lengths: Lengths, widest: int, width: float, bottom: float, height: float) -> str:
    """An outline of how many games were how long; its top is the longest bin."""
    top = max(lengths.bins)
    shown = lengths.bins[: widest // lengths.width]
    middles = [(number + 0.5) * lengths.width * width / widest for number in range(len(shown))]
    points = [(x, bottom - height * count / top) for x, count in zip(middles, shown, strict=True)]
    return f"{smooth([(0, bottom), *points, (min(middles[-1] + lengths.width, width), bottom)])} Z"


def curve(values: Sequence[float], most: float, left: float, right: float, bottom: float, height: float) -> str:
    step = (right - left) / (len(values) - 1)
    return smooth([(left + step * number, bottom - height * value / most) for number, value in enumerate(values)])


def smooth(points: Sequence[tuple[float, float]]) -> str:
    """A path through the points that leaves and meets each of them level."""
    path = [f"M {points[0][0]:.1f} {points[0][1]:.1f}"]
    for (x, y), (to_x, to_y) in pairwise(points):
        middle = (x + to_x) / 2
        path.append(f"C {middle:.1f} {y:.1f} {middle:.1f} {to_y:.1f} {to_x:.1f} {to_y:.1f}")
    return " ".join(path)


def marks(most: float) -> list[float]:
    """Round numbers up an axis, three to six of them, 0 included."""
    power = 10 ** floor(log10(most))
    step = next(step for step in (power / 5, power / 2, power, 2 * power) if most / step < 6)
    return [step * number for number in range(floor(most / step) + 1)]


def frame(intervals: Sequence[Rate | Mean]) -> tuple[float, float]:
    """What a column of small plots must show, with a little room on both sides."""
    low, high = min(each.low for each in intervals), max(each.high for each in intervals)
    room = (high - low or 1) / MARGIN
    return low - room, high + room


def within(value: float, frame: tuple[float, float]) -> float:
    low, high = frame
    return round((value - low) / (high - low), 4)


HELPERS: Final[dict[str, Callable[..., Any]]] = {
    "scale": scale,
    "hill": hill,
    "curve": curve,
    "marks": marks,
    "within": within,
}
