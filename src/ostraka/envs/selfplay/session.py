"""Self-play as it goes on: whatever a folder lacks is played, here or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing

from ostraka.arena.workers import cores
from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message
from ostraka.envs.selfplay.folder import Folder
from ostraka.envs.selfplay.playing import SelfPlayGame, play_game
from ostraka.envs.selfplay.workers import play_here, play_on_ray

MOST_GAMES = 99_999_999
MOST_WORKERS = 1024


def check_extent(games: int, workers: int | None) -> None:
    """Refuse numbers of games and workers that cannot be."""
    if type(games) is not int or not 1 <= games <= MOST_GAMES:
        raise InvalidOption(Message("selfplay-games", most=MOST_GAMES))
    if workers is not None and (type(workers) is not int or not 0 <= workers <= MOST_WORKERS):
        raise InvalidOption(Message("arena-workers", most=MOST_WORKERS))


def record(
    folder: Folder, games: int, *, workers: int | None = 1, ray: str | None = None
) -> Generator[SelfPlayGame, None, None]:
    """Play the games, so many in whole files, that are not in a folder yet; each as it ends.

    Without a number of workers there is one for each core; with 0 this very process plays. Closing
    the iterator ends everything that was started, and loses only the files not yet full.
    """
    check_extent(games, workers)
    missing = folder.missing(folder.rounded(games))
    if ray is not None:
        source = play_on_ray(folder.plan, missing, ray, workers)
    elif workers == 0:
        source = (play_game(folder.plan, number) for number in missing)
    else:
        source = play_here(folder.plan, missing, min(workers or cores(), len(missing) or 1))
    with closing(source):
        for played in source:
            folder.add(played)
            yield played
