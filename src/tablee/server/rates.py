"""How much one sender may send: a bucket that fills again as time goes by."""

from collections import OrderedDict
from time import monotonic
from typing import Final

MOST_BUCKETS: Final = 20_000


class Bucket:
    """So many at once, refilled evenly over so many seconds."""

    __slots__ = ("_full", "_level", "_rate", "_since")

    def __init__(self, many: int, seconds: int) -> None:
        self._full = float(many)
        self._level = float(many)
        self._rate = many / seconds
        self._since = monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        self._refill()
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def take_in_turn(self) -> float:
        """Seconds to wait for the next one, which is taken."""
        self._refill()
        self._level -= 1
        return max(0.0, -self._level / self._rate)

    def _refill(self) -> None:
        now = monotonic()
        self._level = min(self._full, self._level + (now - self._since) * self._rate)
        self._since = now


class Buckets:
    """One bucket a sender; those who have been quiet longest are forgotten first."""

    def __init__(self, rate: tuple[int, int]) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, sender: str) -> bool:
        return self._bucket(sender).take()

    def take_in_turn(self, sender: str) -> float:
        return self._bucket(sender).take_in_turn()

    def _bucket(self, sender: str) -> Bucket:
        bucket = self._buckets.get(sender)
        if bucket is None:
            bucket = self._buckets[sender] = Bucket(*self._rate)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(sender)
        return bucket
