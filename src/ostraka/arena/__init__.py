"""The measuring stand: contests between bots, their results, ratings and reports."""

from ostraka.arena.contest import Contest, Fixture
from ostraka.arena.interval import share_interval
from ostraka.arena.result import Fault, Result
from ostraka.arena.table import play_table
from ostraka.arena.workers import play

__all__ = [
    "Contest",
    "Fault",
    "Fixture",
    "Result",
    "play",
    "play_table",
    "share_interval",
]
