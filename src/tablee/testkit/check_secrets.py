"""Checks on secrets: what a seat cannot know makes no difference to what it is given."""

import json
import random
from collections.abc import Iterator

from tablee.kernel.chance import generator
from tablee.kernel.contract import FATE, SPECTATOR
from tablee.match.engine import engine_of
from tablee.match.play import Match
from tablee.match.shelf import facts_of
from tablee.testkit.set_up import set_up
from tablee.testkit.walk import positions, where


def secrets_stay_secret(game: str, count: int) -> Iterator[str]:
    """Positions that differ only in what a seat cannot know look the same to it in every way."""
    chooser = random.Random(8)
    known: list[str] = []
    for index, match in enumerate(positions(game, count, seed=8)):
        viewer = [*range(match.seats), None][index % (match.seats + 1)]
        if viewer in match.to_act:
            known = (known + chooser.sample(match.legal(viewer), 1))[-200:]
        yield from _worlds_look_alike(match, viewer, index, chooser.choice(known) if known else None)


def _worlds_look_alike(match: Match, viewer: int | None, index: int, move: str | None) -> Iterator[str]:
    engine, seat = engine_of(match.game), SPECTATOR if viewer is None else viewer
    hidden = match.hidden(viewer)
    if engine.hidden(hidden[0], seat).tobytes() != hidden.tobytes():
        yield f"hiding twice is not hiding once for {viewer} ({where(match)})"
    imagined = engine.imagined(hidden[0], seat, generator(index))
    if engine.hidden(imagined[0], seat).tobytes() != hidden.tobytes():
        yield f"hide(imagine(hide(s))) is not hide(s) for {viewer} ({where(match)})"
    world = set_up(match, imagined[0])
    if json.dumps(world.view(viewer)) != json.dumps(match.view(viewer)):
        yield f"two worlds that {viewer} cannot tell apart give two views ({where(match)})"
    if viewer is None:
        return
    if world.to_act != match.to_act or world.legal(viewer) != match.legal(viewer):
        yield f"what may be played depends on what {viewer} cannot know ({where(match)})"
    elif move and str(world.why_not(viewer, move)) != str(match.why_not(viewer, move)):
        yield f"the refusal of {move} depends on what {viewer} cannot know ({where(match)})"


def masks_hide_what_they_mask(game: str, count: int) -> Iterator[str]:
    """Whatever fate does behind a `?`, the viewer's record afterwards is the same: story and view cannot tell."""
    engine = engine_of(game)
    for index, match in enumerate(positions(game, count if facts_of(game).secrets else 0, seed=10)):
        if match.to_act != ("fate",):
            continue
        viewer = [*range(match.seats), SPECTATOR][index % (match.seats + 1)]
        outcomes: dict[int, set[bytes]] = {}
        for move in engine.legal_of(match.position, FATE):
            after = match.position
            shown = engine.seen(after, FATE, move, viewer)
            engine.apply(after, FATE, move)
            outcomes.setdefault(shown, set()).add(engine.hidden(after[0], viewer).tobytes())
        for shown, records in outcomes.items():
            if len(records) > 1:
                yield f"{match._text_of(shown)!r} leaves {len(records)} records for {viewer} ({where(match)})"
