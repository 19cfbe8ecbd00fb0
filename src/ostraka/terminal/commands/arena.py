"""`ostraka arena`: a contest between bots, which may be interrupted and resumed.

    ostraka arena ankhor --bots 8,5,uct@100ms,random --games 200 --report ankhor.html

Every result is on the disk before it counts. The same command continues where it was interrupted.
"""

from __future__ import annotations

from pathlib import Path

from ostraka.arena.contest import LIMIT, Contest
from ostraka.arena.ledger import Ledger, set_aside
from ostraka.arena.ratings import Ladder
from ostraka.arena.result import GameResult
from ostraka.arena.session import compete
from ostraka.arena.standings import standings
from ostraka.core.errors import InvalidOption
from ostraka.core.folders import user_folder
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.core.i18n.numbers import number
from ostraka.terminal.arguments import (
    game_argument,
    game_options,
    given_options,
    packs_option,
    played_with,
    players_option,
    ray_option,
    seed_option,
    workers_option,
)
from ostraka.terminal.command import PATH, command, flag, json_option, lang_option, option
from ostraka.terminal.commands.standings import print_standings, report_option, write_page
from ostraka.terminal.console import say, warn
from ostraka.terminal.progress import follow_games
from ostraka.work.pool import check_workers

MOST_GAMES = 100_000_000
LEADERS = 4
"""This many bots are named while the games continue."""


@command()
@game_argument
@option("--bots", required=True, metavar="BOT,BOT,…", key="help-arena-bots")
@option("--games", type=int, required=True, key="help-arena-games")
@players_option
@game_options
@packs_option
@seed_option(0, "help-arena-seed")
@option("--opening", type=int, key="help-arena-opening")
@option("--limit", type=float, default=LIMIT, key="help-arena-limit")
@workers_option
@ray_option
@option("--out", "file", type=PATH, metavar="FILE.jsonl", key="help-arena-out")
@flag("--restart", key="help-arena-restart")
@report_option
@lang_option
@json_option
def arena(
    game: str,
    bots: str,
    games: int,
    players: int | None,
    options: tuple[str, ...],
    packs: tuple[Path, ...],
    seed: int,
    opening: int | None,
    limit: float,
    workers: int | None,
    ray: str | None,
    file: Path | None,
    restart: bool,
    report: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Let bots play against each other in paired deals, and rate them."""
    if not 1 <= games <= MOST_GAMES:
        raise InvalidOption(Message("arena-games", most=MOST_GAMES))
    check_workers(workers, least=1)
    loaded = played_with(game, packs)
    contest = Contest.of(
        loaded,
        [name.strip() for name in bots.split(",")],
        players=players,
        options=given_options(loaded, options),
        seed=seed,
        opening=opening,
        limit=limit,
    )
    rounds = contest.rounds(games)
    if rounds * contest.round_size != games:
        say("arena-rounded", lang, warn, games=rounds * contest.round_size, size=contest.round_size)
    path = file or _usual_file(contest)
    if restart and (kept := set_aside(path)) is not None:
        say("arena-aside", lang, warn, path=str(kept))
    with Ledger.open(path, contest) as ledger:
        if ledger.cut:
            say("arena-cut", lang, warn, path=str(path))
        _play(ledger, rounds, workers, ray, lang)
    print_standings(standings(contest, ledger.results), lang, as_json)
    if report is not None:
        write_page(path, report, lang, as_json)
    if not as_json:
        say("arena-kept", lang, path=str(path))


def _usual_file(contest: Contest) -> Path:
    """Where results are kept unless somebody says otherwise: other code plays into another file."""
    plain = contest.game.partition("+")[0]
    name = f"{plain}-{contest.digest}-{contest.code[:8]}.jsonl"
    return user_folder("arena") / name


def _play(ledger: Ledger, rounds: int, workers: int | None, ray: str | None, lang: str) -> None:
    """Play what is missing and show how far it has come."""
    total = rounds * ledger.contest.round_size
    done = _done(ledger, rounds)
    if done:
        say("arena-resumed", lang, warn, done=done, total=total)
    if done == total:
        return
    ladder = Ladder(ledger.contest)
    for result in ledger.results:
        ladder.add(result)

    def leaders(result: GameResult) -> str:
        ladder.add(result)
        return _leaders(ledger.contest, ladder, lang)

    follow_games(
        compete(ledger, rounds, workers=workers, ray=ray),
        load(ledger.contest.game).title,
        total,
        lambda: _done(ledger, rounds),
        ledger.path,
        lang,
        leaders,
    )


def _done(ledger: Ledger, rounds: int) -> int:
    """How many of the games are in the ledger."""
    return sum(fixture.number in ledger for fixture in ledger.contest.fixtures(rounds))


def _leaders(contest: Contest, ladder: Ladder, lang: str) -> str:
    """The best so far, by rating."""
    rated = sorted(zip(contest.labels, ladder.ratings, strict=True), key=lambda pair: -pair[1].mu)
    leaders = rated[:LEADERS]
    return "  ".join(f"{label} {number(rating.mu, 1, lang)}" for label, rating in leaders)
