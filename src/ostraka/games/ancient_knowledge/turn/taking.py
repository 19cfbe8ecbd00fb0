"""What becomes of the option taken from the choice on top of the stack."""

from __future__ import annotations

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.effects.discards import (
    discard_artifact,
    discard_next,
    position_in_hand,
)
from ostraka.games.ancient_knowledge.effects.interpreter import start_effect
from ostraka.games.ancient_knowledge.effects.looks import (
    choose_kept,
    choose_shared,
    choose_studied,
    choose_unearthed,
)
from ostraka.games.ancient_knowledge.effects.opponents import (
    carry_out_marks,
    choose_give,
    choose_stolen,
    choose_victim,
    mark,
)
from ostraka.games.ancient_knowledge.effects.rearrange import move, swap
from ostraka.games.ancient_knowledge.effects.removal import choose_removal
from ostraka.games.ancient_knowledge.effects.solo_coffers import (
    abandon,
    choose_objective,
    may_give_up,
    use_coffer,
)
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.builders import (
    discard_from_hand,
    draw_cards,
    drop_limbo,
    out_of_hand,
)
from ostraka.games.ancient_knowledge.rules.codes import Verb, card_of, number_of, verb_of
from ostraka.games.ancient_knowledge.rules.create import start_creation
from ostraka.games.ancient_knowledge.rules.learn import learn, store
from ostraka.games.ancient_knowledge.rules.quantities import modifier
from ostraka.games.ancient_knowledge.rules.sets import gather_reactions, push_set
from ostraka.games.ancient_knowledge.rules.state import Frame, I, big_rule, push
from ostraka.games.ancient_knowledge.rules.technologies import bury, renew, turn_tile
from ostraka.games.ancient_knowledge.state_types import AkData, AkState
from ostraka.games.ancient_knowledge.turn.offers import offer_instead

CARDS_PER_MONUMENT = 2  # drawn by EXCAVATE


@big_rule
def excavate(s: AkState, data: AkData, seat: int, n: int) -> None:
    """Rotate n monuments; draw for them, or take what may replace the draw; then the reactions."""
    left = n
    for i in range(s.past_size[seat]):
        if left > 0 and s.rotated[s.past[seat, i]] == 0:
            s.rotated[s.past[seat, i]] = 1
            left -= 1
    start = I(s.parts_used)
    gather_reactions(s, data, seat, words.ON_EXCAVATE, 0, 0, 0)
    push_set(s, start, n)
    if offer_instead(s, data, seat, n, 1) > 0:
        push(s, Frame.INSTEAD, 0, 0, n, 0, 0, 0)
    else:
        push(s, Frame.DRAW, 0, 0, n, 0, 0, 0)


@rule
def draw_excavated(s: AkState, data: AkData, seat: int, n: int) -> None:
    """Two cards per monument rotated, or as many as a standing effect says."""
    each = modifier(s, data, seat, words.EXCAVATE, words.BUILDER_BITS, 0)
    draw_cards(s, data, seat, n * (each if each > 0 else CARDS_PER_MONUMENT))


@big_rule
def take_action(s: AkState, data: AkData, seat: int, verb: int, card: int, n: int) -> None:
    """One of the two actions of the turn."""
    s.depth -= 1
    s.actions -= 1
    if verb == Verb.SEARCH:
        draw_cards(s, data, seat, 1)
    elif verb == Verb.CREATE:
        out_of_hand(s, seat, card)
        start_creation(s, data, card, n, 0, 0)
    elif verb == Verb.LEARN:
        learn(s, data, seat, card, 0)
    elif verb == Verb.ARCHIVE:
        push(s, Frame.ARCHIVE, 0, 0, 0, 0, 0, 0)
    else:
        excavate(s, data, seat, n)


@rule
def take_part(s: AkState, data: AkData, seat: int, card: int, when: int) -> None:
    """Carry out an effect of the set; the set continues afterwards."""
    frame = s.stack[s.depth - 1]
    effect = I(data.effect[card, when])
    for i in range(frame[st.WHAT], frame[st.WHAT] + frame[st.N]):
        if s.parts[i] == effect:
            s.parts[i] = 0
    start_effect(s, data, seat, effect, I(frame[st.CONTEXT]))


@rule
def remove_archived(s: AkState, data: AkData, seat: int, n: int) -> None:
    """After n cards were discarded: n knowledge is removed, then cards react to the ARCHIVE."""
    s.depth -= 1
    start = I(s.parts_used)
    gather_reactions(s, data, seat, words.ON_ARCHIVE, 0, 0, 0)
    push_set(s, start, n)
    push(s, Frame.REMOVE, 0, 0, n, 0, 0, 0)


@big_rule
def take_archived(s: AkState, data: AkData, seat: int, verb: int, card: int) -> None:
    """ARCHIVE: discard one more card, or remove as much knowledge as cards were discarded."""
    frame = s.stack[s.depth - 1]
    if verb == Verb.DONE:
        remove_archived(s, data, seat, I(frame[st.COUNT]))
    else:
        frame[st.CURSOR] = position_in_hand(s, seat, card)
        frame[st.COUNT] += 1
        discard_from_hand(s, data, seat, card)
        if frame[st.CURSOR] >= s.held[seat]:
            remove_archived(s, data, seat, I(frame[st.COUNT]))


@rule
def take_decline(s: AkState, data: AkData, seat: int, card: int) -> None:
    """A monument declines: its decline effect first, then it leaves for the Past."""
    s.declining = card
    push(s, Frame.DEPART, 0, card, 0, 0, 0, 0)
    effect = I(data.effect[card, words.DECLINE])
    if effect != 0:
        start = I(s.parts_used)
        s.parts[start] = effect
        s.parts_used += 1
        push_set(s, start, 0)


