"""What a rated game takes, as the page offers it."""

import re

from playwright.sync_api import Locator, Page, expect

from .playing import begin, play_on
from .screens import Screens

ENOUGH = 8  # clicks: whoever gives up sooner says nothing of anybody's strength
ACCOUNT = {"login": "ada.rated", "password": "correct horse battery"}


def more_settings(page: Page) -> Locator:
    """The box for a rated game, once it can be seen."""
    page.get_by_text("More settings").click()
    return page.get_by_label("Rated game")


def test_a_guest_is_told_what_a_rated_game_takes_and_led_there(screens: Screens) -> None:
    page = screens.open("/games/knopf")
    expect(more_settings(page)).to_be_disabled()
    page.get_by_role("link", name="make one").click()
    expect(page).to_have_url(re.compile("/me$"))


def test_somebody_with_an_account_plays_a_rated_game_with_a_clock_and_is_told_their_rating(screens: Screens) -> None:
    page = screens.open("/games/knopf")
    for path, said in (("/api/me", {"name": "Ada"}), ("/api/me/account", ACCOUNT)):
        assert page.request.post(page.url.replace("/games/knopf", path), data=said).ok
    page.reload()
    more_settings(page).check()
    clock = page.get_by_label("Clock")
    expect(clock).to_have_value("calm")
    expect(clock.get_by_text("No clock")).to_have_count(0)
    begin(page)
    shown = page.request.get(page.url.replace("/tables/", "/api/tables/")).json()
    assert shown["rated"]
    assert shown["clock"]["bank"] == 15 * 60_000
    play_on(page, ENOUGH)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_text(re.compile(r"Your first rating: \d+\."))).to_be_visible()
