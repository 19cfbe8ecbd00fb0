"""Reading a position document into a state array: every zone, what is dealt, what is known."""

from __future__ import annotations

from operator import eq
from typing import Any

import numpy as np

from ostraka.core.documents import problem, read_document
from ostraka.core.errors import InvalidPosition
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.random import shuffle
from ostraka.games.ancient_knowledge.face import alone
from ostraka.games.ancient_knowledge.face.document import (
    LEVELS,
    PHASES,
    AkPosition,
    Document,
    GivenArea,
    GivenMonument,
    GivenPast,
    places_by_name,
)
from ostraka.games.ancient_knowledge.face.shape import Level
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.positions import half_done
from ostraka.games.ancient_knowledge.positions.writing import position
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.state import Frame, Phase
from ostraka.games.ancient_knowledge.state_types import AkState
from ostraka.games.ancient_knowledge.turn.choices import apply
from ostraka.games.ancient_knowledge.turn.phases import FEWER


class Reader(Document):
    """Reads the zones of a document, and deals what it leaves out."""

    # -- zones ------------------------------------------------------------------------------------

    def seat(self, table: GivenArea, seat: int) -> None:
        where = f"players[{seat}]"
        s = self.s
        if "hand" in table:
            hand = self.cards(table["hand"], f"{where}.hand", words.BUILDER_BITS, st.HAND_LIMIT)
            s.hand[seat, : len(hand)] = sorted(hand)
            s.held[seat] = len(hand)
        self.timeline(table.get("timeline", []), seat, f"{where}.timeline")
        artifacts = self.cards(
            table.get("artifacts", []),
            f"{where}.artifacts",
            1 << words.ARTIFACT,
            st.ARTIFACT_SPACES,
        )
        s.artifacts[seat, : len(artifacts)] = artifacts
        s.artifact_count[seat] = len(artifacts)
        self.past(table.get("past", []), seat, f"{where}.past")
        room = s.collection.shape[1]
        learned = self.cards(
            table.get("collection", []), f"{where}.collection", words.TECHNOLOGY_BITS, room
        )
        s.collection[seat, : len(learned)] = learned
        s.learned[seat] = len(learned)
        for number in learned:
            s.learned_kinds[seat, self.pack.data.kind[number]] += 1
            s.learned_kinds[seat, 0] += self.pack.data.level[number] == 2
        s.lost[seat] = table.get("lost", 0)

    def timeline(self, entries: list[GivenMonument], seat: int, where: str) -> None:
        s = self.s
        for i, entry in enumerate(entries):
            here = f"{where}[{i}]"
            number = self.card(entry["card"], f"{here}.card", words.MONUMENT_BITS)
            if not number:
                continue
            space, lasting = entry["space"], bool(self.pack.data.lasting[number])
            usual: Level = "upper" if s.line[seat, 2 * space - 2] else "lower"
            level = entry.get("level", "third" if lasting else usual)
            if (level == "third") != lasting:
                self.wrong("level", f"{here}.level", value=level)
                continue
            slot = st.SLOTS + space - 1 if lasting else 2 * space - 2 + LEVELS.index(level)
            if s.line[seat, slot]:
                self.wrong("full", here, space=space, level=level)
                continue
            s.line[seat, slot] = number
            s.knowledge[number] = entry.get("knowledge", 0)
            if "technology" in entry:
                place = f"{here}.technology"
                s.stored[number] = self.card(entry["technology"], place, words.TECHNOLOGY_BITS)
        for slot in range(1, st.SLOTS, 2):
            if s.line[seat, slot] and not s.line[seat, slot - 1]:
                self.wrong("hanging", where, space=slot // 2 + 1)

    def past(self, entries: list[str | GivenPast], seat: int, where: str) -> None:
        s = self.s
        for i, entry in enumerate(entries):
            table: GivenPast = {"card": entry} if isinstance(entry, str) else entry
            number = self.card(table["card"], f"{where}[{i}].card", words.MONUMENT_BITS)
            if number:
                s.past[seat, s.past_size[seat]] = number
                s.past_size[seat] += 1
                s.rotated[number] = table.get("rotated", False)
                s.past_kinds[seat, self.pack.data.kind[number]] += 1
                s.past_kinds[seat, 0] += self.pack.data.effect[number, words.ENDGAME] != 0

    def technologies(self, document: AkPosition) -> list[bool]:
        """Tiles, decks and discard piles; which tiles were given."""
        s = self.s
        room = s.tech_deck.shape[1]
        most = int(max(s.past_size))
        s.turned = document.get("turned", int(most >= st.MIDDLE))
        if most >= st.MIDDLE and s.turned == 0:
            self.wrong("middle", "turned")
        discards = document.get("technology_discards", [])
        decks = document.get("technology_decks", [])
        for key, pair, deck, size in (
            ("technology_discards", discards, s.tech_pile, s.tech_pile_size),
            ("technology_decks", decks, s.tech_deck, s.tech_deck_size),
        ):
            for level, entries in enumerate(pair):
                found = self.cards(
                    entries, f"{key}[{level}]", words.TECHNOLOGY_BITS, room, level + 1
                )
                deck[level, : len(found)] = found[::-1] if key == "technology_decks" else found
                size[level] = len(found)
        given = [False, False, False]
        for tile, here in enumerate(document.get("tiles", [])):
            if here is None:
                continue
            given[tile] = True
            level = 2 if tile == 2 or s.turned == tile + 1 else 1
            if sum(entry is not None for entry in here) == 1:
                self.wrong("lone", f"tiles[{tile}]")
            for i, entry in enumerate(here):
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

    def deal(self, document: AkPosition, hands: list[bool], tiles: list[bool]) -> None:
        """Put every card that is not mentioned under its deck; deal hands and tiles left out."""
        s = self.s
        pile = self.cards(document.get("discard", []), "discard", words.BUILDER_BITS, len(s.pile))
        s.pile[: len(pile)] = pile
        s.pile_size = len(pile)
        top = self.cards(document.get("deck", []), "deck", words.BUILDER_BITS, len(s.deck))
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

    def sight(self, document: AkPosition) -> None:
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
        for seat, groups in enumerate(document.get("sight", [])[:players]):
            for names, ids in groups.items():
                bits = 0
                for name in names.split():
                    if name not in places:
                        self.wrong("word", f"sight[{seat}]", value=name[:40])
                    bits |= places.get(name, 0)
                for i, entry in enumerate(ids):
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

    def read(self, document: AkPosition) -> None:
        s = self.s
        if "state" in document:
            self.half_done(document)
            return
        seats = document["players"]
        if (len(seats) == 1) != self.alone:
            self.wrong("seats", "players", n=len(seats))
            return
        s.players = len(seats)
        phase = document.get("phase", "action")
        if self.alone:
            alone.read(self, document.get("solo", {}), over=phase == "over")
        elif "solo" in document:
            self.problems.append(problem("solo", Message("document-unknown")))
        s.phase = PHASES[phase]
        for seat, table in enumerate(seats):
            self.seat(table, seat)
        last = len(seats) - 1
        s.first = self.within(document.get("first", 0), "first", last)
        s.active = self.within(document.get("turn", int(s.first)), "turn", last)
        actions = document.get("actions", 2 if phase == "action" else 0)
        s.actions = self.within(actions, "actions", 9 if self.alone else 2)
        s.turns, s.lost_in_phase = document.get("turns", 0), document.get("lost_in_phase", 0)
        s.skip = document.get("skip", False)
        most = int(max(s.past_size))
        ended = most >= st.END or phase == "over"
        s.ending = document.get("ending", ended and not self.alone)
        if most >= st.END and not s.ending and not self.alone:
            self.wrong("ending", "ending")
        tiles = self.technologies(document)
        hands = ["hand" in table for table in seats]
        self.deal(document, hands, tiles)
        if self.problems:
            return
        self.sight(document)
        self.begin(phase)

    def half_done(self, document: AkPosition) -> None:
        """A position in the middle of an effect; its zones say the same as its state."""
        half_done.read(self, document)
        if self.problems:
            return
        whole = position(self.pack, self.s)
        for key in sorted({*document, *whole}):
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
    pack: Pack, document: Any, s: AkState, options: Any, seed: int, alone: bool = False
) -> None:
    """Set a position up in a zeroed state array, or refuse it with everything that is wrong."""
    reader = Reader(pack, s, seed, options, alone)
    s.chance = reader.stream.chance
    reader.read(read_document(AkPosition, document, InvalidPosition))
    if reader.problems:
        raise InvalidPosition(*reader.problems)
