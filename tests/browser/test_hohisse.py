"""Ho ! Hisse ! between two browsers: the race by keys and by swipes, its signal, the pull, and the calm way."""

import re
from random import Random
from typing import Final

from playwright.sync_api import Page, expect

import tablee

from .playing import A_MOMENT, begin, invite, is_over, play_on, play_to_the_end, play_together, result
from .screens import Screens, resize
from .test_access import TOO_WIDE, faults
from .test_endings import sit_down_against_a_bot, to_act

ONE_BARREL: Final = {"Barrels to win": "one"}
CALM: Final = {**ONE_BARREL, "Forming the teams": "at leisure"}
FIRST_WITHOUT: Final = {
    "Forming the teams": "from the second round on",
    "From then on, form the teams": "at leisure",
    "Who is youngest": "Seat 2",
}
PAIRS: Final = 10
STOP_THE_CLOCK: Final = "() => { const now = performance.now(); performance.now = () => now; }"
LET_IT_GO_ON: Final = "() => { delete performance.now; }"
SWIPE: Final = 60  # CSS pixels
TOO_HIGH: Final = (
    "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('[data-board]'))"
)
# The widest the page has ever been.
WATCH_WIDTH: Final = """() => {
  window.widest = 0;
  requestAnimationFrame(function look() {
    window.widest = Math.max(window.widest, document.documentElement.scrollWidth);
    requestAnimationFrame(look);
  });
}"""
# How many copies of cards are seen to fly.
WATCH_FLIGHTS: Final = """() => {
  window.flown = 0;
  new MutationObserver(changes => changes.forEach(({ addedNodes }) => addedNodes.forEach(node => {
    if (node.inert && node.classList.contains('back')) window.flown += 1;
  }))).observe(document.body, { subtree: true, childList: true });
}"""


def race(screens: Screens) -> tuple[Page, Page]:
    """Two people at the start of a race; one of them at a phone."""
    host = screens.open("/games/hohisse")
    host.get_by_label("Your name").fill("Max")
    begin(host, "friends", ONE_BARREL)
    guest = invite(screens, host)
    resize(guest, {"width": 360, "height": 740})
    return host, guest


def ready(*pages: Page) -> None:
    for page in pages:
        page.get_by_role("button", name="Ready").click()


def shared_out(page: Page, name: str) -> int:
    """How many pairs a player has shared out; all of them when nobody forms any more."""
    told = page.locator(".progress").get_by_role("img", name=name)
    label = told.get_attribute("aria-label") if told.count() else None
    return int(label.partition(": ")[2].partition(" of")[0]) if label else PAIRS


def swipe(page: Page) -> None:
    """Pull the first card down to oneself, if there is one."""
    box = page.locator("[data-card]:not(.gone)").first.bounding_box() if has_pair(page) else None
    if box is None:
        return
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + SWIPE, steps=3)
    page.mouse.up()


def has_pair(page: Page) -> bool:
    return page.locator("[data-card]:not(.gone)").count() > 0


def test_a_race_by_keys_and_by_swipes_then_the_pull_to_the_end(screens: Screens) -> None:
    host, guest = race(screens)
    ready(host, guest)
    expect(host.locator(".progress")).to_be_visible()
    assert faults(guest) == []
    while has_pair(host) or has_pair(guest) or not host.get_by_role("group", name="Your hand").count():
        host.keyboard.press("f" if shared_out(host, "Max") % 2 else "ArrowRight")
        swipe(guest)
        host.wait_for_timeout(A_MOMENT)
    assert shared_out(host, "Max") == PAIRS
    for page in (host, guest):
        expect(page.get_by_role("group", name="Slots")).to_be_visible()
        assert page.evaluate(TOO_WIDE) <= 0
    screens.keep(guest, "hohisse-pull-phone")
    play_together((host, guest))
    ends = {result(page).get_by_role("heading").inner_text() for page in (host, guest)}
    assert ends in ({"You won!", "Zoé won!"}, {"You won!", "Max won!"})


def test_the_slower_sees_stop_and_the_cards_that_are_shared_out_for_them(screens: Screens) -> None:
    host, guest = race(screens)
    guest.get_by_role("button", name="Ready").wait_for()
    guest.emulate_media(reduced_motion="no-preference")  # though the board is there already
    ready(host, guest)
    host.locator("[data-card][aria-disabled=false]").first.wait_for()
    while shared_out(host, "Max") < PAIRS:
        host.keyboard.press("f")
        host.wait_for_timeout(A_MOMENT)
    expect(guest.get_by_text("your last pair")).to_be_visible()
    expect(host.get_by_text("finishes this pair")).to_be_visible()
    guest.evaluate(WATCH_FLIGHTS)
    swipe(guest)
    expect(guest.locator(".across")).to_have_count(1)
    screens.keep(guest, "hohisse-stop-phone")
    before = guest.locator(".rest .back:not([inert])").count()
    while guest.locator(".rest .back:not([inert])").count() == before:
        host.keyboard.press("f")
        host.wait_for_timeout(A_MOMENT)
    guest.wait_for_function("() => window.flown >= 2")  # one to either side


