"""`tablee check-game` can be trusted: honest games are green, and each of the usual mistakes is named with its line.

The mistakes are made in copies of two small games, `check_games/duel` (cards chosen at once, in secret) and
`check_games/dash` (dice, in time), and looked at in plain Python: compiling each would take minutes.
"""

import json
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

import pytest

from tablee.match.engine import Engine, engine_of
from tablee.testkit import check_game, check_rules, entering, watchdog
from tablee.testkit.amounts import LONG, amount
from tablee.testkit.apart import check_apart, ended
from tablee.testkit.check_speed import rules_compile
from tablee.testkit.check_words import texts_are_complete
from tablee.testkit.conformance import CHECKS, findings
from tablee.testkit.entering import Entered
from tablee.testkit.findings import Finding

HOME: Final = Path(__file__).parent / "check_games"
POSITIONS: Final = amount(200, long=2_000)

Change = tuple[str, str, str]  # file, old, new


class Mistake(NamedTuple):
    """What is made wrong in a game, which check says what of it, and what stands in the line it points at."""

    name: str
    game: str
    changes: list[Change]
    check: str
    says: str
    file: str
    line: str


def mistake(name: str, game: str, change: Change | list[Change], check: str, says: str, at: tuple[str, str]) -> Mistake:
    return Mistake(name, game, [change] if isinstance(change, tuple) else change, check, says, *at)


HIDE, IMAGINE, SEEN = (("rules.py", f"def {name}(") for name in ("hide", "imagine", "seen"))
CHOSEN = "        card = pick(s.unseen, random)\n        s.unseen[card] -= 1\n        s.chosen[other] = card"
LOWEST = "        card = 1\n        while s.unseen[card] == 0:\n            card += 1\n        s.chosen[other] = card"

