"""Bots that do what no bot should do, one sin each."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from ostraka import Game, State

DEATHS = "OSTRAKA_TEST_DEATHS"
"""The variable that names a file; a bot that dies notes its death there."""


class First:
    """Plays the first legal action: the well-behaved one."""

    def __init__(self, game: Game, *, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, state: State) -> Any:
        return state.legal[0]


class Texts(First):
    """Answers with the text of an action."""

    def choose(self, state: State) -> Any:
        return state.legal[0].text


class Slow(First):
    """Thinks for a while."""

    def choose(self, state: State) -> Any:
        time.sleep(0.03)
        return state.legal[self.seed % len(state.legal)]


class Crasher(First):
    """Raises soon after the opening."""

    def choose(self, state: State) -> Any:
        if state.ply > 4:
            raise ValueError("a bad\n day")
        return state.legal[0]


class Stillborn(First):
    """Cannot even be made."""

    def __init__(self, game: Game, *, seed: int = 0) -> None:
        raise RuntimeError("not born")


class Quitter(First):
    """Leaves."""

    def choose(self, state: State) -> Any:
        sys.exit(0)


class Sleeper(First):
    """Never answers."""

    def choose(self, state: State) -> Any:
        while True:
            time.sleep(1000)


class Spinner(First):
    """Never answers, never lets another thread work for long, and refuses to leave politely."""

    def choose(self, state: State) -> Any:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        while True:
            pass


class Late(First):
    """Answers, but too late."""

    def choose(self, state: State) -> Any:
        time.sleep(0.2)
        return state.legal[0]


class Liar(First):
    """Answers an action that there is not."""

    def choose(self, state: State) -> Any:
        return "xyzzy"


class Stale(First):
    """Answers an action of another moment."""

    def choose(self, state: State) -> Any:
        later = state.fork()
        gone = state.legal[0]
        later.play(gone)
        return later.legal[-1] if later.legal and later.legal[-1] not in state.legal else "xyzzy"


class Mute(First):
    """Answers nothing."""

    def choose(self, state: State) -> Any:
        return None


class Weird(First):
    """Answers a thing that cannot even be looked at."""

    def choose(self, state: State) -> Any:
        class Weirdest(str):
            def split(self, *_: Any) -> Any:
                raise ZeroDivisionError("looked at")

            __len__ = split

        return Weirdest("+d4")


class Vandal(First):
    """Spoils the state that it is given, and then answers as it should."""

    def choose(self, state: State) -> Any:
        answer = state.legal[0]
        state.raw.players = 77
        state._actions.clear()
        state._count = 0
        return answer


class Loud(First):
    """Writes to every stream it can find, and tries to read."""

    def choose(self, state: State) -> Any:
        print('{"fixture": 0}', flush=True)
        print("noise", file=sys.stderr, flush=True)
        os.write(1, b'{"failed": "no"}\n')
        assert sys.stdin.read() == ""
        return state.legal[0]


class Dead(First):
    """Takes its whole process with it."""

    def choose(self, state: State) -> Any:
        os._exit(3)


class DeadOnce(First):
    """Takes its process with it, once."""

    def choose(self, state: State) -> Any:
        deaths = Path(os.environ[DEATHS])
        if not deaths.exists():
            deaths.write_text("dead")
            os.kill(os.getpid(), signal.SIGKILL)
        return state.legal[0]


class DeadInTurn(First):
    """Dies when as many have died as there are seats before its own."""

    def choose(self, state: State) -> Any:
        deaths = Path(os.environ[DEATHS])
        before = len(deaths.read_text()) if deaths.exists() else 0
        if before == state.seat:
            deaths.write_text("x" * (before + 1))
            os._exit(3)
        return state.legal[0]


NOT_CALLABLE = 7
