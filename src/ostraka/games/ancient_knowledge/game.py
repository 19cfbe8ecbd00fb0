"""The readable face of Ancient Knowledge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from ostraka.core.checks import check_texts
from ostraka.core.errors import IllegalAction, InvalidOption
from ostraka.core.game.game import Game, Position
from ostraka.core.game.items import Item
from ostraka.core.game.options import Choice, Flag, Option
from ostraka.core.i18n.message import Message, message_of
from ostraka.core.kernel.sealed import sealed_rules
from ostraka.core.packs.packs import Bundle
from ostraka.core.play.parts import Gathering, Kind, Parts
from ostraka.core.show.change import Cause, Told
from ostraka.games.ancient_knowledge import kernel  # noqa: F401 - registers the rules
from ostraka.games.ancient_knowledge.face.actions import KINDS, action_parts, action_text
from ostraka.games.ancient_knowledge.face.beats import beats
from ostraka.games.ancient_knowledge.face.catalogue import catalogue
from ostraka.games.ancient_knowledge.face.check import check
from ostraka.games.ancient_knowledge.face.draw import ACCENTS, draw
from ostraka.games.ancient_knowledge.face.ending import reason
from ostraka.games.ancient_knowledge.face.explain import explain
from ostraka.games.ancient_knowledge.face.gathering import asked, choosing, gathering
from ostraka.games.ancient_knowledge.face.items import item_group, item_label, played, within_reach
from ostraka.games.ancient_knowledge.face.position import position
from ostraka.games.ancient_knowledge.face.question import question
from ostraka.games.ancient_knowledge.face.reading import read_position
from ostraka.games.ancient_knowledge.face.shape import Catalogue, Table
from ostraka.games.ancient_knowledge.face.speech import (
    hinted,
    in_secret,
    insiders,
    named,
    rulings,
    sentence,
)
from ostraka.games.ancient_knowledge.face.table import breakdown, card_points, table
from ostraka.games.ancient_knowledge.face.telling import tell
from ostraka.games.ancient_knowledge.face.unknown import tell_unknown
from ostraka.games.ancient_knowledge.face.why import why
from ostraka.games.ancient_knowledge.language.compiler import load_pack
from ostraka.games.ancient_knowledge.learning.describe import described
from ostraka.games.ancient_knowledge.learning.layout import LAYOUT
from ostraka.games.ancient_knowledge.learning.space import TABLE
from ostraka.games.ancient_knowledge.rules.state import MAX_OPTIONS, STATE, USUAL, WIDE_STATE
from ostraka.games.ancient_knowledge.state_types import AkState
from ostraka.games.ancient_knowledge.text.texts import card_name, facts, plain

SOLO_ONLY = ("advance_alone", "offer_coffers", "use_coffer")
"""Rules that no game of two or more players comes to."""

LEARN_ORDER = Choice("learn_order", "technology-first", ("technology-first", "any"))
"""Whether a technology's own effect comes before the reactions to learning it."""

UNREMARKABLE = ("use", "decline", "draw", "done", "stop")
"""Actions that surprise nobody when they are taken by themselves."""


