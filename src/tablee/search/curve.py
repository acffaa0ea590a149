"""The value curve of a game: what each seat could expect, move after move.

At each decision the bot of the seat that made it is asked, and knows what that seat knew. Where nothing is secret its
answer holds for everybody. Where there are secrets it holds for that seat alone: every seat's line is its own view, the
others stay where they were, and the shares need not add up to one until the end.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from tablee.match.log import Entry
from tablee.match.play import Match
from tablee.match.shelf import facts_of
from tablee.search.bot import Bot
from tablee.search.question import Pause, no_pause
from tablee.search.thought import Thought

LEVEL: Final = 4
MOST_POINTS: Final = 120  # decisions of a long game that are looked at, evenly spread
TURN: Final = 0.1  # of the win: less is no turning point
TURNS: Final = 3


class Point(Struct, frozen=True):
    """Just before a move, or after the last one."""

    entry: int  # of the log: the move that follows
    seat: int | None  # who makes it; None at the end
    move: str | None
    best: str | None  # what the bot would have played
    value: list[float]  # [seat] expected share of the win


class TurningPoint(Struct, frozen=True):
    """Between two points of a curve something happened to a seat."""

    before: Point
    after: Point
    seat: int  # whose expectation changed most

    @property
    def swing(self) -> float:
        return self.after.value[self.seat] - self.before.value[self.seat]


def value_curve(
    match: Match,
    level: int = LEVEL,
    iterations: int | None = None,
    seconds: float | None = None,
    progress: Callable[[int, int], None] | None = None,
    pause: Pause = no_pause,
    entries: Sequence[int] | None = None,
) -> Iterator[Point]:
    """The points of a match, as they are found. `progress` is told how many there are, and of how many.

    By count of iterations the curve is always the same; `seconds` bounds the whole of it, whatever the machine.
    `entries`: those of the log that are looked at, if they are known already; else the match's decisions.
    """
    entries = decisions(match) if entries is None else entries
    bot, value = Bot(match.game, level, pause=pause), [1 / match.seats] * match.seats
    secrets = facts_of(match.game).secrets
    share = seconds / len(entries) if seconds is not None and entries else None
    for done, (index, entry, then) in enumerate(replayed(match, entries), start=1):
        assert entry.seat != "fate"
        thought = bot.think(then, entry.seat, share, iterations or bot.steps)
        value = _updated(value, thought, entry.seat, secrets)
        yield Point(index, entry.seat, entry.move, thought.lines[0].moves[0], value)
        if progress:
            progress(done, len(entries))
    if match.over:
        yield Point(len(match.log), None, None, None, _shares(match))


def _updated(value: list[float], thought: Thought, seat: int, secrets: bool) -> list[float]:
    if not secrets:
        return thought.lines[0].value
    return [thought.lines[0].value[who] if who == seat else before for who, before in enumerate(value)]


def _shares(match: Match) -> list[float]:
    winners = match.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]


# -- the game again -----------------------------------------------------------------------------------------


def decisions(match: Match, most: int = MOST_POINTS, pause: Callable[[], None] = lambda: None) -> list[int]:
    """The entries of the log where somebody had a choice; in a long game so many of them, evenly spread.

    `pause` is called after each entry.
    """
    found = []
    for index, entry, then in replayed(match, range(match.entries)):
        if len(then.legal(entry.seat)) > 1:
            found.append(index)
        pause()
    step = max(len(found) / most, 1.0)
    return [found[int(i * step)] for i in range(min(len(found), most))]


def replayed(match: Match, entries: Sequence[int]) -> Iterator[tuple[int, Entry, Match]]:
    """The match as it was just before some of the players' moves, at their time."""
    then, wanted = match.afresh(), set(entries)
    for index, entry in enumerate(match.log):
        if index in wanted and entry.seat != "fate":
            if entry.at is not None:
                then.pass_time(entry.at)
            yield index, entry, then
        then.play(entry.seat, entry.move, entry.at)


# -- turning points -----------------------------------------------------------------------------------------


def turning_points(points: list[Point], most: int = TURNS, least: float = TURN) -> list[TurningPoint]:
    """Where somebody's expectation changed most, in the order of the game."""
    turns = [_turn(before, after) for before, after in pairwise(points)]
    greatest = sorted(turns, key=lambda turn: -abs(turn.swing))[:most]
    return sorted((turn for turn in greatest if abs(turn.swing) >= least), key=lambda turn: turn.before.entry)


def _turn(before: Point, after: Point) -> TurningPoint:
    """Of two seats between which a share changed hands, the first: rounding errors do not decide."""
    changes = [round(abs(new - old), 6) for old, new in zip(before.value, after.value, strict=True)]
    return TurningPoint(before, after, changes.index(max(changes)))
