"""Random games by the million: compiled, on all cores, the same numbers for the same seed however they are run."""

from collections.abc import Callable, Mapping
from functools import partial
from time import perf_counter
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tablee.kernel.chance import below, reseed
from tablee.kernel.contract import (
    FATE,
    FATE_ACTS,
    MOST_SEATS,
    Moves,
    Options,
    Random,
    Scores,
    apply,
    draw,
    legal,
    scores,
    setup,
    to_act,
)
from tablee.kernel.errors import BadOption
from tablee.kernel.rule import entry, interpreted, rule
from tablee.kernel.sharing import share_the_win
from tablee.lab.executor import Executor, Threads
from tablee.match.refusals import checked_seed
from tablee.match.shelf import load

CHUNK = 1_000  # games a task: long enough to be cheap to hand out, short enough to share out evenly


class Playouts(Struct, frozen=True):
    """What random games came to."""

    game: str
    seats: int
    games: int
    moves: int  # players' moves
    fates: int  # fate's moves
    seconds: float
    scores: list[float]  # [seat] added up
    wins: list[float]  # [seat] a shared win counts its share
    shortest: int  # players' moves in the shortest game
    longest: int

    @property
    def moves_a_second(self) -> float:
        return self.moves / self.seconds


def playouts(
    game: str,
    games: int = 1_000,
    seats: int | None = None,
    seed: int = 0,
    *,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
    compiled: bool = True,
    executor: Executor | None = None,
) -> Playouts:
    """Play random games to the end. Game number n is the same for the same seed, whoever plays it."""
    facts = load(game).facts
    if type(games) is not int or games < 1:
        raise BadOption(f"the number of games is a whole number from 1, not {games!r}")
    seats = facts.seats[0] if seats is None else seats
    encoded = facts.encode(facts.resolve_options(seats, options or {}))
    work = partial(play_chunk, Run(game, seats, encoded, checked_seed(seed), games, compiled))
    executor = executor or Threads(threads)
    chunk_of_none = executor.map(work, [games])[0]  # compiles, before the clock starts and the threads do
    start = perf_counter()
    tell = progress and (lambda first: progress(min(CHUNK, games - first)))
    tallies = executor.map(work, range(0, games, CHUNK), tell)
    seconds = perf_counter() - start
    total = sum(tallies, chunk_of_none)
    return Playouts(
        game=game,
        seats=seats,
        games=games,
        moves=int(total[MOVES]),
        fates=int(total[FATES]),
        seconds=seconds,
        scores=total[SCORES : SCORES + seats].tolist(),
        wins=total[WINS : WINS + seats].tolist(),
        shortest=int(min((tally[SHORTEST] for tally in tallies), default=0)),
        longest=int(max((tally[LONGEST] for tally in tallies), default=0)),
    )


class Run(Struct, frozen=True):
    """All that a chunk of games depends on, beside where it begins."""

    game: str
    seats: int
    options: list[int]  # as rules see them
    seed: int
    games: int
    compiled: bool = True


def play_chunk(run: Run, first: int) -> NDArray[np.float64]:
    """The tally of the games from `first` on, CHUNK of them or as many as are left."""
    known = load(run.game)
    play = play_games if run.compiled else interpreted(play_games)
    count = min(CHUNK, run.games - first)
    out = np.zeros(TALLY)
    positions, moves = np.zeros(1, known.type), np.zeros(known.most_moves, np.int64)
    blank, random, final = np.zeros(1, known.type), np.zeros(1, np.uint64), np.zeros(MOST_SEATS)
    options = np.array(run.options, np.int64)
    play(positions, blank, moves, options, run.seats, run.seed, first, count, random, final, out)
    return out


# A chunk's tally is a row of numbers.
MOVES, FATES, SHORTEST, LONGEST, SCORES = range(5)
WINS = SCORES + MOST_SEATS
TALLY = WINS + MOST_SEATS


@entry
def play_games(
    positions: Any,
    blank: Any,
    moves: Moves,
    options: Options,
    seats: int,
    seed: int,
    first: int,
    count: int,
    random: Random,
    final: Scores,
    out: Scores,
) -> None:
    out[SHORTEST] = np.inf
    for number in range(first, first + count):
        reseed(random, seed, number)
        positions[0] = blank[0]
        setup(positions[0], seats, options)
        length, fates = play_to_the_end(positions[0], moves, random)
        out[MOVES] += length
        out[FATES] += fates
        out[SHORTEST] = min(out[SHORTEST], length)
        out[LONGEST] = max(out[LONGEST], length)
        scores(positions[0], final)
        count_scores(final, seats, out)


@rule
def play_to_the_end(s: Any, moves: Moves, random: Random) -> tuple[int, int]:
    """Random legal moves until the game is over; how many players made, and fate."""
    length, fates = 0, 0
    acting = to_act(s)
    while acting:
        if acting == FATE_ACTS:
            apply(s, FATE, draw(s, random))
            fates += 1
        else:
            seat = any_seat(acting, random)
            apply(s, seat, moves[below(random, legal(s, seat, moves))])
            length += 1
        acting = to_act(s)
    return length, fates


@rule
def any_seat(acting: int, random: Random) -> int:
    """One of the seats of a mask; all equally likely when several may act."""
    seat = 0
    while not (acting >> seat) & 1:
        seat += 1
    others, candidate = 1, seat + 1
    while acting >> candidate:
        if (acting >> candidate) & 1:
            others += 1
            if below(random, others) == 0:
                seat = candidate
        candidate += 1
    return seat


@rule
def count_scores(final: Scores, seats: int, out: Scores) -> None:
    for seat in range(seats):
        out[SCORES + seat] += final[seat]
    share_the_win(final, seats)
    for seat in range(seats):
        out[WINS + seat] += final[seat]
