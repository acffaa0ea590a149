"""From a rule sheet to sheet.toml, and what check-game says of both. The sheet here is our own."""

from importlib import import_module
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from tablee import games
from tablee.cli import app
from tablee.kernel.errors import TableeError
from tablee.kernel.facts import Facts
from tablee.match.shelf import folder_of
from tablee.terminal.new_game import write_skeleton
from tablee.testkit.check_sheet import faults, holes_are_told, names_are_known, rules_have_a_source, rules_have_tests
from tablee.testkit.sentences import sentences
from tablee.testkit.sheet import Account, Hole, Line, lost, read_account, read_sheet, refreshed, write_account, written

SHEET: Final = """\
# Twelve marbles

**Goal:** take the last marble! You need 1 bag, e.g. an old one (any will do. Really.), etc. Then begin.

- take one, two or three;
- say "Go! Now!" and pass the bag.

1. The youngest begins. 2) Nobody looks
into the bag, as Mr. Pink and J. Green
did

when they were small.
"""
FROM_SHEETS: Final = [facts for facts in games() if facts.sheet]


@pytest.fixture
def marbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game just begun, under a name that no other test has read the rules of."""
    shelf = import_module("tablee.games")
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__])  # which is added to, for good
    monkeypatch.setenv("TABLEE_GAMES", str(tmp_path))
    name = f"marbles_{abs(hash(tmp_path)) % 10**8}"
    write_skeleton(name, tmp_path)
    return tmp_path / name


def texts(sheet: str) -> list[str]:
    return [sentence.text for sentence in sentences(sheet)]


def test_headings_items_and_torn_paragraphs_are_told_apart() -> None:
    assert texts(SHEET) == [
        "Twelve marbles",
        "Goal: take the last marble!",
        "You need 1 bag, e.g. an old one (any will do. Really.), etc.",
        "Then begin.",
        "take one, two or three;",
        'say "Go! Now!" and pass the bag.',
        "The youngest begins.",
        "2) Nobody looks into the bag, as Mr. Pink and J. Green did when they were small.",
    ]


@pytest.mark.parametrize(
    ("sheet", "expected"),
    [
        ("Il dit « Hop ! Là ! » et joue. Puis, c'est fini !", ["Il dit « Hop ! Là ! » et joue.", "Puis, c'est fini !"]),
        ("Nimm z. B. zwei. Dann ist Schluss.", ["Nimm z. B. zwei.", "Dann ist Schluss."]),
        ("Qui joue ? Le plus jeune. (Voir page 2.) Bien… À vous !",
         ["Qui joue ?", "Le plus jeune.", "(Voir page 2.)", "Bien…", "À vous !"]),
        ("La case rouge, etc. Les cartes restent.", ["La case rouge, etc.", "Les cartes restent."]),
        ("Deux\nlignes  \nsans point\n\n---\n\n<u>Trois</u> [dés](http://a.b)",
         ["Deux lignes sans point", "Trois dés"]),
        ("► Doubles\nUn 4 et un 4.", ["Doubles Un 4 et un 4."]),
        ("", []),
        ("* * *\n\n![](picture.png)", []),
    ],
)  # fmt: skip
def test_sentences_end_where_a_reader_ends_them(sheet: str, expected: list[str]) -> None:
    assert texts(sheet) == expected


def test_a_digest_survives_another_way_of_setting_and_no_other_change() -> None:
    (one,) = sentences("Prenez **« deux »** cartes,\nl'une cachée.")
    (same,) = sentences("Prenez “deux” cartes, l’une cachée !")
    (other,) = sentences("Prenez « trois » cartes, l'une cachée.")
    assert one.digest == same.digest != other.digest
    assert sentences("Plus 1 ou +1")[0].digest != sentences("Plus 1 ou -1")[0].digest


# -- sheet.toml ---------------------------------------------------------------------------------------------


def test_what_was_said_of_a_sentence_goes_where_the_sentence_went() -> None:
    before = Account({1: said("One.", "A1"), 2: said("Same.", "A2"), 3: said("Same.", "A3"), 4: said("Gone.", "A4")})
    after = refreshed(before, sentences("New. One. Same. Same."))
    assert [line.rules for line in after.sentences.values()] == [(), ("A1",), ("A2",), ("A3",)]
    assert [line.rules for line in lost(before, after)] == [("A4",)]


def test_an_account_is_read_as_it_was_written(tmp_path: Path) -> None:
    line = said("One.", "A1")
    account = Account(
        {1: line, 2: Line("aa", options=("b",)), 3: Line("bb", why='a "why"')}, (Hole("é?", "A1"), Hole("x"))
    )
    write_account(account, tmp_path)
    assert read_account(tmp_path) == account
    assert read_account(tmp_path / "nowhere") == Account()


def test_an_unreadable_account_says_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "sheet.toml").write_text('[sentences]\n1 = { digest = "aa", rule = "H1" }\n')
    with pytest.raises(TableeError, match=r"sheet\.toml.*unknown field `rule`"):
        read_account(tmp_path)


def said(text: str, *rules: str) -> Line:
    return Line(sentences(text)[0].digest, rules)


def test_a_sheet_is_numbered_and_its_account_begun(tmp_path: Path) -> None:
    file = tmp_path / "sheet.txt"
    file.write_text(SHEET, "utf-8")
    shown = CliRunner().invoke(app, ["sheet", str(file)]).output.splitlines()
    assert shown[1].split() == ["2", sentences(SHEET)[1].digest, "Goal:", "take", "the", "last", "marble!"]
    told = CliRunner().invoke(app, ["sheet", str(file), "--game", str(tmp_path)])
    assert "8 sentences, 8 to be accounted for" in told.output
    assert "marble" not in (tmp_path / "sheet.toml").read_text("utf-8")


def test_a_sheet_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sheet.pdf").write_bytes(b"%PDF\xff")
    with pytest.raises(TableeError, match="plain text"):
        read_sheet(tmp_path / "sheet.pdf")


# -- checks -------------------------------------------------------------------------------------------------


def test_check_game_tells_what_a_sheet_has_and_the_game_has_not(marbles: Path) -> None:
    """A game just begun, its sheet accounted for, then changed behind its back."""
    sheet = marbles / "sheet.txt"
    sheet.write_text("Take one to three marbles. The last one wins. Have fun!", "utf-8")
    assert [fault.partition(":")[0] for fault in faults(marbles.name, sheet)] == ["there is no sheet.toml"]
    first, second, third = (sentence.digest for sentence in read_sheet(sheet))
    rules = f'1 = {{ digest = "{first}", rules = ["A2"] }}\n2 = {{ digest = "{second}", rules = ["A1", "A3", "A4"] }}\n'
    (marbles / "sheet.toml").write_text(f'[sentences]\n{rules}3 = {{ digest = "{third}", why = "wishes" }}\n', "utf-8")
    assert faults(marbles.name, sheet) == []
    sheet.write_text("Be kind. Take one to three marbles. The last one wins.", "utf-8")
    new = read_sheet(sheet)[0].digest
    assert faults(marbles.name, sheet) == [
        f"sheet.toml, sentence 1: {first} is number 2 now, here is {new}",
        f"sheet.toml, sentence 2: {second} is number 3 now, here is {first}",
        f"sheet.toml, sentence 3: {third} is no longer in the sheet, here is {second}",
    ]


def test_a_rule_nobody_named_or_tested_and_a_hole_nobody_told_are_faults(marbles: Path) -> None:
    account = Account({1: Line("aa", ("A1", "A9"), ("speed",))}, (Hole("who begins", "A2"), Hole("when to stop")))
    assert list(names_are_known(marbles.name, account)) == [
        "sheet.toml, sentence 1: the rules have no A9",
        "sheet.toml, sentence 1: no option speed",
    ]
    sourceless = [fault.partition(":")[0] for fault in rules_have_a_source(marbles.name, account)]
    assert sourceless == ["no sentence became A3", "no sentence became A4"]
    told = [fault for fault in holes_are_told(marbles.name, account) if fault.startswith("rules.en.md")]
    assert told == [
        "rules.en.md does not tell under what was reconstructed: A2, who begins",
        "rules.en.md does not tell under what was reconstructed: under another name than a rule, when to stop",
    ]
    assert not list(rules_have_tests(marbles.name, account))
    tests = marbles / "tests/test_rules.py"
    tests.write_text(tests.read_text("utf-8").replace("def test_a2_", "def test_"), "utf-8")
    (untested,) = rules_have_tests(marbles.name, account)
    assert untested.startswith("no test is named after A2")


# -- our games ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("facts", FROM_SHEETS, ids=lambda facts: facts.id)
def test_a_games_account_is_whole_and_names_what_exists(facts: Facts) -> None:
    """Its digests are only checked by those who have the sheet."""
    account = read_account(folder_of(facts.id))
    assert list(account.sentences) == list(range(1, len(account.sentences) + 1))
    assert all(line.said for line in account.sentences.values())
    for check in (names_are_known, rules_have_a_source, rules_have_tests, holes_are_told):
        assert not list(check(facts.id, account))


@pytest.mark.parametrize("facts", FROM_SHEETS, ids=lambda facts: facts.id)
def test_a_games_account_is_written_as_the_tool_writes_it(facts: Facts) -> None:
    path = folder_of(facts.id) / "sheet.toml"
    assert path.read_text("utf-8") == written(read_account(path.parent))
