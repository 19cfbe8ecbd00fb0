"""Opponents and analysis for every game, through the kernel's verbs alone."""

from ostraka.bots.absent import AbsentBot
from ostraka.bots.errors import BotFailed, UnknownBot
from ostraka.bots.findings import Budget, Findings, Line
from ostraka.bots.levels import LevelBot, bot_names, levels
from ostraka.bots.search import Plan, TreeSearch
from ostraka.bots.simple import Bot, EagerBot, GreedyBot, MyopicBot, RandomBot
from ostraka.bots.spec import bot

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
    "Plan",
    "RandomBot",
    "TreeSearch",
    "UnknownBot",
    "bot",
    "bot_names",
    "levels",
]
