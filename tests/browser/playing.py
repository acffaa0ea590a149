"""Playing by clicks, knowing no game: whatever a board offers is pressed, moves by their names first."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import monotonic
from typing import Final, Literal

from playwright.sync_api import ElementHandle, Error, Locator, Page, expect

from .screens import Screens

Way = Literal["bots", "here", "friends"]
Press = Callable[[ElementHandle], bool]  # whether it could be pressed

MOST_CLICKS: Final = 3_000
MOST_TRIES: Final = 20  # of one click: what was offered may be taken back while the mouse is on its way
BRIEF: Final = 3_000  # milliseconds for one try
A_MOMENT: Final = 30  # milliseconds between two looks at screens on which nothing is offered
TOGETHER: Final = 240.0  # seconds for a whole game: a busy machine is slow
OFFERING: Final = "section.board:not([data-offers='0'])"  # in a drawing there may be another .board
RESULT: Final = "section.result"
READY: Final = ".stage .veil .button.primary"

# What to press next, or the result once there is one; null: nothing yet. A board's buttons bear the name of the move
# they make, which the list of moves beside it (or on it) has too; others lead on to one of those.
OFFERED: Final = """([offering, result, chance]) => {
  const pressable = ':is(button:enabled, [role=button]):not([aria-disabled=true], [aria-pressed=true])';
  const buttons = [...document.querySelectorAll(`${offering} ${pressable}`)];
  const names = [...document.querySelectorAll('aside details li > button, .board li > button')]
    .map(button => button.textContent.trim());
  const label = element => element.getAttribute('aria-label') ?? element.textContent.trim();
  const moves = buttons.filter(button => names.some(name => label(button).startsWith(name)));
  const choice = moves.length ? moves : buttons;
  return document.querySelector(result) ?? choice[Math.floor(chance * choice.length)] ?? null;
}"""


def begin(page: Page, way: Way = "bots", options: Mapping[str, str] | None = None) -> None:
    """On a game's page: the weakest bots, and variants by their names on the wire."""
    page.locator(f"input[name=way][value={way}]").check()
    if way == "bots":
        page.locator("form .levels input").first.check()
    for label, text in (options or {}).items():
        choose_option(page, label, text)
    page.locator("form button.primary").click()
    page.wait_for_url("**/tables/*")


def get_ready(page: Page) -> None:
    """Where time runs, everybody says first that they are ready; luck alone may have ended a game by then."""
    page.locator(f"{OFFERING}, {READY}, {RESULT}").first.wait_for()
    if page.locator(READY).count():
        page.locator(READY).click()


def invite(screens: Screens, host: Page) -> Page:
    """Somebody is sent the link, comes, and takes the free seat."""
    guest = screens.open(host.get_by_role("textbox", name="Copy the link").input_value())
    guest.get_by_label("Your name").fill("Zoé")
    guest.get_by_role("button", name="Sit down and play").click()
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


def click(element: ElementHandle) -> bool:
    """With the mouse. A piece may go, or be asked for no longer, while it is on its way."""
    try:
        element.click(timeout=BRIEF)
    except Error:
        return False
    return True


def play_on(page: Page, clicks: int, seed: int = 0, how: Press = click) -> None:
    """So many clicks, or until the game is over."""
    random = Random(seed)
    for _ in range(clicks):
        if not press(page, random, how):
            return


def play_to_the_end(page: Page, seed: int = 0, how: Press = click) -> None:
    play_on(page, MOST_CLICKS, seed, how)
    expect(result(page)).to_be_visible()


def play_together(pages: Sequence[Page], seed: int = 0) -> None:
    """Whoever may press something does, until each of them has seen the result."""
    random, until = Random(seed), monotonic() + TOGETHER
    while not all(map(is_over, pages)):
        assert monotonic() < until, f"{pages[0].url} was not over within {TOGETHER:.0f} seconds"
        pressed = [press_at_once(page, random) for page in pages]
        if not any(pressed):
            pages[0].wait_for_timeout(A_MOMENT)


def press(page: Page, random: Random, how: Press = click) -> bool:
    """Press something that is offered, as soon as anything is; False when the game is over."""
    for _ in range(MOST_TRIES):
        offered = page.wait_for_function(OFFERED, arg=[OFFERING, RESULT, random.random()]).as_element()
        if is_over(page):
            return False
        if offered is not None and how(offered):
            return True
    raise AssertionError(f"{MOST_TRIES} times something was offered at {page.url}, and none of it could be pressed")


def press_at_once(page: Page, random: Random) -> bool:
    """Whether something was offered, and has been pressed."""
    offered = page.evaluate_handle(OFFERED, [OFFERING, RESULT, random.random()]).as_element()
    return offered is not None and not is_over(page) and click(offered)


def await_turn(page: Page) -> None:
    """Until something is offered, or the game is over."""
    page.locator(f"{OFFERING}, {RESULT}").first.wait_for()


def is_over(page: Page) -> bool:
    return result(page).count() > 0


def may_press(page: Page) -> bool:
    """Whether anything is offered to this person now."""
    return page.locator(OFFERING).count() > 0


def result(page: Page) -> Locator:
    return page.locator(RESULT)
