"""Reading the values of a position document, collecting everything that is wrong with them."""

from __future__ import annotations

from typing import Any

from ostraka.core.checks import quoted
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.random import new_stream
from ostraka.games.ancient_knowledge.face.shape import Level
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.state import Frame, Phase
from ostraka.games.ancient_knowledge.rules.turn import read_readings
from ostraka.games.ancient_knowledge.state_types import AkState

PHASES = {
    "opening": Phase.OPENING,
    "action": Phase.ACTION,
    "timeline": Phase.TIMELINE,
    "decline": Phase.DECLINE,
    "slid": Phase.SLID,
    "unlearned": Phase.UNLEARNED,
    "over": Phase.FINISHED,
}
FRAME_NAMES = tuple(frame.name.lower() for frame in Frame)
"""What each kind of choice is called, in the order of its number, from 1."""
LEVELS: tuple[Level, ...] = ("lower", "upper", "third")
MOST = 999  # knowledge, lost knowledge


def places_by_name(players: int) -> dict[str, int]:
    """The places where a seat may think a card to be, by the names that documents use."""
    places = {"deck": st.IN_DECK, "discard": st.IN_PILE, "limbo": st.IN_LIMBO, "seen": st.SEEN}
    return places | {f"hand{seat}": st.IN_HAND << seat for seat in range(players)}


class Document:
    """One document being read into a zeroed record: its values, and what is wrong with them."""

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
        message = Message(f"ak-position-{reason}", **values)
        self.problems.append(Message("ak-position-problem", where=where, reason=message))

    # -- values -----------------------------------------------------------------------------------

    def only(self, table: dict[str, Any], known: set[str], where: str) -> None:
        for key in table:
            if key not in known:
                self.wrong("key", where or "document", key=str(key))

    def number(
        self, table: dict[str, Any], key: str, where: str, low: int, high: int, default: int
    ) -> int:
        value = table.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.wrong("number", f"{where}{key}", value=quoted(value), least=low, most=high)
            return default
        return value

    def flag(self, table: dict[str, Any], key: str, default: bool) -> bool:
        value = table.get(key, default)
        if not isinstance(value, bool):
            self.wrong("flag", key, value=quoted(value))
            return default
        return value

    def listing(self, value: Any, where: str) -> list[Any]:
        if value is None:
            return []
        if not isinstance(value, list):
            self.wrong("list", where)
            return []
        return value

    def known(self, value: Any, where: str) -> int:
        """The number of a card, 0 if there is none of that id."""
        number = self.pack.numbers.get(value, 0) if isinstance(value, str) else 0
        if number > self.s.builders and number not in (*self.levels[0], *self.levels[1]):
            number = 0  # a card of the pack in a game without it
        if number == 0:
            self.wrong("card", where, value=quoted(value))
        return number

    def card(self, value: Any, where: str, kinds: int, level: int = 0) -> int:
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

    def cards(self, value: Any, where: str, kinds: int, most: int, level: int = 0) -> list[int]:
        entries = self.listing(value, where)
        if len(entries) > most:
            self.wrong("too-many", where, n=len(entries), most=most)
        found = [self.card(entry, f"{where}[{i}]", kinds, level) for i, entry in enumerate(entries)]
        return [number for number in found[:most] if number]
