"""How big a game is: how long random games last and how many moves there are to choose from, all the way through."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tablee.kernel.chance import below, reseed
from tablee.kernel.contract import FATE, FATE_ACTS, Moves, Options, Random, apply, draw, legal, setup, to_act
from tablee.kernel.rule import entry, rule
from tablee.lab.executor import Executor
from tablee.lab.playouts import CHUNK, Run, any_seat
from tablee.match.shelf import load

PARTS: Final = 24  # of a game, from its first move to its last
NOTED: Final = 1 << 14  # moves of a game whose choices are noted; the rest of a longer one is not


class Census(Struct, frozen=True):
    """What random games were like."""

    lengths: list[int]  # [game] players' moves
    choices: list[float]  # [part] moves to choose from, on average
    mean_choices: float
    most_choices: int


def census(game: str, games: int, seats: int, seed: int, options: Mapping[str, Any], executor: Executor) -> Census:
    facts = load(game).facts
    run = Run(game, seats, facts.encode(facts.resolve_options(seats, options)), seed, games)
    counted = executor.map(partial(count_chunk, run), range(0, games, CHUNK))
    lengths = [int(length) for chunk, _ in counted for length in chunk]
    tally = sum((tally for _, tally in counted), np.zeros(TALLY))
    widths, moves = tally[WIDTHS:MOVES], tally[MOVES:MOST]
    return Census(
        lengths=lengths,
        choices=(widths / np.maximum(moves, 1)).tolist(),
        mean_choices=float(widths.sum() / moves.sum()),
        most_choices=int(max(tally[MOST] for _, tally in counted)),
    )


# A chunk's tally is a row of numbers; each part of a game has its own.
WIDTHS, MOVES, MOST = 0, PARTS, 2 * PARTS
TALLY = MOST + 1


def count_chunk(run: Run, first: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The lengths of the games from `first` on, and their tally."""
    known = load(run.game)
    lengths, out = np.zeros(min(CHUNK, run.games - first), np.int64), np.zeros(TALLY)
    positions, blank = np.zeros(1, known.type), np.zeros(1, known.type)
    moves, widths, random = np.zeros(known.most_moves, np.int64), np.zeros(NOTED, np.int64), np.zeros(1, np.uint64)
    options = np.array(run.options, np.int64)
    count_games(positions, blank, moves, options, run.seats, run.seed, first, random, widths, lengths, out)
    return lengths, out


@entry
def count_games(
    positions: Any,
    blank: Any,
    moves: Moves,
    options: Options,
    seats: int,
    seed: int,
    first: int,
    random: Random,
    widths: NDArray[np.int64],  # [move]
    lengths: NDArray[np.int64],  # [game]
    out: NDArray[np.float64],
) -> None:
    for number in range(len(lengths)):
        reseed(random, seed, first + number)
        positions[0] = blank[0]
        setup(positions[0], seats, options)
        lengths[number] = play_noting_widths(positions[0], moves, random, widths)
        spread_over_parts(widths, min(lengths[number], NOTED), out)


@rule
def play_noting_widths(s: Any, moves: Moves, random: Random, widths: NDArray[np.int64]) -> int:
    """Random legal moves until the game is over; how many players made."""
    length = 0
    acting = to_act(s)
    while acting:
        if acting == FATE_ACTS:
            apply(s, FATE, draw(s, random))
        else:
            seat = any_seat(acting, random)
            width = legal(s, seat, moves)
            if length < NOTED:
                widths[length] = width
            apply(s, seat, moves[below(random, width)])
            length += 1
        acting = to_act(s)
    return length


@rule
def spread_over_parts(widths: NDArray[np.int64], length: int, out: NDArray[np.float64]) -> None:
    for move in range(length):
        part = move * PARTS // length
        out[WIDTHS + part] += widths[move]
        out[MOVES + part] += 1
        out[MOST] = max(out[MOST], widths[move])
