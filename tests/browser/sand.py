"""Heisa's board as hands and eyes know it: what is offered, how a glass is moved, how high its sand stands."""

import re
from typing import Final

from playwright.sync_api import Page

from .playing import BRIEF, begin, invite
from .screens import Screens

ONWARDS: Final = re.compile(
    r"(?:Move|Bring) (?P<side>red|yellow) (?P<letter>[A-D]) (?:home|to (?P<column>[a-d])(?P<row>\d))"
)
OFFERED: Final = "() => [...document.querySelectorAll('aside details li > button')].map(one => one.textContent.trim())"
# Of each running glass, when it will be empty: by the height of its sand in this frame, on the machine's clock.
EMPTY_AT: Final = """full => new Promise(resolve => requestAnimationFrame(() => {
  const now = performance.timeOrigin + performance.now();
  const running = [...document.querySelectorAll('[data-glass]')].filter(one => one.querySelector('.stream'));
  resolve(Object.fromEntries(running.map(one => {
    const height = new DOMMatrix(getComputedStyle(one.querySelector('.sand')).transform).d;
    return [one.dataset.glass, now + full * height ** 2.2];
  })));
}))"""


def two_at_a_table(screens: Screens, options: dict[str, str]) -> tuple[Page, Page]:
    host = screens.open("/games/heisa")
    host.get_by_label("Your name").fill("Max")
    begin(host, "friends", options)
    guest = invite(screens, host)
    for page in (host, guest):
        page.get_by_role("button", name="I am ready!").click()
    guest.locator("[data-die]").wait_for()
    return host, guest


def offered(page: Page) -> list[str]:
    """Moves by their names; none while it is somebody else's turn."""
    names: list[str] = page.evaluate(OFFERED)
    return names


def roll(page: Page) -> None:
    page.locator("[data-die]").click(timeout=BRIEF)


def make(page: Page, move: str) -> None:
    """Press what bears the move's name; where no one place does yet, take the glass first."""
    named = page.locator(f".board [aria-label^='{move}']")
    if not named.count():
        page.locator(f"[data-glass={glass_in(move)}]").click(timeout=BRIEF)
    named.first.click(timeout=BRIEF)


def glass_in(move: str) -> str:
    side, letter = move.split()[1:3]
    return f"{side[0].upper()}{letter}"


def decline(page: Page) -> None:
    page.get_by_role("button", name="Give up the roll").click(timeout=BRIEF)


def apart(one: Page, other: Page, full: int) -> dict[str, float]:
    """Milliseconds between the moments at which two screens will see a glass run out."""
    mine, yours = one.evaluate(EMPTY_AT, full), other.evaluate(EMPTY_AT, full)
    return {glass: abs(mine[glass] - yours[glass]) for glass in mine.keys() & yours.keys()}
