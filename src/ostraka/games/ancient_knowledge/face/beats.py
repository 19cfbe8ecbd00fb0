"""An action in beats: the steps of the rules, each with its cause.

The steps are those of `rules.choices.go_on`, the body of the rules' own loop. A beat ends with each
step that changes something on the table, and with the last one, after which somebody is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ostraka.core.i18n.message import Message
from ostraka.core.show.change import Cause
from ostraka.games.ancient_knowledge.face.full_hand import undrawn
from ostraka.games.ancient_knowledge.language.coffers import LETTERS
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules.choices import WAITING, go_on, remember
from ostraka.games.ancient_knowledge.rules.state import CARD, KIND, WHAT, Frame, Phase
from ostraka.games.ancient_knowledge.state_types import AkState

_ON_THE_TABLE = (
    "reveals", "active", "skip", "ending", "turned", "in_limbo", "time", "aside", "die",
    "unlearning_skipped", "objectives", "coffers", "drawn", "given_up", "used", "deck_size",
    "pile_size", "turns", "lost", "tech_deck_size", "tech_pile_size", "knowledge", "marks", "held",
    "line", "artifacts", "past", "collection", "rotated", "stored", "tiles",
)  # fmt: skip
"""What shows on the table; counts stand for what lies face down."""

Sentences = Callable[[Any, int], tuple[Message | None, Message | None, set[int]]]
"""An action in words for those who may know all of it, for the others, and who knows all."""


@dataclass(frozen=True)
class ByItself(Cause):
    """The cause of what happens because a choice had a single option."""

    said: Message | None = None
    """What was taken, for those who may know it."""
    hinted: Message | None = None
    """The same for all others."""
    insiders: tuple[int, ...] = ()

    def sentence(self, seat: int | None) -> Message | None:
        """What a seat is told about the choice that made itself."""
        return self.said if seat in self.insiders else self.hinted


class OwnWords(Cause):
    """The action itself: its sentence has told what it does."""


@dataclass(frozen=True)
class FullHand(Cause):
    """The cause of what does not happen: cards that a hand has no room for are not drawn."""

    undrawn: int = 0


def _table(s: Any) -> bytes:
    return b"".join(s[name].tobytes() for name in _ON_THE_TABLE)


def _effect(pack: Pack, frame: Any) -> Cause:
    """The effect of a card, or of a coffer."""
    if frame[CARD]:
        return Cause("effect", pack.card(int(frame[CARD])).id)
    numbers = pack.data.coffer_effect.tolist()
    return Cause("effect", LETTERS[numbers.index(int(frame[WHAT]))])


def _under_way(pack: Pack, s: AkState) -> Cause:
    """What the step about to be taken belongs to: the effect or the decline begun last."""
    for frame in s.stack[: s.depth][::-1]:
        if frame[KIND] == Frame.REFILL:
            return Cause("refill", f"tile.{int(frame[WHAT]) + 1}")
        if frame[KIND] == Frame.EFFECT:
            return _effect(pack, frame)
        if frame[KIND] == Frame.DEPART:
            return Cause("decline", pack.card(int(frame[CARD])).id)
    for frame in s.stack[: s.depth][::-1]:
        if frame[KIND] == Frame.PLACE:
            return Cause("action", pack.card(int(frame[CARD])).id)
        if frame[KIND] == Frame.DRAW:
            return Cause("action")
    return Cause("rule")


def _between_phases(before: int, after: int) -> Cause:
    """What moved the table while nothing was under way."""
    if before == Phase.SLID and after == Phase.UNLEARNED:
        return Cause("die")
    if before == Phase.DECLINE:
        return Cause("decline")
    return Cause("time" if before == Phase.TIMELINE else "rule")


def beats(pack: Pack, s: AkState, code: int, told: Sentences) -> Iterator[Cause]:
    """Carry an action out on a record, step by step, with the cause of each change.

    `told` puts an option that is taken by itself into words.
    """
    remember(s, code)
    chosen, first = code, True
    while chosen != WAITING:
        shown, phase = _table(s), int(s.phase)
        cause = _under_way(pack, s)
        idle = s.depth == 0
        if chosen and not first:
            said, hinted, insiders = told(s, chosen)
            cause = ByItself(cause.kind, cause.thing, int(s.seat), said, hinted, tuple(insiders))
        elif chosen:
            cause = OwnWords("action", cause.thing)
        by_itself = chosen and not first
        missing, drawer = undrawn(pack, s, chosen), int(s.active)
        chosen, first = int(go_on(s, pack.data, chosen)), False
        if chosen != WAITING and (by_itself or _table(s) != shown):
            s.offered = 0  # nobody is asked anything in between
            yield _between_phases(phase, int(s.phase)) if idle else cause
        if missing:
            yield FullHand(cause.kind, cause.thing, drawer, missing)
    yield Cause("rule")
