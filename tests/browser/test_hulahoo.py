"""Hula-Hoo ! with six people at one screen, with people and bots mixed, and in all its chaos."""

from random import Random
from time import monotonic
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect

import tablee

from .playing import A_MOMENT, BRIEF, TOGETHER, await_turn, begin, is_over, play_to_the_end, press_at_once, result
from .screens import Screens, resize
from .test_access import TOO_WIDE, faults
from .test_endings import play, sit_down_against_a_bot, to_act

NAMES: Final = ("Ada", "Bob", "Cléo", "Dan", "Eve", "Finn")
SHORT: Final = {"Points to win": "1"}
CHAOS: Final = {
    "Chaos: choose your five open cards": "yes",
    "Chaos: no swap": "yes",
    "Chaos: name who must answer": "yes",
}

# In how many pictures somebody is seen to speak, and in how many of them far from where they sit; `far`: CSS pixels.
WATCH_BUBBLES: Final = """() => {
  const far = 24;
  [window.spoken, window.astray] = [0, 0];
  requestAnimationFrame(function look() {
    for (const bubble of document.querySelectorAll('.bubble.loud > g')) {
      const [said, at] = [bubble, bubble.closest('.player').firstElementChild].map(one => one.getBoundingClientRect());
      const left = Math.max(at.left - said.left, said.right - at.right, at.top - said.top, said.bottom - at.bottom);
      window.spoken += 1;
      if (left > far) window.astray += 1;
    }
    requestAnimationFrame(look);
  });
}"""

# What is written beside other players' names, or said by them, and whether cards lie over it. The first is oneself.
WRITTEN: Final = """() => {
  const cards = [...document.querySelectorAll('.lying > g')].map(one => one.getBoundingClientRect());
  const over = ({ left, right, top, bottom }) =>
    cards.some(card => card.left < right && left < card.right && card.top < bottom && top < card.bottom);
  return [...document.querySelectorAll('.player')].slice(1)
    .flatMap(player => [...player.querySelectorAll('.points, .bubble')])
    .map(one => ({ text: one.textContent.trim(), covered: over(one.getBoundingClientRect()) }));
}"""
# Once the stage has found room for both.
HAND_ABOVE_BUTTONS: Final = """() => {
  const hand = [...document.querySelectorAll('[data-card]')].at(-1).getBoundingClientRect();
  return hand.bottom <= document.querySelector('.below > div').getBoundingClientRect().top + 1;
}"""


def sit_down(page: Page, people: int) -> None:
    """Six seats: so many people at this screen, the other seats for bots."""
    page.get_by_label("Your name").fill(NAMES[0])
    page.locator("input[name=way][value=here]").check()
    page.get_by_role("group", name="How many players?").get_by_label("6").check()
    for seat, name in enumerate(NAMES[1:], start=2):
        if seat <= people:
            page.get_by_label(f"Name at seat {seat}").fill(name)
        else:
            page.get_by_label(f"Seat {seat}", exact=True).select_option("bot1")


def pass_round(page: Page) -> set[str]:
    """Everybody plays in turn, behind the curtain, to the end; whom the device was passed to."""
    random, passed_to, until = Random(0), set[str](), monotonic() + TOGETHER
    curtain = page.locator(".board .curtain").get_by_role("button")
    while not is_over(page):
        assert monotonic() < until, f"not over within {TOGETHER:.0f} seconds: {page.locator('.bar').inner_text()}"
        if curtain.count():
            passed_to |= lifted(curtain)
        elif not press_at_once(page, random):
            page.wait_for_timeout(A_MOMENT)
    return passed_to


def lifted(curtain: Locator) -> set[str]:
    """For whom; nobody if it was gone already."""
    try:
        name = curtain.inner_text(timeout=BRIEF).removeprefix("I am ")
        curtain.click(timeout=BRIEF)
    except Error:
        return set()
    curtain.wait_for(state="detached")
    return {name}


def test_six_people_play_at_one_screen(screens: Screens) -> None:
    page = screens.open("/games/hulahoo")
    sit_down(page, 6)
    begin(page, "here", SHORT)
    assert pass_round(page) == set(NAMES)
    expect(result(page).get_by_role("heading")).to_contain_text("won!")
    screens.keep(page, "hulahoo-six")


def test_three_people_at_a_phone_play_with_three_bots(screens: Screens) -> None:
    page = screens.open("/games/hulahoo", "phone")
    sit_down(page, 3)
    begin(page, "here", SHORT)
    page.locator(".board .curtain").get_by_role("button").click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    screens.keep(page, "hulahoo-six-phone")
    assert faults(page) == []
    assert page.evaluate(TOO_WIDE) <= 0
    assert pass_round(page) <= set(NAMES[:3])
    expect(result(page)).to_be_visible()


def test_chaos_is_played_to_the_end_by_clicks(screens: Screens) -> None:
    page = screens.open("/games/hulahoo")
    page.get_by_role("group", name="How many players?").get_by_label("4").check()
    begin(page, "bots", {**SHORT, **CHAOS})
    expect(page.get_by_text("Cards chosen: 0 of 5")).to_be_visible()
    play_to_the_end(page)


def test_who_is_named_to_answer_is_chosen_below_the_hand(screens: Screens) -> None:
    match = tablee.Match(
        "hulahoo", 4, seed=1, options={"chaos_no_exchange": True, "chaos_call": True}
    )  # any card may begin
    page = sit_down_against_a_bot(screens, match)
    resize(page, {"width": 360, "height": 640})
    await_turn(page)
    page.locator("[data-card][aria-disabled=false]").first.click()
    page.get_by_role("group", name="Your call").get_by_role("button").first.click()
    rivals = page.get_by_role("group", name="Who must answer?")
    expect(rivals.get_by_role("button")).to_have_count(3)
    page.wait_for_function(HAND_ABOVE_BUTTONS)


def test_what_others_have_called_is_not_covered_by_their_cards(screens: Screens) -> None:
    page = screens.open("/games/hulahoo", "phone", "fr")
    resize(page, {"width": 390, "height": 844})
    page.locator("input[type=radio][value='6']").check()
    begin(page)
    while not any("double" in one["text"] for one in page.evaluate(WRITTEN)):
        assert not is_over(page), "nobody has doubled"
        press_at_once(page, Random(0))
        page.wait_for_timeout(A_MOMENT)
    assert [one["text"] for one in page.evaluate(WRITTEN) if one["covered"]] == []


def test_whoever_speaks_is_heard_from_their_own_place(screens: Screens) -> None:
    page = screens.open("/games/hulahoo")
    page.emulate_media(reduced_motion="no-preference")
    begin(page)
    page.evaluate(WATCH_BUBBLES)
    while not page.evaluate("window.spoken > 60"):
        assert not is_over(page), "nobody has spoken"
        press_at_once(page, Random(0))
        page.wait_for_timeout(A_MOMENT)
    assert page.evaluate("window.astray") == 0


def test_what_one_has_called_is_remembered_though_a_card_is_drawn_at_once(screens: Screens) -> None:
    match, double = before_a_double()
    page = sit_down_against_a_bot(screens, match)
    play(page, match, double)
    expect(page.locator(".player").filter(has_text="Ada")).to_contain_text("double!")


def before_a_double() -> tuple[tablee.Match, str]:
    """Somebody can lay a card like the last, and draws one for it."""
    match, random = tablee.Match("hulahoo", seed=1), Random(1)
    while not (doubles := [move for move in match.legal(to_act(match)) if move.endswith("=")]):
        match.play(to_act(match), random.choice(match.legal(to_act(match))))
    return match, doubles[0]
