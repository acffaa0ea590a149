"""`tablee sheet` and `tablee check-game --sheet`: a rule sheet beside what became of it."""

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct
from rich.console import Console

from tablee.testkit.check_sheet import faults, remarks
from tablee.testkit.sheet import lost, read_account, read_sheet, refreshed, write_account

CONSOLE = Console()
ASKED = 1_000  # positions in which refusals are listened to


def show_sheet(file: Path) -> None:
    for sentence in read_sheet(file):
        print(f"{sentence.number:>4}  {sentence.digest}  {sentence.text}")


def update_account(file: Path, folder: Path) -> None:
    """Nothing that was said of a sentence is thrown away unseen."""
    before = read_account(folder)
    after = refreshed(before, read_sheet(file))
    for line in lost(before, after):
        print(f"no longer in the sheet: {line.digest}, {' '.join(line.rules + line.options) or line.why}")
    open_ones = [str(number) for number, line in after.sentences.items() if not line.said]
    print(f"{write_account(after, folder)}: {len(after.sentences)} sentences, {len(open_ones)} to be accounted for")
    if open_ones:
        print(f"  {', '.join(open_ones)}")


class Beside(Struct, frozen=True):
    """A game beside its sheet: what is wrong, and what is worth a thought."""

    faults: list[str]
    remarks: list[str]


def hold_against(game: str, file: Path) -> Beside:
    return Beside(faults(game, file), list(remarks(game, ASKED)))


def tell_of_sheet(beside: Beside) -> None:
    mark = "[red]✗[/]" if beside.faults else "[green]✓[/]"
    CONSOLE.print(f"{mark} The sheet became rules, and each rule has a source and a test.", highlight=False)
    _told(beside.faults, "red")
    _told(beside.remarks, "yellow")


def _told(sentences: Iterable[str], colour: str) -> None:
    for sentence in sentences:
        CONSOLE.print(f"    {sentence}", style=colour, markup=False, highlight=False, soft_wrap=True)
