"""What if a rule were different: a game read once more, beside itself."""

import random
from importlib import import_module
from pathlib import Path

import pytest

import tablee
from tablee import Match, UnknownGame, playouts
from tablee.kernel.whatif import changed_package
from tablee.match.shelf import facts_of, load, what_ifs_of

CHANGED = [f"{facts.id}~{what_if.name}" for facts in tablee.games() for what_if in what_ifs_of(facts.id)]


@pytest.mark.parametrize("game", CHANGED)
def test_a_changed_game_can_be_played(game: str) -> None:
    match, chooser = Match(game, seed=4, compiled=False), random.Random(4)
    while match.moves < 40 and not match.over:
        seat = match.to_act[0]
        match.play(seat, chooser.choice(match.legal(seat)))
    assert match.story()


def test_only_what_was_asked_for_is_different() -> None:
    usual, changed = load("heisa"), load("heisa~no_neck")
    places = [import_module(f"{game.package}.state").PLACES for game in (usual, changed)]
    assert [len(some) for some in places] == [22, 28]
    assert usual.type.names[1:] == changed.type.names[1:]
    assert usual.type.names[0] != changed.type.names[0]  # a type of its own means compiled code of its own
    assert facts_of("heisa~no_neck").options == facts_of("heisa").options


def test_compiled_and_interpreted_play_the_changed_game() -> None:
    compiled, plain = (playouts("knopf~map_twos", 2, seed=1, compiled=way) for way in (True, False))
    assert compiled.moves == plain.moves != playouts("knopf", 2, seed=1).moves


def test_an_unknown_change_is_refused() -> None:
    with pytest.raises(UnknownGame, match="has no what-if 'wings'; it has: short_neck"):
        Match("heisa~wings")
    with pytest.raises(UnknownGame, match="there is no game"):
        Match("halma~wings")


def test_a_constant_that_is_not_there_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "sandpit"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "state.py").write_text("DEPTH = 3\nTWICE = 2 * DEPTH\n")
    (folder / "lab.py").write_text(
        "from tablee.kernel.whatif import WhatIf\n"
        "def what_if(name, sets): return WhatIf(name=name, rule='', sets=sets)\n"
        "deep, wide = what_if('deep', {'state.DEPTH': '4 + 1'}), what_if('wide', {'state.WIDTH': '9'})\n"
        "WHAT_IFS = (deep, wide, what_if('lost', {'stat.DEPTH': '2'}))\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert import_module(changed_package("sandpit", "deep") + ".state").TWICE == 10
    assert import_module("sandpit.state").TWICE == 6
    with pytest.raises(UnknownGame, match="has no constant WIDTH"):
        import_module(changed_package("sandpit", "wide") + ".state")
    with pytest.raises(UnknownGame, match="has no module 'stat'"):
        changed_package("sandpit", "lost")
