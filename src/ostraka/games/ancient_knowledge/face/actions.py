"""The actions of Ancient Knowledge as sentences with slots: one declaration for each kind.

Cards are named by their ids, coffers by their letters, spaces and tiles by the numbers printed on
the boards, opponents by their seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ostraka.core.play.parts import Kind, Parts
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.language.grammar import LETTERS
from ostraka.games.ancient_knowledge.rules.codes import Verb, card_of, number_of, verb_of

_DECLARED: dict[int, Kind] = {
    Verb.SEARCH: Kind("search", "search", "ak-do-search"),
    Verb.CREATE: Kind("create", "create {card}[ {space}]", "ak-do-create", ("card", "space")),
    Verb.LEARN: Kind("learn", "learn {card}", "ak-do-learn", ("card",)),
    Verb.ARCHIVE: Kind("archive", "archive", "ak-do-archive"),
    Verb.EXCAVATE: Kind("excavate", "excavate {n}", "ak-do-excavate", ("n",)),
    Verb.DISCARD: Kind("discard", "discard {card}", "ak-do-discard", ("card",)),
    Verb.REMOVE: Kind("remove", "remove {card} {n}", "ak-do-remove", ("card", "n")),
    Verb.ADD: Kind("add", "add {card} {n}", "ak-do-add", ("card", "n")),
    Verb.GIVE: Kind("give", "give {card} {n}", "ak-do-give", ("card", "n")),
    Verb.RECOVER: Kind("recover", "recover {n}", "ak-do-recover", ("n",)),
    Verb.MOVE: Kind("move", "move {card} {space}", "ak-do-move", ("card", "space")),
    Verb.SWAP: Kind("swap", "swap {card} {with}", "ak-do-swap", ("card", "with")),
    Verb.DESTROY: Kind("destroy", "destroy {card}", "ak-do-destroy", ("card",)),
    Verb.KEEP: Kind("keep", "keep {card}", "ak-do-keep", ("card",)),
    Verb.PLACE: Kind("place", "place {card}", "ak-do-place", ("card",)),
    Verb.TAKE: Kind("take", "take {card}", "ak-do-take", ("card",)),
    Verb.VICTIM: Kind("rob", "rob {victim}", "ak-do-rob", ("victim",)),
    Verb.BURY: Kind("bury", "bury {card}", "ak-do-bury", ("card",)),
    Verb.TURN: Kind("turn", "turn {tile}", "ak-do-turn", ("tile",)),
    Verb.USE: Kind("use", "use {card}[ {effect}]", "ak-do-use", ("card", "effect")),
    Verb.DRAW: Kind("draw", "draw", "ak-do-draw"),
    Verb.DECLINE: Kind("decline", "decline {card}", "ak-do-decline", ("card",)),
    Verb.DONE: Kind("done", "done", "ak-do-done"),
    Verb.PASS: Kind("pass", "pass", "ak-do-pass"),
    Verb.STOP: Kind("stop", "stop", "ak-do-stop"),
    Verb.STORE: Kind("store", "store {card}", "ak-do-store", ("card",)),
    Verb.RENEW: Kind("renew", "renew {tile}", "ak-do-renew", ("tile",)),
    Verb.COFFER: Kind("coffer", "coffer {coffer}", "ak-do-coffer", ("coffer",)),
    Verb.CHOOSE: Kind("objective", "objective {coffer}", "ak-do-objective", ("coffer",)),
    Verb.ABANDON: Kind("abandon", "abandon {coffer}", "ak-do-abandon", ("coffer",)),
    Verb.GO: Kind("go", "go", "ak-do-go"),
}
KINDS = {kind.verb: kind for kind in _DECLARED.values()}
VERBS: dict[int, str] = {number: kind.verb for number, kind in _DECLARED.items()}
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


def action_read(pack: Pack, text: str, codes: Sequence[int]) -> int | None:
    """The legal action with that text; case does not matter, nor the order of a swap."""
    words = text.casefold().split()
    for code in codes:
        known = action_text(action_parts(pack, code)).casefold().split()
        if words[:1] == known[:1] and sorted(words) == sorted(known):
            return code
    return None
