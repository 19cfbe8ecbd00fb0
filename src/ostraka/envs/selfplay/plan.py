"""What is played: a game, its conditions, and the search that plays all of its seats.

The search is named as a bot is: a level whose search counts visits (`6`, `8@200it`), `uct@400it`
with random playouts, or `tree@200it`, which judges by the game's evaluation. It is given iterations
or nodes, never seconds: the same seed plays the same games on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from ostraka.bots.levels import levels
from ostraka.bots.search import TreeSearch
from ostraka.bots.spec import Spec, parse_spec
from ostraka.bots.workspace import SearchPlan
from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load
from ostraka.core.game.study import Budget
from ostraka.core.i18n.message import Message
from ostraka.work.job import derived_seed

SEARCHES = {
    "uct": SearchPlan(explore=1.0),
    "tree": SearchPlan(explore=0.3, temperature=0.05, playout=0),
}
"""Searches that are no levels."""
USUAL = "tree@200it"
SAMPLED = 24
MOST_SAMPLED = 100_000


@dataclass(frozen=True)
class SelfPlay:
    """A row of games that follows from a seed."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    search: str = USUAL
    sampled: int = SAMPLED
    """This many plies are played as often as the search tried them; then the one tried most."""
    seed: int = 0

    @classmethod
    def of(
        cls,
        game: str | Game,
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        search: str = USUAL,
        sampled: int = SAMPLED,
        seed: int = 0,
    ) -> SelfPlay:
        """A plan with everything checked and filled in; refuses what cannot be played."""
        loaded = game if isinstance(game, Game) else load(game)
        loaded.check_learnable()
        if type(sampled) is not int or not 0 <= sampled <= MOST_SAMPLED:
            raise InvalidOption(Message("selfplay-sampled", most=MOST_SAMPLED))
        plan = cls(
            game=loaded.name,
            players=loaded.check_players(players),
            options=loaded.check_options(options or {}),
            search=str(_checked(loaded, search)),
            sampled=sampled,
            seed=loaded.check_seed(seed),
        )
        plan.budget(loaded)
        return plan

    # -- what follows from it -------------------------------------------------------------------

    def deal(self, number: int) -> int:
        """The seed of a game."""
        return derived_seed(self.seed, "selfplay", number)

    def searcher(self, game: Game, number: int) -> TreeSearch:
        """The search that plays a game."""
        spec = parse_spec(self.search)
        seed = derived_seed(self.seed, "search", number)
        return TreeSearch(game, _tree_plan(game, spec), seed=seed, nodes=self._nodes(game))

    def budget(self, game: Game) -> Budget:
        """What the search may spend on a decision."""
        spec = parse_spec(self.search)
        budget = spec.budget
        if budget is None and spec.level is not None:
            budget = levels(game)[spec.level - 1].budget
        if budget is None or budget.seconds is not None:
            raise InvalidOption(Message("selfplay-budget", search=self.search[:40]))
        return budget

    def _nodes(self, game: Game) -> int:
        """Room for the tree: an iteration seldom adds more than the actions of one state."""
        budget = self.budget(game)
        return budget.nodes or min(600_000, (budget.iterations or 1) * game.max_legal // 4)

    # -- JSON -----------------------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)

    @classmethod
    def from_json(cls, document: Any) -> SelfPlay:
        """Read what `as_json` gave."""
        try:
            kept = cls(**document)
            return cls.of(kept.game, **{k: v for k, v in document.items() if k != "game"})
        except TypeError:
            raise InvalidRecord(Message("selfplay-form")) from None


def _checked(game: Game, text: str) -> Spec:
    """A search by its name; refuses one that is not there or counts no visits."""
    spec = parse_spec(text)
    if spec.name not in SEARCHES:
        if spec.level is None:
            known = ", ".join(SEARCHES)
            raise InvalidOption(Message("selfplay-search", search=text[:40], known=known))
        spec.check(game)
    _tree_plan(game, spec)
    return spec


def _tree_plan(game: Game, spec: Spec) -> SearchPlan:
    if spec.level is None:
        return SEARCHES[spec.name]
    level = levels(game)[spec.level - 1]
    if level.search != "tree":
        raise InvalidOption(Message("selfplay-own", game=game.title, level=level.number))
    return SearchPlan(**level.plan)
