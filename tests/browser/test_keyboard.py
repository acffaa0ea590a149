"""A game from the shelf to the result without a mouse."""

from typing import Final

from playwright.sync_api import Page, expect

from .playing import MOST_CLICKS, OFFERING, RESULT, result
from .screens import Screens

MOST_TABS: Final = 120
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
