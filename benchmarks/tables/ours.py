"""Tablée's server as it is, but for the limits on senders: `python -m benchmarks.tables.ours PORT FILE`."""

import sys

from benchmarks.tables.speakers import GAME
from tablee.server.compiling import compile_game
from tablee.server.config import Limits, Settings
from tablee.server.readiness import Readiness
from tablee.server.serve import serve

UNBOUNDED = (10**9, 1)
LIMITS = Limits(
    messages=UNBOUNDED,
    messages_an_address=UNBOUNDED,
    tables=UNBOUNDED,
    people=UNBOUNDED,
    requests=UNBOUNDED,
    sockets=UNBOUNDED,
    connections_an_address=10**6,
    tables_a_person=10**9,
    screens_a_person=10**6,
)

if __name__ == "__main__":
    for game in {GAME, *sys.argv[3:]}:
        compile_game(game)
    serve(Settings(port=int(sys.argv[1]), database=sys.argv[2], limits=LIMITS), Readiness(ready=True))