class AncientKnowledge(Game):
    """Two to four players build monuments, learn from them, and watch them decline."""

    name = "ancient_knowledge"
    title = "Ancient Knowledge"
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Choice("deal", "classic", ("classic", "pre-made")),
        Flag("heritage", False),
        LEARN_ORDER,
    )
    max_legal = MAX_OPTIONS
    observation = LAYOUT
    action_table = TABLE
    hidden = True
    prefix = "ak"
    going_on = "go"
    accents = ACCENTS
    chance = True
    starter_drawn = True
    takes_packs = True
    credits = "Rémi Mathieu, IELLO (2023)"
    kinds: ClassVar[Mapping[str, Kind]] = KINDS
    table_shape = Table
    catalogue_shape = Catalogue

    def __init__(self, *packs: Bundle) -> None:
        """The base game and Heritage, with packs of the owner's laid over them.

        Only where those bring too many cards the states get more room, since that costs memory.
        """
        self.pack = load_pack(*packs)
        self.packs = tuple(pack.id for pack in packs)
        self.data = self.pack.data
        first, second = self.pack.data.technologies
        usual = USUAL.holds(int(self.pack.data.builders), (int(first), int(second)))
        self.dtype = STATE if usual else WIDE_STATE
        super().__init__()

    def with_packs(self, *packs: Bundle) -> AncientKnowledge:
        for pack in packs:
            if not isinstance(pack, Bundle):
                raise InvalidOption(Message("pack-type", type=type(pack).__name__))
        return type(self)(*packs)

    def chores(self) -> dict[str, Callable[[], object]]:
        """All rules, those included that a first game meets late."""
        return super().chores() | sealed_rules(
            self.dtype, but=() if 1 in self.players else SOLO_ONLY
        )

    @property
    def rulings(self) -> Sequence[Message]:
        return rulings()

    def seat_name(self, s: AkState, seat: int) -> Message:
        return Message("ak-seat", n=seat + 1)

    def turn_number(self, s: AkState) -> int:
        return int(s.turns)

    def _seats(self, s: AkState) -> list[Message]:
        return [self.seat_name(s, seat) for seat in range(int(s.players))]

    # -- actions -------------------------------------------------------------------------------

    def parts(self, s: AkState, code: int) -> Parts:
        return action_parts(self.pack, code)

    def check_learnable(self) -> None:
        """Only the cards of the boxes have places in the action space and in observations."""
        if self.packs:
            raise InvalidOption(Message("ak-pack-learning"))

    def describe_index(self, index: int, seat: int = 0) -> Parts:
        self.check_index(index, seat)
        return described(self.pack, self.action_table[index])

    def gathering(self, s: AkState) -> Gathering | None:
        return gathering(self.pack, s)

    def choosing(self, s: AkState) -> Sequence[int]:
        return choosing(s)

    def text(self, s: AkState, code: int) -> str:
        return action_text(self.parts(s, code))

    def parse(self, s: AkState, text: str) -> int:
        """The legal action with that text; case does not matter, nor the order of a swap."""
        words = text.casefold().split()
        for code in s.options[: s.offered].tolist():
            known = self.text(s, code).casefold().split()
            if words[:1] == known[:1] and sorted(words) == sorted(known):
                return int(code)
        raise IllegalAction(self.explain(s, text))

    def explain(self, s: AkState, text: str) -> Message:
        return explain(self.pack, s, text)

    def why(self, s: AkState, parts: Parts) -> Message:
        return why(self.pack, s, parts) or super().why(s, parts)

    def sentence(self, s: AkState, code: int) -> Message:
        return sentence(self.pack, s, code, self._seats(s))

    def sentence_for(self, s: AkState, code: int, seat: int | None) -> Message:
        """What a seat is told about an action: others do not learn which card was hidden."""
        if seat in insiders(s, code):
            return self.sentence(s, code)
        return hinted(self.pack, s, code, self._seats(s))

    # -- what is seen, and what happened -------------------------------------------------------

    def named(self, thing: str) -> Message:
        """What a card or a coffer is called."""
        return named(self.pack, thing)

    def table(self, s: AkState, seat: int | None) -> dict[str, Any]:
        return dict(table(self.pack, s, seat))

    def question(self, s: AkState, seat: int | None) -> Message:
        return question(self.pack, s, self.seat_name(s, asked(s, seat)), self.named)

    def catalogue(self, locale: str = "en") -> dict[str, Any]:
        check_texts(locale)
        return dict(catalogue(self.pack, locale))

    def beats(self, s: AkState, code: int) -> Iterator[Cause]:
        seats = self._seats(s)
        begun = gathering(self.pack, s)
        said_so = False

        def told(s: AkState, code: int) -> tuple[Message | None, Message | None, set[int]]:
            nonlocal said_so
            verb = self.parts(s, code)["verb"]
            if verb == "go":
                return None, None, set()
            said: Message = sentence(self.pack, s, code, seats)
            hint: Message | None = hinted(self.pack, s, code, seats)
            still = gathering(self.pack, s)
            chosen = begun is not None and still is not None and still.key == begun.key
            if not chosen and not said_so and verb not in UNREMARKABLE:
                said = Message("ak-told-by-itself", what=said)  # once, to whoever would have chosen
                said_so = True
            if in_secret(s):
                hint = None  # that there was a choice has been said, and no more may be known
            return said, hint, insiders(s, code)

        return beats(self.pack, s, code, told)

    def tell(
        self, before: dict[str, Any], after: dict[str, Any], cause: Cause, seat: int | None
    ) -> Iterable[Told]:
        seats = [message_of(name) for name in after["seats"]]
        return tell(self.named, seats.__getitem__, before, after, cause, seat)

    def tell_unknown(
        self, before: dict[str, Any], after: dict[str, Any], cause: Cause
    ) -> Iterable[Told]:
        seats = [message_of(name) for name in after["seats"]]
        return tell_unknown(seats.__getitem__, before, after, cause)

    def draw(self, view: dict[str, Any], locale: str = "en") -> str:
        return draw(self.pack, view, locale)

    def describe(self, word: str, locale: str = "en") -> str | None:
        """The numbers and the text of a card, by its id or name."""
        check_texts(word, locale)
        wanted = word.lower()
        for card in self.pack.cards:
            if card is None:
                continue
            name = card_name(card, locale)
            if wanted in (card.id.lower(), card.name.lower(), name.lower()):
                numbers = " · ".join(facts(card, locale))
                head = Message("labelled", label=f"{card.id} {name}", text=numbers).text(locale)
                return f"{head}\n{plain(card, locale)}"
        return None

    def position(self, s: AkState) -> Position:
        return position(self.pack, s)

    def is_settled(self, position: Position) -> bool:
        return not (isinstance(position, dict) and "state" in position)

    def read_position(self, position: Position, s: AkState, options: Any, seed: int) -> None:
        read_position(self.pack, position, s, seed, options)

    def reason(self, s: AkState) -> Message:
        lost = s.lost[: s.players].tolist()
        return reason(self._seats(s), self.scores(s), lost, self.places(s))

    def breakdown(self, s: AkState) -> list[dict[str, int]]:
        return [breakdown(self.pack, s, seat) for seat in range(int(s.players))]

    def card_points(self, s: AkState) -> list[dict[str, int]]:
        """For each seat, what each of its cards in the Past and the collection is worth."""
        return [card_points(self.pack, s, seat) for seat in range(int(s.players))]

    def item_taken(self, s: AkState, code: int) -> Item | None:
        return played(self.pack, code)

    def items_within_reach(self, s: AkState) -> Iterable[Item]:
        return within_reach(self.pack, s)

    def items_title(self, sort: str) -> Message:
        return Message(f"ak-items-{sort}")

    def item_label(self, item: Item) -> Message:
        return item_label(self.pack, item)

    def item_group(self, item: Item) -> Message:
        return item_group(self.pack, item)

    def check(self, s: AkState) -> None:
        check(self.pack, s)
