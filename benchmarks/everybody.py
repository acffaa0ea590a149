"""Random games of every game there is, on one core and on all."""

import os
from collections.abc import Callable, Iterator
from time import perf_counter

from benchmarks.figures import MOVES_A_SECOND, SCALING, Figure
from benchmarks.measure import Spent, in_turn, ratios, spread
from tablee import games, playouts
from tablee.kernel.facts import Facts
from tablee.lab.playouts import Playouts

SAMPLE = 1_000  # games that tell how long a game takes


def everybody(seconds: float, rounds: int, begun: Callable[[str], None]) -> Iterator[Figure]:
    """Rates of each game; `seconds` is about what one measurement takes."""
    for facts in games():
        begun(facts.id)
        yield from one_game(facts, seconds, rounds)


def one_game(facts: Facts, seconds: float, rounds: int) -> Iterator[Figure]:
    seats, cores = facts.seats[len(facts.seats) // 2], os.cpu_count() or 1
    many = enough(facts.id, seats, seconds)
    played: list[Playouts] = []

    def play(threads: int) -> float:
        result = playouts(facts.id, games=many, seats=seats, threads=threads)
        played.append(result)
        return result.moves

    spent = in_turn({"one": lambda: play(1), "all": lambda: play(cores)}, rounds)
    everything = 1 + played[-1].fates / played[-1].moves  # all moves to a player's move
    group = f"{facts.id}, {seats} seats"
    yield from on_one_core(group, facts.id, spent["one"], everything)
    for name, share in (("players' moves", 1.0), ("all moves", everything)):
        found = spread([one.rate("wall") * share for one in spent["all"]])
        yield Figure(group=group, name=f"{name}, {cores} cores", value=found, unit="moves/s", clock="wall")
    yield from scaling(group, spent, cores)


def scaling(group: str, spent: dict[str, list[Spent]], cores: int) -> Iterator[Figure]:
    """All cores to one; beside it how many cores there were to be had, for others use them too."""
    found = ratios(spent["all"], spent["one"], "wall")
    wanted = SCALING * cores if cores > 1 else None
    yield Figure(group=group, name="all cores to one", value=found, unit="x", clock="wall", at_least=wanted)
    had = spread([one.cpu / one.wall for one in spent["all"]])
    yield Figure(group=group, name=f"of {cores} cores we had", value=had, unit="x", clock="wall")


def on_one_core(group: str, game: str, spent: list[Spent], everything: float) -> Iterator[Figure]:
    """By processor time: one thread works, and what others take from it on a shared machine is not ours to count."""
    mine = spread([one.rate("cpu") for one in spent])
    all_moves = spread([one.rate("cpu") * everything for one in spent])
    wanted = MOVES_A_SECOND.get(game)
    yield Figure(group=group, name="players' moves, 1 core", value=mine, unit="moves/s", clock="cpu", at_least=wanted)
    yield Figure(group=group, name="all moves, 1 core", value=all_moves, unit="moves/s", clock="cpu")


def enough(game: str, seats: int, seconds: float) -> int:
    """How many random games fill so much time on one core."""
    playouts(game, games=1, seats=seats, threads=1)  # compiles
    start = perf_counter()
    playouts(game, games=SAMPLE, seats=seats, threads=1)
    return max(SAMPLE, int(SAMPLE * seconds / (perf_counter() - start)))
