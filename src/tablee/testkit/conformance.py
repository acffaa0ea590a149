"""One suite for every game, no opt-outs. Each check yields what is wrong, in words; nothing means it passed.

    from tablee.testkit import check_game
    assert not check_game("mygame")

A check looks at random positions of every variant (seats and options); with more of them it finds rarer things.
"""

import json
import random
import traceback
from collections.abc import Callable, Iterator
from itertools import islice, pairwise

import numpy as np
from msgspec import Struct

from tablee.kernel.chance import generator
from tablee.kernel.contract import FATE, FATE_ACTS, MOST_SEATS, SPECTATOR
from tablee.kernel.errors import IllegalMove, MoveError, TableeError
from tablee.match.engine import engine_of
from tablee.match.play import Match
from tablee.match.rulebook import rulebook
from tablee.match.shelf import facts_of, folder_of, load
from tablee.testkit.set_up import set_up
from tablee.testkit.walk import Walker, play_if_still_possible, positions, random_games

Check = Callable[[str, int], Iterator[str]]

ENOUGH = 5  # findings a check reports before it stops
PATIENCE = 100_000  # moves after which a random game is held to be endless


class Finding(Struct, frozen=True):
    check: str
    what: str


def check_game(
    game: str, positions: int = 2_000, told: Callable[[str, list[Finding]], None] | None = None
) -> list[Finding]:
    """Run every check on a game; `told` hears of each as it is done."""
    found: list[Finding] = []
    for name, check in CHECKS.items():
        mine = [Finding(name, what) for what in _findings(check, game, positions)]
        found += mine
        if told:
            told(name, mine)
        if mine and check in (plain_python_runs, rules_compile):
            break  # the other checks could only say the same in worse words
    return found


def _findings(check: Check, game: str, positions: int) -> Iterator[str]:
    """The first few things a check finds; an error in the game's own code is one of them."""
    try:
        yield from islice(check(game, positions), ENOUGH)
    except Exception as error:  # a game under construction may raise anything
        place = _last_place(error, str(folder_of(game)))
        yield f"stopped by {type(error).__name__}: {error} ({place.filename}, line {place.lineno}: {place.line})"


def _last_place(error: Exception, folder: str) -> traceback.FrameSummary:
    """Where it happened: the innermost line of the game's own, if there is one."""
    frames = traceback.extract_tb(error.__traceback__)
    return next((frame for frame in reversed(frames) if frame.filename.startswith(folder)), frames[-1])


def _where(match: Match) -> str:
    return f"{match.game}, {match.seats} seats, {match.options}, after {[entry.move for entry in match.log[-6:]]}"


def facts_are_complete(game: str, count: int) -> Iterator[str]:
    """The fact sheet, rules texts and sentences are there in both languages."""
    facts = facts_of(game)
    if facts.id != folder_of(game).name:
        yield f"facts.py says id={facts.id!r} but the folder is {folder_of(game).name!r}"
    if facts.seats[-1] > MOST_SEATS:
        yield f"{facts.seats[-1]} seats are more than a mask holds ({MOST_SEATS})"
    french, english = rulebook(game, "fr"), rulebook(game, "en")
    if french.ids != english.ids:
        yield f"rules.fr.md has the rules {french.ids}, rules.en.md {english.ids}"
    if not french.ids:
        yield "rules.fr.md has no section like '## A1. Title'"


