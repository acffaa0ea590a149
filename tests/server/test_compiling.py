"""The process that compiles beside a server: it ends without a word, however it ends."""

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
from tablee.terminal.new_game import write_skeleton

COMPILING = [sys.executable, "-m", "tablee.server.compiling"]
TIMES = 4


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
            assert first_line(process) == "ready marbles\n"
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
        assert first_line(process).startswith("failed halma there is no game 'halma'")
        assert first_line(process) == "ready marbles\n"
        assert ending(process) == (0, "")


def test_it_leaves_at_once_when_the_server_is_gone_already(tmp_path: Path) -> None:
    ended = subprocess.run([*COMPILING, BESIDE], env=environment(tmp_path), input="", capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert len(ended.stdout.splitlines()) < len(game_modules())


def test_without_a_server_it_needs_no_input_to_stay(home: Path) -> None:
    command = [*COMPILING, "marbles"]
    ended = subprocess.run(command, env=environment(home), stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "ready marbles\n", "")
