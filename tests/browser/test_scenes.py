"""Boards drawn from data: games that have a drawn board are played on their scenes, by mouse, by keys and by finger."""

from collections.abc import Mapping
from typing import Final

import pytest
from playwright.sync_api import ElementHandle, Error, Page, ViewportSize, expect

from tests.scenes.drawn import BARE, DRAWN, OWN

from .playing import BRIEF, OFFERING, await_turn, begin, play_on, play_to_the_end
from .screens import SIZES, Language, Screens, resize
from .scripts import compressed_scripts
from .test_access import TOO_WIDE, faults
from .test_games import SHORT as SHORT_GAMES
from .test_keyboard import MOST_TABS
from .test_stage import OUT_OF_SIGHT, TOO_HIGH

SHORT: Final = {"drawn_knopf": SHORT_GAMES["knopf"]}
WINDOWS: Final = (
    ViewportSize(width=360, height=640),
    ViewportSize(width=740, height=360),
    SIZES["desktop"],
    ViewportSize(width=2560, height=1440),
)
MOST_BYTES: Final = 40_000  # of JavaScript for boards drawn from data, compressed
COLUMNS: Final[Mapping[Language, str]] = {"fr": "Colonnes, de bas en haut", "en": "Columns, from the bottom up"}
PRESSED: Final = f"{OFFERING} .press[aria-pressed=true]"
# Which of the things that the arrow keys walk between it is, and how many lie side by side; null: it is no such thing.
WAY_TO: Final = """element => {
  if (!element.matches('[data-rove]')) return null;
  const zone = element.closest('[data-zone]');
  const inside = [...zone.querySelectorAll('[data-rove]')];
  const all = inside.length > 1 ? inside : [...zone.parentElement.querySelectorAll('[data-rove]')];
  const group = all.length > 1 ? all : inside;
  const top = one => Math.round(one.getBoundingClientRect().bottom);
  const columns = group.filter(one => Math.abs(top(one) - top(group[0])) < 4).length;
  return { at: group.indexOf(element), columns };
}"""
FOCUS_IS_BESIDE: Final = """element => {
  const [focused, zone] = [document.activeElement, element.closest('[data-zone]')];
  if (focused === element || !zone) return focused === element;
  const alone = zone.querySelectorAll('[data-rove]').length === 1;
  return focused.matches('[data-rove]') && (alone ? zone.parentElement : zone).contains(focused);
}"""
IS_FOCUSED: Final = "element => document.activeElement === element"


def tap(element: ElementHandle) -> bool:
    """With a finger."""
    try:
        element.tap(timeout=BRIEF)
    except Error:
        return False
    return True


def by_keys(element: ElementHandle) -> bool:
    """Tab leads to where it is, the arrows to itself, Enter presses it."""
    frame = element.owner_frame()
    assert frame is not None
    keyboard = frame.page.keyboard
    for _ in range(MOST_TABS):
        if element.evaluate(FOCUS_IS_BESIDE):
            break
        keyboard.press("Tab")
    if way := element.evaluate(WAY_TO):
        keyboard.press("Home")
        down, right = divmod(way["at"], way["columns"])
        for key in ["ArrowDown"] * down + ["ArrowRight"] * right:
            keyboard.press(key)
    if not element.evaluate(IS_FOCUSED):
        return False
    keyboard.press("Enter")
    return True


def look_closely(screens: Screens, page: Page, name: str) -> None:
    """Nothing is out of sight or hard to read in any window."""
    for size in WINDOWS:
        resize(page, size)
        screens.keep(page, f"{name}-{size['width']}")
        assert page.evaluate(TOO_WIDE) <= 0, "it scrolls sideways"
        assert page.evaluate(TOO_HIGH) <= 0, "it scrolls down"
        assert page.evaluate(OUT_OF_SIGHT) == []
    resize(page, SIZES["desktop"])
    assert faults(page) == []


@pytest.mark.parametrize("game", DRAWN)
def test_a_scene_is_played_to_the_end_by_clicks_and_fits_into_any_window(drawn_screens: Screens, game: str) -> None:
    page = drawn_screens.open(f"/games/{game}")
    begin(page, options=SHORT.get(game))
    play_on(page, 7)
    look_closely(drawn_screens, page, game)
    play_to_the_end(page)


