"""`tablee serve` as anybody would start it, on a file of its own; nothing of it is left behind."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import httpx

from benchmarks.tables.servers import free_port, running

COMPILED_WITHIN: Final = 900.0  # seconds, with an empty cache


@contextmanager
def serving() -> Iterator[str]:
    """Where it listens, once its rules are compiled."""
    with TemporaryDirectory() as folder:
        port = free_port()
        file = str(Path(folder) / "strangers.db")
        with running([sys.executable, "-m", "tablee", "serve", "--port", str(port), "--database", file], port):
            until_compiled(f"http://127.0.0.1:{port}/health")
            yield f"127.0.0.1:{port}"


def until_compiled(url: str) -> None:
    begun = time.monotonic()
    while httpx.get(url, timeout=60).json()["compiling"]:
        if time.monotonic() - begun > COMPILED_WITHIN:
            raise TimeoutError("the rules are not compiled yet")
        time.sleep(1)


@contextmanager
def stranger(attack: str, server: str) -> Iterator[None]:
    """Somebody up to something in a process of his own, from when he has made ready."""
    command = [sys.executable, "-m", "benchmarks.strangers.stranger", attack, server]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            if not process.stdout.readline():
                raise RuntimeError(f"the stranger gave up before he began: {attack}")
            yield
        finally:
            process.kill()
