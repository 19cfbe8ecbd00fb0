"""Making the bots of a game ready: what they search with compiled, by a process of its own.

Compiling holds the interpreter for a long time, so a caller with other things to do, such as a
server, has it done by another process and finds the result in the cache of compiled code.

    python -m ostraka.bots.prepare arkantar      lets bots of that game take a small decision
"""

from __future__ import annotations

import sys

from ostraka.bots.first_use import bots_are_prepared, bots_note
from ostraka.bots.spec import bot
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load
from ostraka.core.game.study import Budget
from ostraka.core.kernel.cache import cache_folder
from ostraka.core.kernel.prepare import TaskProcesses

LEVELS = 3, 8  # which between them use all that levels search with
SMALL = Budget(iterations=2, nodes=2)


def prepare_bots(game: Game, workers: TaskProcesses | None = None) -> None:
    """Have the bots of a game compiled, if they are not; the caller only waits."""
    if bots_are_prepared(game):
        return
    workers = workers or TaskProcesses()
    with workers.start([sys.executable, "-m", "ostraka.bots.prepare", game.reference]) as worker:
        worker.communicate()
        workers.finished(worker)
    if worker.returncode == 0 and cache_folder().is_dir():
        (cache_folder() / bots_note(game)).touch()


def main() -> None:
    """Take two small decisions at each kind of level: the second one remembers the first."""
    game = load(sys.argv[1])
    state = game.start(seed=0)
    while len(state.codes) == 1:
        state.play(state.codes[0])
    for level in LEVELS:
        player, table = bot(game, level=level, seed=0, budget=SMALL), state.fork()
        for _ in range(2):
            table.play(player.choose(table))


if __name__ == "__main__":
    main()
