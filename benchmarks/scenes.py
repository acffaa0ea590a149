"""What a board as data costs the server: processor time a move with scenes, to that without.

A move is decided, stored and composed for two who look. Sockets are left out: they would make the ratio look better.
By itself: `python -m benchmarks.scenes`.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

from benchmarks.figures import SCENES, Figure
from benchmarks.measure import spread
from tablee.match.shelf import load
from tablee.server.compiling import compile_game
from tablee.server.config import Settings
from tablee.server.screens.compose import Wording, position_message
from tablee.server.tables import decide
from tablee.server.tables.room import Room
from tests.scenes.drawn import DRAWN, drawn_games_in, put_drawn_games
from tests.server.hosting import Hosted, hosting
from tests.server.limits import lifted

GAMES: Final = ("connect_four", *DRAWN)
TABLES: Final = 30  # at once
MOVES: Final = 40  # at each, a round
HOME: Final = Path(__file__).parents[1] / "out/scenes"
PAGE: Final = Wording("en", keys=True)


def scenes(scale: float, rounds: int, begun: Callable[[str], None]) -> Iterator[Figure]:
    with drawn_games_in(put_drawn_games(HOME)):
        for game in GAMES:
            begun(game)
            compile_game(game)
            ratios = asyncio.run(measured(game, int(MOVES * scale), rounds))
            yield Figure(group="A move with a scene, to one without", name=game, value=spread(ratios), unit="x",
                         clock="cpu", at_most=SCENES)  # fmt: skip


async def measured(game: str, moves: int, rounds: int) -> list[float]:
    """The ratio of each round; a round before the first warms everything up and does not count."""
    known = load(game)
    board, ratios = known.board, []
    with TemporaryDirectory() as folder:
        settings = Settings(port=0, database=f"{folder}/tablee.db", limits=lifted())
        async with hosting(settings, ready=True) as hosted:
            for number in range(rounds + 1):
                with_scenes = await a_move(hosted, game, moves, number)
                known.board = None
                without = await a_move(hosted, game, moves, number)
                known.board = board
                ratios.append(with_scenes / without)
    return ratios[1:]


async def a_move(hosted: Hosted, game: str, moves: int, seed: int) -> float:
    """Seconds of processor time, at many tables at once; with one seed the same moves, as far as fate lets them."""
    host = await hosted.guest("Ada")
    made = [await host.make(game, "me", {"kind": "here", "name": "Bob"}) for _ in range(TABLES)]
    rooms = [await hosted.room(table) for table in made]
    began = process_time()
    played = await asyncio.gather(*(play(room, random.Random(seed), moves) for room in rooms))
    return (process_time() - began) / sum(played)


async def play(room: Room, chooser: random.Random, most: int) -> int:
    """Play a game, and show every position to those who play and to somebody who looks on."""
    (person,) = {sitter.person for sitter in room.table.sitters}
    for number in range(most):
        match = room.table.match
        if match is None or match.over:
            return number
        seat, before = int(match.to_act[0]), room.table.number
        move = partial(decide.move, seat=seat, text=chooser.choice(match.legal(seat)), seen=before)
        await room.do(person, f"move-{number}", move)
        for viewer in (person, None):
            position_message(room, viewer, None, before, PAGE)
    return most


if __name__ == "__main__":
    for figure in scenes(1.0, 9, lambda game: None):
        value = figure.value
        print(f"{figure.name:14} {value.median:.2f} x ({value.least:.2f} to {value.most:.2f}), at most {SCENES}")
