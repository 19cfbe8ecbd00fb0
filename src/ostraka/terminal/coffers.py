"""What the coffers of the solo game ask for and do, in words."""

from __future__ import annotations

from collections.abc import Iterable

from ostraka.games.ancient_knowledge.language.coffers import Coffer
from ostraka.games.ancient_knowledge.text.texts import coffer_name, coffer_texts
from ostraka.terminal.screen import write

__all__ = ["explain_coffers"]


def explain_coffers(coffers: Iterable[Coffer], lang: str, shown: str) -> None:
    """Print objective and effect of each of these coffers."""
    for coffer in coffers:
        if coffer.id in shown:
            texts = coffer_texts(coffer, lang)
            name = coffer_name(coffer, lang)
            write(f"{coffer.id}  {name}: {texts['objective']} / {texts['effect']}")
