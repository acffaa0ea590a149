"""check-game beside the bench: `python -m tablee.server.workbench.checking GAME` says a line a check, as it is done."""

import os
import sys
from typing import Final

import msgspec
from msgspec import Struct

POSITIONS: Final = 500
GENTLY: Final = 10  # so much less urgent than what is being played


class BenchCheck(Struct, frozen=True):
    """What a check promises, and what it has found instead."""

    promise: str
    findings: list[str]


def main() -> None:
    from tablee.testkit.conformance import CHECKS, Finding, check_game

    def told(check: str, findings: list[Finding]) -> None:
        promise = (CHECKS[check].__doc__ or check).splitlines()[0]
        line = msgspec.json.encode(BenchCheck(promise, [finding.what for finding in findings]))
        os.write(out, line + b"\n")

    out = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints is no finding
    if hasattr(os, "nice"):
        os.nice(GENTLY)
    check_game(sys.argv[1], POSITIONS, told)


if __name__ == "__main__":
    main()
