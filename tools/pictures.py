"""Make the README's pictures from the real thing: `make docs`.

Most pictures are a session at the prompt, played by a script through the same code that a person
uses, and drawn by Rich as SVG; one is the result of a contest.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from rich.console import Console

import ostraka
from ostraka.arena.contest import Contest
from ostraka.arena.report.form import Form
from ostraka.arena.report.numbers import Numbers
from ostraka.arena.report.pictures import matrix
from ostraka.arena.table import play_table
from ostraka.games.ancient_knowledge.cli import cards
from ostraka.terminal import console

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"


def session(arguments: list[str], answers: list[str], *, width: int) -> Console:
    """What `ostraka play` prints for these answers, with the answers where they were typed."""
    with tempfile.TemporaryDirectory() as folder:
        place = os.environ | {"COLUMNS": str(width), "OSTRAKA_DATA_DIR": folder}
        command = [sys.executable, "-m", "ostraka.cli", "play", *arguments, "--lang", "en"]
        typed = "".join(f"{answer}\n" for answer in answers)
        done = subprocess.run(
            command, input=typed, env=place, capture_output=True, text=True, check=True
        )
    console = _recording(width)
    shown = done.stdout
    for answer in answers:
        before, prompt, shown = shown.partition(" > ")
        console.print(f"{before}{prompt}{answer}", markup=False)
    console.print(shown.partition(" > ")[0].rpartition("\n")[0], markup=False)
    return console


def _recording(width: int) -> Console:
    return Console(record=True, width=width, file=io.StringIO(), highlight=False)


def save(console: Console, name: str, title: str, *, last: int | None = None) -> None:
    """Write the picture; with `last`, only this many of the last lines."""
    if last is not None:
        lines = console.export_text().rstrip().split("\n")[-last:]
        console = Console(record=True, width=console.width, file=io.StringIO())
        console.print("\n".join(lines), markup=False, highlight=False)
    picture = console.export_svg(title=title, unique_id=name)
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # nothing from outside
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.svg").write_text(picture, encoding="utf-8")


def builders(state: ostraka.State, actions: int, verb: str) -> ostraka.State:
    """Play on with players who build whenever they can, so that there is something to see."""
    chance = Random(5)
    while state.ply < actions or state.seat != 0:
        wanted = [action for action in state.legal if action.text.startswith(verb)]
        state.play(chance.choice(wanted or list(state.legal)))
    return state


def contest() -> None:
    """Let bots play a few games and draw who beats whom, as the arena's report does."""
    bots = ("random", "greedy", "1@30it", "3@60it")
    played = Contest.of("ankhor", bots, seed=1)
    numbers = Numbers(played, [play_table(played, fixture) for fixture in played.fixtures(8)])
    cells = [[numbers.against(r, c) if r != c else None for c in numbers.ladder]
             for r in numbers.ladder]  # fmt: skip
    names = Form("en").bots(played)
    drawn = matrix("arena", "Who beats whom", [names[bot] for bot in numbers.ladder], cells)
    page = 'xmlns="http://www.w3.org/2000/svg" style="color: #24323d; background: white"'
    picture = drawn.replace("<svg", f"<svg {page}", 1)
    picture = picture.replace("<text", '<text font-family="sans-serif"')
    (FOLDER / "arena.svg").write_text(picture, encoding="utf-8")


def kept(state: ostraka.State, folder: str) -> list[str]:
    """The arguments that continue with a game."""
    path = Path(folder) / f"{state.game.name}.json"
    state.record.save(path)
    return ["--resume", str(path)]


def main() -> None:
    """Make all pictures."""
    contest()
    answers = ["+c4 -d2 d1-d5", "d7-d4", "legal break"]
    save(session(["arkantar", "--seed", "1"], answers, width=80), "arkantar", "Arkantar", last=20)
    with tempfile.TemporaryDirectory() as folder:
        ankhor = builders(ostraka.load("ankhor").start(seed=4), 60, "buy")
        shown = session(kept(ankhor, folder), ["what scribe"], width=100)
        save(shown, "ankhor", "Ankh’or", last=48)
        knowledge = builders(ostraka.load("ancient_knowledge").start(seed=4), 90, "create")
        shown = session(kept(knowledge, folder), ["what C5"], width=100)
        save(shown, "ancient_knowledge", "Ancient Knowledge", last=52)
    screen = _recording(76)
    vars(console)["out"] = vars(cards)["out"] = screen
    cards.cards.main(["P15", "--lang", "en"], standalone_mode=False)
    save(screen, "card", "ostraka cards P15")


if __name__ == "__main__":
    main()
