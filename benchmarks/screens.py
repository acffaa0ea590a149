"""A server of its own and a real browser, for what can only be measured on a page."""

from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from benchmarks.figures import Figure
from benchmarks.run import console, table
from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.screens import Screens
from tests.browser.server_process import ServerProcess


def show(measured: Callable[[Screens], Iterable[Figure]]) -> None:
    """Measure, and print the figures."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        try:
            console.print(table(list(measured(Screens(browser, server.url, Path(folder))))))
        finally:
            browser.close()
            server.stop()
