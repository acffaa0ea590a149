"""What happens is seen before it is told, and a result is a result of the game that was played."""

from typing import Final

from playwright.sync_api import Page, expect

import tablee

from .playing import begin, result
from .screens import Pace, Screens

# Every picture of the page in which something has changed: whether the story tells of the win, and whether the result
# can be read.
WATCH: Final = """() => {
  window.pictures = [];
  new MutationObserver(() => window.pictures.push({
    won: document.querySelector('.board')?.dataset.settled === 'false'
      && (document.querySelector('aside ol')?.textContent ?? '').includes('wins!'),
    result: document.querySelector('section.result') !== null,
  })).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def almost_over(game: str) -> tuple[tablee.Match, str]:
    """A game of two in which the next move wins."""
    for seed in range(1, 200):
        match = tablee.Match(game, seats=2, seed=seed)
        while not match.over:
            for move in match.legal(match.to_act[0]):
                after = match.copy()
                after.play(match.to_act[0], move)
                if after.over:
                    return match, move
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    raise AssertionError(f"no game of {game} was about to end")


def sit_down_at(screens: Screens, match: tablee.Match, pace: Pace) -> Page:
    """One person with both seats of a game that was begun elsewhere."""
    page = screens.open(pace=pace)
    page.request.post("/api/me", data={"name": "Ada"})
    table = page.request.post("/api/tables/import", data={"record": match.record()}).json()["id"]
    for seat, name in enumerate(("Ada", "Zoé")):
        page.request.post(f"/api/tables/{table}/seats/{seat}", data={"name": name})
    page.goto(f"/tables/{table}")
    return page


def play(page: Page, match: tablee.Match, move: str) -> None:
    label = next(named.label.text("en") for named in match.named(match.to_act[0]) if named.move == move)
    page.locator("aside details summary").click()
    page.locator("aside details li > button").get_by_text(label, exact=True).click()


def test_the_last_move_is_seen_before_the_result_is_told(screens: Screens) -> None:
    match, move = almost_over("hippo")
    page = sit_down_at(screens, match, "normal")
    page.evaluate(WATCH)
    play(page, match, move)
    result(page).wait_for()
    pictures = page.evaluate("window.pictures")
    told = [picture["result"] for picture in pictures].index(True)
    assert any(picture["won"] and not picture["result"] for picture in pictures[:told])


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
    said = page.locator(".lately span")
    expect(said).not_to_be_empty()
    expect(page.locator(".board[data-settled=true]")).to_be_visible()
    again.click()
    expect(page.locator(".board[data-offers='0']")).to_be_visible()
    expect(page.locator(".board:not([data-offers='0'])")).to_be_visible()
    page.locator(".board").click(position={"x": 3, "y": 3})
    expect(again).to_have_count(0)


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
    expect(page.get_by_text("First game: 0 to 0.")).to_be_visible()
    expect(step).to_have_count(0)
    screens.keep(page, "knopf-between-games")
    page.locator(".knopf .below").get_by_role("button", name="Set up again and begin").click()
    expect(page.get_by_text("game 2 of 2")).to_be_visible()
    expect(page.get_by_role("img", name="Zoé has taken 0 of 10 buttons, and 0 in the first game")).to_be_visible()
    expect(step).to_contain_text("move")
    screens.keep(page, "knopf-second-game")
