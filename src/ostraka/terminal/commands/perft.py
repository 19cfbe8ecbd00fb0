"""`ostraka perft`: count action sequences, with progress, until done or Ctrl-C."""

from __future__ import annotations

import threading
import time

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message
from ostraka.core.i18n.numbers import number
from ostraka.core.kernel.perft import COUNTED, STOP, new_tally
from ostraka.core.play.state import State
from ostraka.terminal.arguments import (
    begin,
    game_argument,
    game_options,
    players_option,
    position_option,
    seed_option,
)
from ostraka.terminal.command import argument, command, flag, json_option, lang_option
from ostraka.terminal.console import out, print_document, say, warn
from ostraka.terminal.progress import GRACE

DEEPEST = 30
LOOK = 0.1  # seconds between two looks at the tally


@command()
@game_argument
@argument("depth", "DEPTH", "help-perft-depth", type=int)
@position_option
@players_option
@seed_option(0)
@game_options
@flag("--divide", key="help-perft-divide")
@lang_option
@json_option
def perft(
    game: str,
    depth: int,
    position: str | None,
    players: int | None,
    seed: int,
    options: tuple[str, ...],
    divide: bool,
    lang: str,
    as_json: bool,
) -> None:
    """Count the action sequences of a length: the exactness test of the rules."""
    if not 0 <= depth <= DEEPEST:
        raise InvalidOption(Message("terminal-depth", limit=DEEPEST))
    state = begin(game, seed, players, options, position, lang)
    if not count(state, depth, divide, as_json, lang):
        raise KeyboardInterrupt


def count(state: State, depth: int, divide: bool, as_json: bool, lang: str) -> bool:
    """Count and print; False when it was interrupted, with what had been counted by then."""
    counting = _Counting(state, depth)
    begun = time.perf_counter()
    whole = counting.run(lang)
    seconds = time.perf_counter() - begun
    parts, total = counting.parts, counting.total
    if as_json:
        document = {"game": state.game.name, "depth": depth, "nodes": total, "seconds": seconds}
        document |= {} if whole else {"complete": False}
        print_document({**document, "divide": parts} if divide else document)
        return whole
    for text, part in parts.items() if divide else ():
        out.print(f"{text}: {part}", markup=False)
    if whole:
        out.print(f"{total}")
    else:
        say("terminal-perft-so-far", lang, count=total, done=len(parts), all=len(state.legal))
    rate = number(total / max(seconds, 1e-9) / 1e6, 1, lang)
    speed = Message("terminal-perft-speed", seconds=number(seconds, 3, lang), rate=rate)
    warn.print(f"[dim]{speed.text(lang)}[/dim]")
    return whole


class _Counting:
    """A count in a thread of its own, one first action after the other."""

    def __init__(self, state: State, depth: int) -> None:
        self.state = state
        self.depth = depth
        self.parts: dict[str, int] = {}
        """The first actions that are counted whole."""
        self.tally = new_tally()
        self.total = 0
        self.fault: BaseException | None = None
        self.done = threading.Event()

    def _count(self) -> None:
        try:
            if self.depth == 0:
                self.total = 1
            for action in self.state.legal if self.depth else ():
                after = self.state.fork()
                after.play(action.code)
                number = after.perft(self.depth - 1, self.tally)
                self.total += number
                if self.tally[STOP]:
                    return
                self.parts[action.text] = number
        except BaseException as fault:
            self.fault = fault
        finally:
            self.done.set()

    def run(self, lang: str) -> bool:
        """Count; whether it came to its end."""
        threading.Thread(target=self._count, daemon=True).start()
        try:
            if not self.done.wait(LOOK):
                self._watch(lang)
        except KeyboardInterrupt:
            self.tally[STOP] = 1
            self.done.wait(GRACE)
            return False
        if self.fault is not None:
            raise self.fault
        return True

    def _watch(self, lang: str) -> None:
        """Show at a terminal how far the count has come."""
        hidden = not warn.is_terminal
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        with Progress(*columns, console=warn, transient=True, disable=hidden) as progress:
            task = progress.add_task("", total=len(self.state.legal))
            while not self.done.wait(LOOK):
                number = Message("terminal-perft-counted", count=int(self.tally[COUNTED]))
                progress.update(task, description=number.text(lang), completed=len(self.parts))
