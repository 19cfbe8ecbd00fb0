"""Choices: what the top frame of the stack offers, and what becomes of the option taken."""

from __future__ import annotations

from typing import Any

from ostraka.games.ancient_knowledge.builders import (
    discard_from_hand,
    draw_cards,
    drop_limbo,
    out_of_hand,
)
from ostraka.games.ancient_knowledge.create import offer_creations, place, start_creation
from ostraka.games.ancient_knowledge.discards import (
    discard_artifact,
    discard_next,
    offer_archive,
    offer_artifacts,
    offer_discards,
    position_in_hand,
)
from ostraka.games.ancient_knowledge.interpreter import offer_parts, perform_next, start_effect
from ostraka.games.ancient_knowledge.learn import learn, offer_technologies, store
from ostraka.games.ancient_knowledge.looks import (
    choose_kept,
    choose_shared,
    choose_studied,
    choose_unearthed,
    offer_kept,
    offer_shared,
    offer_studied,
    offer_unearthed,
)
from ostraka.games.ancient_knowledge.opponents import (
    carry_out_marks,
    choose_give,
    choose_stolen,
    choose_victim,
    mark,
    offer_add,
    offer_give,
    offer_marks,
    offer_stolen,
    offer_victims,
)
from ostraka.games.ancient_knowledge.quantities import holds, modifier
from ostraka.games.ancient_knowledge.rearrange import move, offer_moves, offer_swaps, swap
from ostraka.games.ancient_knowledge.removal import choose_removal, offer_removal
from ostraka.games.ancient_knowledge.rule import rule
from ostraka.games.ancient_knowledge.scoring import endgame_points
from ostraka.games.ancient_knowledge.sets import board_card, gather_reactions, push_set
from ostraka.games.ancient_knowledge.solo_coffers import (
    abandon,
    choose_objective,
    may_give_up,
    offer_abandoning,
    offer_coffers,
    offer_objectives,
    use_coffer,
)
from ostraka.games.ancient_knowledge.state import (
    A_ARCHIVE,
    A_BURY,
    A_COFFER,
    A_CREATE,
    A_DECLINE,
    A_DONE,
    A_DRAW,
    A_EXCAVATE,
    A_GO,
    A_LEARN,
    A_PASS,
    A_RECOVER,
    A_RENEW,
    A_SEARCH,
    A_STOP,
    A_STORE,
    A_TURN,
    A_USE,
    ARTIFACT_SPACES,
    CARD,
    CONTEXT,
    COUNT,
    CURSOR,
    EXTRA,
    F_ABANDON,
    F_ACTION,
    F_ADD,
    F_ARCHIVE,
    F_BURY,
    F_COFFERS,
    F_CREATE,
    F_DECLINE,
    F_DEPART,
    F_DESTROY,
    F_EFFECT,
    F_GIVE,
    F_INSTEAD,
    F_KEEP,
    F_LEARN,
    F_MOVE,
    F_OPENING,
    F_OPPONENTS,
    F_PAUSE,
    F_PAY,
    F_PLACE,
    F_RECOVER,
    F_REMOVE,
    F_RENEW,
    F_SET,
    F_SHARE,
    F_STEAL,
    F_STORE,
    F_STUDY,
    F_SWAP,
    F_TAKE,
    F_TILE,
    F_UNEARTH,
    FACE_UP,
    FIRST_AUTOMATIC,
    KIND,
    WHAT,
    I,
    N,
    big_rule,
    effect_fired,
    offer,
    primitive_performed,
    push,
)
from ostraka.games.ancient_knowledge.tables import E_DO, E_EVENT, E_FLAGS, S_OP
from ostraka.games.ancient_knowledge.technologies import bury, renew, renewable, turn_tile
from ostraka.games.ancient_knowledge.turn import advance, deal, to_past
from ostraka.games.ancient_knowledge.words import (
    ANYTIME,
    BUILDER_BITS,
    DECLINE,
    ENDGAME,
    EXCAVATE,
    INSTEAD,
    ON_ARCHIVE,
    ON_EXCAVATE,
)

__all__ = ["apply", "make_offer", "setup"]

CARDS_PER_MONUMENT = 2  # drawn by EXCAVATE


# -- what is offered ------------------------------------------------------------------------------


