"""The workbench: a game is played while its files change, by the processes that do it for people."""

import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from litestar.testing import AsyncTestClient

from tablee import Match
from tablee.match.lesson import read_lesson
from tablee.match.shelf import folder_of
from tablee.match.teaching import teach
from tablee.server.workbench.app import create
from tablee.server.workbench.bench import Bench
from tablee.server.workbench.played import Ask, BenchRefused, BenchShown, MakeLesson, MakeTest
from tablee.server.workbench.writing import NAMES, lesson_text, notes_of, text_of_test
from tablee.terminal.new_game import write_skeleton

pytestmark = pytest.mark.anyio

TAKEN = """
from tablee.match.lesson import lesson_of
from tablee.match.teaching import teach
lesson = lesson_of("marbles")
print([note.text("marbles", "en") for note in lesson.in_order], len(teach(lesson).frames))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_skeleton("marbles", tmp_path)
    return tmp_path / "marbles"


@pytest.fixture
async def bench(folder: Path) -> AsyncIterator[Bench]:
    async with Bench.open(folder, checks=False) as opened:
        yield opened


@pytest.fixture
async def dice() -> AsyncIterator[Bench]:
    """A game in which fate begins."""
    async with Bench.open(folder_of("hippo"), checks=False) as opened:
        yield opened


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


async def shown(bench: Bench, eyes: str | int = "acting") -> BenchShown:
    news = await bench.now(eyes, "en")  # type: ignore[arg-type]
    assert news.shown is not None
    return news.shown


async def labels(bench: Bench) -> list[str]:
    return [move.label for move in (await shown(bench)).moves]


# -- playing ------------------------------------------------------------------------------------------------


async def test_a_game_opens_and_is_played(bench: Bench) -> None:
    assert await labels(bench) == ["Take 1", "Take 2", "Take 3"]
    assert (await bench.play(0, "3")).refused is None
    now = await shown(bench)
    assert (now.view["marbles"], now.seat, now.at, [entry.label for entry in now.log]) == (9, 1, 1, ["Take 3"])
    assert [told.text for told in now.story] == [f"{NAMES[0]} takes 3; 9 are left."]


async def test_a_move_that_is_none_is_refused_and_changes_nothing(bench: Bench) -> None:
    refused = (await bench.play(1, "3")).refused
    assert refused
    assert refused.message
    assert (await shown(bench)).log == []
    answer = await bench.ask(Ask(bench.played, 0, "7", "en"))
    assert msgspec.json.decode(answer.result, type=BenchRefused) == BenchRefused("A2", "Take 1 to 3 marbles, not 7.")


async def test_one_steps_back_and_forth_and_goes_on_from_anywhere(bench: Bench) -> None:
    for seat, move in [(0, "3"), (1, "2"), (0, "1")]:
        await bench.play(seat, move)
    await bench.go(1)
    assert (await shown(bench)).view["marbles"] == 9
    await bench.go(2)
    now = await shown(bench)
    assert (now.view["marbles"], len(now.log), len(now.story)) == (7, 3, 1)
    await bench.go(99)
    assert (await shown(bench)).at == 3
    await bench.go(1)
    await bench.play(1, "1")
    assert [entry.move for entry in (await shown(bench)).log] == ["3", "1"]


async def test_another_number_of_seats_and_other_options_begin_anew(bench: Bench) -> None:
    await bench.play(0, "3")
    await bench.begin(3, {"marbles": 21})
    now = await shown(bench)
    assert (now.seats, now.view["marbles"], now.log, len(now.names)) == (3, 21, [], 3)


async def test_a_whole_game_is_played_at_random_to_be_stepped_through(bench: Bench) -> None:
    await bench.wander(1_000)
    now = await shown(bench)
    assert now.over
    assert now.scores is not None
    assert sum(now.scores) == 1


# -- fate and eyes ------------------------------------------------------------------------------------------


async def test_fate_draws_by_itself_unless_one_is_fate(dice: Bench) -> None:
    assert (await shown(dice)).moves
    await dice.let_fate(draws=False)
    await dice.begin(2, {})
    for move in ("a:d5", "b:d2"):
        assert move in [one.move for one in (await shown(dice)).fate]
        await dice.play("fate", move)
    now = await shown(dice)
    assert now.to_act == []
    await dice.draw()
    assert len((await shown(dice)).view["dice"]) == 3
    await dice.go(2)
    await dice.play("fate", "roll:6-4-2")
    assert (await shown(dice)).view["dice"] == [6, 4, 2]
    await dice.go(2)
    await dice.let_fate(draws=True)
    assert (await shown(dice)).moves


async def test_every_seat_has_its_own_eyes_and_the_book_can_be_opened() -> None:
    async with Bench.open(folder_of("hulahoo"), checks=False) as cards:
        hands = {eyes: (await shown(cards, eyes)).view["hands"] for eyes in (0, 1, "open", "spectator")}
        assert None not in hands[0][0] + hands["open"][0] + hands["open"][1]
        assert hands[1][0] == hands["spectator"][0] == [None] * 5
        assert (await shown(cards, "spectator")).moves == []


async def test_time_passes_when_it_is_told_to() -> None:
    async with Bench.open(folder_of("heisa"), checks=False) as sand:
        turn = (await shown(sand)).view["turn"]
        await sand.wait(7_000)
        now = await shown(sand)
        assert now.view["turn"] != turn
        assert now.clock is not None
        assert now.clock.now == 7_000


# -- saving -------------------------------------------------------------------------------------------------


async def test_a_saved_rule_is_played_by_in_the_same_position(bench: Bench, folder: Path) -> None:
    await bench.play(0, "3")
    change(folder / "state.py", "MOST: Final = 3", "MOST: Final = 5")
    await bench.reload()
    now = await shown(bench)
    assert (now.view["marbles"], len(now.moves), bench.generation) == (9, 5, 2)


async def test_a_save_is_noticed(bench: Bench, folder: Path) -> None:
    change(folder / "texts.en.ftl", "Take { $marbles }", "Grab { $marbles }")
    async for news in bench.news("acting", "en"):
        if news.generation == 2:
            assert news.shown is not None
            assert news.shown.moves[0].label == "Grab 1"
            return


async def test_a_mistake_is_told_with_its_place_and_the_last_good_state_stays(bench: Bench, folder: Path) -> None:
    await bench.play(0, "3")
    rules = folder / "rules.py"
    good = rules.read_text("utf-8")
    change(rules, "    s.marbles -= move\n", "    s.marbles -= = move\n")
    line = good.splitlines().index("    s.marbles -= move") + 1
    await bench.reload()
    assert bench.trouble is not None
    assert (bench.trouble.file, bench.trouble.line, bench.trouble.code) == ("rules.py", line, "s.marbles -= = move")
    assert (await shown(bench)).view["marbles"] == 9
    await bench.play(1, "2")
    rules.write_text(good.replace("    s.marbles -= move\n", "    s.marbels -= move\n"), "utf-8")
    await bench.reload()
    assert bench.trouble is not None
    assert "marbels" in bench.trouble.what
    assert (bench.trouble.file, bench.trouble.line) == ("rules.py", line)
    rules.write_text(good, "utf-8")
    await bench.reload()
    assert bench.trouble is None
    assert (await shown(bench)).view["marbles"] == 7


async def test_a_log_that_no_longer_fits_is_kept_until_it_is_cut(bench: Bench, folder: Path) -> None:
    await bench.play(0, "1")
    await bench.play(1, "3")
    change(folder / "state.py", "MOST: Final = 3", "MOST: Final = 2")
    await bench.reload()
    assert bench.trouble is not None
    assert bench.trouble.fits == 1
    assert (await shown(bench)).view["marbles"] == 8
    await bench.cut()
    now = await shown(bench)
    assert (now.view["marbles"], len(now.moves)) == (11, 2)


async def test_a_game_that_cannot_be_read_at_first_can_be_later(folder: Path) -> None:
    change(folder / "words.py", "def text(", "def text(:")
    async with Bench.open(folder, checks=False) as bench:
        news = await bench.now("acting", "en")
        assert news.shown is None
        assert news.trouble is not None
        assert news.trouble.file == "words.py"
        assert (await bench.play(0, "1")).trouble is not None
        change(folder / "words.py", "def text(:", "def text(")
        await bench.reload()
        assert (await shown(bench)).moves


async def test_check_game_speaks_while_one_plays(folder: Path) -> None:
    change(folder / "texts.en.ftl", "said-wins", "# said-wins")
    async with Bench.open(folder) as bench:
        async for news in bench.news("acting", "en"):
            found = [finding for check in news.checks.done for finding in check.findings if finding.file]
            if any("texts.en.ftl has no said-wins" in finding.message for finding in found):
                return


def outside(folder: Path, code: str) -> str:
    """What a process says that finds the game as anybody does."""
    found = os.environ | {"TABLEE_GAMES": str(folder.parent)}
    done = subprocess.run([sys.executable, "-c", code], env=found, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


# -- writing ------------------------------------------------------------------------------------------------


async def test_what_was_played_becomes_a_lesson_that_can_be_taken(bench: Bench, folder: Path) -> None:
    for number, take in enumerate("333"):
        await bench.play(number % 2, take)
    assert (await bench.write(MakeLesson(bench.played, 1))).trouble is None
    assert outside(folder, TAKEN) == "['Take 3', 'Your turn'] 4"
    assert "lesson-3" not in (folder / "texts.fr.ftl").read_text("utf-8")


async def test_a_lesson_needs_a_move_of_the_learners(bench: Bench, folder: Path) -> None:
    await bench.play(0, "3")
    trouble = (await bench.write(MakeLesson(bench.played, 1))).trouble
    assert trouble is not None
    assert "has not moved yet" in trouble.what


def test_fates_moves_stand_where_they_happened_in_a_lesson() -> None:
    match = Match("hippo", 2, fate="manual")
    for seat, move in [
        ("fate", "a:d5"),
        ("fate", "b:d2"),
        ("fate", "roll:5-3-2"),
        (0, "5:a"),
        (0, "3+2:a"),
        ("fate", "roll:6-4-1"),
    ]:
        match.play(seat, move)  # type: ignore[arg-type]
    rules = [rule for rule, _ in notes_of(match, 0)]
    text = lesson_text(match, 0, rules)
    assert "1. (a:d5 b:d2 roll:5-3-2)\n" in text
    assert "3. a 3+2:a (roll:6-4-1)\n" in text
    assert len(teach(read_lesson("hippo", text)).frames) >= len(rules)


async def test_what_was_played_becomes_a_test_that_passes(bench: Bench, folder: Path) -> None:
    await bench.play(0, "3")
    await bench.play(1, "2")
    assert (await bench.write(MakeTest(bench.played, "A2", "Two marbles leave seven!"))).trouble is None
    written = (folder / "tests/test_played.py").read_text("utf-8")
    assert "def test_a2_two_marbles_leave_seven() -> None:" in written
    assert 'assert state["marbles"] == 7' in written
    outside(folder, f"{written}\ntest_a2_two_marbles_leave_seven()")
    again = (await bench.write(MakeTest(bench.played, "A2", "Two marbles leave seven!"))).trouble
    assert again is not None
    assert "already" in again.what


def test_a_test_tells_times_and_options_where_there_are_any() -> None:
    match = Match("heisa", 2, options={"goal": 1}, fate="manual")
    for seat, move, at in [("fate", "first:a", None), (0, "roll", 400), ("fate", "S", None)]:
        match.play(seat, move, at)  # type: ignore[arg-type]
    text = text_of_test(match, "test_s7_out")
    assert 'Match("heisa", 2, options={"goal": 1}, fate="manual")' in text
    assert '(0, "roll", 400)' in text
    exec(text + "\ntest_s7_out()", {"Match": Match})


# -- the page's questions -----------------------------------------------------------------------------------


async def test_the_page_asks_and_is_answered(folder: Path) -> None:
    async with AsyncTestClient(create(folder, checks=False), base_url="http://127.0.0.1:8312") as client:
        assert (await client.get("/", follow_redirects=False)).headers["location"] == "/workbench/marbles"
        assert (await client.get("/api/games/marbles")).json()["title"] == "Marbles"
        assert (await client.get("/api/games/marbles/rules?language=en")).json()["sections"][0]["id"] == "A1"
        assert "move-take" in (await client.get("/api/games/marbles/texts/en")).text
        assert (await client.get("/api/games/marbles/files/rules.py")).status_code == 404
        assert (await client.post("/api/workbench/play", json={"seat": 0, "move": "2"})).json()["message"] == ""
        assert (await client.post("/api/workbench/lesson", json={"learner": 0})).status_code == 409
        news = (await client.get("/api/workbench/now?eyes=open&language=en")).json()
        assert news["shown"]["view"]["marbles"] == 10


@pytest.mark.parametrize("headers", [{"origin": "http://elsewhere.example"}, {"host": "elsewhere.example:8312"}])
async def test_only_pages_of_this_machine_are_listened_to(folder: Path, headers: dict[str, str]) -> None:
    async with AsyncTestClient(create(folder, checks=False), base_url="http://127.0.0.1:8312") as client:
        answer = await client.post("/api/workbench/play", json={"seat": 0, "move": "2"}, headers=headers)
        assert answer.status_code == 403
