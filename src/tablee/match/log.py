"""The log of a match: its moves, fate's included, and the way back to what each of them led to."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tablee.kernel.contract import FATE, NEVER, Seat, Time
from tablee.match.bookmarks import Bookmark, Bookmarks
from tablee.match.engine import Engine, LogEntry
from tablee.match.said import Said
from tablee.match.seats import SeatName


class Entry(NamedTuple):
    """One move of the log, fate's included."""

    seat: SeatName
    move: str
    at: Time | None = None


class Log:
    """All that was played, in numbers, and the positions on the way: from the opening, or from the nearest bookmark."""

    __slots__ = ("made", "_engine", "_opening", "_marks")

    def __init__(self, engine: Engine, opening: bytearray) -> None:
        """`opening`: the desk before fate's first move."""
        self.made: list[LogEntry] = []
        self._engine = engine
        self._opening = opening
        self._marks = Bookmarks()

    def copy(self) -> "Log":
        other = Log(self._engine, self._opening)
        other.made, other._marks = self.made.copy(), Bookmarks(self._marks)
        return other

    def entries(self, first: int, end: int | None) -> list[Entry]:
        text_of = self._engine.game.text_of
        return [
            Entry("fate" if seat == FATE else seat, text_of(move), None if at == NEVER else at)
            for seat, move, at in self.made[first:end]
        ]

    def moves_since_last_of(self, seat: Seat) -> int | None:
        """How many players' moves there were from the seat's last one on; None if it has made none."""
        later = 0
        for mover, _, _ in reversed(self.made):
            later += mover != FATE
            if mover == seat:
                return later
        return None

    def bookmark(self, moves: int, position: bytes) -> int:
        """Remember the position the last move left, after so many moves of players; the entry that comes next."""
        entry = len(self.made)
        if not self._marks or self._marks[-1].entry != entry:
            self._marks.lay(Bookmark(entry, moves, position))
        return entry

    def cut(self, length: int) -> None:
        """Forget all but the first entries."""
        del self.made[length:]
        self._marks.forget_after(length)

    def desk_before(self, entry: int) -> bytearray:
        """A desk as it was before an entry, fate in our hands."""
        memory, mark = self._opening.copy(), self._marks.before(entry)
        if mark is None:
            self._engine.replay(memory, self.made[:entry])
        else:
            self._engine.turn_to(memory, mark.position, mark.moves)
            self._engine.replay(memory, self.made[mark.entry : entry])
        return memory

    def position_before(self, entry: int) -> Any:
        """A copy of the position before an entry, as the move before it left it: an array of one record."""
        mark = self._marks.before(entry)
        if mark is None:
            mark = Bookmark(0, 0, self._engine.position_on(self._opening).tobytes())
        positions = self._engine.position_of(mark.position)
        self._engine.replay_position(positions, self.made[mark.entry : entry])
        return positions

    def story(self, viewer: Seat, first: int, end: int) -> list[Said]:
        """What happened from entry `first` to the one before `end`, as the viewer was told it."""
        return self._engine.story(self.position_before(first), self.made[first:end], viewer)

    def on_the_way(self, viewer: Seat, since: int) -> Iterator[tuple[int, Any]]:
        """The positions from entry `since` to now, which is left out: after each player's move, and after fate's
        answers to it. With each, how many sentences led to it.
        """
        told, positions = 0, self.position_before(since)
        for entry in range(since, len(self.made) - 1):
            told += len(self._engine.story(positions, self.made[entry : entry + 1], viewer))
            if self.made[entry][0] != FATE or self.made[entry + 1][0] != FATE:
                yield told, positions
