"""`python -m tests.soak`: first SQLite, then two processes on PostgreSQL and Redis. `make soak` calls it."""

import argparse
import asyncio
import random
import sys
from pathlib import Path

from .run import SET_UPS, Plan, soak
from .summary import summary


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="shared by the set-ups; comparing comes on top")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--people", type=int, default=16)
    parser.add_argument("--only", choices=SET_UPS, action="append", help="one of the set-ups")
    parser.add_argument("--folder", type=Path, default=Path("out/soak"))
    parser.add_argument("--interpreted", action="store_true", help="do not wait until the rules are compiled")
    asked = parser.parse_args()
    seed = random.randrange(10**6) if asked.seed is None else asked.seed
    set_ups = asked.only or list(SET_UPS)
    print(f"SEED={seed}", flush=True)
    broken = False
    for set_up in set_ups:
        folder = (asked.folder / f"{seed}-{set_up}").absolute()
        plan = Plan(set_up, asked.minutes * 60 / len(set_ups), seed, folder, asked.people, not asked.interpreted)
        outcome = asyncio.run(soak(plan))
        print(summary(outcome), flush=True)
        broken |= bool(outcome.witness.faults.count)
    return int(broken)


if __name__ == "__main__":
    sys.exit(main())
