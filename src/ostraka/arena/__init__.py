"""The measuring stand: contests between bots, their results, ratings and reports.

    from ostraka.arena import Contest, Ledger, compete, standings

    contest = Contest.of("ankhor", ["5", "3", "greedy"], seed=7)
    with Ledger.open("ankhor.jsonl", contest) as ledger:
        for result in compete(ledger, rounds=20, workers=2):
            print(result.points)
    print(standings(contest, ledger.results).as_json())

`play` alone plays games without keeping them, `play_table` a single one in this process.
"""

from ostraka.arena.contest import Contest, Fixture
from ostraka.arena.interval import share_interval
from ostraka.arena.ledger import Ledger
from ostraka.arena.ratings import Rating, ratings
from ostraka.arena.result import Fault, GameResult
from ostraka.arena.session import compete, play
from ostraka.arena.standings import BotStanding, Standings, standings
from ostraka.arena.table import play_table

__all__ = [
    "BotStanding",
    "Contest",
    "Fault",
    "Fixture",
    "GameResult",
    "Ledger",
    "Rating",
    "Standings",
    "compete",
    "play",
    "play_table",
    "ratings",
    "share_interval",
    "standings",
]
