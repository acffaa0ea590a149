"""One seat at a time: any game as a row of single decisions, many games in one array of records.

Seats that may act at once decide one after the other, none of them seeing what the others chose (that is what hidden
records are for). Where time matters it advances at a stated pace: a seat decides `pace` milliseconds after the last
move (a share of that where several may act), or as soon after as its move counts, and moves at once. Meanwhile all
happens that is due, so that it may be somebody else's turn by then.
"""

from collections.abc import Iterator
from itertools import count
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablee.kernel.chance import below, reseed
from tablee.kernel.contract import (
    FATE,
    FATE_ACTS,
    MOST_SEATS,
    Moves,
    Random,
    Seat,
    apply,
    draw,
    hide,
    legal,
    not_before,
    odds,
    pass_time,
    policy,
    scores,
    to_act,
)
from tablee.kernel.position import record_type
from tablee.kernel.rule import entry, rule
from tablee.kernel.sharing import share_the_win

NOBODY: Final = -1  # the game is over; or, as a learner: you play all the seats
ALL_FINE: Final = -1
SPREAD: Final = np.uint64(0x9E3779B97F4A7C15)  # scatters moves


def turn_type(position: np.dtype[Any], most_moves: int) -> np.dtype[Any]:
    fields = [
        ("seat", "i8"),  # whose decision it is; FATE where fate is in our hands, NOBODY at the end
        ("last", "i8"),  # who decided before
        ("seats", "i8"),
        ("now", "i8"),  # milliseconds
        ("pace", "i8"),  # milliseconds a decision; 0 where time does not matter
        ("fate_plays", "i8"),  # 1: by itself, 0: by hand
        ("chosen", "i8"),  # the move of the seat, to be made next
        ("ended", "i8"),  # 1: the last move ended a game
        ("gains", "f8", (MOST_SEATS,)),  # [seat] what it brought
        ("random", "u8", (1,)),
        ("position", position),
        ("count", "i8"),  # legal moves of the seat
        ("moves", "i8", (most_moves,)),
        ("marked", "i8"),  # actions marked in the mask
        ("actions", "u4", (most_moves,)),  # which: their places in the list of all moves
    ]
    return record_type(np.dtype(fields, align=True))


@entry
def advance(turns: Any, opening: Any, learner: int, again: bool, finals: Any) -> None:
    """Make the moves chosen, and go on to the next decision in each game.

    With `again` those that are over begin anew, and `finals` keeps how they ended.
    """
    for i in range(len(turns)):
        turns[i].ended = 0
        if turns[i].seat != NOBODY:
            decide(turns[i])
            others_play(turns[i], learner)
            note_end(turns[i])
        if again and turns[i].seat == NOBODY:
            finals[i] = turns[i].position
            begin_anew(turns[i], opening[0], learner)


# -- one game -----------------------------------------------------------------------------------------------


@rule
def decide(t: Any) -> None:
    """Make the move chosen, and go on to the next decision."""
    apply(t.position, t.seat, t.chosen)
    if t.seat != FATE:
        t.last = t.seat
    go_on(t)


@rule
def note_end(t: Any) -> None:
    if t.seat == NOBODY:
        t.ended = 1
        share_gains(t)


@rule
def begin_anew(t: Any, opening: Any, learner: int) -> None:
    """Set a game that is over up again, its generator going on. Should it end before the learner's turn, once more."""
    while t.seat == NOBODY:
        t.last, t.now, t.position = opening.last, opening.now, opening.position
        go_on(t)
        others_play(t, learner)


@rule
def others_play(t: Any, learner: int) -> None:
    """The other seats follow the game's own quick policy until the learner is to decide."""
    while learner != NOBODY and t.seat != learner and t.seat != NOBODY:
        t.chosen = t.moves[policy(t.position, t.seat, t.moves, t.count, t.random)]
        decide(t)


@rule
def go_on(t: Any) -> None:
    acting = fate_answers(t)
    if t.pace and acting and acting != FATE_ACTS:
        acting = time_passes(t, acting)
    t.seat = next_of(acting, t.last)
    t.count = legal(t.position, t.seat, t.moves) if acting else 0


@rule
def fate_answers(t: Any) -> int:
    """Let fate act while it is to, if it acts by itself; who may act then."""
    acting = to_act(t.position)
    while acting == FATE_ACTS and t.fate_plays:
        apply(t.position, FATE, draw(t.position, t.random))
        acting = to_act(t.position)
    return acting