SECRETS: Final = [
    mistake(
        "hide forgets a choice made at once with others",
        "duel",
        ("rules.py", "        if s.chosen[other] != NOT_YET:\n            s.chosen[other] = UNKNOWN\n", ""),
        "moves_show_what_records_tell",
        "is shown 'play:?' for 2 moves, but its record tells them apart: chosen[",
        HIDE,
    ),
    mistake(
        "seen is forgotten",
        "duel",
        ("rules.py", "def seen(", "def unseen_by("),
        "secrets_stay_secret",
        "facts.py says secrets=True, but rules.py has no seen",
        ("rules.py", '"""The duel'),
    ),
    mistake(
        "seen is forgotten, by what it does",
        "duel",
        ("rules.py", "def seen(", "def unseen_by("),
        "moves_show_what_records_tell",
        "which its record does not tell apart",
        ("rules.py", '"""The duel'),
    ),
    mistake(
        "seen forgets choices",
        "duel",
        ("rules.py", "    return HIDDEN\n", "    return move\n"),
        "moves_show_what_records_tell",
        "' or 'play:",
        SEEN,
    ),
    mistake(
        "seen forgets cards that are dealt",
        "duel",
        ("rules.py", "return move if receiver(s) == viewer else DEAL | HIDDEN", "return move"),
        "moves_show_what_records_tell",
        "is shown 'deal:1' or 'deal:2', which its record does not tell apart",
        SEEN,
    ),
    mistake(
        "imagine prefers high cards",
        "duel",
        (
            "rules.py",
            "]):\n        card = pick(s.unseen, random)",
            "]):\n        card = max(pick(s.unseen, random), pick(s.unseen, random))",
        ),
        "worlds_are_imagined_evenly",
        "in other proportions than fate deals it",
        IMAGINE,
    ),
    mistake(
        "imagine forgets that the viewer holds some of the cards",
        "duel",
        [
            ("rules.py", "            s.unseen[value] -= s.hand[seat, value]", "            s.unseen[value] -= 0"),
            ("words.py", "def pieces(", "def all_pieces("),
        ],
        "worlds_are_imagined_evenly",
        "in other proportions than fate deals it",
        IMAGINE,
    ),
    mistake(
        "imagine makes cards",
        "duel",
        ("rules.py", "            s.unseen[value] -= s.hand[seat, value]", "            s.unseen[value] -= 0"),
        "imagined_worlds_can_be_played",
        "18 pieces are 19 in a world seat",
        IMAGINE,
    ),
    mistake(
        "imagine always thinks of the same choice",
        "duel",
        ("rules.py", CHOSEN, LOWEST),
        "worlds_are_imagined_evenly",
        "imagine never makes chosen[",
        IMAGINE,
    ),
    mistake(
        "imagine leaves a choice UNKNOWN",
        "duel",
        ("rules.py", "if s.chosen[other] == UNKNOWN:", "if s.chosen[other] == HIDDEN:"),
        "imagined_worlds_can_be_played",
        "imagine leaves chosen[0] UNKNOWN for seat",
        IMAGINE,
    ),
    mistake(
        "imagine makes worlds in which play cannot go on",
        "duel",
        ("rules.py", "for _ in range(s.held[other]):", "for _ in range(s.held[other] - 1):"),
        "imagined_worlds_can_be_played",
        "is to act and has no move",
        IMAGINE,
    ),
    mistake(
        "imagine changes what is known",
        "duel",
        ("rules.py", "    if s.unseen[1] != UNKNOWN:\n        return\n", "    s.tricks[0] += 1\n"),
        "secrets_stay_secret",
        "hide(imagine(hide(s))) is not hide(s)",
        IMAGINE,
    ),
    mistake(
        "a view shows UNKNOWN",
        "duel",
        ("words.py", '    if s.chosen[seat] == UNKNOWN:\n        return "?"\n', ""),
        "positions_are_plain_data",
        "['chosen'][0] is UNKNOWN (-1000): expected None",
        ("words.py", '"chosen": ['),
    ),
    mistake(
        "a story tells what is hidden",
        "duel",
        (
            "words.py",
            'told = [say("chose", who=Player(seat))]',
            'told = [say("shown", who=Player(seat), card=int(after.chosen[seat]))]',
        ),
        "stories_quote_rules",
        "in what fills the sentence 'shown' for None, ['card'] is UNKNOWN",
        ("words.py", "def story("),
    ),
    mistake(
        "legal depends on the others' cards",
        "duel",
        (
            "rules.py",
            "s.hand[seat, value] > 0:",
            "s.hand[seat, value] > 0 and (count == 0 or s.hand[1 - min(1, seat), value] == 0):",
        ),
        "secrets_stay_secret",
        "what may be played depends on what",
        ("rules.py", "def legal("),
    ),
    mistake(
        "something stays hidden when the game is over",
        "duel",
        ("rules.py", "    if is_over(s):\n        return\n    for", "    for"),
        "secrets_stay_secret",
        "the game is over, but",
        HIDE,
    ),
    mistake(
        "hide takes a seat's own hand",
        "duel",
        ("rules.py", "        if other == seat:\n            continue\n", ""),
        "secrets_stay_secret",
        "what may be played depends on what",
        ("rules.py", "def legal("),
    ),
    mistake(
        "a choice is open to those who are still to choose",
        "duel",
        [
            ("rules.py", "        if s.chosen[other] != NOT_YET:\n            s.chosen[other] = UNKNOWN\n", ""),
            ("rules.py", "    return HIDDEN\n", "    return move\n"),
        ],
        "secrets_stay_secret",
        "is still to choose and is shown whether seat",
        SEEN,
    ),
    mistake(
        "choices at once without a word of secrets",
        "duel",
        [
            ("facts.py", "secrets=True", "secrets=False"),
            *(("rules.py", f"def {name}(", f"def {name}_not(") for name in ("hide", "imagine", "seen")),
        ],
        "secrets_stay_secret",
        "is still to choose and is shown whether seat",
        ("rules.py", '"""The duel'),
    ),
    mistake(
        "facts.py says there are no secrets",
        "duel",
        ("facts.py", "secrets=True", "secrets=False"),
        "secrets_stay_secret",
        "rules.py has hide, but facts.py says secrets=False",
        HIDE,
    ),
]

