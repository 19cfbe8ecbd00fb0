"""What packages offer by entry points: games, and what games add to the front ends.

    ostraka.games       a Game, or what makes one           `ostraka.core.game.registry`
    ostraka.commands    a command of the command line       `ostraka.terminal.app`
    ostraka.after_game  what follows a game at the prompt   `ostraka.terminal.table.session`
    ostraka.routes      an extension of the server          `ostraka.server.extension`

Ours are declared in the same way. Declarations are written down when a package is installed, and a
source tree may have moved on since; so ours are also listed in `ostraka.games`, and found even if
nothing was installed at all. Nothing is imported before it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

OURS = "ostraka.games"


def offered(group: str) -> dict[str, EntryPoint]:
    """Whatever is offered in a group, by name: ours in the order of their list, then the others."""
    listed: dict[str, str] = import_module(OURS).ENTRY_POINTS[group]
    found = {name: EntryPoint(name, value, group) for name, value in listed.items()}
    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        found.setdefault(point.name, point)
    return found


def failure(error: Exception) -> str:
    """Why something could not be loaded, in a few words."""
    return f"{type(error).__name__}: {error}"[:200]
