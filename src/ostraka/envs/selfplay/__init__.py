"""Games that a search plays against itself, kept as Parquet for those who train networks.

    plan = SelfPlay.of("ankhor", search="8@200it", seed=7)
    with Folder.open("ankhor-games", plan) as folder:
        for played in record(folder, games=256, workers=2):
            ...
    decisions = read_decisions("ankhor-games")        # or stream_decisions, file by file
    decisions.state(100)                              # the state in which choice 100 was made

Every choice of every game is a row: what the seat to act saw, the indices of its legal actions, how
often the search tried each, what was played, and what came of it in the end. The seed decides every
game, whichever process plays it and in whatever order, so an interrupted run continues as if
nothing had happened.
"""

from ostraka.envs.selfplay.decisions import Decisions, read_decisions, stream_decisions
from ostraka.envs.selfplay.folder import Folder
from ostraka.envs.selfplay.plan import SelfPlay
from ostraka.envs.selfplay.playing import SelfPlayGame, play_game
from ostraka.envs.selfplay.session import record

__all__ = [
    "Decisions",
    "Folder",
    "SelfPlay",
    "SelfPlayGame",
    "play_game",
    "read_decisions",
    "record",
    "stream_decisions",
]
