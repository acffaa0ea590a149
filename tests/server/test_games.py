"""What a game's page asks about its game."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tablee.lab.balance import summary
from tablee.lab.balance.figures import Rate
from tablee.lab.balance.summary import FILE, SeatCountSummary, Summary
from tablee.match.play import Match
from tablee.match.shelf import facts_of
from tablee.server.config import Settings

from .hosting import Hosted, hosting

pytestmark = pytest.mark.anyio

WHAT_IF = "knopf~map_1"  # for the lab


async def test_a_game_says_what_is_in_its_views(hosted: Hosted) -> None:
    fields = (await hosted.stranger().ask("GET", "/api/games/connect_four"))["fields"]
    assert fields == {"columns": {"fr": "Colonnes, de bas en haut", "en": "Columns, from the bottom up"}}
    assert (await hosted.stranger().ask("GET", "/api/games/hippo"))["fields"] == {}


async def test_a_game_says_whom_it_is_owed_to_and_whether_it_can_be_bought(hosted: Hosted) -> None:
    cards = {card["id"]: card for card in await hosted.stranger().ask("GET", "/api/games")}
    hippo, pull, sand = cards["hippo"], cards["hohisse"], cards["heisa"]
    assert (hippo["designer"], hippo["illustrator"]) == ("Martin Nedergaard Andersen", "Sarah Bourquin")
    assert (hippo["publisher"], hippo["year"], hippo["availability"]) == ("Helvetiq", 2017, "in_print")
    assert (pull["illustrator"], pull["availability"]) == ("Franz Vohwinkel", "out_of_print")
    assert (sand["designer"], sand["availability"], sand["ours"]) == (None, "unknown", ["age", "minutes"])
    assert hippo["ours"] == []
    assert {card["sheet"] for card in (hippo, pull, sand)} == {"Escale à jeux"}


async def test_rights_holders_are_told_whom_to_write_to(settings: Settings) -> None:
    async with hosting(replace(settings, contact="games@example.org")) as hosted:
        assert (await hosted.stranger().ask("GET", "/api/games/hippo"))["contact"] == "games@example.org"


async def test_a_host_gives_a_game_another_title(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_TITLES", "heisa=Sand; hippo = Nilpferd im Bad")
    ada = await hosted.guest("Ada")
    assert (await ada.ask("GET", "/api/games/hippo"))["title"] == "Nilpferd im Bad"
    assert (await ada.ask("GET", "/api/games/hippo/rules"))["title"] == "Nilpferd im Bad"
    assert (await ada.ask("GET", "/api/games/hulahoo"))["title"] == "Hula-Hoo !"
    await ada.ask("POST", "/api/tables", {"game": "hippo", "seats": [{"kind": "me"}, {"kind": "open"}]}, status=201)
    assert [table["title"] for table in await ada.ask("GET", "/api/me/tables")] == ["Nilpferd im Bad"]


async def test_a_balance_that_was_measured_is_told_in_the_language_asked_for(
    hosted: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summary, "folder_of", lambda game: tmp_path)
    table = SeatCountSummary(seats=2, starts=True, first=Rate.of(52, 100), moves=60, skill=Rate.of(80, 100))
    version = facts_of("hippo").rules_version
    measured = Summary("hippo", version, 1, 3, 1, [table])
    (tmp_path / FILE).write_bytes(msgspec.json.encode(measured))

    guest = hosted.stranger()
    told = await guest.ask("GET", "/api/games/hippo/balance?language=en")
    assert told == {"sentences": measured.sentences("en")}
    told = await guest.ask("GET", "/api/games/hippo/balance")
    assert told == {"sentences": measured.sentences("fr")}


async def test_without_figures_nothing_is_said(hosted: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summary, "folder_of", lambda game: tmp_path)
    assert await hosted.stranger().ask("GET", "/api/games/hippo/balance") == {"sentences": []}


async def test_an_unknown_game_has_no_balance(hosted: Hosted) -> None:
    await hosted.stranger().ask("GET", "/api/games/nowhere/balance", status=404)


@pytest.mark.parametrize(
    "what", ["", "/rules", "/lesson", "/lesson/why-not?frame=0&move=a1", "/leaderboard", "/balance"]
)
async def test_how_a_game_might_have_been_is_not_on_the_shelf(hosted: Hosted, what: str) -> None:
    problem = await hosted.stranger().ask("GET", f"/api/games/{WHAT_IF}{what}", status=404)
    assert problem["error"] == "not_found"
    assert WHAT_IF in problem["message"]


async def test_how_a_game_might_have_been_is_not_played_here(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    wanted = {"game": WHAT_IF, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert (await ada.ask("POST", "/api/tables", wanted, status=404))["error"] == "not_found"
    record = Match(WHAT_IF, compiled=False).record()
    problem = await ada.ask("POST", "/api/tables/import", {"record": record}, status=400)
    assert WHAT_IF in problem["message"]
    assert await ada.ask("GET", "/api/me/tables") == []
