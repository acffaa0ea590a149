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
def play_out(f: Any, last: Seat) -> None:
    """Let everybody play by `policy` to the end, or for as long as the level says; then note the reward."""
    acting, steps = to_act(f.world), 0
    while acting and steps < PATIENCE:
        if acting == FATE_ACTS:
            apply(f.world, FATE, draw(f.world, f.random))
        elif 0 <= f.playout <= steps and judged(f):
            return
        else:
            last = next_seat(acting, last)
            if still_to_act(f.world, last, f.pace):
                play_quickly(f, last)
            steps += 1
        acting = to_act(f.world)
    if acting:
        share_evenly(f)
    else:
        scores(f.world, f.final)
        reward_scores(f)


@rule
def play_quickly(f: Any, seat: Seat) -> None:
    count = legal(f.world, seat, f.moves)
    index = policy(f.world, seat, f.moves, count, f.random) if count > 1 else 0
    apply(f.world, seat, f.moves[index])


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
def judged(f: Any) -> bool:
    """Ask the game what it thinks of the position; False if it has no opinion, or something is about to happen."""
    if noisy(f.world):
        return False
    evaluate(f.world, f.final)
    if isnan(f.final[0]):
        return False
    for seat in range(f.seats):
        f.reward[seat] = f.final[seat]
    return True


@rule
def share_evenly(f: Any) -> None:
    for seat in range(f.seats):
        f.reward[seat] = 1.0 / f.seats


@rule
def reward_scores(f: Any) -> None:
    """A seat's share of the win, and a little for its standing: 0 for the lowest score, 1 for the highest.

    With two seats that is the share of the win. With more, a player who cannot win still tries not to be last.
    """
    best, worst, sharing = f.final[0], f.final[0], 0
    for seat in range(f.seats):
        best, worst = max(best, f.final[seat]), min(worst, f.final[seat])
    for seat in range(f.seats):
        sharing += f.final[seat] == best
    for seat in range(f.seats):
        share = 1.0 / sharing if f.final[seat] == best else 0.0
        standing = (f.final[seat] - worst) / (best - worst) if best > worst else share
        f.reward[seat] = (1.0 - STANDING) * share + STANDING * standing
