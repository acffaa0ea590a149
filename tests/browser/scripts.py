"""How much JavaScript a page has fetched."""

import gzip
from typing import Final

from playwright.sync_api import Page

FETCHED: Final = "performance.getEntriesByType('resource').map(one => one.name).filter(name => name.endsWith('.js'))"


def compressed_scripts(page: Page, part: str = "") -> int:
    """Bytes, once nothing more comes; of those with `part` in their address."""
    page.wait_for_load_state("networkidle")
    fetched = [address for address in page.evaluate(FETCHED) if part in address]
    return sum(len(gzip.compress(page.request.get(address).body())) for address in fetched)
