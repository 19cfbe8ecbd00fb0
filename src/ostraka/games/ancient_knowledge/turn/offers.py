"""What the choice on top of the stack offers, and to whom."""

from __future__ import annotations

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.effects.discards import (
    offer_archive,
    offer_artifacts,
    offer_discards,
)
from ostraka.games.ancient_knowledge.effects.interpreter import offer_parts
from ostraka.games.ancient_knowledge.effects.looks import (
    offer_kept,
    offer_shared,
    offer_studied,
    offer_unearthed,
)
from ostraka.games.ancient_knowledge.effects.opponents import (
    offer_add,
    offer_give,
    offer_marks,
    offer_stolen,
    offer_victims,
)
from ostraka.games.ancient_knowledge.effects.rearrange import offer_moves, offer_swaps
from ostraka.games.ancient_knowledge.effects.removal import offer_removal
from ostraka.games.ancient_knowledge.effects.solo_coffers import (
    offer_abandoning,
    offer_coffers,
    offer_objectives,
)
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.tables import E_EVENT, E_FLAGS
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.codes import Verb
from ostraka.games.ancient_knowledge.rules.create import offer_creations
from ostraka.games.ancient_knowledge.rules.learn import offer_technologies
from ostraka.games.ancient_knowledge.rules.quantities import holds
from ostraka.games.ancient_knowledge.rules.sets import board_card
from ostraka.games.ancient_knowledge.rules.state import Frame, I, big_rule, offer
from ostraka.games.ancient_knowledge.rules.technologies import renewable
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def straight_monuments(s: AkState, seat: int) -> int:
    """How many monuments of the Past can still be rotated."""
    n = 0
    for i in range(s.past_size[seat]):
        n += s.rotated[s.past[seat, i]] == 0
    return I(n)


@big_rule
def offer_actions(s: AkState, data: AkData, seat: int) -> None:
    """The five actions, as far as they are legal."""
    offer(s, Verb.SEARCH, 0, 0)
    offer_creations(s, data, seat, words.BUILDER_BITS, 0, 0)
    offer_technologies(s, data, seat, 0, 0, 0, 0)
    if s.held[seat] > 0:
        offer(s, Verb.ARCHIVE, 0, 0)
    for n in range(1, straight_monuments(s, seat) + 1):
        offer(s, Verb.EXCAVATE, 0, n)
    if s.coffers != 0:
        offer_coffers(s, data)


@rule
def offer_stores(s: AkState, data: AkData, level: int) -> None:
    """The face-up technologies of a level that may be laid on a monument."""
    for tile in range(3):
        for spot in range(st.FACE_UP):
            card = I(s.tiles[tile, spot])
            if card != 0 and data.level[card] == level:
                offer(s, Verb.STORE, card, 0)


@rule
def offer_burials(s: AkState, data: AkData) -> None:
    """The face-up technologies that may go under their deck."""
    level = s.stack[s.depth - 1, st.WHAT]
    for tile in range(3):
        for spot in range(st.FACE_UP):
            card = I(s.tiles[tile, spot])
            if card != 0 and (level == 0 or data.level[card] == level):
                offer(s, Verb.BURY, card, 0)


@rule
def offer_instead(s: AkState, data: AkData, seat: int, rotated: int, only_count: int) -> int:
    """The effects that may replace the draw of an EXCAVATE, besides the draw itself."""
    found = 0
    for i in range(s.slots + st.ARTIFACT_SPACES):
        card = board_card(s, seat, i)
        effect = I(data.effect[card, words.ANYTIME])
        if effect == 0 or data.effects[effect, E_FLAGS] & words.INSTEAD == 0:
            continue
        if data.effects[effect, E_EVENT] == words.ON_EXCAVATE and holds(
            s, data, effect, seat, rotated
        ):
            found += 1
            if not only_count:
                offer(s, Verb.USE, card, words.ANYTIME)
    if not only_count:
        offer(s, Verb.DRAW, 0, 0)
    return found


