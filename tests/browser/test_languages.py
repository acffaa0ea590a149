"""The page speaks the browser's language, fetches no other, and goes over to another one all at once."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from .playing import begin, play_on
from .screens import Language, Screens

QUESTIONS: Final[dict[Language, str]] = {
    "fr": "À quoi joue-t-on\u202f?",
    "en": "What shall we play?",
    "de": "Was spielen wir?",
}
TEXTS: Final = (
    "performance.getEntriesByType('resource').map(one => one.name.match(/page\\.(\\w+)-/)?.[1]).filter(Boolean)"
)


def say(page: Page, language: Language) -> None:
    page.locator("header select").select_option(language)


@pytest.mark.parametrize("language", QUESTIONS)
def test_the_browser_says_which_language(screens: Screens, language: Language) -> None:
    page = screens.open("/", "phone", language)
    expect(page.get_by_role("heading", name=QUESTIONS[language])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate(TEXTS) == [language]


def test_another_language_is_kept(screens: Screens) -> None:
    page = screens.open("/settings")
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name=QUESTIONS["de"])).to_be_visible()


def test_a_table_goes_over_to_another_language_while_people_play(screens: Screens) -> None:
    page = screens.open("/games/hippo")
    begin(page)
    play_on(page, 2)
    expect(page.get_by_role("group", name="Lanes")).to_be_visible()
    say(page, "de")
    expect(page.get_by_role("group", name="Bahnen")).to_be_visible()
    expect(page.get_by_role("button", name="Regeln")).to_be_visible()
    say(page, "fr")
    expect(page.get_by_role("group", name="Couloirs")).to_be_visible()
    expect(page.get_by_role("button", name="Annuler le coup")).to_be_visible()
