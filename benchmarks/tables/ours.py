"""Tablée's server as it is, but for the limits on senders: `python -m benchmarks.tables.ours PORT FILE`."""

import sys

from benchmarks.tables.speakers import GAME
from tablee.server.compiling import compile_game
from tablee.server.config import Settings
from tablee.server.readiness import Readiness
from tablee.server.serve import serve
from tests.server.limits import lifted

if __name__ == "__main__":
    for game in {GAME, *sys.argv[3:]}:
        compile_game(game)
    serve(Settings(port=int(sys.argv[1]), database=sys.argv[2], limits=lifted()), Readiness(ready=True))
