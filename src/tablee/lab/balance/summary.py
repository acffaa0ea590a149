"""A game's balance in a few sentences, kept in its folder: a server reads it without NumPy and Numba."""

from typing import Final

from msgspec import Struct, json

from tablee.lab.balance.figures import Rate, Report
from tablee.lab.balance.page.words import level_named, say
from tablee.match.shelf import facts_of, folder_of

FILE: Final = "balance.json"  # written by `tablee report --short`, never by hand


class SeatCountSummary(Struct, frozen=True, omit_defaults=True):
    seats: int
    starts: bool
    first: Rate
    moves: int
    skill: Rate
    alone: Rate | None = None  # wins of whoever has no partner where all others have


class Summary(Struct, frozen=True):
    """What a game's page says about its balance."""

    game: str
    rules_version: int
    seed: int
    level: int
    weaker: int
    tables: list[SeatCountSummary]

    def sentences(self, language: str, seats: int | None = None) -> list[str]:
        """In a language, for so many seats or the fewest."""
        table = next((table for table in self.tables if seats in (None, table.seats)), self.tables[0])
        level, weaker = (level_named(self.game, level) for level in (self.level, self.weaker))
        told = [
            say("starts", first=round(100 * table.first.rate)) if table.starts else say("nobody_starts"),
            say("skill", level=level, weaker=weaker, skill=round(100 * table.skill.rate)),
            say("about_moves", moves=table.moves),
        ]
        uneven = [(table.seats, table.alone) for table in self.tables if table.alone and seats in (None, table.seats)]
        told += [say("alone_against", seats=count, rate=round(100 * alone.rate)) for count, alone in uneven]
        return [said.text(language) for said in told]


def summary_of(report: Report) -> Summary:
    tables = [
        SeatCountSummary(
            seats=table.seats,
            starts=table.starts,
            first=table.places[0],
            moves=round(table.lengths.moves.mean),
            skill=table.duels[-1].won,
            alone=table.alone,
        )
        for table in report.tables
    ]
    return Summary(report.game, report.rules_version, report.seed, report.level, report.weaker, tables)


def balance_summary(game: str) -> Summary | None:
    """What was last measured, if it was, and by the rules of today."""
    path = folder_of(game) / FILE
    if not path.exists():
        return None
    summary = json.decode(path.read_bytes(), type=Summary)
    return summary if summary.rules_version == facts_of(game).rules_version else None


def write_summary(report: Report) -> None:
    (folder_of(report.game) / FILE).write_bytes(json.format(json.encode(summary_of(report))) + b"\n")
