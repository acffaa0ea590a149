"""What happens is seen before it is told, and a result is a result of the game that was played."""

import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import tablee

from .playing import OFFERING, begin, play_on, result
from .screens import SIZES, Device, Language, Pace, Screens, resize
from .test_access import TOO_WIDE, faults

SHORT: Final[Mapping[str, Mapping[str, int | bool | str]]] = {
    "heisa": {"goal": 1, "tempo": True},
    "hohisse": {"form": "none", "barrels": 1},
    "hulahoo": {"target": 1},
}

DESKS: Final = (
    ViewportSize(width=1024, height=640),
    ViewportSize(width=1280, height=800),
    ViewportSize(width=1920, height=1080),
)
SMALL_PHONE: Final = ViewportSize(width=360, height=640)
UPRIGHT_TABLET: Final = ViewportSize(width=820, height=1180)
LONGEST_NAME: Final = "Maximiliane Wilhelmine A"
MORE_THAN_THERE_IS_ROOM_FOR: Final = ("once upon a time " * 17, "and then " * 33, "Good luck!")
ALMOST_ALL: Final = 0.95  # but a pixel
MOST_OF_A_LINE: Final = 0.8
LEFT_OF_BOARD: Final = 0.4  # at least, above a result

# Every picture of the page in which something has changed: whether the story tells of the win, whether the result can
# be read, and whether one might still resign.
WATCH: Final = """() => {
  window.pictures = [];
  new MutationObserver(() => window.pictures.push({
    won: document.querySelector('.board')?.dataset.settled === 'false'
      && (document.querySelector('aside ol[tabindex]')?.textContent ?? '').includes('wins!'),
    result: document.querySelector('section.result') !== null,
    resign: document.querySelector('.actions [title=Resign]') !== null,
  })).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


# How many moves the board offers, whenever that changes.
WATCH_OFFERS: Final = """() => {
  window.offers = [];
  const board = document.querySelector('section.board');
  new MutationObserver(() => window.offers.push(board.dataset.offers))
    .observe(board, { attributes: true, attributeFilter: ['data-offers'] });
}"""


# In a game that takes its time: whether the board is still on its way to the end, and whether the story tells it.
WATCH_ROUND: Final = """() => {
  window.pictures = [];
  new MutationObserver(() => window.pictures.push({
    acting: document.querySelector('.board').dataset.settled === 'false'
      && document.querySelector('.said .won') === null,
    told: document.querySelector('aside ol[tabindex]').textContent.includes('round goes to'),
  })).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def almost_over(game: str, seats: int | None = None) -> tuple[tablee.Match, str]:
    """A game of as few as can play it in which the next move wins, for whoever makes it."""
    for seed in range(1, 200):
        match, random = tablee.Match(game, seats, seed=seed, options=SHORT.get(game)), Random(seed)
        while not match.over:
            seat = to_act(match)
            for move in match.legal(seat):
                if has_won(match, seat, move):
                    return match, move
            match.play(seat, random.choice(match.legal(seat)))
    raise AssertionError(f"no game of {game} was about to end")


def to_act(match: tablee.Match) -> int:
    seat = match.to_act[0]
    assert seat != "fate"
    return seat


def has_won(match: tablee.Match, seat: int, move: str) -> bool:
    after = match.copy()
    after.play(seat, move)
    return after.over and after.winners == [seat]


def imported(page: Page, match: tablee.Match) -> str:
    """The address of a table at which a game that was begun elsewhere goes on."""
    page.request.post("/api/me", data={"name": "Ada"})
    table: str = page.request.post("/api/tables/import", data={"record": match.record()}).json()["id"]
    return f"/tables/{table}"


def sit_down_at(screens: Screens, match: tablee.Match, pace: Pace) -> Page:
    """One person with both seats."""
    page = screens.open(pace=pace)
    table = imported(page, match)
    for seat, name in enumerate(("Ada", "Zoé")):
        page.request.post(f"/api{table}/seats/{seat}", data={"name": name})
    page.goto(table)
    return page


def sit_down_against_a_bot(
    screens: Screens,
    match: tablee.Match,
    pace: Pace = "instant",
    device: Device = "desktop",
    language: Language = "en",
    name: str = "Ada",
) -> Page:
    """Whoever is to play, against the weakest bots."""
    page, seat = screens.open(device=device, language=language, pace=pace), to_act(match)
    table = imported(page, match)
    page.request.post(f"/api{table}/seats/{seat}", data={"name": name})
    for other in [other for other in range(match.seats) if other != seat]:
        page.request.put(f"/api{table}/seats/{other}/bot", data={"level": 1})
    page.goto(table)
    return page


def play(page: Page, match: tablee.Match, move: str) -> None:
    """From the list of moves, which is in the order in which the rules name them."""
    moves = page.locator("aside details li > button, .board li > button")
    page.locator(OFFERING).wait_for()
    for summary in page.locator("aside details summary").all():  # a board without a drawing is the list
        summary.click()
    moves.nth([named.move for named in match.named(to_act(match))].index(move)).click()


def test_the_last_move_is_seen_before_the_result_is_told(screens: Screens) -> None:
    match, move = almost_over("hippo")
    page = sit_down_at(screens, match, "normal")
    page.evaluate(WATCH)
    play(page, match, move)
    result(page).wait_for()
    pictures = page.evaluate("window.pictures")
    told = [picture["result"] for picture in pictures].index(True)
    assert any(picture["won"] and not picture["result"] for picture in pictures[:told])
    assert all(picture["resign"] for picture in pictures[:told] if picture["won"])


def test_the_end_of_a_round_is_told_when_it_is_acted_out_and_not_before(screens: Screens) -> None:
    match, move = almost_over("hohisse")
    page = sit_down_against_a_bot(screens, match, "normal")
    page.locator(OFFERING).wait_for()
    page.evaluate(WATCH_ROUND)
    play(page, match, move)
    result(page).wait_for()
    assert page.evaluate("window.pictures.some(({ acting, told }) => acting && !told)")
    assert page.evaluate("window.pictures.at(-1).told")


def test_a_result_counts_in_the_games_own_units_and_ranks_by_its_rules(screens: Screens) -> None:
    match, move = almost_over("hippo")
    match_over = match.copy()
    match_over.play(match.to_act[0], move)
    page = sit_down_at(screens, match, "instant")
    play(page, match, move)
    shown = result(page).locator("ol li")
    expect(shown).to_have_count(2)
    for row, standing in zip(shown.all(), match_over.standings, strict=True):
        expect(row).to_contain_text(standing.said.text("en"))
    expect(shown.first).to_contain_text("no rings left")
    screens.keep(page, "hippo-finale")


def test_what_others_did_stays_until_ones_own_gesture_and_can_be_seen_again(screens: Screens) -> None:
    page = screens.open("/games/knopf", pace="normal")
    begin(page)
    again = page.get_by_role("button", name="Show again")
    page.locator("aside details summary").click()
    page.locator("aside details li > button").first.click()
    again.wait_for()  # the bot has answered
    said = page.locator(".lately > span")
    expect(said).not_to_be_empty()
    expect(page.locator(".board[data-settled=true]")).to_be_visible()
    page.evaluate(WATCH_OFFERS)
    again.click()
    page.wait_for_function("() => window.offers.length > 1 && window.offers.at(-1) !== '0'")
    assert page.evaluate("window.offers[0]") == "0"
    page.locator(".board").click(position={"x": 3, "y": 3})
    expect(again).to_have_count(0)


def test_on_a_phone_what_others_did_has_most_of_its_line(screens: Screens) -> None:
    page = screens.open("/games/knopf", "phone", "de")
    resize(page, SMALL_PHONE)
    begin(page)
    play_on(page, 2)
    expect(page.get_by_role("button", name="Noch einmal zeigen")).to_be_visible()
    said = page.locator(".lately > span").bounding_box()
    assert said is not None
    assert said["width"] > MOST_OF_A_LINE * SMALL_PHONE["width"]


@pytest.mark.parametrize("game", [facts.id for facts in tablee.games()])
def test_a_finale_can_be_read_by_day_and_by_night(screens: Screens, game: str) -> None:
    match, move = almost_over(game)
    page = sit_down_against_a_bot(screens, match)
    screens.keep(page, f"{game}-before-finale")
    play(page, match, move)
    expect(result(page).get_by_role("heading")).to_have_text("You won!")
    expect(result(page).locator("ol li")).to_have_count(match.seats)
    for device, size in SIZES.items():
        resize(page, size)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            look_at(screens, page, f"{game}-finale-{device}-{scheme}", device)


def look_at(screens: Screens, page: Page, name: str, device: Device) -> None:
    screens.keep(page, name)
    assert page.evaluate(TOO_WIDE) <= 0, f"the finale scrolls sideways on a {device}"
    assert faults(page) == []


def test_on_a_phone_the_board_is_seen_above_the_result_and_a_tap_on_it_puts_that_aside(screens: Screens) -> None:
    match, move = almost_over("hippo")
    page = sit_down_against_a_bot(screens, match)
    play(page, match, move)
    result(page).wait_for()
    resize(page, SMALL_PHONE)
    board, sheet = page.locator("section.board").bounding_box(), result(page).bounding_box()
    assert board is not None
    assert sheet is not None
    assert sheet["y"] > board["y"] + LEFT_OF_BOARD * board["height"]
    expect(result(page).get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    page.locator("section.board").click(position={"x": 20, "y": 20})
    expect(result(page)).to_have_count(0)
    again = page.get_by_role("button", name="Show the result again")
    expect(again).to_be_focused()
    again.click()
    expect(result(page).get_by_role("button", name="See the board")).to_be_focused()


def test_on_an_upright_tablet_the_result_comes_from_below(screens: Screens) -> None:
    match, move = almost_over("hippo")
    page = sit_down_against_a_bot(screens, match)
    play(page, match, move)
    result(page).wait_for()
    resize(page, UPRIGHT_TABLET)
    stage, sheet = page.locator(".stage").bounding_box(), result(page).bounding_box()
    assert stage is not None
    assert sheet is not None
    assert sheet["y"] > stage["y"] + LEFT_OF_BOARD * stage["height"]
    assert sheet["y"] + sheet["height"] > stage["y"] + ALMOST_ALL * stage["height"]


def test_a_long_name_pushes_nothing_out_of_the_result(screens: Screens) -> None:
    match, move = almost_over("hippo")
    page = sit_down_against_a_bot(screens, match, language="fr", name=LONGEST_NAME)
    play(page, match, move)
    result(page).wait_for()
    resize(page, SMALL_PHONE)
    expect(result(page).get_by_role("button", name="Voir le plateau")).to_be_in_viewport(ratio=1)
    expect(result(page).get_by_role("link", name="Revoir la partie")).to_be_in_viewport(ratio=1)


def test_a_long_name_gives_way_to_what_is_told_of_its_owner(screens: Screens) -> None:
    match, move = almost_over("hulahoo")
    page = sit_down_against_a_bot(screens, match, language="fr", name=LONGEST_NAME)
    play(page, match, move)
    result(page).wait_for()
    resize(page, SMALL_PHONE)
    won, lost = (row.bounding_box() for row in result(page).locator("ol li").all())
    assert won is not None
    assert lost is not None
    assert won["height"] == lost["height"]


def test_the_winners_star_pushes_no_long_name_out_of_its_panel(screens: Screens) -> None:
    match, move = almost_over("hippo", 4)
    page = sit_down_against_a_bot(screens, match, name=LONGEST_NAME)
    play(page, match, move)
    result(page).wait_for()
    resize(page, UPRIGHT_TABLET)
    winner = page.locator(".player").filter(has_text="★")
    name, panel = winner.locator(".name").bounding_box(), winner.locator(".panel").bounding_box()
    assert name is not None
    assert panel is not None
    assert name["x"] + name["width"] <= panel["x"] + panel["width"]


def test_the_story_of_the_game_says_how_it_ended_beside_the_result(screens: Screens) -> None:
    match, move = almost_over("hippo")
    page = sit_down_at(screens, match, "instant")
    play(page, match, move)
    result(page).wait_for()
    expect(page.locator(".line strong")).to_contain_text("has no rings left and wins!")


def test_at_a_desk_the_result_stands_beside_the_board_and_hides_nothing_of_it(screens: Screens) -> None:
    match, move = almost_over("hippo")
    page = sit_down_against_a_bot(screens, match)
    for said in MORE_THAN_THERE_IS_ROOM_FOR:
        page.get_by_label("Your message").fill(said)
        page.get_by_role("button", name="Send").click()
    last = page.get_by_role("list", name="Chat").get_by_text("Good luck!")
    expect(last).to_be_in_viewport(ratio=ALMOST_ALL)
    play(page, match, move)
    result(page).wait_for()
    for size in DESKS:
        resize(page, size)
        board, sheet = page.locator("section.board").bounding_box(), result(page).bounding_box()
        assert board is not None
        assert sheet is not None
        assert sheet["x"] >= board["x"] + board["width"]
        for name in ("Rematch", "Send"):
            expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        expect(last).to_be_in_viewport(ratio=ALMOST_ALL)
    page.locator("section.board").click(position={"x": 20, "y": 20})
    result(page).get_by_role("button", name="See the board").click()
    expect(page.get_by_role("list", name="The story so far")).to_be_visible()


def test_before_a_rematch_one_is_told_that_seats_and_colours_change(screens: Screens) -> None:
    match, move = almost_over("hippo")
    page = sit_down_at(screens, match, "instant")
    players = page.get_by_role("list", name="The players").locator("li .name")
    expect(players).to_have_text(["Ada", "Zoé"])
    play(page, match, move)
    expect(result(page)).to_contain_text("In a rematch you change places and colours.")
    result(page).get_by_role("button", name="Rematch").click()
    expect(players).to_have_text(["Zoé", "Ada"])


def test_whoever_beats_a_bot_is_offered_the_next_one(screens: Screens) -> None:
    match, move = almost_over("hippo")
    page = sit_down_against_a_bot(screens, match)
    before = page.url
    play(page, match, move)
    next_level = result(page).get_by_role("button", name=re.compile("^Try “.+”$"))
    level = next_level.inner_text().removeprefix("Try “").removesuffix("”")
    next_level.click()
    expect(page.get_by_role("list", name="The players")).to_contain_text(level)
    assert page.url != before


def test_a_tap_shows_at_once_what_waits(screens: Screens) -> None:
    page = screens.open("/games/knopf", pace="normal")
    begin(page)
    page.locator(OFFERING).wait_for()
    page.locator("aside details summary").click()
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))  # from here on nothing goes on by itself
    page.locator("aside details li > button").first.click()
    page.get_by_role("button", name="Skip").wait_for()  # the bot has answered
    expect(page.locator(OFFERING)).to_have_count(0)
    page.locator("section.board").click(position={"x": 3, "y": 3})
    expect(page.locator(OFFERING)).to_be_visible()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)


def test_a_first_game_stays_on_the_board_until_the_second_is_set_up(screens: Screens) -> None:
    match = tablee.Match("knopf", options={"map": "first"})
    there_and_back = [(0, "b3-e3"), (1, "b2-d4"), (0, "e3-b3"), (1, "d4-b2")] * 2
    for seat, move in there_and_back[:-1]:
        match.play(seat, move)
    page = sit_down_at(screens, match, "instant")
    step = page.locator(".knopf [aria-current=step]")
    expect(step).to_contain_text("move")
    expect(page.get_by_text("game 1 of 2")).to_be_visible()
    play(page, match, there_and_back[-1][1])
    expect(page.get_by_text(re.compile("^First game: .+ 0, .+ 0\\.$")).first).to_be_visible()
    expect(step).to_have_count(0)
    screens.keep(page, "knopf-between-games")
    page.locator(".knopf .below").get_by_role("button", name="Set up again and begin").click()
    expect(page.get_by_text("game 2 of 2")).to_be_visible()
    expect(page.get_by_role("img", name="Zoé has taken 0 of 10 buttons, and 0 in the first game")).to_be_visible()
    expect(step).to_contain_text("move")
    screens.keep(page, "knopf-second-game")
