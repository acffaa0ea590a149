"""Screens to look at the page with: a person's browser each, on a desk or in a hand."""

import os
from ipaddress import IPv4Address
from pathlib import Path
from random import randrange
from typing import Final, Literal

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

Device = Literal["desktop", "phone"]
Language = Literal["fr", "en", "de"]
Pace = Literal["normal", "instant"]

SIZES: Final[dict[Device, ViewportSize]] = {
    "desktop": ViewportSize(width=1280, height=800),
    "phone": ViewportSize(width=360, height=740),
}
LOCALES: Final[dict[Language, str]] = {"fr": "fr-FR", "en": "en-GB", "de": "de-AT"}
KEEP_PACE: Final = """pace => localStorage.getItem('tablee.settings')
  ?? localStorage.setItem('tablee.settings', JSON.stringify({ pace }))"""
DRAWN_ANEW: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
WITH_PICTURES: Final = bool(os.environ.get("TABLEE_PICTURES"))
PATIENCE: Final = 60_000  # milliseconds: a busy machine is slow, not wrong


class Screens:
    def __init__(self, browser: Browser, url: str, pictures: Path) -> None:
        self.errors: list[str] = []
        self._browser = browser
        self._url = url
        self._pictures = pictures
        self._contexts: list[BrowserContext] = []

    def open(
        self, path: str = "/", device: Device = "desktop", language: Language = "en", pace: Pace = "instant"
    ) -> Page:
        """Somebody new comes to the page; somebody in a hurry, unless the test is about following what others do."""
        context = self._browser.new_context(
            base_url=self._url,
            viewport=SIZES[device],
            locale=LOCALES[language],
            has_touch=device == "phone",
            is_mobile=device == "phone",
            reduced_motion="reduce",
            extra_http_headers={"X-Forwarded-For": an_address()},
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"({KEEP_PACE})('{pace}')")
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error}"))
        page.goto(path)
        return page

    def keep(self, page: Page, name: str) -> None:
        """A picture of the whole page, for people to look at, if they want some: it takes longer than most tests."""
        if WITH_PICTURES:
            page.screenshot(path=self._pictures / f"{name}.png", full_page=True)

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def resize(page: Page, size: ViewportSize) -> None:
    """Until what is drawn has followed the window."""
    page.set_viewport_size(size)
    page.evaluate(DRAWN_ANEW)


def an_address() -> str:
    """Everybody has their own: what one address may do in a minute is no limit to a whole run of tests."""
    return str(IPv4Address("10.0.0.0") + randrange(1, 2**24))
