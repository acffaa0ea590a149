"""Playing by clicks, knowing no game: whatever a board offers is pressed, moves by their names first."""

from collections.abc import Mapping
from random import Random
from typing import Final, Literal

from playwright.sync_api import ElementHandle, Error, Locator, Page, expect

from .screens import Screens

Way = Literal["bots", "here", "friends"]

MOST_CLICKS: Final = 3_000
MOST_TRIES: Final = 20  # of one click: what was offered may be taken back while the mouse is on its way
BRIEF: Final = 3_000  # milliseconds for one try
RESULT: Final = "section.result"

# What to press next on the board, or the result once there is one; null: nothing yet. A board's buttons bear the
# name of the move they make, which the list of moves beside it (or on it) has too; others lead on to one of those.
OFFERED: Final = """chance => {
  const result = document.querySelector('section.result');
  if (result) return result;
  const board = document.querySelector('.board:not([data-offers="0"])');
  if (!board) return null;
  const names = [...document.querySelectorAll('aside details li > button, .board li > button')]
    .map(button => button.textContent.trim());
  const label = element => element.getAttribute('aria-label') ?? element.textContent.trim();
  const buttons = [...board.querySelectorAll(
    'button:enabled, [role=button][aria-disabled=false]:not([aria-pressed=true])')];
  const moves = buttons.filter(button => names.some(name => label(button).startsWith(name)));
  const choice = moves.length ? moves : buttons;
  return choice[Math.floor(chance * choice.length)] ?? null;
}"""


def begin(page: Page, way: Way = "bots", options: Mapping[str, str] | None = None) -> None:
    """On a game's page: the weakest bots, and variants by their names on the wire."""
    page.locator(f"input[name=way][value={way}]").check()
    if way == "bots":
        page.locator("form fieldset").filter(has=page.locator("input[value='5']")).locator("input").first.check()
    for label, text in (options or {}).items():
        choose_option(page, label, text)
    page.locator("form button.primary").click()
    page.wait_for_url("**/tables/*")


def invite(screens: Screens, host: Page) -> Page:
    """Somebody is sent the link, comes, and takes the free seat."""
    guest = screens.open(host.get_by_role("textbox", name="Copy the link").input_value())
    guest.get_by_label("Your name").fill("Zoé")
    guest.get_by_role("button", name="Take this seat").click()
    return guest


def choose_option(page: Page, label: str, text: str) -> None:
    named = page.locator("label").filter(has=page.get_by_text(label, exact=True))
    field = named.locator("select, input")
    if not field.is_visible():
        page.locator("details").filter(has=field).locator("summary").click()
    if field.evaluate("field => field.localName") == "select":
        field.select_option(label=text)
    else:
        field.fill(text)


def play_on(page: Page, clicks: int, seed: int = 0) -> None:
    """So many clicks, or until the game is over."""
    random = Random(seed)
    for _ in range(clicks):
        if not press(page, random):
            return


def play_to_the_end(page: Page, seed: int = 0) -> None:
    play_on(page, MOST_CLICKS, seed)
    expect(result(page)).to_be_visible()


def press(page: Page, random: Random) -> bool:
    """Press something that is offered, as soon as anything is; False when the game is over."""
    for _ in range(MOST_TRIES):
        offered = page.wait_for_function(OFFERED, arg=random.random()).as_element()
        assert offered is not None
        if offered.evaluate("(element, result) => element.matches(result)", RESULT):
            return False
        if click(offered):
            return True
    raise AssertionError(f"{MOST_TRIES} times something was offered at {page.url}, and none of it could be pressed")


def click(element: ElementHandle) -> bool:
    """With the mouse. A piece may go, or be asked for no longer, while it is on its way."""
    try:
        element.click(timeout=BRIEF)
    except Error:
        return False
    return True


def await_turn(page: Page) -> None:
    """Until something is offered, or the game is over."""
    page.wait_for_function(OFFERED, arg=0)


def is_over(page: Page) -> bool:
    return result(page).count() > 0


def may_press(page: Page) -> bool:
    """Whether anything is offered to this person now."""
    return page.evaluate_handle(OFFERED, 0).as_element() is not None


def result(page: Page) -> Locator:
    return page.locator(RESULT)
