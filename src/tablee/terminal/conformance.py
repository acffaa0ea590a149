"""`tablee check-game`: each check as it is done, and what it found in words."""

import sys

from rich.console import Console

from tablee.testkit.conformance import CHECKS, Finding, check_game


def run_checks(game: str, positions: int) -> None:
    console = Console()
    console.print(f"{game}: {len(CHECKS)} checks on {positions:,} random positions each")

    def told(check: str, findings: list[Finding]) -> None:
        sentence = (CHECKS[check].__doc__ or "").splitlines()[0]
        console.print(f"[{'red' if findings else 'green'}]{'✗' if findings else '✓'}[/] {sentence}", highlight=False)
        for finding in findings:
            console.print(f"    {finding.what}", style="red", markup=False, highlight=False)

    findings = check_game(game, positions, told)
    console.print(f"{len(findings)} findings." if findings else "Nothing is wrong with it.")
    if findings:
        sys.exit(1)
