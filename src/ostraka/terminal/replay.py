"""Walking through a record, forwards and backwards."""

from __future__ import annotations

from ostraka.core.message import Message
from ostraka.core.record import Record
from ostraka.core.state import State
from ostraka.terminal.screen import out, say

__all__ = ["Replay"]


class Replay:
    """A record being looked at."""

    def __init__(self, record: Record, lang: str) -> None:
        self.record = record
        self.lang = lang
        self.state: State = record.replay()
        self.last = self.state.ply
        self.ply = 0

    def go(self, ply: int) -> None:
        """Move to before the action of that number (counting from 0), or to the end."""
        self.ply = max(0, min(ply, self.last))

    def at(self, ply: int) -> State:
        """The state before an action; at the last one, the end as the players left it."""
        state = self.state.fork()
        while state.ply > ply or (state.agreed is not None and ply < self.last):
            state.undo()
        return state

    def show(self) -> None:
        """The table here, and the action that led to it."""
        state = self.at(self.ply)
        out.print()
        if self.ply:
            before = self.at(self.ply - 1)
            text = self.record.actions[self.ply - 1]
            action = next(action for action in before.legal if action.text == text)
            out.print(f"{self.ply}. {text} — {action.sentence(self.lang)}", markup=False)
        seat = state.seat if state.game.hidden else None
        out.print(state.game.draw(state.view(seat), self.lang), markup=False)
        if state.outcome is not None:
            out.print(state.outcome.reason.text(self.lang), markup=False)

    def run(self) -> None:
        """Show, ask, step."""
        say("terminal-replay-help", self.lang)
        self.show()
        while True:
            try:
                prompt = Message("terminal-replay-prompt", ply=self.ply, last=self.last)
                answer = input(prompt.text(self.lang)).strip().lower()
            except EOFError:
                out.print()
                return
            if answer in ("q", "quit", "exit"):
                return
            if answer in ("", "n", "next"):
                self.go(self.ply + 1)
            elif answer in ("b", "p", "back"):
                self.go(self.ply - 1)
            elif answer in ("s", "start"):
                self.go(0)
            elif answer in ("e", "end"):
                self.go(self.last)
            elif answer.isdecimal():
                self.go(int(answer[:9]))
            else:
                say("terminal-replay-help", self.lang)
                continue
            self.show()
