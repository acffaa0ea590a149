"""Checks on what people read: facts, texts, prompts, views, stories, refusals."""

import inspect
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import ValidationError, convert
from msgspec.structs import asdict

from tablee.kernel.contract import MOST_SEATS, UNKNOWN
from tablee.kernel.errors import IllegalMove, MoveError, RecordError
from tablee.kernel.facts import Facts
from tablee.kernel.level import DEFAULT
from tablee.kernel.registry import mark_of
from tablee.match.lesson import FILE, lesson_of, messages_in
from tablee.match.naming import Named
from tablee.match.play import Match
from tablee.match.rulebook import rulebook
from tablee.match.said import Said, message_id, value_id
from tablee.match.seats import Eyes
from tablee.match.shelf import facts_of, folder_of, load, texts_of
from tablee.match.teaching import teach
from tablee.testkit.findings import Fault, Place, about, function_of, place_of, place_of_function, place_of_name
from tablee.testkit.messages import Asked, files_differ, missing, read_code, rules_listed, sheets, unused
from tablee.testkit.walk import Walker, positions, where

MOST_LETTERS: Final = 110  # of what is read while playing: two lines of a phone, or three


@about("facts.py", "correct the fact sheet, or the rules texts beside it")
def facts_are_complete(game: str, count: int) -> Iterator[str]:
    """The fact sheet makes sense, and the rules are there in every language the game speaks."""
    facts, wrong = facts_of(game), ill_typed(game)
    if wrong:
        yield wrong
        return
    yield from ill_named(game)
    if facts.id != game:
        yield f"facts.py says id={facts.id!r} but the folder or entry point is named {game!r}"
    if facts.seats[-1] > MOST_SEATS:
        yield f"{facts.seats[-1]} seats are more than a mask holds ({MOST_SEATS})"
    for option in facts.options:
        offered = [option.default, *option.default_for.values(), option.at_one_screen or option.default]
        for value in [value for value in offered if not option.allows(value, facts.seats[0])]:
            yield f"the option {option.name} would be {value!r}, but is {option.expected(facts.seats[0])}"
    yield from rules_differ(game)


def ill_typed(game: str) -> str:
    """What the fact sheet says in another form than expected; "" if nothing."""
    told = {name: value for name, value in asdict(facts_of(game)).items() if name != "clash"}
    try:
        convert(told, Facts)
    except ValidationError as error:
        return f"facts.py: {error}"
    return ""


def ill_named(game: str) -> Iterator[str]:
    """A record with another game's name would take that game's rules."""
    mark = mark_of(load(game).type)
    if mark != f"game_{game}":
        what = f"state.py calls its record {mark.removeprefix('game_')!r}, but the game is {game!r}"
        yield Fault(what, place_of_name(game, "state.py", "POSITION"), f'say position_type("{game}", ...)')


def rules_differ(game: str) -> Iterator[str]:
    folder, languages = folder_of(game), texts_of(game).languages
    if not languages:
        yield "the game speaks no language: expected a file like texts.en.ftl"
    for language in languages:
        if not (folder / f"rules.{language}.md").exists():
            what = f"there is texts.{language}.ftl but no rules.{language}.md"
            yield Fault(what, Place(str(folder / f"texts.{language}.ftl"), 1), f"write rules.{language}.md")
    first, *others = [language for language in languages if (folder / f"rules.{language}.md").exists()] or [""]
    if not first or not rulebook(game, first).ids:
        yield f"rules.{first or languages[0]}.md has no section like '## A1. Title'"
    for other in others:
        yield from sections_differ(game, first, other)


