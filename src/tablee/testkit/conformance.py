"""One suite for every game, no opt-outs. Each check yields what is wrong, in words; nothing means it passed.

    from tablee.testkit import check_game
    assert not check_game("mygame")

A check looks at random positions of every variant (seats and options); with more of them it finds rarer things.
"""

import re
import traceback
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from tomllib import TOMLDecodeError
from typing import Final

from tablee.match.said import RULES
from tablee.match.shelf import folder_of, load, texts_of
from tablee.testkit import check_board, check_odds, check_rules, check_secrets, check_speed, check_words
from tablee.testkit.findings import Check, Fault, Finding, Place, fault, finding
from tablee.testkit.thinking import thinking_is_sound
from tablee.testkit.walk import Stuck
from tablee.testkit.watchdog import Endless, watching

ENOUGH = 5  # findings a check reports before it stops

CHECKS: Final[dict[str, Check]] = {
    check.__name__: check
    for check in (
        check_words.facts_are_complete,
        check_words.texts_are_complete,
        check_rules.plain_python_runs,
        check_speed.rules_ask_nobody,
        check_speed.rules_are_fast,
        check_speed.rules_compile,
        check_rules.compiled_equals_interpreted,
        check_rules.legal_moves_are_in_order,
        check_rules.every_move_is_listed,
        check_words.every_move_has_its_text,
        check_words.every_move_has_its_label,
        check_words.prompts_say_what_can_be_done,
        check_rules.logs_replay_to_the_byte,
        check_rules.fate_draws_what_is_legal,
        check_odds.odds_agree_with_draws,
        check_rules.scores_are_final,
        check_words.standings_are_worded,
        check_words.positions_are_plain_data,
        check_words.pieces_are_conserved,
        check_words.stories_quote_rules,
        check_words.refusals_quote_rules,
        check_words.the_lesson_can_be_taken,
        check_secrets.secrets_stay_secret,
        check_secrets.moves_show_what_records_tell,
        check_secrets.imagined_worlds_can_be_played,
        check_secrets.worlds_are_imagined_evenly,
        check_board.scenes_make_sense,
        check_board.scenes_show_what_is_known,
        check_board.touches_lead_to_moves,
        check_rules.time_passes_evenly,
        thinking_is_sound,
    )
}
# Without these the others could only say the same in worse words.
FIRST: Final = ("plain_python_runs", "rules_ask_nobody", "rules_compile", "legal_moves_are_in_order")


def check_game(
    game: str, positions: int = 2_000, told: Callable[[str, list[Finding]], None] | None = None
) -> list[Finding]:
    """Run every check on a game; `told` hears of each as it is done."""
    found: list[Finding] = []
    for name, check in CHECKS.items():
        mine = findings(check, game, positions)
        found += mine
        if told:
            told(name, mine)
        if mine and (name in FIRST or not can_be_read(game)):
            break
    return found


def can_be_read(game: str) -> bool:
    try:
        return bool(load(game)) and texts_of(game).rules is not None and not check_words.ill_typed(game)
    except Exception:  # a game under construction may raise anything
        return False


def findings(check: Check, game: str, positions: int) -> list[Finding]:
    """The first few things that one check finds."""
    return [finding(check, game, what) for what in _faults(check, game, positions)]


def _faults(check: Check, game: str, positions: int) -> Iterator[str]:
    """An error in the game's own code is one of them; one of ours follows from what was found before."""
    found, folder = set[str](), str(folder_of(game))
    try:
        with watching(folder):
            for what in check(game, positions):
                if what not in found:
                    found.add(what)
                    yield what
                if len(found) == ENOUGH:
                    return
    except Exception as error:  # a game under construction may raise anything
        if isinstance(error, TOMLDecodeError | SyntaxError) or _frame_in(error, folder):
            yield _stopped(error, game)
        elif not found:
            yield _stopped_outside(error, game, getattr(check, "about", "rules.py"))


def _frame_in(error: Exception, folder: str) -> traceback.FrameSummary | None:
    """Where it happened: the innermost line of the game's own, if there is one."""
    frames = traceback.extract_tb(error.__traceback__)
    return next((frame for frame in reversed(frames) if frame.filename.startswith(folder)), None)


def _stopped_outside(error: Exception, game: str, about: str) -> Fault:
    if isinstance(error, Stuck):
        return fault(game, "legal", str(error), "write one move at least for each seat in to_act")
    about = about if can_be_read(game) else "rules.py"
    return fault(game, about, f"stopped by {type(error).__name__}: {error}", f"see what {about} gives")


def _stopped(error: Exception, game: str) -> Fault:
    folder = str(folder_of(game))
    if isinstance(error, TOMLDecodeError):
        line = re.search(r"at line (\d+)", str(error))
        return Fault(f"cannot be read: {error}", Place(f"{folder}/{RULES}", int(line[1]) if line else 1), "correct it")
    if isinstance(error, SyntaxError):
        return Fault(f"cannot be read: {error.msg}", Place(error.filename or folder, error.lineno or 1), "correct it")
    frame = _frame_in(error, folder)
    assert frame
    place = Place(frame.filename, frame.lineno or 1)
    if isinstance(error, Endless):
        return Fault(f"{error}: it was in {frame.name}, `{frame.line}`", place, "make sure that every loop ends")
    what = f"stopped by {type(error).__name__}: {error} ({place}: {frame.line})"
    return Fault(what, place, _meant(error, frame.line or "", game) or _look_at(frame.name))


def _look_at(name: str) -> str:
    return "correct it" if name == "<module>" else f"see what {name} does there"


def _meant(error: Exception, line: str, game: str) -> str:
    """What a name that there is not was probably to be, or a number that is too small."""
    if isinstance(error, IndexError) and "out[" in line:
        return "say a larger MOST_MOVES in state.py"
    wrong, there = getattr(error, "name", None), dir(getattr(error, "obj", None))
    if field := re.match("no field of name (.+)", str(error)):
        wrong, there = field[1], list(load(game).type.names)
    near = get_close_matches(str(wrong), there, 1) if isinstance(error, AttributeError | ValueError) and wrong else []
    return f"did you mean {near[0]}?" if near else ""
