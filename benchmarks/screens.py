"""A server of its own and a real browser, for what can only be measured on a page."""

from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from benchmarks.figures import Figure
from benchmarks.run import console, table
from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.house import House
from tests.browser.screens import Screens


def show(measured: Callable[[Screens], Iterable[Figure]]) -> None:
    """Measure, and print the figures."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        try:
            console.print(table(list(measured(Screens(browser, house.url, Path(folder))))))
        finally:
            browser.close()
            house.stop()
