"""Clocks of turn-based games: how much time each seat has left follows from when things happened."""

from collections.abc import Collection

from tablee.server.tables.events import ClockRule


class Clock:
    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.bank or rule.increment] * seats  # [seat] milliseconds, when last looked at
        self.running: tuple[int, ...] = ()
        self._since = 0
        self._used = [0] * seats  # [seat] milliseconds since the beginning, of moves taken back too
        self._history = [(self.left.copy(), self._used.copy())]  # [moves made] what was left and used by then

    def copy(self) -> "Clock":
        other: Clock = object.__new__(Clock)
        other.__dict__.update(self.__dict__)
        other.left, other._used, other._history = self.left.copy(), self._used.copy(), self._history.copy()
        return other

    def go(self, seats: Collection[int], at: int, moved: int | None = None) -> None:
        """From now on it is these seats' time; whoever moved gets the increment."""
        for seat in self.running:
            self.left[seat] -= at - self._since
            self._used[seat] += at - self._since
        if moved is not None:
            self.left[moved] = self.left[moved] + self.rule.increment if self.rule.bank else self.rule.increment
            self._history.append((self.left.copy(), self._used.copy()))
        self.running = tuple(seats)
        self._since = at

    def take_back(self, seat: int, moves: int, at: int) -> None:
        """So many moves are left, because this seat asked. Others get back what they thought about the rest.

        Whoever takes back one move of his own has been thinking all the time, on others' clocks too.
        """
        self.stop(at)
        taken_back = len(self._history) - 1 - moves
        left, used = self._history[moves]
        spent = [now - then for now, then in zip(self._used, used, strict=True)]
        self.left = left.copy()
        self.left[seat] -= sum(spent) if taken_back == 1 else spent[seat]
        del self._history[moves + 1 :]

    def stop(self, at: int) -> None:
        self.go((), at)

    def left_at(self, now: int) -> list[int]:
        """[seat] milliseconds."""
        return [self._left_of(seat, now) for seat in range(len(self.left))]

    def runs_out_at(self) -> int | None:
        """When the next clock runs out, if nothing happens."""
        return min((self._since + self.left[seat] for seat in self.running), default=None)

    def out(self, now: int) -> int | None:
        """A seat whose time is out."""
        return next((seat for seat in self.running if self._left_of(seat, now) <= 0), None)

    def _left_of(self, seat: int, now: int) -> int:
        return self.left[seat] - (now - self._since if seat in self.running else 0)
