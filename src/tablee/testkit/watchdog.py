"""Stops a game's function that never comes back, and says where it was.

Looks at the stack now and then: if the same call of the game's own code is still under way, it is stopped. Machine code
cannot be looked into, so the suite makes each move in plain Python before it makes it compiled; what is endless only
compiled ends with its process, where that is one of its own (`apart.py`).
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SECONDS = 5.0  # longer than any call of a rule takes, even in plain Python on a busy machine
MACHINE_CODE: Final = 4  # times as long: the compiler is machine code, too
OWN_TIME: Final = hasattr(signal, "setitimer")

expendable = False  # whether this process may be ended: somebody else tells what it has found


class Endless(Exception):
    """A call of the game's own code that does not end."""


@contextmanager
def watching(folder: str) -> Iterator[None]:
    """Raises Endless in the midst of a call into the folder that lasts longer than one to two times SECONDS.

    These are seconds of our own processor time: others may keep the machine busy.
    """
    if not OWN_TIME or threading.current_thread() is not threading.main_thread():
        yield
        return
    last: list[FrameType | None] = [None]

    def look(_: int, frame: FrameType | None) -> None:
        here = outermost(frame, folder)
        if here is not None and here is last[0]:
            raise Endless(f"{here.f_code.co_name} does not come to an end")
        last[0] = here
        end_unless_looked_at_again()

    before = signal.signal(signal.SIGVTALRM, look)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS, SECONDS)
    end_unless_looked_at_again()
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGVTALRM, before)


def end_unless_looked_at_again() -> None:
    """Nobody hears this signal, so it ends the process: a handler in Python would wait for machine code to return."""
    if expendable:
        signal.setitimer(signal.ITIMER_PROF, SECONDS * MACHINE_CODE)


def outermost(frame: FrameType | None, folder: str) -> FrameType | None:
    """The call by which the game's own code was entered."""
    found = None
    while frame is not None:
        if frame.f_code.co_filename.startswith(folder):
            found = frame
        frame = frame.f_back
    return found
