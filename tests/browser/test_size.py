"""What a phone has to fetch before somebody sees the shelf."""

from typing import Final

from .screens import Screens
from .scripts import compressed_scripts

MOST: Final = 60_000  # bytes of JavaScript, compressed


def test_the_first_page_is_small(screens: Screens) -> None:
    page = screens.open("/")
    page.locator(".boxes a").first.wait_for()
    assert 0 < compressed_scripts(page) <= MOST