CHANCE: Final = [
    mistake(
        "odds are forgotten",
        "dash",
        ("rules.py", "def odds(", "def other_odds("),
        "odds_agree_with_draws",
        "its odds make one expect",
        ("rules.py", '"""The dash'),
    ),
    mistake(
        "odds are wrong",
        "dash",
        ("rules.py", "== move & 7 else 2", "== move & 7 else 3"),
        "odds_agree_with_draws",
        "its odds make one expect",
        ("rules.py", "def odds("),
    ),
    mistake(
        "odds ignore how many cards there are",
        "duel",
        ("rules.py", "    return int(s.unseen[move & HIDDEN])", "    return 1"),
        "odds_agree_with_draws",
        "odds",
        ("rules.py", "def odds("),
    ),
    mistake(
        "a die is loaded",
        "dash",
        ("rules.py", "one, other = 1 + below(random, 6)", "one, other = 1 + below(random, 7) % 6"),
        "odds_agree_with_draws",
        "its odds make one expect",
        ("rules.py", "def odds("),
    ),
    mistake(
        "draw gives what is not legal",
        "dash",
        ("rules.py", "THROW | max(one, other) << 3 | min(one, other)", "THROW | one << 3 | other"),
        "fate_draws_what_is_legal",
        "which is not legal",
        ("rules.py", "def draw("),
    ),
    mistake(
        "facts.py says there is no chance",
        "dash",
        ("facts.py", "chance=True", "chance=False"),
        "fate_draws_what_is_legal",
        "fate is to act, but facts.py says chance=False",
        ("facts.py", '"""The dash'),
    ),
    mistake(
        "fate acts for ever",
        "dash",
        ("rules.py", "FATE_ACTS if s.dice[0] == NONE else", "FATE_ACTS if s.dice[0] >= NONE else"),
        "fate_draws_what_is_legal",
        "fate acts for ever",
        ("rules.py", "def to_act("),
    ),
    mistake(
        "apply throws dice of its own",
        "dash",
        [
            ("rules.py", "    s.place[seat] += move\n", "    s.place[seat] += randrange(1, 4)\n"),
            ("rules.py", "from tablee.kernel.chance", "from random import randrange\n\nfrom tablee.kernel.chance"),
        ],
        "logs_replay_to_the_byte",
        "a record",
        ("rules.py", "def apply("),
    ),
]

RANDOM: Final = ("rules.py", "from tablee.kernel.chance", "import random as dice\n\nfrom tablee.kernel.chance")
CLOCK: Final = ("rules.py", "from tablee.kernel.chance", "from time import time\n\nfrom tablee.kernel.chance")
SQRT: Final = ("rules.py", "from tablee.kernel.chance", "from math import sqrt\n\nfrom tablee.kernel.chance")
SPEED: Final = [
    mistake(
        "a rule throws dice of its own",
        "dash",
        [RANDOM, ("rules.py", "        s.taken += 1\n", "        s.taken += dice.randint(0, 1)\n")],
        "rules_ask_nobody",
        "apply asks dice.randint, which answers as it likes",
        ("rules.py", "dice.randint"),
    ),
    mistake(
        "a rule looks at a clock",
        "dash",
        [CLOCK, ("rules.py", "        s.taken += 1\n", "        s.taken += int(time()) % 2\n")],
        "rules_ask_nobody",
        "apply asks time, which answers as it likes",
        ("rules.py", "int(time())"),
    ),
    mistake(
        "a list in a rule",
        "dash",
        ("rules.py", "    count = 0\n", "    faces = [1, 2]\n    count = len(faces) - 2\n"),
        "rules_are_fast",
        "all_throws makes a list, which is slow",
        ("rules.py", "faces = [1, 2]"),
    ),
    mistake(
        "a dict in a rule",
        "dash",
        ("rules.py", "    one, other =", "    ways = {1: 6}\n    one, other ="),
        "rules_are_fast",
        "draw makes a dict, which is slow",
        ("rules.py", "ways = {1: 6}"),
    ),
    mistake(
        "an array in a rule",
        "duel",
        ("rules.py", "    total = 0\n", "    cards = cards.copy()\n    total = 0\n"),
        "rules_are_fast",
        "pick makes an array, which is slow",
        ("rules.py", "cards = cards.copy()"),
    ),
    mistake(
        "a float from a helper that divides",
        "duel",
        ("rules.py", "return int(s.due) % int(s.seats)", "return int(s.due) / 1 % int(s.seats)"),
        "rules_are_fast",
        "receiver divides with /, which makes a float",
        ("rules.py", "return int(s.due) / 1"),
    ),
    mistake(
        "a float from a helper, from elsewhere",
        "dash",
        [
            SQRT,
            (
                "rules.py",
                "            count += 1\n    return count",
                "            count += 1\n    return sqrt(count * count)",
            ),
        ],
        "rules_are_fast",
        "all_throws returns 21.0, a float",
        ("rules.py", "return sqrt("),
    ),
    mistake(
        "a float from legal",
        "dash",
        [
            SQRT,
            (
                "rules.py",
                "return 1 if s.dice[0] == s.dice[1] else 2",
                "return sqrt(1 if s.dice[0] == s.dice[1] else 4)",
            ),
        ],
        "rules_are_fast",
        "legal returns 2.0, a float",
        ("rules.py", "return sqrt("),
    ),
    mistake(
        "a plain function of somebody else is called",
        "dash",
        [
            ("rules.py", "import rule\n", "import rule\nfrom tablee.kernel.dice import code_of\n"),
            ("rules.py", "return all_throws(out)", "return code_of(out)"),
        ],
        "rules_compile",
        "legal calls code_of, which is not marked @rule",
        ("rules.py", "return code_of(out)"),
    ),
    mistake(
        "an endless loop",
        "dash",
        (
            "rules.py",
            "    if s.pile > 0:\n        s.pile -= 1\n        s.taken += 1\n",
            "    while s.pile > 0:\n        s.taken += 0\n",
        ),
        "plain_python_runs",
        "apply does not come to an end: it was in apply",
        ("rules.py", "s.pile > 0:|s.taken += "),
    ),
]

