"""PettingZoo's own chess, in the wrappers in which it comes."""

from __future__ import annotations

from collections.abc import Callable

from bench.speed.ours import IN_WRAPPERS, agents
from bench.speed.runner import Runner

__all__ = ["zoo_chess"]


def _begin() -> Callable[[float], float]:
    from pettingzoo.classic import chess_v6

    return agents(chess_v6.env())


zoo_chess = Runner("PettingZoo chess", IN_WRAPPERS, _begin)
