"""A whole turn in one line: `+c4 -d2 d1-d5`.

The line is played as a whole or not at all. It ends where something hidden is revealed or
another seat is to act, so that nobody can try things out with it.
"""

from __future__ import annotations

from ostraka.core.errors import IllegalAction
from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State


def line_of(state: State, text: str) -> list[str]:
    """The actions of a line, tried out on a fork; refuses the line where one of them is refused."""
    fork, words = state.fork(), state.game.actions.spelled(text.replace(";", " ")).split()
    actions: list[str] = []
    while words:
        length = _longest(fork, words)
        if not length:
            break
        actions.append(" ".join(words[:length]))
        fork.play(actions[-1])
        words = words[length:]
        if words and (fork.over or fork.seat != state.seat):
            raise IllegalAction(Message("terminal-line-turn", done=actions[-1], rest=_rest(words)))
        if words and fork.raw.reveals != state.raw.reveals:
            raise IllegalAction(Message("terminal-line-light", done=actions[-1], rest=_rest(words)))
    if not words:
        return actions
    reason = fork.why_not(" ".join(words) if not actions else words[0])
    assert reason is not None
    if not actions:
        raise IllegalAction(reason)
    raise IllegalAction(Message("terminal-line-refused", rest=_rest(words), reason=reason))


def _longest(state: State, words: list[str]) -> int:
    """How many of the words, at most, are the text of one legal action."""
    lengths = {len(words), *(len(action.text.split()) for action in state.legal)}
    for length in sorted(lengths, reverse=True):
        if length <= len(words) and " ".join(words[:length]) in state.legal:
            return length
    return 0


def _rest(words: list[str]) -> str:
    return " ".join(words)[:40]