RULES: Final = [
    mistake(
        "legal moves in the wrong order",
        "dash",
        ("rules.py", "out[0], out[1] = s.dice[1], s.dice[0]", "out[0], out[1] = s.dice[0], s.dice[1]"),
        "legal_moves_are_in_order",
        "legal moves do not ascend",
        ("rules.py", "def legal("),
    ),
    mistake(
        "a seat that is to act has no move",
        "dash",
        ("rules.py", "return 1 if s.dice[0] == s.dice[1]", "return 0 if s.dice[0] == s.dice[1]"),
        "plain_python_runs",
        "is to act but has no legal move",
        ("rules.py", "def legal("),
    ),
    mistake(
        "to_act names a seat there is not",
        "dash",
        ("rules.py", "else 1 << int(s.turn)", "else 2 << int(s.turn)"),
        "plain_python_runs",
        "a seat there is not",
        ("rules.py", "def to_act("),
    ),
    mistake(
        "MOST_MOVES is too small",
        "dash",
        ("state.py", "MOST_MOVES = 21", "MOST_MOVES = 20"),
        "plain_python_runs",
        "stopped by IndexError",
        ("rules.py", "out[count] = THROW"),
    ),
    mistake(
        "a move is missing in moves.py",
        "dash",
        ("moves.py", "PLAYS = (1, 2, 3, 4, 5, 6)", "PLAYS = (1, 2, 3, 4, 5)"),
        "every_move_is_listed",
        "moves.py does not list ['6']",
        ("moves.py", '"""Every move'),
    ),
    mistake(
        "a field has another name",
        "dash",
        ("rules.py", "s.turn = 1 - s.turn", "s.trun = 1 - s.turn"),
        "plain_python_runs",
        "stopped by ",
        ("rules.py", "s.trun = "),
    ),
    mistake(
        "a seat that is to act has no move, as another check meets it",
        "dash",
        ("rules.py", "return 1 if s.dice[0] == s.dice[1]", "return 0 if s.dice[0] == s.dice[1]"),
        "prompts_say_what_can_be_done",
        "is to act but has no legal move",
        ("rules.py", "def legal("),
    ),
    mistake(
        "a game never ends",
        "duel",
        ("rules.py", "    s.held[seat] -= 1\n", "    s.hand[seat, move] += 1\n"),
        "fate_draws_what_is_legal",
        "a random game did not end",
        ("rules.py", "def to_act("),
    ),
    mistake(
        "a seat gets no score",
        "duel",
        (
            "rules.py",
            "    for seat in range(s.seats):\n        out[seat]",
            "    for seat in range(1):\n        out[seat]",
        ),
        "scores_are_final",
        "over, but scores are [",
        ("rules.py", "def scores("),
    ),
    mistake(
        "a record has another game's name",
        "duel",
        ("state.py", 'position_type(\n    "', 'position_type(\n    "other_'),
        "facts_are_complete",
        "state.py calls its record 'other_duel_",
        ("state.py", "POSITION = "),
    ),
    mistake(
        "the fact sheet has one number for a list",
        "dash",
        ("facts.py", "seats=(2,)", "seats=2"),
        "facts_are_complete",
        "Expected `array`, got `int` - at `$.seats`",
        ("facts.py", '"""The dash'),
    ),
    mistake(
        "the fact sheet cannot be read",
        "dash",
        ("facts.py", "minutes=", "minuts="),
        "facts_are_complete",
        "Unexpected keyword argument 'minuts'",
        ("facts.py", "FACTS = "),
    ),
    mistake(
        "a rule function is not there",
        "dash",
        ("rules.py", "def apply(", "def aply("),
        "plain_python_runs",
        "must define apply",
        ("rules.py", '"""The dash'),
    ),
    mistake(
        "rules.py cannot be read",
        "dash",
        ("rules.py", "def odds(s: Position, move: Move) -> int:", "def odds(s: Position, move: Move) -> int"),
        "plain_python_runs",
        "cannot be read: expected ':'",
        ("rules.py", "def odds("),
    ),
    mistake(
        "a stone is lost",
        "dash",
        ("rules.py", "        s.taken += 1\n", ""),
        "pieces_are_conserved",
        "20 pieces became 19",
        ("rules.py", "def apply("),
    ),
    mistake(
        "scores are not finite",
        "dash",
        ("rules.py", "out[0] = ahead(s)", "out[0] = 1e308 * 10"),
        "scores_are_final",
        "over, but scores are",
        ("rules.py", "def scores("),
    ),
    mistake(
        "time passes unevenly",
        "dash",
        ("rules.py", "s.now = max(int(s.now), min(now, END))", "s.now += (min(now, END) - int(s.now)) // 2"),
        "time_passes_evenly",
        "is not",
        ("rules.py", "def pass_time("),
    ),
    mistake(
        "the alarm rings in the past",
        "dash",
        ("rules.py", "return NEVER if is_over(s) else END", "return NEVER if is_over(s) else 0"),
        "time_passes_evenly",
        "the alarm rings at 0",
        ("rules.py", "def alarm("),
    ),
]

