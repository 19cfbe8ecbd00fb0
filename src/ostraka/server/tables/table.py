"""A table: what its journal adds up to.

`GameTable.apply` takes one entry after the other. Nothing else changes a table, so the table in
memory is always what anyone would read out of the journal. Entries in a journal are
trusted: they were checked against the rules before they were written (`tables/commands.py`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from ostraka.core.game.registry import load_with
from ostraka.core.play.record import Record
from ostraka.protocol.setup import SeatSetup, TableSetup
from ostraka.protocol.table import Agreement, EventKind, OfferKind, Status, Who
from ostraka.server import ids
from ostraka.server.tables.clock import Clock, TimeControl
from ostraka.server.tables.entries import QUIET, EntryKind, JournalEntry

REMEMBERED = 100  # chat lines that are shown to who sits down
NOTED = 30  # things that happened beside the game, which are told to who sits down
BOT_GRACE = 4000  # after this many milliseconds another process looks after a bot that is due


@dataclass
class Holder:
    """Who holds a seat."""

    who: Who
    guest: str | None = None
    level: int | None = None
    name: str | None = None
    """Of a player at another's screen."""
    late: bool = False

    @classmethod
    def of(cls, seat: SeatSetup) -> Holder:
        """A holder as a journal names it."""
        return cls(seat["who"], seat.get("guest"), seat.get("level"), seat.get("name"))

    def as_json(self) -> SeatSetup:
        """As a journal names it."""
        return {"who": self.who, "guest": self.guest, "level": self.level, "name": self.name}


@dataclass(frozen=True)
class PlayedAction:
    """An action that was played: by whom, from which ply on, and the time that it earned."""

    seat: int
    ply: int
    earned: int
    reveals: int
    """How often hidden things had been revealed before it."""


@dataclass
class Offer:
    """Something proposed, and who has yet to agree."""

    offer: OfferKind
    by: int
    waiting: list[int]
    of: int | None = None
    level: int | None = None


@dataclass(frozen=True)
class Event:
    """Something that happened beside the game: taken back, refused, withdrawn, given up."""

    number: int
    event: EventKind
    seat: int | None
    """Nobody's alone, where all agreed to a draw."""
    offer: OfferKind | None
    ply: int
    """The ply to which the game went back, or at which it was."""
    actions: int = 0
    """How many actions were taken back."""
    holder: Holder | None = None
    """Who held the seat then."""


@dataclass(frozen=True)
class Chat:
    """A line of chat."""

    number: int
    guest: str | None
    seat: int | None
    text: str | None
    quick: str | None
    at: int


