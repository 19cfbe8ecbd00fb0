"""The grammar of the card language: which keys may stand where, and what their values may be."""

from __future__ import annotations

from collections.abc import Iterable

from ostraka.games.ancient_knowledge.language import words

AMOUNT = {"per", "every"}
TARGETS = {"scope", "kind", "having"}

# verb: (what its value is, further keys)
VERBS: dict[str, tuple[str, set[str]]] = {
    "draw": ("number", AMOUNT),
    "look": ("number", {"keep", "create", "learn"}),
    "share": ("number", set()),
    "seek": ("number", {"kind"}),
    "discard": ("number", {"kind", "up_to"}),
    "opponents_discard": ("number", {"from"}),
    "steal": ("one", set()),
    "remove": ("number", AMOUNT | TARGETS | {"targets", "each", "up_to"}),
    "add": ("number", set()),
    "give": ("number", {"up_to"}),
    "recover": ("number", {"up_to"}),
    "move": ("true", TARGETS | {"bare", "space", "to", "may"}),
    "swap": ("true", {"scope"}),
    "destroy": ("what", set()),
    "straighten": ("number", set()),
    "create": ("what", {"free", "may"}),
    "learn": ("true", {"free", "level", "relief", "may"}),
    "archive": ("true", {"may"}),
    "bury": ("number", {"level"}),
    "score": ("number", AMOUNT),
    "tiers": ("tiers", {"per"}),
    "discount": ("number", AMOUNT | {"kind"}),
    "relief": ("number", set()),
    "excavate": ("number", set()),
    "skip_decline": ("true", set()),
    "store": ("number", set()),
    "claim": ("true", set()),
    "act": ("one", set()),
    "renew": ("true", set()),
    "skip_unlearning": ("true", set()),
}

WORDS_OF: dict[str, Iterable[str]] = {
    "scope": words.SCOPES,
    "create": ("artifact",),
    "from": ("hand", "artifacts"),
}
RANGES = {
    "every": (1, 99),
    "having": (1, 99),
    "targets": (1, 12),
    "keep": (1, 5),
    "relief": (1, 9),
    "learn": (1, 2),
    "level": (1, 2),
    "space": (1, 6),
    "to": (1, 6),
}
WHAT = {"destroy": ("self", "artifacts"), "create": tuple(words.CREATABLE)}
MOST = {"store": 2, "look": 16, "share": 16, "remove": 20, "give": 7, "recover": 99, "discard": 10}
SELF_ONLY = {"knowledge.self", *(q for q in words.QUANTITIES if q.startswith("adjacent."))}
EVENT_ONLY = {
    "created.space": "create.",
    "rotated": "excavate",
    "archived": "archive",
    "lost.phase": "declined",
}
NEEDED = {"seek": {"kind"}, "opponents_discard": {"from"}, "tiers": {"per"}, "give": {"up_to"}}

CARD_KEYS = {"id", "name", "names", "kind", "country", "house"}
MONUMENT_KEYS = {"start", "cost", "knowledge", "vp"}
PLACES = {
    "immediate": ("monument", "technology"),
    "timeline": ("monument", "artifact"),
    "anytime": ("monument", "artifact"),
    "decline": ("monument",),
    "endgame": ("monument",),
    "coffer": ("coffer",),
}
STAYING = ("immediate", "timeline", "anytime")  # what a monument that never declines may have
