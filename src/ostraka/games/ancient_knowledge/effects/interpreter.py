"""The interpreter: carries out the steps of effects, one after the other, as far as possible."""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.effects.discards import count_in_hand, destroy
from ostraka.games.ancient_knowledge.effects.looks import (
    seek,
    start_keep,
    start_share,
    start_study,
    start_unearth,
)
from ostraka.games.ancient_knowledge.effects.opponents import (
    can_steal,
    opponent_has_cards,
    opponent_has_monument,
)
from ostraka.games.ancient_knowledge.effects.rearrange import can_move, can_swap
from ostraka.games.ancient_knowledge.effects.removal import can_remove, remove_each
from ostraka.games.ancient_knowledge.language import tables as tb
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.builders import draw_cards
from ostraka.games.ancient_knowledge.rules.codes import Verb
from ostraka.games.ancient_knowledge.rules.create import offer_creations
from ostraka.games.ancient_knowledge.rules.learn import claim, offer_technologies
from ostraka.games.ancient_knowledge.rules.quantities import amount, holds
from ostraka.games.ancient_knowledge.rules.state import Frame, I, Phase, big_rule, offer, push
from ostraka.games.ancient_knowledge.rules.technologies import renewable
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def any_buriable(s: AkState, data: AkData, level: int) -> bool:
    """Whether a technology of the level (0: any) lies face up."""
    for tile in range(3):
        for place in range(st.FACE_UP):
            card = s.tiles[tile, place]
            if card != 0 and (level == 0 or data.level[card] == level):
                return True
    return False


@rule
def any_rotated(s: AkState, seat: int) -> bool:
    """Whether the Past holds a rotated monument."""
    for i in range(s.past_size[seat]):  # noqa: SIM110 - compiled
        if s.rotated[s.past[seat, i]]:
            return True
    return False


@rule
def possible(s: AkState, data: AkData, seat: int, card: int, step: int, context: int) -> Any:
    """Whether a step would do anything if it were carried out now."""
    row = data.steps[step]
    op = row[tb.S_OP]
    if op == words.DRAW:
        stock = s.deck_size + s.pile_size
        return (
            s.held[seat] < st.HAND_LIMIT
            and stock > 0
            and amount(s, data, step, seat, card, 0, context) > 0
        )
    if op in (words.REMOVE, words.REMOVE_EACH):
        return can_remove(s, data, seat, step, card) and (
            amount(s, data, step, seat, card, 0, context) > 0
        )
    if op in (words.LOOK_KEEP, words.SEEK):
        return s.held[seat] < st.HAND_LIMIT and s.deck_size + s.pile_size > 0
    if op in (words.LOOK_CREATE, words.SHARE):
        return s.deck_size + s.pile_size > 0
    if op == words.LOOK_LEARN:
        level = row[tb.S_ARG] - 1
        return s.tech_deck_size[level] + s.tech_pile_size[level] > 0
    if op == words.DISCARD:
        return count_in_hand(s, data, seat, I(row[tb.S_KINDS]), 0) > 0
    if op == words.OPPONENTS_DISCARD:
        return opponent_has_cards(s, I(row[tb.S_ARG]))
    if op == words.STEAL:
        return can_steal(s)
    if op == words.ADD:
        return opponent_has_monument(s)
    if op == words.GIVE:
        return s.lost[seat] > 0 and opponent_has_monument(s)
    if op == words.RECOVER:
        return s.lost[seat] > 0
    if op == words.MOVE:
        return can_move(s, data, seat, step, card)
    if op == words.SWAP:
        return can_swap(s, data, seat, step, card)
    if op == words.DESTROY_ARTIFACTS:
        return s.artifact_count[seat] > 0
    if op == words.STRAIGHTEN:
        return any_rotated(s, seat)
    if op == words.CREATE:
        return (
            offer_creations(s, data, seat, I(row[tb.S_KINDS]), I(row[tb.S_FLAGS]) & words.FREE, 1)
            > 0
        )
    if op == words.LEARN:
        free, level, relief = I(row[tb.S_FLAGS]) & words.FREE, I(row[tb.S_ARG]), I(row[tb.S_TO])
        return offer_technologies(s, data, seat, free, level, relief, 1) > 0
    if op == words.ARCHIVE:
        return s.held[seat] > 0
    if op == words.BURY:
        return any_buriable(s, data, I(row[tb.S_ARG]))
    if op == words.STORE:
        return s.stored[card] == 0 and any_buriable(s, data, I(row[tb.S_N]))
    if op == words.CLAIM:
        return s.stored[card] != 0
    if op == words.RENEW:
        return renewable(s, 0) or renewable(s, 1) or renewable(s, 2)
    if op == words.SKIP_UNLEARNING:
        return s.phase != Phase.UNLEARNED and s.unlearning_skipped == 0
    return True


