"""What cards, coffers and challenges are called in each language, and what people mean by a name.

The data have the English names and the catalogues those of the other languages
(`ancient_knowledge_names.ftl`). A pack brings the names of its own things in `names`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from unicodedata import combining, normalize

from ostraka.core.i18n.message import LOCALES, Message
from ostraka.games.ancient_knowledge.language.card import Card
from ostraka.games.ancient_knowledge.language.challenges import Challenge
from ostraka.games.ancient_knowledge.language.coffers import Coffer


def card_name(card: Card, locale: str = "en") -> str:
    """The name that stands on a card, without an article."""
    name = card.names.get(locale)
    key = "ak-title-given" if name else "ak-title"
    return Message(key, id=card.id, name=name or card.name).text(locale)


def coffer_name(coffer: Coffer, locale: str = "en") -> str:
    """The same for a coffer."""
    known = Message("ak-name-coffer", id=coffer.id, name=coffer.name)
    return coffer.names.get(locale) or known.text(locale)


def challenge_name(challenge: Challenge, locale: str = "en") -> str:
    """The name of a challenge of the solo game."""
    known = Message("ak-solo-challenge-name", number=challenge.number)
    return challenge.names.get(locale) or known.text(locale)


def given_name(names: Mapping[str, str]) -> Message:
    """A name that a pack brings in all languages."""
    return Message("ak-name-given", **names)


def folded(text: str) -> str:
    """A text as names are compared: without case, accents and kinds of apostrophe."""
    apart = normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(letter for letter in apart if not combining(letter)).split())


class Names:
    """The ids of things by their names in every language."""

    def __init__(self, things: Iterable[Card | Coffer]) -> None:
        self.ids: dict[str, str] = {}
        for thing in things:  # the catalogues may write a name with its article
            name = card_name if isinstance(thing, Card) else coffer_name
            called = {thing.id, thing.name, *(name(thing, locale) for locale in LOCALES)}  # type: ignore[arg-type]
            if isinstance(thing, Card) and not thing.names:
                named = Message("ak-name", id=thing.id, name=thing.name)
                called |= {named.text(locale) for locale in LOCALES}
            self.ids |= dict.fromkeys(map(folded, called), thing.id)
        self.longest = max((len(name.split()) for name in self.ids), default=0)

    def spelled(self, text: str) -> str:
        """A text with ids in place of names; of two names that fit, the longer is meant."""
        words, said = text.split(), []
        while words:
            for length in range(min(self.longest, len(words)), 0, -1):
                found = self.ids.get(folded(" ".join(words[:length])))
                if found is not None:
                    break
            said.append(found or words[0])
            words = words[length:]
        return " ".join(said)
