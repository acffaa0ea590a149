"""A server that is told to stop says goodbye to whoever listens, and leaves without a word in its log."""

import json
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .client import Browser, Message

pytestmark = pytest.mark.anyio

STOPPING = {"type": "bye", "why": "stopping", "again": True}


class Serving:
    """`tablee serve`, until it is told to stop."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self._process = process
        self.url = url

    def tell_to_stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)

    def complaints(self) -> str:
        """All it said until it was gone."""
        said = "".join(self._process.communicate())
        assert self._process.returncode == -signal.SIGTERM, said
        return said


@contextmanager
def serving(database: object, *more: str) -> Iterator[Serving]:
    command = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--database", str(database), *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield Serving(process, process.stdout.readline().split()[1])
        finally:
            process.kill()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path / "tablee.db") as running:
        yield running


@pytest.fixture
async def ada(served: Serving) -> AsyncIterator[Browser]:
    browser = Browser(served.url)
    await browser.introduce("Ada")
    yield browser
    await browser.close()


def heard(lines: list[str]) -> list[Message]:
    return [json.loads(line) for line in lines if line]


async def test_a_programs_stream_and_a_screen_hear_goodbye(served: Serving, ada: Browser) -> None:
    table = await ada.make("knopf", "me", "open")
    async with ada.live(table) as screen, ada.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        lines = stream.aiter_lines()
        assert json.loads(await anext(lines))["type"] == "table"
        served.tell_to_stop()
        assert heard([line async for line in lines])[-1] == STOPPING
        await screen.until(lambda: screen.bye)
        assert screen.bye == STOPPING
    assert served.complaints() == ""


async def test_a_curve_that_is_being_thought_out_ends(served: Serving, ada: Browser) -> None:
    table = await ada.make("knopf", "me", {"kind": "here", "name": "Zoé"})
    async with ada.live(table) as screen:
        await screen.done("resign", seat=0)
    async with ada.http.stream("GET", f"/api/tables/{table}/replay/curve") as stream:
        served.tell_to_stop()
        assert heard([line async for line in stream.aiter_lines()])[-1] == {"type": "broken"}
    assert served.complaints() == ""
