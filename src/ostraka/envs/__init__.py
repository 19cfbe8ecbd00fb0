"""Games for people who train and study players.

    Batch           many games at once, the fastest way
    SeatBatch       the same against bots
    Vector          the same as Gymnasium's VectorEnv
    aec, parallel   all seats of one game, for PettingZoo
    Seat            one seat against bots, for Gymnasium: `gymnasium.make("ostraka/arkantar-v1")`
    scale           the same environments with observations from -1 to 1

All of them have the same observations, the same action space and the same rewards. To import this
package is to make its games known to Gymnasium and PettingZoo, where these are installed. The
version in a name is that of the game's observations: what was learnt fits as long as it stays.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ostraka.core.extras import missing
from ostraka.core.game.registry import load_all
from ostraka.envs.batch import Batch

if TYPE_CHECKING:
    from ostraka.envs.scaled import scale
    from ostraka.envs.seats import SeatBatch
    from ostraka.envs.single import Seat
    from ostraka.envs.table import aec, parallel
    from ostraka.envs.vector import Vector

__all__ = ["Batch", "Seat", "SeatBatch", "Vector", "aec", "parallel", "scale"]

_HOMES = {
    "Seat": "single",
    "SeatBatch": "seats",
    "Vector": "vector",
    "aec": "table",
    "parallel": "table",
    "scale": "scaled",
}


def __getattr__(name: str) -> Any:
    """What needs a package of others is loaded when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    except ModuleNotFoundError as error:
        raise missing(error) or error from error


def _register() -> None:
    """Make every game known to Gymnasium and PettingZoo, in the namespace `ostraka`."""
    gymnasium, pettingzoo = _installed("gymnasium"), _installed("pettingzoo")
    for game in load_all() if gymnasium or pettingzoo else ():
        name, kwargs = f"ostraka/{game.name}-v{game.observation_version}", {"game": game.name}
        if gymnasium and name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="ostraka.envs.single:Seat",
                vector_entry_point="ostraka.envs.vector:against_bots",
                kwargs=kwargs,
            )
        for kind in ("aec", "parallel") if hasattr(pettingzoo, "register") else ():
            if name not in getattr(pettingzoo, f"{kind}_registry"):
                entry = f"ostraka.envs.table:{kind}"
                pettingzoo.register(kind, name, entry_point=entry, kwargs=kwargs)


def _installed(package: str) -> Any:
    """A package of others; None where it, or what it needs, is not installed."""
    try:
        return import_module(package)
    except ImportError:
        return None


_register()
