"""Match: what every game gets from it. Hippo and Kopf oder Knopf stand for the others."""

import json
import random
from typing import Any

import pytest

import tablee
from tablee import (
    BadOption,
    BadSeats,
    BadSeed,
    CannotUndo,
    GameOver,
    IllegalMove,
    MalformedMove,
    Match,
    NotYourTurn,
    TableeError,
    UnknownGame,
)
from tablee.kernel.contract import Position
from tablee.match.sealed import OPENING
from tablee.match.shelf import load


def played_out(match: Match, seed: int = 0) -> Match:
    chooser = random.Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, chooser.choice(match.legal(seat)))
    return match


def snapshot(match: Match) -> tuple[bytes, list[object]]:
    return match.position.tobytes(), list(match.log)


def test_the_face_of_the_design() -> None:
    match = Match("hippo", seats=3, seed=7, options={"lanes": "three"})
    assert len(match.to_act) == 1
    seat = match.to_act[0]
    moves = match.legal(seat)
    match.play(seat, moves[0])
    assert match.view(0) == match.view(None) == match.state()
    assert match.scores is None
    assert match.winners == []
    assert not match.over


def test_the_same_seed_gives_the_same_game() -> None:
    assert played_out(Match("hippo", 3, seed=7)).log == played_out(Match("hippo", 3, seed=7)).log
    assert played_out(Match("hippo", 3, seed=7)).log != played_out(Match("hippo", 3, seed=8)).log


def test_without_a_seed_games_differ() -> None:
    assert Match("hippo").seed != Match("hippo").seed


def test_manual_fate_waits_for_you() -> None:
    match = Match("hippo", 2, fate="manual")
    assert match.to_act == ("fate",)
    match.play("fate", "a:d4")
    with pytest.raises(IllegalMove):
        match.play("fate", "a:d4")
    with pytest.raises(NotYourTurn):
        match.play(0, "4:a")


def test_fate_may_come_from_outside() -> None:
    """A server derives fate's numbers from a secret, one for each move it answers."""
    asked: list[int] = []

    def source(number: int) -> int:
        asked.append(number)
        return 1000 + number

    match = Match("hippo", 2, fate=source)
    for _ in range(3):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    assert asked == [OPENING, 0, 1, 2]
    again = Match.from_record(match.record())
    assert again.log == match.log
    assert "fate: elsewhere" in match.record()
    assert "seed" not in match.record()


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ({"game": "chess2"}, UnknownGame, "there are: "),
        ({"game": "hippo", "seats": 5}, BadSeats, "2, 3, 4 seats, not 5"),
        ({"game": "hippo", "seats": True}, BadSeats, "not True"),
        ({"game": "hippo", "seats": "2"}, BadSeats, "not '2'"),
        (
            {"game": "knopf", "options": {"size": 3}},
            BadOption,
            "has no option 'size'; it has: aids, games, map, target",
        ),
        ({"game": "knopf", "options": {"target": 9}}, BadOption, "one of 10, 8, not 9"),
        ({"game": "knopf", "options": {"target": "10"}}, BadOption, "not '10'"),
        ({"game": "hippo", "fate": "dice"}, BadOption, "not 'dice'"),
        ({"game": "hippo", "seed": -1}, BadSeed, "not -1"),
        ({"game": "hippo", "seed": 1 << 64}, BadSeed, "0 to"),
        ({"game": "hippo", "seed": 1.5}, BadSeed, "not 1.5"),
    ],
)
def test_bad_set_ups_are_refused_in_words(arguments: dict[str, object], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says) as raised:
        Match(**arguments)  # type: ignore[arg-type]
    assert isinstance(raised.value, TableeError)


@pytest.mark.parametrize(
    "text", ["", "x", "4+2", "4+2:z", "2+4:a", "again ", "9:a", "a" * 10_000, "４:a", None, 7, ["4:a"]]
)
def test_garbage_is_malformed_and_changes_nothing(text: object) -> None:
    match = Match("hippo", 2, seed=1)
    before = snapshot(match)
    with pytest.raises(MalformedMove) as raised:
        match.play(match.to_act[0], text)  # type: ignore[arg-type]
    assert raised.value.text("fr").startswith("Ce coup ne se lit pas")
    assert len(raised.value.message) < 200
    assert snapshot(match) == before


