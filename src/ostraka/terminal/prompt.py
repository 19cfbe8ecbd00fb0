"""Reading a line from the person at the terminal.

At a real terminal the line can be edited, earlier ones come back with the arrow keys and words are
completed with Tab; where input comes from a file or a pipe, lines are simply read. Each seat has a
history of its own, so that nobody finds another's cards in it. What is printed meanwhile by other
threads appears above the line.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession


QUIT = ("quit", "q", "exit")
YES = {"y", "yes", "o", "oui", "s", "si", "sí", "j", "ja"}


def interactive() -> bool:
    """Whether a person sits at a terminal that can edit a line."""
    if os.environ.get("TERM") == "dumb":
        return False
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


class Lines:
    """The lines that people type, one history for each of them."""

    def __init__(self) -> None:
        self._sessions: dict[int | None, PromptSession[str]] = {}

    def read(
        self,
        prompt: str,
        who: int | None = None,
        words: Callable[[], Iterable[str]] | None = None,
    ) -> str:
        """One line, without the spaces around it; EOFError at the end of input."""
        if sys.stdin is None:
            raise EOFError
        if not interactive():
            return input(prompt).strip()
        from prompt_toolkit import PromptSession
        from prompt_toolkit.patch_stdout import patch_stdout
        from prompt_toolkit.shortcuts import CompleteStyle

        if who not in self._sessions:
            self._sessions[who] = PromptSession(
                complete_while_typing=False,
                complete_style=CompleteStyle.READLINE_LIKE,
                reserve_space_for_menu=0,
            )
        with patch_stdout(raw=True):
            return self._sessions[who].prompt(prompt, completer=_completer(words)).strip()


def _completer(words: Callable[[], Iterable[str]] | None) -> Any:
    """Completion of the whole line with Tab."""
    if words is None:
        return None
    from prompt_toolkit.completion import Completer, Completion

    known = words

    class LineCompleter(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Any:
            typed = document.text_before_cursor.lstrip()
            for word in known():
                if word.lower().startswith(typed.lower()):
                    yield Completion(word, start_position=-len(typed))

    return LineCompleter()


def yes(lines: Lines, question: str) -> bool:
    """Whether a question is answered with yes, oui, sí or ja; whatever else is typed says no."""
    try:
        answer = lines.read(question).lower()
    except EOFError:
        return False
    return answer in YES
