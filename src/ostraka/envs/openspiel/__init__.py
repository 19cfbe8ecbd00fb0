"""OpenSpiel: to import this package is to make our games known there.

    import pyspiel
    import ostraka.envs.openspiel

    game = pyspiel.load_game("ostraka_ankhor(players=3,edition=fr,seed=7)")
    state = game.new_initial_state()

An action is the index of the game's action space, and a tensor is the seat's observation, scaled.
Where chance or secrets play a part a game begins with a chance node that picks one of many set-ups;
what is drawn later follows from it, and nobody can see it. Searches that must not see it either ask
`resample_from_infostate`, as OpenSpiel's ISMCTS does.
"""

from __future__ import annotations

try:
    from ostraka.envs.openspiel.games import OpenGame, register
    from ostraka.envs.openspiel.states import OpenState
except ModuleNotFoundError as error:
    from ostraka.core.extras import MissingPackage

    if error.name != "pyspiel":
        raise
    raise MissingPackage("open-spiel", "openspiel") from error

__all__ = ["OpenGame", "OpenState", "register"]

register()