def sections_differ(game: str, one: str, other: str) -> Iterator[Fault]:
    """Lessons quote sections and their passages by number, whatever is spoken."""
    first, second = rulebook(game, one), rulebook(game, other)
    file, path = f"rules.{one}.md", folder_of(game) / f"rules.{other}.md"
    if first.ids != second.ids:
        what = f"{path.name} has the rules {', '.join(second.ids)}; {file} {', '.join(first.ids)}"
        yield Fault(what, Place(str(path), 1), "give both the same sections, such as '## A1. Title', in the same order")
        return
    for here, there in zip(first.sections, second.sections, strict=False):
        if here.id and len(here.passages) != len(there.passages):
            what = f"{here.id} has {len(there.passages)} passages in {path.name}, {len(here.passages)} in {file}"
            yield Fault(what, place_of_section(path, here.id), "give it the same paragraphs and items of lists in both")


def place_of_section(path: Path, rule: str) -> Place:
    lines = path.read_text("utf-8").splitlines()
    return Place(str(path), next((n for n, line in enumerate(lines, start=1) if line.startswith(f"## {rule}.")), 1))


@about("words.py", "write the message into each texts.<language>.ftl, with the same gaps")
def texts_are_complete(game: str, count: int) -> Iterator[str]:
    """Every message the game needs is there in each of its languages with the same gaps, and no other."""
    folder, found = folder_of(game), sheets(folder_of(game))
    code = read_code(path for path in sorted(folder.glob("*.py")))
    asked = [*needed_by_facts(game), *needed_by_lab(game), *needed_by_lesson(game), *code.asked]
    yield from files_differ(found)
    yield from missing(found, asked)
    yield from rules_listed(texts_of(game), found, rulebook(game).ids)
    yield from unused(found, code, asked)


def needed_by_facts(game: str) -> Iterator[Asked]:
    facts, texts = facts_of(game), texts_of(game)
    here = place_of(game, "facts.py")
    ids = ["pitch", *(f"player-{seat + 1}" for seat in range(facts.seats[-1]))]
    ids += ["shelf"] if facts.shelf else []
    for option in facts.options:
        values = [value_id(option.name, value) for value in option.values]
        spoken = any(id in texts for id in values)  # or else the values speak for themselves
        ids += [message_id("option", option.name), *(values if spoken else [])]
    yield from (Asked(id, here) for id in ids)
    yield Asked("expected", place_of(game, "words.py"))
    named = "level-1" in texts  # or else levels go by the usual names
    levels = getattr(load(game).bot, "LEVELS", DEFAULT) if named else ()
    yield from (Asked(f"level-{number + 1}", place_of(game, "bot.py")) for number in range(len(levels)))
    fields = [id for id in texts.ids if id.startswith("field-")]
    seen = {message_id("field", key) for key in Match(game, fate="manual", compiled=False).view(None)}
    yield from (Asked(id, place_of(game, "words.py")) for id in fields if id in seen)


def needed_by_lab(game: str) -> Iterator[Asked]:
    lab = load(game).part("lab")
    here = place_of(game, "lab.py")
    yield from (Asked(message_id("ending", key), here) for key in getattr(lab, "ENDINGS", ()))
    yield from (Asked(message_id("whatif", one.name), here) for one in getattr(lab, "WHAT_IFS", ()))


def needed_by_lesson(game: str) -> Iterator[Asked]:
    path = folder_of(game) / FILE
    if path.exists():
        yield from (Asked(id, Place(str(path), line)) for line, id in messages_in(path.read_text("utf-8")))


@about("text", "write each part of a move into its text, and read the same parts back in parse")
def every_move_has_its_text(game: str, count: int) -> Iterator[str]:
    """Text and move are one: no spaces, no two alike, and the text parses back to the move."""
    parse, done = load(game).about_moves("parse"), set[int]()
    for match in positions(game, count):
        for seat in match.to_act:
            texts = match.legal(seat)
            if len(set(texts)) < len(texts):
                yield f"two legal moves share a text: {texts} ({where(match)})"
            moves = match._desk.moves[: len(texts)].tolist()
            for move, text in zip(moves, texts, strict=True):
                if move in done:
                    continue
                done.add(move)
                if any(letter.isspace() for letter in text):
                    yield f"the text {text!r} has a space in it"
                if parse(text) != move:
                    yield f"{text!r} is the text of move {move} but parses to {parse(text)}"


