"""The servers' wall clock: a file with how far it is off, which they read whenever they look at the time."""

import mmap
from pathlib import Path
from typing import Final

BYTES: Final = 8
SECOND: Final = 1_000_000_000  # nanoseconds


def shift_in(shared: mmap.mmap | bytes) -> int:
    """Nanoseconds."""
    return int.from_bytes(shared[:BYTES], "little", signed=True)


class WallClock:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.shift = 0.0  # seconds
        self.jump(0.0)

    def jump(self, seconds: float) -> None:
        self.shift += seconds
        with self.file.open("r+b" if self.file.exists() else "wb") as opened:  # the same file: it is mapped
            opened.write(int(self.shift * SECOND).to_bytes(BYTES, "little", signed=True))