@big_rule
def take_rules(
    s: AkState, data: AkData, seat: int, kind: int, verb: int, card: int, n: int
) -> None:
    """Carry out what was chosen where the rules of the turn asked."""
    if kind == Frame.ACTION:
        take_action(s, data, seat, verb, card, n)
    elif kind == Frame.SET:
        take_part(s, data, seat, card, n)
    elif kind == Frame.PAY:
        discard_next(s, data, seat, card)
    elif kind == Frame.REMOVE:
        choose_removal(s, seat, card, n)
    elif kind in (Frame.OPENING, Frame.OPPONENTS):
        if s.stack[s.depth - 1, st.WHAT]:
            place_marked = 0
            while s.artifacts[seat, place_marked] != card:
                place_marked += 1
            mark(s, seat, place_marked)
        else:
            mark(s, seat, position_in_hand(s, seat, card))
    elif kind == Frame.DECLINE:
        take_decline(s, data, seat, card)
    elif kind == Frame.TILE:
        s.depth -= 1
        may_give_up(s)
        turn_tile(s, n - 1)
    elif kind == Frame.COFFERS:
        choose_objective(s, n)
    elif kind == Frame.ABANDON:
        abandon(s, n)
    elif kind == Frame.INSTEAD:
        s.depth -= 1
        rotated = I(s.stack[s.depth, st.N])
        if verb == Verb.DRAW:
            push(s, Frame.DRAW, 0, 0, rotated, 0, 0, 0)
        else:
            start_effect(s, data, seat, I(data.effect[card, words.ANYTIME]), rotated)


@big_rule
def take_effects(
    s: AkState, data: AkData, seat: int, kind: int, verb: int, card: int, n: int
) -> None:
    """Carry out what was chosen where an effect asked."""
    frame = s.stack[s.depth - 1]
    if kind == Frame.CREATE:
        s.depth -= 1
        out_of_hand(s, seat, card)
        start_creation(s, data, card, n, I(frame[st.CARD]), I(frame[st.WHAT]))
    elif kind == Frame.LEARN:
        s.depth -= 1
        learn(s, data, seat, card, I(frame[st.CARD]))
    elif kind == Frame.MOVE:
        s.depth -= 1
        move(s, seat, card, n)
    elif kind == Frame.SWAP:
        s.depth -= 1
        swap(s, seat, card, n)
    elif kind == Frame.ADD:
        s.knowledge[card] += n
        frame[st.CURSOR] += 1
    elif kind == Frame.GIVE:
        choose_give(s, seat, card, n)
    elif kind == Frame.RECOVER:
        s.depth -= 1
        s.lost[seat] -= n
    elif kind == Frame.DESTROY:
        frame[st.CURSOR] = discard_artifact(s, seat, card)
        s.stack[s.depth - 2, st.COUNT] += 1
    elif kind == Frame.KEEP:
        choose_kept(s, data, seat, card)
    elif kind == Frame.UNEARTH:
        choose_unearthed(s, data, seat, card)
    elif kind == Frame.STUDY:
        choose_studied(s, data, seat, card)
    elif kind == Frame.SHARE:
        choose_shared(s, seat, card)
    elif kind == Frame.STEAL:
        choose_victim(s, seat, n)
    elif kind == Frame.TAKE:
        choose_stolen(s, data, seat, card)
    elif kind == Frame.BURY:
        frame[st.N] -= 1
        if frame[st.N] == 0:
            s.depth -= 1
        bury(s, data, card)
    elif kind == Frame.STORE:
        s.depth -= 1
        store(s, I(frame[st.CARD]), card)
    elif kind == Frame.RENEW:
        s.depth -= 1
        renew(s, n - 1)


@big_rule
def drop_frame(s: AkState, data: AkData) -> None:
    """The top frame is finished: nothing is offered any more, or its chooser has had enough."""
    s.depth -= 1
    kind, what = I(s.stack[s.depth, st.KIND]), I(s.stack[s.depth, st.WHAT])
    if kind == Frame.SET:
        s.parts_used = what
    elif kind in (Frame.OPENING, Frame.OPPONENTS):
        carry_out_marks(s, data, what)
    elif kind == Frame.UNEARTH:
        drop_limbo(s, data, I(s.active))
    elif kind == Frame.SHARE:
        drop_limbo(s, data, -1)


@big_rule
def take(s: AkState, data: AkData, action: int) -> None:
    """Carry out one option of the choice on top of the stack."""
    seat = I(s.seat)
    verb, card, n = verb_of(action), card_of(action), number_of(action)
    kind = I(s.stack[s.depth - 1, st.KIND])
    if verb in (Verb.STOP, Verb.PASS, Verb.GO):
        drop_frame(s, data)
    elif verb == Verb.COFFER:
        use_coffer(s, data, n)
    elif kind == Frame.ARCHIVE:
        take_archived(s, data, seat, verb, card)
    elif verb == Verb.DONE:
        drop_frame(s, data)
    elif kind in (
        Frame.ACTION,
        Frame.SET,
        Frame.PAY,
        Frame.REMOVE,
        Frame.OPENING,
        Frame.OPPONENTS,
        Frame.DECLINE,
        Frame.TILE,
        Frame.INSTEAD,
        Frame.COFFERS,
        Frame.ABANDON,
    ):
        take_rules(s, data, seat, kind, verb, card, n)
    else:
        take_effects(s, data, seat, kind, verb, card, n)
