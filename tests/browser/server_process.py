"""A server as people run it: a process of its own, with a database file, on a free port of this machine."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal
from urllib.error import URLError
from urllib.request import urlopen

from tests.ports import free_port

from .serving import BOT_DELAY

Rules = Literal["compiling", "compiled", "interpreted"]

SERVE: Final = (sys.executable, "-c", "from tablee.cli import main; main()", "serve")
SERVE_QUICKLY: Final = (sys.executable, "-m", "tests.browser.serving")
PATIENCE: Final = 300.0  # seconds: a busy machine is slow, not wrong
STOPPING: Final = 20.0  # seconds


class NotServing(Exception):
    """The server has stopped, or never answered."""


class ServerProcess:
    def __init__(
        self, folder: Path, rules: Rules = "compiling", cache: Path | None = None, games: Path | None = None
    ) -> None:
        """`rules`: whether it compiles them beside, as people's servers do, takes them as compiled, or never compiles.

        `cache`: where compiled rules are kept, if not where they always are. `games`: a folder with more of them.
        """
        self._rules = rules
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._database = folder / "tables.db"
        self._log = folder / "server.log"
        given = {"TABLEE_CACHE": cache, "TABLEE_GAMES": games}
        self._surroundings = os.environ | {name: str(path) for name, path in given.items() if path}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns once every game's rules are compiled: nobody's patience is for that."""
        self.open()
        self._await(lambda health: not health["compiling"])

    def open(self) -> None:
        """Returns once it answers; games it has not compiled yet are played interpreted, as on any first start."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, env=self._surroundings)
        self._await(lambda health: health["fine"])

    @property
    def compiling(self) -> list[str]:
        """Games whose rules are not compiled yet."""
        waiting: list[str] = self._health()["compiling"]
        return waiting

    @property
    def _command(self) -> list[str]:
        """As behind a proxy: the people of all tests come from addresses of their own."""
        port, database = str(self.port), str(self._database)
        if self._rules != "compiling":
            return [*SERVE_QUICKLY, self._rules, port, database]
        return [*SERVE, "--port", port, "--database", database, "--behind-proxy", "--bot-delay", str(BOT_DELAY)]

    def _await(self, is_so: Callable[[dict[str, Any]], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not is_so(self._health()):
            if self._process is None or self._process.poll() is not None or time.monotonic() > until:
                raise NotServing(f"expected a server at {self.url}; it said:\n{self._log.read_text()}")
            time.sleep(0.1)

    def kill(self) -> None:
        """As a power cut would: nothing is written, nobody is told."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        os.kill(self._process.pid, how)
        self._process.wait(STOPPING)
        self._process = None

    def _health(self) -> dict[str, Any]:
        """What the server says of itself; before it can say anything, that it is not fine."""
        try:
            with urlopen(f"{self.url}/health", timeout=5) as answer:
                said: dict[str, Any] = json.load(answer)
                return said
        except (URLError, TimeoutError, ConnectionError):
            return {"fine": False, "compiling": None}
