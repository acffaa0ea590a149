"""Rules texts: sections, passages, and pictures for those who see a board."""

from pathlib import Path

import pytest

from tablee.match.rulebook import Rulebook, Section, rulebook
from tablee.testkit import check_words

RULES = """# Marbles

Roll.

## M1. Goal

Roll them all.

![A marble, *alone*](#alone)

- Roll one.
- Roll two.

## M2. End

![None](#none)

It is over.
"""


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rulebook:
    (tmp_path / "rules.en.md").write_text(RULES)
    monkeypatch.setattr("tablee.match.rulebook.folder_of", lambda game: tmp_path)
    return rulebook.__wrapped__("marbles", "en")


def section(book: Rulebook, rule: str) -> Section:
    found = book.find(rule)
    assert found is not None
    return found


def test_a_section_knows_its_pictures(book: Rulebook) -> None:
    assert [one.pictures for one in book.sections] == [["alone"], ["none"]]


def test_whoever_sees_no_board_reads_the_rules_without_pictures(book: Rulebook) -> None:
    assert section(book, "M2").text == "It is over."
    assert "![" not in book.markdown + section(book, "M1").text


def test_pictures_are_no_passages_to_be_quoted(book: Rulebook) -> None:
    assert section(book, "M1").passages == ["Roll them all.", "Roll one.", "Roll two."]


def test_a_picture_that_one_language_does_not_show_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = {"de": {("H5", "dice")}, "en": {("H5", "dice"), ("H7", "gone")}, "fr": {("H5", "dice")}}
    monkeypatch.setattr(check_words, "pictures_in", lambda game, language: shown[language])
    assert list(check_words.pictures_differ("hippo", ["dice", "idle"])) == [
        "H7 shows 'gone', but lesson.txt has no '> picture: gone'",
        "rules.de.md: H7 does not show 'gone', as it does in another language",
        "rules.fr.md: H7 does not show 'gone', as it does in another language",
        "lesson.txt has a picture 'idle' that no rule shows",
    ]


def test_it_is_a_check_of_the_conformance_suite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_words, "pictures_in", lambda game, language: {("H5", "nowhere")})
    assert any("nowhere" in what for what in check_words.the_lesson_can_be_taken("hippo", 1))
