"""`tablee ladder`: play what is missing, with a progress bar, and write the ladder after every duel."""

from pathlib import Path

from rich.console import Console

from tablee.lab.arena.elo import write_elo
from tablee.lab.arena.ladder import begin, climb, games_a_duel, missing, read_book, write_book
from tablee.lab.arena.ladder_page import page
from tablee.match.shelf import facts_of, games
from tablee.terminal.progress import bar


def run_ladder(names: list[str], count: int | None, seed: int, threads: int | None, into: Path) -> None:
    """All games if none is named; as many games a duel as each asks for if no count is given."""
    chosen = [facts_of(name) for name in names] or games()
    into.mkdir(parents=True, exist_ok=True)
    for facts in chosen:
        climb_one(facts.id, count or games_a_duel(facts.id), seed, threads, into)


def climb_one(game: str, count: int, seed: int, threads: int | None, into: Path) -> None:
    data, text = into / "ladder.json", into / "ladder.md"
    book = read_book(data)
    ladder = begin(game, count, seed, book.get(game))
    with bar(facts_of(game).title, missing(ladder)) as progress:
        for further in climb(ladder, threads, progress):
            book[game] = further
            write_book(data, book)
            text.write_text(page(book), "utf-8")
    text.write_text(page(book), "utf-8")  # if nothing was missing, too
    if book[game].finished:
        write_elo(book[game])
    Console().print(f"{facts_of(game).title}: {count} games a duel, in {text}")
