"""First lessons as a page gets them: everything in one answer, without a table."""

import re
from pathlib import Path
from typing import Any

import pytest

from tablee import games
from tablee.match.lesson import FILE, lesson_of
from tablee.match.shelf import folder_of, texts_of
from tablee.server.api import games as games_api

from .hosting import Hosted

pytestmark = pytest.mark.anyio
GAMES = [facts.id for facts in games() if lesson_of(facts.id)]


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_comes_whole_in_each_language(hosted_once: Hosted, game: str) -> None:
    guest = hosted_once.stranger()
    french = await guest.ask("GET", f"/api/games/{game}/lesson")
    english = await guest.ask("GET", f"/api/games/{game}/lesson?language=en")
    assert [frame["expected"] for frame in french["frames"]] == [frame["expected"] for frame in english["frames"]]
    for frame in french["frames"] + english["frames"]:
        assert (frame["expected"] in [named["move"] for named in frame["moves"]]) == bool(frame["expected"])
    notes = [frame["note"] for frame in english["frames"] if frame["note"]]
    assert all(note["text"] and note["rule"] and note["title"] and note["quote"] for note in notes)
    card = await guest.ask("GET", f"/api/games/{game}")
    assert (card["lesson"], card["look"]) == (french["minutes"], bool(french["look"]))


@pytest.mark.parametrize("game", GAMES)
async def test_onlookers_are_shown_scenes_of_the_lesson(hosted_once: Hosted, game: str) -> None:
    guest = hosted_once.stranger()
    french = await guest.ask("GET", f"/api/games/{game}/lesson")
    english = await guest.ask("GET", f"/api/games/{game}/lesson?language=en")
    assert len(english["look"]) == 3
    for scene, other in zip(english["look"], french["look"], strict=True):
        assert scene["frames"] == other["frames"] == sorted(set(scene["frames"]))
        assert len(scene["frames"]) >= 2
        assert scene["caption"] != other["caption"]
        played = [english["frames"][number]["story"] for number in scene["frames"][1:]]
        assert any(played), "something happens in it"


@pytest.mark.parametrize("game", GAMES)
async def test_the_rules_leave_room_for_positions_of_the_lesson(hosted_once: Hosted, game: str) -> None:
    guest = hosted_once.stranger()
    pictures = (await guest.ask("GET", f"/api/games/{game}/lesson"))["pictures"]
    for language in texts_of(game).languages:
        book = await guest.ask("GET", f"/api/games/{game}/rules?language={language}")
        html = "".join(section["html"] for section in book["sections"])
        shown = re.findall(r'<figure data-picture="([a-z-]+)"><figcaption>[^<]{20,}</figcaption></figure>', html)
        assert sorted(shown) == sorted(pictures)
        assert "<p><figure" not in html
        assert "<img" not in html


async def test_a_move_that_cannot_be_made_is_explained(hosted_once: Hosted) -> None:
    guest = hosted_once.stranger()
    asked = "/api/games/hippo/lesson/why-not?frame=1&language=en&move="
    refused = await guest.ask("GET", asked + "6:a")
    assert refused == {"rule": "H5", "message": "Your dice do not show 6: you have 5, 3 and 2 left."}
    assert await guest.ask("GET", asked + "3:a") == {"rule": "", "message": ""}
    assert "not a move" in (await guest.ask("GET", asked + "nonsense"))["message"]


async def test_what_is_not_there_is_said_not_to_be(hosted_once: Hosted) -> None:
    guest = hosted_once.stranger()
    await guest.ask("GET", "/api/games/nowhere/lesson", status=404)
    await guest.ask("GET", "/api/games/hippo/lesson/why-not?frame=999&move=3:a", status=404)
    await guest.ask("GET", "/api/games/hippo/lesson/why-not?frame=-1&move=3:a", status=400)
    await guest.ask("GET", "/api/games/hippo/lesson?language=xx", status=400)


async def card_with(lesson: str, hosted: Hosted, folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Hippo's card, if that were its lesson."""
    (folder / FILE).write_text(lesson, "utf-8")
    known = lesson_of, games_api.first_lesson
    with monkeypatch.context() as changed:
        changed.setattr("tablee.match.lesson.folder_of", lambda game: folder)
        for one in known:
            one.cache_clear()
        card: dict[str, Any] = await hosted.stranger().ask("GET", "/api/games/hippo")
    for one in known:
        one.cache_clear()
    return card


async def test_a_lesson_that_cannot_be_read_does_not_keep_its_game_off_the_shelf(
    hosted_once: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await card_with("> what is this?\n", hosted_once, tmp_path, monkeypatch)
    assert card["lesson"] is None


async def test_a_page_leaves_no_room_for_scenes_that_a_lesson_does_not_have(
    hosted_once: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (folder_of("hippo") / FILE).read_text("utf-8")
    without = re.sub(r"^> (look|cut)$\n", "", text, flags=re.MULTILINE)
    card = await card_with(without, hosted_once, tmp_path, monkeypatch)
    assert (bool(card["lesson"]), card["look"]) == (True, False)
