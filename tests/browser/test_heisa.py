"""Heisa in browsers while the sand runs: two, three and four players, and a clock that waits for nobody."""

import re
from time import monotonic
from typing import Final

import pytest
from playwright.sync_api import Error, Page, expect

from .playing import A_MOMENT, BRIEF, await_turn, begin, get_ready, is_over, result
from .sand import ONWARDS, apart, decline, make, offered, roll, two_at_a_table
from .screens import PATIENCE, Screens
from .test_access import faults

ONE_GLASS: Final = {"Glasses to bring home": "one"}
SLOW: Final = {"How long a glass runs": "120 seconds", "How long a turn lasts": "12 seconds"}
QUICK: Final = {"How long a glass runs": "60 seconds", "How long a turn lasts": "4 seconds"}
TEMPO: Final = {"Tempo mode": "yes, without a clock"}
# What the die looks like whenever it is told that one's roll was lost.
WATCH_LOST: Final = """() => {
  window.lost = [];
  new MutationObserver(() => {
    const die = document.querySelector('[data-die]:has(.strike)');
    const told = document.querySelector('.line strong').textContent.includes('your turn is gone');
    if (die && told) window.lost.push([...die.classList]);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
# Whenever something is said beside a lost roll: whether it ends on the wood.
WATCH_WORDS: Final = """() => {
  window.onWood = [];
  new MutationObserver(() => {
    const said = document.querySelector('[data-die]:has(.strike) .caption')?.getBoundingClientRect();
    const wood = document.querySelector('path.board');
    if (!said) return;
    const end = new DOMPoint(said.right, (said.top + said.bottom) / 2).matrixTransform(wood.getScreenCTM().inverse());
    window.onWood.push(wood.isPointInFill(end) || wood.isPointInStroke(end));
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
# Whether one is counted in: for three seconds.
WATCH_COUNT: Final = """() => {
  window.counted = false;
  new MutationObserver(() => (window.counted ||= document.querySelector('.stage .count')?.checkVisibility() ?? false))
    .observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
SAME_SECOND: Final = 1_000  # milliseconds
LONG_ENOUGH: Final = 60.0  # seconds of a race: without luck it takes minutes on a slow machine

FULL: Final = 120_000  # milliseconds, of a slow glass


def go_on(page: Page) -> None:
    """What somebody in a hurry would do, on the board: home, forwards as far as possible, another glass out."""
    try:
        take_turn(page, offered(page))
    except Error:  # the turn, or the glass, has gone meanwhile
        return


def take_turn(page: Page, names: list[str]) -> None:
    if "Roll the die" in names:
        roll(page)
    elif moves := list(filter(None, map(ONWARDS.fullmatch, names))):
        make(page, max(moves, key=how_far)[0])
    elif names:
        decline(page)


def how_far(move: re.Match[str]) -> int:
    """Home is furthest; then by rows, which red counts up and yellow down."""
    row = int(move["row"] or 0)
    return 10 if not row else row if move["side"] == "red" else 8 - row


def give_up(page: Page) -> None:
    try:
        page.get_by_role("button", name="Resign").click(timeout=BRIEF)
        page.get_by_role("dialog").get_by_role("button", name="Resign").click(timeout=BRIEF)
    except Error:  # the game has ended meanwhile
        return


def said_of_stopped(*pages: Page) -> set[str]:
    """By glasses that do not run, if there are any."""
    stopped = "[data-glass]:not(:has(.stream)) .amount"
    return {text for page in pages for text in page.locator(stopped).all_text_contents()}


def test_two_browsers_race_while_the_same_sand_runs_on_both(screens: Screens) -> None:
    host, guest = two_at_a_table(screens, {**ONE_GLASS, **SLOW})
    assert said_of_stopped(host, guest) == {""}, "a glass that does not run shows no seconds"
    seen, until = set[str](), monotonic() + LONG_ENOUGH
    while not (is_over(host) and is_over(guest)):
        for page in (host, guest):
            go_on(page)
        if seen and monotonic() > until and not is_over(host):
            give_up(host)
        for glass, difference in apart(host, guest, FULL).items():
            assert difference < SAME_SECOND, f"{glass} runs differently on two screens"
            seen.add(glass)
    assert seen, "no glass ever ran"
    assert said_of_stopped(host, guest) <= {""}, "a glass that does not run shows no seconds"
    ends = {result(page).get_by_role("heading").inner_text() for page in (host, guest)}
    assert ends in ({"You won!", "Zoé won!"}, {"You won!", "Max won!"})


def test_where_nobody_rolls_the_clock_ends_the_game(screens: Screens) -> None:
    host, guest = two_at_a_table(screens, QUICK)
    host.get_by_text("lets the turn go by").first.wait_for()
    for page in (host, guest):
        result(page).wait_for(timeout=2 * PATIENCE)  # the sand runs for most of it
        expect(result(page).get_by_role("heading")).to_contain_text("A draw!")


@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_play_in_sides_without_a_clock(screens: Screens, seats: int) -> None:
    page = screens.open("/games/heisa", "phone")
    page.get_by_role("group", name="How many players?").get_by_label(f"{seats}").check()
    begin(page, "bots", {**ONE_GLASS, **TEMPO})
    expect(page.locator("[data-glass]")).to_have_count(8)
    expect(page.get_by_text("A B").first).to_be_visible()
    screens.keep(page, f"heisa-{seats}-phone")
    assert faults(page) == []
    while not is_over(page):
        go_on(page)
        page.wait_for_timeout(A_MOMENT)


def test_alone_time_stands_still_while_one_reads_the_rules(screens: Screens) -> None:
    page = screens.open("/games/heisa")
    begin(page)
    get_ready(page)
    await_turn(page)
    page.keyboard.press("r")
    expect(page.get_by_role("heading", name="The game is paused")).to_be_attached()
    page.evaluate(WATCH_COUNT)
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.counted")
    await_turn(page)


def test_a_roll_without_a_use_is_shown_in_its_own_colour_and_told(screens: Screens) -> None:
    page = screens.open("/games/heisa", pace="normal")
    begin(page, "bots", TEMPO)
    await_turn(page)
    page.evaluate(WATCH_LOST)
    while not page.evaluate("window.lost.length"):  # until glasses are out only an S is of use
        await_turn(page)
        roll(page) if "Roll the die" in offered(page) else decline(page)
        page.wait_for_timeout(A_MOMENT)
    assert not {"gone", "yellow"} & set(page.evaluate("window.lost[0]"))


def test_what_is_said_of_a_lost_roll_does_not_run_onto_the_wood(screens: Screens) -> None:
    page = screens.open("/games/heisa", language="fr", pace="normal")
    begin(page, "bots", {"Mode tempo": "oui, on joue sans montre"})
    page.evaluate(WATCH_WORDS)
    die, rest = page.locator("[data-die][aria-disabled=false]"), page.get_by_role("button", name="Renoncer à son dé")
    while not page.evaluate("window.onWood.length"):
        await_turn(page)
        die.or_(rest).first.click()
        page.wait_for_timeout(A_MOMENT)
    assert not any(page.evaluate("window.onWood"))
