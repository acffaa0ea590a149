"""What may happen at a table and what may not: decided without a socket, a database or a person."""

from collections.abc import Callable
from functools import partial

import pytest

from tablee.match.sealed import promise_of
from tablee.server.tables import decide
from tablee.server.tables.decide import Decision
from tablee.server.tables.events import (
    Adjourned,
    Answered,
    AnyEvent,
    Asked,
    Chatted,
    ClockRule,
    Ended,
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
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.table import STAND_IN, Change, Table
from tablee.server.texts import say

from .tabletop import ADA, BOB, BOT, FREE, happens, looks_of, table_of

MINUTE = 60_000
WORD = "a-word-of-ada-0001"
CLOCK = ClockRule(MINUTE, 0)
SPEAKER = Sitter(person="ada", word=True)


def decided(table: Table, decision: Decision, person: str | None = "ada", now: int = 0) -> AnyEvent:
    before = looks_of(table)
    change = decision(table, person, now)
    assert looks_of(table) == before
    return change.event


def first_move(table: Table, seat: int = 0) -> str:
    assert table.match is not None
    return table.match.legal(seat)[0]


def moved(table: Table, *seats: int) -> Table:
    for seat in seats:
        table = happens(table, decide.play(table, None, 0, seat=seat, text=first_move(table, seat), seen=table.number))
    return table


def two_people() -> Table:
    return table_of(ADA, BOB)


def waiting() -> Table:
    return table_of(ADA, FREE)


def resigned() -> Table:
    return happens(two_people(), Resigned(0))


def rated() -> Table:
    return table_of(ADA, BOB, rated=True, clock=CLOCK)


def adjourned() -> Table:
    return happens(two_people(), Adjourned())


def three_at_hippo() -> Table:
    """One of whom has given up, so that a bot stands in."""
    return happens(table_of(ADA, BOB, Sitter(person="cy"), game="hippo"), Resigned(0))


def speaking(said: bool = False) -> Table:
    """Ada owes a word; Bob has none."""
    table = happens(unpromised(), Promised(0, promise_of(WORD)))
    return happens(table, Spoke(0, WORD, decide.opening_of(table, {0: WORD}))) if said else table


def unpromised() -> Table:
    return table_of(SPEAKER, BOB, game="hippo")


def left_and_resigned() -> Table:
    return happens(happens(two_people(), Seated(1, FREE)), Resigned(0))


def sand(*sitters: Sitter) -> Table:
    """Heisa, where everybody says when they are ready."""
    return table_of(*(sitters or (ADA, BOB)), game="heisa", ready=True)


def racing() -> Table:
    """Ho ! Hisse !, with cards that must be chosen from at a glance."""
    table = table_of(ADA, BOT, game="hohisse", options={"form": "race"})
    return moved(table, *table.to_act)


def left_hand() -> Table:
    """Bob has left his hidden hand; Ada plays another one."""
    return happens(table_of(ADA, BOB, game="hulahoo"), Seated(1, FREE))


A_MOVE: Decision = partial(decide.move, seat=0, text="a1-b1", seen=0)


@pytest.mark.parametrize(
    ("error", "table", "decision", "person"),
    [
        ("not_yours", two_people, A_MOVE, "bob"),
        ("not_yours", two_people, A_MOVE, None),
        ("over", three_at_hippo, A_MOVE, "ada"),
        ("not_now", waiting, A_MOVE, "ada"),
        ("over", lambda: happens(two_people(), Resigned(1)), A_MOVE, "ada"),
        ("not_now", adjourned, A_MOVE, "ada"),
        ("stale", lambda: moved(two_people(), 0, 1), A_MOVE, "ada"),
        ("malformed", two_people, partial(decide.move, seat=0, text="nonsense", seen=0), "ada"),
        ("not_your_turn", two_people, partial(decide.move, seat=1, text="a1-b1", seen=0), "bob"),
        ("not_yours", two_people, partial(decide.undo, seat=0), "bob"),
        ("not_now", two_people, partial(decide.undo, seat=0), "ada"),
        ("not_now", lambda: moved(rated(), 0, 1), partial(decide.undo, seat=0), "ada"),
        ("not_now", waiting, partial(decide.undo, seat=0), "ada"),
        ("not_now", lambda: moved(table_of(ADA, BOB, game="hohisse"), 0), partial(decide.undo, seat=0), "ada"),
        ("not_yours", two_people, partial(decide.answer, seat=1, agree=True), "ada"),
        ("not_now", two_people, partial(decide.answer, seat=0, agree=True), "ada"),
        ("not_yours", two_people, partial(decide.resign, seat=0), "bob"),
        ("not_now", waiting, partial(decide.resign, seat=0), "ada"),
        ("over", resigned, partial(decide.resign, seat=1), "bob"),
        ("not_yours", two_people, decide.adjourn, "cy"),
        ("over", three_at_hippo, decide.adjourn, "ada"),
        ("not_now", lambda: table_of(ADA, BOT, rated=True, clock=CLOCK), decide.adjourn, "ada"),
        ("not_now", adjourned, decide.adjourn, "ada"),
        ("not_now", two_people, decide.resume, "ada"),
        ("not_yours", adjourned, decide.resume, "cy"),
        ("not_now", lambda: happens(sand(), Readied(0)), decide.resume, "ada"),
        ("not_now", lambda: happens(sand(), Resumed(1)), A_MOVE, "ada"),
        ("not_now", racing, decide.adjourn, "ada"),
        ("not_now", sand, decide.pause_alone, "ada"),
        ("not_now", lambda: table_of(ADA, BOT, game="heisa"), decide.pause_alone, "ada"),
        ("not_now", lambda: table_of(ADA, BOT), decide.pause_alone, "ada"),
        ("malformed", two_people, partial(decide.say, text="\u200b"), "ada"),
        ("not_now", lambda: table_of(ADA, BOB, chat=False), partial(decide.say, text="hello"), "ada"),
        ("taken", two_people, partial(decide.sit, seat=1), "cy"),
        ("taken", waiting, partial(decide.sit, seat=2), "cy"),
        (
            "over",
            lambda: happens(happens(two_people(), Seated(1, FREE)), Resigned(0)),
            partial(decide.sit, seat=1),
            "cy",
        ),
        ("needs_account", lambda: table_of(ADA, FREE, rated=True), partial(decide.sit, seat=1), "bob"),
        ("one_a_screen", lambda: table_of(ADA, FREE, rated=True), partial(decide.sit, seat=1, account=True), "ada"),
        ("another_hand", left_hand, partial(decide.sit, seat=1), "ada"),
        ("forbidden", waiting, partial(decide.seat_bot, seat=1, level=1, maker="ada"), "bob"),
        ("not_yours", speaking, partial(decide.promise, seat=0, digest="0" * 64), "bob"),
        ("not_now", speaking, partial(decide.promise, seat=1, digest="0" * 64), "bob"),
        ("not_now", lambda: speaking(said=True), partial(decide.promise, seat=0, digest="0" * 64), "ada"),
        ("not_yours", speaking, partial(decide.speak, seat=0, word=WORD, seal=""), "bob"),
        (
            "not_now",
            lambda: table_of(SPEAKER, BOB, game="hippo"),
            partial(decide.speak, seat=0, word=WORD, seal=""),
            "ada",
        ),
        ("stale", speaking, partial(decide.speak, seat=0, word=WORD, seal="another"), "ada"),
        ("malformed", speaking, partial(decide.speak, seat=0, word="b" * 16, seal=speaking().seal), "ada"),
        ("not_yours", two_people, partial(decide.leave, seat=0), "bob"),
        ("over", resigned, partial(decide.leave, seat=1), "bob"),
    ],
)
def test_what_may_not_be_is_refused_and_changes_nothing(
    error: str, table: Callable[[], Table], decision: Decision, person: str | None
) -> None:
    given = table()
    before = looks_of(given)
    with pytest.raises(Refusal) as refused:
        decision(given, person, 0)
    assert refused.value.error == error
    assert all(refused.value.text(language) for language in say.languages)
    assert looks_of(given) == before


def test_a_move_is_tried_out_on_a_copy_and_comes_with_fates_answers() -> None:
    table = table_of(ADA, BOB, game="hippo")
    change = decide.move(table, "ada", 0, seat=0, text=first_move(table), seen=0)
    assert isinstance(change.event, Moved)
    assert change.match is not None
    assert table.match is not None
    assert change.match.entries == table.match.entries + 1 + len(change.event.fate)


def test_a_move_is_dated_back_by_its_way_where_the_game_runs_in_time() -> None:
    table = table_of(ADA, BOB, game="heisa")
    (seat,) = table.to_act
    move = partial(decide.play, seat=seat, text=first_move(table, seat), seen=0)
    event = decided(table, move, None, now=1_000)
    assert decided(table, partial(decide.move, **move.keywords, back=100), f"{('ada', 'bob')[seat]}", 1_100) == event
    assert isinstance(event, Moved)
    assert event.at == 1_000


def test_the_last_move_is_taken_back_at_once_and_an_older_one_if_nobody_minds() -> None:
    assert decided(moved(two_people(), 0), partial(decide.undo, seat=0)) == Undone(0, 0)
    assert decided(moved(two_people(), 0, 1), partial(decide.undo, seat=0)) == Asked(0, 0)
    assert decided(moved(table_of(ADA, BOT), 0, 1), partial(decide.undo, seat=0)) == Undone(0, 0)


def test_after_one_has_taken_a_move_back_the_other_asks_before_doing_so_too() -> None:
    taken_back = happens(moved(two_people(), 0, 1), Undone(1, 1))
    assert decided(taken_back, partial(decide.undo, seat=0)) == Asked(0, 0)
    again = happens(moved(two_people(), 0, 1), Undone(0, 0))
    assert decided(moved(again, 0), partial(decide.undo, seat=0)) == Undone(0, 0)


def test_the_last_to_agree_makes_it_so() -> None:
    asked = happens(moved(two_people(), 0, 1), Asked(0, 0))
    assert decide.unanswered(asked) == [1]
    assert decided(asked, partial(decide.answer, seat=1, agree=True), "bob") == Undone(0, 0)
    assert decided(asked, partial(decide.answer, seat=1, agree=False), "bob") == Answered(1, False)
    three = happens(table_of(ADA, BOB, Sitter(person="cy"), game="hippo"), Asked(0))
    assert decided(three, partial(decide.answer, seat=1, agree=True), "bob") == Answered(1, True)


def test_whoever_says_yes_to_one_thing_does_not_agree_to_another_that_is_asked_since() -> None:
    asked = happens(happens(moved(two_people(), 0, 1), Asked(1)), Asked(0, 0))
    late = partial(decide.answer, seat=1, agree=True, what="adjourn")
    with pytest.raises(Refusal) as refused:
        late(asked, "bob", 0)
    assert refused.value.error == "not_now"
    assert decided(asked, partial(late, what="undo"), "bob") == Undone(0, 0)


def test_adjourning_is_asked_of_people_and_to_ask_too_is_to_agree() -> None:
    assert decided(two_people(), decide.adjourn) == Asked(0)
    assert decided(happens(two_people(), Asked(0)), decide.adjourn, "bob") == Adjourned()
    assert decided(table_of(ADA, BOT), decide.adjourn) == Adjourned()
    assert decided(adjourned(), decide.resume, "bob") == Resumed()


def test_the_last_to_be_ready_lets_the_time_run() -> None:
    assert decided(sand(), decide.resume) == Readied(0)
    assert decided(happens(sand(), Readied(0)), decide.resume, "bob") == Resumed(decide.COUNTDOWN)
    assert decided(sand(ADA, BOT), decide.resume) == Resumed(decide.COUNTDOWN)
    assert decided(sand(ADA, ADA), decide.resume) == Resumed(decide.COUNTDOWN)


def test_time_stands_still_when_the_only_person_has_gone() -> None:
    running = happens(sand(ADA, BOT), Resumed())
    assert decided(running, decide.pause_alone) == Adjourned()
    assert decided(happens(running, Adjourned()), decide.resume) == Resumed(decide.COUNTDOWN)


def test_who_leaves_a_rated_game_has_resigned() -> None:
    assert decided(two_people(), partial(decide.leave, seat=0)) == Seated(0, FREE)
    assert decided(rated(), partial(decide.leave, seat=0)) == Resigned(0)
    assert decided(rated(), partial(decide.vacate, seat=0), None) == Resigned(0)
    assert decided(two_people(), partial(decide.resign, seat=0)) == Resigned(0)


def test_the_last_to_sit_down_begins_the_game_unless_words_are_owed() -> None:
    event = decided(table_of(ADA, FREE, game="hippo"), partial(decide.sit, seat=1), "bob")
    assert isinstance(event, Seated)
    assert event.opening is not None
    event = decided(table_of(ADA, FREE, game="hippo"), partial(decide.sit, seat=1, word=True), "bob")
    assert event == Seated(1, Sitter(person="bob", word=True))
    event = decided(
        table_of(ADA, FREE), partial(decide.sit, seat=1, word=True), "bob"
    )  # where nothing is left to chance
    assert isinstance(event, Seated)
    assert not event.sitter.word


def test_bots_are_seated_by_those_who_sit_and_by_whoever_made_the_table() -> None:
    seat_bot = partial(decide.seat_bot, seat=1, level=2, maker="eve")
    for person in ("ada", "eve"):
        event = decided(waiting(), seat_bot, person)
        assert isinstance(event, Seated)
        assert event.sitter == Sitter(level=2)


def test_the_last_word_begins_the_game() -> None:
    event = decided(speaking(), partial(decide.speak, seat=0, word=WORD, seal=speaking().seal))
    assert isinstance(event, Spoke)
    assert event.opening is not None
    promised = decided(unpromised(), partial(decide.promise, seat=0, digest="0" * 64))
    assert promised == Promised(0, "0" * 64)


def test_what_is_said_is_said_from_a_seat_or_from_none() -> None:
    assert decided(two_people(), partial(decide.say, text="hello"), "bob") == Chatted("hello", 1)
    assert decided(two_people(), partial(decide.say, text="hello"), "cy") == Chatted("hello", None)


def test_time_alone_runs_a_clock_out_and_ends_a_timed_game() -> None:
    timed = table_of(ADA, BOB, clock=CLOCK)
    assert decide.due(timed, MINUTE - 1) is None
    assert decide.due(timed, MINUTE) == Change(TimeOut(0))
    friendly = table_of(ADA, BOB, clock=ClockRule(MINUTE, 0, "bot"))
    assert decide.due(friendly, MINUTE) == Change(TimeOut(0, STAND_IN))
    sand = table_of(ADA, BOB, game="heisa")
    before = looks_of(sand)
    assert decide.due(sand, 0) is None
    ended = decide.due(sand, 60 * MINUTE)
    assert ended is not None
    assert isinstance(ended.event, Ended)
    assert looks_of(sand) == before
    assert decide.due(happens(sand, ended.event), 60 * MINUTE) is None
