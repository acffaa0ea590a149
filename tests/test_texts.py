"""Every Fluent file there is: French as it is printed, languages that agree, and nothing said that nobody hears."""

import re
import shutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from numpy import int16

from tablee.match.said import Player, Said, Texts
from tablee.testkit.check_words import ill_told, prompts_say_what_can_be_done, texts_are_complete
from tablee.testkit.messages import files_differ, sheets

ROOT = Path(__file__).parents[1]
HOME = ROOT / "src/tablee"
SKELETON = Texts(HOME / "terminal/template/dice")  # of a new game
FRENCH = sorted(
    path for folder in ("src", "web/src", "benchmarks", "examples") for path in (ROOT / folder).rglob("*.fr.ftl")
)
LABELLED = sorted(path for folder in ("src", "benchmarks", "examples") for path in (ROOT / folder).rglob("texts.*.ftl"))
FOLDERS = {  # whose sentences are said by which sources, and how
    "match": (["match/*.py"], r'say(?:\.\w+)?\(\s*"([\w-]+)"'),
    "server": (["server/**/*.py"], r'(?:Refusal\(\s*"\w+",\s*|say\.text\(\s*)"([\w-]+)"'),
    "terminal": (["terminal/*.py"], r'(?:words|say(?:\.\w+)?)\(\s*[\'"]([\w-]+)[\'"]'),
    "lab/balance/page": (["lab/balance/**/*.py", "lab/balance/**/*.html"], r'\bsay(?:\.\w+)?\(\s*"([\w-]+)"'),
}
ELSEWHERE = {"pushed", "move"}  # an example in a docstring, a label
BY_NUMBER = re.compile(r"(player|level)-[0-9]")
LOOSE = re.compile(
    r" [;:!?»]|« |'|\d %"
)  # what French joins by spaces that do not break, and a typewriter's apostrophe
CHOICES = re.compile(r"^(option-\S+) = (.*)", re.MULTILINE)
WIDEST = 27  # letters of a choice, on a phone of 360 pixels
LABELS = re.compile(r"^(move-[\w-]+|term-does-[\w-]+) =(.*\n(?:[ }].*\n)*)", re.MULTILINE)
TO_YOU = re.compile(r"\b(vous|votre|vos|you|your|du|dir|dich|dein\w*)\b")
NAMED = "who|other|rival|name|next|side|caller|owner|partner|seat|a|b|to|game|title"  # gaps that may begin with a vowel
CLASHING = re.compile(rf"\b(de|que) \{{ \$(({NAMED}) \}}|\w+ ->\s*\[\w+\] un)")  # « de Alix », « de un jeton »


