"""Every first lesson, from the game's page to a real game: on the board, and by its one button on a phone."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

import tablee
from tablee.match.lesson import lesson_of

from .playing import click
from .screens import DRAWN_ANEW, Screens, resize
from .test_access import check_all
from .test_stage import PHONES

GAMES: Final = [facts.id for facts in tablee.games() if lesson_of(facts.id)]
MOST_PRESSES: Final = 200
# What makes the move that is shown, by its name, or leads on to it, in ever other orders, or the teacher once it has
# been made; null: none of them is there yet.
SHOWN: Final = """([expected, turn]) => {
  const label = element => element.getAttribute('aria-label') ?? element.textContent.trim();
  const buttons = [...document.querySelectorAll('.board :is(button:enabled, [role=button])')]
    .filter(button => button.getAttribute('aria-disabled') !== 'true');
  const hinted = buttons.filter(button => button.matches('.hinted') && button.getAttribute('aria-pressed') !== 'true');
  const named = buttons.find(button => label(button).startsWith(expected));
  return document.querySelector('.teacher:not(:has(.shown))')
    ?? named ?? hinted[(turn * (turn + 1) / 2) % hinted.length] ?? null;
}"""

# How far below the window each thing that is shown ends, in CSS pixels.
BELOW: Final = """() => [...document.querySelectorAll('.board .hinted')]
  .map(shown => shown.getBoundingClientRect().bottom - innerHeight)"""


def lead(page: Page) -> Locator:
    """The button that always leads on."""
    return page.locator(".teacher .buttons .button").first


def is_done(page: Page) -> bool:
    """Whether only the way back is left."""
    return lead(page).inner_text() not in ("Continue", "Show me", "Play it for me")


def make_the_move(page: Page) -> None:
    """What the note asks for, by the pieces on the board."""
    lead(page).click()
    expected = page.locator(".teacher .shown").inner_text().strip()
    for turn in range(MOST_PRESSES):
        found = page.wait_for_function(SHOWN, arg=[expected, turn]).as_element()
        if page.locator(".teacher .shown").count() == 0:
            return
        if found is not None:
            click(found)
    pytest.fail(f"expected {expected!r} to be made by pressing what is shown on the board")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_finished_on_the_board(screens: Screens, game: str) -> None:
    page = screens.open(f"/games/{game}")
    page.get_by_role("link", name="Learn by playing").click()
    while not is_done(page):
        if lead(page).inner_text() == "Show me":
            make_the_move(page)
        else:
            lead(page).click()
    screens.keep(page, f"{game}-lesson-end")
    page.get_by_role("button", name="A real game").click()
    page.wait_for_url("**/tables/*")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_finished_by_its_one_button_and_the_keyboard(screens: Screens, game: str) -> None:
    page = screens.open(f"/games/{game}/learn", "phone")
    lead(page).focus()
    while not is_done(page):
        expect(lead(page)).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="A real game")).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_what_is_to_be_pressed_is_in_sight(screens: Screens, game: str) -> None:
    page, shown = screens.open(f"/games/{game}/learn", "phone", "fr"), 0
    resize(page, PHONES[0])
    while lead(page).inner_text() in ("Continuer", "Montrez-moi", "Jouez pour moi"):
        lead(page).click()
        page.evaluate(DRAWN_ANEW)
        below = page.evaluate(BELOW)
        assert all(pixels <= 0 for pixels in below), page.locator(".teacher .shown").inner_text()
        shown += len(below)
    assert shown > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_keeps_nobody_out(screens: Screens, game: str) -> None:
    page = screens.open(f"/games/{game}/learn", "phone", "fr")
    if lead(page).inner_text() != "Montrez-moi":  # something is to be read first
        lead(page).click()
    page.get_by_role("button", name="Montrez-moi").click()
    check_all(screens, page, f"{game}-lesson", ".teacher .text")


def test_another_move_is_answered_kindly_and_one_that_cannot_be_by_its_rule(screens: Screens) -> None:
    page = screens.open("/games/hippo/learn")
    lead(page).click()
    page.get_by_role("button", name="Die 3").click()
    page.get_by_role("button", name="Play 3: a red ring into lane 3").click()
    expect(page.get_by_role("alert").filter(has_text="the rules allow that too")).to_be_visible()
    page.get_by_role("button", name="Lane 12").click(force=True)  # not offered, but people may press it
    expect(page.get_by_role("alert").filter(has_text="Your dice do not lead to lane 12")).to_be_visible()
    page.get_by_role("alert").get_by_role("button", name="Rule H5").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="H5 Using the dice")).to_be_visible()


def test_one_goes_back_a_step_and_to_the_beginning(screens: Screens) -> None:
    page = screens.open("/games/hippo/learn")
    lead(page).click()
    page.get_by_role("button", name="Die 5").click()
    page.get_by_role("button", name="Play 5: a red ring into lane 5").click()
    expect(page.get_by_role("img", name="Step 3 of 16")).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("img", name="Step 2 of 16")).to_be_visible()
    expect(page.get_by_role("button", name="Lane 5: empty")).to_be_visible()
    page.get_by_role("button", name="From the beginning").click()
    expect(page.get_by_role("img", name="Step 1 of 16")).to_be_visible()
