"""What the choice on top of the stack offers, and to whom."""

from __future__ import annotations

from typing import Any

from ostraka.games.ancient_knowledge.language.tables import E_EVENT, E_FLAGS
from ostraka.games.ancient_knowledge.language.words import (
    ANYTIME,
    BUILDER_BITS,
    INSTEAD,
    ON_EXCAVATE,
)
from ostraka.games.ancient_knowledge.rules.create import offer_creations
from ostraka.games.ancient_knowledge.rules.discards import (
    offer_archive,
    offer_artifacts,
    offer_discards,
)
from ostraka.games.ancient_knowledge.rules.interpreter import offer_parts
from ostraka.games.ancient_knowledge.rules.learn import offer_technologies
from ostraka.games.ancient_knowledge.rules.looks import (
    offer_kept,
    offer_shared,
    offer_studied,
    offer_unearthed,
)
from ostraka.games.ancient_knowledge.rules.opponents import (
    offer_add,
    offer_give,
    offer_marks,
    offer_stolen,
    offer_victims,
)
from ostraka.games.ancient_knowledge.rules.quantities import holds
from ostraka.games.ancient_knowledge.rules.rearrange import offer_moves, offer_swaps
from ostraka.games.ancient_knowledge.rules.removal import offer_removal
from ostraka.games.ancient_knowledge.rules.rule import rule
from ostraka.games.ancient_knowledge.rules.sets import board_card
from ostraka.games.ancient_knowledge.rules.solo_coffers import (
    offer_abandoning,
    offer_coffers,
    offer_objectives,
)
from ostraka.games.ancient_knowledge.rules.state import (
    A_ARCHIVE,
    A_BURY,
    A_DECLINE,
    A_DONE,
    A_DRAW,
    A_EXCAVATE,
    A_GO,
    A_PASS,
    A_RECOVER,
    A_RENEW,
    A_SEARCH,
    A_STORE,
    A_TURN,
    A_USE,
    ARTIFACT_SPACES,
    CARD,
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
    F_DESTROY,
    F_GIVE,
    F_INSTEAD,
    F_KEEP,
    F_LEARN,
    F_MOVE,
    F_OPENING,
    F_OPPONENTS,
    F_PAUSE,
    F_PAY,
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
    KIND,
    WHAT,
    I,
    N,
    big_rule,
    offer,
)
from ostraka.games.ancient_knowledge.rules.technologies import renewable

__all__ = ["make_offer", "offer_actions", "offer_instead"]


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
