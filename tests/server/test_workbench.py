"""The workbench: a game is played while its files change, by the processes that do it for people."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
import psutil
import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from tablee import Match
from tablee.match.lesson import read_lesson
from tablee.match.shelf import folder_of
from tablee.match.teaching import teach
from tablee.server.workbench.app import create
from tablee.server.workbench.bench import Bench
from tablee.server.workbench.played import Ask, BenchRefused, BenchShown, BenchTrouble, MakeLesson, MakeTest
from tablee.server.workbench.writing import NAMES, lesson_text, name_of_test, notes_of, text_of_test
from tablee.terminal.new_game import write_skeleton

pytestmark = pytest.mark.anyio

TAKEN = """
from tablee.match.lesson import lesson_of
from tablee.match.teaching import teach
lesson = lesson_of("floes")
print([note.text("floes", "en") for note in lesson.in_order], len(teach(lesson).frames))
"""
ENDLESS = """
from pathlib import Path
from tablee.server.workbench.played import Begin
from tablee.server.workbench.worker import Bench, answer
from tablee.testkit import watchdog
watchdog.SECONDS = 0.3
told = answer(Bench(Path(folder)), Begin()).trouble
print(told.what, told.file, told.line)
"""

C2, C4, D4, C5 = 7, 17, 18, 22  # squares


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    """For the module: benches that several tests play on live as long."""
    return "asyncio"


def new_game(name: str, into: Path, like: str = "grid") -> Path:
    write_skeleton(name, into, like)
    return into / name


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return new_game("floes", tmp_path)


@pytest.fixture
async def own(folder: Path) -> AsyncIterator[Bench]:
    """For who saves: the others would be told."""
    async with Bench.open(folder, checks=False) as opened:
        yield opened


@pytest.fixture(scope="module")
async def grid(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Bench]:
    async with Bench.open(new_game("floes", tmp_path_factory.mktemp("grid")), checks=False) as opened:
        yield opened


@pytest.fixture
async def bench(grid: Bench) -> Bench:
    """One for all who only play, begun anew."""
    await grid.begin(2, {})
    return grid


@pytest.fixture(scope="module")
async def dice(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Bench]:
    """A game in which fate begins, and several can sit."""
    async with Bench.open(new_game("barrels", tmp_path_factory.mktemp("dice"), "dice"), checks=False) as opened:
        yield opened


@pytest.fixture(scope="module")
async def client(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[AsyncTestClient[Litestar]]:
    app = create(new_game("floes", tmp_path_factory.mktemp("page")), checks=False)
    async with AsyncTestClient(app, base_url="http://127.0.0.1:8312") as opened:
        yield opened


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


@contextmanager
def asleep(bench: Bench) -> Iterator[None]:
    """Its workers hear, and do not answer."""
    workers = [one for one in psutil.Process().children() if str(bench.folder) in one.cmdline()]
    assert workers
    for worker in workers:
        worker.suspend()
    try:
        yield
    finally:
        for worker in workers:
            worker.resume()


async def shown(bench: Bench, eyes: str | int = "acting") -> BenchShown:
    news = await bench.now(eyes, "en")  # type: ignore[arg-type]
    assert news.shown is not None
    return news.shown


async def labels(bench: Bench) -> list[str]:
    return [move.label for move in (await shown(bench)).moves]


# -- playing ------------------------------------------------------------------------------------------------


async def test_a_game_opens_and_is_played(bench: Bench) -> None:
    assert await labels(bench) == ["Hop to b1", "Hop to d1", "Hop to b2", "Hop to c2", "Hop to d2"]
    assert (await bench.play(0, "c2")).refused is None
    now = await shown(bench)
    assert (now.view["pawn"], now.seat, now.at, [entry.label for entry in now.log]) == ([C2, C5], 1, 1, ["Hop to c2"])
    assert [told.text for told in now.story] == [f"{NAMES[0]} hops to c2, and c1 sinks."]


async def test_a_move_that_is_none_is_refused_and_changes_nothing(bench: Bench) -> None:
    refused = (await bench.play(1, "c4")).refused
    assert refused
    assert refused.message
    assert (await shown(bench)).log == []
    answer = await bench.ask(Ask(bench.played, 0, "c3", "en"))
    why = msgspec.json.decode(answer.result, type=BenchRefused)
    assert why == BenchRefused("A2", "Not now. Your choices: Hop to b1, Hop to d1, Hop to b2, Hop to c2 or Hop to d2.")


async def test_one_steps_back_and_forth_and_goes_on_from_anywhere(bench: Bench) -> None:
    for seat, move in [(0, "c2"), (1, "c4"), (0, "c3")]:
        await bench.play(seat, move)
    await bench.go(1)
    assert (await shown(bench)).view["pawn"] == [C2, C5]
    await bench.go(2)
    now = await shown(bench)
    assert (now.view["pawn"], len(now.log), len(now.story)) == ([C2, C4], 3, 1)
    await bench.go(99)
    assert (await shown(bench)).at == 3
    await bench.go(1)
    await bench.play(1, "d4")
    assert [entry.move for entry in (await shown(bench)).log] == ["c2", "d4"]


async def test_other_options_begin_anew(bench: Bench) -> None:
    await bench.play(0, "c2")
    await bench.begin(2, {"ways": "four"})
    now = await shown(bench)
    assert (now.view["ways"], now.log, await labels(bench)) == (4, [], ["Hop to b1", "Hop to d1", "Hop to c2"])


async def test_who_leaves_before_the_answer_comes_does_not_leave_it_to_the_next(bench: Bench) -> None:
    with asleep(bench):
        leaving = asyncio.create_task(bench.now("open", "en"))
        await asyncio.sleep(0.01)  # asked, not answered
        leaving.cancel()
    now = await shown(bench, "spectator")
    assert (leaving.cancelled(), now.seat, now.moves) == (True, None, [])


async def test_two_moves_sent_at_once_are_played_one_after_the_other(bench: Bench) -> None:
    await asyncio.gather(bench.play(0, "c2"), bench.play(1, "c4"))
    assert (await shown(bench)).view["pawn"] == [C2, C4]


async def test_another_number_of_seats_begins_anew(dice: Bench) -> None:
    await dice.wander(3)
    await dice.begin(3, {})
    now = await shown(dice)
    assert (now.seats, now.view["points"], len(now.names)) == (3, [0, 0, 0], 3)
    assert {entry.seat for entry in now.log} == {None}  # fate's throw


async def test_a_whole_game_is_played_at_random_to_be_stepped_through(bench: Bench) -> None:
    await bench.wander(1_000)
    now = await shown(bench)
    assert now.over
    assert now.scores is not None
    assert sum(now.scores) == 1


# -- fate and eyes ------------------------------------------------------------------------------------------


async def test_fate_draws_by_itself_unless_one_is_fate(dice: Bench) -> None:
    await dice.begin(2, {})
    assert (await shown(dice)).moves
    await dice.let_fate(draws=False)
    await dice.begin(2, {})
    for seat, move in [("fate", "roll:6-4-2"), (0, "6")]:
        await dice.play(seat, move)  # type: ignore[arg-type]
    now = await shown(dice)
    assert "roll:5-3-1" in [one.move for one in now.fate]
    assert now.to_act == []
    await dice.draw()
    assert len((await shown(dice)).view["dice"]) == 3
    await dice.go(2)
    await dice.play("fate", "roll:5-3-1")
    assert (await shown(dice)).view["dice"] == [5, 3, 1]
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


async def test_a_saved_rule_is_played_by_in_the_same_position(own: Bench, folder: Path) -> None:
    await own.play(0, "c2")
    change(folder / "state.py", "MOST_MOVES: Final = 8", "MOST_MOVES: Final = 24")
    change(folder / "rules.py", "max(across, up) == 1", "1 <= max(across, up) <= 2")
    await own.reload()
    now = await shown(own)
    assert (now.view["pawn"], len(now.moves), own.generation) == ([C2, C5], 14, 2)


async def test_who_asks_while_a_save_is_being_read_is_answered_by_the_new_rules(own: Bench, folder: Path) -> None:
    change(folder / "state.py", "MOST_MOVES: Final = 8", "MOST_MOVES: Final = 24")
    change(folder / "rules.py", "max(across, up) == 1", "1 <= max(across, up) <= 2")
    reading = asyncio.create_task(own.reload())
    await asyncio.sleep(0)
    answer = await own.ask(Ask(own.played, 0, "c3", "en"))
    assert msgspec.json.decode(answer.result, type=BenchRefused) == BenchRefused("", "")
    await reading


async def test_who_looks_while_a_save_is_being_read_is_answered_all_the_time(own: Bench) -> None:
    reading = asyncio.create_task(own.reload())

    async def look() -> list[BenchTrouble | None]:
        return [(await own.now("acting", "en")).trouble for _ in iter(reading.done, True)]

    seen = await asyncio.gather(look(), look(), look())
    assert {trouble for troubles in seen for trouble in troubles} == {None}


async def test_a_save_is_noticed(own: Bench, folder: Path) -> None:
    change(folder / "texts.en.ftl", "Hop to { $square }", "Jump to { $square }")
    async for news in own.news("acting", "en"):
        if news.generation == 2:
            assert news.shown is not None
            assert news.shown.moves[0].label == "Jump to b1"
            return


async def test_a_mistake_is_told_with_its_place_and_the_last_good_state_stays(own: Bench, folder: Path) -> None:
    await own.play(0, "c2")
    rules = folder / "rules.py"
    good = rules.read_text("utf-8")
    change(rules, "    s.pawn[seat] = move\n", "    s.pawn[seat] = = move\n")
    line = good.splitlines().index("    s.pawn[seat] = move") + 1
    await own.reload()
    assert own.trouble is not None
    assert (own.trouble.file, own.trouble.line, own.trouble.code) == ("rules.py", line, "s.pawn[seat] = = move")
    assert (await shown(own)).view["pawn"] == [C2, C5]
    await own.play(1, "c4")
    rules.write_text(good.replace("    s.pawn[seat] = move\n", "    s.prawn[seat] = move\n"), "utf-8")
    await own.reload()
    assert own.trouble is not None
    assert "prawn" in own.trouble.what
    assert (own.trouble.file, own.trouble.line) == ("rules.py", line)
    rules.write_text(good, "utf-8")
    await own.reload()
    assert own.trouble is None
    assert (await shown(own)).view["pawn"] == [C2, C4]


async def test_a_log_that_no_longer_fits_is_kept_until_it_is_cut(own: Bench, folder: Path) -> None:
    await own.play(0, "c2")
    await own.play(1, "d4")
    change(folder / "rules.py", "(s.ways == 8 or across + up == 1)", "across + up == 1")
    await own.reload()
    assert own.trouble is not None
    assert own.trouble.fits == 1
    assert (await shown(own)).view["pawn"] == [C2, D4]
    await own.cut()
    now = await shown(own)
    assert (now.view["pawn"], len(now.moves)) == ([C2, C5], 3)


async def test_a_game_that_cannot_be_read_at_first_can_be_later(folder: Path) -> None:
    change(folder / "words.py", "def prompt(", "def prompt(:")
    async with Bench.open(folder, checks=False) as bench:
        news = await bench.now("acting", "en")
        assert news.shown is None
        assert news.trouble is not None
        assert news.trouble.file == "words.py"
        assert (await bench.play(0, "c2")).trouble is not None
        change(folder / "words.py", "def prompt(:", "def prompt(")
        await bench.reload()
        assert (await shown(bench)).moves


def test_an_endless_loop_is_stopped_and_told_with_its_line(folder: Path) -> None:
    change(folder / "rules.py", "    s.ways = 8 if options[0] else 4\n", "    while s.ways < 9:\n        s.ways = 8\n")
    told = outside(folder, f"folder = {str(folder)!r}\n{ENDLESS}")
    assert told.startswith("Endless: setup does not come to an end rules.py ")
    assert "s.ways" in (folder / "rules.py").read_text("utf-8").splitlines()[int(told.split()[-1]) - 1]


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


async def test_what_was_played_becomes_a_lesson_that_can_be_taken(own: Bench, folder: Path) -> None:
    for number, square in enumerate(["c2", "c4", "c3"]):
        await own.play(number % 2, square)
    assert "lesson-3" in (folder / "texts.fr.ftl").read_text("utf-8")
    assert (await own.write(MakeLesson(own.played, 1))).trouble is None
    assert outside(folder, TAKEN) == "['Hop to c4', 'The thaw'] 4"
    assert "lesson-3" not in (folder / "texts.fr.ftl").read_text("utf-8")


async def test_a_lesson_needs_a_move_of_the_learners(bench: Bench) -> None:
    await bench.play(0, "c2")
    trouble = (await bench.write(MakeLesson(bench.played, 1))).trouble
    assert trouble is not None
    assert "has not moved yet" in trouble.what


def test_fates_moves_stand_where_they_happened_in_a_lesson() -> None:
    match = Match("hippo", 2, fate="manual", compiled=False)
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


async def test_what_was_played_becomes_a_test_that_passes(bench: Bench) -> None:
    await bench.play(0, "c2")
    await bench.play(1, "c4")
    assert (await bench.write(MakeTest(bench.played, "A3", "The floe behind him sinks!"))).trouble is None
    written = (bench.folder / "tests/test_played.py").read_text("utf-8")
    assert "def test_a3_the_floe_behind_him_sinks() -> None:" in written
    assert f'assert state["pawn"] == [{C2}, {C4}]' in written
    outside(bench.folder, f"{written}\ntest_a3_the_floe_behind_him_sinks()")
    again = (await bench.write(MakeTest(bench.played, "A3", "The floe behind him sinks!"))).trouble
    assert again is not None
    assert "already" in again.what


@pytest.mark.parametrize("rule", ["A3", "A3 (last)", "A3(): pass\nimport os", "", "Ä"])
@pytest.mark.parametrize("sentence", ["The floe sinks!", "(): pass\nimport os", "", "…"])
def test_whatever_a_test_is_about_its_name_is_a_name(rule: str, sentence: str) -> None:
    assert name_of_test(rule, sentence).isidentifier()


def test_a_test_tells_times_and_options_where_there_are_any() -> None:
    match = Match("heisa", 2, options={"goal": 1}, fate="manual", compiled=False)
    for seat, move, at in [("fate", "first:a", None), (0, "roll", 400), ("fate", "S", None)]:
        match.play(seat, move, at)  # type: ignore[arg-type]
    text = text_of_test(match, "test_s7_out")
    assert 'Match("heisa", 2, options={"goal": 1}, fate="manual")' in text
    assert '(0, "roll", 400)' in text
    exec(text + "\ntest_s7_out()", {"Match": partial(Match, compiled=False)})


# -- the page's questions -----------------------------------------------------------------------------------


async def test_the_page_asks_and_is_answered(client: AsyncTestClient[Litestar]) -> None:
    assert (await client.get("/", follow_redirects=False)).headers["location"] == "/workbench/floes"
    assert (await client.get("/api/games/floes")).json()["title"] == "Floes"
    assert (await client.get("/api/games/floes/rules?language=en")).json()["sections"][0]["id"] == "A1"
    assert "move-step" in (await client.get("/api/games/floes/texts/en")).text
    assert (await client.get("/api/games/floes/files/rules.py")).status_code == 404
    assert (await client.post("/api/workbench/play", json={"seat": 0, "move": "c2"})).json()["message"] == ""
    assert (await client.post("/api/workbench/lesson", json={"learner": 0})).status_code == 409
    news = (await client.get("/api/workbench/now?eyes=open&language=en")).json()
    assert news["shown"]["view"]["pawn"] == [C2, C5]


@pytest.mark.parametrize("address", ["/static/%00", "/assets/" + "a" * 300, "/workbench/%00"])
async def test_nothing_is_at_an_address_that_cannot_be(client: AsyncTestClient[Litestar], address: str) -> None:
    assert (await client.get(address, follow_redirects=False)).status_code == 404


@pytest.mark.parametrize("headers", [{"origin": "http://elsewhere.example"}, {"host": "elsewhere.example:8312"}])
async def test_only_pages_of_this_machine_are_listened_to(
    client: AsyncTestClient[Litestar], headers: dict[str, str]
) -> None:
    answer = await client.post("/api/workbench/play", json={"seat": 0, "move": "c2"}, headers=headers)
    assert answer.status_code == 403
