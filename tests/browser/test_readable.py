"""What is written on a board can be read on the smallest phone, by anybody at the table."""

from collections.abc import Mapping
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

import tablee

from .playing import await_turn, begin
from .screens import Screens, resize
from .test_endings import sit_down_against_a_bot, to_act
from .test_stage import COVERED, MOST_SEATS, PHONES, SIDEWAYS, at_one_screen

LEAST: Final = 9  # CSS pixels, for whatever tells things apart
TELLING: Final[Mapping[str, str]] = {  # what players look for on a board, beside what its pieces show
    "heisa": "[data-glass]:not([tabindex='-1']) .letter, .code, text.name",
    "hippo": ".player .name, .player .total, .number",
    "hohisse": "[data-hand] .name, .strength",
    "hulahoo": ".player .name, .points, .bubble text, .round, .call, .caption",
    "knopf": "text.name, .count",
}
# By class and text: whatever of it is drawn too small.
TOO_SMALL: Final = """([telling, least]) => [...document.querySelectorAll(telling)]
  .filter(text => text.textContent.trim() && text.checkVisibility())
  .filter(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a < least)
  .map(text => `${text.getAttribute('class')}: ${text.textContent}`)"""
# Whatever of it is cut off by the window's edge.
CUT: Final = """telling => [...document.querySelectorAll(telling)]
  .filter(text => text.getBoundingClientRect().right > innerWidth).map(text => text.textContent.trim())"""
# Names of actions in the hand of which some corner lies under another card.
COVERED_NAMES: Final = """() => [...document.querySelectorAll('[data-hand] .name')].filter(name => {
  const { left, top, right, bottom } = name.getBoundingClientRect();
  const card = name.closest('[data-hand]');
  return [left + 1, right - 1].some(x => !card.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}).map(name => name.textContent)"""
# Whatever of it a button covers, by its label or text.
LYING_OVER: Final = """(button, others) => {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  return [...document.querySelectorAll(others)].filter(one => {
    const box = one.getBoundingClientRect();
    return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  }).map(one => one.getAttribute('aria-label') ?? one.textContent.trim());
}"""
MANY_CARDS: Final = 9
ACTIONS_AMONG_THEM: Final = 3


@pytest.mark.parametrize("game", MOST_SEATS)
def test_a_full_table_can_be_read_on_a_small_phone(screens: Screens, game: str) -> None:
    page = at_one_screen(screens, game, MOST_SEATS[game])
    resize(page, PHONES[0])
    assert page.locator(TELLING[game]).count() > 0
    assert page.evaluate(TOO_SMALL, [TELLING[game], LEAST]) == []
    assert page.evaluate(CUT, TELLING[game]) == []


def test_four_at_a_phone_are_called_by_their_whole_names(screens: Screens) -> None:
    names = ["Victoire", "Bertrand", "Clémence", "Dagobert"]
    page = screens.open("/games/hippo", "phone")
    page.get_by_label("Your name").fill(names[0])
    page.locator("input[name=way][value=here]").check()
    page.get_by_role("group", name="How many players?").get_by_label("4").check()
    for seat, name in enumerate(names[1:], start=2):
        page.get_by_label(f"Name at seat {seat}").fill(name)
    begin(page, "here")
    await_turn(page)
    resize(page, PHONES[0])
    expect(page.locator(".player .name")).to_have_text(names)


def test_a_call_is_said_in_a_bubble_on_a_phone_too(screens: Screens) -> None:
    match = tablee.Match("hulahoo", 6, seed=1)
    while match.view(to_act(match))["call"] is None:
        match.play(to_act(match), match.legal(to_act(match))[0])
    page = sit_down_against_a_bot(screens, match, device="phone")
    await_turn(page)
    for size in PHONES:
        resize(page, size)
        expect(page.locator(".bubble.loud")).to_be_in_viewport(ratio=1)


