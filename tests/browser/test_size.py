"""What a phone has to fetch before somebody sees the shelf."""

import gzip
from typing import Final

from playwright.sync_api import Response

from .screens import Screens

MOST: Final = 150_000  # bytes of JavaScript, compressed


def test_the_first_page_is_small(screens: Screens) -> None:
    scripts: list[Response] = []
    page = screens.open("/settings")
    page.on("response", lambda response: scripts.append(response) if response.url.endswith(".js") else None)
    page.goto("/")
    page.locator(".boxes a").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert scripts
    assert sum(len(gzip.compress(script.body())) for script in scripts) <= MOST
