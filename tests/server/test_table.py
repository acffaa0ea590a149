"""A table is what the events of its log come to, and never changes."""

import msgspec
import pytest

from tablee.match.sealed import SealedFate, promise_of
from tablee.server.tables import decide, events
from tablee.server.tables.events import (
    Adjourned,
    Answered,
    AnyEvent,
    Asked,
    Chatted,
    ClockRule,
    Ended,
    Entry,
    Moved,
    Promised,
    Readied,
    Resigned,
    Resumed,
    Seated,
    Sitter,
    Spoke,
    TimeOut,
    Undone,
)
from tablee.server.tables.table import CHAT_KEPT, STAND_IN, Table

from .tabletop import ADA, BOB, BOT, FREE, SECRET, happens, looks_of, table_of

WORD = "a-word-of-ada-0001"
MINUTE = 60_000


def a_move(table: Table, seat: int = 0) -> Moved:
    assert table.match is not None
    change = decide.play(table, None, 0, seat=seat, text=table.match.legal(seat)[0], seen=table.number)
    assert isinstance(change.event, Moved)
    return change.event


def example(kind: type[AnyEvent]) -> tuple[Table, AnyEvent]:
    """A table, and an event of this kind that may happen at it next."""
    playing = table_of(ADA, BOB, clock=ClockRule(MINUTE, 1_000))
    speaking = table_of(Sitter(person="ada", word=True), BOB, game="hippo")
    waiting = table_of(ADA, FREE, game="hippo")
    promised = happens(speaking, Promised(0, promise_of(WORD)))
    examples: dict[type[AnyEvent], tuple[Table, AnyEvent]] = {
        Seated: (waiting, Seated(1, BOB, decide.opening_of(waiting, {}))),
        Promised: (speaking, Promised(0, promise_of(WORD))),
        Spoke: (promised, Spoke(0, WORD, decide.opening_of(promised, {0: WORD}))),
        Moved: (playing, a_move(playing)),
        Asked: (playing, Asked(0)),
        Answered: (happens(playing, Asked(0)), Answered(1, False)),
        Undone: (happens(playing, a_move(playing)), Undone(0, 0)),
        Resigned: (playing, Resigned(0)),
        TimeOut: (playing, TimeOut(0, STAND_IN)),
        Ended: (table_of(ADA, BOB, game="heisa"), Ended(60 * MINUTE)),
        Adjourned: (playing, Adjourned()),
        Readied: (table_of(ADA, BOB, game="heisa", ready=True), Readied(0)),
        Resumed: (happens(playing, Adjourned()), Resumed()),
        Chatted: (playing, Chatted("hello", 0)),
    }
    return examples[kind]


@pytest.mark.parametrize("kind", AnyEvent.__args__, ids=lambda kind: kind.__name__)
def test_an_event_gives_another_table_and_leaves_this_one_as_it_was(kind: type[AnyEvent]) -> None:
    table, event = example(kind)
    before = looks_of(table)
    after = happens(table, event, at=5_000)
    assert looks_of(table) == before
    assert looks_of(after) != before
    assert after.number == table.number + 1


@pytest.mark.parametrize("kind", AnyEvent.__args__, ids=lambda kind: kind.__name__)
def test_what_is_written_of_an_event_leads_to_the_same_table(kind: type[AnyEvent]) -> None:
    table, event = example(kind)
    again = events.decode(events.encode(event))
    assert again == event
    assert looks_of(happens(table, again)) == looks_of(happens(table, event))


def test_a_whole_log_comes_to_the_same_as_event_by_event() -> None:
    start = table_of(ADA, BOB, game="hippo", clock=ClockRule(MINUTE, 1_000))
    table, log = start, []
    for number in range(1, 13):
        change = decide.play(
            table, None, 0, seat=table.to_act[0], text=a_move(table, table.to_act[0]).move, seen=table.number
        )
        entry = Entry(number, 1_000 * number, None, None, change.event)
        log.append(entry)
        table = table.after(entry, change.match)
    again = Table.fold("t", start.setup, SealedFate(SECRET, {}), 0, log, compiled=False)
    assert looks_of(again) == looks_of(table)


def test_an_event_nobody_knows_is_an_error() -> None:
    with pytest.raises(msgspec.ValidationError):
        events.decode('{"type":"danced","seat":0}')


def test_a_message_counts_once_and_is_known_again_by_its_number() -> None:
    table = happens(table_of(ADA, BOB), Chatted("hello", 0), by="ada", message="m1")
    assert table.done == {("ada", "m1"): 1}


def test_only_the_last_lines_are_kept() -> None:
    table = table_of(ADA, BOB)
    for number in range(CHAT_KEPT + 5):
        table = happens(table, Chatted(str(number)))
    assert len(table.chat) == CHAT_KEPT
    assert table.chat[-1].text == str(CHAT_KEPT + 4)