@rule
def straight_monuments(s: Any, seat: int) -> int:
    """How many monuments of the Past can still be rotated."""
    n = 0
    for i in range(s.past_size[seat]):
        n += s.rotated[s.past[seat, i]] == 0
    return I(n)


@big_rule
def offer_actions(s: Any, data: Any, seat: int) -> None:
    """The five actions, as far as they are legal."""
    offer(s, A_SEARCH, 0, 0)
    offer_creations(s, data, seat, BUILDER_BITS, 0, 0)
    offer_technologies(s, data, seat, 0, 0, 0, 0)
    if s.held[seat] > 0:
        offer(s, A_ARCHIVE, 0, 0)
    for n in range(1, straight_monuments(s, seat) + 1):
        offer(s, A_EXCAVATE, 0, n)
    if s.coffers != 0:
        offer_coffers(s, data)


@rule
def offer_stores(s: Any, data: Any, level: int) -> None:
    """The face-up technologies of a level that may be laid on a monument."""
    for tile in range(3):
        for spot in range(FACE_UP):
            card = I(s.tiles[tile, spot])
            if card != 0 and data.level[card] == level:
                offer(s, A_STORE, card, 0)


@rule
def offer_burials(s: Any, data: Any) -> None:
    """The face-up technologies that may go under their deck."""
    level = s.stack[s.depth - 1, WHAT]
    for tile in range(3):
        for spot in range(FACE_UP):
            card = I(s.tiles[tile, spot])
            if card != 0 and (level == 0 or data.level[card] == level):
                offer(s, A_BURY, card, 0)


@rule
def offer_instead(s: Any, data: Any, seat: int, rotated: int, only_count: int) -> int:
    """The effects that may replace the draw of an EXCAVATE, besides the draw itself."""
    found = 0
    for i in range(s.slots + ARTIFACT_SPACES):
        card = board_card(s, seat, i)
        effect = I(data.effect[card, ANYTIME])
        if effect == 0 or data.effects[effect, E_FLAGS] & INSTEAD == 0:
            continue
        if data.effects[effect, E_EVENT] == ON_EXCAVATE and holds(s, data, effect, seat, rotated):
            found += 1
            if not only_count:
                offer(s, A_USE, card, ANYTIME)
    if not only_count:
        offer(s, A_DRAW, 0, 0)
    return found


@rule
def offer_space_1(s: Any, seat: int) -> None:
    """The monuments in space 1: as long as there is one, it declines."""
    for slot in range(2):
        if s.line[seat, slot] != 0:
            offer(s, A_DECLINE, I(s.line[seat, slot]), 0)


@big_rule
def offer_rules(s: Any, data: Any, seat: int, kind: int) -> None:
    """Choices that the rules of the turn ask for."""
    frame = s.stack[s.depth - 1]
    if kind == F_ACTION:
        offer_actions(s, data, seat)
    elif kind == F_SET:
        offer_parts(s, data, seat)
    elif kind == F_PAY:
        offer_discards(s, data, seat)
    elif kind == F_REMOVE:
        offer_removal(s, data, seat)
    elif kind == F_ARCHIVE:
        offer_archive(s, seat)
    elif kind in (F_OPENING, F_OPPONENTS):
        offer_marks(s)
    elif kind == F_DECLINE:
        offer_space_1(s, seat)
    elif kind == F_TILE:
        offer(s, A_TURN, 0, 1)
        offer(s, A_TURN, 0, 2)
    elif kind == F_INSTEAD:
        offer_instead(s, data, seat, I(frame[N]), 0)
    elif kind == F_COFFERS:
        offer_objectives(s)
    elif kind == F_ABANDON:
        offer_abandoning(s)
    elif kind == F_PAUSE:
        offer(s, A_GO, 0, 0)
        offer_coffers(s, data)


