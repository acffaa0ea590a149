"""Lines typed by people: in a terminal with completion and a live prompt, from a pipe as they come."""

import asyncio
from collections.abc import Callable
from typing import Protocol, TextIO

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import ANSI

WORDS = ("hint", "undo", "quit", "?")


class Keyboard(Protocol):
    """Where lines come from."""

    async def ask(
        self, prompt: Callable[[], str], choices: Callable[[], list[str]], refresh: float | None
    ) -> str | None:
        """One line, or None when there will be no more. The prompt is drawn anew every `refresh` seconds."""

    def stop(self) -> None:
        """End the question being asked: nobody needs the answer any more."""


class _Moves(Completer):
    def __init__(self, choices: Callable[[], list[str]]) -> None:
        self._choices = choices

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> "list[Completion]":
        typed = document.text_before_cursor
        return [Completion(word, -len(typed)) for word in (*self._choices(), *WORDS) if word.startswith(typed)]


class Terminal:
    def __init__(self, live: bool) -> None:
        """A live prompt, which holds the whole board, is wiped away once it is answered."""
        self._session: PromptSession[str] = PromptSession(complete_while_typing=False, erase_when_done=live)

    async def ask(
        self, prompt: Callable[[], str], choices: Callable[[], list[str]], refresh: float | None
    ) -> str | None:
        try:
            line = await self._session.prompt_async(
                lambda: ANSI(prompt()), completer=_Moves(choices), refresh_interval=refresh or 0.0
            )
        except (EOFError, KeyboardInterrupt):
            return None
        return (line or "").strip()

    def stop(self) -> None:
        if self._session.app.is_running:
            self._session.app.exit(result="")


class Pipe:
    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    async def ask(
        self, prompt: Callable[[], str], choices: Callable[[], list[str]], refresh: float | None
    ) -> str | None:
        print(prompt(), end="", flush=True)
        line = await asyncio.to_thread(self._stream.readline)
        print(line.strip() if line else "")
        return line.strip() if line else None

    def stop(self) -> None:
        """A line that was never sent cannot be taken back; the next one ends the game."""


def keyboard(stream: TextIO, live: bool) -> Keyboard:
    return Terminal(live) if stream.isatty() else Pipe(stream)
