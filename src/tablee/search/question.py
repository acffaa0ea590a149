"""What a search is asked, and what it answers: the same for every kind of search."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from tablee.kernel.contract import Move, Seat
from tablee.kernel.level import Level

LINES: Final = 5  # candidates whose line is worth telling
LONGEST_LINE: Final = 8

Pause = Callable[[], float]  # between two pieces of compiled work, for others to go first: the seconds it took


def no_pause() -> float:
    return 0.0


class Budget(Struct):
    """So many steps, or until a time, whichever comes first. Pauses do not count.

    Time is looked at between pieces of compiled work, never inside: a count alone gives the same answer always.
    """

    steps: int
    seconds: float | None
    began: float
    pause: Pause = no_pause

    @classmethod
    def of(cls, steps: int, seconds: float | None = None, pause: Pause = no_pause) -> "Budget":
        return cls(steps, seconds, perf_counter(), pause)

    @property
    def spent(self) -> float:
        return perf_counter() - self.began

    def left(self, done: int) -> int:
        """How many steps there may still be: counted, or guessed from the time that is left."""
        self.began += self.pause()
        counted = self.steps - done
        if self.seconds is None or counted <= 0:
            return counted
        spent = self.spent
        if spent >= self.seconds:
            return 0 if done else 1  # who has no time at all still needs a move
        return min(counted, int(done * (self.seconds - spent) / spent) + 1) if done else counted


class Question(Struct, frozen=True):
    """What should `seat` play? With a record that holds only what the seat may know."""

    hidden: Any  # [1] record
    seats: int
    seat: Seat
    level: Level
    budget: Budget
    seed: int
    number: int  # of moves made so far: every move of a game has its own worlds


class Candidate(Struct, frozen=True, kw_only=True):
    move: Move
    serious: bool  # looked at closely enough to be played
    visits: int  # simulations or positions that went into it
    value: list[float]  # [seat] expected share of the win
    line: list[Move]  # the move and what may follow, as the thinking seat sees it