@big_rule
def offer_effects(s: Any, data: Any, seat: int, kind: int) -> None:
    """Choices that effects ask for."""
    frame = s.stack[s.depth - 1]
    if kind == F_CREATE:
        offer_creations(s, data, seat, I(frame[N]), I(frame[WHAT]), 0)
    elif kind == F_LEARN:
        free, level, relief = I(frame[WHAT]), I(frame[N]), I(frame[CURSOR])
        offer_technologies(s, data, seat, free, level, relief, 0)
    elif kind == F_MOVE:
        offer_moves(s, data, seat)
    elif kind == F_SWAP:
        offer_swaps(s, data, seat, I(frame[WHAT]), I(frame[CARD]), 0)
    elif kind == F_ADD:
        offer_add(s)
    elif kind == F_GIVE:
        offer_give(s, seat)
    elif kind == F_RECOVER:
        most = min(I(frame[N]), I(s.lost[seat]))
        if most > 0:
            offer(s, A_DONE, 0, 0)
        for k in range(1, most + 1):
            offer(s, A_RECOVER, 0, k)
    elif kind == F_DESTROY:
        offer_artifacts(s, seat)
    elif kind == F_KEEP:
        offer_kept(s)
    elif kind == F_UNEARTH:
        offer_unearthed(s, data, seat)
    elif kind == F_STUDY:
        offer_studied(s, data, seat)
    elif kind == F_SHARE:
        offer_shared(s)
    elif kind == F_STEAL:
        offer_victims(s)
    elif kind == F_TAKE:
        offer_stolen(s)
    elif kind == F_BURY:
        offer_burials(s, data)
    elif kind == F_STORE:
        offer_stores(s, data, I(frame[WHAT]))
    elif kind == F_RENEW:
        for tile in range(3):
            if renewable(s, tile):
                offer(s, A_RENEW, 0, tile + 1)
    if s.offered > 0 and frame[EXTRA] != 0 and kind in (F_CREATE, F_LEARN, F_MOVE):
        offer(s, A_PASS, 0, 0)


@big_rule
def make_offer(s: Any, data: Any) -> None:
    """Write down the options of the choice on top of the stack, and who is to choose."""
    s.offered = 0
    s.seat = s.active
    seat = I(s.active)
    kind = I(s.stack[s.depth - 1, KIND])
    offer_rules(s, data, seat, kind)
    if s.offered == 0:
        offer_effects(s, data, seat, kind)


# -- what is done ---------------------------------------------------------------------------------


@big_rule
def excavate(s: Any, data: Any, seat: int, n: int) -> None:
    """Rotate n monuments; draw for them, or take what may replace the draw; then the reactions."""
    left = n
    for i in range(s.past_size[seat]):
        if left > 0 and s.rotated[s.past[seat, i]] == 0:
            s.rotated[s.past[seat, i]] = 1
            left -= 1
    start = I(s.parts_used)
    gather_reactions(s, data, seat, ON_EXCAVATE, 0, 0, 0)
    push_set(s, start, n)
    if offer_instead(s, data, seat, n, 1) > 0:
        push(s, F_INSTEAD, 0, 0, n, 0, 0, 0)
    else:
        draw_excavated(s, data, seat, n)


@rule
def draw_excavated(s: Any, data: Any, seat: int, n: int) -> None:
    """Two cards per monument rotated, or as many as a standing effect says."""
    each = modifier(s, data, seat, EXCAVATE, BUILDER_BITS, 0)
    draw_cards(s, data, seat, n * (each if each > 0 else CARDS_PER_MONUMENT))


@big_rule
def take_action(s: Any, data: Any, seat: int, verb: int, card: int, n: int) -> None:
    """One of the two actions of the turn."""
    s.depth -= 1
    s.actions -= 1
    if verb == A_SEARCH:
        draw_cards(s, data, seat, 1)
    elif verb == A_CREATE:
        out_of_hand(s, seat, card)
        start_creation(s, data, card, n, 0, 0)
    elif verb == A_LEARN:
        learn(s, data, seat, card, 0)
    elif verb == A_ARCHIVE:
        push(s, F_ARCHIVE, 0, 0, 0, 0, 0, 0)
    else:
        excavate(s, data, seat, n)


@rule
def take_part(s: Any, data: Any, seat: int, card: int, when: int) -> None:
    """Carry out an effect of the set; the set goes on afterwards."""
    frame = s.stack[s.depth - 1]
    effect = I(data.effect[card, when])
    for i in range(frame[WHAT], frame[WHAT] + frame[N]):
        if s.parts[i] == effect:
            s.parts[i] = 0
    start_effect(s, data, seat, effect, I(frame[CONTEXT]))


@rule
def remove_archived(s: Any, data: Any, seat: int, n: int) -> None:
    """After n cards were discarded: n knowledge is removed, then cards react to the ARCHIVE."""
    s.depth -= 1
    start = I(s.parts_used)
    gather_reactions(s, data, seat, ON_ARCHIVE, 0, 0, 0)
    push_set(s, start, n)
    push(s, F_REMOVE, 0, 0, n, 0, 0, 0)


