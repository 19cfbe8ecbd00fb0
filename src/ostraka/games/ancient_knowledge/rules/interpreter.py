"""The interpreter: carries out the steps of effects, one after the other, as far as possible."""

from __future__ import annotations

from typing import Any

from ostraka.games.ancient_knowledge.language.tables import (
    E_CARD,
    E_DO,
    E_DOS,
    E_FLAGS,
    E_PAY,
    E_WHEN,
    S_ARG,
    S_FLAGS,
    S_KINDS,
    S_N,
    S_OP,
    S_TARGETS,
    S_TO,
)
from ostraka.games.ancient_knowledge.language.words import (
    ACT,
    ADD,
    ARCHIVE,
    BURY,
    CLAIM,
    CREATE,
    DESTROY_ARTIFACTS,
    DESTROY_SELF,
    DISCARD,
    DRAW,
    FREE,
    GIVE,
    LEARN,
    LOOK_CREATE,
    LOOK_KEEP,
    LOOK_LEARN,
    MAY,
    MOVE,
    OPPONENTS_DISCARD,
    OPTIONAL,
    RECOVER,
    REMOVE,
    REMOVE_EACH,
    RENEW,
    SEEK,
    SHARE,
    SKIP_UNLEARNING,
    STEAL,
    STORE,
    STRAIGHTEN,
    SWAP,
    UP_TO,
)
from ostraka.games.ancient_knowledge.rules.builders import draw_cards
from ostraka.games.ancient_knowledge.rules.create import offer_creations
from ostraka.games.ancient_knowledge.rules.discards import count_in_hand, destroy
from ostraka.games.ancient_knowledge.rules.learn import claim, offer_technologies
from ostraka.games.ancient_knowledge.rules.looks import (
    seek,
    start_keep,
    start_share,
    start_study,
    start_unearth,
)
from ostraka.games.ancient_knowledge.rules.opponents import (
    can_steal,
    opponent_has_cards,
    opponent_has_monument,
)
from ostraka.games.ancient_knowledge.rules.quantities import amount, holds
from ostraka.games.ancient_knowledge.rules.rearrange import can_move, can_swap
from ostraka.games.ancient_knowledge.rules.removal import can_remove, remove_each
from ostraka.games.ancient_knowledge.rules.rule import rule
from ostraka.games.ancient_knowledge.rules.state import (
    A_STOP,
    A_USE,
    CARD,
    CONTEXT,
    COUNT,
    F_ACTION,
    F_ADD,
    F_ARCHIVE,
    F_BURY,
    F_CREATE,
    F_DESTROY,
    F_EFFECT,
    F_GIVE,
    F_LEARN,
    F_MOVE,
    F_OPPONENTS,
    F_PAY,
    F_RECOVER,
    F_REMOVE,
    F_RENEW,
    F_STEAL,
    F_STORE,
    F_SWAP,
    FACE_UP,
    HAND_LIMIT,
    UNLEARNED,
    WHAT,
    I,
    N,
    big_rule,
    offer,
    push,
)
from ostraka.games.ancient_knowledge.rules.technologies import renewable

__all__ = ["available", "offer_parts", "perform_next", "start_effect"]


@rule
def any_buriable(s: Any, data: Any, level: int) -> bool:
    """Whether a technology of the level (0: any) lies face up."""
    for tile in range(3):
        for place in range(FACE_UP):
            card = s.tiles[tile, place]
            if card != 0 and (level == 0 or data.level[card] == level):
                return True
    return False


@rule
def any_rotated(s: Any, seat: int) -> bool:
    """Whether the Past holds a rotated monument."""
    for i in range(s.past_size[seat]):  # noqa: SIM110 - compiled
        if s.rotated[s.past[seat, i]]:
            return True
    return False


