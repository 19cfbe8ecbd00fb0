"""A game from another package: built, installed, played with levels, in the terminal, and proven.

`heaps` is all that docs/add-a-game.md asks for, and nothing of it stands in our own sources.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parent / "heaps"
SOURCE = Path(__file__).parents[2] / "src"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the package is installed from its sources, without any network."""
    target = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    apart = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    done = subprocess.run(
        [*pip, *apart, str(HOME)], capture_output=True, text=True, timeout=1200, check=False
    )
    assert done.returncode == 0, done.stderr
    return target


def python(installed: Path, *words: str, given: str = "") -> str:
    """What a Python that has the package says."""
    data = installed / "kept"
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(SOURCE), str(installed)]),
        "OSTRAKA_DATA_DIR": str(data),
        "OSTRAKA_LANG": "en",
    }
    done = subprocess.run(
        [sys.executable, *words],
        input=given,
        env=environment,
        cwd=installed,
        capture_output=True,
        text=True,
        timeout=1200,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_discovered_behind_our_own_games(installed: Path) -> None:
    found = json.loads(python(installed, "-m", "ostraka.cli", "games", "--json"))
    names = [game["name"] for game in found]
    assert names[-1] == "heaps"
    assert names[0] == "arkantar"


def test_it_passes_the_conformance_suite(installed: Path) -> None:
    script = f"""
from pathlib import Path
import ostraka
from ostraka.testing import check_game
game = ostraka.load("heaps")
options = [dict(misere=False), dict(misere=True)]
print(check_game(game, seeds=range(3), options=options, golden=Path({str(HOME / "golden")!r})))
"""
    assert int(python(installed, "-c", script)) > 20


def test_the_highest_level_plays_it_perfectly(installed: Path) -> None:
    """From 3, 4 and 5 the first player wins, and only by leaving 1, 4 and 5."""
    script = """
import ostraka
from ostraka.bots import Budget
state = ostraka.load("heaps").start(seed=1)
budget = Budget(iterations=4000)
players = [ostraka.bot("heaps", level=level, seed=1, budget=budget) for level in (8, 1)]
print(players[0].choose(state).text)
while not state.over:
    state.play(players[state.seat].choose(state))
print(state.outcome.winners)
"""
    assert python(installed, "-c", script).split("\n")[:2] == ["a2", "(0,)"]


def test_it_is_played_in_the_terminal_in_its_own_words(installed: Path) -> None:
    words = ("-m", "ostraka.cli", "play", "heaps", "--bot", "1=1@50it", "--seed", "3")
    said = python(installed, *words, "--lang", "de", given="z9\na2\nundo\nb1\nquit\n")
    assert "„z9“ lässt sich nicht nehmen" in said
    assert "Spieler 2 nimmt" in said
    assert "Auf Haufen" in said, "what came of an action is told"
    assert "a  ooo" in said, "the table is drawn"


def test_it_brings_a_command_in_its_own_words(installed: Path) -> None:
    listed = python(installed, "-m", "ostraka.cli", "--help", "--lang", "de")
    assert "heaps      Sagt, welche Aktion bei Haufen gewinnt." in listed
    helped = python(installed, "-m", "ostraka.cli", "heaps", "--help", "--lang", "fr")
    assert "Les pierres des trois tas." in helped
    assert python(installed, "-m", "ostraka.cli", "heaps", "3", "4", "5") == "a2 wins.\n"
    assert python(installed, "-m", "ostraka.cli", "heaps", "1", "4", "5") == "No action wins.\n"


def test_it_says_something_when_a_game_is_over(installed: Path) -> None:
    words = ("-m", "ostraka.cli", "play", "heaps")
    assert "3 actions were played." in python(installed, *words, given="a3\nb4\nc5\n")


def test_it_brings_a_route_to_the_server(installed: Path) -> None:
    script = """
from fastapi.testclient import TestClient
from ostraka.server.app import create_app
from ostraka.server.settings import Settings
with TestClient(create_app(Settings(database="sqlite://", warm=False))) as client:
    print(client.get("/api/heaps/345").json(), client.get("/api/heaps/9").status_code)
"""
    assert python(installed, "-c", script) == "{'action': 'a2'} 422\n"


def test_its_words_fall_back_to_english_where_a_language_has_none(installed: Path) -> None:
    for language in ("fr", "es"):
        (catalogue,) = (installed / "ostraka_heaps" / "locale" / language).glob("*.ftl")
        lines = catalogue.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if not line.startswith("heaps-reason")]
        catalogue.write_text("".join(kept), encoding="utf-8")
    script = """
import ostraka
state = ostraka.load("heaps").from_position("0 0 1 0", seed=0).play("c1")
for language in ("en", "fr", "es", "de"):
    print(state.outcome.reason.text(language))
"""
    assert python(installed, "-c", script).splitlines() == [
        "Player 1 took the last stone.",
        "Joueur 1 took the last stone.",
        "Jugador 1 took the last stone.",
        "Spieler 1 hat den letzten Stein genommen.",
    ]


def test_it_brings_a_rules_page_in_its_own_folder(installed: Path) -> None:
    said = python(installed, "-m", "ostraka.cli", "rules", "heaps")
    assert "Whoever takes the last stone wins" in said
    assert "c  ooooo" in said, "its diagram is drawn"
    refused = "from ostraka.pages.lesson import lesson; lesson('heaps')"
    with pytest.raises(AssertionError, match="There is no rules page"):
        python(installed, "-c", refused)


def test_its_views_bring_the_drawing_that_the_page_shows(installed: Path) -> None:
    script = """
import ostraka
print(ostraka.load("heaps").start(seed=1).view(0)["drawing"]["fr"])
print(ostraka.load("arkantar").start(seed=1).view(0).get("drawing"))
"""
    assert python(installed, "-c", script).splitlines() == ["a  ooo", "b  oooo", "c  ooooo", "None"]


def test_it_is_copied_to_start_a_game_of_ones_own(installed: Path, tmp_path: Path) -> None:
    target = tmp_path / "my_game"
    python(installed, "-m", "ostraka.testing", "--example", str(target))
    names = {path.relative_to(target) for path in target.rglob("*.py")}
    assert names == {path.relative_to(HOME) for path in HOME.rglob("*.py")}
    with pytest.raises(AssertionError, match="is there already"):
        python(installed, "-m", "ostraka.testing", "--example", str(target))
