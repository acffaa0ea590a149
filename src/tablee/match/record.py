"""Record files: a whole game as a text people can read, which replays to the byte.

    tablee record 1
    game: hippo
    rules: 1
    seats: 3
    options: {"lanes":"three"}
    fate: seed 7

    1. (a:d5 b:d6 c:d4 roll:4-4-2)
    2. b 4+2:b 4:b (roll:6-1-1)
    ...
    result: over, scores 0 0 1
    digest: 1f3a...

A game that time alone ended says when: `result: over at 36000, scores 0.5 0.5`.

Fate comes from a `seed`, by hand (`manual`), from a source only its owner has (`elsewhere`), or from a secret:
`sealed` and its seal while the game goes on; afterwards `secret`, itself, `words` and those the players added to it,
for anybody to check (`tablee verify`): `fate: secret 5e1f... words a=Kq3... c=x-9...`. Older records have no `words`.

One line a turn; fate's moves stand in brackets where they happened, a move's time follows it as `@12500`.
Lines that begin with `#` are comments, those that begin with `>` notes for a learner (see `lesson.py`). The digest is
that of the final position as `state()` describes it, so a record proves itself.
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from tablee.kernel.contract import Time
from tablee.kernel.errors import RecordError, TableeError
from tablee.match.sealed import SEATS as SEATS
from tablee.match.sealed import SealedFate
from tablee.match.shelf import facts_of

if TYPE_CHECKING:
    from tablee.match.play import Match
    from tablee.match.seats import SeatName

FORMAT = 1
FIRST_LINE = f"tablee record {FORMAT}"
HEADER = ("game", "rules", "seats", "options", "fate")
BY_HAND = ("manual", "elsewhere", "sealed")  # sources that are not ours to go on with
SECRET = "secret "
PIECE = 100  # entries of a log that are written without a pause
FOR_PEOPLE = ("#", ">")  # what lines begin with that a replay does not need
TOKEN = re.compile(r"\(|\)|[^\s()]+")

Line = tuple[int, str]  # its number, and what is on it
Made = tuple["SeatName", str, Time | None]  # who made which move, and when


# -- writing ------------------------------------------------------------------------------------------------


def write(match: "Match", pause: Callable[[], None] = lambda: None) -> str:
    """The record of a match, finished or not. `pause` is called now and then."""
    return "\n".join([*_header(match), "", *turns(_in_pieces(match, pause)), "", *_footer(match), ""])


def _in_pieces(match: "Match", pause: Callable[[], None]) -> Iterator["Made"]:
    for first in range(0, match.entries, PIECE):
        yield from match.log_from(first, first + PIECE)
        pause()


def write_with_story(match: "Match", language: str = "en") -> str:
    """The record with the story as comments: what golden games are made of."""
    told = [f"# {said.rule:>3} {said.text(language)}" for said in match.story(0)]
    return "\n".join([*_header(match), "", *turns(match.log), "", *told, "", *_footer(match), ""])


def transcript(game: str, rules: int, seats: int, options: dict[str, Any], fate: str, log: Iterable["Made"]) -> str:
    """What happened in a game whose rules are not there any more: how it ended is not for us to say."""
    return "\n".join([*header(game, rules, seats, options, fate), "", *turns(log), ""])


def _header(match: "Match") -> list[str]:
    options = facts_of(match.game).options_then(match.rules, match.options)
    return header(match.game, match.rules, match.seats, options, match.fate_line)


def header(game: str, rules: int, seats: int, options: dict[str, Any], fate: str) -> list[str]:
    written = json.dumps(options, separators=(",", ":"))
    values = (game, rules, seats, written, fate)
    return [FIRST_LINE, *(f"{name}: {value}" for name, value in zip(HEADER, values, strict=True))]


def turns(log: Iterable["Made"]) -> list[str]:
    lines: list[str] = []
    last: object = None
    for seat, move, at in log:
        text = move if at is None else f"{move}@{at}"
        if seat == "fate" and lines:
            lines[-1] = f"{lines[-1][:-1]} {text})" if lines[-1].endswith(")") else f"{lines[-1]} ({text})"
        elif seat == "fate":
            lines.append(f"({text})")
        elif seat == last:
            lines[-1] += f" {text}"
        else:
            lines.append(f"{SEATS[int(seat)]} {text}")
            last = seat
    return [f"{number}. {line}" for number, line in enumerate(lines, start=1)]


def _footer(match: "Match") -> list[str]:
    scores = match.scores
    ended = "over" if match.ended_at is None else f"over at {match.ended_at}"
    result = "not finished" if scores is None else f"{ended}, scores " + " ".join(f"{score:g}" for score in scores)
    return [f"result: {result}", f"digest: {digest(match)}"]


def digest(match: "Match") -> str:
    """Of the position in words, whose keys are a public format: records outlive the layout of a record type."""
    described = json.dumps(match.described(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(described.encode()).hexdigest()


# -- reading ------------------------------------------------------------------------------------------------


def read(kind: Callable[..., "Match"], text: str, pause: Callable[[], None] = lambda: None) -> "Match":
    """Replay a record. RecordError says at which line it stops making sense. `pause` is called after each line."""
    lines = list(lines_of(text))
    header = read_header(lines)
    match = empty_match(kind, header)
    rest = lines[1 + len(HEADER) :]
    for index, (number, line) in enumerate(rest):
        if line.startswith("result:"):
            check_footer(match, rest[index:], _last_line(text))
            _resume_fate(match, header["fate"])
            return match
        for seat, move, at in moves_in(number, line, index + 1, match.seats):
            replay_move(match, number, seat, move, at)
        pause()
    raise RecordError(_last_line(text), "the record stops here; expected a turn, or 'result:' and 'digest:'")


def lines_of(text: str) -> Iterator[Line]:
    """The lines that are not for people only, each with its number."""
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.strip()
        if line and not line.startswith(FOR_PEOPLE):
            yield number, line


def count_moves(text: str) -> int:
    """How many moves a record holds, fate's included; none is replayed for that."""
    turns = [line for _, line in lines_of(text) if line[0].isdigit()]
    return sum(token not in "()" and token not in SEATS for line in turns for token in TOKEN.findall(line)[1:])