@pytest.mark.parametrize("seat", [-1, 2, 8, 9, "a", None, 1.5, [0], "fate "])
def test_a_seat_that_is_not_there_is_refused(seat: object) -> None:
    match = Match("hippo", 2, seed=1)
    before = snapshot(match)
    with pytest.raises(BadSeats, match="expected a seat from 0 to 1"):
        match.play(seat, "4:a")  # type: ignore[arg-type]
    with pytest.raises(BadSeats):
        match.legal(seat)  # type: ignore[arg-type]
    assert snapshot(match) == before


def test_out_of_turn_and_over() -> None:
    match = Match("knopf")
    assert match.legal(1) == []
    with pytest.raises(NotYourTurn, match="not your turn: we are waiting for a"):
        match.play(1, "b2-b4")
    with pytest.raises(NotYourTurn):
        match.play("fate", "b2-b4")
    over = played_out(Match("hippo", 2, seed=3))
    before = snapshot(over)
    with pytest.raises(GameOver):
        over.play(0, "4:a")
    assert snapshot(over) == before
    assert over.to_act == ()
    assert over.state()["turn"] is None


def test_why_not_tells_without_playing() -> None:
    match = Match("knopf")
    before = snapshot(match)
    error = match.why_not(0, "b9-b8")
    assert isinstance(error, IllegalMove)
    assert error.rule == "K7"
    assert match.why_not(0, match.legal(0)[0]) is None
    assert snapshot(match) == before


# -- undo ---------------------------------------------------------------------------------------------------


def test_undo_takes_a_move_back_to_the_byte() -> None:
    match = Match("knopf")
    before = snapshot(match)
    match.play(0, match.legal(0)[0])
    match.undo()
    assert snapshot(match) == before
    with pytest.raises(CannotUndo, match="no move"):
        match.undo()


def test_the_last_move_of_each_seat_is_found() -> None:
    match = played_out(Match("hippo", 3, seed=7))
    made = [entry.seat for entry in match.log if entry.seat != "fate"]
    for seat in range(3):
        assert match.moves_before_last_of(seat) == max(number for number, mover in enumerate(made) if mover == seat)
    assert Match("hippo", seed=1).moves_before_last_of(0) is None


def test_undo_stops_at_fate() -> None:
    match = Match("hippo", 2, seed=1)
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[-1])
    while match.log[-1].seat != "fate":
        match.play(seat, match.legal(seat)[-1])
    with pytest.raises(CannotUndo, match="Chance has answered"):
        match.undo()
    length = len(match.log)
    match.take_back()
    assert len(match.log) < length
    assert match.to_act == (seat,)


def test_undo_stops_at_another_players_move() -> None:
    match = Match("knopf")
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])
    match.undo()
    with pytest.raises(CannotUndo, match="another player"):
        match.undo()


def test_after_taking_back_fate_answers_the_same_way() -> None:
    """No fishing for better dice: the roll that answers move n is fixed by seed and n."""
    match = Match("hippo", 2, seed=5)
    played_out(match)
    log = match.log
    match.take_back()
    match.take_back()
    for entry in log[len(match.log) :]:
        if entry.seat != "fate":
            match.play(entry.seat, entry.move)
    assert match.log == log


@pytest.mark.parametrize(("game", "timed"), [("hippo", False), ("hulahoo", False), ("hohisse", True)])
def test_with_bookmarks_a_long_game_is_taken_back_to_the_same_bytes(game: str, timed: bool) -> None:
    marked = with_bookmarks(Match(game, seed=3), timed)
    bare = Match.from_record(marked.record())
    for keep in range(marked.moves - 1, -1, -9):
        ours, theirs = marked.copy(), bare.copy()
        ours.take_back(keep)
        theirs.take_back(keep)
        assert (ours.moves, snapshot(ours), ours.to_act) == (keep, snapshot(theirs), theirs.to_act)
        assert ours.recorded.tobytes() == theirs.recorded.tobytes()
        assert [ours.legal(seat) for seat in ours.to_act] == [theirs.legal(seat) for seat in theirs.to_act]
        assert ours.story(0, ours.entries - 1) == theirs.story(0, ours.entries - 1)


@pytest.mark.parametrize(("game", "timed"), [("hippo", False), ("hulahoo", False), ("hohisse", True)])
def test_with_bookmarks_the_same_story_is_told_from_anywhere(game: str, timed: bool) -> None:
    marked = with_bookmarks(Match(game, seed=3), timed)
    bare = Match.from_record(marked.record())
    for entry in range(0, marked.entries, 13):
        assert marked.story(0, entry) == bare.story(0, entry)
        assert marked.passage(None, entry, entry + 5) == bare.passage(None, entry, entry + 5)
        assert marked.steps(1, entry) == bare.steps(1, entry)


