"""Things to read: the shelf, the rules, a record."""

from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from tablee.kernel.errors import TableeError
from tablee.kernel.facts import Facts
from tablee.match.rulebook import rulebook
from tablee.match.shelf import games, texts_of
from tablee.terminal.sentences import say

HEADINGS = ("shelf-id", "shelf-game", "shelf-players", "shelf-minutes", "shelf-age", "shelf-pitch")


def show_shelf(language: str) -> None:
    table = Table(*(say.text(id, language) for id in HEADINGS), title="Tablée", header_style="bold")
    for facts in games():
        table.add_row(facts.id, facts.title, *_numbers(facts), texts_of(facts.id).text("pitch", language))
    Console().print(table)


def _numbers(facts: Facts) -> tuple[str, str, str]:
    seats = facts.seats
    whole = list(seats) == list(range(seats[0], seats[-1] + 1))
    players = f"{seats[0]}–{seats[-1]}" if whole and len(seats) > 1 else ", ".join(map(str, seats))
    low, high = facts.minutes
    return players, f"{low}–{high}" if high > low else str(low), f"{facts.age}+"


def show_rules(game: str, rule: str | None, language: str) -> None:
    book = rulebook(game, language)
    if rule is None:
        Console().print(Markdown(book.markdown))
        return
    section = book.find(rule)
    if section is None:
        raise TableeError(f"{book.title} has no rule {rule!r}; it has: {', '.join(book.ids)}")
    Console().print(Markdown(f"## {section.id}. {section.title}\n\n{section.text}"))


def show_record(path: Path, language: str) -> None:
    from tablee.match.play import Match

    console = Console()
    match = Match.from_record(read_record(path))
    for said in match.story():
        console.print(f"[dim]{said.rule:>4}[/] {said.text(language)}")
    console.print("\n" + say("sound", game=match.game, moves=match.moves, scores=str(match.scores)).text(language))


def show_verified(path: Path, seal: str | None, word: str | None) -> None:
    """Whether fate kept to its secret and the words, and whether they are those sealed before the game."""
    from tablee.match.sealed import by_seat
    from tablee.match.verify import verify

    proof = verify(read_record(path))
    words = by_seat(proof.words) or "none"
    if proof.strayed:
        raise TableeError(f"fate did not keep to its secret: {proof.strayed}")
    if seal is not None and seal.strip().lower() != proof.seal:
        raise TableeError(f"secret and words are not those that were sealed: their seal is {proof.seal}")
    if word is not None and word.strip() not in proof.words.values():
        raise TableeError(f"the word {word!r} has no part in this game's fate: its words are {words}")
    source = "the secret and the words" if proof.words else "the secret"
    said = f"{proof.game}: all {proof.moves} dice and cards come from {source}.\nWords: {words}\nSeal: {proof.seal}"
    Console().print(said, soft_wrap=True)


def read_record(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise TableeError(f"{path} is not a record: it is not a text file") from None