WORDS: Final = [
    mistake(
        "a rare sentence has no French",
        "duel",
        ("texts.fr.ftl", "said-won-by-more = C’était net.\n", ""),
        "texts_are_complete",
        "texts.fr.ftl has no said-won-by-more, which is in texts.en.ftl, line 15",
        ("texts.fr.ftl", "prompt-choose"),
    ),
    mistake(
        "a rare sentence, said by way of a dict, is written nowhere",
        "duel",
        ("words.py", '3: "won_by_more"}', '3: "won_by_all"}'),
        "texts_are_complete",
        "texts.en.ftl has no said-won-by-all, which words.py, line",
        ("texts.en.ftl", "prompt-choose"),
    ),
    mistake(
        "a gap is misspelt",
        "duel",
        ("texts.fr.ftl", "pas de { $card }", "pas de { $crad }"),
        "texts_are_complete",
        "said-not-yours uses $crad, which words.py, line",
        ("texts.fr.ftl", "said-not-yours"),
    ),
    mistake(
        "a gap has no dollar",
        "duel",
        ("texts.fr.ftl", "pas de { $card }", "pas de { card }"),
        "texts_are_complete",
        "said-not-yours refers to card, which is not there",
        ("texts.fr.ftl", "said-not-yours"),
    ),
    mistake(
        "a message is there twice",
        "duel",
        ("texts.en.ftl", "said-nobody =", "said-takes = Twice { $who }.\nsaid-nobody ="),
        "texts_are_complete",
        "said-takes is there twice",
        ("texts.en.ftl", "said-takes = Twice"),
    ),
    mistake(
        "a sentence rests on a rule there is not",
        "duel",
        ("sentences.toml", 'won_by_more = "D4"', 'won_by_more = "D9"'),
        "texts_are_complete",
        "won_by_more rests on 'D9', which no rules text has",
        ("sentences.toml", "won_by_more"),
    ),
    mistake(
        "sentences.toml cannot be read",
        "duel",
        ("sentences.toml", 'won_by_more = "D4"', "won_by_more = D4"),
        "texts_are_complete",
        "cannot be read: Invalid value",
        ("sentences.toml", "won_by_more"),
    ),
    mistake(
        "words.py cannot be read",
        "duel",
        ("words.py", "def describe(s: Position) -> dict[str, Any]:", "def describe(s: Position) -> dict[str, Any]"),
        "texts_are_complete",
        "cannot be read: expected ':'",
        ("words.py", "def describe("),
    ),
    mistake(
        "a sentence has no message, as the story meets it",
        "dash",
        ("words.py", 'say("took"', 'say("tok"'),
        "stories_quote_rules",
        "has no message said-tok",
        ("words.py", "def story("),
    ),
    mistake(
        "the rules have a section more in one language",
        "duel",
        ("rules.fr.md", "## D3. ", "## "),
        "facts_are_complete",
        "rules.fr.md has the rules D1, D2, D4; rules.en.md D1, D2, D3, D4",
        ("rules.fr.md", "# Duel"),
    ),
    mistake(
        "a section has a passage more in one language",
        "duel",
        ("rules.fr.md", "Chacun choisit une carte en secret.", "Chacun choisit une carte.\n\nC’est un secret."),
        "facts_are_complete",
        "D2 has 2 passages in rules.fr.md, 1 in rules.en.md",
        ("rules.fr.md", "## D2."),
    ),
    mistake(
        "a text is read back as another move",
        "dash",
        ("words.py", "THROW | int(high) << 3 | int(low)", "THROW | int(low) << 3 | int(high)"),
        "every_move_has_its_text",
        "but parses to",
        ("words.py", "def text("),
    ),
    mistake(
        "two moves have one label",
        "dash",
        ("words.py", 'say.label("take", die=move)', 'say.label("take", die=1)'),
        "every_move_has_its_label",
        "2 legal moves are all called Take the 1",
        ("words.py", "def label("),
    ),
    mistake(
        "a NumPy number in describe",
        "duel",
        ("words.py", "[int(tricks) for tricks in s.tricks[: s.seats]]", "list(s.tricks[: s.seats])"),
        "positions_are_plain_data",
        "['tricks'][0] is np.int16(0), a numpy.int16: expected int",
        ("words.py", '"tricks": '),
    ),
    mistake(
        "a refusal has no rule",
        "dash",
        ("sentences.toml", 'no_such_die = "R2"\n', ""),
        "refusals_quote_rules",
        "the refusal of",
        ("words.py", "def refuse("),
    ),
    mistake(
        "nobody is told what can be done",
        "dash",
        ("words.py", "def prompt(", "def prompting("),
        "prompts_say_what_can_be_done",
        "words.py has no prompt(position, seat)",
        ("words.py", '"""The dash'),
    ),
]

