"""A game from the shelf to the result without a mouse."""

import re
from typing import Final

from playwright.sync_api import Page, expect

from .playing import MOST_CLICKS, OFFERING, RESULT, begin, result
from .screens import Screens
from .test_access import faults

MOST_TABS: Final = 120
MOST_ROLLS: Final = 60
HAS_FOCUS: Final = "selector => document.activeElement.matches(selector)"
# What a player would look for: the result, a button, a lane the dice in the hand lead to, a lane any lead to.
WANTED: Final = [
    RESULT,
    f"{OFFERING} button:enabled",
    f"{OFFERING} [data-lane].ready",
    f"{OFFERING} [data-lane].open",
]
FIRST_OF: Final = "wanted => wanted.find(selector => document.querySelector(selector)) ?? null"
STEPS_TO: Final = """selector => {
  const lanes = [...document.querySelectorAll('.board [data-lane]')];
  return lanes.indexOf(document.querySelector(selector));
}"""


def tab_to(page: Page, selector: str) -> None:
    for _ in range(MOST_TABS):
        if page.evaluate(HAS_FOCUS, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by {MOST_TABS} times Tab")


def walk_to_lane(page: Page, selector: str) -> None:
    """Tab leads to the lanes, the arrows from one to the next."""
    tab_to(page, "[data-lane]")
    page.keyboard.press("Home")
    for _ in range(page.evaluate(STEPS_TO, selector)):
        page.keyboard.press("ArrowRight")


def press_a_key(page: Page) -> bool:
    """False when the game is over."""
    wanted = page.wait_for_function(FIRST_OF, arg=WANTED).json_value()
    if wanted == RESULT:
        return False
    if "lane" in wanted:
        walk_to_lane(page, wanted)
    else:
        tab_to(page, wanted)
    page.keyboard.press("Enter")
    return True


def test_hippo_is_played_by_keyboard_alone(screens: Screens) -> None:
    page = screens.open()
    page.locator("a[href='/games/hippo']").wait_for()
    tab_to(page, "a[href='/games/hippo']")
    page.keyboard.press("Enter")
    page.locator("form button.primary").wait_for()
    tab_to(page, "form button.primary")
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*")
    for _ in range(MOST_CLICKS):
        if not press_a_key(page):
            break
    expect(result(page)).to_be_visible()


def test_a_question_mark_lists_the_keys_that_work_now(screens: Screens) -> None:
    page = screens.open("/games/hippo")
    begin(page)
    page.locator(OFFERING).wait_for()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_text("A hint")).to_be_visible()
    assert faults(page) == []
    screens.keep(page, "keys")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    die = page.locator("[data-die]").first
    page.keyboard.press((die.get_attribute("aria-label") or "").removeprefix("Die "))
    expect(die).to_have_attribute("aria-pressed", "true")
    page.keyboard.press(" ")
    expect(page.locator("[data-die].used")).to_have_count(1)


def test_single_keys_can_be_switched_off(screens: Screens) -> None:
    page = screens.open("/games/hippo")
    begin(page)
    page.locator(OFFERING).wait_for()
    page.get_by_role("button", name="Keys").click()
    page.get_by_label("Shortcuts with a single key").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Keys").click()
    page.get_by_label("Shortcuts with a single key").check()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_space_rolls_and_a_letter_takes_a_glass(screens: Screens) -> None:
    page = screens.open("/games/heisa")
    begin(page, options={"Tempo mode": "yes, without a clock"})
    for _ in range(MOST_ROLLS):
        page.locator(OFFERING).wait_for()
        page.keyboard.press(" ")
        page.locator(f"{OFFERING} .piece:is(.lift, .turn), {OFFERING} [data-die][aria-disabled=false]").first.wait_for()
        taken = page.locator(".board [data-glass^=R]:is(.lift, .turn)")
        if taken.count():
            letter = (taken.first.get_attribute("data-glass") or "")[1]
            page.keyboard.press(letter.lower())
            expect(page.get_by_text(re.compile(f"(brings out|turns over) red {letter}")).first).to_be_visible()
            return
    raise AssertionError("no roll could be used")
