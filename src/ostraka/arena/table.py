"""One game of a contest, from the deal to the result.

The table trusts no bot. Each decision is asked of a copy of the state, so that nothing a bot does
to it matters; an answer counts only if it is legal; an exception of any kind loses the game for the
bot that raised it, and for nobody else.
"""

from __future__ import annotations

import time
from pathlib import Path
from traceback import extract_tb
from typing import Any

from ostraka.arena.contest import Contest, Fixture
from ostraka.arena.heartbeat import NOBODY, counted, new_heartbeat, read_heartbeat
from ostraka.arena.result import Fault, GameResult, forfeit
from ostraka.bots.simple import Bot
from ostraka.core.checks import quoted
from ostraka.core.errors import IllegalAction, InvalidOption, OstrakaError
from ostraka.core.game.items import Tally
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.play.state import State
from ostraka.work.job import derived_seed

GRACE = 60.0
"""Seconds beyond the limit for taking a seat: a bot may have to load or compile something."""
TRIES = 100


class _Faulty(Exception):
    def __init__(self, seat: int, kind: str, text: str) -> None:
        self.fault = Fault(seat, kind, text)


def play_table(contest: Contest, fixture: Fixture, heartbeat: Any = None) -> GameResult:
    """Play one game."""
    if heartbeat is None:
        heartbeat = read_heartbeat(bytearray(new_heartbeat(contest.players)), contest.players)
    _clear(heartbeat)
    state = dealt(contest, fixture.deal)
    heartbeat.plies, heartbeat.scores[:] = state.ply, state.scores
    tally = Tally(state.game, state.players)
    try:
        bots = [_seated(contest, fixture, state, seat, heartbeat) for seat in range(state.players)]
        while state.seat is not None:
            seat = state.seat
            code = _decision(contest, state, bots[seat], seat, heartbeat)
            tally.note(state, code)
            state.play(code)
            heartbeat.plies, heartbeat.scores[:] = state.ply, state.scores
    except _Faulty as faulty:
        return forfeit(fixture, faulty.fault, items=tally.counts, **counted(heartbeat))
    outcome = state.outcome
    assert outcome is not None
    winners = outcome.winners
    return GameResult(
        fixture=fixture.number,
        deal=fixture.deal,
        seats=fixture.seats,
        points=tuple((seat in winners) / len(winners) for seat in range(state.players)),
        places=outcome.places,
        items=tally.counts,
        **counted(heartbeat),
    )


def dealt(contest: Contest, deal: int) -> State:
    """The state in which the bots take over: laid out, and opened with random actions.

    An opening that would end the game is drawn again.
    """
    game = load(contest.game)
    for attempt in range(TRIES):
        state = game.start(seed=deal, players=contest.players, **contest.options)
        stream = new_stream(derived_seed(deal, "opening", attempt))
        for _ in range(contest.opening):
            if state.over:
                break
            state.play(state.codes[below(stream, len(state.codes))])
        if not state.over:
            return state
    raise InvalidOption(Message("arena-opening-over", actions=contest.opening))


def _clear(heartbeat: Any) -> None:
    heartbeat.seat, heartbeat.plies = NOBODY, 0
    for name in ("decisions", "seconds", "slowest", "scores"):
        heartbeat[name][:] = 0


def _seated(contest: Contest, fixture: Fixture, state: State, seat: int, heartbeat: Any) -> Bot:
    """A fresh bot for a seat."""
    number = fixture.seats[seat]
    heartbeat.deadline, heartbeat.seat = time.monotonic() + contest.limit + GRACE, seat
    try:
        seed = contest.bot_seed(fixture.number, number)
        return contest.specs[number].make(state.game, seed)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise _Faulty(seat, "crash", _told(error)) from None
    finally:
        heartbeat.seat = NOBODY


def _decision(contest: Contest, state: State, bot: Bot, seat: int, heartbeat: Any) -> int:
    """The code of the action that a bot chooses."""
    offered = state.fork()
    heartbeat.decisions[seat] += 1
    heartbeat.deadline, heartbeat.seat = time.monotonic() + contest.limit, seat
    begun = time.perf_counter()
    try:
        answer: Any = bot.choose(offered)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise _Faulty(seat, "crash", _told(error)) from None
    finally:
        heartbeat.seat = NOBODY
        spent = time.perf_counter() - begun
        heartbeat.seconds[seat] += spent
        heartbeat.slowest[seat] = max(heartbeat.slowest[seat], spent)
    if spent > contest.limit:
        raise _Faulty(seat, "hang", too_slow(contest.limit))
    return _code(state, answer, seat)


def _code(state: State, answer: Any, seat: int) -> int:
    """The code of an answer: an Action, its text or its code."""
    try:
        code = state.code(answer)
        if code not in state.codes.tolist():
            raise IllegalAction(Message("error-not-legal", action=quoted(answer)))
    except OstrakaError as error:
        raise _Faulty(seat, "illegal", error.text()) from None
    except Exception as error:  # an answer that cannot even be looked at
        raise _Faulty(seat, "illegal", _told(error)) from None
    return code


def too_slow(limit: float) -> str:
    """What is said of a bot that hangs."""
    return f"no answer within {limit:g} s"


def _told(error: BaseException) -> str:
    """An exception in one line: what it says, and where it was raised."""
    try:
        said = " ".join(str(error).split())
    except Exception:
        said = "an error that cannot be printed"
    frames = extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {said[:300]}{where}"