def plain_python_runs(game: str, count: int) -> Iterator[str]:
    """Random games run in plain Python: whoever may act has moves, and they ascend."""
    for match in positions(game, max(count // 20, 50), compiled=False):
        yield from _moves_in_order(match)


def rules_compile(game: str, count: int) -> Iterator[str]:
    """Every rule function can be compiled."""
    yield from engine_of(game).compile_all()


def legal_moves_are_in_order(game: str, count: int) -> Iterator[str]:
    """Who may act has moves; they ascend without repeats; to_act names only seats there are, or fate alone."""
    for match in positions(game, count):
        yield from _moves_in_order(match)


def _moves_in_order(match: Match) -> Iterator[str]:
    acting, most = int(match._desk.acting), load(match.game).most_moves
    if acting >> match.seats and acting != FATE_ACTS:
        yield f"to_act is {acting:b}: a seat there is not, or fate beside others ({_where(match)})"
    for seat in match.to_act:
        texts = match.legal(seat)
        moves = match._desk.moves[: len(texts)].tolist()
        if not moves:
            yield f"seat {seat} is to act but has no legal move ({_where(match)})"
        if len(moves) > most:
            yield f"{len(moves)} legal moves, but MOST_MOVES is {most} ({_where(match)})"
        if any(a >= b for a, b in pairwise(moves)):
            yield f"legal moves do not ascend: {texts} ({_where(match)})"


def every_move_has_its_text(game: str, count: int) -> Iterator[str]:
    """Text and move are one: no spaces, no two alike, and the text parses back to the move."""
    parse, done = load(game).words.parse, set[int]()
    for match in positions(game, count):
        for seat in match.to_act:
            texts = match.legal(seat)
            if len(set(texts)) < len(texts):
                yield f"two legal moves share a text: {texts} ({_where(match)})"
            moves = match._desk.moves[: len(texts)].tolist()
            for move, text in zip(moves, texts, strict=True):
                if move in done:
                    continue
                done.add(move)
                if any(letter.isspace() for letter in text):
                    yield f"the text {text!r} has a space in it"
                if parse(text) != move:
                    yield f"{text!r} is the text of move {move} but parses to {parse(text)}"


def compiled_equals_interpreted(game: str, count: int) -> Iterator[str]:
    """The same moves give the same bytes and the same legal moves, compiled and in plain Python."""
    plain: Match | None = None
    walker = Walker(count)
    compiled = next(games := random_games(game, 1))
    for _ in range(count):
        if plain is None:
            plain = Match(game, compiled.seats, options=compiled.options, fate="manual", compiled=False)
        if plain.position.tobytes() != compiled.position.tobytes():
            yield f"bytes differ ({_where(compiled)})"
        if [plain.legal(seat) for seat in plain.to_act] != [compiled.legal(seat) for seat in compiled.to_act]:
            yield f"legal moves differ ({_where(compiled)})"
        if compiled.over:
            compiled, plain, walker.now = next(games), None, 0
            continue
        seat, move, at = walker.choose(compiled)
        if play_if_still_possible(compiled, seat, move, at):
            plain.play(seat, move, at)
        elif at is not None:
            plain.pass_time(at)


def logs_replay_to_the_byte(game: str, count: int) -> Iterator[str]:
    """A record read back is the same position and the same record, at any moment of a game."""
    for index, match in enumerate(positions(game, count, seed=2)):
        if index % 50 and not match.over:
            continue
        text = match.record()
        try:
            again = Match.from_record(text)
        except TableeError as error:
            yield f"a record cannot be read back: {error} ({_where(match)})"
            continue
        if again.recorded.tobytes() != match.recorded.tobytes() or again.log != match.log:
            yield f"a record replays to another position ({_where(match)})"


def fate_draws_what_is_legal(game: str, count: int) -> Iterator[str]:
    """Fate playing by itself makes only moves that `legal` gives it, and games come to an end."""
    for index in range(max(1, count // 200)):
        template = next(random_games(game, index))
        match = Match(game, template.seats, options=template.options, seed=index)
        walker = Walker(index)
        for _ in range(PATIENCE):
            if match.over:
                break
            seat, move, at = walker.choose(match)
            play_if_still_possible(match, seat, move, at)
        else:
            yield f"a random game did not end within {PATIENCE} moves ({_where(match)})"
        try:
            Match.from_record(match.record())
        except TableeError as error:
            yield f"fate drew a move that is not legal: {error}"


def scores_are_final(game: str, count: int) -> Iterator[str]:
    """A finished game has one finite score a seat and a winner; an unfinished one has neither."""
    for match in positions(game, count, seed=3):
        scores = match.scores
        if match.over and (scores is None or not np.isfinite(scores).all() or not match.winners):
            yield f"over, but scores are {scores} and winners {match.winners} ({_where(match)})"
        if not match.over and (scores is not None or match.winners):
            yield f"not over, but scores are {scores} ({_where(match)})"


def positions_are_plain_data(game: str, count: int) -> Iterator[str]:
    """state() and view() can be written as JSON, read back the same, and tell phase and turn."""
    for match in positions(game, count // 4, seed=4):
        for told in (match.state(), match.view(None), *(match.view(seat) for seat in range(match.seats))):
            if json.loads(json.dumps(told)) != told:
                yield f"not plain data: {told} ({_where(match)})"
            if not {"phase", "turn"} <= told.keys():
                yield f"describe() leaves out phase or turn: {sorted(told)}"
        if not facts_of(game).secrets and match.view(0) != match.state():
            yield f"facts.py says nothing is hidden, but a view differs from the state ({_where(match)})"


def pieces_are_conserved(game: str, count: int) -> Iterator[str]:
    """Where words.py counts the pieces, their number never changes during a game."""
    pieces = getattr(load(game).words, "pieces", None)
    if pieces is None:
        return
    for match in positions(game, count, seed=5):
        if not match.log:
            expected = pieces(match.position[0])
        if pieces(match.position[0]) != expected:
            yield f"{expected} pieces became {pieces(match.position[0])} ({_where(match)})"


def stories_quote_rules(game: str, count: int) -> Iterator[str]:
    """Every sentence of the story reads in both languages and rests on a rule of the rules text."""
    ids = set(rulebook(game, "en").ids)
    for match in positions(game, count, seed=6):
        if not match.over:
            continue
        for viewer in (None, *range(match.seats)):
            for said in match.story(viewer):
                if said.rule not in ids:
                    yield f"the story quotes a rule {said.rule!r} that rules.en.md does not have: {said.text('en')!r}"
                if not said.text("fr") or not said.text("en"):
                    yield f"an empty sentence for {said}"


def refusals_quote_rules(game: str, count: int) -> Iterator[str]:
    """A move that is not legal here is refused with a rule and a sentence, and nothing changes."""
    ids = set(rulebook(game, "en").ids)
    seen: list[str] = []
    walker = Walker(7)
    for match in positions(game, count, seed=7):
        if match.over:
            continue
        seat = match.to_act[0]
        legal = match.legal(seat)
        seen = (seen + walker.random.sample(legal, 1))[-200:]
        move = walker.random.choice(seen)
        if move in legal:
            continue
        before = (match.position.tobytes(), match.log)
        error = match.why_not(seat, move)
        try:
            match.play(seat, move)
            yield f"{move!r} is not legal but was played ({_where(match)})"
        except MoveError as raised:
            if not isinstance(raised, IllegalMove) or str(raised) != str(error):
                yield f"{move!r} was refused as {raised!r}, why_not says {error!r} ({_where(match)})"
            elif raised.rule not in ids or not raised.fr or not raised.en:
                yield f"the refusal of {move!r} quotes {raised.rule!r}: {raised.en!r} ({_where(match)})"
        if before != (match.position.tobytes(), match.log):
            yield f"the refused move {move!r} changed something ({_where(match)})"


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
        yield f"hiding twice is not hiding once for {viewer} ({_where(match)})"
    imagined = engine.imagined(hidden[0], seat, generator(index))
    if engine.hidden(imagined[0], seat).tobytes() != hidden.tobytes():
        yield f"hide(imagine(hide(s))) is not hide(s) for {viewer} ({_where(match)})"
    world = set_up(match, imagined[0])
    if json.dumps(world.view(viewer)) != json.dumps(match.view(viewer)):
        yield f"two worlds that {viewer} cannot tell apart give two views ({_where(match)})"
    if viewer is None:
        return
    if world.to_act != match.to_act or world.legal(viewer) != match.legal(viewer):
        yield f"what may be played depends on what {viewer} cannot know ({_where(match)})"
    elif move and str(world.why_not(viewer, move)) != str(match.why_not(viewer, move)):
        yield f"the refusal of {move} depends on what {viewer} cannot know ({_where(match)})"


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
                yield f"{match._text_of(shown)!r} leaves {len(records)} records for {viewer} ({_where(match)})"


def time_passes_evenly(game: str, count: int) -> Iterator[str]:
    """Going to a time in two steps is going there in one; nothing happens before the alarm."""
    if not facts_of(game).timed:
        return
    engine, walker = engine_of(game), Walker(9)
    for match in positions(game, count, seed=9):
        now, alarm = int(engine.clock(match.position)), match.alarm
        if now < 0 or match.to_act == ("fate",):
            continue
        early, late = sorted(now + walker.random.randrange(20_000) for _ in range(2))
        once, twice = match.position, match.position
        engine.pass_time(once, late)
        engine.pass_time(twice, early)
        engine.pass_time(twice, late)
        if once.tobytes() != twice.tobytes():
            yield f"{now} -> {early} -> {late} is not {now} -> {late} ({_where(match)})"
        if alarm is not None and alarm <= now:
            yield f"the alarm rings at {alarm}, but it is {now} ({_where(match)})"


CHECKS: dict[str, Check] = {
    check.__name__: check
    for check in (
        facts_are_complete,
        plain_python_runs,
        rules_compile,
        legal_moves_are_in_order,
        every_move_has_its_text,
        compiled_equals_interpreted,
        logs_replay_to_the_byte,
        fate_draws_what_is_legal,
        scores_are_final,
        positions_are_plain_data,
        pieces_are_conserved,
        stories_quote_rules,
        refusals_quote_rules,
        secrets_stay_secret,
        masks_hide_what_they_mask,
        time_passes_evenly,
    )
}
