"""`tablee report`: a progress bar, then a page to look at in each language, and its figures as JSON."""

from pathlib import Path
from shlex import join

from rich.console import Console

from tablee.lab.balance.figures import Report
from tablee.lab.balance.page.words import say
from tablee.lab.balance.page.write import page, template
from tablee.lab.balance.report import Plan, report
from tablee.lab.balance.summary import summary_of, write_summary
from tablee.lab.cached_executor import CachedExecutor
from tablee.lab.cluster import executor_at
from tablee.match.shelf import facts_of
from tablee.terminal.progress import bar


def run_report(
    asked: Plan,
    folder: Path,
    language: str,
    short: bool,
    threads: int | None,
    cluster: str | None = None,
    keep: Path | None = None,
) -> None:
    template()  # raises now rather than after an hour of games
    with executor_at(cluster, threads) as workers, bar(facts_of(asked.game).title, asked.bouts) as progress:
        executor = workers if keep is None else CachedExecutor(workers, keep, asked.game)
        result = report(asked, executor, progress)
    console = Console()
    for sentence in summary_of(result).sentences(language):
        console.print(sentence)
    for path in write_report(result, asked, folder):
        console.print(str(path), style="bold", soft_wrap=True)
    if short:
        write_summary(result)


def write_report(result: Report, asked: Plan, folder: Path) -> list[Path]:
    """The figures, then a page in each language."""
    folder.mkdir(parents=True, exist_ok=True)
    json = folder / f"{asked.game}.json"
    json.write_bytes(result.to_json())
    pages = {language: folder / f"{asked.game}.{language}.html" for language in say.languages}
    for language, path in pages.items():
        path.write_text(page(result, language, command(asked)), "utf-8")
    return [json, *pages.values()]


def command(asked: Plan) -> str:
    """What makes this report again."""
    seats = [] if asked.seats == facts_of(asked.game).seats else ["--seats", str(asked.seats[0])]
    numbers = ["--games", str(asked.games), "--level", str(asked.level), "--seed", str(asked.seed)]
    return join(["tablee", "report", asked.game, *seats, *numbers])
