"""What was played on the bench as a file of the game: a first lesson, or a test of a rule."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

from tablee.kernel.errors import TableeError
from tablee.match.lesson import FILE as LESSON
from tablee.match.log import Entry
from tablee.match.play import Match
from tablee.match.record import SEATS, header
from tablee.match.rulebook import rulebook
from tablee.match.said import Said
from tablee.match.shelf import facts_of, load, texts_of
from tablee.server.workbench.played import Files

NAMES: Final = ["Alix", "Hugo", "Inès", "Noé", "Lou", "Max", "Zoé", "Tom"]
TESTS: Final = "tests/test_played.py"
TESTS_HEAD: Final = '"""Positions that were played on the workbench."""\n\nfrom tablee import Match\n'
WIDE: Final = 100  # columns


# -- a lesson -----------------------------------------------------------------------------------------------


def lesson_files(match: Match, learner: int, folder: Path) -> Files:
    """lesson.txt with a place for a note before each of the learner's moves, and a first text for each note.

    The notes say what the move is called and quote the rule that its story rests on: a beginning, to be written anew.
    """
    if not any(entry.seat == learner for entry in match.log):
        raise TableeError(f"{SEATS[learner]} has not moved yet: a lesson needs a move of the learner's")
    notes = list(notes_of(match, learner))
    languages = texts_of(match.game).languages
    texts = {f"texts.{spoken}.ftl": worded(folder, spoken, match, notes) for spoken in languages}
    return Files({LESSON: lesson_text(match, learner, [rule for rule, _ in notes]), **texts})


def notes_of(match: Match, learner: int) -> Iterator[tuple[str, Said | None]]:
    """The rule of each note and what the move is called; the last one has no move."""
    first = rulebook(match.game).ids[0]
    rule = first
    for number, entry in enumerate(match.log):
        if entry.seat == learner:
            said = match.passage(learner, number, number + 1)
            rule = next((one.rule for one in said if one.rule), first)
            yield rule, load(match.game).named(entry.move).label
    yield rule, None


def lesson_text(match: Match, learner: int, rules: list[str]) -> str:
    options = facts_of(match.game).options_then(match.rules, match.options)
    head = header(match.game, match.rules, match.seats, options, "manual")
    names = ", ".join(NAMES[: match.seats])
    lines, quotes = [*head, "", f"> learner: {SEATS[learner]}", f"> names: {names}"], iter(rules)
    for number, turn in enumerate(turns_of(match.log), start=1):
        note = [f"> {next(quotes)}"] if turn[0].seat == learner else []
        lines += ["", *note, f"{number}. {turn_text(turn)}"]
    return "\n".join([*lines, "", f"> {next(quotes)}", ""])


def turns_of(log: list[Entry]) -> list[list[Entry]]:
    """Each player's move with fate's answers to it: a learner's move is a turn of its own."""
    turns: list[list[Entry]] = []
    for entry in log:
        if entry.seat != "fate" or not turns:
            turns.append([])
        turns[-1].append(entry)
    return turns


def turn_text(turn: list[Entry]) -> str:
    fates = [entry.move for entry in turn if entry.seat == "fate"]
    made = [f"{SEATS[int(one.seat)]} {timed(one)}" for one in turn if one.seat != "fate"]
    return " ".join([*made, *([f"({' '.join(fates)})"] if fates else [])])


def timed(entry: Entry) -> str:
    return entry.move if entry.at is None else f"{entry.move}@{entry.at}"


def worded(folder: Path, language: str, match: Match, notes: list[tuple[str, Said | None]]) -> str:
    """The game's messages with those of the lesson in place of any that were there."""
    text = without_lesson((folder / f"texts.{language}.ftl").read_text("utf-8"))
    book, names = rulebook(match.game, language), NAMES[: match.seats]
    lines = []
    for number, (rule, label) in enumerate(notes, start=1):
        section = book.find(rule)
        said = label.text(language, names) if label else section.title if section else rule
        lines.append(f"lesson-{number} = {escaped(said)}")
    return "\n".join([text.rstrip(), "", *lines, ""])


def without_lesson(text: str) -> str:
    for entry in reversed(FluentParser().parse(text).body):
        is_note = isinstance(entry, syntax.Message) and re.fullmatch(r"lesson-\d+", entry.id.name)
        if is_note and entry.span:
            text = text[: entry.span.start] + text[entry.span.end :].lstrip("\n")
    return text


def escaped(text: str) -> str:
    """As Fluent reads it: braces are placeables."""
    return re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', " ".join(text.split()))


# -- a test -------------------------------------------------------------------------------------------------


def played_test(match: Match, rule: str, sentence: str, folder: Path) -> Files:
    """The test is added to those that were written here before."""
    path = folder / TESTS
    before = path.read_text("utf-8") if path.exists() else TESTS_HEAD
    name = name_of_test(rule, sentence)
    if f"def {name}(" in before:
        raise TableeError(f"{TESTS} has a {name} already: expected another sentence")
    return Files({TESTS: f"{before.rstrip()}\n\n\n{text_of_test(match, name)}"})


def name_of_test(rule: str, sentence: str) -> str:
    of_rule, words = (re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_") for text in (rule, sentence))
    return "_".join(["test", *filter(None, [of_rule]), words or "as_it_was_played"])


def text_of_test(match: Match, name: str) -> str:
    """It plays the moves and expects what the last one changed: keep what the rule is about."""
    timed = any(at is not None for _, _, at in match.log)
    moves = [source(tuple(entry) if timed else tuple(entry)[:2]) for entry in match.log]
    made = "seat, move, at" if timed else "seat, move"
    lines = [
        f"def {name}() -> None:",
        f'    match = Match("{match.game}", {match.seats}{chosen(match)}, fate="manual")',
        *listed(f"    for {made} in [", moves),
        f"        match.play({made})",
        "    state = match.state()",
        *(f"    assert state[{source(key)}] == {source(value)}" for key, value in changes(match).items()),
    ]
    return "\n".join([*lines, ""])


def source(value: Any) -> str:
    """As Python writes it, with the quotation marks we use where that is simple."""
    written = repr(value)
    return written if '"' in written else written.replace("'", '"')


def listed(begin: str, items: list[str]) -> list[str]:
    line = f"{begin}{', '.join(items)}]:"
    return [line] if len(line) <= WIDE else [begin, *(f"        {item}," for item in items), "    ]:"]


def chosen(match: Match) -> str:
    """The options that are not as they are anyway."""
    usual = facts_of(match.game).resolve_options(match.seats, {})
    others = {name: value for name, value in match.options.items() if usual.get(name) != value}
    return f", options={source(others)}" if others else ""


def changes(match: Match) -> dict[str, Any]:
    """What is otherwise since before the last player's move; without one, all there is."""
    last = max((number for number, entry in enumerate(match.log) if entry.seat != "fate"), default=0)
    before = match.afresh()
    for seat, move, at in match.log[:last]:
        before.play(seat, move, at)
    then, now = before.state(), match.state()
    return {key: value for key, value in now.items() if then[key] != value} or {"phase": now["phase"]}
