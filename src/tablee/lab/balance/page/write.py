"""A report becomes a page: what the template is given."""

from pathlib import Path
from typing import Any, Final

from tablee.kernel.errors import TableeError
from tablee.lab.balance.figures import Report
from tablee.lab.balance.page.drawing import HELPERS, frame, reaching
from tablee.lab.balance.page.words import Words

HERE: Final = Path(__file__).parent
SPOKEN: Final = ("say", "level", "ending", "what", "value", "number", "percent", "interval")  # of Words
ROOM: Final = 1.08  # above the highest point of a plot


def page(report: Report, language: str, command: str) -> str:
    """The whole page in a language; `command` is what makes it again."""
    words = Words(report.game, language)
    names = [words.ending(ending.name) for table in report.tables for ending in table.endings]
    measures = [report.usual, *(variation.measure for variation in report.variations)]
    text: str = template().render(
        report=report,
        language=language,
        command=command,
        style=(HERE / "style.css").read_text("utf-8"),
        names=list(dict.fromkeys(names)),
        most=ROOM * max(max(table.choices) for table in report.tables),
        widest=reaching([hill for table in report.tables for hill in (table.lengths, table.random_lengths)]),
        frames={name: frame([getattr(measure, name) for measure in measures]) for name in ("first", "moves", "skill")},
        **{name: getattr(words, name) for name in SPOKEN},
    )
    return text


def template() -> Any:
    try:
        from jinja2 import Environment, FileSystemLoader, StrictUndefined
    except ImportError:
        raise TableeError("the page of a report needs Jinja: pip install 'tablee[report]'") from None
    environment = Environment(
        loader=FileSystemLoader(HERE), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.globals.update(HELPERS)
    return environment.get_template("report.html")
