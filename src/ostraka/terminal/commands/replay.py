"""`ostraka replay`: walk through a record, forwards and backwards."""

from __future__ import annotations

from pathlib import Path

from ostraka.core.i18n.message import Message
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from ostraka.terminal.arguments import moment_option, needed_packs_option, record_argument, recorded
from ostraka.terminal.command import command, json_option, lang_option
from ostraka.terminal.console import out, print_document, say, show_view, write
from ostraka.terminal.prompt import QUIT, Lines
from ostraka.terminal.table.tell import sentences, told_lines


@command()
@record_argument
@moment_option
@needed_packs_option
@lang_option
@json_option
def replay(file: str, at: int | None, packs: tuple[Path, ...], lang: str, as_json: bool) -> None:
    """Walk through a record, forwards and backwards."""
    walk = Replay(recorded(file, packs), lang)
    if not as_json:
        walk.begin(at)
        return
    state = walk.at(walk.last if at is None else max(0, min(at, walk.last)))
    outcome = state.outcome
    document = {
        "record": walk.record.as_json(),
        "ply": state.ply,
        "view": state.view(None),
        "scores": state.scores,
        "outcome": outcome and {"places": outcome.places, "reason": str(outcome.reason)},
    }
    print_document(document)


class Replay:
    """A record being looked at."""

    def __init__(self, record: Record, lang: str) -> None:
        self.record = record
        self.lang = lang
        self.state: State = record.replay()
        self.last = self.state.ply
        self.ply = 0
        self.lines = Lines()

    def go(self, ply: int) -> None:
        """Move to before the action of that number (counting from 0), or to the end."""
        self.ply = max(0, min(ply, self.last))

    def at(self, ply: int) -> State:
        """The state before an action; at the last one, the end as the players left it."""
        state = self.state.fork()
        if state.agreed is not None and ply < self.last:
            state.undo()
        return state.back_to(ply)

    def show(self) -> None:
        """The table here, and the action that led to it."""
        state = self.at(self.ply)
        out.print()
        if self.ply:
            acted = self.at(self.ply - 1).seat
            write(f"{self.ply}. {self.record.actions[self.ply - 1]}")
            for line in told_lines(sentences(state.changes(acted, since=self.ply - 1)), self.lang):
                write(line)
        show_view(state, state.seat, self.lang)
        if state.outcome is not None:
            write(state.outcome.reason.text(self.lang))

    def begin(self, at: int | None) -> None:
        """Show one moment, or walk through all of them."""
        if at is None:
            self.run()
            return
        self.go(at)
        self.show()

    def run(self) -> None:
        """Show, ask, step."""
        say("terminal-replay-help", self.lang)
        self.show()
        while True:
            try:
                prompt = Message("terminal-replay-prompt", ply=self.ply, last=self.last)
                answer = self.lines.read(prompt.text(self.lang)).lower()
            except EOFError:
                out.print()
                return
            if answer in QUIT:
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
