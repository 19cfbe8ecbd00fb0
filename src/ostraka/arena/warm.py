"""Compile what a contest needs, or load it compiled, before any clock runs.

The rules and the searches of our own bots are asked for one small decision each. Bots of others are
left alone: what they do is watched, and here nobody watches.
"""

from __future__ import annotations

from ostraka.arena.contest import Contest
from ostraka.bots.spec import Spec
from ostraka.core.game.registry import load
from ostraka.core.game.study import Budget


def warm_up(contest: Contest) -> None:
    """Make the rules and our own bots ready."""
    game = load(contest.game)
    game.prepare()
    state = game.start(seed=0, players=contest.players, **contest.options)
    while len(state.legal) == 1:  # where there is no choice, nobody searches
        state.play(state.legal[0])
    if state.over:
        return
    for spec in contest.specs:
        if spec.own:
            searches = spec.level is not None or spec.name == "uct"
            small = Spec(spec.name, Budget(iterations=1) if searches else None)
            small.make(game, 0).choose(state.fork())
