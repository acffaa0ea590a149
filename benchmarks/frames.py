"""Running sand in a real browser: `python -m benchmarks.frames`. How smoothly it runs, and how alike on two screens."""

from collections.abc import Iterator
from statistics import quantiles

from playwright.sync_api import Page

from benchmarks.figures import APART_MS, FRAME_MS, Figure
from benchmarks.measure import Clock, spread
from benchmarks.screens import show
from tests.browser.sand import apart, two_at_a_table
from tests.browser.screens import Screens

LONG = {"How long a glass runs": "180 seconds", "How long a turn lasts": "12 seconds"}
FULL = 180_000  # milliseconds
GLASSES = 8
SECONDS = 10
LOOKS = 30
A_MOMENT = 100  # milliseconds
WALL: Clock = "wall"

# Whoever is to play chooses from the list of moves at once: to roll, a glass out to its own place, nothing.
HURRY = r"""() => setInterval(() => {
  const offered = [...document.querySelectorAll('aside details li > button')];
  const wanted = [/^Roll/, /^Move red (.) to \1[1]$/i, /^Move yellow (.) to \1[7]$/i, /^Decline/];
  const found = wanted.map(name => offered.find(one => name.test(one.textContent.trim())));
  found.find(Boolean)?.click();
}, 50)"""
ALL_RUN = "glasses => document.querySelectorAll('[data-glass] .stream').length === glasses"
# Milliseconds between the pictures of a second.
A_SECOND = """() => new Promise(resolve => {
  const times = [];
  requestAnimationFrame(function next(now) {
    times.push(now);
    if (now - times[0] < 1000) requestAnimationFrame(next);
    else resolve(times.slice(1).map((time, i) => time - times[i]));
  });
})"""


def frames(screens: Screens) -> Iterator[Figure]:
    host, guest = two_at_a_table(screens, LONG)
    for page in (host, guest):
        page.emulate_media(reduced_motion="no-preference")
    bring_all_out(host, guest)
    looks = [difference for _ in range(LOOKS) for difference in differences(host, guest)]
    yield figure("the same sand on two screens, apart", looks, APART_MS)
    guest.close()
    seconds = [host.evaluate(A_SECOND) for _ in range(SECONDS)]
    assert host.evaluate(ALL_RUN, GLASSES), "a glass ran out while pictures were counted"
    yield figure("from picture to picture", [gap for second in seconds for gap in second], FRAME_MS)
    yield figure("the same, 95 of 100 within", [quantiles(second, n=20)[-1] for second in seconds], FRAME_MS)


def figure(name: str, values: list[float], at_most: float) -> Figure:
    group = f"Heisa's board with {GLASSES} glasses running"
    return Figure(group=group, name=name, value=spread(values), unit="ms", clock=WALL, at_most=at_most)


def differences(host: Page, guest: Page) -> list[float]:
    host.wait_for_timeout(A_MOMENT)
    return list(apart(host, guest, FULL).values())


def bring_all_out(*players: Page) -> None:
    """Both play on until every glass stands on the board and runs."""
    hurries = [player.evaluate(HURRY) for player in players]
    players[0].wait_for_function(ALL_RUN, arg=GLASSES)
    for player, hurry in zip(players, hurries, strict=True):
        player.evaluate("clearInterval", hurry)


if __name__ == "__main__":
    show(frames)
