"""Games of a package of their own: a shelf of their own, and boards from data played by keys."""

from typing import Final

import pytest
from playwright.sync_api import expect

import tablee

from .playing import await_turn, begin, play_on, play_to_the_end
from .screens import Screens, resize
from .test_endings import LONGEST_NAME, sit_down_against_a_bot
from .test_games import SHORT
from .test_scenes import by_keys, look_closely
from .test_stage import PHONES

CLASSICS: Final = [facts.id for facts in tablee.games() if facts.shelf == "classics"]


def test_the_classics_stand_on_a_shelf_of_their_own(screens: Screens) -> None:
    page = screens.open(language="fr")
    expect(page.get_by_role("heading", name="Les classiques")).to_be_visible()
    boxes = page.locator("h2:text('Les classiques') + ul a")
    assert [link.get_attribute("href") for link in boxes.all()] == [f"/games/{game}" for game in CLASSICS]
    screens.keep(page, "shelf-with-classics")


# What is told about somebody beside the name, as far as it is not wholly there to be read.
CUT_OFF: Final = """() => [...document.querySelectorAll('.title > span:last-child')]
  .filter(told => told.scrollWidth > told.clientWidth
    || told.getBoundingClientRect().right > told.parentElement.getBoundingClientRect().right + 1)
  .map(told => told.textContent)"""


def test_a_long_name_leaves_room_for_how_many_tokens_somebody_has(screens: Screens) -> None:
    match = tablee.Match("le421", 6, seed=1)
    page = sit_down_against_a_bot(screens, match, name=LONGEST_NAME)
    await_turn(page)
    resize(page, PHONES[0])
    expect(page.locator(".title").filter(has_text="Maximiliane")).to_be_visible()
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("game", CLASSICS)
def test_a_classic_fits_into_any_window_and_is_played_to_the_end_by_keys(screens: Screens, game: str) -> None:
    page = screens.open(f"/games/{game}")
    begin(page, options=SHORT.get(game))
    play_on(page, 3, how=by_keys)
    look_closely(screens, page, game)
    play_to_the_end(page, how=by_keys)
