"""A game's balance in a few sentences, kept in its folder: a server reads it without NumPy and Numba."""

from typing import Final

from msgspec import Struct, json

from tablee.lab.balance.figures import Rate, Report
from tablee.match.said import Term
from tablee.match.shelf import facts_of, folder_of

FILE: Final = "balance.json"  # written by `tablee report --short`, never by hand

SENTENCES: Final = {
    "starts": Term(
        fr="Qui commence gagne {first}\u202f% des parties.", en="Whoever starts wins {first}\u202f% of the games."
    ),
    "nobody_starts": Term(fr="Tout le monde commence en même temps.", en="Everybody starts at the same time."),
    "skill": Term(
        fr="«\u00a0{level}\u00a0» bat «\u00a0{weaker}\u00a0» {skill} fois sur 100.",
        en="“{level}” beats “{weaker}” {skill} times in 100.",
    ),
    "moves": Term(fr="Environ {moves} coups par partie.", en="About {moves} moves a game."),
}


class SeatCountSummary(Struct, frozen=True):
    seats: int
    starts: bool
    first: Rate
    moves: int
    skill: Rate


class Summary(Struct, frozen=True):
    """What a game's page says about its balance."""

    rules_version: int
    seed: int
    level: Term
    weaker: Term
    tables: list[SeatCountSummary]

    def sentences(self, language: str, seats: int | None = None) -> list[str]:
        """In `fr` or `en`, for so many seats or the fewest."""
        table = next((table for table in self.tables if seats in (None, table.seats)), self.tables[0])
        values = {
            "first": round(100 * table.first.rate),
            "skill": round(100 * table.skill.rate),
            "moves": table.moves,
            "level": getattr(self.level, language),
            "weaker": getattr(self.weaker, language),
        }
        keys = ("starts" if table.starts else "nobody_starts", "skill", "moves")
        return [str(getattr(SENTENCES[key], language)).format(**values) for key in keys]


def summary_of(report: Report) -> Summary:
    tables = [
        SeatCountSummary(
            table.seats, table.starts, table.places[0], round(table.lengths.moves.mean), table.duels[-1].won
        )
        for table in report.tables
    ]
    return Summary(report.rules_version, report.seed, report.level, report.weaker, tables)


def balance_summary(game: str) -> Summary | None:
    """What was last measured, if it was, and by the rules of today."""
    path = folder_of(game) / FILE
    if not path.exists():
        return None
    summary = json.decode(path.read_bytes(), type=Summary)
    return summary if summary.rules_version == facts_of(game).rules_version else None


def write_summary(report: Report) -> None:
    (folder_of(report.game) / FILE).write_bytes(json.format(json.encode(summary_of(report))) + b"\n")
