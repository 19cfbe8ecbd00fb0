"""The names by which Gymnasium knows our games: `ostraka/arkantar-v0` and its kin."""

from __future__ import annotations

import gymnasium

from ostraka.core.game.registry import game_names


def register() -> None:
    """Make every game that is there known to Gymnasium, in the namespace `ostraka`."""
    for game in game_names():
        name = f"ostraka/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name, entry_point="ostraka.envs.single:Seat", kwargs={"game": game}
            )