def spoken(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file without comments, ids and what stands in braces."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        if not line.startswith("#"):
            yield number, re.sub(r"\{[^{}]*(\}|$)|^[\w-]+ =", "", line)


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_french_is_set_as_it_is_printed(path: Path) -> None:
    assert [(number, line) for number, line in spoken(path) if LOOSE.search(line)] == []


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_french_elides_before_what_may_begin_with_a_vowel(path: Path) -> None:
    assert CLASHING.search(path.read_text("utf-8")) is None


@pytest.mark.parametrize("path", LABELLED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_labels_of_moves_speak_to_nobody_as_replays_show_them_beside_anothers_name(path: Path) -> None:
    labels = LABELS.findall(path.read_text("utf-8"))
    assert [id for id, text in labels if TO_YOU.search(text)] == []


@pytest.mark.parametrize("path", LABELLED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_phone_shows_the_values_of_options_whole(path: Path) -> None:
    texts = dict(CHOICES.findall(path.read_text("utf-8")))
    values = [id for id in texts if any(id.startswith(f"{option}-") for option in texts)]
    assert [texts[id] for id in values if len(texts[id]) > WIDEST] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_languages_have_the_same_messages_with_the_same_gaps(folder: str) -> None:
    assert list(files_differ(sheets(HOME / folder))) == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_said_is_written_and_what_is_written_is_said(folder: str) -> None:
    patterns, calls = FOLDERS[folder]
    sources = "".join(path.read_text("utf-8") for pattern in patterns for path in sorted(HOME.glob(pattern)))
    written = sheets(HOME / folder)[0].messages
    asked = {key.replace("_", "-") for key in re.findall(calls, sources)} - ELSEWHERE
    assert {key for key in asked if key not in written and f"said-{key}" not in written} == set()
    texts = {text.replace("_", "-") for text in re.findall(r"[\"']([\w-]+)[\"']", sources)}
    unsaid = {id for id in written if id not in texts and id.removeprefix("said-").removeprefix("move-") not in texts}
    assert {id for id in unsaid if not BY_NUMBER.fullmatch(id)} == set()


# -- the conformance suite finds what is wrong with a game's ----------------------------------------------------


@pytest.fixture
def barrels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The skeleton of a new game, in which nothing is wrong yet."""
    folder = tmp_path / f"barrels_{abs(hash(tmp_path)) % 10**8}"  # a module of this name is loaded once
    shutil.copytree(HOME / "terminal/template/dice", folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in folder.rglob("*.*"):
        text = path.read_text("utf-8")
        path.write_text(text.replace("GAMEID", folder.name).replace("GAMETITLE", "Barrels"), "utf-8")
    monkeypatch.setenv("TABLEE_GAMES", str(tmp_path))
    shelf = import_module("tablee.games")
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__])  # which is added to, for good
    return folder


def changed(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def found(folder: Path) -> list[str]:
    return list(texts_are_complete(folder.name, 1))


def test_a_new_game_is_complete(barrels: Path) -> None:
    assert found(barrels) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "finding"),
    [
        (
            "texts.fr.ftl",
            "said-ends",
            "# said-ends",
            "texts.fr.ftl has no said-ends, which is in texts.en.ftl, line 21",
        ),
        ("texts.fr.ftl", "said-ends", "# said-ends", "fr.ftl has no said-ends, which words.py, line 44 needs"),
        ("texts.fr.ftl", "said-ends", "# said-ends", "fr.ftl has no said-ends, which sentences.toml, line 8 needs"),
        ("texts.en.ftl", "pitch =", "pitsch =", "texts.en.ftl has no pitch, which facts.py, line 1 needs"),
        ("texts.en.ftl", "lesson-2 =", "# lesson-2 =", "en.ftl has no lesson-2, which lesson.txt, line 19 needs"),
        ("texts.en.ftl", "put = F", "put = { $to } F", "in texts.en.ftl, line 27 it uses $barrel, $to"),
        ("texts.en.ftl", "put = F", "put = { $to } F", "move-put uses $to, which words.py, line 17 does not give"),
        ("texts.en.ftl", "term-points =", "term-beads =", "texts.en.ftl, line 26: nothing needs term-beads"),
        ("texts.en.ftl", "said-ends = ", "said-ends = { ", "texts.en.ftl, line 21 cannot be read as a Fluent message"),
        (
            "texts.en.ftl",
            "prompt-put",
            "prompt-puts",
            "texts.en.ftl has no prompt-put, which words.py, line 31 needs",
        ),
        ("words.py", "numbers=[", "number=[", "prompt-put uses $numbers, which words.py, line 31 does not give"),
        ("sentences.toml", 'ends = "B4"', "", "sentences.toml does not say which rule said-ends rests on"),
        ("words.py", 'say("ends"', 'say("ended"', "texts.fr.ftl has no said-ended, which words.py, line 44 needs"),
    ],
)
def test_what_is_wrong_with_texts_is_found_with_file_and_line(
    barrels: Path, file: str, old: str, new: str, finding: str
) -> None:
    changed(barrels / file, old, new)
    told = found(barrels)
    assert any(finding in one for one in told), told


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("def prompt(", "def other(", "words.py has no prompt(position, seat): expected one sentence that says what"),
        ("def prompt(", "def other(", "with a message prompt-take in each texts.<language>.ftl"),
        (
            'return say.prompt("put"',
            'return say.prompt("put") and None  # ',
            "prompt() says nothing to seat 0, who has",
        ),
    ],
)
def test_a_game_that_does_not_say_what_can_be_done_is_told_so(barrels: Path, old: str, new: str, finding: str) -> None:
    changed(barrels / "words.py", old, new)
    told = list(prompts_say_what_can_be_done(barrels.name, 20))
    assert any(finding in one for one in told), told


def test_a_new_game_says_what_can_be_done(barrels: Path) -> None:
    assert list(prompts_say_what_can_be_done(barrels.name, 200)) == []


@pytest.mark.parametrize(
    ("said", "finding"),
    [
        (SKELETON("useless", who=Player(0)), "is the message said-useless: expected say.prompt"),
        (SKELETON.prompt("put"), "is not right in texts.en.ftl, prompt-put"),
        (SKELETON.prompt("put", numbers=["3" * 99]), "letters in texts.en.ftl, expected at most 110"),
        (SKELETON.prompt("put", numbers=int16(3)), "is filled with what is not plain data"),
    ],
)
def test_what_is_wrong_with_a_prompt_is_found(said: Said, finding: str) -> None:
    told = list(ill_told("prompt", said))
    assert any(finding in one for one in told), told
