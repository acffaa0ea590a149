"""Fate that can be checked: sealed before the game, opened after it."""

import pytest

from tablee.kernel.errors import BadSeed, RecordError
from tablee.match.play import Match
from tablee.match.sealed import SealedFate
from tablee.match.verify import verify

SECRET = SealedFate(bytes(range(32)))


def played_out(game: str, fate: SealedFate) -> Match:
    match = Match(game, fate=fate)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    return match


def test_a_secret_answers_the_same_number_the_same_way() -> None:
    assert SECRET(5) == SealedFate(bytes(range(32)))(5) != SECRET(6)
    assert SECRET(5) != SealedFate.new()(5)


def test_a_record_shows_the_seal_during_the_game_and_the_secret_after_it() -> None:
    going = Match("hippo", fate=SECRET)
    assert f"fate: sealed {SECRET.seal}" in going.record()
    assert SECRET.secret.hex() not in going.record()
    assert f"fate: secret {SECRET.secret.hex()}" in played_out("hippo", SECRET).record()


def test_a_finished_record_replays_to_the_letter_and_verifies() -> None:
    text = played_out("hippo", SECRET).record()
    assert Match.from_record(text).record() == text
    proof = verify(text)
    assert proof.honest
    assert proof.seal == SECRET.seal
    assert proof.moves > 3


def test_loaded_dice_are_found_out() -> None:
    text = played_out("hippo", SECRET).record()
    other = text.replace(SECRET.secret.hex(), SealedFate.new().secret.hex())
    proof = verify(other)
    assert not proof.honest
    assert "the secret gives" in str(proof.strayed)


def test_a_record_without_its_secret_cannot_be_verified() -> None:
    with pytest.raises(RecordError, match="expected 'fate: secret"):
        verify(Match("hippo", seed=1).record())


def test_a_secret_is_so_many_hexadecimal_digits() -> None:
    with pytest.raises(BadSeed, match="64 hexadecimal digits"):
        SealedFate.opened("abc")
