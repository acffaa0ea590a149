"""check-game in a process of its own: machine code that never comes back can only be ended with its process.

`python -m tablee.testkit.apart GAME POSITIONS SECONDS` says a line a check, as it is done, and one before each rule
that is called compiled for the first time.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from tablee.testkit import watchdog
from tablee.testkit.conformance import CHECKS, check_game
from tablee.testkit.entering import Entered, hear
from tablee.testkit.findings import Finding, fault, finding

THIS: Final = "tablee.testkit.apart"
encode = msgspec.json.encode


class Progress(Struct, frozen=True):
    """A check that is done; without one, the rule that is about to be called, or none any more."""

    check: str = ""
    findings: list[Finding] = []
    entered: Entered | None = None


def check_apart(
    game: str,
    positions: int = 2_000,
    told: Callable[[str, list[Finding]], None] | None = None,
    patience: float = watchdog.SECONDS,
) -> list[Finding]:
    """As `check_game`; a process that ends by itself is a finding of the check it was at."""
    command = [sys.executable, "-m", THIS, game, str(positions), str(patience)]
    decode = msgspec.json.Decoder(Progress).decode
    found: list[Finding] = []
    checks, entered = list(CHECKS), None
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout
        for line in map(decode, process.stdout):
            entered = line.entered
            if line.check:
                checks.remove(line.check)
                found += line.findings
                if told:
                    told(line.check, line.findings)
    if process.returncode == 0:
        return found
    last = [ended(game, checks[0], entered, -process.returncode)]
    if told:
        told(checks[0], last)
    return found + last


def ended(game: str, check: str, entered: Entered | None, why: int) -> Finding:
    """What ended the process, with the rule that it was in as far as that is known."""
    rule = entered.rule if entered else getattr(CHECKS[check], "about", "rules.py")
    where = f": {entered.where}" if entered else ""
    if why == getattr(signal, "SIGPROF", None) and check == "compiled_equals_interpreted":
        what = f"{rule}, compiled, does not come to an end, though it does in plain Python{where}"
        todo = (
            "look for a loop that ends only if a small number wraps: go through int() first, and keep indices in range"
        )
    elif why == getattr(signal, "SIGPROF", None):
        what = f"{rule}, compiled, does not come to an end{where}"
        todo = f"look for a loop in {rule}, or in what it calls, that waits for what never comes"
    elif why > 0:
        what = f"{rule}, compiled, ended the process by {signal.Signals(why).name}{where}"
        todo = "look for an index out of range"
    else:
        what, todo = "check-game stopped by itself", "see what it said above"
    return finding(CHECKS[check], game, fault(game, rule, what, todo))


def main() -> None:
    """What a game prints is no finding."""
    game, positions, patience = sys.argv[1:]
    out = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def say(line: Progress) -> None:
        os.write(out, encode(line) + b"\n")

    watchdog.SECONDS, watchdog.expendable = float(patience), True
    hear(lambda entered: say(Progress(entered=entered)))
    check_game(game, int(positions), lambda check, found: say(Progress(check, found)))


if __name__ == "__main__":
    main()
