"""Who plays the games: processes of this machine, or of a Ray cluster.

A process plays one game after the other and ends when whoever started it is gone. Which process
plays which game does not matter: a game follows from its number.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
from collections.abc import Generator, Iterable, Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any

from ostraka.arena.cluster import connected
from ostraka.arena.code import rules_digest
from ostraka.arena.undisturbed import undisturbed
from ostraka.bots.errors import BotFailed
from ostraka.core.errors import InvalidOption
from ostraka.core.game.registry import load
from ostraka.core.game.study import Budget
from ostraka.core.i18n.message import Message
from ostraka.envs.selfplay.plan import SelfPlay
from ostraka.envs.selfplay.playing import SelfPlayGame, play_game

SECONDS_TO_END = 10.0


def warm_up(plan: SelfPlay) -> None:
    """Have the rules and the search compiled, or load them compiled."""
    game = load(plan.game)
    game.prepare()
    state = game.start(seed=0, players=plan.players, **plan.options)
    while len(state.codes) == 1:
        state.play(state.codes[0])
    if not state.over:
        plan.searcher(game, 0).run(state, Budget(iterations=1))
        state.observation(0)
        _ = state.indices


# -- here -----------------------------------------------------------------------------------------


def _work(orders: Connection, plan: SelfPlay, path: list[str]) -> None:
    """What a process does: play the games it is told the numbers of."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.path.extend(entry for entry in path if entry not in sys.path)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            number = orders.recv()
            try:
                answer: SelfPlayGame | str = play_game(plan, number)
            except Exception as error:
                answer = f"{type(error).__name__}: {error}"[:300]
            orders.send(answer)


@contextlib.contextmanager
def _out_of_earshot() -> Iterator[None]:
    """Processes that are started here never hear Ctrl-C, which is meant for us, not even at first.

    We hear it when they have been started: half a start would leave a process behind.
    """
    with undisturbed():
        if not hasattr(signal, "pthread_sigmask"):
            yield
            return
        resource_tracker.ensure_running()  # its start would let Ctrl-C through again
        usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def play_here(
    plan: SelfPlay, numbers: Iterable[int], workers: int
) -> Generator[SelfPlayGame, None, None]:
    """Play games in so many processes and give them as they end."""
    waiting = iter(numbers)
    context = multiprocessing.get_context("spawn")
    crew: dict[Connection, Any] = {}
    try:
        warm_up(plan)  # compiles once for all
        for _, number in zip(range(workers), waiting, strict=False):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, plan, sys.path), daemon=True)
            with _out_of_earshot():
                process.start()
                crew[ours] = process
            theirs.close()
            ours.send(number)
        busy = set(crew)
        while busy:
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection)
                yield _answer(ready)
                following = next(waiting, None)
                if following is None:
                    busy.discard(ready)
                else:
                    ready.send(following)
    finally:
        for orders, process in crew.items():
            orders.close()
            process.terminate()
        for process in crew.values():
            process.join(SECONDS_TO_END)


def _answer(orders: Connection) -> SelfPlayGame:
    try:
        answer = orders.recv()
    except (EOFError, OSError):
        raise BotFailed(Message("selfplay-died")) from None
    if isinstance(answer, str):
        raise BotFailed(Message("arena-worker", reason=answer))
    assert isinstance(answer, SelfPlayGame)
    return answer


# -- on a cluster ---------------------------------------------------------------------------------


class Host:
    """A player somewhere in the cluster."""

    def __init__(self, document: dict[str, Any], path: list[str]) -> None:
        sys.path.extend(entry for entry in path if entry not in sys.path)
        self.plan = SelfPlay.from_json(document)

    def begin(self) -> str:
        """Have everything compiled; which code will play here."""
        warm_up(self.plan)
        return rules_digest(load(self.plan.game))

    def play(self, number: int) -> SelfPlayGame:
        """One game."""
        return play_game(self.plan, number)


def play_on_ray(
    plan: SelfPlay, numbers: Iterable[int], address: str, workers: int | None = None
) -> Generator[SelfPlayGame, None, None]:
    """Play games on a cluster; a machine that is lost is replaced, and its game played again."""
    waiting = list(numbers)[::-1]
    ray, begun = connected(address, workers)
    code = rules_digest(load(plan.game))
    remote = ray.remote(num_cpus=1, max_restarts=0)(Host)
    busy: dict[Any, tuple[Any, int | None]] = {}

    def begin() -> None:
        host = remote.remote(plan.as_json(), sys.path)
        busy[host.begin.remote()] = (host, None)

    try:
        room = int(ray.cluster_resources().get("CPU", 1))
        for _ in range(min(room, workers or room, len(waiting))):
            begin()
        lost: set[int] = set()
        while busy:
            (done,), _ = ray.wait(list(busy), num_returns=1)
            host, number = busy.pop(done)
            try:
                answer = ray.get(done)
            except ray.exceptions.RayActorError:
                if number is None or number in lost:
                    raise BotFailed(Message("selfplay-died")) from None
                lost.add(number)
                waiting.append(number)
                begin()
                continue
            except ray.exceptions.RayTaskError as error:
                reason = " ".join(str(error.cause).split())[:300]
                raise BotFailed(Message("arena-worker", reason=reason)) from None
            if number is None and answer != code:
                raise InvalidOption(Message("arena-ray-code"))
            if number is not None:
                yield answer
            if waiting:
                following = waiting.pop()
                busy[host.play.remote(following)] = (host, following)
    finally:
        for host, _ in busy.values():
            ray.kill(host)
        if begun:
            ray.shutdown()