def test_what_can_be_done_besides_lies_over_nobodys_name(screens: Screens) -> None:
    match, random = tablee.Match("knopf", seed=1), Random(1)
    while "spare" not in match.legal(to_act(match)):
        match.play(to_act(match), random.choice(match.legal(to_act(match))))
    page = sit_down_against_a_bot(screens, match, device="phone", language="fr")  # the longest there is
    await_turn(page)
    resize(page, PHONES[0])
    panel = page.locator(".side").filter(has_text="Ada").locator(".panel").bounding_box()
    button = page.get_by_role("button", name="Laisser le groupe tranquille").bounding_box()
    assert panel is not None
    assert button is not None
    assert panel["y"] + panel["height"] <= button["y"]


def test_giving_up_a_roll_lies_over_no_name_and_no_place(screens: Screens) -> None:
    match, random = tablee.Match("heisa", 4, seed=4, options={"tempo": True}), Random(4)
    while "pass" not in match.legal(to_act(match)):
        match.play(to_act(match), random.choice(match.legal(to_act(match))))
    page = sit_down_against_a_bot(screens, match, device="phone", language="de")  # the longest there is
    await_turn(page)
    button = page.get_by_role("button", name="Den Wurf verfallen lassen")
    for size in PHONES:
        resize(page, size)
        expect(button).to_be_in_viewport(ratio=1)
        assert button.evaluate(LYING_OVER, "text.name, [data-die] .face, [data-glass], [data-place]") == []


@pytest.mark.parametrize("action", ["adrenaline", "scram", "weakest"])
def test_what_an_action_asks_for_is_all_in_sight_on_a_small_phone(screens: Screens, action: str) -> None:
    match, random = tablee.Match("hohisse", seed=3, options={"form": "none"}), Random(3)
    while action not in match.view(to_act(match))["hands"][to_act(match)]:
        match.play(to_act(match), random.choice(match.legal(to_act(match))))
    page = sit_down_against_a_bot(screens, match, device="phone", language="de")
    await_turn(page)
    page.locator(f"[data-hand^={action}]").click()
    choices = page.locator("[data-choice]")
    expect(choices.last).to_be_visible()
    for size in (PHONES[0], *SIDEWAYS):
        resize(page, size)
        for choice in choices.all():
            expect(choice).to_be_in_viewport(ratio=1)


def test_a_hint_covers_nothing_that_can_be_pressed(screens: Screens) -> None:
    match = tablee.Match("hohisse", seed=10, options={"form": "none"})
    page = sit_down_against_a_bot(screens, match, device="phone", language="fr")
    resize(page, PHONES[0])
    await_turn(page)
    page.get_by_role("button", name="Conseil").click()
    said = page.locator(".notes p:has(button) span")
    expect(said).to_contain_text("Conseil :")
    longest = max((move.label.text("fr", ["Alma", "Vous"]) for move in match.named(to_act(match))), key=len)
    said.evaluate("(said, words) => (said.textContent = words)", f"Conseil : {longest}")
    assert page.evaluate(COVERED) == []


def test_actions_can_be_read_however_many_cards_are_in_the_hand(screens: Screens) -> None:
    page = sit_down_against_a_bot(screens, with_many_cards(), device="phone")
    await_turn(page)
    expect(page.locator("[data-hand]")).to_have_count(MANY_CARDS)
    for size in PHONES:
        resize(page, size)
        screens.keep(page, f"hohisse-nine-cards-{size['width']}")
        assert page.evaluate(COVERED_NAMES) == []


def with_many_cards() -> tablee.Match:
    """Reinforcements have come, and some of what is in the hand are actions, which have names."""
    for seed in range(1, 200):
        match, random = tablee.Match("hohisse", seed=seed, options={"form": "none"}), Random(seed)
        while not match.over:
            hand = match.view(to_act(match))["hands"][to_act(match)]
            if len(hand) == MANY_CARDS and sum(map(str.isalpha, hand)) >= ACTIONS_AMONG_THEM:
                return match
            match.play(to_act(match), random.choice(match.legal(to_act(match))))
    raise AssertionError("no hand of nine cards with three actions among them came up")
