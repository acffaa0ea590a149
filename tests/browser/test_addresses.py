"""Addresses that lead nowhere lead home, and the API's own page asks nobody but this server."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from .screens import Language, Screens

MISSING: Final = ["/games/nothing-there", "/games/nothing-there/learn", "/best/nothing-there"]
MISSING_TABLES: Final = ["/tables/nothing-there", "/replay/nothing-there", "/people/nothing-there"]
WORDS: Final[dict[Language, tuple[str, str]]] = {
    "fr": ("Il n’y a rien à cette adresse.", "Retour à l’étagère"),
    "en": ("There is nothing at this address.", "Back to the shelf"),
    "de": ("Unter dieser Adresse ist nichts.", "Zurück zum Regal"),
}


def go_home(page: Page, link: str) -> None:
    page.locator("main").get_by_role("link", name=link).click()
    expect(page.locator(".boxes a").first).to_be_visible()
    assert page.evaluate("location.pathname") == "/"


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("path", ["/nowhere", "/games", "/games/hippo/no/such/page", "/%00", "/" + "x" * 2_000])
def test_an_unknown_address_leads_home(screens: Screens, path: str, language: Language) -> None:
    heading, link = WORDS[language]
    page = screens.open("/settings", "phone", language)
    answer = page.goto(path)
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.locator("main svg")).to_be_visible()
    go_home(page, link)


@pytest.mark.parametrize("path", [*MISSING, *MISSING_TABLES])
def test_what_does_not_exist_leads_home(screens: Screens, path: str) -> None:
    page = screens.open(path)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
    expect(page.locator("main svg")).to_be_visible()
    go_home(page, "Back to the shelf")


def test_the_page_of_the_api_asks_nobody_else(screens: Screens) -> None:
    page = screens.open("/settings")
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.goto("/api/docs")
    page.get_by_text("AllGames", exact=True).click()
    page.get_by_role("button", name="Try it out").click()
    page.get_by_role("button", name="Execute").click()
    expect(page.locator(".live-responses-table").get_by_text("200").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    home = page.evaluate("location.origin")
    assert f"{home}/api/docs/openapi.json" in asked
    assert [url for url in asked if not url.startswith((f"{home}/", "data:"))] == []
    assert complaints == []
    screens.keep(page, "api")
