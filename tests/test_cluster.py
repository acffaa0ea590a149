"""Beyond one process: the same numbers from threads and from a cluster, even when a worker is lost."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from operator import floordiv
from pathlib import Path
from typing import Any

import pytest
from distributed import Client

from tablee import TableeError
from tablee.lab.arena.round_robin import Arena, arena
from tablee.lab.balance.report import plan, report
from tablee.lab.cluster import Cluster, do_all, executor_at, in_bunches
from tablee.lab.executor import Threads
from tablee.lab.playouts import CHUNK, Playouts, playouts
from tablee.terminal.arena import run_arena
from tablee.terminal.simulate import run_simulation

WORKERS = 3
ONE_SHARED_BY = partial(floordiv, 1)


class Running:
    """A scheduler and its workers, each a process of its own as on a machine of its own."""

    def __init__(self, folder: Path, workers: int = WORKERS, **settings: str) -> None:
        self._folder = folder
        self._environment = {**os.environ, **settings}
        self.scheduler = self._start("scheduler", "--port", "0", "--dashboard-address", ":0", "--host", "127.0.0.1")
        self.address = self._address()
        self.workers = [self._work(number) for number in range(workers)]

    def _start(self, kind: str, *arguments: str) -> subprocess.Popen[bytes]:
        line = [sys.executable, "-m", "dask", kind, *arguments]
        with (self._folder / f"{kind}.log").open("ab") as log:
            return subprocess.Popen(line, cwd=self._folder, stderr=log, env=self._environment)

    def _address(self) -> str:
        log = self._folder / "scheduler.log"
        while self.scheduler.poll() is None:
            found = [word for word in log.read_text().split() if word.startswith("tcp://127")]
            if found:
                return found[0]
            time.sleep(0.05)
        raise RuntimeError(log.read_text())

    def _work(self, number: int) -> subprocess.Popen[bytes]:
        alone = ("--nthreads", "1", "--nworkers", "1", "--no-nanny", "--no-dashboard", "--name", str(number))
        return self._start("worker", self.address, *alone)

    def stop(self) -> None:
        for process in [*self.workers, self.scheduler]:
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    cluster = Running(tmp_path_factory.mktemp("dask"))
    try:
        with Client(cluster.address, set_as_default=False) as client:
            client.wait_for_workers(WORKERS)
        yield cluster
    finally:
        cluster.stop()


def numbers(result: Playouts | Arena) -> dict[str, Any]:
    return {name: getattr(result, name) for name in result.__struct_fields__ if name != "seconds"}


def test_a_cluster_plays_the_same_random_games(running: Running) -> None:
    alone = playouts("hippo", 20_500, seats=3, seed=5, executor=Threads(1))
    told: list[int] = []
    with executor_at(running.address) as executor:
        together = playouts("hippo", 20_500, seats=3, seed=5, executor=executor, progress=told.append)
    assert numbers(together) == numbers(alone)
    assert sum(told) == 20_500


def test_a_cluster_plays_the_same_arena(running: Running) -> None:
    players = ["random", "level:1", "level:2"]
    alone = arena("hippo", players, games=10, seed=5, threads=2)
    with executor_at(running.address) as executor:
        assert numbers(arena("hippo", players, games=10, seed=5, executor=executor)) == numbers(alone)


def test_a_cluster_writes_the_same_report(running: Running) -> None:
    asked = plan("hippo", 2, games=6, level=2, seed=5)
    with executor_at(running.address) as executor:
        assert report(asked, executor).to_json() == report(asked, Threads(2)).to_json()


def test_commands_take_the_address_of_a_cluster(running: Running, capsys: pytest.CaptureFixture[str]) -> None:
    run_simulation("hippo", 2_000, None, {}, 0, None, running.address)
    run_arena("hippo", ["random", "level:1"], 4, None, {}, 0, None, None, running.address)
    printed = capsys.readouterr().out
    assert "2,000 random games" in printed
    assert "4 games a pair" in printed


def test_a_worker_finds_a_changed_game_by_its_name(running: Running) -> None:
    alone = playouts("knopf~map_twos", 2, seed=5, compiled=False)
    with executor_at(running.address) as executor:
        assert numbers(playouts("knopf~map_twos", 2, seed=5, compiled=False, executor=executor)) == numbers(alone)


def test_a_lost_worker_costs_time_not_results(running: Running) -> None:
    """Killed while it works, when a third of the games are played: what it held and did is done again by others."""
    games = 600 * CHUNK
    victim = running.workers[0]
    played = 0

    def kill_in_the_middle(count: int) -> None:
        nonlocal played
        played += count
        if played >= games // 3 and victim.poll() is None:
            os.kill(victim.pid, signal.SIGKILL)
            victim.wait()

    alone = playouts("hippo", games, seed=8)
    with executor_at(running.address) as executor:
        together = playouts("hippo", games, seed=8, executor=executor, progress=kill_in_the_middle)
    assert victim.returncode == -signal.SIGKILL
    assert numbers(together) == numbers(alone)


def test_work_that_kills_every_worker_is_told_shortly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dask gives it up after four workers; here after the first."""
    monkeypatch.setattr("tablee.lab.cluster.PATIENCE", "300s")  # a busy machine is slow to begin a process
    cluster = Running(tmp_path, workers=1, DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES="0")
    try:
        with executor_at(cluster.address) as executor, pytest.raises(TableeError, match="1 died of the same one"):
            executor.map(signal.raise_signal, [signal.SIGKILL])
        assert cluster.workers[0].wait() == -signal.SIGKILL
    finally:
        cluster.stop()


def test_an_error_of_the_work_comes_back(running: Running) -> None:
    with Client(running.address, set_as_default=False) as client, pytest.raises(ZeroDivisionError):
        Cluster(client).map(ONE_SHARED_BY, [1, 0])


def test_other_sources_are_refused_by_the_worker() -> None:
    with pytest.raises(TableeError, match="other sources"):
        do_all(ONE_SHARED_BY, "other", [1])


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nowhere at all"])
def test_no_scheduler_is_a_clear_error(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.cluster.PATIENCE", "1s")
    with pytest.raises(TableeError, match="expected a Dask scheduler"), executor_at(address):
        pass


def test_bunches_keep_order_and_number() -> None:
    assert in_bunches(range(7), 3) == [[0, 1, 2], [3, 4, 5], [6]]
    assert in_bunches(range(2), 50) == [[0], [1]]
    assert in_bunches([], 3) == []
