"""Which Chromium the tests drive: the machine's own, else one that Playwright or apt brings. Run it to have it said."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

# The shell is Chromium without its own windows: half the work for the same page.
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APT: Final = ("apt-get", "install", "--yes", "--quiet", "--no-install-recommends")
# As root there is no sandbox to be had; the rest keeps the browser from calling home.
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class NoBrowser(Exception):
    """There is no Chromium, and none could be installed."""


def chromium() -> Path:
    """The machine's browser; installed first if there is none."""
    return on_the_machine() or of_playwright() or by_apt()


def on_the_machine() -> Path | None:
    return next((Path(found) for found in map(shutil.which, NAMES) if found), None)


def of_playwright() -> Path | None:
    """Playwright's own, downloaded at most once; None where its downloads are out of reach."""
    from playwright.sync_api import sync_playwright

    done = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if done.returncode:
        return None
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def by_apt() -> Path:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "--quiet"], check=False)
        any(subprocess.run([*APT, package], check=False).returncode == 0 for package in NAMES[:2])
    found = on_the_machine()
    if found is None:
        raise NoBrowser(
            f"expected one of {', '.join(NAMES)} on the PATH, found none, and neither `playwright install chromium` "
            "nor apt-get brought one: install Chromium or Chrome and run the tests again"
        )
    return found


if __name__ == "__main__":
    browser = chromium()
    version = subprocess.run([browser, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    print(f"The page is tested in {version} ({browser})")
