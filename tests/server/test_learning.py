"""Learning over the server: rules pages, diagrams to play on, first games."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.core.i18n.message import LOCALES
from ostraka.pages import games
from tests.server.serving import Served
from tests.server.test_tables import refused

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_game_has_a_rules_page_with_drawn_diagrams(
    quick_server: Served, locale: str
) -> None:
    visitor = await quick_server.visitor()
    for game in games():
        page = await visitor.get(f"/api/games/{game}/page", locale=locale)
        assert page["locale"] == locale
        blocks = [block for section in page["sections"] for block in section["blocks"]]
        shown = [block for block in blocks if block["kind"] == "diagram"]
        assert shown
        assert all(block["view"]["game"] == game for block in shown)


async def test_a_diagram_can_be_played_on_with_the_real_rules(quick_server: Served) -> None:
    visitor = await quick_server.visitor()
    path = "/api/games/arkantar/diagrams/slide"
    begun = await visitor.post(path, {"actions": []})
    assert {"verb": "move", "piece": "d3", "to": "d5"} in begun["legal"]
    after = await visitor.post(path, {"actions": [{"verb": "move", "piece": "d3", "to": "d5"}]})
    assert after["view"]["ply"] == 1
    assert after["changes"][0]["kind"] == "action"
    assert await refused(visitor.post(path, {"actions": ["d3-d4"]})) == "illegal"
    nowhere = visitor.post("/api/games/arkantar/diagrams/nowhere", {"actions": []})
    assert await refused(nowhere) == "unknown"


@pytest.mark.parametrize("game", games())
async def test_a_first_game_is_walked_to_its_end_by_what_is_lit(
    quick_server: Served, game: str
) -> None:
    """As the page does it: rows of parts, or several things at once, after the texts so far."""
    visitor = await quick_server.visitor()
    path = f"/api/games/{game}/lesson"
    walk = await visitor.post(path, {"actions": []})
    held = 0
    while not walk["over"]:
        walk = await visitor.post(path, {"actions": [*walk["actions"], wanted(walk)]})
        held += walk["held"] is not None
    assert walk["number"] == len(walk["steps"]) == held
    assert walk["held"]["view"]["over"]


def wanted(walk: dict[str, Any]) -> Any:
    """Something that does what is asked."""
    if (gathering := walk["gathering"]) is None:
        return walk["legal"][0]
    things = [thing for thing, most in gathering["things"].items() for _ in range(most)]
    return {"verb": gathering["verb"], gathering["slot"]: things[: gathering["least"]]}


async def test_the_lesson_shows_a_step_to_whoever_is_stuck(quick_server: Served) -> None:
    visitor = await quick_server.visitor()
    path = "/api/games/ankhor/lesson"
    walk = await visitor.post(path, {"actions": []})
    shown = await visitor.post(path, {"actions": [walk["show"]]})
    assert shown["held"]["number"] == 0
