"""Every page and every board, in three languages, on a phone and on a desk, by day and by night: nobody kept out."""

from typing import Final

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

import tablee

from .playing import begin, get_ready, play_on
from .screens import SIZES, Language, Screens, resize

GAMES: Final = [facts.id for facts in tablee.games()]
# name: address, and what is there once the page is
PAGES: Final = {
    "shelf": ("/", ".boxes a"),
    "settings": ("/settings", "fieldset"),
    "me": ("/me", "form"),
    "best": ("/best", "section h2"),
    "best-of-one": ("/best/hippo", ".card"),
    "no-such-table": ("/tables/nothing-there", "[role=alert]"),
    "no-such-game": ("/games/nothing-there", "main a"),
    "nowhere": ("/nowhere", "main svg"),
    **{f"{game}-page": (f"/games/{game}", "#rules h3") for game in GAMES},
}
GRAVE: Final = ("serious", "critical")
AXE_IS_THERE: Final = "() => 'axe' in window"
VIOLATIONS: Final = "() => axe.run({ resultTypes: ['violations'] }).then(results => results.violations)"
TOO_WIDE: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def faults(page: Page) -> list[str]:
    """What axe-core finds, as far as it keeps people out. It is read once a document, and quicker the second time."""
    if not page.evaluate(AXE_IS_THERE):
        page.evaluate(AXE_SCRIPT)
    return [
        f"{fault['id']}: {fault['help']}: {[node['target'] for node in fault['nodes']]}"
        for fault in page.evaluate(VIOLATIONS)
        if fault["impact"] in GRAVE
    ]


def check_all(screens: Screens, page: Page, name: str, there: str) -> None:
    """The page as it is, on a phone in French and in German; then on a desk in English, by day and by night.

    By night colours are others, and nothing else that axe looks at: on a desk it looks once, by night.
    """
    check(screens, page, f"{name}-phone", there)
    speak(page, "de")
    fits(screens, page, f"{name}-german", there)
    resize(page, SIZES["desktop"])
    speak(page, "en")
    fits(screens, page, f"{name}-desktop", there)
    page.emulate_media(color_scheme="dark")
    check(screens, page, f"{name}-night", there)


def speak(page: Page, language: Language) -> None:
    page.locator("header select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def check(screens: Screens, page: Page, name: str, there: str) -> None:
    fits(screens, page, name, there)
    assert faults(page) == []


def fits(screens: Screens, page: Page, name: str, there: str) -> None:
    page.locator(there).first.wait_for()
    screens.keep(page, name)
    assert page.evaluate(TOO_WIDE) <= 0, "the page scrolls sideways"


@pytest.mark.parametrize("name", PAGES)
def test_a_page_keeps_nobody_out(screens: Screens, name: str) -> None:
    path, there = PAGES[name]
    check_all(screens, screens.open(path, "phone", "fr"), name, there)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_keeps_nobody_out(screens: Screens, game: str) -> None:
    page = screens.open(f"/games/{game}", "phone", "fr")
    begin(page)
    get_ready(page)
    play_on(page, 4)
    check_all(screens, page, f"{game}-table", ".board")


def test_a_lobby_keeps_nobody_out(screens: Screens) -> None:
    page = screens.open("/games/hippo", "phone", "fr")
    begin(page, "friends")
    guest = screens.open(page.url, "phone", "fr")
    check_all(screens, page, "lobby", ".lobby")
    check_all(screens, guest, "guest", ".lobby form")