@rule
def ignored_alone(s: AkState, data: AkData, effect: int) -> bool:
    """Whether an effect is ignored because there are no opponents that it could be aimed at.

    By the table's choice that is an effect of which every step is aimed at them, or any step.
    """
    row = data.effects[effect]
    aimed = 0
    for step in range(row[tb.E_DO], row[tb.E_DO] + row[tb.E_DOS]):
        aimed += data.steps[step, tb.S_OP] in (
            words.OPPONENTS_DISCARD,
            words.STEAL,
            words.ADD,
            words.GIVE,
        )
    return aimed > 0 if s.whole_ignored else aimed > 0 and aimed == row[tb.E_DOS]


@rule
def available(s: AkState, data: AkData, seat: int, effect: int, context: int) -> Any:
    """Whether an effect can be carried out now.

    Its conditions hold, its price can be paid in full, and without a price something would happen.
    """
    if not holds(s, data, effect, seat, context):
        return False
    if s.players == 1 and ignored_alone(s, data, effect):
        return False
    row = data.effects[effect]
    pay = row[tb.E_PAY]
    if pay != 0:
        if data.steps[pay, tb.S_OP] == words.DISCARD:
            kinds = I(data.steps[pay, tb.S_KINDS])
            return count_in_hand(s, data, seat, kinds, 0) >= data.steps[pay, tb.S_N]
        return True
    for step in range(row[tb.E_DO], row[tb.E_DO] + row[tb.E_DOS]):
        if possible(s, data, seat, I(row[tb.E_CARD]), step, context):
            return True
    return False


@big_rule
def offer_parts(s: AkState, data: AkData, seat: int) -> None:
    """Offer the parts of a set that are available; stopping, when all of them are optional.

    A single available part without a price needs no choice: either it is mandatory, or it asks
    itself what its owner wants.
    """
    frame = s.stack[s.depth - 1]
    optional, priced = True, False
    for i in range(frame[st.WHAT], frame[st.WHAT] + frame[st.N]):
        effect = I(s.parts[i])
        if effect != 0 and available(s, data, seat, effect, I(frame[st.CONTEXT])):
            row = data.effects[effect]
            offer(s, Verb.USE, I(row[tb.E_CARD]), I(row[tb.E_WHEN]))
            optional &= row[tb.E_FLAGS] & words.OPTIONAL != 0
            priced |= row[tb.E_PAY] != 0
    if s.offered > 0 and optional and (priced or s.offered > 1):
        offer(s, Verb.STOP, 0, 0)


@big_rule
def start_effect(s: AkState, data: AkData, seat: int, effect: int, context: int) -> None:
    """Begin an effect: its price is paid first."""
    row = data.effects[effect]
    card = I(row[tb.E_CARD])
    push(s, Frame.EFFECT, effect, card, 0, 0, context, 0)
    pay = row[tb.E_PAY]
    if pay != 0:
        if data.steps[pay, tb.S_OP] == words.DISCARD:
            push(
                s, Frame.PAY, 0, 0, I(data.steps[pay, tb.S_N]), 0, I(data.steps[pay, tb.S_KINDS]), 0
            )
        else:
            destroy(s, data, seat, card)


@rule
def straighten(s: AkState, seat: int, n: int) -> None:
    """Up to n rotated monuments of the Past are straight again; which ones does not matter."""
    for i in range(s.past_size[seat]):
        if n > 0 and s.rotated[s.past[seat, i]]:
            s.rotated[s.past[seat, i]] = 0
            n -= 1