@big_rule
def take_archived(s: Any, data: Any, seat: int, verb: int, card: int) -> None:
    """ARCHIVE: discard one more card, or remove as much knowledge as cards were discarded."""
    frame = s.stack[s.depth - 1]
    if verb == A_DONE:
        remove_archived(s, data, seat, I(frame[COUNT]))
    else:
        frame[CURSOR] = position_in_hand(s, seat, card)
        frame[COUNT] += 1
        discard_from_hand(s, data, seat, card)
        if frame[CURSOR] >= s.held[seat]:
            remove_archived(s, data, seat, I(frame[COUNT]))


@rule
def take_decline(s: Any, data: Any, seat: int, card: int) -> None:
    """A monument declines: its decline effect first, then it leaves for the Past."""
    s.declining = card
    push(s, F_DEPART, 0, card, 0, 0, 0, 0)
    effect = I(data.effect[card, DECLINE])
    if effect != 0:
        start = I(s.parts_used)
        s.parts[start] = effect
        s.parts_used += 1
        push_set(s, start, 0)


@big_rule
def take_rules(s: Any, data: Any, seat: int, kind: int, verb: int, card: int, n: int) -> None:
    """Carry out what was chosen where the rules of the turn asked."""
    if kind == F_ACTION:
        take_action(s, data, seat, verb, card, n)
    elif kind == F_SET:
        take_part(s, data, seat, card, n)
    elif kind == F_PAY:
        discard_next(s, data, seat, card)
    elif kind == F_REMOVE:
        choose_removal(s, seat, card, n)
    elif kind in (F_OPENING, F_OPPONENTS):
        if s.stack[s.depth - 1, WHAT]:
            place_marked = 0
            while s.artifacts[seat, place_marked] != card:
                place_marked += 1
            mark(s, seat, place_marked)
        else:
            mark(s, seat, position_in_hand(s, seat, card))
    elif kind == F_DECLINE:
        take_decline(s, data, seat, card)
    elif kind == F_TILE:
        s.depth -= 1
        turn_tile(s, n - 1)
        may_give_up(s)
    elif kind == F_COFFERS:
        choose_objective(s, n)
    elif kind == F_ABANDON:
        abandon(s, n)
    elif kind == F_INSTEAD:
        s.depth -= 1
        rotated = I(s.stack[s.depth, N])
        if verb == A_DRAW:
            draw_excavated(s, data, seat, rotated)
        else:
            start_effect(s, data, seat, I(data.effect[card, ANYTIME]), rotated)


@big_rule
def take_effects(s: Any, data: Any, seat: int, kind: int, verb: int, card: int, n: int) -> None:
    """Carry out what was chosen where an effect asked."""
    frame = s.stack[s.depth - 1]
    if kind == F_CREATE:
        s.depth -= 1
        out_of_hand(s, seat, card)
        start_creation(s, data, card, n, I(frame[CARD]), I(frame[WHAT]))
    elif kind == F_LEARN:
        s.depth -= 1
        learn(s, data, seat, card, I(frame[CARD]))
    elif kind == F_MOVE:
        s.depth -= 1
        move(s, seat, card, n)
    elif kind == F_SWAP:
        s.depth -= 1
        swap(s, seat, card, n)
    elif kind == F_ADD:
        s.knowledge[card] += n
        frame[CURSOR] += 1
    elif kind == F_GIVE:
        choose_give(s, seat, card, n)
    elif kind == F_RECOVER:
        s.depth -= 1
        s.lost[seat] -= n
    elif kind == F_DESTROY:
        frame[CURSOR] = discard_artifact(s, seat, card)
        s.stack[s.depth - 2, COUNT] += 1
    elif kind == F_KEEP:
        choose_kept(s, data, seat, card)
    elif kind == F_UNEARTH:
        choose_unearthed(s, data, seat, card)
    elif kind == F_STUDY:
        choose_studied(s, data, seat, card)
    elif kind == F_SHARE:
        choose_shared(s, seat, card)
    elif kind == F_STEAL:
        choose_victim(s, seat, n)
    elif kind == F_TAKE:
        choose_stolen(s, data, seat, card)
    elif kind == F_BURY:
        frame[N] -= 1
        if frame[N] == 0:
            s.depth -= 1
        bury(s, data, card)
    elif kind == F_STORE:
        s.depth -= 1
        store(s, I(frame[CARD]), card)
    elif kind == F_RENEW:
        s.depth -= 1
        renew(s, n - 1)


