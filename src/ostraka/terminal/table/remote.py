"""A seat at a table of a server.

What happens there is printed as it comes, above the prompt if somebody is typing. The connection
has a thread of its own, so that neither waits for the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ostraka.client import Client, RemoteTable
from ostraka.core.errors import IllegalAction
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load_with
from ostraka.core.i18n.message import Message, message_of
from ostraka.core.packs.packs import PackId
from ostraka.core.play.parts import Gathering, Narrowed, Parts, narrowed
from ostraka.core.show.view import ViewShape
from ostraka.terminal.console import say, write
from ostraka.terminal.prompt import Lines, yes
from ostraka.terminal.table.seat import LogLine
from ostraka.terminal.table.tell import told_lines

if TYPE_CHECKING:
    from ostraka.protocol.live import FromServer
    from ostraka.protocol.table import OfferShape, SeatInfo, TableInfo

LONGEST_CHAT = 300


@dataclass(frozen=True)
class RemoteAction:
    """A legal action, known by its parts; what it does in words only the server knows."""

    text: str
    parts: Parts

    def sentence(self, locale: str = "en", *, you: bool = False) -> str:
        """Nothing: the text says enough."""
        return ""


class RemoteSeat:
    """The seats of one person at a table of a server."""

    def __init__(
        self, client: Client, table: RemoteTable, run: Callable[..., Any], address: str, lang: str
    ) -> None:
        self.client = client
        self.table = table
        self.run = run
        """Carries a coroutine out in the connection's thread; refuses what the server refuses."""
        self.address = address
        self.lang = lang
        self.lines = Lines()
        self._game = load_with(table.info["game"], map(PackId.from_json, table.info["packs"]))
        self._seat: int | None = None
        self._heard = max((event["number"] for event in table.info["events"]), default=0)
        self._offers: list[OfferShape] = []
        table.told.append(self.hear)

    # -- what there is ----------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._game

    @property
    def options(self) -> Mapping[str, Any]:
        """The options that it is played with."""
        options: Mapping[str, Any] = self.table.info["options"]
        return {option.name: option.default for option in self._game.options} | dict(options)

    @property
    def commands(self) -> Mapping[str, Callable[[str], None]]:
        """What can be typed only at a server."""
        return {
            "say": self._say,
            "accept": lambda _: self._answer(True),
            "decline": lambda _: self._answer(False),
        }

    @property
    def asked(self) -> int | None:
        """The seat of mine that is to act."""
        return self._seat

    @property
    def question(self) -> Message:
        """What that seat is asked."""
        question = self.view()["question"]
        assert question is not None
        return message_of(question).to(self.reader)

    @property
    def reader(self) -> Message | None:
        """The name of the only seat of mine; None where there are several, or none."""
        yours = self.table.info["yours"]
        if len(yours) != 1 or not self.table.views:
            return None
        return message_of(self.view()["seats"][yours[0]])

    @property
    def moment(self) -> tuple[int | None, int]:
        """Who is asked, and the version of the table."""
        return self._seat, self.table.version

    @property
    def legal(self) -> Sequence[RemoteAction]:
        """The legal actions, without the things that are chosen together."""
        if self._seat is None:
            return []
        kinds = self._game.actions.kinds
        rows = self.table.rows(self._seat)
        return [RemoteAction(kinds[row["verb"]].write(row), row) for row in rows]

    @property
    def gathering(self) -> Gathering | None:
        """What may be chosen together."""
        standing = self.table.standings.get(self._seat)
        document = standing and standing["gathering"]
        if not document:
            return None
        slots = self._game.actions.kinds[document["verb"]].slots
        at_once = document["slot"] in slots
        amount = slots[1] if len(slots) == 2 and not at_once else None
        return Gathering(one=document["slot"], amount=amount, at_once=at_once, **document)

    def is_legal(self, text: str) -> bool:
        """Whether a text is one legal action."""
        return any(each.text.casefold() == text.casefold() for each in self.legal)

    def narrow(self, **slots: Any) -> Narrowed:
        """What remains legal once some slots are filled."""
        return narrowed([each.parts for each in self.legal], slots)

    def sentence(self, parts: Parts) -> str:
        """Nothing: the thing itself says enough."""
        return ""

    def view(self) -> ViewShape:
        """The table as the seat that is asked may see it."""
        views = self.table.views
        return views[self._seat] if self._seat in views else next(iter(views.values()))

    def names(self) -> list[str]:
        """What the seats are called: their people, or the levels of their bots."""
        return [self._name(seat) for seat in self.table.info["seats"]]

    def _name(self, seat: SeatInfo) -> str:
        if seat["name"] is not None:
            return str(seat["name"])
        if seat["level"] is not None:
            return Message("terminal-who-bot", who=str(seat["level"])).text(self.lang)
        return "–"

    def who(self) -> list[str]:
        """Who plays, one line for each seat; before the game begins, only the names."""
        if not self.table.views:
            return self.names()
        seats = zip(self.view()["seats"], self.names(), strict=True)
        return [
            Message("labelled", label=message_of(seat), text=name).text(self.lang)
            for seat, name in seats
        ]

    # -- hearing ----------------------------------------------------------------------------------

    def hear(self, message: FromServer) -> None:
        """Tell what happened, what was said, and what the others propose."""
        if message["type"] == "changes":
            if message["seat"] == next(iter(self.table.views)):  # one telling for all my seats
                for line in told_lines(_sentences(message["changes"], self.reader), self.lang):
                    write(line)
        elif message["type"] == "chat":
            quick = message["quick"]
            text = Message(f"server-quick-{quick}").text(self.lang) if quick else message["text"]
            if text:
                say("labelled", self.lang, label=message["name"], text=text)
        elif message["type"] == "table":
            self._hear_offers(message["info"])

    async def _catch_up(self) -> None:
        """Tell what was proposed before anybody listened here, in the connection's thread."""
        self._hear_offers(self.table.info)

    def _hear_offers(self, info: TableInfo) -> None:
        """Tell what somebody proposes to me, what was taken back and what was refused."""
        names = self.names()
        before = [(offer["offer"], offer["by"]) for offer in self._offers]
        self._offers = [
            offer for offer in info["offers"] if set(offer["waiting"]) & set(info["yours"])
        ]
        for offer in self._offers:
            if (offer["offer"], offer["by"]) not in before:
                key = f"server-remote-offer-{offer['offer']}"
                say(key, self.lang, name=names[offer["by"]])
        for event in info["events"]:
            if event["number"] <= self._heard:
                continue
            self._heard = event["number"]
            if event["event"] == "undone":
                say("terminal-undone", self.lang)
            elif event["event"] == "refused" and event["seat"] is not None:
                say("terminal-draw-declined", self.lang, seat=names[event["seat"]])

    def ready(self) -> bool:
        """Wait until a seat of mine is asked; False when the game is over."""
        table = self.table
        if table.info["status"] == "waiting":
            say("server-remote-waiting", self.lang, code=table.info["invite"] or "–")
        self.run(self._catch_up())
        while True:
            self.run(table.until(lambda: bool(table.due is not None or table.over or self._offers)))
            self._seat = table.due
            if table.over:
                return False
            if self._seat is not None:
                return True
            self._answer(yes(self.lines, Message("server-remote-agree").text(self.lang)))

    def news(self) -> list[LogLine]:
        """Nothing: what happens is told as it comes."""
        return []

    def log(self) -> list[LogLine]:
        """All that has happened."""
        viewpoint = {} if self._seat is None else {"seat": self._seat}
        path = f"/api/tables/{self.table.id}/changes"
        found: dict[str, Any] = self.run(self.client.get(path, since=0, **viewpoint))
        return _sentences(found["changes"], self.reader)

    # -- doing ------------------------------------------------------------------------------------

    def play(self, parts: Parts) -> None:
        """Play an action."""
        self.run(self.table.act(parts, self._seat))

    def play_line(self, text: str) -> None:
        """Play one action, or a whole turn."""
        self.run(self.table.act(text, self._seat))

    def undo(self) -> None:
        """Take the last action back, or ask the others to agree."""
        assert self._seat is not None
        if self.table.standings[self._seat]["undo"] == "ask":
            self.run(self.table.do("offer", self._seat, offer="takeback"))
            say("server-remote-asked", self.lang)
        else:
            self.run(self.table.undo(self._seat))

    def resign(self, rest: str) -> None:
        """Give up, if the person is sure."""
        if yes(self.lines, Message("terminal-resign-sure").text(self.lang)):
            self.run(self.table.do("resign", self._seat))
        else:
            say("terminal-unchanged", self.lang)

    def draw(self) -> None:
        """Offer a draw, if the person is sure."""
        if "draw" not in self.table.info["agreements"]:
            raise IllegalAction(Message("error-no-draws", game=self._game.title))
        if not yes(self.lines, Message("terminal-draw-sure").text(self.lang)):
            say("terminal-unchanged", self.lang)
            return
        self.run(self.table.do("offer", self._seat, offer="draw"))
        say("server-remote-draw", self.lang)

    def hint(self) -> str:
        """What the strongest bot would play."""
        found = self.run(self.table.ask("hint", self._seat))
        return f"{found['text']} — {message_of(found['message']).to(self.reader).text(self.lang)}"

    def leave(self) -> None:
        """Say how to continue with the game."""
        say("server-remote-left", self.lang, address=self.address)

    def _say(self, rest: str) -> None:
        """Say something to the table."""
        if rest:
            self.run(self.table.do("chat", self._seat, text=rest[:LONGEST_CHAT]))

    def _answer(self, agreed: bool) -> None:
        """Answer what the others have proposed."""
        if not self._offers:
            raise IllegalAction(Message("server-no-offer"))
        offer = self._offers.pop(0)
        seat = next(each for each in offer["waiting"] if each in self.table.info["yours"])
        self.run(self.table.do("answer", seat, offer=offer["offer"], yes=agreed))


def _sentences(changes: Sequence[Mapping[str, Any]], reader: Message | None) -> list[LogLine]:
    """The sentences of changes to a reader, without those that the action's own says already."""
    return [
        LogLine(change["ply"], message_of(change["message"]).to(reader), change["kind"] == "action")
        for change in changes
        if change["kind"] == "action" or not change["quiet"]
    ]
