"""Before the game: what a guest finds at the end of a link, and what the host sees first."""

from playwright.sync_api import Page, expect

from .playing import begin
from .screens import Device, Screens


def wait_for_guests(screens: Screens, game: str, players: int, name: str = "Max", device: Device = "phone") -> Page:
    """A host in the lobby."""
    host = screens.open(f"/games/{game}", device)
    host.get_by_label("Your name").fill(name)
    host.locator("input[name=way][value=friends]").check()
    host.get_by_label(str(players), exact=True).check()
    begin(host, "friends")
    expect(host.get_by_role("heading", name="Waiting for players")).to_be_visible()
    return host


def test_a_guest_is_shown_the_game_and_who_invites_and_sits_down_by_one_button(screens: Screens) -> None:
    host = wait_for_guests(screens, "hippo", 3)
    guest = screens.open(host.url, "phone")
    expect(guest.get_by_role("heading", name="Max invites you to play")).to_be_visible()
    expect(guest.locator(".lobby .cover svg")).to_be_visible()
    expect(guest.get_by_text("3 players")).to_be_visible()
    expect(guest.get_by_role("link", name="Learn by playing")).to_have_attribute("href", "/games/hippo/learn")
    assert guest.locator(".lobby .button.primary").count() == 1
    expect(guest.get_by_role("button", name="Sit down and play")).to_be_in_viewport()
    screens.keep(guest, "guest-phone")
    guest.get_by_role("button", name="Sit down and play").click()
    expect(host.get_by_text("Player 2")).to_be_visible()
    expect(host.get_by_text("Player 3")).to_have_count(0)


def test_the_host_sees_the_invitation_before_the_seats(screens: Screens) -> None:
    host = wait_for_guests(screens, "hippo", 4)
    expect(host.get_by_role("img", name="QR code of this table")).to_be_in_viewport()
    expect(host.get_by_role("button", name="Copy the link")).to_be_in_viewport()
    screens.keep(host, "host-phone")


def test_whoever_types_a_name_is_not_disturbed_by_others_who_sit_down(screens: Screens) -> None:
    host = wait_for_guests(screens, "hippo", 3)
    guest, other = screens.open(host.url, "phone"), screens.open(host.url, "phone")
    guest.get_by_label("Your name").press_sequentially("Zo")
    other.get_by_role("button", name="Sit down and play").click()
    expect(guest.get_by_text("Player 2")).to_be_visible()
    expect(guest.get_by_label("Your name")).to_be_focused()
    expect(guest.get_by_label("Your name")).to_have_value("Zo")


def test_at_a_desk_the_host_sees_game_players_and_invitation_side_by_side(screens: Screens) -> None:
    host = wait_for_guests(screens, "hippo", 4, device="desktop")
    expect(host.get_by_role("button", name="At this screen").last).to_be_in_viewport()
    expect(host.get_by_role("button", name="Copy the link")).to_be_in_viewport()
    expect(host.locator(".lobby .card")).to_have_count(3)
    cards = [card.bounding_box() for card in host.locator(".lobby .card").all()]
    assert len({card["y"] for card in cards if card}) == 1
    assert sum(card["width"] for card in cards if card) > 0.9 * 1280
    screens.keep(host, "host-desktop")


def test_on_a_phone_a_seat_takes_two_lines(screens: Screens) -> None:
    host = wait_for_guests(screens, "hippo", 4)
    free = host.locator(".lobby li", has=host.get_by_role("combobox")).last
    expect(free.locator("svg").first).to_be_visible()
    badge, bot = free.locator("svg").first.bounding_box(), free.get_by_role("combobox").bounding_box()
    assert badge is not None
    assert bot is not None
    assert abs(badge["y"] + badge["height"] / 2 - bot["y"] - bot["height"] / 2) < 2


def test_only_who_has_one_seat_is_called_you(screens: Screens) -> None:
    page = screens.open("/games/knopf")
    begin(page)
    players = page.get_by_role("list", name="The players")
    expect(players.get_by_text("you", exact=True)).to_have_count(1)
    expect(players).to_contain_text("Little button")
    page = screens.open("/games/knopf")
    begin(page, "here")
    expect(page.get_by_role("list", name="The players").get_by_text("you", exact=True)).to_have_count(0)