def test_a_card_chosen_before_the_signal_does_not_count(screens: Screens) -> None:
    host, guest = race(screens)
    ready(guest)
    host.evaluate(STOP_THE_CLOCK)  # on this screen the look does not end
    ready(host)
    host.locator("[data-card][aria-disabled=false]").first.wait_for()
    host.keyboard.press("f")
    expect(host.get_by_text("Too soon!")).to_be_visible()
    expect(host.get_by_role("alert").get_by_text("Look first")).to_be_visible()
    assert shared_out(host, "Max") == 0
    host.evaluate(LET_IT_GO_ON)
    host.get_by_text("Heave!", exact=True).wait_for()
    host.keyboard.press("f")
    host.locator(".progress").get_by_role("img", name="Max: 1 of 10").wait_for()


def test_a_first_round_without_teams_begins_by_age_and_only_then_asks_about_it(screens: Screens) -> None:
    page = screens.open("/games/hohisse")
    youngest = page.locator("label").filter(has_text="Who is youngest")
    expect(youngest).to_have_count(0)
    begin(page, "bots", FIRST_WITHOUT)
    page.get_by_text("is youngest, so the barrel starts on their side").first.wait_for()
    expect(page.locator("[data-hand]").first).to_be_visible()
    assert faults(page) == []


def test_at_leisure_nobody_waits_for_a_signal_and_one_knows_what_one_gave(screens: Screens) -> None:
    page = screens.open("/games/hohisse", "phone")
    begin(page, "bots", CALM)
    for done in range(PAIRS):
        expect(page.locator(".progress").get_by_text(f"{done}/10").first).to_be_visible()
        page.locator("[data-card]").first.click()
    page.get_by_text("What you know of both teams").click()
    expect(page.locator("details.card").get_by_role("img").first).to_be_visible()
    screens.keep(page, "hohisse-known-phone")
    assert faults(page) == []
    play_on(page, 6)
    if not is_over(page):
        play_to_the_end(page)


def test_a_hint_calls_everybody_by_their_own_names(screens: Screens) -> None:
    match, random = tablee.Match("hohisse", seed=1, options={"form": "none"}), Random(1)
    while not all(">" in move for move in match.legal(to_act(match))):  # a card for somebody's slot, whichever it is
        match.play(to_act(match), random.choice(match.legal(to_act(match))))
    page = sit_down_against_a_bot(screens, match)
    players = page.get_by_role("list", name="The players").locator("li .name")
    page.get_by_role("button", name="A hint").click()
    hint = page.get_by_role("status").filter(has=page.get_by_role("button", name="Play this move"))
    expect(hint).to_contain_text(re.compile("|".join(players.all_inner_texts())))


def test_whoever_was_faster_has_stop_and_the_next_pair_within_the_window(screens: Screens) -> None:
    page = sit_down_against_a_bot(screens, faster(), device="phone")
    page.emulate_media(reduced_motion="no-preference")
    resize(page, {"width": 360, "height": 640})
    page.add_init_script(f"({WATCH_WIDTH})()")
    page.reload()
    expect(page.get_by_text("STOP! Share out the 18 cards")).to_be_visible()
    assert page.evaluate(TOO_HIGH) <= 0
    page.wait_for_function("() => document.getAnimations().length === 0")
    assert page.evaluate("window.widest") == 360


def faster() -> tablee.Match:
    """Who has shared out ten pairs while the other shared out one."""
    match, random = tablee.Match("hohisse", seed=1), Random(1)
    while match.state()["phase"] != "split":
        seat = to_act(match)
        match.play(seat, random.choice(match.legal(seat)))
    return match


def test_what_the_ring_says_is_written_within_it(screens: Screens) -> None:
    page = screens.open("/games/hohisse", "phone", "fr")
    begin(page)
    page.evaluate(STOP_THE_CLOCK)
    page.get_by_role("button", name="Se déclarer prêt").click()
    look = page.locator(".look")
    expect(look).to_contain_text("Regardez")
    ring, text = look.locator(".dial").bounding_box(), look.locator("text").bounding_box()
    assert ring is not None
    assert text is not None
    assert ring["x"] < text["x"]
    assert text["x"] + text["width"] < ring["x"] + ring["width"]


def test_a_hand_of_nine_cards_is_cut_off_nowhere(screens: Screens) -> None:
    match, random = tablee.Match("hohisse", seed=1, options={"form": "none"}), Random(1)
    while len(match.state()["hands"][to_act(match)]) < 9:
        match.play(to_act(match), random.choice(match.legal(to_act(match))))
    page = sit_down_against_a_bot(screens, match, device="phone")
    held = page.locator("[data-hand]")
    expect(held).to_have_count(9)
    first, last = held.first.bounding_box(), held.last.bounding_box()
    board = page.locator("[data-board]").bounding_box()
    assert first is not None
    assert last is not None
    assert board is not None
    assert board["x"] <= first["x"]
    assert last["x"] + last["width"] <= board["x"] + board["width"]
