"""Games of a package of their own: a shelf of their own, and boards from data played by keys."""

from typing import Final

import pytest
from playwright.sync_api import expect

import tablee

from .playing import begin, play_on, play_to_the_end
from .screens import Screens
from .test_games import SHORT
from .test_scenes import by_keys, look_closely

CLASSICS: Final = [facts.id for facts in tablee.games() if facts.shelf == "classics"]


def test_the_classics_stand_on_a_shelf_of_their_own(screens: Screens) -> None:
    page = screens.open(language="fr")
    expect(page.get_by_role("heading", name="Les classiques")).to_be_visible()
    boxes = page.locator("h2:text('Les classiques') + ul a")
    assert [link.get_attribute("href") for link in boxes.all()] == [f"/games/{game}" for game in CLASSICS]
    screens.keep(page, "shelf-with-classics")


@pytest.mark.parametrize("game", CLASSICS)
def test_a_classic_fits_into_any_window_and_is_played_to_the_end_by_keys(screens: Screens, game: str) -> None:
    page = screens.open(f"/games/{game}")
    begin(page, options=SHORT.get(game))
    play_on(page, 3, how=by_keys)
    look_closely(screens, page, game)
    play_to_the_end(page, how=by_keys)
