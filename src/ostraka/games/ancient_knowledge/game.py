"""Ancient Knowledge, composed of its roles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, partial
from typing import Any, ClassVar

from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.game.options import Choice, Flag, Option
from ostraka.core.game.roles import Actions, Display, Items, Positions, Scoring, Telling
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.sealed import sealed_rules
from ostraka.core.packs.packs import Bundle
from ostraka.core.show.change import Cause, Told
from ostraka.games.ancient_knowledge import kernel  # noqa: F401 - registers the rules
from ostraka.games.ancient_knowledge.face.actions import (
    KINDS,
    action_parts,
    action_read,
    action_text,
)
from ostraka.games.ancient_knowledge.face.catalogue import catalogue
from ostraka.games.ancient_knowledge.face.draw import ACCENTS, draw
from ostraka.games.ancient_knowledge.face.explain import explain
from ostraka.games.ancient_knowledge.face.gathering import asked, choosing, gathering
from ostraka.games.ancient_knowledge.face.items import item_group, item_label, played, within_reach
from ostraka.games.ancient_knowledge.face.question import question
from ostraka.games.ancient_knowledge.face.shape import AkCatalogue, AkTable
from ostraka.games.ancient_knowledge.face.speech import (
    hinted,
    in_secret,
    insiders,
    named,
    reason,
    rulings,
    sentence,
)
from ostraka.games.ancient_knowledge.face.table import (
    breakdown,
    card_points,
    table,
)
from ostraka.games.ancient_knowledge.face.table_after import points_of, table_after
from ostraka.games.ancient_knowledge.face.why import why
from ostraka.games.ancient_knowledge.language.compiler import Pack, load_pack
from ostraka.games.ancient_knowledge.learning.describe import described
from ostraka.games.ancient_knowledge.learning.layout import LAYOUT
from ostraka.games.ancient_knowledge.learning.space import TABLE
from ostraka.games.ancient_knowledge.positions.check import check
from ostraka.games.ancient_knowledge.positions.reading import read_position
from ostraka.games.ancient_knowledge.positions.writing import position
from ostraka.games.ancient_knowledge.rules.state import MAX_OPTIONS, STATE, USUAL, WIDE_STATE
from ostraka.games.ancient_knowledge.state_types import AkState
from ostraka.games.ancient_knowledge.telling.beats import beats
from ostraka.games.ancient_knowledge.telling.telling import audience, tell, tell_unknown
from ostraka.games.ancient_knowledge.text.names import Names, card_name, folded
from ostraka.games.ancient_knowledge.text.texts import facts, plain

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
    chance = True
    starter_drawn = True
    takes_packs = True
    credits = "Rémi Mathieu, IELLO (2023)"
    rulings: ClassVar[Sequence[Message]] = rulings()
    items: Items

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
        self._compose(self.pack)
        super().__init__()

    def _compose(self, pack: Pack) -> None:
        """The roles, over the cards that this game is played with."""
        self.actions = Actions(
            KINDS,
            parts=lambda _, code: action_parts(pack, code),
            text=lambda _, code: action_text(action_parts(pack, code)),
            sentence=lambda s, code: sentence(pack, s, code, self._seats(s)),
            read=self._read,
            spelled=self._spelled,
            explain=lambda s, text: explain(pack, s, self._spelled(text)),
            why=partial(why, pack),
            gathering=partial(gathering, pack),
            choosing=choosing,
            described=lambda index, _: described(pack, self.action_table[index]),
            going_on="go",
            turn_number=lambda s: int(s.turns),
        )
        self.display = Display(
            table=partial(table, pack),
            table_after=partial(table_after, pack),
            seat_name=self._seat_name,
            question=self._question,
            draw=partial(draw, pack),
            catalogue=partial(catalogue, pack),
            describe=self._describe,
            table_shape=AkTable,
            catalogue_shape=AkCatalogue,
            accents=ACCENTS,
            board=True,
        )
        self.telling = Telling(
            self._tell, self._beats, self._tell_unknown, self._sentence_for, audience
        )
        self.positions = Positions(
            partial(position, pack),
            partial(read_position, pack, alone=1 in self.players),
            partial(check, pack),
            is_settled=lambda position: not (isinstance(position, dict) and "state" in position),
        )
        self.scoring = Scoring(
            self._reason,
            partial(breakdown, pack),
            "seats",
            lambda area, _, __: points_of(pack, area),
        )
        self.items = Items(
            lambda _, code: played(pack, code),
            partial(within_reach, pack),
            partial(item_label, pack),
            partial(item_group, pack),
        )

    def with_packs(self, *packs: Bundle) -> AncientKnowledge:
        for pack in packs:
            if not isinstance(pack, Bundle):
                raise InvalidOption(Message("pack-type", type=type(pack).__name__))
        return type(self)(*packs)

    def compile_tasks(self) -> dict[str, Callable[[], object]]:
        """All rules, those included that a first game meets late."""
        return super().compile_tasks() | sealed_rules(
            self.dtype, but=() if 1 in self.players else SOLO_ONLY
        )

    @cached_property
    def seat_names(self) -> list[Message]:
        """What the seats are called."""
        return [Message("ak-seat", n=seat + 1) for seat in range(max(self.players))]

    def _seat_name(self, s: AkState, seat: int) -> Message:
        return self.seat_names[seat]

    def _seats(self, s: AkState) -> list[Message]:
        return self.seat_names[: int(s.players)]

    def check_learnable(self) -> None:
        """Only the cards of the boxes have places in the action space and in observations."""
        if self.packs:
            raise InvalidOption(Message("ak-pack-learning"))

    @cached_property
    def names(self) -> Names:
        """What people may call the cards."""
        return Names(card for card in self.pack.cards if card is not None)

    def _spelled(self, text: str) -> str:
        """What a person typed, with ids in place of the names of cards."""
        known = {*KINDS, *map(str.casefold, self.pack.numbers)}
        words = (word for word in text.casefold().split() if not word.isdecimal())
        return text if known.issuperset(words) else self.names.spelled(text)

    def _read(self, s: AkState, text: str, codes: Sequence[int]) -> int | None:
        code = action_read(self.pack, text, codes)
        return action_read(self.pack, self._spelled(text), codes) if code is None else code

    # -- what is seen, and what happened -------------------------------------------------------

    def named(self, thing: str) -> Message:
        """What a card or a coffer is called."""
        return named(self.pack, thing)

    def _question(self, s: AkState, seat: int | None) -> Message:
        return question(self.pack, s, self._seat_name(s, asked(s, seat)), self.named)

    def _sentence_for(self, s: AkState, code: int, seat: int | None) -> Message:
        """What a seat is told about an action: others do not learn which card was hidden."""
        said = sentence if seat in insiders(s, code) else hinted
        return said(self.pack, s, code, self._seats(s))

    def _beats(self, s: AkState, code: int) -> Iterator[Cause]:
        seats = self._seats(s)
        begun = gathering(self.pack, s)
        said_so = False

        def told(s: AkState, code: int) -> tuple[Message | None, Message | None, set[int]]:
            nonlocal said_so
            verb = action_parts(self.pack, code)["verb"]
            if verb == "go":
                return None, None, set()
            said: Message = sentence(self.pack, s, code, seats)
            hint: Message | None = hinted(self.pack, s, code, seats)
            still = gathering(self.pack, s)
            chosen = begun is not None and still is not None and still.key == begun.key
            if not chosen and not said_so and verb not in UNREMARKABLE:
                said = Message("ak-told-by-itself", what=said)  # once, to its player
                said_so = True
            if in_secret(s):
                hint = None  # that there was a choice has been said, and no more may be known
            return said, hint, insiders(s, code)

        return beats(self.pack, s, code, told)

    def _tell(
        self, before: dict[str, Any], after: dict[str, Any], cause: Cause, seat: int | None
    ) -> Iterable[Told]:
        return tell(self.named, self.seat_names.__getitem__, before, after, cause, seat)

    def _tell_unknown(
        self, before: dict[str, Any], after: dict[str, Any], cause: Cause
    ) -> Iterable[Told]:
        return tell_unknown(self.seat_names.__getitem__, before, after, cause)

    def _describe(self, word: str, locale: str) -> str | None:
        """The numbers and the text of a card, by its id or name."""
        number = self.pack.numbers.get(self.names.ids.get(folded(word), ""))
        if number is None:
            return None
        card = self.pack.card(number)
        label, numbers = f"{card.id} {card_name(card, locale)}", " · ".join(facts(card, locale))
        head = Message("labelled", label=label, text=numbers).text(locale)
        return f"{head}\n{plain(card, locale)}"

    def _reason(self, s: AkState) -> Message:
        lost = s.lost[: s.players].tolist()
        return reason(self._seats(s), self.scores(s), lost, self.places(s))

    def card_points(self, s: AkState) -> list[dict[str, int]]:
        """For each seat, what each of its cards in the Past and the collection is worth."""
        return [card_points(self.pack, s, seat) for seat in range(int(s.players))]
