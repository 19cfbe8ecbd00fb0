"""The report on strength: what it makes of results, and that it says what it found."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from bench.strength import page
from bench.strength.claims import CLAIMS, GAMES, Claim
from bench.strength.matches import MOST_DEALS, settle, standing
from bench.tune.__main__ import TUNED, rewritten
from ostraka.arena import Contest, Fault, GameResult
from ostraka.bots.spec import parse_spec
from ostraka.core.game.registry import load

CLAIM = Claim("ladder", "arkantar", "myopic", "random", 0.65)
CONTEST = Contest.of("arkantar", ["myopic", "random"])


def results(*points: float, void: tuple[int, ...] = ()) -> list[GameResult]:
    """Games in the order of their fixtures, with the points of the first bot."""
    found = []
    for fixture, first in zip(CONTEST.fixtures(len(points)), points, strict=False):
        by_seat = (first, 1 - first) if fixture.seats[0] == 0 else (1 - first, first)
        fault = Fault(None, "void", "died") if fixture.number in void else None
        found.append(
            GameResult(
                fixture=fixture.number,
                deal=fixture.deal,
                seats=fixture.seats,
                points=by_seat,
                scores=(0, 0),
                places=(1, 2),
                plies=9,
                decisions=(4, 5),
                seconds=(0.4, 0.5),
                slowest=(0.2, 0.2),
                fault=fault,
            )
        )
    return found


def test_the_two_games_of_a_deal_are_one_result_and_only_whole_deals_count() -> None:
    now = standing(CLAIM, CONTEST, results(1, 0, 1, 1, 0.5))
    assert now.deals == (0.5, 1.0)
    assert now.seconds == pytest.approx((0.1, 0.1))


def test_deals_are_looked_at_in_their_order_not_in_the_order_in_which_they_end() -> None:
    early = [result for result in results(0, 0, 1, 1, 1, 1) if result.fixture != 1]
    assert standing(CLAIM, CONTEST, early).deals == ()


def test_void_games_say_nothing() -> None:
    assert standing(CLAIM, CONTEST, results(1, 1, 0, 1, void=(2,))).deals == (1.0,)


def test_a_claim_is_settled_when_its_interval_lies_on_one_side() -> None:
    assert not standing(CLAIM, CONTEST, results(*[1.0] * 8)).settled
    assert standing(CLAIM, CONTEST, results(*[1.0] * 30)).settled
    assert standing(CLAIM, CONTEST, results(*[0.0] * 30)).settled


def test_a_match_stops_when_it_is_settled_and_is_not_played_again(tmp_path: Path) -> None:
    looks: list[int] = []
    first = settle(CLAIM, tmp_path, 0, lambda now: looks.append(len(now.deals)))
    assert first.settled
    assert first.low > 0.65
    assert len(first.deals) < MOST_DEALS
    looks.clear()
    assert settle(CLAIM, tmp_path, 0, lambda now: looks.append(len(now.deals))) == first
    assert looks == [len(first.deals)]


def test_every_claim_names_bots_that_exist_and_covers_what_is_promised() -> None:
    for claim in CLAIMS:
        for name in (claim.first, claim.second):
            parse_spec(name).check(load(claim.game))
    for game in GAMES:
        ladder = [c for c in CLAIMS if c.game == game and c.group == "ladder"]
        pairs = {(c.first.partition("@")[0], c.second.partition("@")[0]) for c in ladder}
        assert pairs == {("1", "random"), *((str(k + 2), str(k)) for k in range(1, 7))}
    assert len({claim.name for claim in CLAIMS}) == len(CLAIMS)


def match(**changed: Any) -> dict[str, Any]:
    base = standing(CLAIM, CONTEST, results(*[1.0] * 30)).as_json()
    return {**base, **changed}


@pytest.mark.parametrize(
    ("low", "high", "word"),
    [(0.7, 1.0, "shown"), (0.1, 0.6, "refuted"), (0.6, 0.9, "not settled")],
)
def test_the_page_says_what_became_of_a_claim(low: float, high: float, word: str) -> None:
    assert page.verdict(match(low=low, high=high)) == word


def test_the_page_has_every_section_and_its_pictures(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    table = {"game": "ankhor", "players": 2, "options": {}, "positions": 5}
    page.write(
        tmp_path / "strength.md",
        {
            "cores": 2,
            "minutes": 41.6,
            "matches": [match(group=group) for group in page.TITLES],
            "larger": [{**table, "bot": "6", "games": 48, "share": 0.25, "score": 31.5}],
            "alone": [{"bot": "8@50ms", "games": 60, "met": 47, "score": 40.25}],
            "honesty": [{**table, "moved": 5, "unchanged": 5}],
            "forced": {
                "now": 9,
                "now_found": 9,
                "two": 8,
                "two_found": 8,
                "claimed_wrongly": 0,
            },
            "speed": {
                "rows": [{"name": "ours", "rate": 5000.0, "unit": "playouts/s"}],
                "ratio": 4.2,
                "node_bytes": 48,
            },
        },
    )
    text = (tmp_path / "strength.md").read_text(encoding="utf-8")
    for words in ("42 minutes", "100.0 %", "## Honesty", "## Forced wins", "4.2 ×", "48 MB"):
        assert words in text
    assert "| Ankh’or, 2 players | 6 | 25.0 % | 31.5 | 48 |" in text
    assert "| 8@50ms | 47 of 60 | 40.2 |" in text
    for group in page.TITLES:
        assert (tmp_path / "pictures" / f"strength-{group}.svg").exists()


@pytest.mark.parametrize("game", TUNED)
def test_writing_the_weights_that_are_there_changes_none_of_them(game: str) -> None:
    """To the four digits that are written."""
    text = (files(f"ostraka.games.{game}") / "weights.toml").read_text(encoding="utf-8")
    before = tomllib.loads(text)
    row = flat(before["weights"])
    again = tomllib.loads(rewritten(text, "today", list(row), list(row.values())))
    assert again.pop("made") == "today"
    before.pop("made")
    assert flat(again.pop("weights")) == pytest.approx(flat(before.pop("weights")), abs=1e-4)
    assert again == before


def flat(table: dict[str, Any], prefix: str = "") -> dict[str, float]:
    found: dict[str, float] = {}
    for name, value in table.items():
        if isinstance(value, dict):
            found |= flat(value, f"{prefix}{name}.")
        else:
            found[prefix + name] = value
    return found
