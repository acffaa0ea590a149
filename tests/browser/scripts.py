"""How much JavaScript a page has fetched."""

import gzip
from typing import Final

from playwright.sync_api import Page

FETCHED: Final = "performance.getEntriesByType('resource').map(one => one.name).filter(name => name.endsWith('.js'))"


def compressed_scripts(page: Page) -> int:
    """Bytes, once nothing more comes."""
    page.wait_for_load_state("networkidle")
    return sum(len(gzip.compress(page.request.get(address).body())) for address in page.evaluate(FETCHED))
