"""Fate that can be checked: sealed before the game, opened after it."""

import hashlib
import hmac
from pathlib import Path

import pytest

from tablee.kernel.errors import BadSeed, RecordError, TableeError
from tablee.match.play import Match
from tablee.match.sealed import OPENING, SealedFate, promise_of, seal_of
from tablee.match.verify import verify
from tablee.terminal.shelf import show_verified

BYTES = bytes(range(32))
WORDS = {0: "Ada-says-something", 1: "Bob_says_something_else"}
SECRET = SealedFate(BYTES, WORDS)

BEFORE_WORDS = """\
tablee record 1
game: hippo
rules: 1
seats: 2
options: {"lanes":"three"}
fate: secret 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f

1. (a:d1 b:d1 a:d4 b:d2 roll:6-6-3)
2. a 6+6:a 3:a (roll:5-5-3)
3. b 5+5:b 3:b (roll:3-3-1)
4. a 3+3+1:a stop (roll:6-4-2)
5. b 6+4+2:b (roll:5-5-4)
6. a 5+5:a 4:a (roll:6-6-1)
7. b 6+6:b 1:b (roll:6-2-1)
8. a 6+2+1:a (roll:2-2-1)
9. b 2+2+1:b (roll:5-5-3)
10. a 5+5:a 3:a (roll:6-2-1)
11. b 6+2+1:b (roll:6-3-2)
12. a 6+3+2:a (roll:3-2-1)
13. b 3+2+1:b (roll:4-2-1)
14. a 4+2+1:a stop (roll:6-4-1)
15. b 6+4+1:b (roll:3-3-3)
16. a 3+3+3:a (roll:6-4-2)
17. b 6+4+2:b (roll:5-3-2)
18. a 5+3+2:a (roll:4-2-1)
19. b 4+2+1:b stop (roll:5-4-3)
20. a 5+4+3:a

result: over, scores 1 0
digest: 83586389025faa91b05852e31d7d696d48a28b65547d81788dd2fc25f082082d
"""


def played_out(game: str, fate: SealedFate) -> Match:
    match = Match(game, fate=fate)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    return match


def test_a_secret_answers_the_same_number_the_same_way() -> None:
    assert SECRET(5) == SealedFate(BYTES, WORDS)(5) != SECRET(6)
    assert SECRET(5) != SealedFate.new()(5)


def test_the_opening_and_the_first_move_have_numbers_of_their_own() -> None:
    assert SECRET(OPENING) != SECRET(0)
    key = hmac.digest(BYTES, b"a=Ada-says-something b=Bob_says_something_else", "sha256")
    for number, label in ((OPENING, b"opening"), (0, b"1"), (9, b"10")):
        assert SECRET(number).to_bytes(8, "big") == hmac.digest(key, label, "sha256")[:8]


def test_every_word_and_every_seat_counts() -> None:
    others = [{}, {0: WORDS[0]}, {1: WORDS[0], 0: WORDS[1]}, {**WORDS, 2: WORDS[0]}, {**WORDS, 1: WORDS[1] + "x"}]
    answers = {SealedFate(BYTES, words)(3) for words in [WORDS, *others]}
    assert len(answers) == 6


def test_one_seal_is_for_the_secret_and_all_promises() -> None:
    promises = {seat: promise_of(word) for seat, word in WORDS.items()}
    own = hashlib.sha256(BYTES).hexdigest()
    line = f"{own} a={promises[0]} b={promises[1]}"
    assert SECRET.seal == seal_of(BYTES, promises) == hashlib.sha256(line.encode()).hexdigest()
    assert SealedFate(BYTES, {}).seal == SealedFate(BYTES).seal == own
    assert SealedFate(BYTES, {**WORDS, 1: WORDS[1] + "x"}).seal != SECRET.seal


def test_a_record_shows_the_seal_during_the_game_and_the_secret_and_words_after_it() -> None:
    going = Match("hippo", fate=SECRET)
    assert f"fate: sealed {SECRET.seal}" in going.record()
    assert BYTES.hex() not in going.record()
    assert WORDS[0] not in going.record()
    spoken = f"words a={WORDS[0]} b={WORDS[1]}"
    assert f"fate: secret {BYTES.hex()} {spoken}\n" in played_out("hippo", SECRET).record()


@pytest.mark.parametrize("words", [WORDS, {1: WORDS[1]}, {}, None])
def test_a_finished_record_replays_to_the_letter_and_verifies(words: dict[int, str] | None) -> None:
    fate = SealedFate(BYTES, words)
    text = played_out("hippo", fate).record()
    assert Match.from_record(text).record() == text
    proof = verify(text)
    assert proof.honest
    assert proof.seal == fate.seal
    assert proof.words == (words or {})
    assert proof.moves > 3


def test_a_record_from_before_there_were_words_still_verifies() -> None:
    assert Match.from_record(BEFORE_WORDS).record() == BEFORE_WORDS
    proof = verify(BEFORE_WORDS)
    assert proof.honest
    assert proof.seal == hashlib.sha256(BYTES).hexdigest()
    assert not proof.words


@pytest.mark.parametrize("said", [BYTES.hex(), WORDS[0], f" words a={WORDS[0]} b={WORDS[1]}"])
def test_loaded_dice_are_found_out(said: str) -> None:
    text = played_out("hippo", SECRET).record()
    other = {BYTES.hex(): bytes(32).hex(), WORDS[0]: "Ada-says-nothing-of-the-sort"}.get(said, "")
    proof = verify(text.replace(said, other))
    assert not proof.honest
    assert "the secret gives" in str(proof.strayed)
    assert proof.seal != SECRET.seal


def test_a_record_without_its_secret_cannot_be_verified() -> None:
    with pytest.raises(RecordError, match="expected 'fate: secret"):
        verify(Match("hippo", seed=1).record())


def test_a_secret_is_so_many_hexadecimal_digits() -> None:
    for text in ("abc", ""):
        with pytest.raises(BadSeed, match="64 hexadecimal digits"):
            SealedFate.opened(text)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("word a=Ada-says-something", "expected 'words' after the secret, got 'word'"),
        ("words a=short", "a=WORD, got 'a=short'"),
        ("words i=Ada-says-something", "a=WORD, got 'i=Ada"),
        ("words a=Ada-says-something!", "a=WORD, got 'a=Ada"),
        ("words b=Ada-says-something a=Ada-says-something", "in the order of seats, as a=WORD, got 'a="),
        ("words a=Ada-says-something a=Ada-says-something", "in the order of seats"),
    ],
)
def test_words_that_cannot_be_read_are_named_with_their_line(said: str, expected: str) -> None:
    text = played_out("hippo", SealedFate(BYTES, {})).record()
    with pytest.raises(RecordError, match=expected) as raised:
        verify(text.replace(f"{BYTES.hex()} words", f"{BYTES.hex()} {said}"))
    assert "line 6" in str(raised.value)


def test_the_command_checks_seal_and_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text(played_out("hippo", SECRET).record(), "utf-8")
    show_verified(path, SECRET.seal, WORDS[1])
    told = capsys.readouterr().out
    assert f"a={WORDS[0]} b={WORDS[1]}" in told
    assert SECRET.seal in told
    with pytest.raises(TableeError, match=f"their seal is {SECRET.seal}"):
        show_verified(path, SealedFate(BYTES).seal, None)
    with pytest.raises(TableeError, match="'Something-nobody-said' has no part in this game's fate: its words are a="):
        show_verified(path, None, "Something-nobody-said")
