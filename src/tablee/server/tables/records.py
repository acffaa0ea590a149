"""Tables as records and back: the game as a text file, with what the table adds to it in comments."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct

from tablee.kernel.errors import RecordError, UnknownGame
from tablee.kernel.facts import Facts
from tablee.match.log import Entry as Played
from tablee.match.play import Match
from tablee.match.record import SEATS, Made, count_moves, lines_of, read, read_header, transcript
from tablee.match.sealed import SealedFate
from tablee.server.background import Rests
from tablee.server.clock import now
from tablee.server.shelf import facts_of
from tablee.server.tables import events
from tablee.server.tables.events import (
    Adjourned,
    AnyEvent,
    Ended,
    Moved,
    Promised,
    Seated,
    Sitter,
    Spoke,
    TableSetup,
    Undone,
)
from tablee.server.tables.making import import_table
from tablee.server.tables.readable import Unreadable
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.seating import SeatedPeople
from tablee.server.tables.table import Status, Table
from tablee.server.tables.tables import Tables


def record_of(table: Table, people: SeatedPeople) -> str:
    """The record of a table; takes a moment for a long game. While hands are hidden nobody gets it."""
    if table.match is None:
        raise Refusal("not_now", "not_begun")
    if table.ending is None and table.facts.secrets:
        raise Refusal("not_now", "record_later")
    return "\n".join([*_about(table, people), _opened(table, table.match)])


async def transcript_of(tables: Tables, id: str, closed: Unreadable) -> str:
    """What was played at a table that cannot be opened, once it is over. Unreadable until then, for ever."""
    row = await tables.row(id)
    if row.status != "over":
        raise closed
    setup = events.decode_setup(row.setup)
    happened = [entry.event for entry in await tables.entries_after(id, 0)]
    fate = SealedFate(row.secret, words_in(setup, happened))
    told = transcript(
        setup.game,
        setup.rules_version,
        len(setup.sitters),
        setup.options,
        "elsewhere" if setup.elsewhere else fate.line(over=True),
        played_in(setup.opening or [], happened),
    )
    return f"# {closed}\n{told}"


def played_in(opening: list[str], happened: list[AnyEvent]) -> list[Made]:
    """The moves of a log, those taken back left out."""
    fates: list[Made] = [("fate", move, None) for move in opening]
    turns: list[list[Made]] = []  # a player's move, and fate's answers
    for event in happened:
        match event:
            case Seated(opening=list() as late) | Spoke(opening=list() as late):
                fates = [("fate", move, None) for move in late]
            case Moved(seat, move, answers, at):
                turns.append([(seat, move, at), *(("fate", answer, None) for answer in answers)])
            case Undone(keep=keep):
                del turns[keep:]
    return [*fates, *(made for turn in turns for made in turn)]


def words_in(setup: TableSetup, happened: list[AnyEvent]) -> dict[int, str] | None:
    """The players' part in fate, as it was when the game began."""
    if setup.words is None or setup.opening is not None:
        return setup.words
    words: dict[int, str] = {}
    for event in happened:
        if isinstance(event, Spoke):
            words[event.seat] = event.word
        elif isinstance(event, Seated | Promised):
            words = {}
        if isinstance(event, Seated | Spoke) and event.opening is not None:
            break
    return words


def _opened(table: Table, match: Match) -> str:
    """With fate's secret, if the table is through with it and all of fate came from it."""
    line = "elsewhere" if table.setup.elsewhere else table.fate.line(table.ending is not None)
    return match.record(Rests()).replace(f"fate: {match.fate_line}", f"fate: {line}", 1)


def _about(table: Table, people: SeatedPeople) -> list[str]:
    seats = [f"# seat {SEATS[seat]}: {_sitter(table, people, seat)}" for seat in range(table.seats)]
    ending = table.ending
    if ending is None or ending.seat is None:
        return seats
    winners = " ".join(SEATS[seat] for seat in ending.winners)
    return [*seats, f"# ended: seat {SEATS[ending.seat]} {ending.why}; won by {winners}"]


def _sitter(table: Table, people: SeatedPeople, seat: int) -> str:
    sitter = table.sitters[seat]
    return f"bot level {sitter.level}" if sitter.level else people.names.get(seat, "nobody")


async def import_record(tables: Tables, text: str, owner: str | None, most: int) -> str:
    """A table with the game of a record, of so many moves; its seats are free, so that an unfinished one can go on."""
    return await keep(tables, await asyncio.to_thread(read_told, text, most, tables.is_compiled), owner)


async def keep(tables: Tables, told: "Told", owner: str | None) -> str:
    """A new table with what a record tells."""
    return await import_table(tables, told.setup, owner, told.fate, told.began, told.status, told.rows)


class Told(Struct, frozen=True):
    """What a record tells, as a table keeps it."""

    setup: TableSetup
    fate: SealedFate
    began: int
    status: Status
    rows: list[dict[str, Any]]  # of the log


def read_told(text: str, most: int, is_compiled: Callable[[str], bool]) -> Told:
    """Takes a moment for a long game. RecordError."""
    facts = facts_in(text)
    if (length := count_moves(text)) > most:
        raise RecordError(1, f"expected at most {most} moves, got {length}")
    match = read(partial(Match, compiled=is_compiled(facts.id)), text, Rests())
    opening, moves = events_of(match)
    secret = SealedFate.shown_in(text) if match.over else None
    fate = secret or SealedFate.new()
    setup = TableSetup(
        game=match.game,
        rules_version=match.rules,
        options=match.options,
        sitters=[Sitter()] * match.seats,
        opening=opening,
        imported=True,
        elsewhere=secret is None,
        words=fate.words,
    )
    status: Status = "over" if match.over else "playing" if match.alarm is None else "adjourned"
    happened = [*moves, Adjourned()] if status == "adjourned" else moves  # its time runs when somebody is there
    at, lasted = now(), max((entry.at or 0 for entry in match.log), default=0)
    rows = [{"number": number, "at": at, "event": events.encode(one)} for number, one in enumerate(happened, start=1)]
    return Told(setup, fate, at - lasted, status, rows)


def facts_in(text: str) -> Facts:
    """Of the game a record tells of, before any of its rules are loaded. RecordError."""
    number, game = read_header(list(lines_of(text)))["game"]
    try:
        return facts_of(game)
    except UnknownGame as error:
        raise RecordError(number, str(error)) from None


def events_of(match: Match) -> tuple[list[str], list[Moved | Ended]]:
    """Fate's first moves, then each player's with fate's answers."""
    opening: list[str] = []
    played: list[tuple[Played, list[str]]] = []
    for entry in match.log:
        if entry.seat != "fate":
            played.append((entry, []))
        else:
            (played[-1][1] if played else opening).append(entry.move)
    moves: list[Moved | Ended] = [Moved(int(one.seat), one.move, answers, one.at) for one, answers in played]
    if match.ended_at is not None:
        moves.append(Ended(match.ended_at))
    return opening, moves
