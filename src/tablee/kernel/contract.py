"""The contract between a game and everything that plays it.

A game is a record (`kernel.position`) and a handful of functions on it, in its `rules.py`. Each function
below is one promise; a game defines a function of the same name with the same parameter names. Search, lab,
match and server call *these*, and the record's type decides whose rules run: interpreted, through
`kernel.registry`; compiled, through `kernel.generic`.

    seats       0, 1, 2, ... up to MOST_SEATS - 1, then FATE (dice, cards, lots) and SPECTATOR (looks on)
    a move      one whole number; `words.py` gives it a text. FATE's moves are moves like any other
    a game      setup, then moves until `to_act` is 0. Nothing else changes a position, except time
    a position  everything there is to know, in one record; no random generator, no clock, no names

Rule functions are pure (they touch `s`, `out` and `random`, nothing else) and never random: where chance is
due, `to_act` says FATE, `draw` picks fate's move with the right odds and `apply` carries it out.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablee.kernel.registry import rules_of

Position: TypeAlias = Any  # one record of the game's own type; `s.turn`, `s.lane[c, 0]`
Seat: TypeAlias = int
Move: TypeAlias = int
Time: TypeAlias = int  # whole milliseconds since the game began
Moves: TypeAlias = NDArray[np.int64]  # [most_moves]
Scores: TypeAlias = NDArray[np.float64]  # [seats]
Options: TypeAlias = NDArray[np.int64]  # [option], as `Facts.encode` writes them
Random: TypeAlias = NDArray[np.uint64]  # [1], see kernel.chance

MOST_SEATS: Final = 8
FATE: Final = 8
SPECTATOR: Final = 9
FATE_ACTS: Final = 1 << FATE  # the value of `to_act` when fate is to act

UNKNOWN: Final = -1000  # what `hide` writes; no rule uses this number for anything else
NEVER: Final = -1  # no alarm is set; no time is given


# -- every game ---------------------------------------------------------------------------------------------


def setup(s: Position, seats: int, options: Options) -> None:
    """Fill a zeroed record with the position before the first move. Deterministic."""
    rules_of(s).setup(s, seats, options)


def to_act(s: Position) -> int:
    """The seats that may act now, as a bit mask: several in a simultaneous phase, FATE_ACTS, or 0 when over.

    FATE never shares a moment: the mask is FATE_ACTS alone or has no FATE in it.
    """
    return int(rules_of(s).to_act(s))


def legal(s: Position, seat: Seat, out: Moves) -> int:
    """Write what `seat` may play into `out`, ascending and without repeats, and return how many.

    Never 0 for a seat in `to_act`, FATE included; asked about a seat that is not to act, it may answer anything.
    This is the only place that knows what may be played: it depends on nothing the seat may not know.
    """
    return int(rules_of(s).legal(s, seat, out))


def apply(s: Position, seat: Seat, move: Move) -> None:
    """Carry out a legal move. Never checks, never random."""
    rules_of(s).apply(s, seat, move)


def draw(s: Position, random: Random) -> Move:
    """Fate's move, with the right odds. Asked only when `to_act` is FATE_ACTS; one of FATE's legal moves."""
    return int(rules_of(s).draw(s, random))


def odds(s: Position, move: Move) -> int:
    """How many of the equally likely cases are this one of FATE's legal moves: its odds beside the others'.

    Asked only when `to_act` is FATE_ACTS, and never less than 1. A game without it has moves of fate that are all
    equally likely. `draw` must agree, and conformance looks.
    """
    return int(rules_of(s).odds(s, move))


def scores(s: Position, out: Scores) -> None:
    """Write each seat's final score. Asked only when the game is over; the highest score wins."""
    rules_of(s).scores(s, out)


# -- games with secrets (without these functions nothing is hidden) ------------------------------------------


def hide(s: Position, seat: Seat) -> None:
    """Overwrite all that `seat` (or SPECTATOR) may not know with UNKNOWN.

    Two positions that differ only in what a seat cannot know become the same bytes. Hiding twice changes nothing.
    """
    rules_of(s).hide(s, seat)


def imagine(s: Position, seat: Seat, random: Random) -> None:
    """Replace every UNKNOWN of a hidden record by a world drawn evenly from those `seat` cannot exclude.

    Hidden again, it is the record it came from: `hide(imagine(hide(s))) == hide(s)`.
    """
    rules_of(s).imagine(s, seat, random)


def seen(s: Position, seat: Seat, move: Move, viewer: Seat) -> Move:
    """The move as `viewer` is shown it: itself, or a number whose text has a `?` in place of the secret.

    `s` is the open position just before the move.
    """
    return int(rules_of(s).seen(s, seat, move, viewer))


# -- games in which time matters (without these functions it does not) ---------------------------------------


def pass_time(s: Position, now: Time) -> None:
    """Bring the position to the time `now`: what was due meanwhile has happened. NEVER: no time was given.

    Called before each player's move with the time it carries, and to look at a later moment.
    """
    rules_of(s).pass_time(s, now)


def clock(s: Position) -> Time:
    """The position's own time; NEVER when no clock runs."""
    return int(rules_of(s).clock(s))


def alarm(s: Position) -> Time:
    """When the next thing happens by itself, if nobody moves; NEVER if nothing does."""
    return int(rules_of(s).alarm(s))


def not_before(s: Position, seat: Seat) -> Time:
    """The earliest time at which a move of `seat` counts. Its legal moves are listed before, but refused."""
    return int(rules_of(s).not_before(s, seat))


# -- thinking (in a game's `bot.py`; without these functions play-outs are random and go to the end) -----------


def policy(s: Position, seat: Seat, moves: Moves, n: int, random: Random) -> int:
    """Which of the first `n` of `moves` a quick player would choose: an index, and often a different one.

    Plays games out and says which moves a search tries first. Without it every move is equally likely.
    """
    return int(rules_of(s).policy(s, seat, moves, n, random))


def evaluate(s: Position, out: Scores) -> None:
    """Write what share of the win each seat may expect, from 0 to 1; together 1. Not asked when the game is over.

    A game without it leaves NaN in `out[0]`. It need not look at threats that are about to be carried out: `noisy`
    says where there are any.
    """
    rules_of(s).evaluate(s, out)


def noisy(s: Position) -> bool:
    """Whether something is about to happen that `evaluate` does not see: the search looks further before it asks."""
    return bool(rules_of(s).noisy(s))


def key(s: Position) -> int:
    """A 64-bit name of the position, the same for positions that are worth the same; 0: take all of the record.

    A search thinks once about moves that lead to the same name, whatever it does not see.
    """
    return int(rules_of(s).key(s))