@rule
def possible(s: Any, data: Any, seat: int, card: int, step: int, context: int) -> Any:
    """Whether a step would do anything if it were carried out now."""
    row = data.steps[step]
    op = row[S_OP]
    if op == DRAW:
        stock = s.deck_size + s.pile_size
        return (
            s.held[seat] < HAND_LIMIT
            and stock > 0
            and amount(s, data, step, seat, card, 0, context) > 0
        )
    if op in (REMOVE, REMOVE_EACH):
        return can_remove(s, data, seat, step, card) and (
            amount(s, data, step, seat, card, 0, context) > 0
        )
    if op in (LOOK_KEEP, SEEK):
        return s.held[seat] < HAND_LIMIT and s.deck_size + s.pile_size > 0
    if op in (LOOK_CREATE, SHARE):
        return s.deck_size + s.pile_size > 0
    if op == LOOK_LEARN:
        level = row[S_ARG] - 1
        return s.tech_deck_size[level] + s.tech_pile_size[level] > 0
    if op == DISCARD:
        return count_in_hand(s, data, seat, I(row[S_KINDS]), 0) > 0
    if op == OPPONENTS_DISCARD:
        return opponent_has_cards(s, I(row[S_ARG]))
    if op == STEAL:
        return can_steal(s)
    if op == ADD:
        return opponent_has_monument(s)
    if op == GIVE:
        return s.lost[seat] > 0 and opponent_has_monument(s)
    if op == RECOVER:
        return s.lost[seat] > 0
    if op == MOVE:
        return can_move(s, data, seat, step, card)
    if op == SWAP:
        return can_swap(s, data, seat, step, card)
    if op == DESTROY_ARTIFACTS:
        return s.artifact_count[seat] > 0
    if op == STRAIGHTEN:
        return any_rotated(s, seat)
    if op == CREATE:
        return offer_creations(s, data, seat, I(row[S_KINDS]), I(row[S_FLAGS]) & FREE, 1) > 0
    if op == LEARN:
        free, level, relief = I(row[S_FLAGS]) & FREE, I(row[S_ARG]), I(row[S_TO])
        return offer_technologies(s, data, seat, free, level, relief, 1) > 0
    if op == ARCHIVE:
        return s.held[seat] > 0
    if op == BURY:
        return any_buriable(s, data, I(row[S_ARG]))
    if op == STORE:
        return s.stored[card] == 0 and any_buriable(s, data, I(row[S_N]))
    if op == CLAIM:
        return s.stored[card] != 0
    if op == RENEW:
        return renewable(s, 0) or renewable(s, 1) or renewable(s, 2)
    if op == SKIP_UNLEARNING:
        return s.phase != UNLEARNED and s.unlearning_skipped == 0
    return True


@rule
def ignored_alone(s: Any, data: Any, effect: int) -> bool:
    """Whether an effect is ignored because there are no opponents that it could be aimed at.

    By the table's choice that is an effect of which every step is aimed at them, or any step.
    """
    row = data.effects[effect]
    aimed = 0
    for step in range(row[E_DO], row[E_DO] + row[E_DOS]):
        aimed += data.steps[step, S_OP] in (OPPONENTS_DISCARD, STEAL, ADD, GIVE)
    return aimed > 0 if s.whole_ignored else aimed > 0 and aimed == row[E_DOS]


@rule
def available(s: Any, data: Any, seat: int, effect: int, context: int) -> Any:
    """Whether an effect can be carried out now.

    Its conditions hold, its price can be paid in full, and without a price something would happen.
    """
    if not holds(s, data, effect, seat, context):
        return False
    if s.players == 1 and ignored_alone(s, data, effect):
        return False
    row = data.effects[effect]
    pay = row[E_PAY]
    if pay != 0:
        if data.steps[pay, S_OP] == DISCARD:
            kinds = I(data.steps[pay, S_KINDS])
            return count_in_hand(s, data, seat, kinds, 0) >= data.steps[pay, S_N]
        return True
    for step in range(row[E_DO], row[E_DO] + row[E_DOS]):
        if possible(s, data, seat, I(row[E_CARD]), step, context):
            return True
    return False


@big_rule
def offer_parts(s: Any, data: Any, seat: int) -> None:
    """Offer the parts of a set that are available; stopping, when all of them are optional.

    A single available part without a price needs no choice: either it is mandatory, or it asks
    itself what its owner wants.
    """
    frame = s.stack[s.depth - 1]
    optional, priced = True, False
    for i in range(frame[WHAT], frame[WHAT] + frame[N]):
        effect = I(s.parts[i])
        if effect != 0 and available(s, data, seat, effect, I(frame[CONTEXT])):
            row = data.effects[effect]
            offer(s, A_USE, I(row[E_CARD]), I(row[E_WHEN]))
            optional &= row[E_FLAGS] & OPTIONAL != 0
            priced |= row[E_PAY] != 0
    if s.offered > 0 and optional and (priced or s.offered > 1):
        offer(s, A_STOP, 0, 0)


@big_rule
def start_effect(s: Any, data: Any, seat: int, effect: int, context: int) -> None:
    """Begin an effect: its price is paid first."""
    row = data.effects[effect]
    card = I(row[E_CARD])
    push(s, F_EFFECT, effect, card, 0, 0, context, 0)
    pay = row[E_PAY]
    if pay != 0:
        if data.steps[pay, S_OP] == DISCARD:
            push(s, F_PAY, 0, 0, I(data.steps[pay, S_N]), 0, I(data.steps[pay, S_KINDS]), 0)
        else:
            destroy(s, data, seat, card)


