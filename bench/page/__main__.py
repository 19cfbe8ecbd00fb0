"""Measure the page in Debian's Chromium, through the real server.

python -m bench.page                        frames, answers and Lighthouse: about ten minutes
python -m bench.page --only frames,answers  some of them
python -m bench.page --save                 also writes what was found into docs/page.md
"""

from __future__ import annotations

import argparse
import os

from rich.console import Console
from rich.markdown import Markdown

from bench.page.answers import answers
from bench.page.frames import smoothness
from bench.page.lighthouse import has_lighthouse, verdicts
from bench.page.report import Findings, save, text
from bench.page.window import opened, served

MEASURES = ("frames", "answers", "lighthouse")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.page", description="The page in a browser.")
    parser.add_argument("--only", default=",".join(MEASURES), help=f"of {', '.join(MEASURES)}")
    parser.add_argument("--runs", type=int, default=3, help="of Lighthouse for each screen")
    parser.add_argument("--save", action="store_true", help="write docs/page.md")
    given = parser.parse_args()
    wanted = given.only.split(",")
    console = Console()
    if unknown := set(wanted) - set(MEASURES):
        parser.error(f"there is no measure {', '.join(sorted(unknown))}")
    if "lighthouse" in wanted and not has_lighthouse():
        wanted.remove("lighthouse")
        console.print("Lighthouse is not installed: `npm install` in bench/lighthouse")
    load = os.getloadavg()[0]
    with served() as server:
        with opened() as browser:
            found = Findings(browser.version, load, given.runs)
            if "frames" in wanted:
                found.cards, found.frames = smoothness(browser, server)
            if "answers" in wanted:
                found.answers = answers(browser, server)
        if "lighthouse" in wanted:
            found.verdicts = verdicts(server, given.runs)
    console.print(Markdown(text(found)))
    if given.save:
        save(found)


if __name__ == "__main__":
    main()
