"""Records: readable, sound, and clear about what is wrong with them."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee import BadOption, Match, RecordError, TableeError
from tablee.match.record import read


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


# The first version of these rules had one map, no aids to do without, and no holes in what it told.
BY_EARLIER_RULES = """tablee record 1
game: knopf
rules: 1
seats: 2
options: {"target":8}
fate: manual

1. a b9-d7
2. b i7-j7

result: not finished
digest: eab87a680c431a50bc21a550a17e78a00817ce45ebf7420ecf9a9fe09a2e66ab
"""


def test_a_record_by_earlier_rules_replays_to_the_byte_by_those_rules() -> None:
    match = Match.from_record(BY_EARLIER_RULES)
    assert match.record() == BY_EARLIER_RULES
    assert match.rules == match.afresh().rules == match.copy().rules == 1
    assert match.options == {"target": 8, "map": "first", "aids": True, "games": 1}


def test_what_earlier_rules_left_no_choice_about_is_refused() -> None:
    chosen = BY_EARLIER_RULES.replace('{"target":8}', '{"aids":false}')
    with pytest.raises(RecordError, match="by version 1 of the rules aids is True, not a choice"):
        Match.from_record(chosen)


@pytest.mark.parametrize("version", ["0", "4", "one", "-1"])
def test_rules_that_are_not_there_any_more_or_not_yet_are_refused(version: str) -> None:
    with pytest.raises(RecordError, match=r"version . of the rules; this is version 3|expected a whole number"):
        Match.from_record(BY_EARLIER_RULES.replace("rules: 1", f"rules: {version}"))
    with pytest.raises(BadOption, match="can be played by version 1, 2, 3 of its rules, not 4"):
        Match("knopf", rules=4)


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
        pytest.param(changed('{"lanes":"three"}', "[" * 100_000), 5, "expected options", id="deep"),
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


def test_whoever_reads_a_record_may_rest_after_each_turn() -> None:
    rests: list[int] = []
    read(Match, RECORD, pause=lambda: rests.append(1))
    assert len(rests) == sum(line[:1].isdigit() for line in RECORD.splitlines())
