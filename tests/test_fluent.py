"""Fluent files: what their functions do, as the page's do, and what a folder of them says."""

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from tablee.match.fluent import Bundle, Things, fluent
from tablee.match.said import Player, Texts


def says(language: str, expression: str, **values: Any) -> str:
    """What a message made of this one expression says."""
    filled = {
        key: Things(list(map(fluent, value))) if isinstance(value, list) else fluent(value)
        for key, value in values.items()
    }
    text, errors = Bundle(f"it = {expression}", language).format("it", filled)
    assert errors == []
    return text


@pytest.mark.parametrize(
    ("language", "things", "told"),
    [
        ("fr", ["a", "b", "c"], "a, b et c"),
        ("en", ["a", "b", "c"], "a, b and c"),
        ("de", ["a", "b", "c"], "a, b und c"),
        ("fr", ["a", "b"], "a et b"),
        ("en", ["a", "b"], "a and b"),
        ("de", ["a", "b"], "a und b"),
        ("fr", ["a"], "a"),
        ("fr", [], ""),
        ("en", [1, 2, 3], "1, 2 and 3"),
        ("fr", "rien", "rien"),
    ],
)
def test_list_joins_things_as_the_language_does(language: str, things: Any, told: str) -> None:
    assert says(language, "{ LIST($things) }", things=things) == told


@pytest.mark.parametrize(
    ("language", "things", "told"),
    [
        ("fr", ["a", "b", "c"], "a, b ou c"),
        ("en", ["a", "b", "c"], "a, b or c"),
        ("de", ["a", "b", "c"], "a, b oder c"),
        ("fr", [2, 4], "2 ou 4"),
    ],
)
def test_list_joins_a_choice(language: str, things: list[Any], told: str) -> None:
    assert says(language, '{ LIST($things, type: "or") }', things=things) == told


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Alix", "d’Alix"),
        ("Bruno", "de Bruno"),
        ("Élodie", "d’Élodie"),
        ("Îlot", "d’Îlot"),
        ("Œdipe", "d’Œdipe"),
        ("Æsa", "d’Æsa"),
        ("ugo", "d’ugo"),
        ("Hugo", "de Hugo"),
        ("Yann", "de Yann"),
        ("7", "de 7"),
    ],
)
def test_de_elides_before_a_vowel_in_french_and_is_nothing_elsewhere(name: str, told: str) -> None:
    assert says("fr", "{ DE($name) }", name=name) == told
    assert says("en", "{ DE($name) }", name=name) == name


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("le A rouge", "Le A rouge"),
        ("épée", "Épée"),
        ("œil", "Œil"),
        ("Nessie 6", "Nessie 6"),
        ("9 cartes", "9 cartes"),
        ("", ""),
    ],
)
def test_cap_begins_with_a_capital_and_changes_nothing_else(text: str, told: str) -> None:
    assert says("fr", "{ CAP($text) }", text=text) == told


def test_numbers_are_written_as_the_language_does_in_lists_too() -> None:
    assert says("de", "{ $n }", n=1234.5) == "1.234,5"
    assert says("en", "{ $n }", n=1234.5) == "1,234.5"
    assert says("fr", "{ LIST($n) }", n=[0.5, 2]) == "0,5 et 2"
    assert [says("en", "{ $n }", n=n) for n in (-1, 0, 999, 1000)] == ["-1", "0", "999", "1,000"]


def test_the_plural_is_the_languages_own_none_is_singular_in_french() -> None:
    points = "{ $n ->\n    [one] { $n } point\n   *[other] { $n } points\n    }"
    assert [says("fr", points, n=n) for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]
    assert [says("en", points, n=n) for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]


# -- a folder -----------------------------------------------------------------------------------------------

FRENCH = """player-1 = Rouge
term-man = le { $strength } { $colour }
term-red = rouge
said-plays = { $who } joue { $card }.
said-shows = { CAP(LIST($cards)) }.
"""
ENGLISH = """player-1 = Red
term-man = the { $colour } { $strength }
term-red = red
said-plays = { $who } plays { $card }.
said-shows = { CAP(LIST($cards)) }.
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "texts.fr.ftl").write_text(FRENCH)
    (tmp_path / "texts.en.ftl").write_text(ENGLISH)
    (tmp_path / "sentences.toml").write_text('plays = "A2"\n')
    return Texts(tmp_path)


def test_a_sentence_is_said_in_every_language_there_is_a_file_for(texts: Texts) -> None:
    said = texts("plays", who=Player(0), card=texts.term("man", means="R3", strength=3, colour=texts.term("red")))
    assert texts.languages == ("en", "fr")
    assert said.rule == "A2"
    assert said.text("fr") == "Rouge joue le 3 rouge."
    assert said.text("en", ["Ada"]) == "Ada plays the red 3."


def test_a_language_without_a_file_is_english_and_a_folder_without_english_french(texts: Texts) -> None:
    assert texts("plays", who=Player(0), card="x").text("de") == "Red plays x."
    texts.path("en").unlink()
    assert Texts(texts.folder)("plays", who=Player(0), card="x").text("de") == "Rouge joue x."


def test_programs_get_what_is_meant_and_pages_what_they_can_word(texts: Texts) -> None:
    red = texts.term("red")
    said = texts("plays", who=Player(1), card=texts.term("man", means="R3", strength=3, colour=red), dice=[1, red])
    assert said.plain() == {"who": 1, "card": "R3", "dice": [1, "red"]}
    tagged = {"term": "red", "means": "red", "values": {}}
    assert said.tagged() == {
        "who": {"player": 1},
        "card": {"term": "man", "means": "R3", "values": {"strength": 3, "colour": tagged}},
        "dice": [1, tagged],
    }
    assert json.loads(json.dumps(said.tagged())) == said.tagged()


def test_a_term_begins_a_sentence_with_a_capital_only_where_it_says_so(texts: Texts) -> None:
    man = texts.term("man", strength=3, colour=texts.term("red"))
    assert texts("shows", cards=[man, "f5"]).text("en") == "The red 3 and f5."


def test_a_sentence_can_be_sent_to_another_process(texts: Texts) -> None:
    said = texts("plays", who=Player(0), card=texts.term("red"))
    assert said.text("fr") == pickle.loads(pickle.dumps(said)).text("fr")


def test_a_message_nobody_wrote_is_an_error(texts: Texts) -> None:
    with pytest.raises(KeyError, match="said-nothing"):
        texts("nothing").text("fr")
