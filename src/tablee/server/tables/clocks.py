"""Clocks of turn-based games: how much time each seat has left follows from when things happened."""

from collections.abc import Collection

from tablee.server.wire import ClockRule, Clocks


class Clock:
    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.bank or rule.increment] * seats  # [seat] milliseconds, when last looked at
        self.running: tuple[int, ...] = ()
        self._since = 0

    def go(self, seats: Collection[int], at: int, moved: int | None = None) -> None:
        """From now on it is these seats' time; whoever moved gets the increment."""
        for seat in self.running:
            self.left[seat] -= at - self._since
        if moved is not None:
            self.left[moved] = self.left[moved] + self.rule.increment if self.rule.bank else self.rule.increment
        self.running = tuple(seats)
        self._since = at

    def stop(self, at: int) -> None:
        self.go((), at)

    def shown(self, now: int) -> Clocks:
        left = [self._left_of(seat, now) for seat in range(len(self.left))]
        return Clocks(left, list(self.running))

    def runs_out_at(self) -> int | None:
        """When the next clock runs out, if nothing happens."""
        return min((self._since + self.left[seat] for seat in self.running), default=None)

    def out(self, now: int) -> int | None:
        """A seat whose time is out."""
        return next((seat for seat in self.running if self._left_of(seat, now) <= 0), None)

    def _left_of(self, seat: int, now: int) -> int:
        return self.left[seat] - (now - self._since if seat in self.running else 0)
