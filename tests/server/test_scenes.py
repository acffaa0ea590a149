"""Boards as data on their way to a screen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.kernel.contract import Position
from tablee.match.scene import Scene
from tablee.match.shelf import load
from tests.scenes.drawn import drawn_games_in, put_drawn_games

from .client import Browser
from .hosting import Hosted

pytestmark = pytest.mark.anyio

TWO = ("me", {"kind": "here", "name": "Bob"})
HOME = Path(__file__).parents[2] / "out/scenes"


@pytest.fixture(scope="module", autouse=True)
def drawn_games() -> Iterator[None]:
    with drawn_games_in(put_drawn_games(HOME)):
        yield


async def played(host: Browser, game: str, moves: int) -> tuple[str, Any]:
    """A table after so many moves, and the last position of somebody who watched."""
    table = await host.make(game, *TWO)
    async with host.live(table, keys=True) as screen:
        for _ in range(moves):
            await screen.move()
        return table, screen.position


@pytest.mark.parametrize("keys", [True, False])
async def test_a_position_comes_with_its_scene_and_moves_with_their_touches(hosted: Hosted, keys: bool) -> None:
    host = await hosted.guest("Ada")
    table = await host.make("connect_four", *TWO)
    async with host.live(table, keys=keys) as screen:
        await screen.move("4")
        position = screen.position
    assert position["scene"]["pieces"] == [{"id": "21", "zone": "board", "place": 38, "owner": 0}]
    assert [one["touches"] for one in position["moves"]][:2] == [["1"], ["2"]]


async def test_a_game_without_a_board_as_data_sends_none(hosted: Hosted) -> None:
    _, position = await played(await hosted.guest("Ada"), "hippo", 1)
    assert position["scene"] is None
    assert all(one["touches"] == [] for one in position["moves"])


async def test_steps_come_with_their_scenes(hosted: Hosted) -> None:
    host = await hosted.guest("Ada")
    table = await host.make("drawn_hippo", *TWO)
    async with host.live(table, keys=True) as screen:
        while not (screen.position and screen.position["steps"]):
            await screen.move()
        (step, *_), after = screen.position["steps"], screen.position["scene"]
    assert step["scene"]["rows"]
    assert step["scene"] != after


async def test_a_scene_is_drawn_once_for_all_who_see_the_same(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    host, drawn = await hosted.guest("Ada"), list[Scene]()
    board = load("connect_four").board
    assert board is not None
    draw = board.scene

    def noted(s: Position) -> Scene:
        drawn.append(draw(s))
        return drawn[-1]

    monkeypatch.setattr(board, "scene", noted)
    table = await host.make("connect_four", *TWO)
    async with host.live(table) as one, host.live(table, keys=True) as other:
        await one.move()
        await other.until(lambda: other.position["number"] == one.position["number"])
    assert len(drawn) == 2  # of the opening, and after the move


async def test_a_replay_and_a_lesson_are_drawn_too(hosted: Hosted) -> None:
    host = await hosted.guest("Ada")
    table, _ = await played(host, "connect_four", 7)  # the first column that is not full, in turn
    async with host.live(table) as screen:
        await screen.done("resign", seat=0)
    frames = (await host.ask("GET", f"/api/tables/{table}/replay"))["frames"]
    assert [len(frame["scene"]["pieces"]) for frame in frames] == list(range(8))
    assert frames[1]["made"]["move"]["touches"] == ["1"]
    lesson = await host.ask("GET", "/api/games/drawn_hippo/lesson")
    assert all(frame["scene"]["rows"] for frame in lesson["frames"])
    assert any(one["touches"] for frame in lesson["frames"] for one in frame["moves"])


async def test_a_screen_that_draws_the_scene_gets_no_view_beside_it(hosted: Hosted) -> None:
    host = await hosted.guest("Ada")
    table = await host.make("connect_four", *TWO)
    async with host.live(table, keys=True) as page, host.live(table) as program:
        assert page.position["view"] == {"game": "connect_four", "to_act": [0]}
        assert {"columns", "turn"} < program.position["view"].keys()
        assert page.position["scene"] == program.position["scene"]