@rule
def offer_space_1(s: AkState, seat: int) -> None:
    """The monuments in space 1: as long as there is one, it declines."""
    for slot in range(2):
        if s.line[seat, slot] != 0:
            offer(s, Verb.DECLINE, I(s.line[seat, slot]), 0)


@big_rule
def offer_rules(s: AkState, data: AkData, seat: int, kind: int) -> None:
    """Choices that the rules of the turn ask for."""
    frame = s.stack[s.depth - 1]
    if kind == Frame.ACTION:
        offer_actions(s, data, seat)
    elif kind == Frame.SET:
        offer_parts(s, data, seat)
    elif kind == Frame.PAY:
        offer_discards(s, data, seat)
    elif kind == Frame.REMOVE:
        offer_removal(s, data, seat)
    elif kind == Frame.ARCHIVE:
        offer_archive(s, seat)
    elif kind in (Frame.OPENING, Frame.OPPONENTS):
        offer_marks(s)
    elif kind == Frame.DECLINE:
        offer_space_1(s, seat)
    elif kind == Frame.TILE:
        offer(s, Verb.TURN, 0, 1)
        offer(s, Verb.TURN, 0, 2)
    elif kind == Frame.INSTEAD:
        offer_instead(s, data, seat, I(frame[st.N]), 0)
    elif kind == Frame.COFFERS:
        offer_objectives(s)
    elif kind == Frame.ABANDON:
        offer_abandoning(s)
    elif kind == Frame.PAUSE:
        offer(s, Verb.GO, 0, 0)
        offer_coffers(s, data)


@big_rule
def offer_effects(s: AkState, data: AkData, seat: int, kind: int) -> None:
    """Choices that effects ask for."""
    frame = s.stack[s.depth - 1]
    if kind == Frame.CREATE:
        offer_creations(s, data, seat, I(frame[st.N]), I(frame[st.WHAT]), 0)
    elif kind == Frame.LEARN:
        free, level, relief = I(frame[st.WHAT]), I(frame[st.N]), I(frame[st.CURSOR])
        offer_technologies(s, data, seat, free, level, relief, 0)
    elif kind == Frame.MOVE:
        offer_moves(s, data, seat)
    elif kind == Frame.SWAP:
        offer_swaps(s, data, seat, I(frame[st.WHAT]), I(frame[st.CARD]), 0)
    elif kind == Frame.ADD:
        offer_add(s)
    elif kind == Frame.GIVE:
        offer_give(s, seat)
    elif kind == Frame.RECOVER:
        most = min(I(frame[st.N]), I(s.lost[seat]))
        if most > 0:
            offer(s, Verb.DONE, 0, 0)
        for k in range(1, most + 1):
            offer(s, Verb.RECOVER, 0, k)
    elif kind == Frame.DESTROY:
        offer_artifacts(s, seat)
    elif kind == Frame.KEEP:
        offer_kept(s)
    elif kind == Frame.UNEARTH:
        offer_unearthed(s, data, seat)
    elif kind == Frame.STUDY:
        offer_studied(s, data, seat)
    elif kind == Frame.SHARE:
        offer_shared(s)
    elif kind == Frame.STEAL:
        offer_victims(s)
    elif kind == Frame.TAKE:
        offer_stolen(s)
    elif kind == Frame.BURY:
        offer_burials(s, data)
    elif kind == Frame.STORE:
        offer_stores(s, data, I(frame[st.WHAT]))
    elif kind == Frame.RENEW:
        for tile in range(3):
            if renewable(s, tile):
                offer(s, Verb.RENEW, 0, tile + 1)
    if s.offered > 0 and frame[st.EXTRA] != 0 and kind in (Frame.CREATE, Frame.LEARN, Frame.MOVE):
        offer(s, Verb.PASS, 0, 0)


@big_rule
def make_offer(s: AkState, data: AkData) -> None:
    """Write down the options of the choice on top of the stack, and who is to choose."""
    s.offered = 0
    s.seat = s.active
    seat = I(s.active)
    kind = I(s.stack[s.depth - 1, st.KIND])
    offer_rules(s, data, seat, kind)
    if s.offered == 0:
        offer_effects(s, data, seat, kind)
