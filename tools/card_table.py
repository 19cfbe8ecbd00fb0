"""The table of all cards in `docs/cards.md`: id, name, text, and the tests that prove the effect.

    python -m tools.card_table

writes it, from the root of the repository. A test proves a card if its name has the card's id as a
word (`test_c5_scores_each_city_of_the_past`) and it stands under `tests/games/ancient_knowledge`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from ostraka.core.i18n.message import LOCALES, Message
from ostraka.games.ancient_knowledge.language.card import Card
from ostraka.games.ancient_knowledge.language.compiler import BASE, HERITAGE, check_pack
from ostraka.games.ancient_knowledge.language.reader import read_cards
from ostraka.games.ancient_knowledge.text.names import card_name
from ostraka.games.ancient_knowledge.text.texts import facts, plain

__all__ = ["HERITAGE_PAGE", "PAGE", "TESTS", "heritage_table", "proofs", "table"]

PAGE = Path("docs/cards.md")
HERITAGE_PAGE = Path("docs/heritage-cards.md")
TESTS = Path("tests/games/ancient_knowledge")

_INTRODUCTION = """\
# The cards of Ancient Knowledge

Every card of the base game with its names in French, Spanish and German where they differ, what it
does in our words, and the tests that play its effect. The texts are made from the card data (see
[the card language](card-language.md)), in four languages: `ostraka cards C5 --lang fr`. This page
is written by `python -m tools.card_table`; a test fails when it is out of date.
"""

_HERITAGE_INTRODUCTION = """\
# The cards of Heritage

The pack that the option `heritage` mixes in, and the tests that play its effects. Abu Simbel and
South Arabian Alphabet follow the printed cards; all others are house cards, designed by us
and [balanced by play](heritage-balance.md). This page is written by
`python -m tools.card_table`; a test fails when it is out of date.
"""

_GROUPS = (
    ("Cities", ("city",)),
    ("Megaliths", ("megalith",)),
    ("Pyramids", ("pyramid",)),
    ("Artifacts", ("artifact",)),
    ("Technologies", ("ancient", "secret", "writing")),
)


def proofs(cards: Iterable[Card], root: Path) -> dict[str, list[tuple[Path, str]]]:
    """For each card the tests named after it: file (relative to the root) and function."""
    named: dict[str, list[tuple[Path, str]]] = {card.id: [] for card in cards}
    by_word = {identity.lower(): identity for identity in named}
    for path in sorted((root / TESTS).rglob("test_*.py")):
        for function in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.M):
            for word in dict.fromkeys(function.split("_")):
                if word in by_word:
                    named[by_word[word]].append((path.relative_to(root), function))
    return named


def _row(card: Card, tests: list[tuple[Path, str]]) -> str:
    links = [f"[{function}](../{path.as_posix()})" for path, function in tests]
    kind = Message(f"ak-card-kind-{card.kind}").text()
    about = [kind] * card.technology + facts(card)
    others = dict.fromkeys(card_name(card, locale) for locale in LOCALES)
    name = "<br>".join([card.name, *(f"*{other}*" for other in others if other != card.name)])
    return f"| {card.id} | {name} | {', '.join(about)} | {plain(card)} | {'<br>'.join(links)} |"


def heritage_table(root: Path) -> str:
    """The page of the Heritage cards."""
    return table(read_cards(HERITAGE)[0], root, _HERITAGE_INTRODUCTION)


def table(cards: Sequence[Card], root: Path, introduction: str = _INTRODUCTION) -> str:
    """The whole page."""
    tests = proofs(cards, root)
    parts = [introduction]
    for title, kinds in _GROUPS:
        group = [card for card in cards if card.kind in kinds]
        rows = "\n".join(_row(card, tests[card.id]) for card in group)
        heading = "| id | name | numbers | text | proved by |\n|---|---|---|---|---|"
        parts.append(f"## {title} ({len(group)})\n\n{heading}\n{rows}\n")
    return "\n".join(parts)


def main() -> int:
    """Write the page of the repository in the working directory."""
    root = Path.cwd()
    if not (root / PAGE.parent).is_dir() or not (root / TESTS).is_dir():
        print("This is to be run from the root of the Ostraka repository.", file=sys.stderr)
        return 2
    (root / PAGE).write_text(table(check_pack(BASE)[0], root), encoding="utf-8")
    (root / HERITAGE_PAGE).write_text(heritage_table(root), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
