"""Judging positions: help for a game's `evaluate`."""

from math import exp

from tablee.kernel.contract import Scores
from tablee.kernel.rule import rule


@rule
def shares_by_lead(out: Scores, seats: int, lead: float) -> None:
    """Make scores shares of the win: who is ahead of another by `lead` expects e times as much."""
    best, total = out[:seats].max(), 0.0
    for seat in range(seats):
        out[seat] = exp((out[seat] - best) / lead)
        total += out[seat]
    out[:seats] /= total
