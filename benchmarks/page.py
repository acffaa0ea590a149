"""The page in a real browser: `python -m benchmarks.page`. How soon the shelf can be used, how soon a move is seen."""

from collections.abc import Iterator

from playwright.sync_api import Page

from benchmarks.figures import INTERACTIVE_MS, SCRIPTS_KB, SHOWN_MS, Figure
from benchmarks.measure import Clock, spread
from benchmarks.screens import show
from tests.browser.playing import begin, invite
from tests.browser.screens import Screens
from tests.browser.scripts import compressed_scripts

ROUNDS = 9
MOVES = 20
GAME = "knopf"  # a move is one click in its list of moves, and nothing is rolled in between
WALL: Clock = "wall"

# Milliseconds from the first byte asked for until the boxes on the shelf are there to be clicked.
WATCH_SHELF = """
new MutationObserver((_, watch) => {
  if (!document.querySelector('.boxes a')) return;
  watch.disconnect();
  requestAnimationFrame(() => window.usable = performance.now());
}).observe(document, { childList: true, subtree: true });
"""
NOTE_CLICKS = "addEventListener('click', () => window.clicked = performance.timeOrigin + performance.now(), true)"
NOTE_SIGHTS = """() => {
  window.sights = [];
  const seen = () => requestAnimationFrame(() => window.sights.push(performance.timeOrigin + performance.now()));
  new MutationObserver(seen).observe(document.querySelector('aside ol'), { childList: true, subtree: true });
}"""


def page(screens: Screens) -> Iterator[Figure]:
    sizes, times = zip(*(first_visit(screens) for _ in range(ROUNDS)), strict=True)
    yield figure("JavaScript of the first page, compressed", list(sizes), "kB", SCRIPTS_KB)
    yield figure("first page until it can be used", list(times), "ms", INTERACTIVE_MS)
    yield figure("click until the other screen shows the move", list(sights(screens)), "ms", SHOWN_MS)


def figure(name: str, values: list[float], unit: str, at_most: float) -> Figure:
    return Figure(group="The page", name=name, value=spread(values), unit=unit, clock=WALL, at_most=at_most)


def first_visit(screens: Screens) -> tuple[float, float]:
    """Kilobytes and milliseconds, for somebody whose browser has nothing of ours yet."""
    page = screens.open("about:blank")
    page.add_init_script(WATCH_SHELF)
    page.goto("/")
    usable: float = page.wait_for_function("window.usable").json_value()
    return compressed_scripts(page) / 1_000, usable


def sights(screens: Screens) -> Iterator[float]:
    """Milliseconds from one player's click to the other's picture, move by move."""
    host = screens.open(f"/games/{GAME}")
    begin(host, "friends")
    players = (host, invite(screens, host))
    for player in players:
        player.locator("aside details summary").click()
        player.evaluate(NOTE_CLICKS)
        player.evaluate(NOTE_SIGHTS)
    for _ in range(MOVES):
        yield sight(*in_turn(players))


def in_turn(players: tuple[Page, Page]) -> tuple[Page, Page]:
    """Who may move, and who watches."""
    one, other = players
    while True:
        for mover, watcher in ((one, other), (other, one)):
            if mover.locator("aside details li > button").count():
                return mover, watcher
        one.wait_for_timeout(20)


def sight(mover: Page, watcher: Page) -> float:
    before = watcher.evaluate("sights.length")
    mover.locator("aside details li > button").first.click()
    seen: float = watcher.wait_for_function("before => sights[before]", arg=before).json_value()
    clicked: float = mover.evaluate("clicked")
    return seen - clicked


if __name__ == "__main__":
    show(page)
