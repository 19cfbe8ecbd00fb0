"""`ostraka selfplay`: a search plays against itself, and every choice is kept for learning.

    ostraka selfplay ankhor --games 512 --search 8@200it --out ankhor-games

The same command continues where it was interrupted.
"""

from __future__ import annotations

from pathlib import Path

from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.envs.selfplay import Folder, SelfPlay, record
from ostraka.envs.selfplay.folder import SHARD
from ostraka.envs.selfplay.plan import SAMPLED, USUAL
from ostraka.envs.selfplay.playing import SelfPlayGame
from ostraka.envs.selfplay.session import check_extent
from ostraka.terminal.arguments import (
    game_argument,
    game_options,
    given_options,
    players_option,
    ray_option,
    seed_option,
    workers_option,
)
from ostraka.terminal.command import PATH, command, lang_option, option
from ostraka.terminal.console import say, warn
from ostraka.terminal.progress import follow_games


@command()
@game_argument
@option("--games", type=int, required=True, key="help-selfplay-games")
@option("--out", type=PATH, required=True, metavar="FOLDER", key="help-selfplay-out")
@option("--search", default=USUAL, metavar="SEARCH", key="help-selfplay-search")
@players_option
@game_options
@option("--sampled", type=int, default=SAMPLED, key="help-selfplay-sampled")
@seed_option(0, "help-selfplay-seed")
@option("--shard", type=int, default=SHARD, key="help-selfplay-shard")
@workers_option
@ray_option
@lang_option
def selfplay(
    game: str,
    games: int,
    out: Path,
    search: str,
    players: int | None,
    options: tuple[str, ...],
    sampled: int,
    seed: int,
    shard: int,
    workers: int | None,
    ray: str | None,
    lang: str,
) -> None:
    """Let a search play against itself, and keep every choice for learning."""
    loaded = load(game)
    plan = SelfPlay.of(
        loaded,
        players=players,
        options=given_options(loaded, options),
        search=search,
        sampled=sampled,
        seed=seed,
    )
    check_extent(games, workers)
    with Folder.open(out, plan, shard) as folder:
        _play(folder, games, workers, ray, lang)
        say("selfplay-kept", lang, games=len(folder.files) * shard, path=str(out))


def _play(folder: Folder, games: int, workers: int | None, ray: str | None, lang: str) -> None:
    """Play what is missing and show how far it has come."""
    source = record(folder, games, workers=workers, ray=ray)
    total = folder.rounded(games)

    def played() -> int:
        return total - len(folder.missing(total))

    if total != games:
        say("selfplay-rounded", lang, warn, games=total, shard=folder.shard)
    if done := played():
        say("arena-resumed", lang, warn, done=done, total=total)
    choices = 0

    def counted(game: SelfPlayGame) -> str:
        nonlocal choices
        choices += len(game.plies)
        return Message("selfplay-choices", n=choices).text(lang)

    title = load(folder.plan.game).title
    follow_games(source, title, total, played, folder.path, lang, counted)