@about("label", "name in label and parts all that tells this move from others")
def every_move_has_its_label(game: str, count: int) -> Iterator[str]:
    """Each legal move has a label in every language and parts, which tell it from the others."""
    missing = [name for name in ("label", "parts") if load(game).about_moves(name) is None]
    if missing:
        yield f"words.py has no {' and no '.join(f'{name}(move)' for name in missing)}"
        return
    written: dict[str, tuple[str, ...]] = {}  # by a move's text
    languages = texts_of(game).languages
    for match in positions(game, count, seed=8):
        for seat in match.to_act:
            for named in match.named(seat):
                if named.move not in written:
                    yield from faults_of(named, languages)
                    written[named.move] = ways_to_write(named, languages)
            yield from ambiguous(match.legal(seat), written)


def faults_of(named: Named, languages: Sequence[str]) -> Iterator[str]:
    if not is_plain(named.parts) or not isinstance(named.parts.get("kind"), str):
        yield f"the parts of {named.move!r} are not plain data with a kind: {named.parts}"
    if not is_plain(named.label.plain()):
        yield f"what fills the label of {named.move!r} is not plain data: {named.label.plain()}"
    for language in languages:
        yield from (f"the label of {named.move!r} {fault}" for fault in misworded(named.label, language))


def misworded(said: Said, language: str) -> Iterator[str]:
    text, errors = said.texts.format(said.id, language, said.values)
    if not text.strip():
        yield f"is empty in texts.{language}.ftl"
    yield from (f"is not right in texts.{language}.ftl, {said.id}: {error}" for error in errors)


def ways_to_write(named: Named, languages: Sequence[str]) -> tuple[str, ...]:
    return json.dumps(named.parts, sort_keys=True), *(named.label.text(language) for language in languages)


def ambiguous(moves: list[str], written: dict[str, tuple[str, ...]]) -> Iterator[str]:
    """What two of the moves have in common that should tell them apart."""
    for ways in zip(*(written[move] for move in moves), strict=True):
        for way, times in Counter(ways).items():
            if times > 1:
                yield f"{times} legal moves are all called {way}: {moves}"


@about("standing", "rank as scores does, and write standing-<key> into each texts.<language>.ftl")
def standings_are_worded(game: str, count: int) -> Iterator[str]:
    """Whoever wins stands first, and how everybody stands can be said in every language."""
    for match in positions(game, count, seed=3):
        if not match.standings:
            continue
        first = sorted(one.seat for one in match.standings if one.place == 1)
        if first != match.winners:
            yield f"{match.winners} win by their scores, but {first} stand first ({where(match)})"
        for one in match.standings:
            for language in texts_of(game).languages:
                yield from (f"the standing of seat {one.seat} {fault}" for fault in misworded(one.said, language))


@about("prompt", "return say.prompt(key, ...) for whoever has a choice, short, with plain numbers")
def prompts_say_what_can_be_done(game: str, count: int) -> Iterator[str]:
    """Whoever has a choice is told in one short sentence what it is, and so is what a move will do, if it is told."""
    if not hasattr(load(game).words, "prompt"):
        yield (
            "words.py has no prompt(position, seat): expected one sentence that says what this seat can do now, "
            "such as say.prompt('take', most=3), with a message prompt-take in each texts.<language>.ftl"
        )
        return
    sound = set[tuple[str, str]]()
    for match in positions(game, count, seed=9):
        for seat in match.to_act:
            if seat == "fate" or len(match.offered(seat)) < 2:
                continue
            for kind, said in all_told(match, seat):
                if said is None:
                    yield f"prompt() says nothing to seat {seat}, who has a choice ({where(match)})"
                elif (said.id, repr(said.plain())) not in sound:
                    sound.add((said.id, repr(said.plain())))
                    yield from (f"the {kind} {said.key!r} {fault}" for fault in ill_told(kind, said))


