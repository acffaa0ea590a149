"""A board takes the window, whoever sits around it, and can be read by night."""

from collections.abc import Mapping
from typing import Final

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from .playing import OFFERING, await_turn, begin, invite, play_on
from .screens import DRAWN_ANEW, Screens, resize
from .test_access import TOO_WIDE, faults

LONG: Final = "Maximiliane Wilhelmine {}"  # with one more 24 characters, as many as a name may have
MOST_SEATS: Final[Mapping[str, int]] = {"hippo": 4, "heisa": 4, "hohisse": 2, "hulahoo": 6, "knopf": 2}
AT_ONCE: Final[Mapping[str, Mapping[str, str]]] = {  # to what a board is for
    "heisa": {"Tempo mode": "yes, without a clock"},
    "hohisse": {"Forming the teams": "not at all: 20 random cards"},
}
PHONES: Final = (ViewportSize(width=360, height=640), ViewportSize(width=390, height=844))
SIDEWAYS: Final = (ViewportSize(width=640, height=360), ViewportSize(width=844, height=390))
DESKS: Final = (
    ViewportSize(width=1280, height=800),
    ViewportSize(width=1920, height=1080),
    ViewportSize(width=2560, height=1440),
)
SMALLER_DESKS: Final = (ViewportSize(width=1280, height=560), ViewportSize(width=1000, height=640))
THREE_QUARTERS: Final = 0.75
ALMOST_ALL: Final = 0.95  # but a pixel
# What can be pressed and is not wholly in the window, by its name.
OUT_OF_SIGHT: Final = """() => [...document.querySelectorAll('.playing :is(button, [role=button], [role=tab])')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('aside'))
  .filter(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  })
  .map(one => one.getAttribute('aria-label') ?? one.textContent.trim())"""
# What can be pressed in the middle of which lies something else, by its name.
COVERED: Final = """() =>
  [...document.querySelectorAll('.board :is(button:enabled, [role=button][aria-disabled=false])')]
  .filter(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !one.contains(there) && !there?.closest('.board');
  })
  .map(one => one.getAttribute('aria-label') ?? one.textContent.trim())"""
# Texts of a player's panel that a drawing in it lies over.
OVERLAPPING: Final = """() => [...document.querySelectorAll('.player')].flatMap(player => {
  const dice = [...player.querySelectorAll('g')].map(one => one.getBoundingClientRect());
  return [...player.querySelectorAll('.name, .total')].filter(text => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return dice.some(die => die.left < right - 1 && left < die.right - 1 && die.top < bottom && top < die.bottom);
  }).map(text => text.textContent);
})"""
# What can be pressed on a board and is coloured by the browser while a finger is on it.
FLASHING: Final = """() => [...document.querySelectorAll('.board :is(button, [role=button])')]
  .filter(one => getComputedStyle(one).webkitTapHighlightColor !== 'rgba(0, 0, 0, 0)')
  .map(one => one.getAttribute('aria-label') ?? one.textContent.trim())"""
SAY: Final = """text => document.querySelector('strong[aria-live=polite]').textContent = text"""
TOO_HIGH: Final = "document.documentElement.scrollHeight - innerHeight"
# The drawing itself, not the room it was given.
BOARD_HEIGHT: Final = """() => {
  const drawn = document.querySelector('.drawing > svg');
  if (drawn) return drawn.viewBox.baseVal.height * drawn.getScreenCTM().a;
  const parts = [...document.querySelectorAll('[data-board] > * > *')].map(one => one.getBoundingClientRect());
  return Math.max(...parts.map(one => one.bottom)) - Math.min(...parts.map(one => one.top));
}"""
# How big the prompt, the story and a button are written and drawn.
WORDS_AND_BUTTONS: Final = """() => [
  ...['.line strong', 'aside ol', 'aside h2'].map(one => document.querySelector(one))
    .map(one => parseFloat(getComputedStyle(one).fontSize)),
  document.querySelector('.actions .button svg').getBoundingClientRect().width,
  document.querySelector('.actions .button').getBoundingClientRect().height,
]"""
CONTRAST: Final = """() => {
  const channel = c => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const light = element => {
    const [r, g, b] = getComputedStyle(element).fill.match(/\\d+/g).map(Number).map(channel);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const hole = light(document.querySelector('.knopf .over circle'));
  return Math.min(...[...document.querySelectorAll('.knopf rect.patch, .knopf rect.cloth')].map(light)
    .map(cloth => (Math.max(hole, cloth) + 0.05) / (Math.min(hole, cloth) + 0.05)));
}"""