@rule
def straighten(s: Any, seat: int, n: int) -> None:
    """Up to n rotated monuments of the Past are straight again; which ones does not matter."""
    for i in range(s.past_size[seat]):
        if n > 0 and s.rotated[s.past[seat, i]]:
            s.rotated[s.past[seat, i]] = 0
            n -= 1


@big_rule
def perform_next(s: Any, data: Any, seat: int) -> None:
    """Carry out the next step of the effect on top of the stack, or end the effect."""
    frame = s.stack[s.depth - 1]
    effect = I(frame[WHAT])
    if frame[N] == data.effects[effect, E_DOS]:
        s.depth -= 1
        return
    step = I(data.effects[effect, E_DO]) + I(frame[N])
    frame[N] += 1
    card, context = I(frame[CARD]), I(frame[CONTEXT])
    n = amount(s, data, step, seat, card, I(frame[COUNT]), context)
    op = I(data.steps[step, S_OP])
    if op == RECOVER and data.steps[step, S_FLAGS] & UP_TO == 0:
        s.lost[seat] = max(0, I(s.lost[seat]) - n)
    elif n > 0 and not perform_at_once(s, data, seat, step, card, n):
        ask(s, data, step, card, n)


@rule
def perform_at_once(s: Any, data: Any, seat: int, step: int, card: int, n: int) -> bool:
    """Steps that begin without a choice."""
    row = data.steps[step]
    op = row[S_OP]
    if op == DRAW:
        draw_cards(s, data, seat, n)
    elif op == REMOVE_EACH:
        remove_each(s, data, seat, step, card, n)
    elif op == SEEK:
        seek(s, data, seat, I(row[S_KINDS]), n)
    elif op == STRAIGHTEN:
        straighten(s, seat, n)
    elif op == DESTROY_SELF:
        destroy(s, data, seat, card)
    elif op == CLAIM:
        claim(s, data, seat, card)
    elif op == SKIP_UNLEARNING:
        s.unlearning_skipped = 1
    elif op == LOOK_KEEP:
        start_keep(s, data, seat, n, I(row[S_TO]))
    elif op == LOOK_CREATE:
        start_unearth(s, data, seat, card, n)
    elif op == LOOK_LEARN:
        start_study(s, data, seat, card, I(row[S_ARG]) - 1, n)
    elif op == SHARE:
        start_share(s, data, n)
    else:
        return False
    return True


@big_rule
def ask(s: Any, data: Any, step: int, card: int, n: int) -> None:
    """Steps that are a choice: put it on the stack."""
    row = data.steps[step]
    op = row[S_OP]
    flags = I(row[S_FLAGS])
    kinds = I(row[S_KINDS])
    arg = I(row[S_ARG])
    if op == REMOVE:
        push(s, F_REMOVE, step, card, n, 0, flags & UP_TO, I(row[S_TARGETS]))
    elif op == DISCARD:
        push(s, F_PAY, 0, 0, n, 0, kinds, flags & UP_TO)
    elif op == OPPONENTS_DISCARD:
        push(s, F_OPPONENTS, arg, 0, n, 0, 0, 0)
    elif op == STEAL:
        push(s, F_STEAL, 0, 0, 0, 0, 0, 0)
    elif op == ADD:
        push(s, F_ADD, 0, 0, n, 1, 0, 0)
    elif op == GIVE:
        push(s, F_GIVE, 0, 0, n, 0, 0, 0)
    elif op == RECOVER:
        push(s, F_RECOVER, 0, 0, n, 0, 0, 0)
    elif op == MOVE:
        push(s, F_MOVE, step, card, 0, 0, 0, flags & MAY)
    elif op == SWAP:
        push(s, F_SWAP, step, card, 0, 0, 0, 0)
    elif op == DESTROY_ARTIFACTS:
        push(s, F_DESTROY, 0, card, 0, 0, 0, 0)
    elif op == CREATE:
        push(s, F_CREATE, flags & FREE, card, kinds, 0, 0, flags & MAY)
    elif op == LEARN:
        push(s, F_LEARN, flags & FREE, card, arg, I(row[S_TO]), 0, flags & MAY)
    elif op == ARCHIVE:
        push(s, F_ARCHIVE, 0, 0, 0, 0, 0, flags & MAY)
    elif op == BURY:
        push(s, F_BURY, arg, 0, n, 0, 0, 0)
    elif op == STORE:
        push(s, F_STORE, n, card, 0, 0, 0, 0)
    elif op == RENEW:
        push(s, F_RENEW, 0, 0, 0, 0, 0, 0)
    elif op == ACT:
        s.actions += n
        push(s, F_ACTION, 0, 0, 0, 0, 0, 0)
