"""Who sits where, and what bots are called."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import tablee
from tablee.kernel.contract import MOST_SEATS
from tablee.match.shelf import folder_of
from tablee.server.tables.events import Sitter
from tablee.server.tables.seating import BOT_NAMES, SeatedPeople, Seating, draw_bot_names

from .hosting import Hosted

pytestmark = pytest.mark.anyio
GAMES = [facts.id for facts in tablee.games()]


async def test_bots_have_first_names_and_their_level_stands_beside_them(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    bots = [{"kind": "bot", "level": level} for level in (2, 4, 2)]
    table = await ada.make("hippo", "me", *bots)
    seats = (await ada.shown(table))["seats"]
    assert [seat["level_name"] for seat in seats] == [None, "Paddler", "Lifeguard", "Paddler"]
    names = [seat["name"] for seat in seats]
    assert len(set(names)) == 4
    assert set(names[1:]) <= set(BOT_NAMES)
    (listed,) = await ada.ask("GET", "/api/me/tables?language=fr")
    assert [seat["name"] for seat in listed["seats"]] == names


async def test_bots_keep_their_names_in_a_rematch(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", "me", "bot", "bot")
    async with ada.live(table) as screen:
        await screen.done("resign", seat=0)
        await screen.until(lambda: screen.over)
    again = (await ada.ask("POST", f"/api/tables/{table}/rematch"))["id"]
    before, after = [[seat["name"] for seat in (await ada.shown(id))["seats"]] for id in (table, again)]
    assert after == [before[-1], *before[:-1]]


async def test_a_guest_is_told_who_invites(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("hippo", "open", "me")
    assert (await bob.shown(table))["host"] == 1
    assert (await bob.shown(await ada.make("hippo", "open", "bot")))["host"] is None


@pytest.mark.parametrize("names", [(), draw_bot_names(MOST_SEATS)])
def test_no_two_at_a_table_are_called_the_same(names: Sequence[str]) -> None:
    bots = [Sitter(level=1)] * MOST_SEATS
    alone = Seating("hulahoo", bots, (), SeatedPeople(), bot_names=names)
    called = [alone.bot_name(seat) for seat in range(MOST_SEATS)]
    assert len(set(called)) == MOST_SEATS
    joined = Seating("hulahoo", bots, (), SeatedPeople(names={0: called[1].lower()}), bot_names=names)
    assert joined.bot_name(1) not in called
    assert [joined.bot_name(seat) for seat in range(2, MOST_SEATS)] == called[2:]


@pytest.mark.parametrize("game", GAMES)
def test_no_bot_has_the_name_of_somebody_in_a_games_texts(game: str) -> None:
    read = [path.read_text("utf-8") for path in told_in(folder_of(game))]
    assert not {word for text in read for word in re.findall(r"\w+", text)} & set(BOT_NAMES)


def told_in(folder: Path) -> list[Path]:
    return [*folder.glob("*.ftl"), *folder.glob("*.md"), *folder.glob("*.txt")]
