"""`tablee check-game`: each check as it is done, and what it found, in words or as JSON."""

import sys
from pathlib import Path

import msgspec
from rich.console import Console

from tablee.match.shelf import folder_of
from tablee.terminal.sheet import hold_against, tell_of_sheet
from tablee.testkit.apart import check_apart
from tablee.testkit.conformance import CHECKS
from tablee.testkit.findings import Finding


def run_checks(game: str, positions: int, as_json: bool, sheet: Path | None = None) -> None:
    """Leaves with 1 if something is wrong."""
    folder_of(game)  # UnknownGame before anything is said
    beside = hold_against(game, sheet) if sheet else None
    if beside and not as_json:
        tell_of_sheet(beside)
    findings = check_apart(game, positions) if as_json else tell(game, positions)
    if as_json:
        told = {"game": game, "positions": positions, "findings": findings, "sheet": beside}
        print(msgspec.json.format(msgspec.json.encode(told)).decode())
    if findings or (beside and beside.faults):
        sys.exit(1)


def tell(game: str, positions: int) -> list[Finding]:
    console = Console(highlight=False)
    console.print(f"{game}: {len(CHECKS)} checks on {positions:,} random positions each")

    def told(check: str, findings: list[Finding]) -> None:
        sentence = (CHECKS[check].__doc__ or "").splitlines()[0]
        console.print(f"[{'red' if findings else 'green'}]{'✗' if findings else '✓'}[/] {sentence}")
        for finding in findings:
            console.print(f"    {from_here(finding.file)}:{finding.line}", style="bold", markup=False, soft_wrap=True)
            console.print(f"        {finding.message}", style="red", markup=False)
            console.print(f"        -> {finding.todo}", markup=False)

    findings = check_apart(game, positions, told)
    console.print(
        f"{len(findings)} finding{'s' if len(findings) > 1 else ''}." if findings else "Nothing is wrong with it."
    )
    return findings


def from_here(file: str) -> str:
    """As it would be typed where one is."""
    path = Path(file)
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)