def all_told(match: Match, seat: int) -> Iterator[tuple[str, Said | None]]:
    """What a seat is told before it moves, by the kind of message."""
    yield "prompt", match.prompt(seat)
    yield from (("consequence", said) for said in match.consequences(seat).values())


def ill_told(kind: str, said: Said) -> Iterator[str]:
    if said.id != message_id(kind, said.key):
        yield f"is the message {said.id}: expected say.{kind}(...)"
    if not is_plain(said.plain()):
        yield f"is filled with what is not plain data: {said.plain()}"
    for language in said.texts.languages:
        yield from misworded(said, language)
        text = said.text(language)
        if len(text) > MOST_LETTERS:
            yield f"has {len(text)} letters in texts.{language}.ftl, expected at most {MOST_LETTERS}: {text!r}"


@about("describe", "make whole numbers with int(...), lists with [...], and show nothing that is UNKNOWN")
def positions_are_plain_data(game: str, count: int) -> Iterator[str]:
    """state() and view() can be written as JSON, read back the same, tell phase and turn, and show no UNKNOWN."""
    for match in positions(game, count // 4, seed=4):
        for eyes in ("open", None, *range(match.seats)):
            told = match.view(eyes)
            if odd := not_plain(told):
                yield in_describe(game, odd.key, f"{eyes_of(eyes)}: {odd} ({where(match)})")
            if not {"phase", "turn"} <= told.keys():
                yield f"describe() leaves out phase or turn: {sorted(told)}"
        if not facts_of(game).secrets and match.view(0) != match.state():
            yield f"facts.py says nothing is hidden, but a view differs from the state ({where(match)})"


def eyes_of(eyes: Eyes) -> str:
    return "state()" if eyes == "open" else f"view({eyes})"


def in_describe(game: str, key: str, what: str) -> Fault:
    """In the line of describe in which that key is written, if there is one."""
    describe = function_of(game, "describe")
    assert describe is not None
    place = place_of_function(describe)
    lines = inspect.getsource(describe).splitlines()
    away = next((number for number, line in enumerate(lines) if f'"{key}"' in line), 0)
    return Fault(what, Place(place.file, place.line + away))


class Odd(str):
    """What is not plain in some data, in words, and the outermost key it is under."""

    key: str


def not_plain(data: Any) -> Odd | None:
    """What JSON cannot write, or reads back otherwise, or nobody may see."""
    for path, one in inside(data):
        wrong = unlike_json(one)
        if wrong:
            odd = Odd(f"{''.join(path) or 'it'} is {wrong}")
            odd.key = path[0].strip("[]'\"") if path else ""
            return odd
    return None


def inside(data: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """All that is in it, with the way there."""
    yield path, data
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list | tuple) else ()
    for key, one in items:
        yield from inside(one, (*path, f"[{key!r}]"))


def unlike_json(one: Any) -> str | None:
    if isinstance(one, int) and one == UNKNOWN:
        return f"UNKNOWN ({UNKNOWN}): expected None, or nothing at all"
    if isinstance(one, dict):
        odd = next((key for key in one if not isinstance(key, str)), None)
        return None if odd is None else f"a dict with the key {odd!r}: expected texts as keys"
    if one is None or type(one) in (bool, int, float, str, list):
        return None
    return f"{one!r}, a {type(one).__module__}.{type(one).__name__}: expected {EXPECTED.get(type(one).__name__, 'int')}"


EXPECTED: Final = {"tuple": "a list", "ndarray": "a list", "bool": "a bool", "bool_": "a bool", "str_": "a str"}


def is_plain(data: Any) -> bool:
    return not_plain(data) is None


@about("apply", "put back what is taken: whatever leaves one field arrives in another")
def pieces_are_conserved(game: str, count: int) -> Iterator[str]:
    """Where words.py counts the pieces, their number never changes during a game."""
    pieces = getattr(load(game).words, "pieces", None)
    if pieces is None:
        return
    for match in positions(game, count, seed=5):
        if not match.log:
            expected = pieces(match.position[0])
        if pieces(match.position[0]) != expected:
            yield f"{expected} pieces became {pieces(match.position[0])} ({where(match)})"


@about("story", "say only what sentences.toml and every texts.<language>.ftl have, filled with plain data")
def stories_quote_rules(game: str, count: int) -> Iterator[str]:
    """Every sentence of the story reads in every language and rests on a rule of the rules text."""
    ids, languages = set(rulebook(game).ids), texts_of(game).languages
    for match in positions(game, count, seed=6):
        if not match.over:
            continue
        for viewer in (None, *range(match.seats)):
            for said in match.story(viewer):
                if said.rule not in ids:
                    yield f"the story quotes a rule {said.rule!r} that the rules do not have: {said.text('en')!r}"
                for language in languages:
                    yield from (f"the sentence {said.key!r} {fault}" for fault in misworded(said, language))
                if odd := not_plain(said.plain()):
                    yield f"in what fills the sentence {said.key!r} for {viewer}, {odd}"


@about("refuse", "return say(key, ...) for whatever may be tried, with its rule in sentences.toml")
def refusals_quote_rules(game: str, count: int) -> Iterator[str]:
    """A move that is not legal here is refused with a rule and a sentence, and nothing changes."""
    ids, languages = set(rulebook(game).ids), texts_of(game).languages
    seen: list[str] = []
    walker = Walker(7)
    for match in positions(game, count, seed=7):
        if match.over:
            continue
        seat = match.to_act[0]
        legal = match.legal(seat)
        seen = (seen + walker.random.sample(legal, 1))[-200:]
        move = walker.random.choice(seen)
        if move in legal:
            continue
        before = (match.position.tobytes(), match.log)
        error = match.why_not(seat, move)
        try:
            match.play(seat, move)
            yield f"{move!r} is not legal but was played ({where(match)})"
        except MoveError as raised:
            if not isinstance(raised, IllegalMove) or str(raised) != str(error):
                yield f"{move!r} was refused as {raised!r}, why_not says {error!r} ({where(match)})"
            elif raised.rule not in ids or not all(raised.text(language) for language in languages):
                yield f"the refusal of {move!r} quotes {raised.rule!r}: {raised.message!r} ({where(match)})"
        if before != (match.position.tobytes(), match.log):
            yield f"the refused move {move!r} changed something ({where(match)})"


@about("lesson.txt", "make the lesson anew from a match that was played, or correct that line")
def the_lesson_can_be_taken(game: str, count: int) -> Iterator[str]:
    """The first lesson, if there is one, quotes rules in every language and every move of it can be made."""
    try:
        lesson = lesson_of(game)
        given = teach(lesson) if lesson else None
    except RecordError as error:
        yield Fault(f"{FILE}, {error}", Place(str(folder_of(game) / FILE), error.line))
        return
    if given and not any(frame.expected for frame in given.frames):
        yield f"{FILE} leaves no move to the learner"
    yield from pictures_differ(game, list(given.lesson.pictures) if given else [])


def pictures_differ(game: str, there: list[str]) -> Iterator[str]:
    """Each picture in the rules is a position of the lesson, and the rules show the same ones in every language."""
    shown = {language: pictures_in(game, language) for language in texts_of(game).languages}
    for rule, name in sorted(set().union(*shown.values())):
        if name not in there:
            yield f"{rule} shows {name!r}, but {FILE} has no '> picture: {name}'"
        for language, mine in shown.items():
            if (rule, name) not in mine:
                yield f"rules.{language}.md: {rule} does not show {name!r}, as it does in another language"
    for name in sorted(set(there) - {name for mine in shown.values() for _, name in mine}):
        yield f"{FILE} has a picture {name!r} that no rule shows"


def pictures_in(game: str, language: str) -> set[tuple[str, str]]:
    """Rule and name."""
    return {(section.id, name) for section in rulebook(game, language).sections for name in section.pictures}
