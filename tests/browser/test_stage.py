"""A board takes the window, whoever sits around it, and can be read by night."""

from typing import Final

import pytest

from .playing import begin
from .screens import SIZES, Screens
from .test_access import TOO_WIDE

LONG: Final = "Maximiliane Wilhelmine {}"  # with one more 24 characters, as many as a name may have
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


@pytest.mark.parametrize(("game", "seats"), [("hippo", 4), ("hulahoo", 6), ("heisa", 4)])
def test_long_names_push_no_phone_sideways(screens: Screens, game: str, seats: int) -> None:
    page = screens.open(f"/games/{game}", "phone")
    page.get_by_label("Your name").fill(LONG.format("A"))
    page.locator("input[name=way][value=here]").check()
    page.get_by_role("group", name="How many players?").get_by_label(str(seats)).check()
    for seat in range(2, seats + 1):
        page.get_by_label(f"Name at seat {seat}").fill(LONG.format(seat))
    begin(page, "here")
    page.locator("section.board").wait_for()
    assert page.evaluate("innerWidth") == SIZES["phone"]["width"]  # a phone would zoom out instead
    screens.keep(page, f"{game}-long-names")
    assert page.evaluate(TOO_WIDE) <= 0


def test_on_a_wide_screen_a_board_is_three_quarters_as_high_as_the_window(screens: Screens) -> None:
    page = screens.open("/games/knopf")
    page.set_viewport_size({"width": 1920, "height": 1080})
    begin(page)
    drawn = page.locator(".knopf svg").first.bounding_box()
    assert drawn is not None
    assert drawn["height"] >= 0.75 * 1080


def test_holes_can_be_told_from_the_cloth_by_night(screens: Screens) -> None:
    page = screens.open("/games/knopf")
    page.emulate_media(color_scheme="dark")
    begin(page)
    page.locator(".knopf .over circle").first.wait_for()
    assert page.evaluate(CONTRAST) >= 3
