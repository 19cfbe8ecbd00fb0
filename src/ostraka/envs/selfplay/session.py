"""Self-play as it continues: whatever a folder lacks is played, here or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ostraka.core.errors import InvalidOption
from ostraka.core.game.registry import load
from ostraka.core.game.study import Budget
from ostraka.core.i18n.message import Message
from ostraka.envs.selfplay.folder import Folder
from ostraka.envs.selfplay.plan import SelfPlay
from ostraka.envs.selfplay.playing import SelfPlayGame, play_game
from ostraka.work.code import code_digest
from ostraka.work.job import Job
from ostraka.work.pool import check_workers, resume

MOST_GAMES = 99_999_999


class SelfPlayJob(Job[SelfPlayGame]):
    """The games of a plan."""

    def __init__(self, plan: SelfPlay) -> None:
        self.plan = plan

    def prepare(self) -> None:
        """Have the rules and the search compiled, or load them compiled."""
        game = load(self.plan.game)
        game.prepare()
        state = game.start(seed=0, players=self.plan.players, **self.plan.options)
        while len(state.codes) == 1:
            state.play(state.codes[0])
        if not state.over:
            self.plan.searcher(game, 0).run(state, Budget(iterations=1))
            state.observation(0)
            _ = state.indices

    def digest(self) -> str:
        """Which rules and searches play here."""
        return code_digest(load(self.plan.game))

    def do(self, number: int, page: Any = None) -> SelfPlayGame:
        """Play one game."""
        return play_game(self.plan, number)


def check_extent(games: int, workers: int | None) -> None:
    """Refuse numbers of games and workers that cannot be."""
    if type(games) is not int or not 1 <= games <= MOST_GAMES:
        raise InvalidOption(Message("selfplay-games", most=MOST_GAMES))
    check_workers(workers)


def record(
    folder: Folder, games: int, *, workers: int | None = 1, ray: str | None = None
) -> Generator[SelfPlayGame, None, None]:
    """Play the games, this many in whole files, that are not in a folder yet; each as it ends.

    See `ostraka.work.resume`; closing the iterator loses only the files that are not full.
    """
    check_extent(games, workers)
    missing = folder.missing(folder.rounded(games))
    return resume(SelfPlayJob(folder.plan), missing, folder.add, workers=workers, ray=ray)
