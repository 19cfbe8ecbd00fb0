"""The readable face of Ankh'or."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ostraka.core.checks import check_texts
from ostraka.core.errors import IllegalAction
from ostraka.core.game.game import Game, Position
from ostraka.core.game.items import Item
from ostraka.core.game.options import Choice, Flag
from ostraka.core.i18n.message import Message
from ostraka.core.play.parts import Gathering, Parts
from ostraka.core.show.change import Cause, Told
from ostraka.games.ankhor import kernel  # noqa: F401 - the rules are registered with the core
from ostraka.games.ankhor.face.actions import (
    KINDS,
    action_parts,
    action_text,
    action_words,
    gathering,
)
from ostraka.games.ankhor.face.catalogue import catalogue
from ostraka.games.ankhor.face.check import check
from ostraka.games.ankhor.face.draw import ACCENTS, draw
from ostraka.games.ankhor.face.ending import reason
from ostraka.games.ankhor.face.explain import explain, why
from ostraka.games.ankhor.face.indices import TABLE, described
from ostraka.games.ankhor.face.items import bought, item_group, item_label, on_sale
from ostraka.games.ankhor.face.meaning import code_of, meaning_of, read_parts
from ostraka.games.ankhor.face.position import position
from ostraka.games.ankhor.face.reading import read_position
from ostraka.games.ankhor.face.shape import Catalogue, Table
from ostraka.games.ankhor.face.table import PHASES, breakdown, numbered, surplus, table
from ostraka.games.ankhor.face.telling import beats, tell, tell_unknown
from ostraka.games.ankhor.face.twins import Twins, first, follow
from ostraka.games.ankhor.face.words import question, rulings, seat_name
from ostraka.games.ankhor.observation import LAYOUT
from ostraka.games.ankhor.pointless import moved_already
from ostraka.games.ankhor.state import MAX_LEGAL, STATE
from ostraka.games.ankhor.state_types import AnkhorState
from ostraka.games.ankhor.tables import DATA, EDITIONS, PLAYERS

if TYPE_CHECKING:
    from ostraka.core.play.state import State


class Ankhor(Game):
    """Two to four players buy tiles with tokens and build domains, also upwards."""

    name = "ankhor"
    title = "Ankh'or"
    players = PLAYERS
    options = (
        Choice("edition", EDITIONS[0], EDITIONS),
        Flag("merged_bonus", False),
        Flag("covered_at_once", False),
        Flag("scribe_limits", True),
    )
    dtype = STATE
    max_legal = MAX_LEGAL
    action_table = TABLE
    observation = LAYOUT
    hidden = True
    alike = True
    accents = ACCENTS
    chance = True
    starter_drawn = True
    credits = "Sébastien Pauchon, Grégoire Largey, Frank Crittin, Space Cowboys (2019)"
    kinds = KINDS
    table_shape = Table
    catalogue_shape = Catalogue
    data = DATA

    def options_for(self, locale: str) -> dict[str, Any]:
        """The rulebook of the reader's language; the English one where there is none."""
        check_texts(locale)
        return {"edition": locale if locale in EDITIONS else EDITIONS[0]}

    @property
    def rulings(self) -> Sequence[Message]:
        return rulings()

    def seat_name(self, s: AnkhorState, seat: int) -> Message:
        return seat_name(seat)

    # -- actions ---------------------------------------------------------------------------------

    def parts(self, s: AnkhorState, code: int) -> Parts:
        return action_parts(s, code)

    def gathering(self, s: AnkhorState) -> Gathering | None:
        return gathering(s)

    def words(self, s: AnkhorState, parts: Parts) -> dict[str, Any]:
        return action_words(s, parts)

    def text(self, s: AnkhorState, code: int) -> str:
        return action_text(action_parts(s, code))

    def parse(self, s: AnkhorState, text: str) -> int:
        code = -1 if s.over else code_of(s, meaning_of(s, read_parts(text)))
        if code not in self.legal_codes(s):
            raise IllegalAction(explain(s, text))
        return code

    def explain(self, s: AnkhorState, text: str) -> Message:
        return explain(s, text)

    def why(self, s: AnkhorState, parts: Parts) -> Message:
        return why(s, parts)

    def describe_index(self, index: int, seat: int = 0) -> Parts:
        self.check_index(index, seat)
        return described(index)

    def pointless(self, state: State) -> frozenset[int]:
        return moved_already(state)

    # -- what is seen, and what happened -----------------------------------------------------------

    def table(self, s: AnkhorState, seat: int | None) -> dict[str, Any]:
        return table(s)

    def twins(self, s: AnkhorState) -> Twins:
        return first(s)

    def follow(self, twins: Twins, before: Any, after: Any) -> Twins:
        return follow(twins, before, after)

    def tell_apart(self, table: dict[str, Any], twins: Twins) -> dict[str, Any]:
        return {**table, "columns": numbered(table["columns"], twins)}

    def question(self, s: AnkhorState, seat: int | None) -> Message:
        return question(int(s.seat), PHASES[s.phase], int(s.spendable), surplus(s))

    def catalogue(self, locale: str = "en") -> dict[str, Any]:
        check_texts(locale)
        return catalogue(locale)

    def beats(self, s: AnkhorState, code: int) -> Iterator[Cause]:
        return beats(s, code)

    def tell(
        self, before: dict[str, Any], after: dict[str, Any], cause: Cause, seat: int | None
    ) -> Iterable[Told]:
        return tell(before, after, cause)

    def tell_unknown(
        self, before: dict[str, Any], after: dict[str, Any], cause: Cause
    ) -> Iterable[Told]:
        return tell_unknown(before, after)

    def draw(self, view: dict[str, Any], locale: str = "en") -> str:
        return draw(view, locale)

    def position(self, s: AnkhorState) -> Position:
        return position(s)

    def read_position(self, position: Position, s: AnkhorState, options: Any, seed: int) -> None:
        read_position(position, s, options, seed)

    def reason(self, s: AnkhorState) -> Message:
        return reason(s)

    def breakdown(self, s: AnkhorState) -> list[dict[str, int]]:
        return [breakdown(s, seat) for seat in range(int(s.players))]

    # -- tiles worth counting ----------------------------------------------------------------------

    def item_taken(self, s: AnkhorState, code: int) -> Item | None:
        return bought(s, code)

    def items_within_reach(self, s: AnkhorState) -> Iterable[Item]:
        return on_sale(s, self.legal_codes(s))

    def items_title(self, sort: str) -> Message:
        return Message(f"ankhor-items-{sort}")

    def item_label(self, item: Item) -> Message:
        return item_label(item)

    def item_group(self, item: Item) -> Message:
        return item_group(item)

    def check(self, s: AnkhorState) -> None:
        check(s)
