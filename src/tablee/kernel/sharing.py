"""Who wins, when several may."""

from tablee.kernel.contract import Scores
from tablee.kernel.rule import rule


@rule
def share_the_win(out: Scores, seats: int) -> None:
    """Turn what each seat achieved into shares of the win: the k best get 1/k each, the others 0."""
    best, sharing = out[0], 0
    for seat in range(seats):
        best = max(best, out[seat])
    for seat in range(seats):
        sharing += out[seat] == best
    for seat in range(seats):
        out[seat] = 1 / sharing if out[seat] == best else 0.0
