"""Tablée's server as it is, but for the limits on senders: `python -m benchmarks.tables.ours PORT DATABASE REDIS`."""

import sys

from benchmarks.tables.speakers import GAME
from tablee.server.compiling import compile_game
from tablee.server.config import Settings
from tablee.server.readiness import Readiness
from tablee.server.serve import serve
from tests.server.limits import lifted

if __name__ == "__main__":
    port, database, redis = sys.argv[1:]
    compile_game(GAME)
    serve(Settings(port=int(port), database=database, redis=redis, limits=lifted()), Readiness(ready=True))