MISTAKES: Final = [*SECRETS, *CHANCE, *SPEED, *RULES, *WORDS]

Copied = Callable[[str, list[Change]], Path]


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Copied:
    """Copies a game with some changes, under a name of its own: a module of a name is loaded once.

    It is the same in the next run, which finds what was compiled.
    """
    monkeypatch.setenv("TABLEE_GAMES", str(tmp_path))
    shelf = import_module("tablee.games")
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__])  # which is added to, for good

    def copy(game: str, changes: list[Change]) -> Path:
        folder = tmp_path / f"{game}_{crc32(request.node.name.encode())}"
        shutil.copytree(HOME / game, folder, ignore=shutil.ignore_patterns("__pycache__"))
        for file, old, new in [
            ("facts.py", f'"{game}"', f'"{folder.name}"'),
            ("state.py", f'"{game}"', f'"{folder.name}"'),
            *changes,
        ]:
            text = (folder / file).read_text("utf-8")
            assert old in text
            (folder / file).write_text(text.replace(old, new, 1), "utf-8")
        return folder

    return copy


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything in plain Python, with less patience."""
    made = Engine.__init__

    def make(self: Engine, game: Any, compiled: bool) -> None:
        made(self, game, compiled=False)

    monkeypatch.setattr(Engine, "__init__", make)
    monkeypatch.setattr(Engine, "compile_all", lambda self: iter(()))
    monkeypatch.setattr(check_rules, "PATIENCE", 2_000)
    monkeypatch.setattr(watchdog, "SECONDS", 0.3)


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("game", ["duel", "dash"])
def test_nothing_is_wrong_with_an_honest_game(copied: Copied, game: str) -> None:
    assert check_game(copied(game, []).name, POSITIONS) == []


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("made", MISTAKES, ids=lambda made: made.name.replace(" ", "_"))
def test_a_mistake_is_named_with_its_line(copied: Copied, made: Mistake) -> None:
    folder = copied(made.game, made.changes)
    found = findings(CHECKS[made.check], folder.name, POSITIONS)
    assert any(names(one, made, folder) for one in found), found
    if LONG:  # another check may come first and find it too
        assert check_game(folder.name, POSITIONS)


def names(found: Finding, made: Mistake, folder: Path) -> bool:
    file = folder / made.file
    there = file.read_text("utf-8").splitlines()[found.line - 1] if found.file == str(file) else ""
    return made.says in found.message and bool(found.todo) and any(text in there for text in made.line.split("|"))


def test_what_does_not_compile_is_named_by_its_innermost_line(copied: Copied) -> None:
    deep = "@rule\ndef stones(s: Position) -> int:\n    return int(str(STONES))\n\n\n@rule\ndef setup("
    folder = copied(
        "dash", [("rules.py", "@rule\ndef setup(", deep), ("rules.py", "s.pile = STONES", "s.pile = stones(s)")]
    )
    found = next(iter(engine_of(folder.name).compile_all()))
    assert found.reason == "compiled code cannot do int(unicode_type)"
    assert found.function == "stones"
    assert "int(str(STONES))" in Path(found.file).read_text("utf-8").splitlines()[found.line - 1]


@pytest.mark.parametrize("named", [5, 4])
def test_the_usual_levels_may_have_names_of_their_own_if_all_have(copied: Copied, named: int) -> None:
    names = "".join(f"level-{number} = {number}\n" for number in range(1, named + 1))
    folder = copied("dash", [(f"texts.{language}.ftl", "pitch = ", f"{names}pitch = ") for language in ("en", "fr")])
    found = [str(what) for what in texts_are_complete(folder.name, 1)]
    assert [what for what in found if "level-5" in what] == ([] if named == 5 else found)
    assert bool(found) == (named < 5)


@pytest.mark.usefixtures("interpreted")
def test_nothing_is_said_twice(copied: Copied) -> None:
    folder = copied("dash", [("facts.py", "chance=True", "chance=False")])
    said = [one.message for one in findings(CHECKS["fate_draws_what_is_legal"], folder.name, 2_000)]
    assert len(said) == 1


def test_levels_of_ones_own_may_go_by_the_usual_names(copied: Copied) -> None:
    folder = copied("dash", [])
    levels = "LEVELS = tuple(Level(iterations=n, nodes=n) for n in range(1, 6))\n"
    (folder / "bot.py").write_text(f'"""Quick."""\n\nfrom tablee.kernel.level import Level\n\n{levels}', "utf-8")
    assert [str(what) for what in texts_are_complete(folder.name, 1)] == []


@pytest.mark.usefixtures("interpreted")
def test_an_endless_imagine_is_not_taken_for_another_function(copied: Copied, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Entered | None] = []
    monkeypatch.setattr(entering, "_hearers", [heard.append])
    folder, check = copied("duel", []), "secrets_stay_secret"
    findings(CHECKS[check], folder.name, 1)
    found = ended(folder.name, check, heard[0], signal.SIGPROF)
    assert found.message.startswith(f"imagine, compiled, does not come to an end: {folder.name}, ")
    assert "def imagine(" in (folder / "rules.py").read_text("utf-8").splitlines()[found.line - 1]
    assert heard[-1] is None


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize(
    ("code", "says", "line"),
    [
        ("LEVELS = (1, 2, 3)\n", "expected 5 times Level", "LEVELS"),
        ("def evaluate(s, out):\n    out[:] = 1\n", ": not shares of one win", "def evaluate"),
        ("def policy(s, seat, moves, n, random):\n    return n\n", "policy chose number", "def policy"),
    ],
    ids=["levels", "evaluate", "policy"],
)
def test_a_mistake_of_a_bot_is_named_with_its_line(copied: Copied, code: str, says: str, line: str) -> None:
    folder = copied("duel", [])
    (folder / "bot.py").write_text(f'"""Quick."""\n\n{code}', "utf-8")
    found = findings(CHECKS["thinking_is_sound"], folder.name, POSITIONS)[0]
    assert says in found.message
    assert (folder / "bot.py").read_text("utf-8").splitlines()[found.line - 1].startswith(line)
    assert found.todo


def test_a_lesson_that_makes_no_sense_is_named_with_its_line(copied: Copied) -> None:
    folder = copied("dash", [])
    text = f"tablee record 1\ngame: {folder.name}\nrules: 1\nseats: 2\n\n> learner: a\n> names: Alix, Hugo\n\n> R2\n"
    (folder / "lesson.txt").write_text(text, "utf-8")
    found = findings(CHECKS["the_lesson_can_be_taken"], folder.name, 1)
    assert [(one.file, one.line) for one in found] == [(str(folder / "lesson.txt"), 9)]  # no lesson-1


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize(
    "change",
    [
        ("facts.py", "minutes=", "minuts="),
        ("facts.py", "seats=(2,)", "seats=2"),
        ("sentences.toml", 'took = "', "took = "),
        ("rules.py", "def apply(", "def aply("),
        ("words.py", "from .state import", "from .state import NOWHERE,"),
    ],
    ids=lambda change: change[0],
)
def test_what_cannot_be_read_is_said_once(copied: Copied, change: Change) -> None:
    assert len(check_game(copied("dash", [change]).name, POSITIONS)) == 1


@pytest.mark.parametrize(
    ("change", "todo"),
    [
        (("rules.py", "s.turn = 1 - s.turn", "s.trun = 1 - s.turn"), "did you mean turn?"),
        (("state.py", "MOST_MOVES = 21", "MOST_MOVES = 20"), "say a larger MOST_MOVES in state.py"),
    ],
    ids=["a field has another name", "MOST_MOVES is too small"],
)
def test_what_to_do_is_said_as_far_as_it_is_known(copied: Copied, change: Change, todo: str) -> None:
    assert findings(CHECKS["plain_python_runs"], copied("dash", [change]).name, POSITIONS)[0].todo == todo


def test_functions_of_the_game_need_no_mark(copied: Copied) -> None:
    folder = copied("dash", [("rules.py", "@rule\ndef is_over", "def is_over")])
    assert not list(rules_compile(folder.name, 1))


def test_rules_that_compile_are_not_blamed_for_what_they_call(copied: Copied) -> None:
    ours = ("rules.py", "import rule\n", "import rule\nfrom tablee.kernel.dice import values\n")
    folder = copied("dash", [ours, ("rules.py", "if is_over(s):", "if values(s.now):")])
    found = list(rules_compile(folder.name, 1))
    assert len(found) == 1
    assert found[0].startswith("to_act calls values, which is not marked @rule")


def test_findings_can_be_had_as_json(copied: Copied) -> None:
    folder = copied("dash", [("state.py", "MOST_MOVES = 21", "MOST_MOVES = 20")])
    asked = [sys.executable, "-m", "tablee", "check-game", str(folder), "--positions", "50", "--json"]
    done = subprocess.run(asked, capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    told = json.loads(done.stdout)
    assert told["game"] == folder.name
    assert told["findings"][0].keys() == {"check", "file", "line", "message", "todo"}
    assert told["findings"][0]["file"] == str(folder / "rules.py")


def test_a_loop_that_is_endless_only_when_compiled_is_stopped_and_named(copied: Copied) -> None:
    """Plain Python's small numbers wrap, machine code's do not."""
    turns = "    while s.turn + 32_767 > 32_767:\n        s.taken += 0\n    s.turn = 1 - s.turn\n"
    folder = copied("dash", [("rules.py", "    s.turn = 1 - s.turn\n", turns)])
    found = check_apart(folder.name, 50, patience=2.0)
    assert [one.check for one in found] == ["compiled_equals_interpreted"], found
    assert found[0].message.startswith("apply, compiled, does not come to an end, though it does in plain Python: ")
    assert (found[0].file, "int()" in found[0].todo) == (str(folder / "rules.py"), True)
    assert "def apply(" in (folder / "rules.py").read_text("utf-8").splitlines()[found[0].line - 1]