@big_rule
def drop_frame(s: Any, data: Any) -> None:
    """The top frame is finished: nothing is offered any more, or its chooser has had enough."""
    s.depth -= 1
    kind, what = I(s.stack[s.depth, KIND]), I(s.stack[s.depth, WHAT])
    if kind == F_SET:
        s.parts_used = what
    elif kind in (F_OPENING, F_OPPONENTS):
        carry_out_marks(s, data, what)
    elif kind == F_UNEARTH:
        drop_limbo(s, data, I(s.active))
    elif kind == F_SHARE:
        drop_limbo(s, data, -1)


@big_rule
def take(s: Any, data: Any, action: int) -> None:
    """Carry out one option of the choice on top of the stack."""
    seat = I(s.seat)
    verb, card, n = action >> 16, action >> 8 & 255, action & 255
    kind = I(s.stack[s.depth - 1, KIND])
    if verb in (A_STOP, A_PASS, A_GO):
        drop_frame(s, data)
    elif verb == A_COFFER:
        use_coffer(s, data, n)
    elif kind == F_ARCHIVE:
        take_archived(s, data, seat, verb, card)
    elif verb == A_DONE:
        drop_frame(s, data)
    elif kind in (
        F_ACTION,
        F_SET,
        F_PAY,
        F_REMOVE,
        F_OPENING,
        F_OPPONENTS,
        F_DECLINE,
        F_TILE,
        F_INSTEAD,
        F_COFFERS,
        F_ABANDON,
    ):
        take_rules(s, data, seat, kind, verb, card, n)
    else:
        take_effects(s, data, seat, kind, verb, card, n)


@big_rule
def resume(s: Any, data: Any) -> None:
    """Go on with the top frame, which needs no choice."""
    frame = s.stack[s.depth - 1]
    kind, card = I(frame[KIND]), I(frame[CARD])
    seat = I(s.active)
    if kind == F_EFFECT:
        perform_next(s, data, seat)
    elif kind == F_PLACE:
        s.depth -= 1
        place(s, data, seat, card, I(frame[WHAT]), I(frame[EXTRA]))
    else:
        s.depth -= 1
        to_past(s, data, seat, card)


@big_rule
def note_scoring(s: Any, data: Any) -> None:
    """Note which endgame effects were worth something."""
    for seat in range(s.players):
        for i in range(s.past_size[seat]):
            card = I(s.past[seat, i])
            if endgame_points(s, data, seat, card) > 0:
                effect = I(data.effect[card, ENDGAME])
                effect_fired(s, effect)
                primitive_performed(s, I(data.steps[data.effects[effect, E_DO], S_OP]))


@big_rule
def play(s: Any, data: Any, action: int) -> None:
    """Take an option, then go on until somebody has a real choice, or the game is over.

    A choice with a single option is taken at once, unless it is one of the turn's two actions.
    """
    chosen = action
    while True:
        if chosen != 0:
            take(s, data, chosen)
            chosen = 0
        if s.depth == 0:
            if s.over != 0:
                break
            advance(s, data)
        elif s.stack[s.depth - 1, KIND] >= FIRST_AUTOMATIC:
            resume(s, data)
        else:
            make_offer(s, data)
            if s.offered == 0:
                drop_frame(s, data)
            elif s.offered == 1 and s.stack[s.depth - 1, KIND] != F_ACTION:
                chosen = I(s.options[0])
            else:
                return
    s.offered = 0
    note_scoring(s, data)


@rule
def apply(s: Any, data: Any, action: Any) -> None:
    """Carry out an action, up to the next choice."""
    play(s, data, I(action))


@rule
def setup(s: Any, data: Any, players: int, options: Any, seed: Any) -> None:
    """Lay the game out, up to its first choice: what to keep, or the first action."""
    deal(s, data, players, options, seed)
    s.seat = s.active
    if s.depth > 0:
        make_offer(s, data)
    else:
        advance(s, data)
        advance(s, data)
        offer_actions(s, data, I(s.active))
