"""Everything that never changes, for drawing a table: cards, coffers, challenges, words."""

from __future__ import annotations

from ostraka.core.i18n.message import Message
from ostraka.games.ancient_knowledge.face.actions import KINDS
from ostraka.games.ancient_knowledge.face.document import PHASES
from ostraka.games.ancient_knowledge.face.shape import AkCatalogue, ChallengeFace, CofferFace
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.coffers import Coffer
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.text.names import challenge_name, coffer_name
from ostraka.games.ancient_knowledge.text.phrases import owned
from ostraka.games.ancient_knowledge.text.texts import coffer_texts, face

ZONES = (
    "deck", "discard", "apart", "tile", "technology_deck", "technology_discard", "hand",
    "timeline", "artifacts", "past", "collection", "stored", "lost", "board", "under", "time",
    "die",
)  # fmt: skip
CATEGORIES = ("past", "endgame", "technologies", "timeline", "lost")


def _coffer(coffer: Coffer, locale: str) -> CofferFace:
    texts = coffer_texts(coffer, locale)
    return {
        "id": coffer.id,
        "name": coffer_name(coffer, locale),
        "objective": texts["objective"],
        "asks": [
            {
                "quantity": one.quantity,
                "comparison": one.comparison,
                "number": one.number,
                "text": owned([one]).text(locale),
            }
            for one in coffer.objective
        ],
        "effect": texts["effect"],
        "house": [source == "house" for source in coffer.sources],
        "sources": list(coffer.sources),
    }


def _challenges(pack: Pack, locale: str) -> list[ChallengeFace]:
    return [
        {
            "number": challenge.number,
            "name": challenge_name(challenge, locale),
            "objectives": list(challenge.objectives),
            "effects": list(challenge.effects),
            "source": challenge.source,
        }
        for challenge in pack.challenges
    ]


def catalogue(pack: Pack, locale: str) -> AkCatalogue:
    """All of it in one language."""

    def said(prefix: str, keys: list[str]) -> dict[str, str]:
        return {key: Message(f"{prefix}-{key}").text(locale) for key in keys}

    return {
        "cards": [face(card, locale) for card in pack.cards if card is not None],
        "coffers": [_coffer(coffer, locale) for coffer in pack.coffers],
        "challenges": _challenges(pack, locale),
        "zones": said("ak-zone", list(ZONES)),
        "phases": said("ak-phase", list(PHASES)),
        "kinds": said("ak-card-kind", list(words.KINDS)),
        "activations": said("ak-card-when", list(words.ACTIVATIONS)),
        "verbs": said("ak-verb", list(KINDS)),
        "categories": said("ak-points", list(CATEGORIES)),
        "slots": {kind.verb: list(kind.slots) for kind in KINDS.values()},
    }
