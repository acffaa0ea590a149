"""Every game passes every check of the conformance suite."""

import pytest
from msgspec.structs import replace

from tablee import games
from tablee.match.engine import engine_of
from tablee.match.shelf import facts_of, folder_of, load
from tablee.testkit import check_words
from tablee.testkit.amounts import POSITIONS, amount
from tablee.testkit.check_rules import compiled_equals_interpreted
from tablee.testkit.conformance import CHECKS

GAMES = [facts.id for facts in games()]
CHECKED = amount(2_000, long=20_000)


def looked_at(game: str, check: str) -> int:
    """Positions: most where compiled rules of our own games could differ from what people read."""
    ours = folder_of(game).parent.name == "games"
    return POSITIONS if ours and CHECKS[check] is compiled_equals_interpreted else CHECKED


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("check", CHECKS)
def test_conformance(game: str, check: str) -> None:
    assert list(CHECKS[check](game, looked_at(game, check))) == []


def test_an_option_that_is_offered_and_cannot_be_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = facts_of("hohisse")
    lazy = replace(facts.options[0], at_one_screen="asleep")
    monkeypatch.setattr(check_words, "facts_of", lambda game: replace(facts, options=(lazy,)))
    assert any("would be 'asleep'" in what for what in CHECKS["facts_are_complete"]("hohisse", 1))


def test_odds_that_do_not_fit_the_draws_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(engine_of("hippo").__dict__, "odds", lambda positions, move: 1)
    assert any("its odds make one expect" in what for what in CHECKS["odds_agree_with_draws"]("hippo", 5_000))


def test_a_move_that_is_not_listed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plays, fates = load("hippo").catalogue
    monkeypatch.setitem(load("hippo").__dict__, "catalogue", (plays[:-1], fates[1:]))
    assert any("does not list" in what for what in CHECKS["every_move_is_listed"]("hippo", 5_000))
