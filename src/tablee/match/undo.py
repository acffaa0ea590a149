"""Taking moves back: what may be, and how far."""

from itertools import islice
from typing import Any, Final

from tablee.kernel.chance import generator
from tablee.kernel.contract import FATE, Seat
from tablee.kernel.errors import CannotUndo
from tablee.match.engine import Engine
from tablee.match.log import Log
from tablee.match.texts import say

TRIES: Final = 64  # worlds imagined to find out whether a move revealed something

Undone = tuple[Seat, int]  # whose moves were taken back last, and how long the log was then


def check_undo(engine: Engine, log: Log, undone: Undone | None, now: Any) -> None:
    """Raise if the last move cannot be taken back without asking anybody; `now`: the position it led to."""
    if all(seat == FATE for seat, _, _ in log.made):
        raise CannotUndo(say("nothing_to_undo"))
    seat, _, _ = log.made[-1]
    if seat == FATE:
        raise CannotUndo(say("fate_answered"))
    if undone and undone[0] != seat and undone[1] == len(log.made):
        raise CannotUndo(say("not_your_move"))
    if engine.game.facts.secrets and revealed(engine, log, now):
        raise CannotUndo(say("revealed"))


def revealed(engine: Engine, log: Log, now: Any) -> bool:
    """Whether the mover learned something: in another world that fits, the same move shows him otherwise."""
    seat, move, at = log.made[-1]
    earlier = engine.position_on(log.desk_before(len(log.made) - 1))
    if engine.timed:
        engine.pass_time(earlier, at)
    learned, before = engine.hidden(now, seat).tobytes(), engine.hidden(earlier, seat)
    for number in range(TRIES):
        world = engine.imagined(before, seat, generator(number))
        engine.apply(world, seat, move)
        if engine.hidden(world, seat).tobytes() != learned:
            return True
    return False


def entry_after(log: Log, keep: int, moves: int) -> int:
    """The entry of the first player's move that goes if `keep` of so many moves stay."""
    if not 0 <= keep < moves:
        raise CannotUndo(say("nothing_to_undo"))
    latest_first = (entry for entry in reversed(range(len(log.made))) if log.made[entry][0] != FATE)
    return next(islice(latest_first, moves - 1 - keep, None))
