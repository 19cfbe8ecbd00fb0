"""The readable face of Ankh'or."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ostraka.core.errors import IllegalAction
from ostraka.core.game import Game, Position
from ostraka.core.items import Item
from ostraka.core.message import Message
from ostraka.core.options import Choice
from ostraka.games.ankhor import kernel  # noqa: F401 - the rules are registered with the core
from ostraka.games.ankhor.check import check
from ostraka.games.ankhor.draw import draw
from ostraka.games.ankhor.explain import explain
from ostraka.games.ankhor.hidden import OBSERVATION
from ostraka.games.ankhor.items import bought, item_group, item_label, on_sale
from ostraka.games.ankhor.notation import action_text, read_action
from ostraka.games.ankhor.position import position, read_position
from ostraka.games.ankhor.state import GIVEN_UP, MAX_LEGAL, NOTHING_LEFT, STATE, THIRTEEN
from ostraka.games.ankhor.tables import DATA, EDITIONS, PLAYERS
from ostraka.games.ankhor.view import breakdown, view
from ostraka.games.ankhor.words import rulings, seat_name, sentence

__all__ = ["Ankhor"]

REASONS = {
    THIRTEEN: "ankhor-reason-thirteen",
    NOTHING_LEFT: "ankhor-reason-nothing-left",
    GIVEN_UP: "ankhor-reason-given-up",
}


class Ankhor(Game):
    """Two to four players buy tiles with tokens and build domains, also upwards."""

    name = "ankhor"
    title = "Ankh'or"
    players = PLAYERS
    options = (Choice("edition", EDITIONS[0], EDITIONS),)
    dtype = STATE
    max_legal = MAX_LEGAL
    observation_size = OBSERVATION
    hidden = True
    chance = True
    credits = "Sébastien Pauchon, Grégoire Largey, Frank Crittin, Space Cowboys (2019)"
    data = DATA

    @property
    def rulings(self) -> Sequence[Message]:
        return rulings()

    def seat_name(self, s: Any, seat: int) -> Message:
        return seat_name(seat)

    def text(self, s: Any, code: int) -> str:
        return action_text(s, code)

    def parse(self, s: Any, text: str) -> int:
        code = -1 if s.over else read_action(s, text)
        if code not in self.legal_codes(s):
            raise IllegalAction(explain(s, text))
        return code

    def explain(self, s: Any, text: str) -> Message:
        return explain(s, text)

    def sentence(self, s: Any, code: int) -> Message:
        return sentence(s, code)

    def table(self, s: Any, seat: int | None) -> dict[str, Any]:
        return view(s, seat)

    def draw(self, view: dict[str, Any], locale: str = "en") -> str:
        return draw(view["table"], locale)

    def position(self, s: Any) -> Position:
        return position(s)

    def read_position(self, position: Position, s: Any, options: Any, seed: int) -> None:
        read_position(position, s, options, seed)

    def reason(self, s: Any) -> Message:
        return Message(REASONS[int(s.over)])

    def breakdown(self, s: Any) -> list[dict[str, int]]:
        return [breakdown(s, seat) for seat in range(int(s.players))]

    def item_taken(self, s: Any, code: int) -> Item | None:
        return bought(s, code)

    def items_within_reach(self, s: Any) -> Iterable[Item]:
        return on_sale(s, self.legal_codes(s))

    def items_title(self, sort: str) -> Message:
        return Message(f"ankhor-items-{sort}")

    def item_label(self, item: Item) -> Message:
        return item_label(item)

    def item_group(self, item: Item) -> Message:
        return item_group(item)

    def check(self, s: Any) -> None:
        check(s)