@pytest.mark.parametrize("game", DRAWN)
def test_a_scene_is_played_to_the_end_by_finger(drawn_screens: Screens, game: str) -> None:
    page = drawn_screens.open(f"/games/{game}", "phone")
    begin(page, options=SHORT.get(game))
    play_on(page, 5, how=tap)
    page.emulate_media(color_scheme="dark")
    assert faults(page) == []
    play_to_the_end(page, how=tap)


@pytest.mark.parametrize("game", DRAWN)
def test_a_scene_is_played_to_the_end_by_keys(drawn_screens: Screens, game: str) -> None:
    page = drawn_screens.open(f"/games/{game}")
    begin(page, options=SHORT.get(game))
    play_to_the_end(page, how=by_keys)


def test_a_piece_is_picked_up_put_down_and_dragged(drawn_screens: Screens) -> None:
    page = drawn_screens.open("/games/drawn_knopf")
    begin(page, "here")
    await_turn(page)
    first = page.locator(f"{OFFERING} .press.lit.full:not(.faint)").first
    button = page.locator(f"[data-press='{first.get_attribute('data-press')}']")
    button.click()
    expect(page.locator(PRESSED)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(PRESSED)).to_have_count(0)
    button.click()
    target = page.locator(f"{OFFERING} .press.lit").first.get_attribute("data-press")
    button.click()
    expect(page.locator(PRESSED)).to_have_count(0)
    button.drag_to(page.locator(f"[data-press='{target}']"))
    expect(page.locator("aside")).to_contain_text("goes from")


def test_what_leads_nowhere_is_said(drawn_screens: Screens) -> None:
    page = drawn_screens.open("/games/drawn_knopf")
    begin(page, "here")
    await_turn(page)
    page.locator(f"{OFFERING} .press[aria-disabled=true]").first.click(force=True)
    expect(page.get_by_role("alert").locator("p")).to_contain_text("leads nowhere")


def test_a_hint_points_out_what_to_press(drawn_screens: Screens) -> None:
    page = drawn_screens.open("/games/drawn_hippo")
    begin(page)
    await_turn(page)
    page.get_by_role("button", name="A hint").click()
    expect(page.locator(".press.hinted, .below .hinted").first).to_be_visible()


def test_lessons_the_look_at_a_game_and_its_rules_are_drawn_too(drawn_screens: Screens) -> None:
    page = drawn_screens.open("/games/drawn_hippo/learn")
    expect(page.locator(".scene .piece").first).to_be_visible()
    assert faults(page) == []
    page.goto("/games/drawn_hippo")
    page.locator("#look-title").scroll_into_view_if_needed()
    expect(page.locator("section:has(#look-title) .scene .piece").first).to_be_visible()
    picture = page.locator("#rules figure").first
    picture.scroll_into_view_if_needed()
    expect(picture.locator(".scene .piece").first).to_be_visible()


def test_a_game_is_looked_back_at_on_its_scene(drawn_screens: Screens) -> None:
    page = drawn_screens.open("/games/drawn_hippo")
    begin(page)
    play_on(page, 3)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Look back").click()
    expect(page.locator(".replay .scene .piece").first).to_be_visible()
    assert faults(page) == []


def test_boards_from_data_cost_a_phone_little(drawn_screens: Screens) -> None:
    page = drawn_screens.open("/games/drawn_hippo")
    begin(page)
    page.locator(".scene .piece").first.wait_for()
    assert 0 < compressed_scripts(page, "/scene-") <= MOST_BYTES


def test_a_game_may_bring_a_board_and_a_cover_of_its_own(drawn_screens: Screens) -> None:
    page = drawn_screens.open()
    cover = page.locator(f"a[href='/games/{OWN}'] .cover img")
    expect(cover).to_have_js_property("naturalWidth", 150)
    page.goto(f"/games/{OWN}")
    begin(page)
    board = page.locator(OFFERING)
    before = board.inner_text()
    board.get_by_role("button").first.click()
    expect(board).not_to_have_text(before)


@pytest.mark.parametrize("language", COLUMNS)
def test_a_game_without_any_board_is_told_in_words(drawn_screens: Screens, language: Language) -> None:
    page = drawn_screens.open(f"/games/{BARE}", language=language)
    begin(page)
    expect(page.get_by_text(COLUMNS[language])).to_be_visible()
