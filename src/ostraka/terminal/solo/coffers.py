"""What the coffers of the solo game ask for and do, in words."""

from __future__ import annotations

from collections.abc import Iterable

from ostraka.games.ancient_knowledge.language.coffers import Coffer
from ostraka.games.ancient_knowledge.text.texts import coffer_name, marked_coffer
from ostraka.terminal.console import say


def explain_coffers(coffers: Iterable[Coffer], lang: str, shown: str) -> None:
    """Print objective and effect of each of these coffers."""
    for coffer in coffers:
        if coffer.id in shown:
            texts = marked_coffer(coffer, lang)
            name = f"{coffer.id}  {coffer_name(coffer, lang)}"
            text = f"{texts['objective']} / {texts['effect']}"
            say("labelled", lang, label=name, text=text)
