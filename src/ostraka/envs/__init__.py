"""Games for people who train and study players.

    Batch           many games at once, the fastest way
    Vector          the same as Gymnasium's VectorEnv
    aec, parallel   all seats of one game, for PettingZoo
    Seat            one seat against bots, for Gymnasium: `gymnasium.make("ostraka/arkantar-v0")`
    scale           the same environments with observations from -1 to 1

All of them have the same observations, the same action space and the same rewards. To import this
package is to make its games known to Gymnasium, where that is installed.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from ostraka.envs.batch import Batch
from ostraka.envs.errors import MissingPackage

if TYPE_CHECKING:
    from ostraka.envs.scaled import scale
    from ostraka.envs.single import Seat
    from ostraka.envs.table import aec, parallel
    from ostraka.envs.vector import Vector

__all__ = ["Batch", "Seat", "Vector", "aec", "parallel", "scale"]

_HOMES = {
    "Seat": "single",
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
        raise MissingPackage(error.name or "?", "envs") from error


if find_spec("gymnasium"):
    import_module(f"{__name__}.register").register()
