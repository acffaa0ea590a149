"""Running sand in a real browser: `python -m benchmarks.frames`. How smoothly it runs, and how alike on two screens."""

from collections.abc import Iterator
from statistics import quantiles

from playwright.sync_api import Error, Page

from benchmarks.figures import APART_MS, FRAME_MS, Figure
from benchmarks.measure import Clock, spread
from benchmarks.screens import show
from tests.browser.sand import ONWARDS, apart, decline, make, offered, roll, two_at_a_table
from tests.browser.screens import Screens

LONG = {"How long a glass runs": "180 seconds", "How long a turn lasts": "12 seconds"}
FULL = 180_000  # milliseconds
GLASSES = 8
FIRST = {"red": "1", "yellow": "7"}  # the rows in front of their lines
SECONDS = 10
LOOKS = 30
A_MOMENT = 100  # milliseconds
WALL: Clock = "wall"

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
    looks = [difference for _ in range(LOOKS) for difference in look(host, guest)]
    yield figure("the same sand on two screens, apart", looks, APART_MS)
    guest.close()
    seconds = [host.evaluate(A_SECOND) for _ in range(SECONDS)]
    still_running(host)
    yield figure("from picture to picture", [gap for second in seconds for gap in second], FRAME_MS)
    yield figure("the same, 95 of 100 within", [quantiles(second, n=20)[-1] for second in seconds], FRAME_MS)


def figure(name: str, values: list[float], at_most: float) -> Figure:
    group = f"Heisa's board with {GLASSES} glasses running"
    return Figure(group=group, name=name, value=spread(values), unit="ms", clock=WALL, at_most=at_most)


def look(host: Page, guest: Page) -> list[float]:
    host.wait_for_timeout(A_MOMENT)
    return list(apart(host, guest, FULL).values())


def bring_all_out(*players: Page) -> None:
    while running(players[0]) < GLASSES:
        for player in players:
            try:
                bring_out(player, offered(player))
            except Error:  # the turn has gone meanwhile
                continue


def bring_out(player: Page, names: list[str]) -> None:
    """Every S is for another glass; no number is used."""
    out = next(filter(is_out, names), None)
    if "Roll the die" in names:
        roll(player)
    elif out:
        make(player, out)
    elif names:
        decline(player)


def is_out(name: str) -> bool:
    """Whether a glass comes to the place in front of its line, in its own column."""
    move = ONWARDS.fullmatch(name)
    return move is not None and FIRST.get(move["side"]) == move["row"] and move["letter"].lower() == move["column"]


def running(page: Page) -> int:
    return page.locator("[data-glass] .stream").count()


def still_running(page: Page) -> None:
    assert running(page) == GLASSES, "a glass ran out while pictures were counted"


if __name__ == "__main__":
    show(frames)
