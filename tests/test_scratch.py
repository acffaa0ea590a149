"""Room for a search: zeros, and the system's again when nobody works in it any more."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import numpy as np
import psutil

from tablee.search.scratch import zeros
from tablee.search.tree.nodes import NODE

THREADS = 8
MANY = 600_000  # 24 MB of nodes: an allocator would take as much again from what it kept


def memory() -> int:
    return int(psutil.Process().memory_info().rss)


def test_records_are_zeros_that_can_be_written() -> None:
    nodes = zeros(1_000, NODE)
    assert nodes.dtype == NODE
    assert len(nodes) == 1_000
    assert not nodes.view(np.uint8).any()
    nodes[999].visits = 7
    assert nodes[999].visits == 7


def test_no_thread_keeps_the_room_it_had() -> None:
    together = Barrier(THREADS)

    def work() -> None:
        for _ in range(3):
            zeros(MANY, NODE)["key"] = 1
        together.wait()

    with ThreadPoolExecutor(THREADS) as pool:
        before = memory()
        for done in [pool.submit(work) for _ in range(THREADS)]:
            done.result()
        assert memory() - before < MANY * NODE.itemsize