class GameTable:
    """One table, as its journal says."""

    def __init__(self, ident: str, journal: Iterable[JournalEntry]) -> None:
        self.id = ident
        self.number = 0
        self.version = 0
        self.seats: list[Holder] = []
        self.offers: dict[OfferKind, Offer] = {}
        self.chat: deque[Chat] = deque(maxlen=REMEMBERED)
        self.events: deque[Event] = deque(maxlen=NOTED)
        self.ids: dict[str, int] = {}
        """Every command that was entered, and the version after it."""
        self.played: list[PlayedAction] = []
        self.versions: list[tuple[int, int]] = []
        """Versions and the ply that each led to, since something was last taken back."""
        self.clock: Clock | None = None
        self.sealed: dict[int, list[str]] = {}
        """Choices that are kept in secret until all have chosen: the texts of each seat's."""
        self.rematch: str | None = None
        self.cancelled = False
        self.listing: bytes | None = None
        """What lists say about it, apart from what actions change; see `messages.listing`."""
        self.begun: int | None = None
        self.status: Status = "waiting"
        self.ply = 0
        """How many actions have been played."""
        self.choosing: list[int] = []
        """The seats that may choose now; several where all choose at once, in secret."""
        self.due: list[int] = []
        """The seats whose choice is awaited."""
        for entry in journal:
            self.apply(entry)

    # -- what it is -----------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [n for n, holder in enumerate(self.seats) if holder.who in ("guest", "screen")]

    @property
    def bots_due(self) -> list[int]:
        """The seats of bots that are to act."""
        return [seat for seat in self.due if self.seats[seat].who == "bot"]

    @property
    def agreements(self) -> list[Agreement]:
        """What the players may do beside the rules: give up, and agree on a draw."""
        if self.players == 1:
            return []
        return ["resign", "draw"] if self.players == 2 and self.state.game.draws else ["resign"]

    @property
    def scored(self) -> bool:
        """Whether its result is entered among those of others, or in a campaign."""
        setup = self.setup
        return any(each is not None for each in (setup.challenge, setup.campaign, setup.day))

    @property
    def known(self) -> bool:
        """Whether somebody has chosen its deal, and so may have seen it before."""
        return not self.open_book and self.setup.record is None and self.setup.entropy is None

    @property
    def open_book(self) -> bool:
        """Whether nothing is hidden and nothing left to chance, so that all may be told."""
        game = self.state.game
        return not (game.hidden or game.chance)

    @property
    def wake(self) -> int | None:
        """When the server has something to do here by itself."""
        if self.status != "playing":
            return None
        times = [self.moved + BOT_GRACE] if self.bots_due else []
        deadline = self.clock.deadline if self.clock else None
        return min([*times, *([deadline] if deadline is not None else [])], default=None)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a person plays."""
        if guest is None:
            return []
        return [n for n, holder in enumerate(self.seats) if holder.guest == guest]

    def ply_at(self, version: int) -> int | None:
        """The ply at a version; None if something was taken back since, or it is unknown."""
        for known, ply in reversed(self.versions):
            if known <= version:
                return ply
        return None

    def with_seat(self, seat: int) -> list[int]:
        """A seat and the others at the same screen."""
        return self.seats_of(self.seats[seat].guest) or [seat]

    def last_of(self, seat: int) -> PlayedAction | None:
        """The last action of a seat, or of another at the same screen, that still stands."""
        mine = self.with_seat(seat)
        return next((played for played in reversed(self.played) if played.seat in mine), None)

    def is_fresh(self, seat: int) -> bool:
        """Whether the last action is a seat's own, and nothing has been revealed or happened since.

        Nobody could learn anything from taking it back, and nobody else has been asked yet.
        """
        if not self.played or self.state.agreed is not None:
            return False
        last, mine = self.played[-1], self.with_seat(seat)
        left = self.state.leaving
        return (
            last.seat in mine
            and all(other in mine for other in self.choosing)
            and last.reveals == self.state.raw["reveals"]
            and not (left and left[-1][0] == self.ply)
        )

    # -- what happens ---------------------------------------------------------------------------

    def apply(self, entry: JournalEntry) -> None:
        """Take the next entry of the journal."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.number}")
        if self.clock is not None and self.status == "playing":
            self.clock.to(entry.at)
        if entry.kind != "act" or self.sealed:
            self.listing = None
        APPLY[entry.kind](self, entry)
        self.number = entry.number
        self.moved = entry.at
        self.ply = self.state.ply
        if entry.kind not in QUIET:
            self.version += 1
            self._begin(entry)
            self.versions.append((self.version, self.ply))
        if "id" in entry.body:
            self.ids[entry.body["id"]] = self.version
        self._await()
        self._wind()

    def _await(self) -> None:
        """See whose choice is awaited now."""
        if self.begun is not None:
            self.status = "over" if self.state.over else "playing"
            self.choosing = list(self.state.choosing)
            self.due = [seat for seat in self.choosing if seat not in self.sealed]

    def _begin(self, entry: JournalEntry) -> None:
        """The game begins when no seat is open."""
        if self.begun is None and all(holder.who != "open" for holder in self.seats):
            self.begun = entry.at
            if self.plan is not None:
                self.clock = Clock.begun(self.plan, self.players, entry.at)

    def _wind(self) -> None:
        """Clocks run for the people who are asked something."""
        if self.clock is not None:
            going = self.status == "playing"
            people = self.people
            self.clock.running = tuple(s for s in self.due if s in people) if going else ()

    def _create(self, entry: JournalEntry) -> None:
        self.created = entry.at
        self.setup = setup = TableSetup.from_json(entry.body)
        self.key = setup.key or ids.digest(f"{self.id} {setup.invite}")[:20]
        self.plan = TimeControl(**setup.clock) if setup.clock else None
        self.seats = [Holder.of(seat) for seat in setup.seats]
        if setup.record is not None:
            self.state = Record.from_json(setup.record).replay()
        else:
            game = load_with(setup.game, setup.packs)
            self.state = game.start(
                seed=setup.seed, players=setup.players, entropy=setup.entropy, **setup.options
            )
        self.options = dict(self.state.options)

    def _sit(self, entry: JournalEntry) -> None:
        self.seats[entry.body["seat"]] = Holder("guest", entry.body["guest"])

    def _stand(self, entry: JournalEntry) -> None:
        self.seats[entry.body["seat"]] = Holder("open")

    def _bot(self, entry: JournalEntry) -> None:
        if self.begun is not None:
            self._note(entry, "replaced", self.state.ply)
        body = entry.body
        self.seats[body["seat"]] = Holder("bot", level=body["level"], name=body.get("name"))
        self.offers.pop("bot", None)

    def _act(self, entry: JournalEntry) -> None:
        seat, ply = entry.body["seat"], self.state.ply
        reveals = int(self.state.raw["reveals"])
        for text in entry.body["actions"]:
            self.state.play(text)
        self.state.gather(len(entry.body["actions"]))
        earned = 0
        person = self.seats[seat].guest is not None
        if self.clock is not None and self.state.seat != seat and person:
            earned = self.clock.passed_on(seat)
        self.sealed.pop(seat, None)
        self.played.append(PlayedAction(seat, ply, earned, reveals))
        self._lapse()

    def _undo(self, entry: JournalEntry) -> None:
        ply, left = entry.body["ply"], self.state.left
        self._note(entry, "undone", ply, actions=self.state.ply - ply)
        if self.state.agreed is not None:
            self.state.undo()
        self.state.back_to(ply)
        for seat in left:  # a seat that was left stays empty
            if seat not in self.state.left:
                self.state.resign(seat)
        self.sealed.clear()
        while self.played and self.played[-1].ply >= ply:
            taken = self.played.pop()
            if self.clock is not None:
                self.clock.taken_back(taken.seat, taken.earned)
        self.versions.clear()
        self._lapse()

    def _resign(self, entry: JournalEntry) -> None:
        """Who gives up leaves; with more than two players a bot plays the seat on."""
        self._leave(entry, "resigned")

    def _leave(self, entry: JournalEntry, event: EventKind) -> None:
        seat = entry.body["seat"]
        self._note(entry, event, self.state.ply)
        self.state.resign(seat)
        self.offers.clear()
        if not self.state.over:
            self.sealed.pop(seat, None)
            self.seats[seat] = Holder("bot", level=entry.body["level"])

    def _draw(self, entry: JournalEntry) -> None:
        self._note(entry, "drawn", self.state.ply)
        self.state.agree_draw()
        self.offers.clear()

    def _flag(self, entry: JournalEntry) -> None:
        """Who runs out of time has lost, as if they had resigned."""
        self._leave(entry, "late")
        self.seats[entry.body["seat"]].late = True

    def _seal(self, entry: JournalEntry) -> None:
        self.sealed[entry.body["seat"]] = list(entry.body["actions"])

    def _offer(self, entry: JournalEntry) -> None:
        body = entry.body
        self.offers[body["offer"]] = Offer(
            body["offer"], body["seat"], list(body["waiting"]), body.get("of"), body.get("level")
        )

    def _answer(self, entry: JournalEntry) -> None:
        body = entry.body
        offer = self.offers[body["offer"]]
        if not body["yes"]:
            own = body["seat"] == offer.by
            self._note(entry, "withdrawn" if own else "refused", self.state.ply, offer.offer)
            del self.offers[body["offer"]]
        else:
            offer.waiting.remove(body["seat"])

    def _cancel(self, entry: JournalEntry) -> None:
        """Its host wants it no more: nobody sits there, and nobody can sit down."""
        self.cancelled = True
        self.status = "over"
        self.setup = replace(self.setup, title="")
        self.seats = [Holder("open") for _ in self.seats]

    def _note(
        self,
        entry: JournalEntry,
        event: EventKind,
        ply: int,
        offer: OfferKind | None = None,
        actions: int = 0,
    ) -> None:
        """Keep what the others are to be told of."""
        seat = entry.body.get("seat")
        holder = None if seat is None else replace(self.seats[seat])
        self.events.append(Event(entry.number, event, seat, offer, ply, actions, holder))

    def _rematch(self, entry: JournalEntry) -> None:
        self.rematch = entry.body["table"]
        self.offers.pop("rematch", None)

    def _chat(self, entry: JournalEntry) -> None:
        body = entry.body
        self.chat.append(
            Chat(
                number=entry.number,
                guest=body["guest"],
                seat=body["seat"],
                text=body.get("text"),
                quick=body.get("quick"),
                at=entry.at,
            )
        )

    def _lapse(self) -> None:
        """Offers about the position lapse when it changes."""
        self.offers.pop("takeback", None)
        self.offers.pop("draw", None)


APPLY: dict[EntryKind, Callable[[GameTable, JournalEntry], None]] = {
    "create": GameTable._create,
    "sit": GameTable._sit,
    "stand": GameTable._stand,
    "bot": GameTable._bot,
    "cancel": GameTable._cancel,
    "act": GameTable._act,
    "seal": GameTable._seal,
    "undo": GameTable._undo,
    "resign": GameTable._resign,
    "draw": GameTable._draw,
    "flag": GameTable._flag,
    "offer": GameTable._offer,
    "answer": GameTable._answer,
    "rematch": GameTable._rematch,
    "chat": GameTable._chat,
}
"""What each kind of entry does to a table."""
