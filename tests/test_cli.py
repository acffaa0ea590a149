"""The command line, as people use it."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest

import tablee
from tablee.cli import main
from tablee.terminal.asking import LANGUAGE

TABLEE = [sys.executable, "-c", "from tablee.cli import main; main()"]


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*TABLEE, *arguments], input=typed, capture_output=True, text=True, encoding="utf-8")


Typed = Callable[..., tuple[object, str, str]]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """Exit code, output and errors of a command in this process: one of its own takes a second to begin."""

    def typed(*arguments: str) -> tuple[object, str, str]:
        monkeypatch.setattr(sys, "argv", ["tablee", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        return left.value.code, *capsys.readouterr()

    return typed


def test_games_are_listed_in_both_languages(typed: Typed) -> None:
    assert "Monsieur" not in run("games", "--lang", "en").stdout
    _, listed, _ = typed("games", "--lang", "fr")
    assert [facts.id for facts in tablee.games() if facts.id not in listed] == []


def test_rules_whole_and_by_id(typed: Typed) -> None:
    assert "bouée" in typed("rules", "hippo", "--lang", "fr")[1]
    _, one, _ = typed("rules", "hippo", "H9", "--lang", "en")
    assert "H9" in one
    assert "H8" not in one


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("rules", "halma"), "there is no game 'halma'"),
        (("rules", "hippo", "Z1"), "has no rule 'Z1'"),
        (("rules", "hippo", "--lang", "xx"), "or fr, got 'xx'"),
        (("play", "hippo", "--seats", "7"), "2, 3, 4 seats, not 7"),
        (("play", "hippo", "-o", "lanes=five"), "option lanes takes one of"),
        (("play", "hippo", "-o", "lanes"), "expected NAME=VALUE"),
        (("play", "hippo", "--people", "3"), "3 people do not fit"),
        (("play", "hippo", "--seed", "-4"), "a seed is a whole number"),
        (("play", "hippo", "--level", "6"), "a level is a whole number from 1 to 5"),
        (("arena", "hippo", "--players", "level:7,random"), "level:1 to level:5"),
        (("ladder", "halma", "--into", "nowhere"), "there is no game 'halma'"),
        (("simulate", "hippo", "--games", "many"), "expected a whole number"),
        (("simulate", "hippo", "--cluster", "nowhere at all"), "expected a Dask scheduler"),
        (("report", "hippo", "--level", "1"), "a report compares levels"),
        (("new-game", "No Good"), "a game's id is"),
        (("replay", "nowhere.txt"), "does not exist"),
    ],
)
def test_wrong_things_get_one_clear_line(typed: Typed, arguments: tuple[str, ...], says: str) -> None:
    code, _, complaint = typed(*arguments)
    assert code == 2
    assert says in " ".join(complaint.replace("│", " ").split())


@pytest.mark.parametrize("command", ["rules", "check-game"])
def test_a_wrong_thing_ends_a_process_without_a_traceback(command: str) -> None:
    result = run(command, "halma")
    assert (result.returncode, result.stdout, len(result.stderr.splitlines())) == (2, "", 1)


def test_simulate_prints_a_table(typed: Typed) -> None:
    _, printed, _ = typed("simulate", "hippo", "--games", "2e3", "--seats", "3")
    assert "2,000 random games" in printed
    assert "million moves a second" in printed


def test_a_person_plays_by_numbers_and_texts_and_asks_why(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    typed = "?\nstop\n?\n? 6+6+6:a\n? H5\n" + "1\n" * 400
    result = run("play", "hippo", "--seed", "3", "--lang", "en", "--record", str(record), typed=typed)
    assert re.search(r"1: \d:a  Play \d: a red ring into lane \d", result.stdout)
    assert "Choose one or more dice: their sum gives the lane.\na Red> " in result.stdout
    assert "You still have dice to use" in result.stdout
    assert "H5. " in result.stdout
    assert "18 is too high: the lanes end at 12" in result.stdout
    assert re.search(r"Won by \w+\.  Scores: Red \d+, Green \d+", result.stdout)
    assert "the record is sound" in run("replay", str(record), "--lang", "en").stdout


def test_advice_can_be_had() -> None:
    result = run("play", "hippo", "--seed", "3", "--lang", "en", "--level", "1", typed="hint\nquit\n")
    assert "Hint:" in result.stdout


def test_a_finished_game_is_looked_back_at_when_somebody_asks() -> None:
    typed = "1\n" * 400
    left = run("play", "hippo", "--seed", "3", "--lang", "en", typed=typed).stdout
    turns = left.count("a Red> ")
    assert "What each player could hope for" not in left
    looked = run("play", "hippo", "--seed", "3", "--lang", "en", typed="1\n" * turns + "curve\n").stdout
    assert "What each player could hope for" in looked
    assert "100%" in looked


def test_an_arena_prints_who_won(typed: Typed) -> None:
    _, printed, _ = typed("arena", "hippo", "--players", "level:1,random", "--games", "4")
    assert "4 games a pair" in printed
    assert "Elo" in printed


def test_two_people_at_one_keyboard() -> None:
    asked = ("play", "knopf", "--people", "2", "--lang", "fr", "--option", "map=first")
    result = run(*asked, typed="undo\nb9-d7\n1\nundo\nquit\n")
    assert result.returncode == 0
    assert "✗ Il n’y a pas de coup à annuler." in result.stdout
    assert "Rouge va de b9 en d7" in result.stdout


def test_a_real_terminal_completes_moves() -> None:
    asked = [*TABLEE[1:], "play", "knopf", "--lang", "en", "--option", "map=first"]
    child = pexpect.spawn(TABLEE[0], asked, dimensions=(40, 100), timeout=120)
    child.expect("a Red>")
    child.send("b9-\t")
    child.expect("b9-d7")
    child.send("\r")
    child.expect("Red goes from b9 to d7")
    child.sendline("quit")
    child.expect(pexpect.EOF)


def test_a_new_game_works_at_once(tmp_path: Path) -> None:
    written = run("new-game", "pebbles", "--into", str(tmp_path))
    assert written.returncode == 0
    folder = str(tmp_path / "pebbles")
    checked = run("check-game", folder, "--positions", "200")
    assert "Nothing is wrong with it." in checked.stdout
    assert "wins!" in run("play", folder, "--lang", "en", typed="1\n" * 25).stdout
    again = run("new-game", "pebbles", "--into", str(tmp_path))
    assert "is there already" in again.stderr


def test_check_game_says_what_is_wrong_in_words(tmp_path: Path) -> None:
    run("new-game", "pebbles", "--into", str(tmp_path))
    rules = tmp_path / "pebbles" / "rules.py"
    rules.write_text(rules.read_text().replace("out[n] = square", "out[n] = SQUARES - square"))
    result = run("check-game", str(tmp_path / "pebbles"), "--positions", "200")
    assert result.returncode == 1
    assert "legal moves do not ascend" in result.stdout


@pytest.mark.parametrize(
    ("mistake", "says"),
    [
        ("s.prawn[seat] = move", "did you mean pawn?"),
        ("s.pawn[seat] = sum(i for i in (move,))", "does not compile"),
    ],
)
def test_check_game_points_at_the_mistake(tmp_path: Path, mistake: str, says: str) -> None:
    run("new-game", "pebbles", "--into", str(tmp_path))
    rules = tmp_path / "pebbles" / "rules.py"
    rules.write_text(rules.read_text().replace("s.pawn[seat] = move", mistake))
    result = run("check-game", str(tmp_path / "pebbles"), "--positions", "200")
    assert result.returncode == 1
    assert says in " ".join(result.stdout.split())
    assert "pebbles/rules.py" in result.stdout.replace("\n", "").replace(" ", "")


@pytest.mark.parametrize(
    ("machine", "spoken"),
    [
        ("de_DE.UTF-8", "de"),
        ("fr_CH.UTF-8", "fr"),
        ("en_GB", "en"),
        ("nl_NL.UTF-8", "en"),
        ("C.UTF-8", "fr"),
        ("", "fr"),
    ],
)
def test_the_terminal_speaks_the_language_of_the_machine_if_it_can(
    machine: str, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", machine)
    assert LANGUAGE.default == spoken