def _last_line(text: str) -> int:
    return text.count("\n") + 1


def read_header(lines: list[Line]) -> dict[str, Line]:
    if not lines or lines[0][1] != FIRST_LINE:
        number, line = lines[0] if lines else (1, "")
        raise RecordError(number, f"not a record: expected {FIRST_LINE!r}, got {line[:40]!r}")
    header = {}
    for index, name in enumerate(HEADER, start=1):
        number, line = lines[index] if index < len(lines) else (lines[-1][0] + 1, "")
        if not line.startswith(f"{name}: "):
            raise RecordError(number, f"expected '{name}: ...', got {line[:40]!r}")
        header[name] = (number, line.removeprefix(f"{name}: "))
    return header


def empty_match(kind: Callable[..., "Match"], header: dict[str, Line]) -> "Match":
    """The match a header speaks of, before its first move."""
    number, game = header["game"]
    try:
        facts = facts_of(game)
        number, version = header["rules"]
        rules = _whole(header["rules"], version)
        if not facts.knows(rules):
            raise RecordError(number, f"made with version {rules} of the rules; this is version {facts.rules_version}")
        number, seats = header["seats"]
        options = _json(header["options"])
        seed = _seed(header["fate"])
        return kind(game, _whole(header["seats"], seats), seed=seed, options=options, fate="manual", rules=rules)
    except RecordError:
        raise
    except TableeError as error:
        raise RecordError(number, str(error)) from None


def _json(field: Line) -> dict[str, Any]:
    number, text = field
    try:
        options = json.loads(text)
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict):
        raise RecordError(number, f"expected options as {{...}}, got {text[:40]!r}")
    return options


def _whole(field: Line, text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,20}", text):
        raise RecordError(field[0], f"expected a whole number, got {text[:40]!r}")
    return int(text)


def _seed(field: Line) -> int | None:
    if field[1].startswith((*BY_HAND, SECRET)):
        return None
    return _whole(field, field[1].removeprefix("seed "))


def _resume_fate(match: "Match", field: Line) -> None:
    number, source = field
    if source.startswith(BY_HAND):
        return
    try:
        match.resume_fate(SealedFate.opened(source.removeprefix(SECRET)) if source.startswith(SECRET) else None)
    except TableeError as error:
        raise RecordError(number, str(error)) from None


def moves_in(number: int, line: str, expected: int, seats: int) -> Iterator[Made]:
    """The moves of a turn: who, what, when."""
    if not line.startswith(f"{expected}. "):
        raise RecordError(number, f"expected turn {expected}. or 'result:', got {line[:40]!r}")
    seat: int | None = None
    by_fate = False
    for token in TOKEN.findall(line.removeprefix(f"{expected}. ")):
        if token in "()":
            by_fate = token == "("
        elif by_fate:
            yield "fate", *_move_and_time(number, token)
        elif seat is not None:
            yield seat, *_move_and_time(number, token)
        elif token in SEATS[:seats]:
            seat = SEATS.index(token)
        else:
            raise RecordError(number, f"expected a seat ({', '.join(SEATS[:seats])}), got {token[:40]!r}")


def _move_and_time(number: int, token: str) -> tuple[str, Time | None]:
    move, _, time = token.partition("@")
    if time and not re.fullmatch(r"[0-9]{1,16}", time):
        raise RecordError(number, f"expected a time after @, got {token[:40]!r}")
    return move, int(time) if time else None


def replay_move(match: "Match", number: int, seat: "SeatName", move: str, at: Time | None) -> None:
    try:
        match.play(seat, move, at)
    except TableeError as error:
        raise RecordError(number, f"{move[:40]!r} cannot be played here: {error}") from None


def check_footer(match: "Match", lines: list[Line], last: int) -> None:
    """Whether the moves lead to the result and the digest that `lines` begin with."""
    if ended := re.match(r"result: over at ([0-9]{1,15}),", lines[0][1]):
        match.pass_time(int(ended[1]))  # time alone brought the end
    footer = _footer(match)
    for index, expected in enumerate(footer):
        if index >= len(lines):
            raise RecordError(last, f"the record stops here; expected {expected.split(':')[0]!r}")
        number, line = lines[index]
        if line != expected:
            raise RecordError(number, f"the moves give {expected!r}, the record says {line[:90]!r}")
    if len(lines) > len(footer):
        raise RecordError(lines[len(footer)][0], "expected nothing after the digest")
