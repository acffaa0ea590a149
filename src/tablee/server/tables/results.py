"""What a finished table says of its players' strength."""

from collections import Counter
from typing import Final

from tablee.server.people.ratings import Result
from tablee.server.tables.table import Ending, Table

MOVES_THAT_COUNT: Final = 2  # by each person, before somebody gives up


def result_of(table: Table, ending: Ending) -> Result:
    who = [rated_as(table, seat) for seat in range(table.seats)]
    return Result(table.id, table.setup.game, who, None if is_annulled(table) else places(table, ending))


def rated_as(table: Table, seat: int) -> str:
    """Whose rating a seat plays for; a free seat was left, and is nobody's."""
    sitter = table.sitters[seat]
    return f"person:{sitter.person}" if sitter.person else f"bot:{sitter.level or 1}"


def places(table: Table, ending: Ending) -> list[float]:
    """[seat] 0 for winners; the others by their scores, those who gave up last."""
    scores = ending.scores or [0.0] * table.seats
    ladder = sorted({score for seat, score in enumerate(scores) if seat not in ending.winners}, reverse=True)
    return [
        0.0 if seat in ending.winners else len(ladder) + 1.0 if seat in table.given_up else 1.0 + ladder.index(score)
        for seat, score in enumerate(scores)
    ]


def is_annulled(table: Table) -> bool:
    """Whether somebody gave up before everybody had played a little: that says nothing of anybody's strength."""
    assert table.match is not None
    made = Counter(entry.seat for entry in table.match.log)
    players = [seat for seat, sitter in enumerate(table.sitters) if sitter.person]
    return bool(table.given_up) and any(made[seat] < MOVES_THAT_COUNT for seat in players)
