"""Balance reports: figures that add up and can be repeated, and a page that needs nothing but itself."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee import TableeError, games
from tablee.lab.balance import summary
from tablee.lab.balance.census import census
from tablee.lab.balance.figures import RANDOM, Mean, Rate, Report, Variation
from tablee.lab.balance.page import write
from tablee.lab.balance.page.drawing import marks, round_up
from tablee.lab.balance.page.words import Words
from tablee.lab.balance.report import alone, changes, places, plan, report, sides, team_sizes
from tablee.lab.balance.selfplay import Outcome, endings_in, endings_of
from tablee.lab.balance.summary import balance_summary, summary_of, write_summary
from tablee.lab.cached_executor import CachedExecutor
from tablee.lab.executor import Threads
from tablee.lab.playouts import playouts
from tablee.match.play import Match
from tablee.match.rulebook import rulebook
from tablee.match.shelf import folder_of, texts_of
from tablee.terminal.report import command, run_report

GAMES = 6
DOCS = Path(__file__).parents[1] / "docs"


@pytest.fixture(scope="module")
def measured() -> Report:
    return report(plan("hippo", None, GAMES, 2, seed=3), Threads(2))


def test_shares_lengths_and_endings_add_up(measured: Report) -> None:
    assert [table.seats for table in measured.tables] == [2, 3, 4]
    for table in measured.tables:
        assert sum(place.rate for place in table.places) == pytest.approx(1)
        assert sum(table.lengths.bins) == table.lengths.games == GAMES
        assert sum(ending.count for ending in table.endings) == GAMES  # one round a game
        assert table.lengths.shortest <= table.lengths.moves.mean <= table.lengths.longest
        assert table.starts
        assert [duel.weaker for duel in table.duels] == [RANDOM, 1]
    assert [(one.option, one.value) for one in measured.variations] == [("lanes", "printed")]


def test_the_same_seed_gives_the_same_bytes(measured: Report) -> None:
    told: list[int] = []
    asked = plan("hippo", None, GAMES, 2, seed=3)
    again = report(asked, Threads(1), told.append)
    assert again.to_json() == measured.to_json()
    assert sum(told) == asked.bouts
    assert msgspec.json.decode(again.to_json(), type=Report) == measured


def test_another_seed_gives_other_games(measured: Report) -> None:
    other = report(plan("hippo", 2, GAMES, 2, seed=4), Threads(1))
    assert other.tables[0].random_lengths != measured.tables[0].random_lengths


def test_a_census_counts_the_games_that_playouts_plays() -> None:
    counted = census("hippo", 1_200, 3, 7, {}, Threads(2))
    played = playouts("hippo", 1_200, 3, 7)
    assert sum(counted.lengths) == played.moves
    assert (min(counted.lengths), max(counted.lengths)) == (played.shortest, played.longest)
    assert 1 <= counted.mean_choices <= counted.most_choices


# -- what is asked ------------------------------------------------------------------------------------------


def test_every_option_and_every_reconstructed_rule_is_tried() -> None:
    asked = [(change.game, change.options) for change in changes("heisa", 2)]
    assert ("heisa", {"glass": 180}) in asked
    assert ("heisa~long_neck", {}) in asked
    assert ("heisa", {"limit": 12}) not in asked  # does not go with a glass of 90 seconds
    assert ("heisa", {"goal": 4}) not in asked  # is the usual one
    assert [c.options for c in changes("hulahoo", 2) if "target" in c.options] == [{"target": 38}, {"target": 154}]


def test_places_are_counted_from_who_starts() -> None:
    assert Outcome([1.0, 0.0, 0.0], 2, 9, []).from_starter([1.0, 0.0, 0.0]) == [0.0, 1.0, 0.0]
    assert Outcome([1.0, 0.0], -1, 9, []).from_starter([1.0, 0.0]) == [1.0, 0.0]


def test_partners_win_together() -> None:
    one, draw = Outcome([0.5, 0, 0.5, 0], 1, 9, []), Outcome([0.25] * 4, 0, 9, [])
    assert team_sizes([one, draw]) == [2, 2, 2, 2]
    assert [place.rate for place in places([one, draw])] == [0.25, 0.75, 0.25, 0.75]
    assert team_sizes([Outcome([0.5, 0.5], 0, 9, [])]) == [1, 1]  # a draw of all seats makes no team
    assert alone([one, draw]) is None


def test_one_may_play_against_two_who_win_together() -> None:
    pair, lone, draw = [0.5, 0, 0.5], [0.0, 1, 0], [1 / 3] * 3
    outcomes = [Outcome(shares, starter, 9, []) for shares in (pair, pair, lone, draw) for starter in (0, 1)]
    assert team_sizes(outcomes) == [2, 1, 2]
    assert sides(team_sizes(outcomes)) == 2
    assert places(outcomes)[0].rate == 0.5
    lone_wins = alone(outcomes)
    assert lone_wins is not None
    assert lone_wins.rate == (1 + 0.5) / 4
    assert alone([Outcome([0, 1], 0, 9, [])]) is None


def test_what_says_nothing_by_itself_is_not_asked_about() -> None:
    asked = [(change.option, change.value) for change in changes("hohisse", 2) if change.option]
    assert asked == [("form", "calm"), ("form", "none"), ("form", "first"), ("barrels", 1), ("barrels", 2)]


def test_rounds_end_as_the_story_says() -> None:
    folder = Path(__file__).parents[1] / "src/tablee/games/hohisse/tests/golden"
    match = Match.from_record((folder / "monster_calm.txt").read_text("utf-8"))
    told = endings_in("hohisse", match.story())
    assert "won_monster" in told
    assert set(told) <= set(endings_of("hohisse"))


@pytest.mark.parametrize("game", [facts.id for facts in games() if (folder_of(facts.id) / "lab.py").exists()])
def test_endings_are_sentences_of_the_game(game: str) -> None:
    assert set(endings_of(game)) <= texts_of(game).rules.keys()


def test_without_a_list_a_game_ends_by_the_rule_of_its_last_sentence() -> None:
    match = Match("connect_four", seed=1)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    (rule,) = endings_in("connect_four", match.story())
    assert endings_of("connect_four") == ()
    assert Words("connect_four", "en").ending(rule) == rulebook("connect_four", "en").find(rule).title  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("game", "seats", "level"), [("hippo", 9, 3), ("hippo", 2, 1), ("hippo", 2, 6), ("heisa~no_neck", 2, 3)]
)
def test_what_cannot_be_measured_is_refused(game: str, seats: int, level: int) -> None:
    with pytest.raises(TableeError):
        plan(game, seats, 10, level)


def test_a_mean_knows_how_sure_it_is() -> None:
    unsure = Mean.of([4, 6])
    assert (unsure.mean, unsure.low, unsure.high) == pytest.approx((5, 5 - 1.96, 5 + 1.96))
    assert Mean.of([4]) == Mean(4, 4, 4)


class Counting:
    """An executor that tells how often it was asked, and stops for good after so many times."""

    def __init__(self, most: int) -> None:
        self.asked, self._most = 0, most

    def map(self, work: Any, tasks: Any, done: Any = None) -> list[Any]:
        if self.asked == self._most:
            raise KeyboardInterrupt
        self.asked += 1
        return Threads(2).map(work, tasks, done)


def test_a_report_that_was_interrupted_goes_on_where_it_stopped(measured: Report, tmp_path: Path) -> None:
    asked, told = plan("hippo", 2, GAMES, 2, seed=3), list[int]()
    with pytest.raises(KeyboardInterrupt):
        report(asked, CachedExecutor(Counting(3), tmp_path, "hippo"))
    rest = Counting(100)
    found = report(asked, CachedExecutor(rest, tmp_path, "hippo"), told.append)
    assert found.tables[0] == measured.tables[0]
    assert sum(told) == asked.bouts
    nothing_left = Counting(0)
    assert report(asked, CachedExecutor(nothing_left, tmp_path, "hippo")) == found
    assert rest.asked + 3 == len(list(tmp_path.iterdir()))


def test_answers_are_kept_for_the_sources_that_gave_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = Counting(1), Counting(1)
    assert CachedExecutor(before, tmp_path, "hippo").map(abs, [-1, 2]) == [1, 2]
    monkeypatch.setattr("tablee.lab.cached_executor.digest_of", lambda game: "others")
    assert CachedExecutor(after, tmp_path, "hippo").map(abs, [-1, 2]) == [1, 2]
    assert (before.asked, after.asked) == (1, 1)


# -- the page -----------------------------------------------------------------------------------------------


class Balanced(HTMLParser):
    """Every element that is opened is closed."""

    VOID = ("meta", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.seen.add(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(("language", "says"), [("fr", "Vaut-il mieux commencer"), ("en", "Does it pay to start?")])
def test_the_page_is_whole_and_needs_nothing_else(measured: Report, language: str, says: str) -> None:
    text = write.page(measured, language, "tablee report hippo")
    read = Balanced()
    read.feed(text)
    assert not read.open
    assert read.seen.isdisjoint({"script", "link", "img", "iframe"})
    assert not re.search(r"https?:|url\(|@import|nan|None", text)
    assert says in text
    assert "prefers-color-scheme: dark" in text


def test_what_is_measured_is_named_in_the_language_of_the_page() -> None:
    words = Words("heisa", "en")
    assert [words.level(0), words.level(1)] == ["random moves", "Sandpit"]
    assert words.ending("nobody_rolls") == "Nobody rolls any more"
    measure: Any = None
    goal, neck = Variation("", "goal", "", 2, measure), Variation("S2", "", "no_neck", None, measure)
    assert (words.what(goal), words.value(goal)) == ("Glasses to bring home", "two")
    assert (words.what(neck), words.value(neck)) == ("No neck at all", "")
    target = Variation("", "target", "", 38, measure)
    assert Words("hulahoo", "fr").value(target) == "38"


def test_numbers_are_written_as_the_language_does() -> None:
    french, english = Words("hippo", "fr"), Words("hippo", "en")
    assert (french.number(1234.4), english.number(1234.4)) == ("1\u202f234", "1,234")
    assert (french.number(4.25), english.number(4.25), english.number(3)) == ("4,2", "4.2", "3")
    assert french.say("start_title") == "Vaut-il mieux commencer\u202f?"  # never on a line of its own
    assert "de 24\u202f% à 76\u202f%" in french.interval(Rate.of(5, 10))


def test_axes_have_round_marks() -> None:
    assert marks(11) == [0, 2, 4, 6, 8, 10]
    assert marks(0.9) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8])
    assert (round_up(61), round_up(2010), round_up(3)) == (64, 2400, 4)


# -- the summary ---------------------------------------------------------------------------------------------


def test_the_summary_is_kept_with_the_game(measured: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summary, "folder_of", lambda game: tmp_path)
    assert balance_summary("hippo") is None
    write_summary(measured)
    assert balance_summary("hippo") == summary_of(measured)
    write_summary(msgspec.structs.replace(measured, rules_version=0))
    assert balance_summary("hippo") is None  # other rules, other balance


def test_the_summary_speaks(measured: Report) -> None:
    told = summary_of(measured)
    share = round(100 * measured.tables[1].places[0].rate)
    assert told.sentences("en", 3)[0] == f"Whoever starts wins {share}% of the games."
    assert "Celui qui commence gagne" in told.sentences("fr")[0]


def test_the_summary_is_read_without_numpy_and_numba() -> None:
    code = (
        "import sys; from tablee.lab.balance.summary import balance_summary; balance_summary('hippo');"
        "sys.exit('numpy' in sys.modules or 'numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_what_the_page_about_reports_shows_really_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "reports.md").read_text("utf-8")
    for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(code, "reports.md", "exec"), {})
    assert "whoever starts wins" in capsys.readouterr().out
    for target in re.findall(r"\]\(([^):]+)\)", text):
        assert (DOCS / target).exists(), target


# -- the command --------------------------------------------------------------------------------------------


def test_the_command_writes_a_page_and_its_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = plan("hippo", 2, 4, 2)
    run_report(asked, tmp_path / "out", "en", short=False, threads=2)
    assert "Whoever starts wins" in capsys.readouterr().out
    for page in ("hippo.fr.html", "hippo.en.html"):
        assert command(asked) in (tmp_path / "out" / page).read_text("utf-8")
    assert msgspec.json.decode((tmp_path / "out/hippo.json").read_bytes(), type=Report).games == 4
