"""What a phone has to fetch before somebody sees the shelf."""

import gzip
from typing import Final

from .screens import Screens

MOST: Final = 150_000  # bytes of JavaScript, compressed
FETCHED: Final = "performance.getEntriesByType('resource').map(one => one.name).filter(name => name.endsWith('.js'))"


def test_the_first_page_is_small(screens: Screens) -> None:
    page = screens.open("/")
    page.locator(".boxes a").first.wait_for()
    page.wait_for_load_state("networkidle")
    scripts = [page.request.get(address).body() for address in page.evaluate(FETCHED)]
    assert scripts
    assert sum(len(gzip.compress(script)) for script in scripts) <= MOST
