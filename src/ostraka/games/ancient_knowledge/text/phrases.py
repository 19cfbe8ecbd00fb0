"""The counted things of the card language in words: quantities, amounts and conditions.

Everything here is a Message of the catalogue `ancient_knowledge_cards` and stands inside a sentence
that `sentences` puts together.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ostraka.core.i18n.message import Message, is_known
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.card import Condition

_COMPARE = {">=": "least", "<=": "most", "==": "exactly"}

# quantities that are said with a noun and a place: (noun, place)
_NOUNS: dict[str, tuple[str, str]] = {
    "artifacts": ("artifact", "in-play"),
    "hand": ("card", "in-hand"),
    "lost": ("lost", ""),
    "knowledge": ("knowledge", "on-monuments"),
    "knowledge.self": ("knowledge", "on-this"),
    "space1": ("monument", "in-space1"),
    "adjacent.same": ("adjacent-same", ""),
    **{f"adjacent.{kind}": (f"adjacent-{kind}", "") for kind in words.MONUMENTS},
    "technologies": ("technology", ""),
    "technologies.same": ("technology-same", ""),
    "technologies.sets": ("technology-set", ""),
    "technologies.level2": ("technology-level2", ""),
    "score": ("vp", ""),
    **{f"technologies.{kind}": (kind, "") for kind in words.TECHNOLOGIES},
}
for _zone in ("past", "timeline"):
    _NOUNS |= {
        _zone: ("monument", f"in-{_zone}"),
        f"{_zone}.same": ("monument-same", f"in-{_zone}"),
        f"{_zone}.sets": ("monument-set", f"in-{_zone}"),
        f"{_zone}.endgame": ("monument-endgame", f"in-{_zone}"),
        **{f"{_zone}.{kind}": (kind, f"in-{_zone}") for kind in words.MONUMENTS},
    }

# quantities whose conditions are more than “you have”: what is counted
_CLAUSES = {
    "knowledge.self": "knowledge",
    "rotated": "monument",
    "archived": "card",
    "lost.phase": "knowledge",
    "space1": "monument",
    "discarded": "card",
    "created.space": "",
}


def counted(noun: str, n: int) -> Message:
    """A number of things: “3 cities”."""
    return Message(f"ak-card-n-{noun}", n=n)


def _placed(place: str, what: Message) -> Message:
    return Message(f"ak-card-{place}", what=what) if place else what


def _listed(parts: Sequence[Message], last: str = "ak-card-and") -> Message:
    """“a, b and c”."""
    if len(parts) == 1:
        return parts[0]
    if len(parts) == 2:
        return Message(last, first=parts[0], second=parts[1])
    return Message("ak-card-comma", first=parts[0], second=_listed(parts[1:], last))


def bound(comparison: str, number: int, what: Message) -> Message:
    """“at least 3 cities”; a limit of nothing is said as nothing: “no knowledge”."""
    if comparison == "<=" and number == 0:
        return what
    return Message("ak-card-bound", compare=_COMPARE[comparison], what=what)


def owned(conditions: Sequence[Condition]) -> Message:
    """What conditions ask an owner to have: “at least 1 city and 1 pyramid in your Past”.

    Neighbouring conditions on one place with one comparison are said together.
    """
    parts = []
    for (place, comparison), group in groupby(
        conditions, key=lambda c: (_NOUNS[c.quantity][1], c.comparison)
    ):
        limits = list(group)
        amounts = [counted(_NOUNS[c.quantity][0], c.number) for c in limits]
        if place:
            most = max(c.number for c in limits)
            parts.append(bound(comparison, most, _placed(place, _listed(amounts))))
        else:
            parts += [
                bound(comparison, c.number, amount)
                for c, amount in zip(limits, amounts, strict=True)
            ]
    return _listed(parts)


def _instead(key: str, condition: Condition) -> Message | None:
    """“this monument has no knowledge”, “both levels”: where the clause is another one."""
    if condition.comparison == "<=" and condition.number == 0 and is_known(f"{key}-none"):
        return Message(f"{key}-none")
    both = (condition.quantity, condition.comparison, condition.number) == ("space1", ">=", 2)
    return Message(f"{key}-both") if both else None


def clause(conditions: Sequence[Condition]) -> Message:
    """Conditions as the clause after “if”."""
    parts = []
    having = [c for c in conditions if c.quantity not in _CLAUSES]
    if having:
        parts.append(Message("ak-card-have", what=owned(having)))
    for condition in conditions:
        if condition.quantity not in _CLAUSES:
            continue
        key = f"ak-card-clause-{condition.quantity.replace('.', '-')}"
        noun = _CLAUSES[condition.quantity]
        if noun:
            what = bound(condition.comparison, condition.number, counted(noun, condition.number))
            parts.append(_instead(key, condition) or Message(key, what=what))
        else:
            compare = _COMPARE[condition.comparison]
            parts.append(Message(key, compare=compare, n=condition.number))
    return _listed(parts, "ak-card-and-clause")


def per(quantity: str, every: int) -> Message:
    """What an amount is multiplied by: “each city in your Past”, “every 2 cards in hand”."""
    if quantity not in _NOUNS:
        return Message(f"ak-card-per-{quantity.replace('.', '-')}", every=every)
    noun, place = _NOUNS[quantity]
    if every == 1:
        return _placed(place, Message(f"ak-card-each-{noun}"))
    key = "ak-card-every-own" if quantity.startswith("technologies") else "ak-card-every"
    return Message(key, what=_placed(place, counted(noun, every)))
