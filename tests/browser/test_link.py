"""Two people, each with a browser of their own, and the link between them."""

from playwright.sync_api import expect

from .playing import begin, invite, may_press, play_together, result
from .screens import Screens


def test_two_browsers_play_each_other_through_the_link(screens: Screens) -> None:
    host = screens.open("/games/hippo")
    host.get_by_label("Your name").fill("Max")
    begin(host, "friends")
    guest = invite(screens, host)
    play_together((host, guest))
    ends = [result(page).get_by_role("heading").inner_text() for page in (host, guest)]
    assert sorted(ends) in (["Max won!", "You won!"], ["You won!", "Zoé won!"])


def test_what_one_says_the_other_reads(screens: Screens) -> None:
    host = screens.open("/games/knopf")
    begin(host, "friends")
    guest = invite(screens, host)
    guest.get_by_label("Your message").fill("Salut !")
    guest.get_by_role("button", name="Send").click()
    expect(host.get_by_text("Salut !")).to_be_visible()


def test_a_break_is_taken_when_the_other_agrees(screens: Screens) -> None:
    host = screens.open("/games/knopf")
    host.get_by_label("Your name").fill("Max")
    begin(host, "friends")
    guest = invite(screens, host)
    guest.get_by_role("button", name="Take a break").click()
    expect(guest.get_by_role("button", name="Take a break")).to_be_disabled()
    expect(host.get_by_text("Zoé would like to take a break.")).to_be_visible()
    host.get_by_role("button", name="All right").click()
    for page in (host, guest):
        expect(page.get_by_role("button", name="Resume the game")).to_be_visible()


def test_a_third_person_watches(screens: Screens) -> None:
    host = screens.open("/games/knopf")
    begin(host, "friends")
    invite(screens, host)
    third = screens.open(host.url)
    expect(third.get_by_text("You are watching")).to_be_visible()
    expect(host.get_by_text("1 spectator")).to_be_visible()
    assert not may_press(third)
