"""The solo game of Ancient Knowledge: Heritage, as a game of its own.

It shares state, rules and tables with the game for two to four; what differs is the turn (Time
card, unlearning) and the options that lay coffers on and under the board.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ostraka.core.errors import InvalidOption
from ostraka.core.game.options import Choice, Flag, Number, Option
from ostraka.core.i18n.message import Message, listed
from ostraka.core.show.change import Cause, Told
from ostraka.games.ancient_knowledge.game import LEARN_ORDER, AncientKnowledge
from ostraka.games.ancient_knowledge.language.coffers import Coffer, letters, mask
from ostraka.games.ancient_knowledge.language.grammar import LETTERS, MOST_COFFERS
from ostraka.games.ancient_knowledge.rules.solo_turn import objective_met
from ostraka.games.ancient_knowledge.rules.state import ARTIFACT_SPACES, SOLO_WON
from ostraka.games.ancient_knowledge.solo.challenges import HANDS
from ostraka.games.ancient_knowledge.state_types import AkState
from ostraka.games.ancient_knowledge.text.names import Names, coffer_name, folded
from ostraka.games.ancient_knowledge.text.texts import marked_coffer

RULINGS = (
    "time-occupies", "third-place", "solo-opponents", "solo-any-moment", "solo-end",
    "extra-action", "turned-numbers", "free-create", "hindrances", "given-up", "solo-derived",
    "khatawy",
)  # fmt: skip
ARTIFACTS_ASKED = ("artifacts", ">=")
SOLO_OPPONENTS = Choice("solo_opponents", "part", ("part", "whole"))
"""What is ignored of an effect that is aimed at opponents."""
READINGS = (LEARN_ORDER, SOLO_OPPONENTS)
"""The options that choose a reading where the booklets leave one open."""


@dataclass(frozen=True)
class Letters(Option):
    """A set of coffers, as a word of their letters."""

    default: str
    most: int = MOST_COFFERS

    def code(self, value: Any) -> int | None:
        good = isinstance(value, str) and len(set(value)) == len(value) <= self.most
        return mask(value) if good and set(value) <= set(LETTERS) else None

    def value(self, code: int) -> str:
        return letters(code)

    @property
    def allowed(self) -> str:
        return f"{LETTERS[0]} – {LETTERS[-1]}"


def _artifacts_asked(coffer: Coffer) -> int:
    """How many artifacts in play the objective of a coffer asks for."""
    asked = [c.number for c in coffer.objective if (c.quantity, c.comparison) == ARTIFACTS_ASKED]
    return max(asked, default=0)


class AncientKnowledgeSolo(AncientKnowledge):
    """One player against time: a challenge, or a game of a legacy campaign."""

    name = "ancient_knowledge_solo"
    title = "Ancient Knowledge solo"
    players = (1,)
    options = (
        Choice("deal", "classic", HANDS),
        Flag("heritage", True),
        Letters("objectives", ""),
        Letters("effects", ""),
        Letters("to_do", "", len(LETTERS)),
        Number("fewer", 0, 0, 2),
        Number("time", 4, 3, 4),
        LEARN_ORDER,
        SOLO_OPPONENTS,
    )
    credits = "Rémi Mathieu, IELLO (2024)"
    rulings = (*AncientKnowledge.rulings, *(Message(f"ak-ruling-{name}") for name in RULINGS))

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value; coffers lie on the board, under it, or in the pile to do."""
        values = super().check_options(options)
        places = [values["objectives"], values["effects"], values["to_do"]]
        together = "".join(places)
        if len(set(together)) != len(together):
            raise InvalidOption(Message("ak-solo-coffer-twice"))
        if values["objectives"] and values["to_do"]:
            raise InvalidOption(Message("ak-solo-both-modes"))
        if values["fewer"] and values["deal"] != "classic":
            raise InvalidOption(Message("ak-solo-fewer-classic"))
        return values

    @cached_property
    def names(self) -> Names:
        cards = (card for card in self.pack.cards if card is not None)
        return Names([*cards, *self.pack.coffers])

    @cached_property
    def seat_names(self) -> list[Message]:
        return [Message("ak-solo-player")]

    def _describe(self, word: str, locale: str) -> str | None:
        """A coffer by its letter or name, what it asks for and does; else a card."""
        letter = self.names.ids.get(folded(word))
        for coffer in self.pack.coffers:
            if coffer.id == letter:
                values = {"name": coffer_name(coffer, locale), **marked_coffer(coffer, locale)}
                return Message("ak-solo-coffer", coffer=letter, **values).text(locale)
        return super()._describe(word, locale)

    def _reason(self, s: AkState) -> Message:
        if not s.objectives:
            return Message("ak-solo-ended")
        seat, met = self._seat_name(s, 0), _coffers(self.met(s))
        if s.over == SOLO_WON:
            return Message("ak-solo-won", seat=seat, met=met)
        missed = _coffers(int(s.objectives) & ~self.met(s))
        return Message("ak-solo-lost", seat=seat, met=met, missed=missed)

    def _tell(
        self, before: dict[str, Any], after: dict[str, Any], cause: Cause, seat: int | None
    ) -> Iterator[Told]:
        """What a beat changed; besides, which objective the others leave too little room for."""
        yield from super()._tell(before, after, cause, seat)
        old, new = before["table"]["solo"]["objectives"], after["table"]["solo"]["objectives"]
        left = ARTIFACT_SPACES - len(new)
        for coffer in self.pack.coffers:
            needed = _artifacts_asked(coffer)
            if coffer.id in new and len(new) > len(old) and needed > left:
                values = {"coffer": self.named(coffer.id), "left": left, "needed": needed}
                yield Told("objective", Message("ak-told-cramped", **values), coffer.id)

    def met(self, s: AkState) -> int:
        """The objectives on the board that are met as things stand, as bits."""
        bits = 0
        for coffer in range(len(LETTERS)):
            if int(s.objectives) >> coffer & 1 and objective_met(s, self.data, coffer):
                bits |= 1 << coffer
        return bits


def _coffers(bits: int) -> Any:
    """The letters of coffers as a list, or that there are none."""
    found = [Message("plain", text=letter) for letter in letters(bits)]
    return listed(found) if found else Message("ak-solo-no-objective")
