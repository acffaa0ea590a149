"""check-game beside the bench: `python -m tablee.server.workbench.checking GAME` says a line a check, as it is done."""

import os
import sys
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

POSITIONS: Final = 500
GENTLY: Final = 10  # so much less urgent than what is being played


class BenchFinding(Struct, frozen=True):
    """Where, what, and what to do about it."""

    file: str
    line: int
    message: str
    todo: str


class BenchCheck(Struct, frozen=True):
    """What a check promises, and what it has found instead."""

    promise: str
    findings: list[BenchFinding]


def main() -> None:
    from tablee.testkit.apart import check_apart
    from tablee.testkit.conformance import CHECKS
    from tablee.testkit.findings import Finding

    def told(check: str, findings: list[Finding]) -> None:
        promise = (CHECKS[check].__doc__ or check).splitlines()[0]
        os.write(sys.stdout.fileno(), msgspec.json.encode(BenchCheck(promise, list(map(shown, findings)))) + b"\n")

    def shown(found: Finding) -> BenchFinding:
        return BenchFinding(Path(found.file).name, found.line, found.message, found.todo)

    if hasattr(os, "nice"):
        os.nice(GENTLY)
    check_apart(sys.argv[1], POSITIONS, told)


if __name__ == "__main__":
    main()
