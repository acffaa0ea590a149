"""The two servers, each a process of its own: Tablée on a SQLite file, boardgame.io in memory (its default)."""

import secrets
import shutil
import socket
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
import psutil

from benchmarks.tables.load import Speaker
from benchmarks.tables.speakers import GAME, BoardgameSpeaker, TableeSpeaker

PEER: Final = Path(__file__).parents[1] / "boardgame_io"
PATIENCE: Final = 120.0  # seconds for a server to come up


class Running(ABC):
    """A server process, and how to seat two players at a new table of it."""

    def __init__(self, process: psutil.Process, address: str) -> None:
        self._process = process
        self.address = address

    @property
    def cpu(self) -> float:
        """Seconds of processor time it has used, with what it started: Node may come behind a small script."""
        times = [one.cpu_times() for one in (self._process, *self._process.children(recursive=True))]
        return float(sum(one.user + one.system for one in times))

    @property
    def memory(self) -> float:
        """Megabytes that are its own."""
        return float(self._process.memory_full_info().uss) / 1e6

    @abstractmethod
    async def seat(self, number: int) -> list[Speaker]:
        """Two players at a new table."""


class Tablee(Running):
    def __init__(self, process: psutil.Process, address: str) -> None:
        super().__init__(process, address)
        self._clients = [httpx.AsyncClient(base_url=f"http://{address}", timeout=60) for _ in range(2)]

    async def seat(self, number: int) -> list[Speaker]:
        table = await self.table([{"kind": "me"}, {"kind": "open"}])
        await self._clients[1].post(f"/api/tables/{table}/seats/1", json={})
        return [TableeSpeaker(self.address, table, self._cookie(client)) for client in self._clients]

    async def table(self, seats: list[dict[str, Any]], game: str = GAME) -> str:
        """A new table; the first client makes it."""
        for client in self._clients:
            if not client.cookies:
                await client.post("/api/me", json={"name": "Load"})
        made = await self._clients[0].post("/api/tables", json={"game": game, "seats": seats})
        made.raise_for_status()
        return str(made.json()["id"])

    def _cookie(self, client: httpx.AsyncClient) -> str:
        return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


class BoardgameIo(Running):
    async def seat(self, number: int) -> list[Speaker]:
        table = secrets.token_hex(8)
        return [BoardgameSpeaker(self.address, table, seat) for seat in range(2)]


@contextmanager
def tablee() -> Iterator[Tablee]:
    with TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "benchmarks.tables.ours", str(port), str(Path(folder) / "bench.db")]
        with running(command, port) as process:
            yield Tablee(process, f"127.0.0.1:{port}")


@contextmanager
def boardgame_io() -> Iterator[BoardgameIo]:
    port = free_port()
    with running(["node", str(PEER / "server.cjs"), str(port)], port) as process:
        yield BoardgameIo(process, f"127.0.0.1:{port}")


def missing() -> str | None:
    """What has to be there for the comparison and is not; installs boardgame.io if npm can."""
    if not shutil.which("node") or not shutil.which("npm"):
        return "Node and npm"
    if not (PEER / "node_modules" / ".package-lock.json").exists():  # written last
        subprocess.run(["npm", "ci", "--no-fund", "--no-audit"], cwd=PEER, check=True, capture_output=True)
    return None


@contextmanager
def running(command: list[str], port: int) -> Iterator[psutil.Process]:
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(port)
            yield psutil.Process(process.pid)
        finally:
            for one in (*psutil.Process(process.pid).children(recursive=True), process):
                one.kill()


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def wait_for(port: int) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        with socket.socket() as asking:
            if asking.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError(f"nobody listens on port {port}")
