"""An action in beats: the steps of the rules, each with its cause.

The steps are those of `rules.choices.go_on`, the body of the rules' own loop. A beat ends with each
step that changes something on the table, and with the last one, after which somebody is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ostraka.core.i18n.message import Message
from ostraka.core.show.change import Cause
from ostraka.core.show.parts import place_of
from ostraka.games.ancient_knowledge.language import tables as tb
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.language.grammar import LETTERS
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.codes import Verb, verb_of
from ostraka.games.ancient_knowledge.rules.quantities import amount, modifier
from ostraka.games.ancient_knowledge.rules.state import CARD, KIND, WHAT, Frame, Phase
from ostraka.games.ancient_knowledge.state_types import AkState
from ostraka.games.ancient_knowledge.turn.choices import WAITING, go_on, remember
from ostraka.games.ancient_knowledge.turn.taking import CARDS_PER_MONUMENT

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
    content = s.tobytes()
    return b"".join([content[place] for place in _places(s.dtype)])


@cache
def _places(dtype: np.dtype[Any]) -> list[slice]:
    """Where what shows on the table lies in the bytes of a state."""
    return [place_of(dtype, name) for name in _ON_THE_TABLE]


def _effect(pack: Pack, frame: Any) -> Cause:
    """The effect of a card, or of a coffer."""
    if frame[CARD]:
        return Cause("effect", pack.card(int(frame[CARD])).id)
    numbers = pack.data.coffer_effect.tolist()
    return Cause("effect", LETTERS[numbers.index(int(frame[WHAT]))])


_REFILL, _EFFECT, _DEPART = Frame.REFILL, Frame.EFFECT, Frame.DEPART
_PLACE, _DRAW = Frame.PLACE, Frame.DRAW


def _under_way(pack: Pack, s: AkState) -> Cause:
    """What the step about to be taken belongs to: the effect or the decline begun last."""
    frames = s.stack[: s.depth][::-1].tolist()
    for frame in frames:
        if frame[KIND] == _REFILL:
            return Cause("refill", f"tile.{frame[WHAT] + 1}")
        if frame[KIND] == _EFFECT:
            return _effect(pack, frame)
        if frame[KIND] == _DEPART:
            return Cause("decline", pack.card(frame[CARD]).id)
    for frame in frames:
        if frame[KIND] == _PLACE:
            return Cause("action", pack.card(frame[CARD]).id)
        if frame[KIND] == _DRAW:
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
    """Carry an action out on a state array, step by step, with the cause of each change.

    `told` puts an option that is taken by itself into words.
    """
    remember(s, code)
    chosen, first, now = code, True, _table(s)
    while chosen != WAITING:
        shown, phase = now, int(s.phase)
        cause = _under_way(pack, s)
        idle = s.depth == 0
        if chosen and not first:
            said, hinted, insiders = told(s, chosen)
            cause = ByItself(cause.kind, cause.thing, int(s.seat), said, hinted, tuple(insiders))
        elif chosen:
            cause = OwnWords("action", cause.thing)
        by_itself = chosen and not first
        missing, drawer = _undrawn(pack, s, chosen), int(s.active)
        chosen, first = int(go_on(s, pack.data, chosen)), False
        now = _table(s) if chosen != WAITING else shown
        if chosen != WAITING and (by_itself or now != shown):
            s.offered = 0  # nobody is asked anything in between
            yield _between_phases(phase, int(s.phase)) if idle else cause
        if missing:
            yield FullHand(cause.kind, cause.thing, drawer, missing)
    yield Cause("rule")


def _undrawn(pack: Pack, s: AkState, chosen: int) -> int:
    """How many cards the step about to be taken would draw, but for the hand limit."""
    due = _due(pack, s, int(s.active), chosen)
    return max(0, int(s.held[s.active]) + due - st.HAND_LIMIT) if due else 0


def _due(pack: Pack, s: AkState, seat: int, chosen: int) -> int:
    if chosen:
        return int(verb_of(chosen) == Verb.SEARCH)
    if s.depth == 0:
        return 0
    frame = s.stack[s.depth - 1].tolist()
    if frame[st.KIND] == Frame.DRAW:
        each = modifier(s, pack.data, seat, words.EXCAVATE, words.BUILDER_BITS, 0)
        return int(frame[st.N]) * (int(each) or CARDS_PER_MONUMENT)
    if frame[st.KIND] != Frame.EFFECT:
        return 0
    effect, done = frame[st.WHAT], frame[st.N]
    step = int(pack.data.effects[effect, tb.E_DO]) + done
    if done == pack.data.effects[effect, tb.E_DOS] or pack.data.steps[step, tb.S_OP] != words.DRAW:
        return 0
    card, count, context = frame[st.CARD], frame[st.COUNT], frame[st.CONTEXT]
    return int(amount(s, pack.data, step, seat, card, count, context))
