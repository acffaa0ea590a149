"""The command line: each command says what it wants and hands over."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from tablee.kernel.errors import TableeError
from tablee.terminal.asking import LANGUAGE, find_game, read_number, read_options

app = typer.Typer(
    help="Tablée: board games, rare ones above all, to play, to design with and to study.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)

# A path puts its game on the shelf before anything that compiles is imported.
GameName = Annotated[
    str, typer.Argument(help="A game's id, or the path of its folder.", metavar="GAME", callback=find_game)
]
Language = Annotated[str, typer.Option("--lang", help=LANGUAGE.help, callback=LANGUAGE.check)]
Seats = Annotated[int | None, typer.Option(help="How many play; the fewest the game takes if not given.")]
Seed = Annotated[int | None, typer.Option(help="Makes everything repeatable: 0 to 2**64 - 1.")]
Workers = Annotated[str | None, typer.Option("--cluster", help="A Dask scheduler, such as tcp://10.0.0.7:8786.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE; may be repeated.")]
Database = Annotated[str, typer.Option(help="A SQLite file or postgresql://...; in your data folder if not given.")]


@app.command()
def games(lang: Language = LANGUAGE.default) -> None:
    """List the games there are."""
    from tablee.terminal.shelf import show_shelf

    show_shelf(lang)


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="Only this rule, such as H5.")] = None,
    lang: Language = LANGUAGE.default,
) -> None:
    """Read the rules of a game, or one of them."""
    from tablee.terminal.shelf import show_rules

    show_rules(game, rule, lang)


@app.command()
def play(
    game: GameName,
    seats: Seats = None,
    people: Annotated[int, typer.Option(help="How many of the seats are people at this keyboard.", min=0)] = 1,
    level: Annotated[int, typer.Option(help="The others: 1 to 5, or 0 for random moves.")] = 2,
    option: Options = None,
    seed: Seed = None,
    record: Annotated[Path | None, typer.Option(help="Write the game to this file at the end.")] = None,
    lang: Language = LANGUAGE.default,
) -> None:
    """Play in the terminal, against bots or with people at this keyboard."""
    from tablee.terminal.table import play_here

    play_here(game, seats, people, read_options(game, option), seed, record, lang, level)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8311,
    database: Database = "",
    redis: Annotated[str, typer.Option(help="redis://...: several processes serve one database.")] = "",
    origin: Annotated[list[str] | None, typer.Option(help="Another origin that may connect; may be repeated.")] = None,
    behind_proxy: Annotated[
        bool, typer.Option(help="Believe the addresses that proxies on this machine and in private networks pass on.")
    ] = False,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="Believe only this proxy: an address or network; may be repeated.")
    ] = None,
    thinking_threads: Annotated[int | None, typer.Option(help="In which bots think.", min=1)] = None,
    bot_delay: Annotated[float, typer.Option(help="Seconds a bot takes at least.", min=0)] = 0.7,
    contact: Annotated[
        str, typer.Option(envvar="TABLEE_CONTACT", help="For rights holders: an e-mail address or a link.")
    ] = "",
    title: Annotated[
        list[str] | None, typer.Option(help="GAME=TITLE: another title for a game; may be repeated (TABLEE_TITLES).")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve the page, the tables and the bots."""
    from tablee.server.serve import serve_from

    serve_from(
        host,
        port,
        database,
        redis,
        origin,
        behind_proxy,
        trusted_proxy,
        thinking_threads,
        bot_delay,
        contact,
        title,
        open_page,
    )


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The SQLite file to write.", dir_okay=False)], database: Database = ""
) -> None:
    """Copy the whole database into a file, while the server runs."""
    from tablee.server.commands import back_up_to

    typer.echo(back_up_to(file, database))


@app.command("export")
def export_tables(
    folder: Annotated[Path, typer.Argument(help="The folder to write into.", file_okay=False)], database: Database = ""
) -> None:
    """Write every table as a record, one text file each."""
    from tablee.server.commands import export_to

    typer.echo(export_to(folder, database))


@app.command("import")
def import_tables(
    records: Annotated[list[Path], typer.Argument(help="Record files.", exists=True, dir_okay=False)],
    database: Database = "",
) -> None:
    """Make tables from records."""
    from tablee.server.commands import import_from

    typer.echo(import_from(records, database))


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="The record of a finished game.", exists=True, dir_okay=False)],
    seal: Annotated[str | None, typer.Option(help="The seal the table showed before the first move.")] = None,
    word: Annotated[str | None, typer.Option(help="The word you added before the game.")] = None,
) -> None:
    """Check every die and card of a finished game against the secret and the words in its record."""
    from tablee.terminal.shelf import show_verified

    show_verified(record, seal, word)


@app.command()
def simulate(
    game: GameName,
    games: Annotated[str, typer.Option(help="How many: 5000, 1e6 ...")] = "1e5",
    seats: Seats = None,
    option: Options = None,
    seed: Seed = 0,
    threads: Annotated[int | None, typer.Option(help="All cores if not given.", min=1)] = None,
    cluster: Workers = None,
) -> None:
    """Play random games by the million and show what came of them."""
    from tablee.terminal.simulate import run_simulation

    run_simulation(game, read_number(games), seats, read_options(game, option), seed or 0, threads, cluster)


