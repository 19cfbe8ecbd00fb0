"""The grammar of the card language: which keys may stand where, and what their values may be.

Cards, coffers and challenges are declared as the documents of `core/documents.py`; the form of a
step follows from its verb.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal, NotRequired

from typing_extensions import TypedDict

from ostraka.core.documents import Limits, OneLine, Spelling
from ostraka.core.shape import Shape
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

PLACES = {
    "immediate": ("monument", "technology"),
    "timeline": ("monument", "artifact"),
    "anytime": ("monument", "artifact"),
    "decline": ("monument",),
    "endgame": ("monument",),
    "coffer": ("coffer",),
}
STAYING = ("immediate", "timeline", "anytime")  # what a monument that never declines may have

MOST_STEPS = 12
LETTERS = "ABCDEFGHIJKLMNO"
"""Of the coffers."""
MOST_COFFERS = 5
"""As many coffers fit on the board, and as many under it."""

Text = Annotated[str, OneLine(60)]
Small = Annotated[int, Limits(0, 99)]
Level = Annotated[int, Limits(1, 2)]
Conditions = Annotated[list[str], Limits(0, MOST_STEPS)]
Steps = Annotated[list[dict[str, Any]], Limits(1, MOST_STEPS)]
_words: Any = Literal  # of words that are known only when the program runs
_document: Any = TypedDict


class GivenNames(Shape, total=False):
    """A name in other languages."""

    en: Text
    fr: Text
    es: Text
    de: Text


class GivenCard(Shape):
    """A card; its effects are measured one by one."""

    id: Annotated[str, Spelling("[A-Z]{1,6}[0-9]{1,4}", "EG7")]
    name: Text
    names: NotRequired[GivenNames]
    kind: str
    country: NotRequired[Text]
    house: NotRequired[bool]
    immediate: NotRequired[Any]
    timeline: NotRequired[Any]
    anytime: NotRequired[Any]
    decline: NotRequired[Any]
    endgame: NotRequired[Any]


class GivenArtifact(GivenCard):
    """An artifact."""

    cost: Annotated[int, Limits(0, 9)]
    hand: NotRequired[Annotated[int, Limits(1, 4)]]


class GivenBuilding(GivenArtifact):
    """A city, a megalith or a pyramid."""

    start: Annotated[int, Limits(1, 6)]
    knowledge: Small
    vp: Small
    locked: NotRequired[bool]
    never_declines: NotRequired[bool]


class GivenTechnology(GivenCard):
    """A technology of level 1."""

    level: Level
    requires: NotRequired[Conditions]


class GivenSecondLevel(GivenTechnology):
    """A technology of level 2."""

    vp: Small


class GivenCoffer(Shape):
    """A coffer."""

    id: Annotated[str, Spelling(f"[{LETTERS}]", "B")]
    name: Text
    names: NotRequired[GivenNames]
    source: NotRequired[Annotated[list[Literal["print", "example", "house"]], Limits(2, 2)]]
    objective: Annotated[list[str], Limits(1, MOST_STEPS)]
    do: Steps


class GivenChallenge(Shape):
    """A challenge."""

    number: Annotated[int, Limits(1, 10)]
    name: Text
    names: NotRequired[GivenNames]
    objectives: Annotated[str, Spelling(f"[{LETTERS}]{{1,{MOST_COFFERS}}}", "CK")]
    effects: NotRequired[Annotated[str, Spelling(f"[{LETTERS}]{{0,{MOST_COFFERS}}}", "CK")]]
    source: NotRequired[Any]


class PackFile(Shape, total=False):
    """A file of a pack."""

    card: list[dict[str, Any]]
    coffer: list[dict[str, Any]]
    challenge: list[dict[str, Any]]


_effect = {"if": NotRequired[Conditions], "do": Steps, "pay": NotRequired[dict[str, Any]]}
_reaction = {
    "on": NotRequired[_words[tuple(words.EVENTS)]],
    "chain": NotRequired[bool],
    "instead": NotRequired[bool],
}
EFFECT: Any = _document("Effect", _effect)
REACTION: Any = _document("Reaction", _effect | _reaction)

KIND = _words[tuple(words.KINDS)]


def _form(verb: str, key: str) -> Any:
    """The form of a value in a step."""
    if key == verb:
        match VERBS[verb][0]:
            case "number":
                return Annotated[int, Limits(1, MOST.get(verb, 50))]
            case "one":
                return Annotated[int, Limits(1, 1)]
            case "what":
                return _words[WHAT[verb]]
            case "tiers":
                return Annotated[list[tuple[Small, Small]], Limits(1, MOST_STEPS)]
        return Literal[True]
    if key in RANGES:
        return Annotated[int, Limits(*RANGES[key])]
    if key == "kind":
        kinds = words.MONUMENTS if verb in ("remove", "move", "discount") else words.KINDS
        return _words[tuple(kind for kind in kinds if kind not in words.TECHNOLOGIES)]
    if key == "per":
        return str
    return _words[tuple(WORDS_OF[key])] if key in WORDS_OF else bool


STEPS = {
    verb: _document(
        verb,
        {verb: _form(verb, verb)}
        | {
            key: _form(verb, key) if key in NEEDED.get(verb, ()) else NotRequired[_form(verb, key)]
            for key in further
        },
    )
    for verb, (_, further) in VERBS.items()
}
"""The form of each verb's steps."""
