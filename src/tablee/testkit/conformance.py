"""One suite for every game, no opt-outs. Each check yields what is wrong, in words; nothing means it passed.

    from tablee.testkit import check_game
    assert not check_game("mygame")

A check looks at random positions of every variant (seats and options); with more of them it finds rarer things.
"""

import traceback
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from itertools import islice
from typing import Final

from tablee.match.shelf import folder_of
from tablee.testkit import check_board, check_odds, check_rules, check_secrets, check_speed, check_words
from tablee.testkit.findings import Check, Fault, Finding, Place, finding
from tablee.testkit.thinking import thinking_is_sound
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
FIRST: Final = ("plain_python_runs", "rules_ask_nobody", "rules_compile")


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
        if mine and name in FIRST:
            break
    return found


def findings(check: Check, game: str, positions: int) -> list[Finding]:
    """The first few things that one check finds."""
    return [finding(check, game, what) for what in _faults(check, game, positions)]


def _faults(check: Check, game: str, positions: int) -> Iterator[str]:
    """An error in the game's own code is one of them."""
    try:
        with watching(str(folder_of(game))):
            yield from islice(check(game, positions), ENOUGH)
    except Exception as error:  # a game under construction may raise anything
        yield _stopped(error, str(folder_of(game)))


def _stopped(error: Exception, folder: str) -> Fault:
    """Where it happened: the innermost line of the game's own, if there is one."""
    if isinstance(error, SyntaxError):
        return Fault(f"cannot be read: {error.msg}", Place(error.filename or folder, error.lineno or 1), "correct it")
    frames = traceback.extract_tb(error.__traceback__)
    frame = next((frame for frame in reversed(frames) if frame.filename.startswith(folder)), frames[-1])
    place = Place(frame.filename, frame.lineno or 1)
    if isinstance(error, Endless):
        return Fault(f"{error}: it was in {frame.name}, `{frame.line}`", place, "make sure that every loop ends")
    what = f"stopped by {type(error).__name__}: {error} ({place}: {frame.line})"
    return Fault(what, place, _meant(error) or f"see what {frame.name} does there")


def _meant(error: Exception) -> str:
    """What a name that there is not was probably to be."""
    wrong, of = getattr(error, "name", None), getattr(error, "obj", None)
    near = get_close_matches(str(wrong), dir(of), 1) if isinstance(error, AttributeError) and wrong else []
    return f"did you mean {near[0]}?" if near else ""
