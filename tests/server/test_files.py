"""What a game's folder holds for the page."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.server.api.files import LARGEST
from tests.scenes.drawn import drawn_games_in, put_drawn

from .hosting import Hosted

pytestmark = pytest.mark.anyio

ART = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="hippo"/></svg>'
BOARD = "export const mount = () => {};"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of a game on the shelf."""
    home = tmp_path_factory.mktemp("games")
    with drawn_games_in(home):
        put_drawn(home, "filed", "hippo")
        yield home / "filed"


@pytest.fixture
def folder(made: Path) -> Path:
    """With drawings, and a board."""
    (made / "art.svg").write_text(ART)
    (made / "board.js").write_text(BOARD)
    return made


async def test_a_drawing_is_given_and_can_run_nothing(hosted: Hosted, folder: Path) -> None:
    given = await hosted.stranger().http.get("/api/games/filed/files/art.svg")
    assert (given.status_code, given.text) == (200, ART)
    assert given.headers["content-type"] == "image/svg+xml"
    assert "default-src 'none'" in given.headers["content-security-policy"]
    assert "sandbox" in given.headers["content-security-policy"]
    assert given.headers["x-content-type-options"] == "nosniff"


async def test_a_board_of_the_games_own_is_a_script(hosted: Hosted, folder: Path) -> None:
    given = await hosted.stranger().http.get("/api/games/filed/files/board.js")
    assert (given.status_code, given.text) == (200, BOARD)
    assert given.headers["content-type"].startswith("text/javascript")


async def test_what_the_asker_has_already_is_not_sent_again_until_it_changes(hosted: Hosted, folder: Path) -> None:
    ask = hosted.stranger().http
    first = await ask.get("/api/games/filed/files/art.svg")
    known = {"If-None-Match": first.headers["etag"]}
    assert (await ask.get("/api/games/filed/files/art.svg", headers=known)).status_code == 304
    (folder / "art.svg").write_text(ART.replace("hippo", "ring"))
    os.utime(folder / "art.svg", ns=(1, 1))
    assert "ring" in (await ask.get("/api/games/filed/files/art.svg", headers=known)).text


@pytest.mark.parametrize("name", ["cover.svg", "board.py", "facts.py", "..%2ffacts.py", "art.svg%2f..%2frules.py"])
async def test_nothing_else_of_the_folder_is_given(hosted: Hosted, folder: Path, name: str) -> None:
    assert (await hosted.stranger().http.get(f"/api/games/filed/files/{name}")).status_code == 404


async def test_what_is_too_large_is_not_there(hosted: Hosted, folder: Path) -> None:
    (folder / "art.svg").write_text(" " * (LARGEST + 1))
    assert (await hosted.stranger().http.get("/api/games/filed/files/art.svg")).status_code == 404


async def test_a_game_says_which_files_it_has_and_how_it_is_drawn(hosted: Hosted, folder: Path) -> None:
    ask = hosted.stranger()
    filed, ours = await ask.ask("GET", "/api/games/filed"), await ask.ask("GET", "/api/games/connect_four")
    assert (filed["board"], filed["files"]) == ("module", ["art.svg", "board.js"])
    assert filed["sounds"]["roll"] == "dice"
    assert (filed["colours"], ours["colours"]) == (["red", "green", "purple", "yellow"], [])
    assert (ours["board"], ours["files"], ours["sounds"]) == ("scene", [], {"dropped": "tap"})
    assert (await ask.ask("GET", "/api/games/hippo"))["board"] is None