@pytest.mark.parametrize("game", MOST_SEATS)
def test_a_full_table_with_long_names_fits_into_any_window(screens: Screens, game: str) -> None:
    page = at_one_screen(screens, game, MOST_SEATS[game])
    for moves in (0, 3):
        for _ in range(moves):
            play_on(page, 1)
            look(page)
        for size in PHONES:
            resize(page, size)
            screens.keep(page, f"{game}-{size['width']}-{moves}")
            assert page.evaluate(TOO_WIDE) <= 0, "it scrolls sideways"
            assert page.evaluate(TOO_HIGH) <= 0, "it scrolls down"
            assert page.evaluate(OUT_OF_SIGHT) == []
    assert faults(page) == []
    for size in DESKS:
        resize(page, size)
        screens.keep(page, f"{game}-{size['width']}")
        assert page.evaluate(BOARD_HEIGHT) >= THREE_QUARTERS * size["height"]
        assert page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("game", MOST_SEATS)
def test_a_phone_held_sideways_shows_all_that_can_be_pressed(screens: Screens, game: str) -> None:
    page = screens.open(f"/games/{game}", "phone")
    begin(page, options=AT_ONCE.get(game))
    for moves in range(3):
        play_on(page, moves)
        await_turn(page)
        for size in SIDEWAYS:
            resize(page, size)
            screens.keep(page, f"{game}-{size['width']}-{moves}")
            assert page.evaluate(TOO_WIDE) <= 0, "it scrolls sideways"
            assert page.evaluate(TOO_HIGH) <= 0, "it scrolls down"
            assert page.evaluate(OUT_OF_SIGHT) == []


def test_words_and_buttons_beside_a_board_grow_with_the_window(screens: Screens) -> None:
    page = screens.open("/games/knopf")
    begin(page)
    await_turn(page)
    sizes = []
    for size in DESKS:
        resize(page, size)
        sizes.append(page.evaluate(WORDS_AND_BUTTONS))
    desk, wide, wider = sizes
    assert all(more > 1.1 * less for less, more in zip(desk, wide, strict=True))
    assert all(more > 1.4 * less for less, more in zip(desk, wider, strict=True))


def test_however_much_is_said_what_can_be_pressed_is_not_covered(screens: Screens) -> None:
    page = screens.open("/games/hulahoo", "phone")
    begin(page)
    await_turn(page)
    for size in (*PHONES, *DESKS):
        resize(page, size)
        page.evaluate(SAY, "It is said at length what can be done. " * 4)
        page.evaluate(DRAWN_ANEW)
        assert page.evaluate(COVERED) == []


def test_the_die_for_the_start_lies_over_no_name_and_no_number(screens: Screens) -> None:
    page = at_one_screen(screens, "hippo", MOST_SEATS["hippo"])
    resize(page, PHONES[0])
    expect(page.locator(".player > g").first).to_be_visible()  # of those who threw last, where some threw alike
    assert page.evaluate(OVERLAPPING) == []


def at_one_screen(screens: Screens, game: str, seats: int) -> Page:
    page = screens.open(f"/games/{game}", "phone")
    page.get_by_label("Your name").fill(LONG.format("A"))
    page.locator("input[name=way][value=here]").check()
    if seats > 2:
        page.get_by_role("group", name="How many players?").get_by_label(str(seats)).check()
    for seat in range(2, seats + 1):
        page.get_by_label(f"Name at seat {seat}").fill(LONG.format(seat))
    begin(page, "here", AT_ONCE.get(game))
    look(page)
    return page


