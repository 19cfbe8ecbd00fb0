"""A table of a server at the prompt: `ostraka play GAME --server URL`.

The terminal is a client like any other: it draws the view that its seat is sent, tells the changes
as they come and sends what is typed. Who one is at a server is kept in the data folder.
"""

from __future__ import annotations

import asyncio
import getpass
import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ostraka.client import Client, Disconnected, Refused, RemoteTable
from ostraka.core.errors import OstrakaError
from ostraka.core.files import write_document
from ostraka.core.game.registry import load, load_with
from ostraka.core.i18n.message import Message, message_of
from ostraka.core.packs.packs import PackId
from ostraka.core.show.view import ViewShape
from ostraka.terminal.commands.rules import show_rules
from ostraka.terminal.console import data_folder, out, say, show_table, write
from ostraka.terminal.prompt import Lines, yes
from ostraka.terminal.table.looking import explain

if TYPE_CHECKING:
    from ostraka.protocol.live import FromServer
    from ostraka.protocol.table import SeatInfo, TableInfo

QUIT = ("quit", "q", "exit")


class ServerRefused(OstrakaError):
    """Something that the server refused, or a server that is not there."""


def play_remote(
    address: str,
    game: str | None,
    level: int | None,
    code: str | None,
    name: str | None,
    lang: str,
    wish: Mapping[str, Any],
) -> None:
    """Sit down at a table of a server: a new one, one by invitation, or where one was.

    A wish says with how many, which options and packs a new one is played.
    """
    wanted = {"game": game, "level": level, "code": code, "wish": wish}
    try:
        asyncio.run(_sit_down(address.rstrip("/"), name, wanted, lang))
    except Refused as error:
        raise ServerRefused(message_of(error.message)) from None
    except Disconnected:
        raise ServerRefused(Message("server-remote-lost", address=address[:80])) from None


def _secrets() -> Path:
    return data_folder("servers") / "secrets.json"


def _known(address: str) -> str | None:
    try:
        found = json.loads(_secrets().read_text(encoding="utf-8"))["secrets"].get(address)
    except (OSError, ValueError, KeyError, AttributeError):
        return None
    return found if isinstance(found, str) else None


def _remember(address: str, secret: str) -> None:
    path = _secrets()
    try:
        kept = dict(json.loads(path.read_text(encoding="utf-8"))["secrets"])
    except (OSError, ValueError, KeyError, TypeError):
        kept = {}
    path.parent.mkdir(parents=True, exist_ok=True)
    write_document(path, {"secrets": {**kept, address: secret}})
    path.chmod(0o600)


async def _sit_down(address: str, name: str | None, wanted: dict[str, Any], lang: str) -> None:
    async with Client(address, _known(address)) as client:
        try:
            await client.sign_in(name or getpass.getuser())
        except Refused:
            client.secret = None  # the server has forgotten us
            await client.sign_in(name or getpass.getuser())
        assert client.secret is not None
        _remember(address, client.secret)
        info = await _table(client, wanted)
        async with client.live() as live:
            table = await live.sit(info["table"])
            await Seat(table, address, lang).run()


async def _table(client: Client, wanted: dict[str, Any]) -> TableInfo:
    """The table that is wanted."""
    if wanted["code"] is not None:
        return await client.join(wanted["code"])
    if wanted["game"] is not None:
        game = load(wanted["game"]).name
        if wanted["level"] is not None:
            return await client.play(game, level=wanted["level"], **wanted["wish"])
        return await client.create(game, **wanted["wish"])
    left = [table for table in await client.get("/api/me/tables") if table["status"] != "over"]
    if not left:
        raise ServerRefused(Message("server-remote-none"))
    found: TableInfo = left[0]
    return found


