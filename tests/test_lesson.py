"""Lessons: a record with notes, read strictly and played through."""

from functools import partial

import pytest

from tablee import Match, RecordError, games
from tablee.match.lesson import lesson_of, read_lesson
from tablee.match.record import read
from tablee.match.shelf import texts_of
from tablee.match.teaching import Taught, teach

OURS = [facts.id for facts in games() if lesson_of(facts.id)]
LESSON = """tablee record 1
game: hippo
rules: 1
seats: 2
options: {"lanes":"three"}
fate: manual

> learner: a
> names: Alix, Hugo

1. (a:d5 b:d2 roll:5-3-2)

> H1
> H5 2
2. a 5:a
# somebody is in a hurry
> H7
3. a 3+2:a (roll:6-4-1)
4. b 6:b 4+1:b (roll:5-4-1)

> skip
5. a 5+4:a 1:a (roll:6-5-2)

> H8
"""


def taught(text: str = LESSON) -> Taught:
    return teach(read_lesson("hippo", text))


def test_it_waits_where_there_is_a_note_and_expects_the_learners_moves() -> None:
    frames = taught().frames
    notes = [frame.note and (frame.note.id, frame.note.rule) for frame in frames]
    told = [("lesson-1", "H1"), ("lesson-2", "H5"), ("lesson-3", "H7")]
    assert notes == [*told, None, None, None, ("lesson-4", "H8")]
    assert [frame.expected for frame in frames] == [None, "5:a", "3+2:a", None, None, None, None]


def test_only_where_a_move_is_expected_moves_are_offered() -> None:
    for frame in taught().frames:
        assert (frame.expected in [named.move for named in frame.moves]) == (frame.expected is not None)


def test_each_frame_tells_what_led_to_it_and_fate_is_never_waited_for() -> None:
    told = [[said.key for said in frame.story] for frame in taught().frames]
    assert told == [["throw", "throw", "starts", "roll"], [], ["placed"], ["placed", "roll"], ["placed"],
                    ["placed", "roll"], []]  # fmt: skip


def test_skipped_turns_are_made_unseen() -> None:
    *_, before, last = taught().frames
    assert [before.view["placements"], last.view["placements"]] == [4, 6]


def test_a_lesson_is_a_record() -> None:
    text = taught().match.record()
    notes = "\n> H8\n"
    assert read(partial(Match, compiled=False), text + notes).log == taught().match.log


def test_a_note_quotes_a_passage_of_its_rule() -> None:
    frame = taught().frames[1]
    assert frame.note is not None
    assert frame.note.quote("hippo", "en") == "With 5, 3 and 2, for example, you can place:"


def test_another_move_is_refused_as_at_a_table_or_could_be_made() -> None:
    refused = taught().why_not(1, "6:a")
    assert refused is not None
    assert refused.rule == "H5"
    assert taught().why_not(1, "3:a") is None


def changed(old: str, new: str) -> str:
    assert old in LESSON
    return LESSON.replace(old, new, 1)


SHOWN = changed("> H1\n", "> look\n> picture: start\n> H1\n").replace("> H7\n", "> cut\n> H7\n")


def test_a_take_is_played_in_the_frames_in_which_something_changes() -> None:
    given = taught(SHOWN)
    (take,) = given.lesson.look
    assert given.take(take) == [1, 2]
    assert take.caption("hippo", "en") == texts_of("hippo").text("look-1", "en")


def test_a_picture_is_the_position_before_a_turn() -> None:
    given = taught(SHOWN)
    frame = given.frames[given.before(given.lesson.pictures["start"])]
    assert (frame.expected, frame.view["placements"]) == ("5:a", 0)


def test_onlookers_do_not_change_the_lesson() -> None:
    assert [frame.note and frame.note.id for frame in taught(SHOWN).frames] == [
        frame.note and frame.note.id for frame in taught().frames
    ]


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        (SHOWN.replace("> cut\n", ""), 17, "expected a 'cut' after the last 'look'"),
        (SHOWN.replace("> look\n", ""), 18, "'look' and 'cut' by turns, got another 'cut'"),
        (SHOWN.replace("> cut\n", "> look\n"), 19, "got another 'look'"),
        (SHOWN.replace("> cut\n", "> cut\n> picture: start\n"), 20, "there is a 'start' already"),
        (SHOWN.replace("> skip\n", "> skip\n> picture: unseen\n"), 26, "one that is skipped"),
        (SHOWN.replace("> cut\n", "> cut\n" + "> look\n> cut\n" * 9), 39, "has no look-4 for the look"),
        (changed("> learner: a\n", ""), 1, "does not say '> learner: ...'"),
        (changed("> learner: a", "> learner: red"), 8, "expected the learner's seat"),
        (changed("> learner: a", "> learner: d"), 1, "a learner and names for 2 seats"),
        (changed("Alix, Hugo", "Alix"), 1, "a learner and names for 2 seats"),
        (changed("> H5 2", "> H99"), 14, "have no H99"),
        (changed("> H5 2", "> H5 50"), 14, r"H5 has \d+ passages in rules.\w+.md, not 50"),
        (changed("> H1\n", "> Hello!\n"), 13, "expected a rule like 'H5 2'"),
        (changed("> H1\n", "> fr: Bonjour.\n"), 13, "expected a rule like 'H5 2'"),
        (changed("2. a 5:a", "2. a 6:a"), 15, "'6:a' cannot be played here: H5"),
        (changed("2. a 5:a", "3. a 5:a"), 15, "expected turn 2."),
        (changed("2. a 5:a", "2. a 5:a 3+2:a"), 15, "a turn of its own for each of the learner's moves"),
        (changed("> H7\n", ""), 17, "a turn of its own for each"),
        (changed("1. (a", "> H3\n1. (a"), 12, "fate answers by itself"),
        (changed("> H8\n", ""), 23, "a note after the last turn"),
        (changed("game: hippo", "game: knopf"), 4, "lanes"),
        (LESSON.replace("> H8", "result: over, scores 1 0\n> H8"), 24, "the moves give 'result: not finished'"),
        (LESSON + "> H8\n" * 20, 37, "has no lesson-17 for the note on H8"),
    ],
)
def test_a_lesson_that_makes_no_sense_names_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(RecordError, match=says) as raised:
        taught(text)
    assert raised.value.line == line


def test_a_game_without_a_lesson_simply_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.match.lesson.FILE", "no_lesson.txt")
    assert lesson_of.__wrapped__("hippo") is None


@pytest.mark.parametrize("game", OURS)
def test_every_lesson_teaches_a_game_to_its_end_within_four_minutes(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    given = teach(lesson)
    assert given.match.over
    assert lesson.learner in given.match.winners
    assert 8 <= sum(frame.expected is not None for frame in given.frames) <= 20
    assert 2 <= lesson.minutes <= 4


@pytest.mark.parametrize("game", OURS)
def test_every_note_is_short_in_every_language(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    for note in lesson.in_order:
        for language in texts_of(game).languages:
            assert 0 < len(note.text(game, language)) <= 260, note
