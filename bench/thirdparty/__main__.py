"""`make thirdparty`: run the programs, each in its own process, and write docs/third-party.md."""

from __future__ import annotations

import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

from bench.thirdparty.programs import PROGRAMS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "third-party.md"

HEAD = """# Third-party libraries

Other people's libraries on our environments. `make thirdparty` installs them into an environment of
their own, runs the programs in `bench/thirdparty` and writes this page; it fails if one fails.

| library | version | program | result | seconds |
|---|---|---|---|--:|
"""

TAIL = """
OpenSpiel's C++ bots (`pyspiel.MCTSBot`, `ISMCTSBot`) crash on every game written in Python, its own
included (2.0.2).

TorchRL’s `GymWrapper` takes a single `Seat`, but not yet our `Vector`.
"""


def main() -> None:
    """Run one program by its number, or all."""
    if len(sys.argv) == 2:
        print(PROGRAMS[int(sys.argv[1])][2]())
        return
    lines, failed = [], 0
    for number, (library, what, _) in enumerate(PROGRAMS):
        begun = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-m", "bench.thirdparty", str(number)],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            failed += 1
            print(done.stderr[-3000:], file=sys.stderr)
        said = done.stdout.strip().splitlines()[-1:] if not done.returncode else ["**fails**"]
        seconds = time.monotonic() - begun
        line = f"| {library} | {version(library)} | {what} | {''.join(said)} | {seconds:.0f} |"
        print(line, flush=True)
        lines.append(line)
    if not failed:
        PAGE.write_text(HEAD + "\n".join(lines) + "\n" + TAIL, encoding="utf-8")
    sys.exit(failed)


if __name__ == "__main__":
    main()
