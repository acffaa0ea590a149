"""The process that compiles beside a server: it ends without a word, however it ends."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tablee.kernel.places import game_modules
from tablee.server.compiling import BESIDE
from tablee.server.readiness import Readiness
from tablee.terminal.new_game import write_skeleton
from tablee.testkit.amounts import amount

from .hosting import Hosted

COMPILING = [sys.executable, "-m", "tablee.server.compiling"]
TIMES = amount(2, long=10)  # a process may end badly now and then


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one small game, and with a cache that holds nothing yet."""
    folder = tmp_path_factory.mktemp("home")
    write_skeleton("marbles", folder)
    return folder


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "TABLEE_CACHE": str(home / "cache"), "TABLEE_GAMES": str(home)}


@contextmanager
def compiling(home: Path, *games: str) -> Iterator[subprocess.Popen[str]]:
    """As a server starts it: it holds the other end of the process's standard input."""
    with subprocess.Popen(
        [*COMPILING, BESIDE, *games],
        env=environment(home),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def ending(process: subprocess.Popen[str]) -> tuple[int, str]:
    """The exit code, and whatever it had to complain about; its input stays open meanwhile."""
    assert process.stderr is not None
    complaint = process.stderr.read()
    return process.wait(), complaint


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_it_is_silent_and_content_when_all_is_compiled(home: Path) -> None:
    for _ in range(TIMES):  # first with an empty cache
        with compiling(home, "marbles") as process:
            assert first_line(process) == "done rules marbles\n"
            assert first_line(process) == "done bot marbles\n"
            assert ending(process) == (0, "")


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_is_silent_when_it_is_told_to_stop(home: Path, stop: signal.Signals) -> None:
    with compiling(home, "marbles", "hippo") as process:
        first_line(process)
        process.send_signal(stop)
        assert ending(process) == (0, "")


def test_it_is_silent_when_the_server_is_gone(home: Path) -> None:
    with compiling(home, "marbles", "hippo") as process:
        first_line(process)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        process.stdout.close()
        assert ending(process) == (0, "")


def test_a_game_that_cannot_be_compiled_keeps_no_other_waiting(home: Path) -> None:
    with compiling(home, "halma", "marbles") as process:
        assert first_line(process).startswith("failed rules halma there is no game 'halma'")
        assert first_line(process) == "done rules marbles\n"
        assert ending(process) == (0, "")


def test_it_leaves_at_once_when_the_server_is_gone_already(tmp_path: Path) -> None:
    ended = subprocess.run([*COMPILING, BESIDE], env=environment(tmp_path), input="", capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert len(ended.stdout.splitlines()) < len(game_modules())


def test_without_a_server_it_needs_no_input_to_stay(home: Path) -> None:
    command = [*COMPILING, "marbles:bot"]
    ended = subprocess.run(command, env=environment(home), stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "done bot marbles\n", "")


@pytest.mark.anyio
async def test_what_somebody_asks_for_is_compiled_first(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_CACHE", str(home / "cache"))  # in which the others are not
    monkeypatch.setenv("TABLEE_GAMES", str(home))
    readiness = Readiness()
    preparing = asyncio.create_task(readiness.prepare())
    try:
        while not readiness._running:  # it begins with others
            await asyncio.sleep(0.01)
        readiness.ask_for("marbles")
        while sorted(wanted for job in readiness._running for wanted in job.wanted) != ["marbles:bot", "marbles:rules"]:
            assert not any(map(readiness.is_compiled, game_modules()))
            await asyncio.sleep(0.01)
        while not readiness.is_ready("marbles"):
            assert not preparing.done()
            await asyncio.sleep(0.05)
    finally:
        preparing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await preparing


@pytest.mark.anyio
async def test_a_game_is_asked_for_by_whoever_looks_at_it_or_makes_a_table(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    await ada.ask("GET", "/api/games/hippo")
    await ada.make("knopf", "me", "open")
    assert hosted.services.readiness._asked == {"hippo", "knopf"}


def test_rules_are_enough_for_a_table_but_not_for_a_bot() -> None:
    readiness = Readiness()
    readiness._done.add(("rules", "hippo"))
    assert (readiness.is_compiled("hippo"), readiness.is_ready("hippo")) == (True, False)
    readiness._done.add(("bot", "hippo"))
    assert readiness.is_ready("hippo")
    assert "hippo" not in readiness.waiting
