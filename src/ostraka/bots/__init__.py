"""Opponents and analysis for every game, through the kernel's verbs alone."""

from ostraka.bots.errors import BotFailed, UnknownBot
from ostraka.bots.levels import LevelBot, bot_names, levels
from ostraka.bots.search import TreeSearch
from ostraka.bots.simple import AbsentBot, Bot, EagerBot, GreedyBot, MyopicBot, RandomBot
from ostraka.bots.spec import bot
from ostraka.bots.workspace import SearchPlan
from ostraka.core.game.study import Budget, Findings, Line

__all__ = [
    "AbsentBot",
    "Bot",
    "BotFailed",
    "Budget",
    "EagerBot",
    "Findings",
    "GreedyBot",
    "LevelBot",
    "Line",
    "MyopicBot",
    "RandomBot",
    "SearchPlan",
    "TreeSearch",
    "UnknownBot",
    "bot",
    "bot_names",
    "levels",
]