class Seat:
    """Somebody at a table of a server."""

    def __init__(self, table: RemoteTable, address: str, lang: str) -> None:
        self.table = table
        self.address = address
        self.lang = lang
        self.lines = Lines()
        packs = map(PackId.from_json, table.info.get("packs", []))
        self.game = load_with(table.info["game"], packs)
        self.shown = -1
        table.told.append(self.hear)

    async def run(self) -> None:
        """Ask until the game is over or the person leaves."""
        table = self.table
        if table.info["status"] == "waiting":
            say("server-remote-waiting", self.lang, code=table.info["invite"] or "–")
        while True:
            await table.until(lambda: table.due is not None or table.over)
            seat = table.due
            if seat is None:
                break
            if self.shown != table.version:
                self.show(seat)
            if not await self.ask(seat):
                say("server-remote-left", self.lang, address=self.address)
                return
        self.announce(next(iter(table.views.values())))

    def announce(self, view: ViewShape) -> None:
        """The table at the end, why the game ended, the points and who won."""
        outcome, lang = view["outcome"], self.lang
        show_table(self.game, view, lang)
        assert outcome is not None
        write(message_of(outcome["reason"]).text(lang))
        names = [self.name(seat) for seat in self.table.info["seats"]]
        if any(outcome["scores"]):
            for name, points in zip(names, outcome["scores"], strict=True):
                say("labelled", lang, label=name, text=points)
        winners = [names[seat] for seat in outcome["winners"]]
        if len(set(outcome["places"])) == 1 < len(names):
            say("terminal-drawn", lang)
        elif len(names) > 1:
            say("terminal-won", lang, winners=", ".join(winners), count=len(winners))

    def name(self, seat: SeatInfo) -> str:
        """What a seat is called: its person, or the level of its bot."""
        if seat["name"] is not None:
            return str(seat["name"])
        return Message("terminal-who-bot", who=str(seat["level"])).text(self.lang)

    # -- hearing --------------------------------------------------------------------------------

    def hear(self, message: FromServer) -> None:
        """Tell what happened, and what was said."""
        if message["type"] == "changes":
            for change in message["changes"]:
                if not change["quiet"]:
                    write(message_of(change["message"]).text(self.lang))
        elif message["type"] == "chat":
            quick = message["quick"]
            text = Message(f"server-quick-{quick}").text(self.lang) if quick else message["text"]
            if text:
                say("labelled", self.lang, label=message["name"], text=text)

    def show(self, seat: int) -> None:
        """The table as the seat may see it."""
        self.shown = self.table.version
        show_table(self.game, self.table.views[seat], self.lang, question=False)

    # -- asking ---------------------------------------------------------------------------------

    def texts(self, seat: int) -> list[str]:
        """The short texts of what can be played."""
        rows = self.table.rows(seat)
        return [self.game.kinds[row["verb"]].write(row) for row in rows]

    async def ask(self, seat: int) -> bool:
        """One answer; False when the person leaves."""
        question = self.table.views[seat]["question"]
        assert question is not None
        prompt = Message("terminal-prompt", question=message_of(question)).text(self.lang)
        try:
            answer = await asyncio.to_thread(
                self.lines.read, prompt, seat, lambda: self.texts(seat)
            )
        except EOFError:
            out.print()
            return False
        if answer.lower() in QUIT:
            return False
        try:
            await self.obey(seat, answer)
        except Refused as error:
            write(message_of(error.message).text(self.lang))
        except OstrakaError as error:
            write(error.text(self.lang))
        return True

    async def obey(self, seat: int, answer: str) -> None:
        """Do what was typed."""
        word, _, rest = answer.partition(" ")
        rows = self.table.rows(seat)
        if not answer or word.lower() == "legal":
            self.list(seat, rest)
        elif word.lower() == "help":
            say("server-remote-help", self.lang)
        elif word.lower() == "say" and rest:
            await self.table.do("chat", seat, text=rest[:300])
        elif word.lower() == "undo":
            await self.undo(seat)
        elif word.lower() == "resign":
            question = Message("terminal-resign-sure").text(self.lang)
            if await asyncio.to_thread(yes, self.lines, question):
                await self.table.do("resign", seat)
        elif word.lower() == "what":
            explain(self.game, rest.strip(), self.lang)
        elif word.lower() == "rules":
            show_rules(self.game, self.lang, rest.strip())
        elif word.lower() == "hint":
            hint = await self.table.ask("hint", seat)
            write(f"{hint['text']} — {message_of(hint['message']).text(self.lang)}")
        elif answer.isdecimal() and 1 <= int(answer[:9]) <= len(rows):
            await self.table.act(rows[int(answer) - 1], seat)
        else:
            await self.table.act(self.gathered(seat, answer) or answer, seat)

    async def undo(self, seat: int) -> None:
        """Take the last action back, or ask the others to agree."""
        if self.table.standings[seat]["undo"] == "ask":
            await self.table.do("offer", seat, offer="takeback")
            say("server-remote-asked", self.lang)
        else:
            await self.table.undo(seat)

    def gathered(self, seat: int, answer: str) -> dict[str, Any] | None:
        """Several things, with or without their verb, as one action; None if it is another."""
        gathering = self.table.standings[seat]["gathering"]
        words = answer.split()
        if gathering is None:
            return None
        if words[0].casefold() == gathering["verb"].casefold():
            words = words[1:]
        known = {thing.casefold(): thing for thing in gathering["things"]}
        if gathering["least"] == 0 and (not words or words == ["done"]):
            return {"verb": gathering["verb"], gathering["slot"]: []}
        if not words or any(word.casefold() not in known for word in words):
            return None
        things = [known[word.casefold()] for word in words]
        return {"verb": gathering["verb"], gathering["slot"]: things}

    def list(self, seat: int, word: str) -> None:
        """What can be played, numbered."""
        gathering = self.table.standings[seat]["gathering"]
        if gathering is not None:
            things = ", ".join(gathering["things"])
            amount = f"{things} ({gathering['least']}–{gathering['most']})"
            say("labelled", self.lang, label=gathering["verb"], text=amount)
        shown = [
            f"{number:4}  {text}"
            for number, text in enumerate(self.texts(seat), 1)
            if word.casefold() in text.casefold() or word == "all"
        ]
        if shown:
            write("\n".join(shown))
        elif word:
            say("terminal-legal-none", self.lang, word=word[:40])
