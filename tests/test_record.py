"""Records: readable, sound, and clear about what is wrong with them."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee import Match, RecordError, TableeError


def finished(seed: int = 4) -> Match:
    match = Match("hippo", 3, seed=seed)
    chooser = random.Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, chooser.choice(match.legal(seat)))
    return match


RECORD = finished().record()


def test_a_record_reads_like_this() -> None:
    lines = RECORD.splitlines()
    assert lines[:6] == [
        "tablee record 1",
        "game: hippo",
        "rules: 1",
        "seats: 3",
        'options: {"lanes":"three"}',
        "fate: seed 4",
    ]
    assert lines[7].startswith("1. (a:d")
    assert lines[-2].startswith("result: over, scores ")
    assert lines[-1].startswith("digest: ")


def test_it_replays_to_the_byte() -> None:
    again = Match.from_record(RECORD)
    assert again.record() == RECORD
    assert again.position.tobytes() == finished().position.tobytes()


def test_an_unfinished_game_goes_on_with_the_same_fate() -> None:
    match, chooser = Match("hippo", 2, seed=9), random.Random(1)
    for _ in range(10):
        seat = match.to_act[0]
        match.play(seat, chooser.choice(match.legal(seat)))
    again = Match.from_record(match.record())
    for _ in range(10):
        seat = match.to_act[0]
        move = chooser.choice(match.legal(seat))
        match.play(seat, move)
        again.play(seat, move)
    assert again.log == match.log


def test_manual_fate_stays_manual() -> None:
    match = Match("hippo", 2, fate="manual")
    match.play("fate", "a:d5")
    again = Match.from_record(match.record())
    assert again.record() == match.record()
    assert again.to_act == ("fate",)


def test_comments_and_blank_lines_are_welcome() -> None:
    assert Match.from_record(RECORD.replace("\n\n", "\n# a fine game\n\n")).over


def changed(old: str, new: str) -> str:
    assert old in RECORD
    return RECORD.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "not a record"),
        ("{}", 1, "not a record"),
        ("1. e4 e5", 1, "expected 'tablee record 1'"),
        (changed("game: hippo", "game: halma"), 2, "no game 'halma'"),
        (changed("game: hippo", "gamy: hippo"), 2, "expected 'game: ...'"),
        (changed("rules: 1", "rules: 99"), 3, "version 99"),
        (changed("seats: 3", "seats: 9"), 4, "2, 3, 4 seats"),
        (changed("seats: 3", "seats: many"), 4, "expected a whole number"),
        (changed('{"lanes":"three"}', '{"lanes":"four"}'), 4, "option lanes"),
        (changed('{"lanes":"three"}', "three"), 5, "expected options"),
        (changed("seed 4", "dice"), 6, "whole number"),
        (changed("\n2. ", "\n3. "), 9, "expected turn 2."),
        (changed("roll:", "roul:"), 8, "cannot be played here"),
        (changed("result: over", "result: not"), RECORD.count("\n") - 1, "the moves give"),
        (RECORD[:-3] + "00\n", RECORD.count("\n"), "digest"),
        (RECORD + "and then?\n", RECORD.count("\n") + 1, "nothing after"),
    ],
)
def test_a_damaged_record_names_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(RecordError, match=says) as raised:
        Match.from_record(text)
    assert raised.value.line == line


def test_a_record_cut_anywhere_is_refused() -> None:
    for length in range(0, len(RECORD) - 1, 7):
        with pytest.raises(RecordError):
            Match.from_record(RECORD[:length])


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(RECORD) - 1), st.text(max_size=6))
def test_no_damage_gets_past_the_reader_unnoticed(place: int, scrap: str) -> None:
    """A changed record is refused with a typed error, or means exactly what it says."""
    damaged = RECORD[:place] + scrap + RECORD[place + 1 :]
    try:
        match = Match.from_record(damaged)
    except TableeError:
        return
    assert match.record().splitlines()[6:] == RECORD.splitlines()[6:]
