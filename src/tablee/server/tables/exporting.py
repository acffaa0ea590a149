"""Tables as records and back: the game as a text file, with what the table adds to it in comments."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct

from tablee.kernel.errors import RecordError, UnknownGame
from tablee.kernel.facts import Facts
from tablee.match.play import Entry as Played
from tablee.match.play import Match
from tablee.match.record import SEATS, Made, count_moves, lines_of, read, read_header, transcript
from tablee.match.sealed import SealedFate
from tablee.server.moment import now
from tablee.server.shelf import facts_of
from tablee.server.tables import deeds
from tablee.server.tables.deeds import AnyDeed, Ended, Moved, Promised, Seated, Setting, Sitter, Spoke, Undone
from tablee.server.tables.house import House
from tablee.server.tables.readable import Unreadable
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.room import Room
from tablee.server.tables.table import Status, Table

SECRET_LINE = "fate: secret "


def record_of(room: Room) -> str:
    """The record of a table. While hands are hidden nobody gets it."""
    table = room.table
    if table.match is None:
        raise Refusal("not_now", "La partie n'a pas encore commencé.", "The game has not begun yet.")
    if table.ending is None and table.facts.secrets:
        raise Refusal("not_now", "Le compte rendu s'ouvre à la fin.", "The record is open once the game is over.")
    return "\n".join([*_about(room), _opened(table, table.match)])


async def transcript_of(house: House, id: str, closed: Unreadable) -> str:
    """What was played at a table that cannot be opened, once it is over. Unreadable until then, for ever."""
    row = await house.store.table(id)
    assert row is not None, f"no table {id}"
    if row.status != "over":
        raise closed
    setting = deeds.read_setting(row.setting)
    happened = [entry.deed for entry in await house.entries_after(id, 0)]
    fate = SealedFate(row.secret, words_in(setting, happened))
    told = transcript(
        setting.game,
        setting.rules_version,
        len(setting.sitters),
        setting.options,
        "elsewhere" if setting.elsewhere else fate.line(over=True),
        played_in(setting.opening or [], happened),
    )
    return f"# {closed}\n{told}"


def played_in(opening: list[str], happened: list[AnyDeed]) -> list[Made]:
    """The moves of a log, those taken back left out."""
    fates: list[Made] = [("fate", move, None) for move in opening]
    turns: list[list[Made]] = []  # a player's move, and fate's answers
    for deed in happened:
        match deed:
            case Seated(opening=list() as late) | Spoke(opening=list() as late):
                fates = [("fate", move, None) for move in late]
            case Moved(seat, move, answers, at):
                turns.append([(seat, move, at), *(("fate", answer, None) for answer in answers)])
            case Undone(keep=keep):
                del turns[keep:]
    return [*fates, *(made for turn in turns for made in turn)]


def words_in(setting: Setting, happened: list[AnyDeed]) -> dict[int, str] | None:
    """The players' part in fate, as it was when the game began."""
    if setting.words is None or setting.opening is not None:
        return setting.words
    words: dict[int, str] = {}
    for deed in happened:
        if isinstance(deed, Spoke):
            words[deed.seat] = deed.word
        elif isinstance(deed, Seated | Promised):
            words = {}
        if isinstance(deed, Seated | Spoke) and deed.opening is not None:
            break
    return words


def _opened(table: Table, match: Match) -> str:
    """With fate's secret, if the table is through with it and all of fate came from it."""
    line = "elsewhere" if table.setting.elsewhere else table.fate.line(table.ending is not None)
    return match.record().replace(f"fate: {match.fate_line}", f"fate: {line}", 1)


def _about(room: Room) -> list[str]:
    seats = [f"# seat {SEATS[seat]}: {_sitter(room, seat)}" for seat in range(room.table.seats)]
    ending = room.table.ending
    if ending is None or ending.seat is None:
        return seats
    winners = " ".join(SEATS[seat] for seat in ending.winners)
    return [*seats, f"# ended: seat {SEATS[ending.seat]} {ending.why}; won by {winners}"]


def _sitter(room: Room, seat: int) -> str:
    sitter = room.table.sitters[seat]
    return f"bot level {sitter.level}" if sitter.level else room.people.names.get(seat, "nobody")


async def import_record(house: House, text: str, owner: str | None) -> str:
    """A table with the game of a record; its seats are free, so that an unfinished one can go on."""
    told = await asyncio.to_thread(read_told, text, house.settings.limits.record_moves, house.is_ready)
    return await house.take_in(told.setting, owner, told.fate, told.status, told.rows)


class Told(Struct, frozen=True):
    """What a record tells, as a table keeps it."""

    setting: Setting
    fate: SealedFate
    status: Status
    rows: list[dict[str, Any]]  # of the log


def read_told(text: str, most: int, is_ready: Callable[[str], bool]) -> Told:
    """Takes a moment for a long game. RecordError."""
    facts = facts_in(text)
    if (length := count_moves(text)) > most:
        raise RecordError(1, f"expected at most {most} moves, got {length}")
    match = read(partial(Match, compiled=is_ready(facts.id)), text)
    opening, moves = deeds_of(match)
    secret = secret_in(text) if match.over else None
    fate = secret or SealedFate.new()
    setting = Setting(
        game=match.game,
        rules_version=facts.rules_version,
        options=match.options,
        sitters=[Sitter()] * match.seats,
        opening=opening,
        imported=True,
        elsewhere=secret is None,
        words=fate.words,
    )
    at = now()
    rows = [{"number": number, "at": at, "deed": deeds.write(move)} for number, move in enumerate(moves, start=1)]
    return Told(setting, fate, "over" if match.over else "playing", rows)


def facts_in(text: str) -> Facts:
    """Of the game a record tells of, before any of its rules are loaded. RecordError."""
    number, game = read_header(list(lines_of(text)))["game"]
    try:
        return facts_of(game)
    except UnknownGame as error:
        raise RecordError(number, str(error)) from None


def deeds_of(match: Match) -> tuple[list[str], list[Moved | Ended]]:
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


def secret_in(text: str) -> SealedFate | None:
    """The secret a finished record shows."""
    for line in text.splitlines():
        if line.startswith(SECRET_LINE):
            return SealedFate.opened(line.removeprefix(SECRET_LINE).strip())
    return None
