"""The turn line speaks: what can be done, and what a gesture will do before it is made."""

import re

from playwright.sync_api import Locator, Page, expect

from .playing import await_turn, begin
from .screens import Screens

FIRST_MAP = {"Map of holes": "the first one, livelier"}


def turn_line(page: Page) -> Locator:
    """Where a screen reader hears it, too."""
    return page.locator("strong[aria-live=polite]")


def square(page: Page, name: str) -> Locator:
    return page.locator(f"[data-square='{name}']")


def test_the_dice_in_the_hand_say_what_they_make_and_where_to_touch(screens: Screens) -> None:
    page = screens.open("/games/hippo", "phone")
    begin(page)
    await_turn(page)
    expect(turn_line(page)).to_have_text("Choose one or more dice: their sum gives the lane.")
    expect(page.get_by_text("Your turn", exact=True)).to_have_count(0)
    page.locator("[data-die]").first.tap()
    expect(turn_line(page)).to_have_text(re.compile(r"^\d: touch lane \d\.$|^Lane \d is full"))
    screens.keep(page, "hippo-doing-phone")
    page.locator("[data-die]").first.tap()
    expect(turn_line(page)).to_have_text("Choose one or more dice: their sum gives the lane.")


def test_a_button_in_the_hand_says_what_it_will_find_before_it_lands(screens: Screens) -> None:
    page = screens.open("/games/knopf")
    page.get_by_label("Your name").fill("Ada")
    page.locator("input[name=way][value=here]").check()
    page.get_by_label("Name at seat 2").fill("Bob")
    begin(page, "here", FIRST_MAP)
    expect(turn_line(page)).to_have_text(re.compile("^Ada: Move a button"))
    square(page, "c2").click()
    expect(turn_line(page)).to_have_text(re.compile("^Ada: c2 in hand: touch one of the"))
    square(page, "c3").hover()
    expect(turn_line(page)).to_have_text("Ada: On c3: a pair with b3, threatening i3!")
    screens.keep(page, "knopf-pair-foreseen")
    square(page, "c4").hover()
    expect(turn_line(page)).to_have_text("Ada: On c4: a forbidden group with b3 and b5! Bob may take one of them.")
    expect(turn_line(page)).to_have_class(re.compile("harm"))
    screens.keep(page, "knopf-group-foreseen")
    square(page, "c3").click()
    expect(turn_line(page)).to_have_text(re.compile("^Bob: Move a button"))


def test_a_card_lifted_shows_on_each_slot_what_it_will_do(screens: Screens) -> None:
    page = screens.open("/games/hohisse")
    begin(page, options={"Forming the teams": "not at all: 20 random cards"})
    await_turn(page)
    expect(turn_line(page)).to_contain_text("Play a card, on your side or across;")
    page.locator("[data-hand^=R], [data-hand^=B], [data-hand^=G], [data-hand^=W]").first.click()
    slot = page.locator("[data-slot][aria-disabled=false]").first
    expect(slot.locator(".then")).to_have_text(re.compile(r"^[+−]\d+$|^\d+:\d+$|^[=★✗]$"))
    slot.hover()
    expect(turn_line(page)).to_have_text(re.compile(r"^\d+ against \d+"))
    screens.keep(page, "hohisse-foreseen")
