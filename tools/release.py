"""Check, build, try and tag a release: `make release VERSION=0.1.0`. It publishes nothing.

What is in `dist/` afterwards: the source distribution, a wheel for this platform with compiled
rules, the bill of materials, licences, and the notes for people, taken from the changelog.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

import ostraka

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
GAMES = ("arkantar", "ankhor", "ancient_knowledge", "ancient_knowledge_solo")
FIRST_ACTION = """
import sys, time, ostraka
begun = time.perf_counter()
state = ostraka.load(sys.argv[1]).start(seed=7)
state.play(state.legal[0])
state.play(ostraka.bot(sys.argv[1], "5", seed=1).choose(state))
print(f"{time.perf_counter() - begun:.1f}")
"""


class NotReady(Exception):
    """A reason why there is no release."""


def run(*words: str, **more: object) -> str:
    """What a command prints; whatever fails stops the release."""
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False, **more)  # type: ignore[call-overload]
    if done.returncode:
        raise NotReady(f"{' '.join(words)}\n{done.stdout}{done.stderr}"[-3000:])
    printed: str = done.stdout
    return printed


def notes_of(version: str) -> str:
    """The changelog's section on a version."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|\Z)", text, re.M | re.S)
    if found is None or not found[1].strip():
        raise NotReady(f"CHANGELOG.md has no section [{version}].")
    return found[1].strip() + "\n"


def check(version: str) -> None:
    """Refuse a tree that is not the release it is to be."""
    if ostraka.__version__ != version:
        raise NotReady(f"src/ostraka/__init__.py says {ostraka.__version__}, not {version}.")
    if run("git", "status", "--porcelain"):
        raise NotReady("There are changes that are not committed.")
    if run("git", "tag", "--list", f"v{version}"):
        raise NotReady(f"The tag v{version} exists.")


def build() -> tuple[Path, Path]:
    """The source distribution and the wheel of this platform."""
    shutil.rmtree(DIST, ignore_errors=True)
    run("make", "page", "site", "wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(DIST))
    run(sys.executable, "-m", "tools.sbom", str(DIST))
    return next(DIST.glob("*.tar.gz")), next(DIST.glob("*.whl"))


def tried(wheel: Path) -> list[str]:
    """Install the wheel in a fresh environment with its server, and play: times in seconds."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        begun = time.perf_counter()
        run(sys.executable, "-m", "venv", str(home / "env"))
        python = str(home / "env" / "bin" / "python")
        run(python, "-m", "pip", "install", "--quiet", f"ostraka[server] @ {wheel.as_uri()}")
        lines = [f"pip install: {time.perf_counter() - begun:.0f} s"]
        fresh = {"PATH": "/usr/bin:/bin", "HOME": folder}
        run(str(home / "env" / "bin" / "ostraka"), "games", env=fresh)
        for game in GAMES:
            seconds = run(python, "-c", FIRST_ACTION, game, env=fresh).strip()
            lines.append(f"first action of {game} and a bot's answer: {seconds} s")
        compiled = list((home / ".cache").rglob("*.bin"))
        lines.append(f"compiled although the wheel has it: {len(compiled)} functions")
        lines.append(f"the server shows its page: {_served(home, fresh)}")
        return lines


def _served(home: Path, environment: dict[str, str]) -> int:
    """The status with which an installed server answers for its page and its documentation."""
    command = [
        str(home / "env" / "bin" / "ostraka"),
        "serve",
        "--port",
        "0",
        "--log-level",
        "error",
    ]
    with subprocess.Popen(
        command, env=environment, cwd=home, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            words = server.stdout.readline().split()
            address = next((word for word in words if word.startswith("http")), None)
            if address is None:
                raise NotReady("ostraka serve does not start in a fresh environment.")
            with urlopen(f"{address}/docs/", timeout=120):
                pass
            with urlopen(address, timeout=120) as page:
                return int(page.status)
        finally:
            server.terminate()


def main(version: str) -> None:
    """Make a release."""
    notes = notes_of(version)
    check(version)
    for target in ("lint", "test"):
        print(f"make {target} …", flush=True)
        run("make", target)
    print("building …", flush=True)
    source, wheel = build()
    print("trying it in a fresh environment …", flush=True)
    for line in tried(wheel):
        print(f"  {line}")
    (DIST / "NOTES.md").write_text(notes, encoding="utf-8")
    run("git", "tag", "--annotate", f"v{version}", "--message", f"Ostraka {version}\n\n{notes}")
    print(f"Tagged v{version}. In dist/: {source.name}, {wheel.name}. Nothing was published.")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Which version? make release VERSION=0.1.0")
    try:
        main(sys.argv[1])
    except NotReady as reason:
        sys.exit(f"No release: {reason}")
