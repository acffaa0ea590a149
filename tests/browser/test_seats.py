"""Several people at one screen."""

from itertools import pairwise
from random import Random

from playwright.sync_api import Locator, Page, expect

from .playing import OFFERING, begin, press
from .screens import Screens

PASSED_ON = 4  # times


def curtain(page: Page) -> Locator:
    return page.locator(".board .curtain")


def named(page: Page) -> str:
    """To whom the device is to be passed."""
    return curtain(page).get_by_role("button").inner_text().removeprefix("I am ")


def has_fallen(page: Page) -> bool:
    """Whether the curtain is down again, as soon as either it or a move is there to be pressed."""
    page.locator(f".board .curtain, {OFFERING}").wait_for()
    return curtain(page).is_visible()


def test_hidden_hands_are_behind_a_curtain_until_the_device_is_passed_on(screens: Screens) -> None:
    page = screens.open("/games/hulahoo")
    page.get_by_label("Your name").fill("Ada")
    page.locator("input[name=way][value=here]").check()
    page.get_by_label("Name at seat 2").fill("Bob")
    begin(page, "here")
    random, seen = Random(0), list[str]()
    for _ in range(PASSED_ON):
        expect(curtain(page)).to_be_visible()
        assert page.locator(".board").get_by_role("button").count() == 1, "only the curtain's own"
        expect(page.locator(".board .shown svg").first).to_be_visible()  # what all may see
        seen.append(named(page))
        screens.keep(page, "curtain")
        curtain(page).get_by_role("button").click()
        expect(curtain(page)).to_be_hidden()
        expect(page.locator(".line strong")).to_contain_text(f"{seen[-1]}: ")
        while not has_fallen(page):
            press(page, random)
    assert set(seen) == {"Ada", "Bob"}
    assert all(one != other for one, other in pairwise(seen))
