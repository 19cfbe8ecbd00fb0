"""A game at the prompt: the table, the question, the answer.

Every seat is asked in turn at one terminal, or played by a bot. In games with hidden
information the screen shows only what the seat to act may know, and it is cleared before the next
person looks. The game is saved after every action.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from ostraka.bots.advice import advice
from ostraka.bots.simple import Bot
from ostraka.core.errors import OstrakaError
from ostraka.core.message import Message
from ostraka.core.state import State
from ostraka.terminal.screen import out, say, warn

__all__ = ["Table"]

SHOWN = 30  # so many legal actions are listed without being asked for more


class Table:
    """One game at one terminal."""

    resume_with = "ostraka resume"
    """The command that goes on with a game that was left."""

    def __init__(self, state: State, lang: str, bots: Mapping[int, Bot], save: Path) -> None:
        self.state = state
        self.lang = lang
        self.bots = bots
        self.save = save
        self.shown_to: int | None = None
        self.changed = True
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "legal": self.legal,
            "hint": self.hint,
            "undo": self.undo,
            "score": self.score,
            "log": self.log,
            "what": self.what,
            "rulings": self.rulings,
            "position": self.position,
            "save": self.save_as,
            "resign": self.resign,
            "draw": self.draw,
        }

    def run(self) -> None:
        """Ask until the game is over or someone leaves."""
        self.state.record.save(self.save)
        say("terminal-welcome", self.lang, game=self.state.game.title)
        while not self.state.over:
            bot = self.bots.get(self.state.seat or 0)
            if bot is not None:
                self.play_bot(bot)
            else:
                self.curtain()
                if self.changed:
                    self.show()
                if not self.ask():
                    say("terminal-left", self.lang, path=str(self.save), command=self.resume_with)
                    return
        self.show()
        self.announce()

    # -- showing ----------------------------------------------------------------------------

    def show(self) -> None:
        """The table as the seat to act sees it."""
        self.changed = False
        state = self.state
        seat = state.seat if state.game.hidden else None
        out.print()
        out.print(state.game.draw(state.view(seat), self.lang), markup=False)

    def curtain(self) -> None:
        """Before another person looks at hidden cards, clear the screen and wait."""
        state = self.state
        people = [seat for seat in range(state.players) if seat not in self.bots]
        if not state.game.hidden or len(people) < 2 or state.seat == self.shown_to:
            return
        if self.shown_to is not None and sys.stdin.isatty():
            out.clear()
            seat = state.game.seat_name(state.raw, state.seat or 0)
            input(Message("terminal-curtain", seat=seat).text(self.lang))
        self.shown_to = state.seat

    def announce(self) -> None:
        """Why the game ended, and who won it; alone, the reason says so."""
        outcome = self.state.outcome
        assert outcome is not None
        out.print(outcome.reason.text(self.lang), markup=False)
        self.score("")
        names = [self.state.game.seat_name(self.state.raw, s) for s in outcome.winners]
        if outcome.draw:
            say("terminal-drawn", self.lang)
        elif self.state.players > 1:
            winners = ", ".join(name.text(self.lang) for name in names)
            say("terminal-won", self.lang, winners=winners, count=len(names))

    # -- asking -----------------------------------------------------------------------------

    def ask(self) -> bool:
        """One answer of the person at the screen; False when they leave."""
        state = self.state
        name = state.game.seat_name(state.raw, state.seat or 0)
        prompt = Message("terminal-prompt", seat=name, count=len(state.legal)).text(self.lang)
        try:
            answer = input(prompt).strip()
        except EOFError:
            out.print()
            return False
        if answer.lower() in ("quit", "q", "exit"):
            return False
        word, _, rest = answer.partition(" ")
        try:
            if answer in state.legal:
                self.play(answer)
            elif answer.isdecimal() and 1 <= int(answer[:9]) <= len(state.legal):
                self.play(state.legal[int(answer) - 1].text)
            elif word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            elif not answer:
                self.legal("")
            elif answer.isdecimal():
                say("terminal-no-number", self.lang, number=answer[:20], count=len(state.legal))
            else:
                self.play(answer)
        except OstrakaError as error:
            out.print(error.text(self.lang), markup=False)
        except OSError as error:
            say("terminal-not-saved", self.lang, reason=error.strerror or str(error))
        return True

    def play(self, text: str) -> None:
        """Play an action and keep the game safe on disk before saying so."""
        self.state.play(text)
        self.changed = True
        self.state.record.save(self.save)

    def play_bot(self, bot: Bot) -> None:
        """An action of a seat that a bot holds, told as far as the people here may know it."""
        state = self.state
        seat = state.game.seat_name(state.raw, state.seat or 0)
        with warn.status(Message("bots-thinking", seat=seat).text(self.lang)):
            action = bot.choose(state)
        people = [seat for seat in range(state.players) if seat not in self.bots]
        listener = people[0] if len(people) == 1 else None
        told = state.game.sentence_for(state.raw, action.code, listener)
        out.print(told.text(self.lang), markup=False)
        self.play(action.text)

    # -- commands ---------------------------------------------------------------------------

    def help(self, rest: str) -> None:
        """What can be typed."""
        say("terminal-help", self.lang)

    def legal(self, rest: str) -> None:
        """The legal actions, numbered; with a word, only those whose text has it."""
        count = 0
        for number, action in enumerate(self.state.legal, 1):
            if rest and rest not in action.text:
                continue
            count += 1
            if count <= SHOWN or rest:
                out.print(
                    f"{number:4}  {action.text:16} {action.sentence(self.lang)}", markup=False
                )
        if count > SHOWN and not rest:
            say("terminal-more", self.lang, count=count - SHOWN)

    def hint(self, rest: str) -> None:
        """The best action that the strongest bot finds, and how likely it is to win."""
        with warn.status(Message("bots-thinking-hint").text(self.lang)):
            message = advice(self.state)
        out.print(message.text(self.lang), markup=False)

    def undo(self, rest: str) -> None:
        """Take back the last action, and those of the bots after it."""
        self.state.undo()
        while self.state.ply and self.state.seat in self.bots:
            self.state.undo()
        self.changed = True
        self.state.record.save(self.save)
        say("terminal-undone", self.lang)

    def score(self, rest: str) -> None:
        """The points of each seat by category."""
        game, raw = self.state.game, self.state.raw
        for seat, (points, parts) in enumerate(
            zip(self.state.scores, self.state.breakdown, strict=True)
        ):
            name = game.seat_name(raw, seat).text(self.lang)
            detail = ", ".join(f"{word} {value}" for word, value in parts.items())
            out.print(f"{name}: {points}" + (f"  ({detail})" if len(parts) > 1 else ""))

    def log(self, rest: str) -> None:
        """The actions so far, as far as the seat to act has been told."""
        for number, told in enumerate(self.state.log(self.state.seat), 1):
            out.print(f"{number:4}  {told.text(self.lang)}", markup=False)

    def what(self, rest: str) -> None:
        """What a word on the table means: the text of a card."""
        said = self.state.game.describe(rest, self.lang)
        if said is None:
            say("terminal-what-unknown", self.lang, word=rest[:40])
        else:
            out.print(said, markup=False)

    def rulings(self, rest: str) -> None:
        """Where the rulebook is silent and what we decided."""
        for ruling in self.state.game.rulings:
            out.print("· " + ruling.text(self.lang), markup=False)

    def position(self, rest: str) -> None:
        """The position as text, of games in which nothing is hidden."""
        if self.state.game.hidden:
            say("terminal-position-hidden", self.lang)
        else:
            out.print(str(self.state.position), markup=False)

    def save_as(self, rest: str) -> None:
        """Write the record to a file of the player's choice."""
        path = Path(rest).expanduser() if rest else self.save
        self.state.record.save(path)
        say("terminal-saved", self.lang, path=str(path))

    def resign(self, rest: str) -> None:
        """The seat to act gives up."""
        self.state.resign(self.state.seat or 0)
        self.state.record.save(self.save)

    def draw(self, rest: str) -> None:
        """Both players agree on a draw."""
        self.state.agree_draw()
        self.state.record.save(self.save)
