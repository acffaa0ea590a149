"""Looking back: stepped through, shared, and fate checked."""

import re
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

import tablee
from tablee import Match

from .playing import begin, play_on
from .screens import Screens, resize
from .test_access import TOO_WIDE, check_all
from .test_endings import imported, to_act
from .test_hohisse import TOO_HIGH

GAMES: Final = [facts.id for facts in tablee.games()]
A_MOMENT: Final = 5
A_FEW: Final = 9  # sentences: of five moves of one's own at most
AT_LEAST: Final = "number => document.querySelector('input[type=range]').value >= number"
COMPILED: Final = 300_000  # milliseconds: on a first start the bots wait for the compiler


def record_of(game: str) -> str:
    """A finished game of somebody else's: a golden one, or the first moves there are to the end."""
    golden = sorted((Path(tablee.__file__).parent / "games" / game / "tests/golden").glob("*.txt"))
    if golden:
        return golden[0].read_text("utf-8")
    match = Match(game, seed=1, compiled=False)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match.record()


def brought_in(page: Page, game: str) -> str:
    """The address of a game from a record."""
    page.request.post("/api/me", data={"name": "Ada"})
    made = page.request.post("/api/tables/import", data={"record": record_of(game)})
    return f"/replay/{made.json()['id']}"


def at(page: Page, number: int) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(number))


def test_a_game_just_played_is_stepped_through_by_buttons_keys_and_slider(screens: Screens) -> None:
    page = screens.open("/games/knopf")  # over after six moves of one's own at the earliest
    begin(page)
    while page.get_by_role("list", name="The story so far").get_by_role("listitem").count() < A_FEW:
        play_on(page, 1)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Look back").click()
    page.wait_for_url("**/replay/*")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert last > 1
    at(page, 0)
    page.get_by_role("button", name="One move on").click()
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.keyboard.press("End")
    at(page, last)
    expect(page.get_by_role("region", name="What happened")).to_contain_text("won!")
    expect(page.get_by_role("region", name="What happened")).to_contain_text("resigned.")
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    at(page, 0)
    page.get_by_role("button", name="Play the moves").click()
    page.wait_for_function(AT_LEAST, arg=1)
    page.get_by_role("button", name="Pause").click()


def test_a_second_browser_opens_the_link_at_the_same_moment(screens: Screens) -> None:
    page = screens.open("/")
    page.goto(brought_in(page, "knopf"))
    page.get_by_role("slider").wait_for()
    for _ in range(A_MOMENT):
        page.get_by_role("button", name="One move on").click()
    page.wait_for_url(f"**?at={A_MOMENT}")
    told = page.get_by_role("region", name="What happened").inner_text()
    other = screens.open(page.url, "phone")
    at(other, A_MOMENT)
    expect(other.get_by_role("region", name="What happened")).to_contain_text(told.splitlines()[0])
    board = [one.locator(".board [data-square]").evaluate_all(LABELS) for one in (page, other)]
    assert board[0] == board[1]
    expect(page.get_by_role("link", name="Download the game")).to_be_visible()
    for needless in (page.get_by_role("button", name="Check dice and cards"), page.get_by_role("radio")):
        expect(needless).to_have_count(0)  # no chance, no secrets


LABELS: Final = "squares => squares.map(square => square.getAttribute('aria-label'))"


