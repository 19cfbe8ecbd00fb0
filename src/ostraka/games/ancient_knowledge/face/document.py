"""The form of a position document, and its cards, with everything that is wrong with them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from ostraka.core.checks import quoted
from ostraka.core.documents import Limits, problem
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.random import new_stream
from ostraka.core.shape import Shape
from ostraka.games.ancient_knowledge.face.shape import Level
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.solo_turn import LAST_TIME
from ostraka.games.ancient_knowledge.rules.state import Frame, Phase
from ostraka.games.ancient_knowledge.state_types import AkState
from ostraka.games.ancient_knowledge.turn.phases import read_readings

PHASES = {
    "opening": Phase.OPENING,
    "action": Phase.ACTION,
    "timeline": Phase.TIMELINE,
    "decline": Phase.DECLINE,
    "slid": Phase.SLID,
    "unlearned": Phase.UNLEARNED,
    "over": Phase.FINISHED,
}
PHASE_NAMES = {int(phase): name for name, phase in PHASES.items()}
FRAME_NAMES = tuple(frame.name.lower() for frame in Frame)
"""What each kind of choice is called, in the order of its number, from 1."""
LEVELS: tuple[Level, ...] = ("lower", "upper", "third")
MOST = 999  # knowledge, lost knowledge


Knowledge = Annotated[int, Limits(0, MOST)]
Many = Annotated[int, Limits(0, 9999)]
Space = Annotated[int, Limits(1, 6)]
Cards = list[str]


class GivenMonument(Shape):
    """A monument of a timeline."""

    card: str
    space: Space
    level: NotRequired[Level]
    knowledge: NotRequired[Knowledge]
    technology: NotRequired[str]


class GivenPast(Shape):
    """A monument of a Past."""

    card: str
    rotated: NotRequired[bool]


class GivenArea(Shape, total=False):
    """What lies before one player."""

    hand: Cards
    timeline: list[GivenMonument]
    artifacts: Cards
    past: Annotated[list[str | GivenPast], Limits(0, st.PAST_ROOM)]
    collection: Cards
    lost: Knowledge


class GivenTime(Shape, total=False):
    """The Time card of a solo game."""

    space: Annotated[int, Limits(0, 6)]
    level: Level
    departures: Annotated[int, Limits(0, LAST_TIME)]


class GivenSolo(Shape, total=False):
    """What only a solo game has."""

    objectives: str
    coffers: str
    drawn: str
    given_up: str
    used: str
    legacy: bool
    paused: bool
    unlearning_skipped: bool
    time: GivenTime
    time_start: Space
    die: Annotated[int, Limits(0, 6)]


class AkPosition(Shape):
    """A position; what is left out is dealt, or is as at the beginning of an action."""

    players: Annotated[list[GivenArea], Limits(1, st.SEATS)]
    deck: NotRequired[Cards]
    discard: NotRequired[Cards]
    tiles: NotRequired[
        Annotated[list[Annotated[list[str | None], Limits(0, st.FACE_UP)] | None], Limits(0, 3)]
    ]
    turned: NotRequired[Annotated[int, Limits(0, 2)]]
    technology_decks: NotRequired[Annotated[list[Cards], Limits(0, 2)]]
    technology_discards: NotRequired[Annotated[list[Cards], Limits(0, 2)]]
    first: NotRequired[Annotated[int, Limits(0, st.SEATS - 1)]]
    turn: NotRequired[Annotated[int, Limits(0, st.SEATS - 1)]]
    phase: NotRequired[
        Literal["opening", "action", "timeline", "decline", "slid", "unlearned", "over"]
    ]
    actions: NotRequired[Annotated[int, Limits(0, 9)]]
    skip: NotRequired[bool]
    ending: NotRequired[bool]
    turns: NotRequired[Many]
    lost_in_phase: NotRequired[Many]
    sight: NotRequired[Annotated[list[dict[str, Cards]], Limits(0, st.SEATS)]]
    state: NotRequired[str]
    solo: NotRequired[GivenSolo]


def places_by_name(players: int) -> dict[str, int]:
    """The places where a seat may think a card to be, by the names that documents use."""
    places = {"deck": st.IN_DECK, "discard": st.IN_PILE, "limbo": st.IN_LIMBO, "seen": st.SEEN}
    return places | {f"hand{seat}": st.IN_HAND << seat for seat in range(players)}


class Document:
    """One document being read into a zeroed state array: its values and what is wrong in it."""

    def __init__(self, pack: Pack, s: AkState, seed: int, options: Any, alone: bool) -> None:
        self.pack = pack
        self.s = s
        self.options = options
        self.alone = alone
        data = pack.data
        self.heritage = bool(options[1])
        s.builders = data.builders if self.heritage else data.base_builders
        s.slots = st.LINE if self.heritage or pack.data.base_lasting else st.SLOTS
        read_readings(s, 1 if alone else 2, options)
        technologies = data.technologies if self.heritage else data.base_technologies
        self.levels = [
            [int(n) for n in data.level_cards[level, : technologies[level]]] for level in range(2)
        ]
        self.stream = new_stream(seed)
        self.problems: list[Message] = []
        self.used: dict[int, str] = {}

    def wrong(self, reason: str, where: str, **values: Any) -> None:
        self.problems.append(problem(where, Message(f"ak-position-{reason}", **values)))

    def within(self, value: int, where: str, most: int) -> int:
        """A number that depends on the others of the document."""
        if value > most:
            self.problems.append(problem(where, Limits(0, most).number(value)))
        return min(value, most)

    def known(self, value: str, where: str) -> int:
        """The number of a card, 0 if there is none of that id."""
        number = self.pack.numbers.get(value, 0)
        if number > self.s.builders and number not in (*self.levels[0], *self.levels[1]):
            number = 0  # a card of the pack in a game without it
        if number == 0:
            self.wrong("card", where, value=quoted(value))
        return number

    def card(self, value: str, where: str, kinds: int, level: int = 0) -> int:
        """A card that lies here and nowhere else, of one of the kinds; 0 if that is wrong."""
        number = self.known(value, where)
        if number == 0:
            return 0
        card = self.pack.card(number)
        if kinds >> words.KINDS[card.kind] & 1 == 0 or (level and card.level != level):
            self.wrong("place", where, card=card.id)
            return 0
        if number in self.used:
            self.wrong("twice", where, card=card.id, other=self.used[number])
            return 0
        self.used[number] = where
        return number

    def cards(self, entries: Cards, where: str, kinds: int, most: int, level: int = 0) -> list[int]:
        if len(entries) > most:
            self.wrong("too-many", where, n=len(entries), most=most)
        found = [self.card(entry, f"{where}[{i}]", kinds, level) for i, entry in enumerate(entries)]
        return [number for number in found[:most] if number]
