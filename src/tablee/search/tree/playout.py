"""Playing on from where the trees end, and what that is worth to each seat."""

from math import isnan
from typing import Any, Final

from tablee.kernel.contract import (
    FATE,
    FATE_ACTS,
    NEVER,
    Position,
    Seat,
    apply,
    clock,
    draw,
    evaluate,
    legal,
    noisy,
    not_before,
    pass_time,
    policy,
    scores,
    to_act,
)
from tablee.kernel.rule import rule

PATIENCE: Final = 20_000  # moves after which nobody is held to win
STANDING: Final = 0.05  # of the reward is for how near to the winner one came


@rule
def play_out(w: Any, last: Seat) -> None:
    """Let everybody play by `policy` to the end, or for as long as the level says; then note the reward."""
    acting, steps = to_act(w.world), 0
    while acting and steps < PATIENCE:
        if acting == FATE_ACTS:
            apply(w.world, FATE, draw(w.world, w.random))
        elif 0 <= w.playout <= steps and judged(w):
            return
        else:
            last = next_seat(acting, last)
            if still_to_act(w.world, last, w.pace):
                play_quickly(w, last)
            steps += 1
        acting = to_act(w.world)
    if acting:
        share_evenly(w)
    else:
        scores(w.world, w.final)
        reward_scores(w)


@rule
def play_quickly(w: Any, seat: Seat) -> None:
    count = legal(w.world, seat, w.moves)
    index = policy(w.world, seat, w.moves, count, w.random) if count > 1 else 0
    apply(w.world, seat, w.moves[index])


@rule
def next_seat(acting: int, last: Seat) -> Seat:
    """Where several may act at once they do so in turn, after whoever acted last. None sees what another hides."""
    later = acting >> (last + 1)
    return last + 1 + lowest_bit(later) if later else lowest_bit(acting)


@rule
def lowest_bit(mask: int) -> int:
    bit = 0
    while not (mask >> bit) & 1:
        bit += 1
    return bit


@rule
def still_to_act(s: Position, seat: Seat, pace: int) -> bool:
    """Let a player's time to think pass, where there is a clock; whether it is his turn after that."""
    now = clock(s)
    if now == NEVER:
        return True
    pass_time(s, max(now + pace, not_before(s, seat)))
    acting = to_act(s)
    return acting != FATE_ACTS and (acting >> seat) & 1 == 1


# -- what it is worth ---------------------------------------------------------------------------------------


@rule
def judged(w: Any) -> bool:
    """Ask the game what it thinks of the position; False if it has no opinion, or something is about to happen."""
    if noisy(w.world):
        return False
    evaluate(w.world, w.final)
    if isnan(w.final[0]):
        return False
    for seat in range(w.seats):
        w.reward[seat] = w.final[seat]
    return True


@rule
def share_evenly(w: Any) -> None:
    for seat in range(w.seats):
        w.reward[seat] = 1.0 / w.seats


@rule
def reward_scores(w: Any) -> None:
    """A seat's share of the win, and a little for its standing: 0 for the lowest score, 1 for the highest.

    With two seats that is the share of the win. With more, a player who cannot win still tries not to be last.
    """
    best, worst, sharing = w.final[0], w.final[0], 0
    for seat in range(w.seats):
        best, worst = max(best, w.final[seat]), min(worst, w.final[seat])
    for seat in range(w.seats):
        sharing += w.final[seat] == best
    for seat in range(w.seats):
        share = 1.0 / sharing if w.final[seat] == best else 0.0
        standing = (w.final[seat] - worst) / (best - worst) if best > worst else share
        w.reward[seat] = (1.0 - STANDING) * share + STANDING * standing
