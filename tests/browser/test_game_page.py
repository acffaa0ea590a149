"""A game's page: the start in sight, bots with faces, the game in thirty seconds, pictures in the rules."""

from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

import tablee
from tablee.match.lesson import lesson_of

from .playing import await_turn, begin
from .screens import Language, Screens, resize
from .test_access import speak

LESSONS: Final = [facts.id for facts in tablee.games() if lesson_of(facts.id)]
PHONES: Final = (ViewportSize(width=360, height=640), ViewportSize(width=390, height=844))
THIRTY_SECONDS: Final = 30_000  # milliseconds
FILLS: Final = "all => all.map(one => getComputedStyle(one).fill)"
LANGUAGES: Final[tuple[Language, ...]] = ("fr", "en", "de")


@pytest.mark.parametrize("game", LESSONS)
def test_the_start_is_in_sight_on_a_phones_first_screen(screens: Screens, game: str) -> None:
    page = screens.open(f"/games/{game}", "phone")
    for language in LANGUAGES:
        speak(page, language)
        for phone in PHONES:
            resize(page, phone)
            expect(page.locator("form button.primary")).to_be_in_viewport(ratio=1)


def test_a_bot_is_chosen_by_its_face_and_by_arrow_keys(screens: Screens) -> None:
    page = screens.open("/games/hippo")
    levels = page.get_by_role("group", name="Strength of the bots")
    faces = levels.get_by_role("radio")
    expect(faces).to_have_count(5)
    expect(levels.locator("label svg")).to_have_count(5)
    gentlest = levels.get_by_role("radio", name="New rubber ring Is often wrong for a first game")
    expect(gentlest).to_be_checked()
    gentlest.focus()
    page.keyboard.press("ArrowDown")
    expect(faces.nth(1)).to_be_checked()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("list", name="The players")).to_contain_text("Paddler")


def test_players_have_the_colours_they_were_shown_before(screens: Screens) -> None:
    page = screens.open("/games/hippo")
    page.get_by_role("group", name="How many players?").get_by_label("4").check()
    page.get_by_text("The seats", exact=True).click()
    badges = page.locator("fieldset .seat svg path")
    expect(badges).to_have_count(4)
    before = badges.evaluate_all(FILLS)
    begin(page)
    await_turn(page)
    assert len(set(before)) == 4
    assert page.locator(".player .badge").evaluate_all(FILLS) == before
    assert page.get_by_role("list", name="The players").locator("svg path").evaluate_all(FILLS) == before


@pytest.mark.parametrize("game", LESSONS)
def test_the_board_plays_by_itself_once_and_again_on_demand(screens: Screens, game: str) -> None:
    page = screens.open("/settings")
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    page.goto(f"/games/{game}")
    region = page.get_by_role("region", name="The game in thirty seconds")
    region.scroll_into_view_if_needed()
    expect(region.locator("li.now")).to_have_count(1)
    expect(region.locator("ol li")).to_have_count(3)
    page.clock.run_for(THIRTY_SECONDS)
    again = region.get_by_role("button", name="Show again")
    expect(again).to_be_visible()
    expect(region.locator("li.now")).to_have_count(0)
    again.click()
    region.get_by_role("button", name="Pause").click()
    expect(region.get_by_role("button", name="Continue")).to_be_visible()
    assert region.locator("[inert] svg").count() > 0


def test_where_nothing_shall_move_there_are_three_pictures(screens: Screens) -> None:
    page = screens.open("/games/hippo")
    region = page.get_by_role("region", name="The game in thirty seconds")
    region.scroll_into_view_if_needed()
    expect(region.locator("figure [inert] svg[role=group]")).to_have_count(3)
    expect(region.locator(".told button")).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")
    expect(region.get_by_role("button", name="Pause")).to_be_visible()


@pytest.mark.parametrize("game", LESSONS)
def test_the_rules_show_positions_drawn_by_the_board(screens: Screens, game: str) -> None:
    page = screens.open(f"/games/{game}")
    figures = page.locator("#rules figure")
    expect(figures.first).to_be_attached()
    assert figures.count() >= 2
    for figure in figures.all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator("[inert] svg").first).to_be_visible()
        assert len(figure.locator("figcaption").inner_text()) > 20
    screens.keep(page, f"{game}-rules")