def test_the_browser_checks_seal_word_and_numbers_itself(screens: Screens) -> None:
    page = screens.open("/games/hippo")
    begin(page)
    play_on(page, 4)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="Check dice and cards").click()
    expect(page.get_by_text("All honest")).to_be_visible()
    for found in (
        "seal is the fingerprint",
        "numbers drawn come from",
        "seal this browser noted",
        "word this browser added",
    ):
        expect(page.locator("[data-good=true]").filter(has_text=found)).to_be_visible()
    expect(page.locator("[data-good=false]")).to_have_count(0)
    word = page.evaluate(NOTED_WORD)
    expect(page.locator("dd").filter(has_text=word)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    assert f" words a={word}\n" in download.value.path().read_text("utf-8")
    page.evaluate(NOTED_OTHERWISE)
    page.get_by_role("button", name="Check dice and cards").click()
    expect(page.locator("[data-good=false]")).to_have_text(
        [re.compile("not the seal this browser noted"), re.compile("word this browser added did not count")]
    )


NOTED_WORD: Final = "JSON.parse(localStorage['tablee.seals'])[0][2]"
NOTED_OTHERWISE: Final = """
  localStorage['tablee.seals'] = JSON.stringify(
    JSON.parse(localStorage['tablee.seals']).map(([table]) => [table, 'another-seal', 'another-word-0123', 1]));
"""


def test_the_curve_grows_and_its_turning_points_lead_into_the_game(screens: Screens) -> None:
    page = screens.open("/")
    page.goto(brought_in(page, "hippo"))
    turn = page.get_by_role("button", name=re.compile(r"Move \d+: Player [AB], \d+% → \d+%")).first
    expect(turn).to_be_visible(timeout=COMPILED)
    number = re.search(r"Move (\d+)", turn.inner_text())
    assert number is not None
    turn.click()
    at(page, int(number[1]))
    expect(page.get_by_role("region", name="What happened")).to_contain_text(
        re.compile("The best move was|would have played that too")
    )


def test_the_book_is_open_and_each_seat_has_its_own_eyes(screens: Screens) -> None:
    page = screens.open("/")
    page.goto(f"{brought_in(page, 'hohisse')}?at=3")
    hands = page.locator(".board ul[aria-label^='Player']")
    expect(hands).to_have_count(2)
    page.get_by_role("radio", name="Player B").check()
    expect(hands).to_have_count(0)
    page.get_by_role("radio", name="All cards open").check()
    expect(hands).to_have_count(2)


def test_only_where_something_is_hidden_or_left_to_chance_there_is_a_question_about_it(screens: Screens) -> None:
    page = screens.open("/")
    eyes = page.get_by_role("group", name="From whose point of view?")
    chance = page.get_by_role("button", name="Check dice and cards")
    for game, asked in (("hohisse", 1), ("knopf", 0)):
        page.goto(brought_in(page, game))
        page.wait_for_load_state("networkidle")  # what kind of game it is comes last
        expect(page.get_by_role("slider")).to_be_visible()
        expect(eyes).to_have_count(asked)
        expect(chance).to_have_count(asked)


def test_a_game_that_goes_on_is_not_shown(screens: Screens) -> None:
    page = screens.open("/games/hippo")
    begin(page)
    page.goto(page.url.replace("/tables/", "/replay/"))
    expect(page.get_by_role("alert")).to_contain_text("still being played")
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url("**/tables/*")


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_keeps_nobody_out(screens: Screens, game: str) -> None:
    page = screens.open("/", "phone", "fr")
    page.goto(f"{brought_in(page, game)}?at={A_MOMENT}")
    check_all(screens, page, f"{game}-replay", "input[type=range]")


def test_on_a_small_phone_both_hands_are_seen_to_the_last_card(screens: Screens) -> None:
    page = screens.open("/", "phone")
    resize(page, {"width": 360, "height": 640})
    page.goto(brought_in(page, "hohisse"))
    page.get_by_role("button", name="One move on").click()
    page.locator("[data-board] .hands li").first.wait_for()
    assert page.evaluate(TOO_HIGH) <= 0


def test_on_a_small_phone_the_buttons_of_a_replay_are_in_view(screens: Screens) -> None:
    match, random = Match("hulahoo", 4, seed=1, options={"target": 1}), Random(1)
    while not match.over:
        seat = to_act(match)
        match.play(seat, random.choice(match.legal(seat)))
    page = screens.open(device="phone")
    resize(page, {"width": 360, "height": 640})
    page.goto(imported(page, match).replace("tables", "replay"))
    expect(page.get_by_role("button", name="One move on")).to_be_in_viewport(ratio=1)
    assert page.evaluate(TOO_WIDE) <= 0
