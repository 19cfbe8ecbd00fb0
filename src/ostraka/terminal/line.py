"""Reading a line from the person at the terminal.

At a real terminal the line can be edited, earlier ones come back with the arrow keys and words are
completed with Tab; where input comes from a file or a pipe, lines are simply read. Each seat has a
history of its own, so that nobody finds another's cards in it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

__all__ = ["Lines", "interactive", "yes"]


def interactive() -> bool:
    """Whether a person sits at a terminal that can edit a line."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


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
        if not interactive():
            return input(prompt).strip()
        session = self._sessions.get(who)
        if session is None:
            from prompt_toolkit import PromptSession

            session = self._sessions[who] = PromptSession()
        return session.prompt(prompt, completer=_completer(words)).strip()


def _completer(words: Callable[[], Iterable[str]] | None) -> Any:
    """Completion of the whole line; asked for only when Tab is pressed."""
    if words is None:
        return None
    from prompt_toolkit.completion import Completer, Completion

    known = words

    class Whole(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Any:
            typed = document.text_before_cursor.lstrip()
            if not complete_event.completion_requested:
                return
            for word in known():
                if word.lower().startswith(typed.lower()):
                    yield Completion(word, start_position=-len(typed))

    return Whole()


def yes(lines: Lines, question: str, no: Iterable[str] = ()) -> bool:
    """A question that is answered with yes only by saying so; the end of input says no."""
    try:
        answer = lines.read(question).lower()
    except EOFError:
        return False
    return answer[:1] in ("y", "o", "s", "j") and answer not in no
