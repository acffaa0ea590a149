"""Positions on the way through a log, remembered so that what came before them need not be played again."""

from typing import Final, NamedTuple

RECENT: Final = 8  # of the last places, all are kept
APART: Final = 50  # entries, at least, between two that are kept further back


class Bookmark(NamedTuple):
    """A place in a log: the entry it comes before, the players' moves made by then, and the position as bytes."""

    entry: int
    moves: int
    position: bytes


class Bookmarks(list[Bookmark]):
    """In the order of the log."""

    def lay(self, mark: Bookmark) -> None:
        self.append(mark)
        if len(self) > RECENT and not self._is_far(len(self) - RECENT - 1):
            del self[-RECENT - 1]

    def _is_far(self, index: int) -> bool:
        """Whether it would be missed by somebody who goes back a long way."""
        before = self[index - 1].entry if index else 0
        return self[index].entry - before >= APART

    def before(self, entry: int) -> Bookmark | None:
        """The last one that is not after an entry."""
        for mark in reversed(self):
            if mark.entry <= entry:
                return mark
        return None

    def forget_after(self, entry: int) -> None:
        while self and self[-1].entry > entry:
            self.pop()
