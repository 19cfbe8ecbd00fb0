"""Whether a bot agrees to a draw: when its own search sees it behind."""

from __future__ import annotations

from ostraka.bots.levels import LevelBot
from ostraka.bots.simple import Bot
from ostraka.core.play.state import State

WORSE = 0.45
"""With a smaller chance to win than this a bot takes half of the victory."""


def agrees_to_draw(bot: Bot, state: State, seat: int) -> bool:
    """Whether the bot that holds a seat would rather have a draw; one that cannot tell would not.

    Draws are agreed on only in games without secrets, so the state may be searched as it is.
    """
    if not isinstance(bot, LevelBot):
        return False
    return bot.consider(state).best.wins[seat] < WORSE