@app.command()
def arena(
    game: GameName,
    players: Annotated[str, typer.Option(help="Who plays: level:1 to level:5, random; with commas between.")],
    games: Annotated[str, typer.Option(help="How many for every two players.")] = "20",
    seats: Seats = None,
    option: Options = None,
    seed: Seed = 0,
    threads: Annotated[int | None, typer.Option(help="All cores if not given.", min=1)] = None,
    json: Annotated[Path | None, typer.Option(help="Write the results to this file as well.")] = None,
    cluster: Workers = None,
) -> None:
    """Let bots play each other, everybody against everybody, and rate them."""
    from tablee.terminal.arena import run_arena

    names = [name.strip() for name in players.split(",")]
    run_arena(game, names, read_number(games), seats, read_options(game, option), seed or 0, threads, json, cluster)


@app.command()
def report(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many play; every number the game takes if not given.")] = None,
    games: Annotated[str, typer.Option(help="How many games of bots for each question.")] = "200",
    level: Annotated[int, typer.Option(help="How strong the bots are: 2 to 5.")] = 3,
    seed: Seed = 0,
    folder: Annotated[Path, typer.Option("--to", help="Where the page and its figures go.", file_okay=False)] = Path(),
    short: Annotated[bool, typer.Option("--short", help="Also keep the short form in the game's folder.")] = False,
    keep: Annotated[
        Path | None, typer.Option(help="Keep every answer here, and go on from them next time.", file_okay=False)
    ] = None,
    threads: Annotated[int | None, typer.Option(help="All cores if not given.", min=1)] = None,
    cluster: Workers = None,
    lang: Language = LANGUAGE.default,
) -> None:
    """Measure how balanced a game is, and what each option and reconstructed rule changes: a page and JSON."""
    from tablee.lab.balance.report import plan
    from tablee.terminal.report import run_report

    run_report(plan(game, seats, read_number(games), level, seed or 0), folder, lang, short, threads, cluster, keep)


@app.command()
def ladder(
    game: Annotated[
        list[str] | None, typer.Argument(help="Which games; all if not given.", metavar="[GAME]...")
    ] = None,
    games: Annotated[
        str | None, typer.Option(help="How many a duel; as many as the game asks for if not given.")
    ] = None,
    seed: Seed = 0,
    threads: Annotated[int | None, typer.Option(help="All cores if not given.", min=1)] = None,
    into: Annotated[Path, typer.Option(help="Where ladder.md and ladder.json are.", file_okay=False)] = Path("docs"),
) -> None:
    """Measure every level against the one below and publish the results; goes on where it was stopped."""
    names = [find_game(name) for name in game or []]
    from tablee.terminal.ladder import run_ladder

    run_ladder(names, read_number(games) if games else None, seed or 0, threads, into)


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A record file.", exists=True, dir_okay=False)],
    lang: Language = LANGUAGE.default,
) -> None:
    """Check a record move by move and tell its story."""
    from tablee.terminal.shelf import show_record

    show_record(record, lang)


@app.command("check-game")
def check_game(
    game: GameName,
    positions: Annotated[str, typer.Option(help="How many random positions each check looks at.")] = "2000",
    sheet: Annotated[
        Path | None,
        typer.Option(help="The rule sheet: hold it against sheet.toml as well.", exists=True, dir_okay=False),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One object, for editors and other programs.")] = False,
) -> None:
    """Run the conformance suite on a game and say what is wrong: where, in words, and what to do."""
    from tablee.terminal.conformance import run_checks

    run_checks(game, read_number(positions), as_json, sheet)


@app.command()
def sheet(
    file: Annotated[Path, typer.Argument(help="A rule sheet as plain text.", exists=True, dir_okay=False)],
    game: Annotated[
        Path | None, typer.Option(help="A game's folder: write its sheet.toml, or bring it up to date.", exists=True)
    ] = None,
) -> None:
    """Number the sentences of a rule sheet, to say of each which rules it became."""
    from tablee.terminal.sheet import show_sheet, update_account

    if game:
        update_account(file, game)
    else:
        show_sheet(file)


@app.command()
def workbench(
    game: GameName,
    port: Annotated[int, typer.Option(help="The port to listen on, on this machine alone.", min=0, max=65535)] = 8312,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
    checks: Annotated[bool, typer.Option(help="Run check-game after each save.")] = True,
) -> None:
    """Play a game in the browser while you write it: it is read again, in the same position, when a file is saved."""
    from tablee.server.workbench.app import run

    run(game, port, open_page, checks)


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="The new game's id: small letters, digits and _.")],
    into: Annotated[Path, typer.Option(help="The folder to write it into.", file_okay=False)] = Path(),
    like: Annotated[str, typer.Option(help="What it is to begin with: grid, dice or cards (hidden hands).")] = "grid",
) -> None:
    """Write the skeleton of a new game: a small working one to change into yours."""
    from tablee.terminal.new_game import write_skeleton

    write_skeleton(name, into, like)


def main() -> Any:
    """Errors of ours are for people: one line, no traceback."""
    try:
        return app()
    except TableeError as error:
        typer.secho(f"tablee: {error}", fg="red", err=True)
        sys.exit(2)
