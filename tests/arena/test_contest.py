"""Who meets whom, on which deal, in which seat."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations

import pytest

import ostraka
from ostraka.arena import Contest, Fixture
from ostraka.arena.table import dealt
from ostraka.core.errors import InvalidRecord, OstrakaError


def test_two_bots_play_each_deal_from_both_sides() -> None:
    contest = Contest.of("arkantar", ["random", "greedy"])
    games = list(contest.fixtures(3))
    assert [game.number for game in games] == list(range(6))
    assert [game.seats for game in games] == [(0, 1), (1, 0)] * 3
    deals = [game.deal for game in games]
    assert deals[0::2] == deals[1::2]
    assert len(set(deals)) == 3


def test_with_more_bots_than_seats_every_choice_sits_in_every_rotation_of_each_deal() -> None:
    contest = Contest.of("ankhor", ["random"] * 5, players=3)
    games = list(contest.fixtures(1))
    assert len(games) == contest.round_size == 10 * 3
    assert len({game.deal for game in games}) == 1
    met = Counter(tuple(sorted(game.seats)) for game in games)
    assert met == dict.fromkeys(combinations(range(5), 3), 3)
    sat = Counter((bot, seat) for game in games for seat, bot in enumerate(game.seats))
    assert set(sat.values()) == {6}, "every bot sits everywhere equally often"


def test_games_are_rounded_up_to_whole_rounds() -> None:
    contest = Contest.of("arkantar", ["random", "greedy", "1"])
    assert contest.round_size == 6
    assert [contest.rounds(games) for games in (1, 6, 7, 12)] == [1, 1, 2, 2]


def test_any_game_of_a_contest_can_be_named_by_its_number() -> None:
    contest = Contest.of("arkantar", ["random", "greedy", "1"], seed=5)
    games = list(contest.fixtures(4))
    assert [contest.fixture(game.number) for game in games] == games
    assert list(contest.fixtures(2, first=2)) == games[12:]
    assert [contest.round_of(game.number) for game in games] == [n // 6 for n in range(24)]


def test_another_seed_gives_other_deals_and_every_bot_has_a_seed_of_its_own() -> None:
    one, other = (Contest.of("arkantar", ["random", "random"], seed=seed) for seed in (1, 2))
    assert one.fixture(0).deal != other.fixture(0).deal
    seeds = {one.bot_seed(game, bot) for game in range(50) for bot in range(2)}
    assert len(seeds) == 100
    assert max(seeds) < 2**31


def test_games_without_luck_begin_with_an_opening_that_is_the_same_for_a_deal() -> None:
    contest = Contest.of("arkantar", ["random", "random"])
    assert contest.opening == 4
    here, again, elsewhere = (dealt(contest, deal) for deal in (1, 1, 2))
    assert here.ply == 4
    assert here.actions == again.actions != elsewhere.actions


def test_games_with_luck_have_no_opening_unless_it_is_asked_for() -> None:
    assert Contest.of("ankhor", ["random", "random"]).opening == 0
    contest = Contest.of("ankhor", ["random", "random"], opening=3)
    assert dealt(contest, 9).ply == 3


def test_an_opening_never_ends_the_game() -> None:
    """With so little inertia games last two or three actions: many openings are drawn again."""
    contest = Contest.of("arkantar", ["random", "random"], options={"inertia": 1}, opening=2)
    for deal in range(20):
        assert not dealt(contest, deal).over
    with pytest.raises(OstrakaError, match="ask for fewer"):
        dealt(Contest.of("arkantar", ["random"] * 2, options={"inertia": 1}, opening=9), 0)


def test_a_contest_is_written_down_and_read_back() -> None:
    contest = Contest.of("ankhor", ["uct@0.1s", " 3", "greedy"], players=3, seed=7, limit=2)
    assert contest.bots == ("uct@100ms", "3", "greedy")
    assert Contest.from_json(json.loads(json.dumps(contest.as_json()))) == contest


@pytest.mark.parametrize(
    "change",
    [
        {"bots": "random"},
        {"bots": [1, 2]},
        {"players": 9},
        {"seed": True},
        {"more": 1},
        {"game": 5},
    ],
)
def test_a_contest_of_another_form_is_refused(change: dict[str, object]) -> None:
    document = Contest.of("arkantar", ["random", "greedy"]).as_json()
    with pytest.raises(InvalidRecord):
        Contest.from_json({**document, **change})


def test_a_bot_that_is_entered_twice_is_told_apart() -> None:
    contest = Contest.of("arkantar", ["5", "5", "random"])
    assert contest.labels == ("5", "5 (2)", "random")


def test_fixtures_are_plain_values() -> None:
    assert Fixture(1, 2, (0, 1)) == Fixture(1, 2, (0, 1))


@pytest.mark.parametrize(
    ("game", "bots", "more", "sentence"),
    [
        ("chess", ["random", "random"], {}, "no game called"),
        ("arkantar", ["random"], {}, "needs 2 to 64 bots"),
        ("arkantar", [], {}, "needs 2 to 64 bots"),
        ("arkantar", ["random"] * 65, {}, "needs 2 to 64 bots"),
        ("ankhor", ["random"] * 3, {"players": 4}, "needs 4 to 64 bots"),
        ("arkantar", ["random", "9"], {}, "levels are 1 to 8"),
        ("arkantar", ["random", "nobody"], {}, "no bot called"),
        ("arkantar", ["random", "random@1s"], {}, "takes no budget"),
        ("arkantar", ["random", "uct@fast"], {}, "is not a budget"),
        ("arkantar", ["random", ""], {}, "does not name a bot"),
        ("arkantar", ["random"] * 2, {"players": 3}, "cannot be played by 3"),
        ("arkantar", ["random"] * 2, {"options": {"colour": 1}}, "has no option"),
        ("arkantar", ["random"] * 2, {"seed": -1}, "is not a seed"),
        ("arkantar", ["random"] * 2, {"opening": -1}, "between 0 and 1,000"),
        ("arkantar", ["random"] * 2, {"limit": 0}, "above zero"),
        ("arkantar", ["random"] * 2, {"limit": float("nan")}, "above zero"),
        ("ancient_knowledge_solo", ["random"] * 2, {}, "is a solo game"),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused_with_a_sentence(
    game: str, bots: list[str], more: dict[str, object], sentence: str
) -> None:
    with pytest.raises(OstrakaError, match=sentence):
        Contest.of(game, bots, **more)  # type: ignore[arg-type]


def test_a_game_may_be_given_itself() -> None:
    assert Contest.of(ostraka.load("arkantar"), ["random"] * 2).game == "arkantar"
