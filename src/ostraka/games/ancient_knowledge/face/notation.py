"""The short text of actions: a word, a card's id, a number."""

from __future__ import annotations

from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.coffers import LETTERS
from ostraka.games.ancient_knowledge.language.compiler import Pack
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

__all__ = ["LETTERED", "VERBS", "action_text", "parts", "read_action"]

VERBS = {
    A_SEARCH: "search",
    A_CREATE: "create",
    A_LEARN: "learn",
    A_ARCHIVE: "archive",
    A_EXCAVATE: "excavate",
    A_DISCARD: "discard",
    A_REMOVE: "remove",
    A_ADD: "add",
    A_GIVE: "give",
    A_RECOVER: "recover",
    A_MOVE: "move",
    A_SWAP: "swap",
    A_DESTROY: "destroy",
    A_KEEP: "keep",
    A_PLACE: "place",
    A_TAKE: "take",
    A_VICTIM: "rob",
    A_BURY: "bury",
    A_TURN: "turn",
    A_USE: "use",
    A_DRAW: "draw",
    A_DECLINE: "decline",
    A_DONE: "done",
    A_PASS: "pass",
    A_STOP: "stop",
    A_STORE: "store",
    A_RENEW: "renew",
    A_COFFER: "coffer",
    A_CHOOSE: "objective",
    A_ABANDON: "abandon",
    A_GO: "go",
}
LETTERED = (A_COFFER, A_CHOOSE, A_ABANDON)
"""Actions whose number is that of a coffer."""
_BY_WORD = {word: verb for verb, word in VERBS.items()}
_NUMBERED = (A_EXCAVATE, A_REMOVE, A_ADD, A_GIVE, A_RECOVER, A_MOVE, A_TURN, A_RENEW)


def parts(code: int) -> tuple[int, int, int]:
    """Verb, card and number of an action."""
    return code >> 16, code >> 8 & 255, code & 255


def action_text(pack: Pack, code: int) -> str:
    """A text such as `create C5 3`, `learn T9`, `remove M3 2`, `swap C5 P2` or `done`."""
    verb, card, n = parts(code)
    pieces = [VERBS[verb]]
    if card:
        pieces.append(pack.card(card).id)
    if verb in LETTERED:
        pieces.append(LETTERS[n])
    elif verb in _NUMBERED or (verb == A_CREATE and n):
        pieces.append(str(n))
    elif verb == A_SWAP:
        pieces.append(pack.card(n).id)
    elif verb == A_USE and len(pack.card(card).effects) > 1:
        pieces.append(list(words.ACTIVATIONS)[n])
    elif verb == A_VICTIM:
        pieces.append(str(n + 1))
    return " ".join(pieces)


def read_action(pack: Pack, text: str, legal: list[int]) -> int | None:
    """The legal action that a text means: case does not matter, nor the order of a swap."""
    wanted = sorted(text.lower().split())
    verb = _BY_WORD.get(text.lower().split()[0]) if text.split() else None
    for code in legal:
        if code >> 16 == verb and sorted(action_text(pack, code).lower().split()) == wanted:
            return code
    return None
