"""`ostraka solo`: Ancient Knowledge alone.

    ostraka solo challenge              the ten challenges and the best scores
    ostraka solo challenge 5 --hand hand2
    ostraka solo legacy new "Thebes"    then: play, show, list, replay, export, import

Whatever cannot be done is one sentence and the status 2. Every action is saved, and a game that is
over is entered even if the program was killed before it could say so.
"""

from __future__ import annotations

from ostraka.games.ancient_knowledge.cli.challenge import challenge
from ostraka.games.ancient_knowledge.cli.legacy import legacy
from ostraka.terminal.command import group


@group(no_args_is_help=True)
def solo() -> None:
    """Play Ancient Knowledge solo: challenges and legacy campaigns."""


solo.add_command(challenge)
solo.add_command(legacy)
