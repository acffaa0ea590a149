"""Awalé's rules. What each function promises is said in tablee.kernel.contract.

`falls`, `held`, `caught`, `taken_by` and `left` are plain sums, so that `endings.py` can ask them about many positions
at once: for these, `pits` may be an array [pit, position].
"""

from typing import Any

from tablee.kernel.contract import Move, Moves, Options, Scores, Seat

from .state import EACH, ENOUGH, FORBIDDEN, NO_CAPTURE, OVER, PITS, PLAY, QUIET_END, ROW, Position


def setup(s: Position, seats: int, options: Options) -> None:
    """A1: four seeds in each pit; the first seat begins."""
    s.slam = options[0]
    for pit in range(PITS):
        s.pits[pit] = EACH


def to_act(s: Position) -> int:
    return 1 << int(s.turn) if s.phase == PLAY else 0


# -- what a move would do -----------------------------------------------------------------------------------


def falls(seeds: Any, distance: int) -> Any:
    """A2, A3: how many of the seeds fall into the pit so far ahead: one a lap, and a lap leaves out where it began."""
    return (seeds + PITS - 1 - distance) // (PITS - 1)


def held(pits: Any, pit: Move, there: int) -> Any:
    """What another pit holds once this one is sown."""
    return pits[there] + falls(pits[pit], (there - pit) % PITS)


def last_pit(pits: Any, pit: Move) -> Any:
    """Where the last seed falls."""
    return (pit + 1 + (pits[pit] - 1) % (PITS - 1)) % PITS


def caught(pits: Any, pit: Move) -> Any:
    """A4: the rival's pits with two or three, from the last seed backwards without a gap: a bit each, his first 1."""
    going, found = 0, 0
    for there in range(PITS - 1 - pit // ROW * ROW, ROW - 1 - pit // ROW * ROW, -1):
        seeds = held(pits, pit, there)
        going = (going | (last_pit(pits, pit) == there)) & ((seeds == 2) | (seeds == 3))
        found = 2 * found + going
    return found


def taken_by(pits: Any, pit: Move, slam: int) -> Any:
    """A5: as A4 says; but where a grand slam takes nothing, not all that the rival has."""
    found = caught(pits, pit)
    return found * (left(pits, pit, found) > 0) if slam == NO_CAPTURE else found


def left(pits: Any, pit: Move, found: Any) -> Any:
    """The seeds in the rival's row once this pit is sown and those that were found are taken."""
    seeds = 0
    for there in row_of(1 - pit // ROW):
        seeds = seeds + held(pits, pit, there) * (1 - (found >> there % ROW & 1))
    return seeds


def row_of(seat: Seat) -> range:
    """A seat's pits."""
    return range(ROW * seat, ROW * seat + ROW)


# -- what may be played -------------------------------------------------------------------------------------


def legal(s: Position, seat: Seat, out: Moves) -> int:
    n = 0
    for pit in row_of(seat):
        if may_sow(s, pit):
            out[n] = pit
            n += 1
    return n


def may_sow(s: Position, pit: Move) -> bool:
    """A2: a pit with seeds in it. A6: who has none is fed. A5: where a grand slam is forbidden, only if need be."""
    if s.pits[pit] == 0 or leaves_some(s, pit):
        return bool(s.pits[pit] > 0)
    return not is_empty(s, 1 - pit // ROW) and (s.slam != FORBIDDEN or not can_leave_some(s, pit // ROW))


def leaves_some(s: Position, pit: Move) -> bool:
    """Whether the rival has seeds once this pit is sown."""
    return bool(left(s.pits, pit, taken_by(s.pits, pit, int(s.slam))) > 0)


def can_leave_some(s: Position, seat: Seat) -> bool:
    ways = 0
    for pit in row_of(seat):
        ways += s.pits[pit] > 0 and leaves_some(s, pit)
    return ways > 0


def is_empty(s: Position, seat: Seat) -> bool:
    return bool(s.pits[ROW * seat : ROW * seat + ROW].sum() == 0)


# -- making a move ------------------------------------------------------------------------------------------


def apply(s: Position, seat: Seat, move: Move) -> None:
    found, seeds = taken_by(s.pits, move, int(s.slam)), int(s.pits[move])
    s.pits[move] = 0
    for distance in range(1, PITS):
        s.pits[(move + distance) % PITS] += falls(seeds, distance)
    for pit in row_of(1 - seat):
        if found >> pit % ROW & 1:
            take(s, seat, pit)
    s.quiet = 0 if found > 0 else s.quiet + 1
    s.turn = 1 - seat
    end_if_due(s)


def take(s: Position, seat: Seat, pit: int) -> None:
    s.taken[seat] += s.pits[pit]
    s.pits[pit] = 0


def end_if_due(s: Position) -> None:
    """A7: somebody has enough; or A6, A7: nothing can be played, or nothing happens, and each takes his own row."""
    if max(s.taken[0], s.taken[1]) >= ENOUGH:
        s.phase = OVER
    elif s.quiet >= QUIET_END or is_stuck(s, int(s.turn)):
        s.phase = OVER
        for pit in range(PITS):
            take(s, pit // ROW, pit)


def is_stuck(s: Position, seat: Seat) -> bool:
    """A6: no seeds at all, or none that could feed the rival, who has none."""
    return is_empty(s, seat) or (is_empty(s, 1 - seat) and not can_leave_some(s, seat))


def scores(s: Position, out: Scores) -> None:
    """A8."""
    for seat in range(2):
        lead = int(s.taken[seat]) - int(s.taken[1 - seat])
        out[seat] = 0.5 + 0.5 * (int(lead > 0) - int(lead < 0))