def look(page: Page) -> None:
    """Whoever it is passed to looks at their cards."""
    page.locator(f".board .curtain, {OFFERING}").first.wait_for()
    curtain = page.locator(".board .curtain").get_by_role("button")
    if curtain.count():
        curtain.click()
    page.locator(OFFERING).wait_for()


def test_on_a_phone_story_and_chat_are_tabs_and_a_mark_says_what_is_new(screens: Screens) -> None:
    host = screens.open("/games/knopf")
    begin(host, "friends")
    guest = invite(screens, host)
    resize(guest, PHONES[0])
    story, chat = guest.get_by_role("tab", name="The story so far"), guest.get_by_role("tab", name="Chat")
    expect(story).to_have_attribute("aria-selected", "false")
    host.get_by_label("Your message").fill("Salut !")
    host.get_by_role("button", name="Send").click()
    expect(chat).to_have_accessible_name("Chat, 1 new message")
    expect(guest.get_by_text("Salut !")).to_be_hidden()
    story.focus()
    guest.keyboard.press("ArrowRight")
    expect(chat).to_be_focused()
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("tabpanel", name="Chat").get_by_text("Salut !")).to_be_visible()
    expect(chat).to_have_accessible_name("Chat")
    assert faults(guest) == []
    guest.keyboard.press("Escape")
    expect(guest.get_by_role("tabpanel")).to_have_count(0)
    expect(chat).to_be_focused()
    guest.get_by_role("button", name="More actions").click()
    expect(guest.get_by_role("button", name="Resign")).to_be_visible()


def test_the_end_of_the_story_stays_in_sight_when_the_window_changes(screens: Screens) -> None:
    page = screens.open("/games/knopf")  # not over after so few moves, whatever they are
    begin(page, "here")
    play_on(page, 24)
    told = page.get_by_role("list", name="The story so far").get_by_role("listitem").last
    for size in (DESKS[0], *SMALLER_DESKS, DESKS[0]):
        resize(page, size)
        expect(told).to_be_in_viewport(ratio=ALMOST_ALL)


def test_the_end_of_the_story_is_in_sight_though_its_words_come_late(screens: Screens) -> None:
    page = screens.open("/games/knopf")  # not over after so few moves, whatever they are
    begin(page, "here")
    play_on(page, 24)
    late: list[Route] = []
    page.route("**/api/games/*/texts/*", lambda route: late.append(route))
    page.reload()
    told = page.get_by_role("list", name="The story so far").get_by_role("listitem").last
    expect(told).to_be_in_viewport(ratio=ALMOST_ALL)
    for route in late:
        route.continue_()
    expect(told).to_contain_text("Player")
    expect(told).to_be_in_viewport(ratio=ALMOST_ALL)


@pytest.mark.parametrize("game", MOST_SEATS)
def test_a_tap_flashes_nothing(screens: Screens, game: str) -> None:
    page = screens.open(f"/games/{game}", "phone")
    begin(page, options=AT_ONCE.get(game))
    await_turn(page)
    assert page.evaluate(FLASHING) == []


def test_a_refusal_comes_into_sight_and_pushes_nothing(screens: Screens) -> None:
    page = screens.open("/games/knopf", "phone")
    resize(page, PHONES[0])
    begin(page)
    await_turn(page)
    board = page.locator("section.board")
    before = board.bounding_box()
    page.locator("[data-square=e5]").click(force=True)  # nothing stands there
    refusal = page.get_by_role("alert").locator("p")
    expect(refusal).to_be_in_viewport(ratio=1)
    assert board.bounding_box() == before


def test_holes_can_be_told_from_the_cloth_by_night(screens: Screens) -> None:
    page = screens.open("/games/knopf")
    page.emulate_media(color_scheme="dark")
    begin(page)
    page.locator(".knopf .over circle").first.wait_for()
    assert page.evaluate(CONTRAST) >= 3
