"""What `check-game --sheet` finds: sentences, rules, tests, refusals, lesson and rules pages held side by side."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from tablee.match.lesson import lesson_of
from tablee.match.rulebook import rulebook
from tablee.match.shelf import facts_of, folder_of, load, texts_of
from tablee.testkit.sentences import Sentence
from tablee.testkit.sheet import FILE, Account, read_account, read_sheet
from tablee.testkit.walk import Walker, positions

TRIES: Final = 12  # moves that are asked about in each position
TOLD: Final = re.compile(r"\*\*(?:([A-Z][0-9]+[a-z]?)|[^*]+)\*\*")  # how a passage about a reconstruction begins

SheetCheck = Callable[[str, Account, Sequence[Sentence]], Iterator[str]]


def faults(game: str, path: Path) -> list[str]:
    """What is wrong: nothing may be left without a rule or a reason, and no rule without a test."""
    folder = folder_of(game)
    if not (folder / FILE).exists():
        return [f"there is no {FILE}: begin it with `tablee sheet {path} --game {folder}`"]
    account, sheet = read_account(folder), read_sheet(path)
    return [fault for check in CHECKS for fault in check(game, account, sheet)]


def remarks(game: str, count: int) -> Iterator[str]:
    """What is worth a thought: not every rule can be broken, and a first lesson is short."""
    ids = rulebook(game).ids
    yield from _listed("no refusal was heard that quotes", missing(ids, rules_refused(game, count)))
    yield from _listed("no note of the lesson quotes", missing(ids, rules_taught(game)))


def _listed(what: str, rules: Sequence[str]) -> Iterator[str]:
    if rules:
        yield f"{what} {', '.join(rules)}"


def missing(ids: Sequence[str], there: set[str]) -> list[str]:
    return [id for id in ids if id not in there]


# -- faults -------------------------------------------------------------------------------------------------


def sentences_are_accounted_for(game: str, account: Account, sheet: Sequence[Sentence]) -> Iterator[str]:
    """Each became rules or options, or there is a reason why not, and it still reads as it did."""
    now = {sentence.digest: sentence.number for sentence in reversed(sheet)}
    for sentence in sheet:
        line = account.sentences.get(sentence.number)
        if line is None:
            yield f"sentence {sentence.number} ({sentence.digest}) is not in {FILE}"
        elif line.digest != sentence.digest:
            moved = now.get(line.digest)
            what = f"is number {moved} now" if moved else "is no longer in the sheet"
            yield f"{FILE}, sentence {sentence.number}: {line.digest} {what}, here is {sentence.digest}"
        elif not line.said:
            yield f"{FILE}, sentence {sentence.number} has neither rules nor options nor a why"
    yield from (f"{FILE}, sentence {n}: the sheet ends before it" for n in account.sentences if n > len(sheet))


def names_are_known(game: str, account: Account, sheet: Sequence[Sentence] = ()) -> Iterator[str]:
    """Rules are those of the rules pages, options those of facts.py."""
    ids, options = set(rulebook(game).ids), {option.name for option in facts_of(game).options}
    for number, line in account.sentences.items():
        yield from (f"{FILE}, sentence {number}: the rules have no {one}" for one in line.rules if one not in ids)
        yield from (f"{FILE}, sentence {number}: no option {one}" for one in line.options if one not in options)
    yield from (
        f"{FILE}, a hole: the rules have no {hole.rule}" for hole in account.holes if hole.rule and hole.rule not in ids
    )


def rules_have_a_source(game: str, account: Account, sheet: Sequence[Sentence] = ()) -> Iterator[str]:
    """A rule that no sentence became fills a hole."""
    holes = {hole.rule for hole in account.holes}
    for rule in missing(rulebook(game).ids, account.rules | holes):
        yield f"no sentence became {rule}: name it there, or say under [[holes]] what it settles"


def rules_have_tests(game: str, account: Account, sheet: Sequence[Sentence] = ()) -> Iterator[str]:
    """Named after the rule: test_h5_..."""
    for rule in missing(rulebook(game).ids, rules_tested(game)):
        yield f"no test is named after {rule}: expected tests/test_*.py with test_{rule.lower()}_..."


def holes_are_told(game: str, account: Account, sheet: Sequence[Sentence] = ()) -> Iterator[str]:
    """Players read of each hole what was decided, in every language: `- **H5** ...` in a section without a number."""
    open_ones = Counter(hole.rule for hole in account.holes)
    for language in texts_of(game).languages:
        told = reconstructed(game, language)
        for rule, count in open_ones.items():
            if told[rule] < count:
                what = f"tells {told[rule]} of {count}" if told[rule] else "does not tell"
                yield f"rules.{language}.md {what} under what was reconstructed: {holes_of(account, rule)}"


def holes_of(account: Account, rule: str) -> str:
    return f"{rule or 'under another name than a rule'}, " + "; ".join(
        hole.open for hole in account.holes if hole.rule == rule
    )


CHECKS: Final[tuple[SheetCheck, ...]] = (
    sentences_are_accounted_for,
    names_are_known,
    rules_have_a_source,
    rules_have_tests,
    holes_are_told,
)


# -- where rules come up ------------------------------------------------------------------------------------


def reconstructed(game: str, language: str) -> Counter[str]:
    """How many passages of the sections without a number begin with a rule; by "" those with another name."""
    sections = [section for section in rulebook(game, language).sections if not section.id]
    begun = [TOLD.match(passage) for section in sections for passage in section.passages]
    return Counter(found[1] or "" for found in begun if found)


def rules_tested(game: str) -> set[str]:
    """The rules that tests are named after."""
    texts = [path.read_text("utf-8") for path in (folder_of(game) / "tests").glob("test_*.py")]
    claimed = {name for text in texts for name in re.findall(r"def test_([a-z][0-9]+[a-z]?)_", text)}
    return {id for id in rulebook(game).ids if id.lower() in claimed}


def rules_taught(game: str) -> set[str]:
    """The rules that the lesson's notes quote."""
    lesson = lesson_of(game)
    return {note.rule for note in lesson.in_order} if lesson else set()


def rules_refused(game: str, count: int) -> set[str]:
    """The rules that refusals quote, of any move there is, in random positions."""
    part, walker, heard = load(game), Walker(11), set[str]()
    plays = part.catalogue[0]
    for match in positions(game, count, seed=11):
        moves = walker.random.sample(plays, min(TRIES, len(plays)))
        asked = ((seat, move) for seat in match.to_act if seat != "fate" for move in moves)
        errors = [match.why_not(seat, part.text_of(move)) for seat, move in asked]
        heard |= {error.rule for error in errors if error}
    return heard
