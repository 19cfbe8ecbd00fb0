"""What is written on a card, in the reader's language.

`lines` is the rules text, `requirement` what a technology asks for, `face` everything a client
needs to draw the card. All of it comes from the card's data (`language`) and the message
catalogues.
"""

from __future__ import annotations

from typing import Any
from unicodedata import normalize

from ostraka.core.i18n.message import Message
from ostraka.games.ancient_knowledge.language.card import Card
from ostraka.games.ancient_knowledge.language.coffers import Coffer
from ostraka.games.ancient_knowledge.text.names import card_name
from ostraka.games.ancient_knowledge.text.phrases import owned
from ostraka.games.ancient_knowledge.text.sentences import effect_sentence
from ostraka.games.ancient_knowledge.text.shape import CardFace, EffectText


def _raised(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def _finished(key: str, locale: str, **values: Any) -> str:
    """A message that is a sentence of its own but is kept in lower case in the catalogue."""
    return _raised(Message("ak-card-sentence", text=Message(key, **values)).text(locale))


def effect_texts(card: Card, locale: str = "en") -> list[EffectText]:
    """Each effect: its activation, that word in the language, when it applies, what it does."""
    return [
        {
            "when": when,
            "label": Message(f"ak-card-when-{when}").text(locale),
            "timing": Message(f"ak-card-timing-{when}").text(locale),
            "text": _raised(effect_sentence(card, effect).text(locale)),
        }
        for when, effect in card.effects.items()
    ]


def lines(card: Card, locale: str = "en") -> list[str]:
    """The rules text: “Timeline: Draw 1 card.” and the like, one line for each activation."""
    return _lines(card, effect_texts(card, locale), locale)


def _lines(card: Card, effects: list[EffectText], locale: str) -> list[str]:
    said = [
        Message("ak-card-line", label=effect["label"], text=effect["text"]).text(locale)
        for effect in effects
    ]
    if card.technology and card.vp:
        said.append(_finished("ak-card-worth", locale, n=card.vp))
    return said


def requirement(card: Card, locale: str = "en") -> str:
    """What a technology requires of a player who LEARNs it; empty for other cards."""
    if not card.technology:
        return ""
    if not card.requires:
        return _finished("ak-card-requires-nothing", locale)
    return _finished("ak-card-requires", locale, what=owned(card.requires))


def facts(card: Card, locale: str = "en") -> list[str]:
    """The numbers of a card in words: space, knowledge, points, cost, level."""
    said = []
    if card.level:
        said.append(Message("ak-card-level", level=card.level))
    if card.monument:
        key = "ak-card-space-locked" if card.locked else "ak-card-space"
        said.append(Message(key, n=card.start))
        said.append(Message("ak-card-knowledge", n=card.knowledge))
        if card.never_declines:
            said.append(Message("ak-card-never-declines"))
        else:
            said.append(Message("ak-card-vp", n=card.vp))
    if not card.technology:
        said.append(Message("ak-card-cost", n=card.cost))
    return [message.text(locale) for message in said]


def country(card: Card, locale: str = "en") -> str:
    """Where a card's thing comes from, as the language calls it; empty where nobody says."""
    key = normalize("NFD", card.country).encode("ascii", "ignore").decode().replace(" ", "-")
    return Message("ak-country", key=key, name=card.country).text(locale) if card.country else ""


def plain(card: Card, locale: str = "en") -> str:
    """The whole text of a card in one line, requirement included."""
    asked = [requirement(card, locale)] if card.requires else []
    return " ".join([*asked, *lines(card, locale)])


def coffer_texts(coffer: Coffer, locale: str = "en") -> dict[str, str]:
    """Objective and effect of a coffer, each as a sentence."""
    nobody = Card(coffer.id, coffer.name, "artifact")
    return {
        "objective": _finished("ak-card-objective", locale, what=owned(coffer.objective)),
        "effect": _raised(effect_sentence(nobody, coffer.effect).text(locale)),
    }


def marked(text: str, source: str, locale: str = "en") -> str:
    """A text with a mark, unless it stands in the booklet: ours, inferred, unsure or rebuilt."""
    if source in ("print", "read"):
        return text
    return Message("ak-solo-marked", text=text, mark=Message(f"ak-solo-source-{source}")).text(
        locale
    )


def marked_coffer(coffer: Coffer, locale: str = "en") -> dict[str, str]:
    """Objective and effect of a coffer, each marked where it is not the booklet's."""
    texts = coffer_texts(coffer, locale)
    halves = zip(("objective", "effect"), coffer.sources, strict=True)
    return {half: marked(texts[half], source, locale) for half, source in halves}


def face(card: Card, locale: str = "en") -> CardFace:
    """What a client needs to draw a card, ready for JSON.

    Numbers that a card of its kind does not have are None. `activations` are the words of the card
    language, one for each symbol on the card; everything for people is in the language asked for.
    """
    board = card.monument
    scoring = board or card.level == 2
    effects = effect_texts(card, locale)
    said = _lines(card, effects, locale)
    asked = requirement(card, locale)
    return {
        "id": card.id,
        "name": card_name(card, locale),
        "country": country(card, locale) or None,
        "kind": card.kind,
        "group": "monument" if board else "technology" if card.technology else "artifact",
        "kind_label": Message(f"ak-card-kind-{card.kind}").text(locale),
        "activations": list(card.effects) or (["endgame"] if card.vp else []),
        "space": card.start if board else None,
        "locked": card.locked,
        "knowledge": card.knowledge if board else None,
        "vp": card.vp if scoring else None,
        "cost": None if card.technology else card.cost,
        "level": card.level or None,
        "hand": card.hand or None,
        "never_declines": card.never_declines,
        "house": card.house,
        "effects": effects,
        "lines": said,
        "requirement": asked or None,
        "requires": [
            {"quantity": one.quantity, "comparison": one.comparison, "number": one.number}
            for one in card.requires
        ],
        "facts": facts(card, locale),
        "text": " ".join([asked, *said] if card.requires else said),
    }
