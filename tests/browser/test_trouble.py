"""Reloading, a dead network, a dead server: the game goes on, and without a reload where none is needed."""

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from .playing import await_turn, begin, play_on, play_to_the_end, press
from .screens import Screens
from .server_process import ServerProcess

OFFLINE: Final = 5_000  # milliseconds
LOST: Final = "Connection lost, trying again…"


@pytest.fixture
def table(screens: Screens) -> Page:
    """In mid-game."""
    page = screens.open("/games/hippo")
    begin(page)
    play_on(page, 5)
    page.evaluate("window.stayed = true")
    return page


def told(page: Page) -> list[str]:
    return page.locator("aside ol[tabindex] li > span").all_inner_texts()


def stayed(page: Page) -> bool:
    """Whether the page has not been loaded again."""
    found: bool = page.evaluate("window.stayed === true")
    return found


def test_a_reload_shows_the_same_game(table: Page) -> None:
    before = told(table)
    table.reload()
    expect(table.locator("aside ol[tabindex] li > span").first).to_be_visible()
    assert before == told(table)[: len(before)]
    play_to_the_end(table)


def test_five_seconds_offline_cost_nothing(table: Page) -> None:
    await_turn(table)
    table.context.set_offline(True)
    press(table, Random(1))
    expect(table.get_by_text(LOST)).to_be_visible()
    table.wait_for_timeout(OFFLINE)
    table.context.set_offline(False)
    expect(table.get_by_text(LOST)).to_be_hidden()
    play_to_the_end(table)
    assert stayed(table)


def test_whoever_has_a_name_keeps_it_though_it_could_not_be_asked_for_at_first(screens: Screens) -> None:
    page = screens.open("/games/knopf")
    assert page.request.post(page.url.replace("/games/knopf", "/api/me"), data={"name": "Ada"}).ok
    page.route("**/api/me", lambda route: route.abort(), times=1)
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("")
    begin(page)
    await_turn(page)
    assert page.request.get("/api/me").json()["name"] == "Ada"


def test_a_board_that_did_not_come_is_asked_for_again(table: Page, screens: Screens) -> None:
    other = screens.open()
    other.route("**/assets/hippo-*.js", lambda route: route.abort())
    other.goto(table.url)
    again = other.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    other.unroute("**/assets/hippo-*.js")
    again.click()
    expect(other.locator("section.board")).to_be_visible()


def test_the_server_dies_and_comes_back(table: Page, server: ServerProcess) -> None:
    before = told(table)
    server.kill()
    expect(table.get_by_text(LOST)).to_be_visible()
    server.start()
    expect(table.get_by_text(LOST)).to_be_hidden()
    play_to_the_end(table)
    assert stayed(table)
    assert before == told(table)[: len(before)]
