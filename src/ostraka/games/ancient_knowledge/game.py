"""The readable face of Ancient Knowledge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from ostraka.core.errors import IllegalAction
from ostraka.core.game import Game, Position
from ostraka.core.items import Item
from ostraka.core.message import Message
from ostraka.core.options import Choice, Flag, Option
from ostraka.games.ancient_knowledge import kernel  # noqa: F401 - registers the rules
from ostraka.games.ancient_knowledge.face.check import check
from ostraka.games.ancient_knowledge.face.draw import draw
from ostraka.games.ancient_knowledge.face.explain import explain
from ostraka.games.ancient_knowledge.face.items import item_group, item_label, played, within_reach
from ostraka.games.ancient_knowledge.face.notation import action_text, read_action
from ostraka.games.ancient_knowledge.face.position import position
from ostraka.games.ancient_knowledge.face.reading import read_position
from ostraka.games.ancient_knowledge.face.speech import (
    hidden_sentence,
    rulings,
    seat_name,
    sentence,
)
from ostraka.games.ancient_knowledge.face.view import breakdown, card_points, view
from ostraka.games.ancient_knowledge.knowledge.observe import OBSERVATION_SIZE
from ostraka.games.ancient_knowledge.language.compiler import load_pack
from ostraka.games.ancient_knowledge.rules.rule import sealed_rules
from ostraka.games.ancient_knowledge.rules.state import MAX_OPTIONS, STATE
from ostraka.games.ancient_knowledge.text.texts import facts, plain

__all__ = ["AncientKnowledge"]

SOLO_ONLY = ("advance_alone", "offer_coffers", "use_coffer")
"""Rules that no game of two or more players comes to."""


class AncientKnowledge(Game):
    """Two to four players build monuments, learn from them, and watch them decline."""

    name = "ancient_knowledge"
    title = "Ancient Knowledge"
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Choice("deal", "classic", ("classic", "pre-made")),
        Flag("heritage", False),
    )
    dtype = STATE
    max_legal = MAX_OPTIONS
    observation_size = OBSERVATION_SIZE
    hidden = True
    prefix = "ak"
    chance = True
    credits = "Rémi Mathieu, IELLO (2023)"

    def __init__(self, *packs: Path) -> None:
        """The base game and Heritage, with packs of the owner's laid over them."""
        self.pack = load_pack(*packs)
        self.data = self.pack.data
        super().__init__()

    def chores(self) -> dict[str, Callable[[], object]]:
        """All rules, those included that a first game meets late."""
        return super().chores() | sealed_rules(but=() if 1 in self.players else SOLO_ONLY)

    @property
    def rulings(self) -> Sequence[Message]:
        return rulings()

    def seat_name(self, s: Any, seat: int) -> Message:
        return seat_name(seat)

    def text(self, s: Any, code: int) -> str:
        return action_text(self.pack, code)

    def parse(self, s: Any, text: str) -> int:
        legal = [int(code) for code in s.options[: s.offered]]
        code = read_action(self.pack, text, legal)
        if code is None:
            raise IllegalAction(self.explain(s, text))
        return code

    def explain(self, s: Any, text: str) -> Message:
        return explain(self.pack, s, text)

    def sentence(self, s: Any, code: int) -> Message:
        return sentence(self.pack, s, code)

    def sentence_for(self, s: Any, code: int, seat: int | None) -> Message:
        """What a seat is told about an action: others do not learn which card was hidden."""
        if seat == s.seat:
            return sentence(self.pack, s, code)
        return hidden_sentence(self.pack, s, code)

    def table(self, s: Any, seat: int | None) -> dict[str, Any]:
        return view(self.pack, s, seat)

    def draw(self, view: dict[str, Any], locale: str = "en") -> str:
        return draw(self.pack, view["table"], locale)

    def describe(self, word: str, locale: str = "en") -> str | None:
        """The numbers and the text of a card, by its id or name."""
        wanted = word.lower()
        for card in self.pack.cards:
            if card is not None and wanted in (card.id.lower(), card.name.lower()):
                numbers = " · ".join(facts(card, locale))
                return f"{card.id} {card.name}: {numbers}\n{plain(card, locale)}"
        return None

    def position(self, s: Any) -> Position:
        return position(self.pack, s)

    def read_position(self, position: Position, s: Any, options: Any, seed: int) -> None:
        read_position(self.pack, position, s, seed, options)

    def reason(self, s: Any) -> Message:
        return Message("ak-reason-fourteen")

    def breakdown(self, s: Any) -> list[dict[str, int]]:
        return [breakdown(self.pack, s, seat) for seat in range(int(s.players))]

    def card_points(self, s: Any) -> list[dict[str, int]]:
        """For each seat, what each of its cards in the Past and the collection is worth."""
        return [card_points(self.pack, s, seat) for seat in range(int(s.players))]

    def item_taken(self, s: Any, code: int) -> Item | None:
        return played(self.pack, code)

    def items_within_reach(self, s: Any) -> Iterable[Item]:
        return within_reach(self.pack, s)

    def items_title(self, sort: str) -> Message:
        return Message(f"ak-items-{sort}")

    def item_label(self, item: Item) -> Message:
        return item_label(self.pack, item)

    def item_group(self, item: Item) -> Message:
        return item_group(self.pack, item)

    def check(self, s: Any) -> None:
        check(self.pack, s)