@rule
def time_passes(t: Any, acting: int) -> int:
    """Until a seat may still act after the time it took to decide, or fate is to act, or the game is over."""
    decided = False
    while acting and acting != FATE_ACTS and not decided:
        seat = next_of(acting, t.last)
        t.now = max(t.now + t.pace // how_many(acting), not_before(t.position, seat))
        pass_time(t.position, t.now)
        acting = fate_answers(t)
        decided = (acting >> seat) & 1 == 1
    return acting


@rule
def how_many(acting: int) -> int:
    count = 0
    for seat in range(MOST_SEATS):
        count += (acting >> seat) & 1
    return count


@rule
def next_of(acting: int, last: Seat) -> Seat:
    """The first seat of a mask after the last one to decide; FATE, or NOBODY if the mask is empty."""
    if acting == 0:
        return NOBODY
    if acting == FATE_ACTS:
        return FATE
    seat = (last + 1) % MOST_SEATS
    while not (acting >> seat) & 1:
        seat = (seat + 1) % MOST_SEATS
    return seat


@rule
def share_gains(t: Any) -> None:
    """What each seat gets: 1 for a win, together 0; with two seats 1, 0 or -1."""
    seats = int(t.seats)
    scores(t.position, t.gains)
    share_the_win(t.gains, seats)
    for seat in range(seats):
        t.gains[seat] = (t.gains[seat] * seats - 1) / (seats - 1)


# -- moves and actions: an action is a move's place in the ascending list of all there are --------------------


def numbering_of(plays: Moves) -> tuple[NDArray[np.uint64], NDArray[np.uint32]]:
    """Two tables by which `action_of` tells a move's place without a look at the list: branches would be guessed wrong.

    Moves are scattered over buckets. Each bucket, the fullest first, gets a factor that takes its moves to slots nobody
    has yet; there are so many slots that one is soon found.
    """
    factors = np.ones(1 << (len(plays) // 2).bit_length(), np.uint64)  # [bucket]
    places = np.zeros(1 << (2 * len(plays)).bit_length(), np.uint32)  # [slot]
    buckets: dict[int, list[int]] = {}
    for action, move in enumerate(plays.tolist()):
        buckets.setdefault(_scattered(move) & len(factors) - 1, []).append(action)
    taken: set[int] = set()
    for bucket, actions in sorted(buckets.items(), key=lambda each: -len(each[1])):
        scattered = [_scattered(int(plays[action])) for action in actions]
        factor, slots = next(_free_slots(scattered, len(places), taken))
        factors[bucket], places[slots] = factor, actions
        taken.update(slots)
    return factors, places


def _scattered(move: int) -> int:
    """Never 0, which no factor would take anywhere else. High bits are folded in first: a product spreads upwards."""
    folded = move + 1 ^ move + 1 >> 32
    product = folded * int(SPREAD) & (1 << 64) - 1
    return product ^ product >> 32


def _free_slots(scattered: list[int], size: int, taken: set[int]) -> Iterator[tuple[int, list[int]]]:
    """Odd factors that take these to different slots, none of them taken."""
    for factor in count(1, 2):
        slots = [number * factor >> 40 & size - 1 for number in scattered]
        if len({*slots}) == len(slots) and taken.isdisjoint(slots):
            yield factor, slots


@rule
def action_of(move: int, factors: Any, places: Any) -> Any:
    """Unsigned all the way: an index that cannot be negative needs no check."""
    scattered = np.uint64(move + 1)
    scattered ^= scattered >> np.uint64(32)
    scattered *= SPREAD
    scattered ^= scattered >> np.uint64(32)
    factor = factors[scattered & np.uint64(len(factors) - 1)]
    return places[scattered * factor >> np.uint64(40) & np.uint64(len(places) - 1)]


# -- what is asked of tables --------------------------------------------------------------------------------


@entry
def sow(turns: Any, seed: Any) -> None:
    """Give each game a branch of the seed of its own."""
    for i in range(len(turns)):
        reseed(turns[i].random, seed, i)


@entry
def show(turns: Any, factors: Any, places: Any, view: Any, seats: Moves, masks: Any, out: Any) -> None:
    """For each game: whose decision it is, its legal actions, and what its seat may know."""
    for i in range(len(turns)):
        seats[i] = turns[i].seat
        mark(turns[i], factors, places, masks[i])
    observe(turns, view, out)


@rule
def mark(t: Any, factors: Any, places: Any, mask: Any) -> None:
    """Mark the legal actions in the mask, those of the decision before no longer."""
    for i in range(t.marked):
        mask[t.actions[i]] = 0
    for i in range(t.count):
        action = action_of(t.moves[i], factors, places)
        t.actions[i] = action
        mask[action] = 1
    t.marked = t.count


@rule
def observe(turns: Any, view: Any, out: Any) -> None:
    """Write what each seat may know, number by number (see `observation.Layout.view`)."""
    hidden, runs, i2, i4, i8 = view
    for i in range(len(turns)):
        row = np.uint64(i)
        source = row
        if len(hidden):
            hidden[0] = turns[i].position
            hide(hidden[0], turns[i].seat)
            source = np.uint64(0)
        out[row, 0] = turns[i].seat
        n = np.uint64(1)
        for run in range(len(runs)):
            width, first, count = runs[run, 0], runs[run, 1], runs[run, 2]
            if width == 2:
                copy(i2, source, first, count, out, row, n)
            elif width == 4:
                copy(i4, source, first, count, out, row, n)
            else:
                copy(i8, source, first, count, out, row, n)
            n += count


@rule
def copy(numbers: Any, source: Any, first: Any, count: Any, out: Any, row: Any, n: Any) -> None:
    """Unsigned places: an index that cannot be negative needs no check, and the loop becomes one copy."""
    for i in range(count):
        out[row, n + i] = numbers[source, first + i]


@entry
def first_refused(turns: Any, actions: Moves) -> int:
    """The first game whose action is not legal, or ALL_FINE."""
    for i in range(len(turns)):
        if not is_marked(turns[i], actions[i]):
            return i
    return ALL_FINE


@rule
def is_marked(t: Any, action: int) -> bool:
    """All are compared, many at a time: where to stop would be guessed wrong."""
    found = False
    for i in range(t.marked):
        found |= t.actions[i] == action
    return found


@entry
def random_actions(turns: Any, random: Random, out: Moves) -> None:
    """A legal action for each game, all equally likely."""
    for i in range(len(turns)):
        out[i] = turns[i].actions[below(random, turns[i].marked)]


@entry
def weigh(turns: Any, out: Moves) -> None:
    """The odds of each move that is listed in the first game, where fate is to act."""
    for i in range(turns[0].count):
        out[i] = odds(turns[0].position, turns[0].moves[i])