@big_rule
def perform_next(s: AkState, data: AkData, seat: int) -> None:
    """Carry out the next step of the effect on top of the stack, or end the effect."""
    frame = s.stack[s.depth - 1]
    effect = I(frame[st.WHAT])
    if frame[st.N] == data.effects[effect, tb.E_DOS]:
        s.depth -= 1
        return
    step = I(data.effects[effect, tb.E_DO]) + I(frame[st.N])
    frame[st.N] += 1
    card, context = I(frame[st.CARD]), I(frame[st.CONTEXT])
    n = amount(s, data, step, seat, card, I(frame[st.COUNT]), context)
    op = I(data.steps[step, tb.S_OP])
    if op == words.RECOVER and data.steps[step, tb.S_FLAGS] & words.UP_TO == 0:
        s.lost[seat] = max(0, I(s.lost[seat]) - n)
    elif n > 0 and not perform_at_once(s, data, seat, step, card, n):
        ask(s, data, step, card, n)


@rule
def perform_at_once(s: AkState, data: AkData, seat: int, step: int, card: int, n: int) -> bool:
    """Steps that begin without a choice."""
    row = data.steps[step]
    op = row[tb.S_OP]
    if op == words.DRAW:
        draw_cards(s, data, seat, n)
    elif op == words.REMOVE_EACH:
        remove_each(s, data, seat, step, card, n)
    elif op == words.SEEK:
        seek(s, data, seat, I(row[tb.S_KINDS]), n)
    elif op == words.STRAIGHTEN:
        straighten(s, seat, n)
    elif op == words.DESTROY_SELF:
        destroy(s, data, seat, card)
    elif op == words.CLAIM:
        claim(s, data, seat, card)
    elif op == words.SKIP_UNLEARNING:
        s.unlearning_skipped = 1
    elif op == words.LOOK_KEEP:
        start_keep(s, data, seat, n, I(row[tb.S_TO]))
    elif op == words.LOOK_CREATE:
        start_unearth(s, data, seat, card, n)
    elif op == words.LOOK_LEARN:
        start_study(s, data, seat, card, I(row[tb.S_ARG]) - 1, n)
    elif op == words.SHARE:
        start_share(s, data, n)
    else:
        return False
    return True


@big_rule
def ask(s: AkState, data: AkData, step: int, card: int, n: int) -> None:
    """Steps that are a choice: put it on the stack."""
    row = data.steps[step]
    op = row[tb.S_OP]
    flags = I(row[tb.S_FLAGS])
    kinds = I(row[tb.S_KINDS])
    arg = I(row[tb.S_ARG])
    if op == words.REMOVE:
        push(s, Frame.REMOVE, step, card, n, 0, flags & words.UP_TO, I(row[tb.S_TARGETS]))
    elif op == words.DISCARD:
        push(s, Frame.PAY, 0, 0, n, 0, kinds, flags & words.UP_TO)
    elif op == words.OPPONENTS_DISCARD:
        push(s, Frame.OPPONENTS, arg, 0, n, 0, 0, 0)
    elif op == words.STEAL:
        push(s, Frame.STEAL, 0, 0, 0, 0, 0, 0)
    elif op == words.ADD:
        push(s, Frame.ADD, 0, 0, n, 1, 0, 0)
    elif op == words.GIVE:
        push(s, Frame.GIVE, 0, 0, n, 0, 0, 0)
    elif op == words.RECOVER:
        push(s, Frame.RECOVER, 0, 0, n, 0, 0, 0)
    elif op == words.MOVE:
        push(s, Frame.MOVE, step, card, 0, 0, 0, flags & words.MAY)
    elif op == words.SWAP:
        push(s, Frame.SWAP, step, card, 0, 0, 0, 0)
    elif op == words.DESTROY_ARTIFACTS:
        push(s, Frame.DESTROY, 0, card, 0, 0, 0, 0)
    elif op == words.CREATE:
        push(s, Frame.CREATE, flags & words.FREE, card, kinds, 0, 0, flags & words.MAY)
    elif op == words.LEARN:
        push(s, Frame.LEARN, flags & words.FREE, card, arg, I(row[tb.S_TO]), 0, flags & words.MAY)
    elif op == words.ARCHIVE:
        push(s, Frame.ARCHIVE, 0, 0, 0, 0, 0, flags & words.MAY)
    elif op == words.BURY:
        push(s, Frame.BURY, arg, 0, n, 0, 0, 0)
    elif op == words.STORE:
        push(s, Frame.STORE, n, card, 0, 0, 0, 0)
    elif op == words.RENEW:
        push(s, Frame.RENEW, 0, 0, 0, 0, 0, 0)
    elif op == words.ACT:
        s.actions += n
        push(s, Frame.ACTION, 0, 0, 0, 0, 0, 0)