def test_playing_on_answers_a_request_to_take_back_and_not_one_to_adjourn() -> None:
    playing = table_of(ADA, BOB)
    asked = happens(happens(playing, a_move(playing)), Asked(0, 0))
    assert happens(asked, a_move(asked, 1)).asked is None
    asked = happens(playing, Asked(1))
    assert happens(asked, a_move(asked)).asked == Asked(1)


def test_who_gives_up_leaves_a_stand_in_and_the_last_one_wins() -> None:
    three = table_of(ADA, BOB, Sitter(person="cy"), game="hippo")
    one_gone = happens(three, Resigned(1))
    assert (one_gone.status, one_gone.level_at(1), one_gone.runs_unattended) == ("playing", STAND_IN, True)
    two_gone = happens(one_gone, TimeOut(0))
    assert two_gone.ending is not None
    assert (two_gone.ending.why, two_gone.ending.seat, two_gone.ending.winners) == ("time", 0, [2])


def test_time_spent_adjourned_is_nobodys() -> None:
    sand = table_of(ADA, BOB, game="heisa")
    rested = happens(happens(sand, Adjourned(), at=1_000), Resumed(), at=9_000)
    assert (rested.game_time(9_500), rested.status) == (1_500, "playing")
    clocked = table_of(ADA, BOB, clock=ClockRule(MINUTE, 0))
    rested = happens(happens(clocked, Adjourned(), at=1_000), Resumed(), at=9_000)
    assert rested.clock is not None
    assert rested.clock.left_at(10_000) == [MINUTE - 2_000, MINUTE]


def test_a_game_that_runs_in_time_begins_after_a_countdown_when_everybody_is_ready() -> None:
    sand = table_of(ADA, BOB, game="heisa", ready=True)
    assert (sand.status, sand.unready, sand.game_time(5_000)) == ("adjourned", [0, 1], 0)
    one = happens(sand, Readied(1), at=5_000)
    assert (one.status, one.unready) == ("adjourned", [0])
    both = happens(one, Resumed(3_000), at=6_000)
    assert (both.status, both.unready, both.runs_from) == ("playing", [], 9_000)
    assert [both.game_time(at) for at in (6_000, 8_999, 9_000, 9_250)] == [0, 0, 0, 250]


def test_a_race_begins_after_a_countdown_when_both_are_ready() -> None:
    waiting = happens(table_of(ADA, BOB, game="hohisse", ready=True), Moved(0, "ready", [], 1_000), at=1_000)
    change = decide.play(waiting, None, 2_000, seat=1, text="ready", seen=waiting.number)
    racing = happens(waiting, change, at=2_000)
    assert racing.runs_from == 5_000
    assert [racing.game_time(at) for at in (2_000, 4_999, 5_000, 5_700)] == [2_000, 2_000, 2_000, 2_700]
    assert racing.match is not None
    assert racing.match.not_before(0) == 2_700
    kept = decide.play(racing, None, 5_800, seat=0, text=racing.match.legal(0)[0], seen=racing.number)
    assert happens(racing, kept, at=5_800).runs_from == 5_000


def test_a_pause_during_a_countdown_costs_nobody_time() -> None:
    sand = happens(table_of(ADA, BOB, game="heisa", ready=True), Resumed(3_000), at=1_000)
    paused = happens(happens(sand, Adjourned(), at=5_000), Resumed(3_000), at=10_000)
    again = happens(happens(paused, Adjourned(), at=11_000), Resumed(3_000), at=20_000)
    assert [again.game_time(at) for at in (20_000, 23_000, 24_000)] == [1_000, 1_000, 2_000]


def test_a_game_without_a_clock_of_its_own_or_from_before_does_not_wait() -> None:
    assert table_of(ADA, BOB, game="heisa").status == "playing"
    assert table_of(ADA, BOB, game="knopf", ready=True).status == "playing"
    assert table_of(ADA, BOB, game="heisa", ready=True, options={"tempo": True}).status == "playing"
    assert table_of(BOT, BOT, game="heisa", ready=True).status == "playing"


def test_looking_at_a_later_time_changes_nothing() -> None:
    sand = table_of(ADA, BOB, game="heisa")
    before = looks_of(sand)
    assert sand.at(60 * MINUTE).ending is not None
    assert looks_of(sand) == before
    assert sand.ending is None
    still = table_of(ADA, BOT)
    assert still.at(60 * MINUTE) is still


def test_whoever_comes_later_or_promises_anew_makes_all_promise_again() -> None:
    table = table_of(Sitter(person="ada", word=True), Sitter(person="bob", word=True), game="hippo")
    table = happens(happens(table, Promised(0, promise_of(WORD))), Promised(1, promise_of(WORD)))
    spoken = happens(table, Spoke(0, WORD))
    assert spoken.owed == {1: "word"}
    anew = happens(spoken, Promised(1, promise_of("b" * 16)))
    assert anew.owed == {0: "promise"}
