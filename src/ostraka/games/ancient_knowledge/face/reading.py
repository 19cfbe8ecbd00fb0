"""Reading a position document into a record: every zone, what is dealt, what is known."""

from __future__ import annotations

from operator import eq
from typing import Any

import numpy as np

from ostraka.core.checks import quoted
from ostraka.core.errors import InvalidPosition
from ostraka.core.kernel.random import shuffle
from ostraka.games.ancient_knowledge.face import alone, half_done
from ostraka.games.ancient_knowledge.face.document import (
    LEVELS,
    MOST,
    PHASES,
    Document,
    places_by_name,
)
from ostraka.games.ancient_knowledge.face.position import position
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.choices import apply
from ostraka.games.ancient_knowledge.rules.state import Frame, Phase
from ostraka.games.ancient_knowledge.rules.turn import FEWER
from ostraka.games.ancient_knowledge.state_types import AkState

_KEYS = {"players", "deck", "discard", "tiles", "turned", "technology_decks", "technology_discards",
    "first", "turn", "phase", "actions", "skip", "ending", "turns", "lost_in_phase", "sight",
    "state", "solo",
}  # fmt: skip
_SEAT_KEYS = {"hand", "timeline", "artifacts", "past", "collection", "lost"}


class Reader(Document):
    """Reads the zones of a document, and deals what it leaves out."""

    # -- zones ------------------------------------------------------------------------------------

    def seat(self, table: Any, seat: int) -> None:
        where = f"players[{seat}]"
        if not isinstance(table, dict):
            self.wrong("table", where)
            return
        self.only(table, _SEAT_KEYS, where)
        s = self.s
        if "hand" in table:
            hand = self.cards(table["hand"], f"{where}.hand", words.BUILDER_BITS, st.HAND_LIMIT)
            s.hand[seat, : len(hand)] = sorted(hand)
            s.held[seat] = len(hand)
        self.timeline(self.listing(table.get("timeline"), f"{where}.timeline"), seat, where)
        artifacts = self.cards(
            table.get("artifacts"), f"{where}.artifacts", 1 << words.ARTIFACT, st.ARTIFACT_SPACES
        )
        s.artifacts[seat, : len(artifacts)] = artifacts
        s.artifact_count[seat] = len(artifacts)
        self.past(self.listing(table.get("past"), f"{where}.past"), seat, where)
        room = s.collection.shape[1]
        learned = self.cards(
            table.get("collection"), f"{where}.collection", words.TECHNOLOGY_BITS, room
        )
        s.collection[seat, : len(learned)] = learned
        s.learned[seat] = len(learned)
        for number in learned:
            s.learned_kinds[seat, self.pack.data.kind[number]] += 1
            s.learned_kinds[seat, 0] += self.pack.data.level[number] == 2
        s.lost[seat] = self.number(table, "lost", f"{where}.", 0, MOST, 0)

    def timeline(self, entries: list[Any], seat: int, where: str) -> None:
        s = self.s
        for i, entry in enumerate(entries):
            here = f"{where}.timeline[{i}]"
            if not isinstance(entry, dict):
                self.wrong("table", here)
                continue
            self.only(entry, {"card", "space", "level", "knowledge", "technology"}, here)
            number = self.card(entry.get("card"), f"{here}.card", words.MONUMENT_BITS)
            space = self.number(entry, "space", f"{here}.", 1, 6, 0)
            knowledge = self.number(entry, "knowledge", f"{here}.", 0, MOST, 0)
            lasting = bool(self.pack.data.lasting[number])
            usual = "upper" if space and s.line[seat, 2 * space - 2] else "lower"
            level = entry.get("level", "third" if lasting else usual)
            if level not in LEVELS or (number and (level == "third") != lasting):
                self.wrong("level", f"{here}.level", value=quoted(level))
                continue
            if not number or not space:
                continue
            slot = st.SLOTS + space - 1 if lasting else 2 * space - 2 + LEVELS.index(level)
            if s.line[seat, slot]:
                self.wrong("full", here, space=space, level=level)
                continue
            s.line[seat, slot] = number
            s.knowledge[number] = knowledge
            if "technology" in entry:
                place = f"{here}.technology"
                s.stored[number] = self.card(entry["technology"], place, words.TECHNOLOGY_BITS)
        for slot in range(1, st.SLOTS, 2):
            if s.line[seat, slot] and not s.line[seat, slot - 1]:
                self.wrong("hanging", f"{where}.timeline", space=slot // 2 + 1)

    def past(self, entries: list[Any], seat: int, where: str) -> None:
        s = self.s
        if len(entries) > st.PAST_ROOM:
            self.wrong("too-many", f"{where}.past", n=len(entries), most=st.PAST_ROOM)
        for i, entry in enumerate(entries[: st.PAST_ROOM]):
            here = f"{where}.past[{i}]"
            table = entry if isinstance(entry, dict) else {"card": entry}
            self.only(table, {"card", "rotated"}, here)
            number = self.card(table.get("card"), f"{here}.card", words.MONUMENT_BITS)
            rotated = self.flag(table, "rotated", False)
            if number:
                s.past[seat, s.past_size[seat]] = number
                s.past_size[seat] += 1
                s.rotated[number] = rotated
                s.past_kinds[seat, self.pack.data.kind[number]] += 1
                s.past_kinds[seat, 0] += self.pack.data.effect[number, words.ENDGAME] != 0

    def technologies(self, document: dict[str, Any]) -> list[bool]:
        """Tiles, decks and discard piles; which tiles were given."""
        s = self.s
        room = s.tech_deck.shape[1]
        most = int(max(s.past_size))
        s.turned = self.number(document, "turned", "", 0, 2, int(most >= st.MIDDLE))
        if most >= st.MIDDLE and s.turned == 0:
            self.wrong("middle", "turned")
        for key, deck, size in (
            ("technology_discards", s.tech_pile, s.tech_pile_size),
            ("technology_decks", s.tech_deck, s.tech_deck_size),
        ):
            pair = self.listing(document.get(key), key)
            if len(pair) > 2:
                self.wrong("too-many", key, n=len(pair), most=2)
            for level, entries in enumerate(pair[:2]):
                found = self.cards(
                    entries, f"{key}[{level}]", words.TECHNOLOGY_BITS, room, level + 1
                )
                deck[level, : len(found)] = found[::-1] if key == "technology_decks" else found
                size[level] = len(found)
        tiles = self.listing(document.get("tiles"), "tiles")
        if len(tiles) > 3:
            self.wrong("too-many", "tiles", n=len(tiles), most=3)
        given = [False, False, False]
        for tile, entries in enumerate(tiles[:3]):
            if entries is None:
                continue
            given[tile] = True
            level = 2 if tile == 2 or s.turned == tile + 1 else 1
            here = self.listing(entries, f"tiles[{tile}]")
            if len(here) > st.FACE_UP:
                self.wrong("too-many", f"tiles[{tile}]", n=len(here), most=st.FACE_UP)
            if sum(entry is not None for entry in here[: st.FACE_UP]) == 1:
                self.wrong("lone", f"tiles[{tile}]")
            for i, entry in enumerate(here[: st.FACE_UP]):
                if entry is not None:
                    s.tiles[tile, i] = self.card(
                        entry, f"tiles[{tile}][{i}]", words.TECHNOLOGY_BITS, level
                    )
        return given

    # -- what is not given ------------------------------------------------------------------------

    def shuffled(self, numbers: list[int]) -> list[int]:
        array = np.array(numbers or [0], np.int64)
        shuffle(self.stream, array, 0, len(numbers))
        return [int(n) for n in array[: len(numbers)]]

    def deal(self, document: dict[str, Any], hands: list[bool], tiles: list[bool]) -> None:
        """Put every card that is not mentioned under its deck; deal hands and tiles left out."""
        s = self.s
        pile = self.cards(document.get("discard"), "discard", words.BUILDER_BITS, len(s.pile))
        s.pile[: len(pile)] = pile
        s.pile_size = len(pile)
        top = self.cards(document.get("deck"), "deck", words.BUILDER_BITS, len(s.deck))
        if self.problems:
            return
        rest = self.shuffled([n for n in range(1, int(s.builders) + 1) if n not in self.used])
        for seat, given in enumerate(hands):
            wanted = st.DEALT if s.phase == Phase.OPENING else st.KEPT
            if not given:
                hand, rest = sorted(rest[:wanted]), rest[wanted:]
                s.hand[seat, : len(hand)] = hand
                s.held[seat] = len(hand)
        deck = [*rest, *top[::-1]]
        s.deck[: len(deck)] = deck
        s.deck_size = len(deck)
        for level in range(2):
            rest = self.shuffled([n for n in self.levels[level] if n not in self.used])
            if s.phase != Phase.OPENING:
                for tile in range(3):
                    if not tiles[tile] and (level == 1) == (tile == 2 or s.turned == tile + 1):
                        s.tiles[tile, : st.FACE_UP] = (rest[: st.FACE_UP] + [0] * st.FACE_UP)[
                            : st.FACE_UP
                        ]
                        rest = rest[st.FACE_UP :]
            size = int(s.tech_deck_size[level])
            deck = [*rest, *(int(n) for n in s.tech_deck[level, :size])]
            s.tech_deck[level, : len(deck)] = deck
            s.tech_deck_size[level] = len(deck)

    def sight(self, document: dict[str, Any]) -> None:
        """What every seat knows: its own hand and what lies open, unless the document says more."""
        s = self.s
        players = int(s.players)
        for seat in range(players):
            hidden = st.IN_DECK | st.IN_PILE | st.IN_LIMBO
            for other in range(players):
                if other != seat:
                    hidden |= st.IN_HAND << other
            s.sight[seat, 1 : int(s.builders) + 1] = st.SEEN
            unseen = [*s.deck[: s.deck_size], *s.pile[: s.pile_size]]
            for other in range(players):
                if other != seat:
                    unseen += list(s.hand[other, : s.held[other]])
            for number in unseen:
                s.sight[seat, number] = hidden
            for number in s.hand[seat, : s.held[seat]]:
                s.sight[seat, number] = st.IN_HAND << seat
            shown = [*s.tiles.ravel(), *s.collection.ravel(), *s.tech_pile.ravel(), *s.stored]
            for number in shown:
                if number:
                    s.sight[seat, number] = st.SEEN
        places, truth, sight = places_by_name(players), self.truth(), s.sight
        entries = self.listing(document.get("sight"), "sight")
        for seat, groups in enumerate(entries[:players]):
            for names, ids in groups.items() if isinstance(groups, dict) else ():
                bits = 0
                for name in str(names).split():
                    if name not in places:
                        self.wrong("word", f"sight[{seat}]", value=name[:40])
                    bits |= places.get(name, 0)
                for i, entry in enumerate(self.listing(ids, f"sight[{seat}]")):
                    number = self.known(entry, f"sight[{seat}].{names}[{i}]")
                    builder = number <= s.builders
                    if number and builder and not bits & truth[number]:
                        self.wrong("sight", f"sight[{seat}]", card=self.pack.card(number).id)
                    elif number:
                        sight[seat, number] = bits

    def truth(self) -> list[int]:
        """For every card, the place where it really is."""
        s = self.s
        place = [st.SEEN] * len(self.pack.cards)
        zones = [(st.IN_DECK, s.deck[: s.deck_size]), (st.IN_PILE, s.pile[: s.pile_size])]
        zones += [(st.IN_HAND << p, s.hand[p, : s.held[p]]) for p in range(int(s.players))]
        for bit, cards in zones:
            for number in cards.tolist():
                place[number] = bit
        return place

    # -- all of it --------------------------------------------------------------------------------

    def read(self, document: Any) -> None:
        s = self.s
        if not isinstance(document, dict):
            self.wrong("table", "document")
            return
        self.only(document, _KEYS, "")
        if "state" in document:
            self.half_done(document)
            return
        seats = self.listing(document.get("players"), "players")
        if not (len(seats) == 1 if self.alone else 2 <= len(seats) <= st.SEATS):
            self.wrong("seats", "players", n=len(seats))
            return
        s.players = len(seats)
        if self.alone:
            alone.read(self, document.get("solo", {}), over=document.get("phase") == "over")
        elif "solo" in document:
            self.wrong("key", "document", key="solo")
        phase = document.get("phase", "action")
        if not isinstance(phase, str) or phase not in PHASES:
            self.wrong("word", "phase", value=quoted(phase))
            phase = "action"
        s.phase = PHASES[phase]
        for seat, table in enumerate(seats):
            self.seat(table, seat)
        last = len(seats) - 1
        s.first = self.number(document, "first", "", 0, last, 0)
        s.active = self.number(document, "turn", "", 0, last, int(s.first))
        given_actions = 2 if phase == "action" else 0
        s.actions = self.number(document, "actions", "", 0, 9 if self.alone else 2, given_actions)
        s.turns = self.number(document, "turns", "", 0, 9999, 0)
        s.lost_in_phase = self.number(document, "lost_in_phase", "", 0, 9999, 0)
        s.skip = self.flag(document, "skip", False)
        most = int(max(s.past_size))
        ended = most >= st.END or phase == "over"
        s.ending = self.flag(document, "ending", ended and not self.alone)
        if most >= st.END and not s.ending and not self.alone:
            self.wrong("ending", "ending")
        tiles = self.technologies(document)
        hands = [isinstance(table, dict) and "hand" in table for table in seats]
        self.deal(document, hands, tiles)
        if self.problems:
            return
        self.sight(document)
        self.begin(phase)

    def half_done(self, document: dict[str, Any]) -> None:
        """A position in the middle of an effect; its zones say the same as its state."""
        half_done.read(self, document)
        if self.problems:
            return
        whole = position(self.pack, self.s)
        for key in sorted(_KEYS):
            same = half_done.same if key == "state" else eq
            if not same(document.get(key), whole.get(key)):
                self.wrong("state-differs", key)

    def end(self) -> None:
        """A game that is over: the end was triggered, and everybody had the same turns."""
        s = self.s
        if self.alone:
            alone.finish(self)
            return
        if not s.ending:
            self.wrong("over", "ending")
        if s.active != s.first:
            self.wrong("over-turn", "turn")
        if s.turns % s.players and s.turns >= s.players:
            self.wrong("over-turn", "turns")
        s.over, s.seat = st.ENDED, -1

    def begin(self, phase: str) -> None:
        """Put what is to happen next on the stack."""
        s = self.s
        if phase == "over":
            self.end()
            return
        if phase == "opening":
            if any(s.held[seat] != st.DEALT for seat in range(int(s.players))):
                self.wrong("opening", "players")
                return
            fewer = int(self.options[FEWER]) if self.alone else 0
            s.stack[0] = (Frame.OPENING, 0, -1, st.DEALT - st.KEPT + fewer, 0, 0, 0, 0)
            s.depth = 1
        elif phase == "timeline":
            s.phase, s.actions = Phase.ACTION, 0
        elif phase == "decline":
            s.phase = Phase.TIMELINE
        if not self.problems:
            apply(s, self.pack.data, 0)


def read_position(
    pack: Pack, document: Any, s: AkState, seed: int, options: Any, alone: bool = False
) -> None:
    """Set a position up in a zeroed record, or refuse it with everything that is wrong."""
    reader = Reader(pack, s, seed, options, alone)
    s.chance = reader.stream.chance
    reader.read(document)
    if reader.problems:
        raise InvalidPosition(*reader.problems)
