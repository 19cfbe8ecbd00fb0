"""The actions of Ancient Knowledge as sentences with slots: one declaration for each kind.

Cards are named by their ids, coffers by their letters, spaces and tiles by the numbers printed on
the boards, opponents by their seats.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.play.parts import Kind, Parts
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.coffers import LETTERS
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules.codes import card_of, number_of, verb_of
from ostraka.games.ancient_knowledge.rules.state import (
    A_ABANDON,
    A_ADD,
    A_ARCHIVE,
    A_BURY,
    A_CHOOSE,
    A_COFFER,
    A_CREATE,
    A_DECLINE,
    A_DESTROY,
    A_DISCARD,
    A_DONE,
    A_DRAW,
    A_EXCAVATE,
    A_GIVE,
    A_GO,
    A_KEEP,
    A_LEARN,
    A_MOVE,
    A_PASS,
    A_PLACE,
    A_RECOVER,
    A_REMOVE,
    A_RENEW,
    A_SEARCH,
    A_STOP,
    A_STORE,
    A_SWAP,
    A_TAKE,
    A_TURN,
    A_USE,
    A_VICTIM,
)

__all__ = ["KINDS", "VERBS", "action_parts", "action_text", "code_parts"]

_DECLARED = {
    A_SEARCH: Kind("search", "search", "ak-do-search"),
    A_CREATE: Kind("create", "create {card}[ {space}]", "ak-do-create", ("card", "space")),
    A_LEARN: Kind("learn", "learn {card}", "ak-do-learn", ("card",)),
    A_ARCHIVE: Kind("archive", "archive", "ak-do-archive"),
    A_EXCAVATE: Kind("excavate", "excavate {n}", "ak-do-excavate", ("n",)),
    A_DISCARD: Kind("discard", "discard {card}", "ak-do-discard", ("card",)),
    A_REMOVE: Kind("remove", "remove {card} {n}", "ak-do-remove", ("card", "n")),
    A_ADD: Kind("add", "add {card} {n}", "ak-do-add", ("card", "n")),
    A_GIVE: Kind("give", "give {card} {n}", "ak-do-give", ("card", "n")),
    A_RECOVER: Kind("recover", "recover {n}", "ak-do-recover", ("n",)),
    A_MOVE: Kind("move", "move {card} {space}", "ak-do-move", ("card", "space")),
    A_SWAP: Kind("swap", "swap {card} {with}", "ak-do-swap", ("card", "with")),
    A_DESTROY: Kind("destroy", "destroy {card}", "ak-do-destroy", ("card",)),
    A_KEEP: Kind("keep", "keep {card}", "ak-do-keep", ("card",)),
    A_PLACE: Kind("place", "place {card}", "ak-do-place", ("card",)),
    A_TAKE: Kind("take", "take {card}", "ak-do-take", ("card",)),
    A_VICTIM: Kind("rob", "rob {victim}", "ak-do-rob", ("victim",)),
    A_BURY: Kind("bury", "bury {card}", "ak-do-bury", ("card",)),
    A_TURN: Kind("turn", "turn {tile}", "ak-do-turn", ("tile",)),
    A_USE: Kind("use", "use {card}[ {effect}]", "ak-do-use", ("card", "effect")),
    A_DRAW: Kind("draw", "draw", "ak-do-draw"),
    A_DECLINE: Kind("decline", "decline {card}", "ak-do-decline", ("card",)),
    A_DONE: Kind("done", "done", "ak-do-done"),
    A_PASS: Kind("pass", "pass", "ak-do-pass"),
    A_STOP: Kind("stop", "stop", "ak-do-stop"),
    A_STORE: Kind("store", "store {card}", "ak-do-store", ("card",)),
    A_RENEW: Kind("renew", "renew {tile}", "ak-do-renew", ("tile",)),
    A_COFFER: Kind("coffer", "coffer {coffer}", "ak-do-coffer", ("coffer",)),
    A_CHOOSE: Kind("objective", "objective {coffer}", "ak-do-objective", ("coffer",)),
    A_ABANDON: Kind("abandon", "abandon {coffer}", "ak-do-abandon", ("coffer",)),
    A_GO: Kind("go", "go", "ak-do-go"),
}
KINDS = {kind.verb: kind for kind in _DECLARED.values()}
VERBS = {number: kind.verb for number, kind in _DECLARED.items()}
"""The word of each verb of the rules."""


def code_parts(code: int) -> tuple[int, int, int]:
    """Verb, card and number of an action, as the rules have them."""
    return verb_of(code), card_of(code), number_of(code)


def action_parts(pack: Pack, code: int) -> Parts:
    """A legal action as slots and things.

    A card with one effect needs no word for it, an artifact no space.
    """
    number, card, n = code_parts(code)
    kind = _DECLARED[number]
    parts: Parts = {"verb": kind.verb}
    for slot in kind.slots:
        if slot == "card":
            parts[slot] = pack.card(card).id
        elif slot == "with":
            parts[slot] = pack.card(n).id
        elif slot == "coffer":
            parts[slot] = LETTERS[n]
        elif slot == "effect":
            if len(pack.card(card).effects) > 1:
                parts[slot] = list(words.ACTIVATIONS)[n]
        elif n or slot == "victim":
            parts[slot] = n
    return parts


def action_text(parts: Parts) -> str:
    """A text such as `create C5 3`, `learn T9`, `remove M3 2` or `done`; players count from 1."""
    shown: dict[str, Any] = {**parts, "victim": parts["victim"] + 1} if "victim" in parts else parts
    return KINDS[parts["verb"]].write(shown)
