"""A bot that sins loses its game, the others win it, and everything else continues."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path

import pytest

from ostraka.arena import Contest, GameResult, play, play_table
from ostraka.arena.session import ContestJob
from ostraka.bots import BotFailed
from ostraka.work.process import Worker

from . import odd_bots


def contest(*bots: str, limit: float = 10.0, players: int = 2, game: str = "arkantar") -> Contest:
    names = [f"{odd_bots.__name__}:{bot}" if bot[0].isupper() else bot for bot in bots]
    options = {"inertia": 4} if game == "arkantar" else {}
    return Contest.of(game, names, players=players, options=options, limit=limit)


def blamed(result: GameResult) -> tuple[int, str]:
    """The bot that is to blame, and for what; checks that it has lost and the others have won."""
    assert result.fault is not None
    assert result.fault.seat is not None
    seat, others = result.fault.seat, len(result.seats) - 1
    assert result.points[seat] == 0
    assert sum(result.points) == pytest.approx(1)
    assert set(result.points) == {0, 1 / others}
    assert result.places[seat] == len(result.seats)
    return result.seats[seat], result.fault.kind


@pytest.mark.parametrize(
    ("bot", "kind", "text"),
    [
        ("Crasher", "crash", r"ValueError: a bad day \(odd_bots.py:\d+\)"),
        ("Stillborn", "crash", r"RuntimeError: not born"),
        ("Quitter", "crash", r"SystemExit: 0"),
        ("Liar", "illegal", r"“xyzzy” is not an Arkantar action"),
        ("Stale", "illegal", r"“.*” is not"),
        ("Mute", "illegal", r"NoneType"),
        ("Weird", "illegal", r"ZeroDivisionError: looked at"),
    ],
)
def test_a_bot_that_crashes_or_answers_no_legal_action_has_lost(
    bot: str, kind: str, text: str
) -> None:
    match = contest(bot, "random")
    for fixture in match.fixtures(1):
        result = play_table(match, fixture)
        assert blamed(result) == (0, kind)
        assert result.fault is not None
        assert re.search(text, result.fault.text)


def test_the_others_share_the_victory_over_a_bot_that_crashes() -> None:
    match = contest("Liar", "random", "random", game="ankhor", players=3)
    result = play_table(match, next(match.fixtures(1)))
    assert blamed(result) == (0, "illegal")
    assert result.points == (0.0, 0.5, 0.5)


def test_an_answer_may_be_a_text() -> None:
    match = contest("Texts", "First")
    assert play_table(match, next(match.fixtures(1))).fault is None


def test_a_bot_cannot_harm_the_state_of_the_table() -> None:
    vandal, decent = contest("Vandal", "random"), contest("First", "random")
    spoilt = [play_table(vandal, fixture) for fixture in vandal.fixtures(2)]
    fine = [play_table(decent, fixture) for fixture in decent.fixtures(2)]
    assert [(r.points, r.scores, r.plies) for r in spoilt] == [
        (r.points, r.scores, r.plies) for r in fine
    ]


def test_what_bots_print_and_read_disturbs_nothing() -> None:
    match = contest("Loud", "First")
    results = list(play(match, match.fixtures(2), 1))
    assert sorted(result.fixture for result in results) == [0, 1, 2, 3]
    assert all(result.fault is None for result in results)


def test_bots_that_hang_lose_their_games_and_the_rest_is_played() -> None:
    match = contest("Sleeper", "Spinner", "First", "First", limit=0.1)
    wanted = {(0, 2): "hang", (1, 3): "hang", (2, 3): None, (3, 2): None}
    games = [fixture for fixture in match.fixtures(1) if fixture.seats in wanted]
    results = {result.seats: result for result in play(match, games, 1)}
    assert results.keys() == wanted.keys()
    for seats, kind in wanted.items():
        result = results[seats]
        if kind is None:
            assert result.fault is None
            continue
        assert blamed(result) == (seats[0], kind)
        assert result.fault is not None
        assert result.fault.text == "no answer within 0.1 s"
        assert result.slowest[0] == 0.1
        assert result.decisions[0] == 1
        assert result.plies >= 4


def test_an_answer_that_comes_too_late_has_lost_as_well() -> None:
    match = contest("Late", "First", limit=0.1)
    result = play_table(match, match.fixture(0))
    assert blamed(result) == (0, "hang")
    assert result.slowest[0] >= 0.2


def test_a_process_that_dies_is_replaced_and_its_game_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(odd_bots.DEATHS, str(tmp_path / "deaths"))
    match, calm = contest("DeadOnce", "First"), contest("First", "First")
    results = sorted(play(match, match.fixtures(1), 1), key=lambda result: result.fixture)
    assert (tmp_path / "deaths").exists()
    assert [(r.points, r.plies, r.fault) for r in results] == [
        (r.points, r.plies, r.fault) for r in (play_table(calm, f) for f in calm.fixtures(1))
    ]


def test_a_bot_that_takes_its_process_down_twice_has_crashed() -> None:
    match = contest("Dead", "First")
    (result,) = play(match, [match.fixture(0)], 1)
    assert blamed(result) == (0, "crash")
    assert result.fault is not None
    assert result.fault.text == "the process died twice (status 3)"


def test_a_game_whose_process_dies_twice_without_one_to_blame_is_void(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(odd_bots.DEATHS, str(tmp_path / "deaths"))
    match = contest("DeadInTurn", "DeadInTurn")
    (result,) = play(match, [match.fixture(0)], 1)
    assert result.void
    assert result.fault is not None
    assert (result.fault.seat, result.fault.kind) == (None, "void")
    assert result.points == (0.5, 0.5)


def test_a_table_that_fails_by_itself_makes_the_game_void() -> None:
    match = contest("First", "First")
    hopeless = Contest(**{**vars(match), "opening": 500})
    (result,) = play(hopeless, [hopeless.fixture(0)], 1)
    assert result.void
    assert result.fault is not None
    assert "opening actions" in result.fault.text


def test_a_worker_that_was_ended_leaves_no_process_behind() -> None:
    worker = Worker(ContestJob(contest("Sleeper", "First", limit=1000)))
    worker.begin()
    assert worker.process is not None
    child = worker.process.child
    worker.end()
    assert child.returncode is not None
    assert not Path(f"/proc/{child.pid}").exists() or os.name != "posix"


def test_a_process_that_would_play_with_other_code_is_refused() -> None:
    worker = Worker(ContestJob(contest("First", "First")), code="older")
    with pytest.raises(BotFailed, match="changed while games were being played"):
        worker.begin()


def test_closing_the_iterator_ends_the_games_at_once() -> None:
    match = contest("Sleeper", "First", "First", limit=1000)
    asleep = [fixture for fixture in match.fixtures(1) if 0 in fixture.seats]
    awake = [fixture for fixture in match.fixtures(9) if 0 not in fixture.seats]
    games = play(match, [asleep[0], *awake], 2)
    begun = time.monotonic()
    next(games)
    games.close()
    assert time.monotonic() - begun < 30


def test_without_workers_the_games_are_played_in_this_process() -> None:
    match = contest("First", "random")
    assert len(list(play(match, match.fixtures(2), 0))) == 4
