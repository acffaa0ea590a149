"""Every game, from its box to the result, by clicks against a bot."""

from collections.abc import Mapping

import pytest
from playwright.sync_api import expect

import tablee

from .playing import await_turn, begin, play_on, play_to_the_end, result
from .screens import Language, Screens

# The shortest variant there is, in the page's own words.
SHORT: Mapping[str, Mapping[str, str]] = {
    "heisa": {"Glasses to bring home": "one", "Tempo mode": "yes, without a clock"},
    "hohisse": {"Forming the teams": "not at all: 20 random cards", "Barrels to win": "one"},
    "hulahoo": {"Points to win": "1"},
    "knopf": {"Buttons to take": "8, the short game", "Games": "only one, less fair"},
    "nain_jaune": {"Deals": "1"},
    "le421": {"End of the game": "somebody has none left"},
}
CLICKS_BEFORE_PICTURE = 12
# From the middle of a square to the middle of another, for the first move there is.
A_SLIDE = """() => [...document.querySelector('aside details li > button').textContent.matchAll(/[a-j]\\d+/g)]
  .map(([square]) => document.querySelector(`[data-square="${square}"]`).getBoundingClientRect())
  .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))"""
# In how many pictures a button lies where there was one before it was taken up; `near`: CSS pixels.
WATCH_BUTTONS = """({ x, y }) => {
  const near = 6;
  [window.looks, window.seenBack] = [0, 0];
  const isThere = ({ left, top, width, height }) => Math.hypot(left + width / 2 - x, top + height / 2 - y) < near;
  requestAnimationFrame(function look() {
    window.looks += 1;
    const boxes = [...document.querySelectorAll('.knopf .buttons > g')].map(one => one.getBoundingClientRect());
    if (boxes.some(isThere)) window.seenBack += 1;
    requestAnimationFrame(look);
  });
}"""


@pytest.mark.parametrize("game", [facts.id for facts in tablee.games()])
def test_a_game_is_played_to_the_end_by_clicks(screens: Screens, game: str) -> None:
    page = screens.open()
    page.locator(f"a[href='/games/{game}']").click()
    begin(page, options=SHORT.get(game))
    play_on(page, CLICKS_BEFORE_PICTURE)
    screens.keep(page, f"{game}-board")
    play_to_the_end(page)
    expect(result(page).get_by_role("heading")).to_contain_text("!")
    screens.keep(page, f"{game}-result")


CREDITS: Mapping[Language, tuple[str, str, str]] = {
    "fr": ("À qui l’on doit ce jeu", "achetez-le si vous pouvez", "Escale à jeux"),
    "en": ("Who made this game", "buy it if you can", "Escale à jeux"),
    "de": ("Von wem dieses Spiel ist", "Kauf es, wenn du kannst", "Escale à jeux"),
}


@pytest.mark.parametrize("language", CREDITS)
def test_a_games_page_says_whom_it_is_owed_to_and_whether_it_can_be_bought(
    screens: Screens, language: Language
) -> None:
    page = screens.open("/games/hippo", language=language)
    title, *sentences = CREDITS[language]
    credits = page.get_by_role("region", name=title)
    for said in ("Martin Nedergaard Andersen", "Sarah Bourquin", "Helvetiq", "2017", *sentences):
        expect(credits).to_contain_text(said)


def test_what_is_our_own_estimate_is_marked_so(screens: Screens) -> None:
    page = screens.open("/games/heisa")
    expect(page.get_by_text("age 8+ (our estimate)")).to_be_visible()
    page = screens.open("/games/hippo")
    expect(page.get_by_role("heading", name="Who made this game")).to_be_visible()
    expect(page.get_by_text("(our estimate)")).to_have_count(0)


def test_a_button_laid_by_hand_lies_where_it_was_laid(screens: Screens) -> None:
    page = screens.open("/games/knopf")
    page.emulate_media(reduced_motion="no-preference")
    begin(page, "here")  # a bot might answer with a move to the same square
    await_turn(page)
    page.locator("aside details summary").click()
    start, end = page.evaluate(A_SLIDE)
    page.mouse.move(start["x"], start["y"])
    page.mouse.down()
    page.mouse.move(end["x"], end["y"], steps=5)
    page.evaluate(WATCH_BUTTONS, start)
    page.mouse.up()
    page.wait_for_function("() => window.looks > 40")
    assert page.evaluate("window.seenBack") == 0
