"""The words of the card language and the numbers behind them.

`docs/card-language.md` explains every word. The kernel knows only the numbers; the compiler
(`language`, `compiler`) translates from one to the other.
"""

from __future__ import annotations

# -- kinds of cards; a step or event names a set of kinds, one bit each ---------------------------

CITY, MEGALITH, PYRAMID, ARTIFACT, ANCIENT, WRITING, SECRET = range(1, 8)

MONUMENTS = {"city": CITY, "megalith": MEGALITH, "pyramid": PYRAMID}
TECHNOLOGIES = {"ancient": ANCIENT, "writing": WRITING, "secret": SECRET}
KINDS = {**MONUMENTS, "artifact": ARTIFACT, **TECHNOLOGIES}

MONUMENT_BITS = 1 << CITY | 1 << MEGALITH | 1 << PYRAMID
TECHNOLOGY_BITS = 1 << ANCIENT | 1 << WRITING | 1 << SECRET
BUILDER_BITS = MONUMENT_BITS | 1 << ARTIFACT

CREATABLE = {
    "monument": MONUMENT_BITS,
    "artifact": 1 << ARTIFACT,
    **{word: 1 << kind for word, kind in MONUMENTS.items()},
}

# -- activations ----------------------------------------------------------------------------------

IMMEDIATE, TIMELINE, ANYTIME, DECLINE, ENDGAME = range(5)

ACTIVATIONS = {
    "immediate": IMMEDIATE,
    "timeline": TIMELINE,
    "anytime": ANYTIME,
    "decline": DECLINE,
    "endgame": ENDGAME,
}

# -- events: what happened, and to which kinds ----------------------------------------------------

ON_LEARN, ON_CREATE, ON_EXCAVATE, ON_DECLINED, ON_ARCHIVE = range(1, 6)

EVENTS = {
    "learn": (ON_LEARN, TECHNOLOGY_BITS),
    **{f"learn.{word}": (ON_LEARN, 1 << kind) for word, kind in TECHNOLOGIES.items()},
    **{f"create.{word}": (ON_CREATE, bits) for word, bits in CREATABLE.items()},
    "excavate": (ON_EXCAVATE, 0),
    "declined": (ON_DECLINED, 0),
    "archive": (ON_ARCHIVE, 0),
}

# -- quantities: a zone (high bits) and a group in it (low bits), or a single number ---------------

IN_PAST, IN_TIMELINE, IN_COLLECTION, ADJACENT_TO = 0x10, 0x20, 0x30, 0x40
ALL, SAME, SETS, WITH_ENDGAME = 0, 4, 5, 6  # groups 1 to 3 are the zone's three kinds
OF_LEVEL_2 = WITH_ENDGAME  # the same group of the collection
ARTIFACTS, HAND, LOST, KNOWLEDGE, OWN_KNOWLEDGE, SPACE_1, DISCARDED, CONTEXT, LOST_IN_PHASE = range(
    1, 10
)
SCORE_SO_FAR = 10  # objectives of coffers only


def _groups(zone: str, code: int, kinds: dict[str, int]) -> dict[str, int]:
    words = {zone: code + ALL, f"{zone}.same": code + SAME, f"{zone}.sets": code + SETS}
    return words | {f"{zone}.{kind}": code + 1 + i for i, kind in enumerate(kinds)}


QUANTITIES = {
    **_groups("past", IN_PAST, MONUMENTS),
    "past.endgame": IN_PAST + WITH_ENDGAME,
    **_groups("timeline", IN_TIMELINE, MONUMENTS),
    **_groups("technologies", IN_COLLECTION, TECHNOLOGIES),
    "technologies.level2": IN_COLLECTION + OF_LEVEL_2,
    **{f"adjacent.{kind}": ADJACENT_TO + 1 + i for i, kind in enumerate(MONUMENTS)},
    "adjacent.same": ADJACENT_TO + SAME,
    "artifacts": ARTIFACTS,
    "hand": HAND,
    "lost": LOST,
    "knowledge": KNOWLEDGE,
    "knowledge.self": OWN_KNOWLEDGE,
    "space1": SPACE_1,
    "discarded": DISCARDED,
    "created.space": CONTEXT,
    "rotated": CONTEXT,
    "archived": CONTEXT,
    "lost.phase": LOST_IN_PHASE,
    "score": SCORE_SO_FAR,
}

AT_LEAST, AT_MOST, EXACTLY = range(3)

COMPARISONS = {">=": AT_LEAST, "<=": AT_MOST, "==": EXACTLY}

# -- steps ----------------------------------------------------------------------------------------

(
    DRAW,
    LOOK_KEEP,
    LOOK_CREATE,
    LOOK_LEARN,
    SHARE,
    SEEK,
    DISCARD,
    OPPONENTS_DISCARD,
    STEAL,
    REMOVE,
    REMOVE_EACH,
    ADD,
    GIVE,
    RECOVER,
    MOVE,
    SWAP,
    DESTROY_SELF,
    DESTROY_ARTIFACTS,
    STRAIGHTEN,
    CREATE,
    LEARN,
    ARCHIVE,
    BURY,
    SCORE,
    TIERS,
    DISCOUNT,
    RELIEF,
    EXCAVATE,
    SKIP_DECLINE,
    STORE,
    CLAIM,
    ACT,
    RENEW,
    SKIP_UNLEARNING,
) = range(1, 35)

PRIMITIVES = {
    "draw": DRAW,
    "look and keep": LOOK_KEEP,
    "look and create": LOOK_CREATE,
    "look and learn": LOOK_LEARN,
    "share": SHARE,
    "seek": SEEK,
    "discard": DISCARD,
    "opponents discard": OPPONENTS_DISCARD,
    "steal": STEAL,
    "remove": REMOVE,
    "remove from each": REMOVE_EACH,
    "add": ADD,
    "give": GIVE,
    "recover": RECOVER,
    "move": MOVE,
    "swap": SWAP,
    "destroy self": DESTROY_SELF,
    "destroy artifacts": DESTROY_ARTIFACTS,
    "straighten": STRAIGHTEN,
    "create": CREATE,
    "learn": LEARN,
    "archive": ARCHIVE,
    "bury": BURY,
    "score": SCORE,
    "tiers": TIERS,
    "discount": DISCOUNT,
    "relief": RELIEF,
    "excavate": EXCAVATE,
    "skip decline": SKIP_DECLINE,
    "store": STORE,
    "claim": CLAIM,
    "act": ACT,
    "renew": RENEW,
    "skip unlearning": SKIP_UNLEARNING,
}

MODIFIERS = (DISCOUNT, RELIEF, EXCAVATE, SKIP_DECLINE)

OWN, OTHERS, ADJACENT, SELF = range(4)

SCOPES = {"own": OWN, "others": OTHERS, "adjacent": ADJACENT, "self": SELF}

UP_TO, MAY, FREE, BARE = 1, 2, 4, 8  # flags of a step
NO_CHAIN, INSTEAD, STANDING, OPTIONAL = 1, 2, 4, 8  # flags of an effect