def with_bookmarks(match: Match, timed: bool) -> Match:
    """A game of some length, with a bookmark after every move, as at a table."""
    chooser = random.Random(1)
    while not match.over and match.moves < 150:
        seat = chooser.choice(match.to_act)
        match.play(seat, chooser.choice(match.legal(seat)), 800 * match.moves if timed else None)
        match.bookmark()
    return match


# -- the rest -----------------------------------------------------------------------------------------------


def test_a_copy_goes_its_own_way() -> None:
    match = Match("knopf")
    other = match.copy()
    other.play(0, other.legal(0)[0])
    assert match.log == []
    assert other.moves == 1
    assert match.legal(0) == Match("knopf").legal(0)


def test_compiled_and_interpreted_play_the_same_game() -> None:
    compiled, plain = Match("hippo", 4, seed=11), Match("hippo", 4, seed=11, compiled=False)
    assert snapshot(played_out(compiled)) == snapshot(played_out(plain))


def test_stories_speak_each_language_and_know_names() -> None:
    match = Match("hippo", 2, seed=1)
    said = match.story()[0]
    assert said.rule == "H3"
    assert said.text("fr", ["Zoé", "Max"]).startswith("Zoé lance")
    assert said.text("en").startswith("Red rolls")


def test_everything_is_plain_data() -> None:
    assert json.loads(json.dumps(Match("knopf").state())) == Match("knopf").state()


def test_games_lists_the_shelf() -> None:
    assert {"hippo", "knopf"} <= {facts.id for facts in tablee.games()}
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        tablee.chess  # noqa: B018


def test_what_fills_a_sentence_is_plain_data_for_programs() -> None:
    match = Match("hippo", 2, fate="manual")
    for fate in ("a:d6", "b:d1", "roll:4-2-1"):
        match.play("fate", fate)
    match.play(0, "4+2:a")
    roll, placed = match.story()[-2:]
    assert (roll.key, roll.plain()) == ("roll", {"who": 0, "dice": [4, 2, 1]})
    assert (placed.key, placed.plain()) == ("placed", {"who": 0, "ring": "a", "lane": 6})
    assert json.dumps(placed.plain())


def test_time_that_passes_changes_nothing_where_it_does_not_matter() -> None:
    match = Match("hippo", seed=3)
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    before, acting = match.position.tobytes(), match.to_act
    match.pass_time(900)
    assert (match.position.tobytes(), match.to_act) == (before, acting)


# -- what can be done ---------------------------------------------------------------------------------------


def test_a_prompt_is_for_whoever_is_to_act() -> None:
    match = Match("knopf", compiled=False)
    prompt = match.prompt(0)
    assert prompt is not None
    assert prompt.text("en").startswith("Move a button")
    assert match.prompt(1) is None
    assert match.consequences(1) == {}


def test_a_game_that_is_over_has_nothing_to_prompt() -> None:
    match = played_out(Match("hippo", seed=3))
    assert [match.prompt(seat) for seat in range(2)] == [None, None]


def test_a_game_without_prompts_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(load("knopf").words, "prompt")
    assert Match("knopf", compiled=False).prompt(0) is None


@pytest.mark.parametrize("name", ["prompt", "consequences"])
def test_what_is_said_before_a_move_is_made_from_what_the_seat_may_know(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match("hohisse", seed=3, options={"form": "none"}, compiled=False)
    seat = match.to_act[0]
    assert isinstance(seat, int)
    given: list[bytes] = []
    told = getattr(load("hohisse").words, name)

    def noted(s: Position, *more: Any) -> Any:
        given.append(s.tobytes())
        return told(s, *more)

    monkeypatch.setattr(load("hohisse").words, name, noted)
    assert getattr(match, name)(seat)
    assert given == [match.hidden(seat).tobytes()]
    assert given != [match.position.tobytes()]


def test_consequences_are_of_legal_moves_by_their_texts() -> None:
    match = Match("hohisse", seed=3, options={"form": "none"}, compiled=False)
    seat = match.to_act[0]
    assert isinstance(seat, int)
    assert match.consequences(seat).keys() <= set(match.legal(seat))
    assert match.consequences(seat)
