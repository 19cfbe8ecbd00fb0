"""The fast part of the tests on other versions: of our packages, and of Python.

    python -m tools.versions lowest      the lowest versions that pyproject.toml allows
    python -m tools.versions pythons     every Python from 3.11 to 3.14 that can be had here

Each has an environment of its own in `.venvs/`, made by uv, and compiles rules for itself. What
could not be had is said; what failed makes the command fail.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PLACE = ROOT / ".venvs"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
EXTRAS = ("arena", "envs", "postgres", "selfplay", "server", "testing")
TOOLS = ("anyio", "hatchling", "hypothesis", "pytest", "pytest-xdist")
"""What the fast part needs besides, as it is pinned for everyone."""

FAST = (
    "tests/core",
    "tests/games/arkantar",
    "tests/arena",
    "tests/envs/test_gymnasium.py",
    "tests/envs/test_pettingzoo.py",
    "tests/envs/test_selfplay.py",
    "tests/terminal/test_cli.py",
    "tests/terminal/test_help.py",
    "tests/terminal/test_library.py",
    "tests/terminal/test_paint.py",
    "tests/server/test_clocks.py",
    "tests/server/test_operations.py",
    "tests/server/test_people.py",
    "tests/server/test_tables.py",
    "tests/server/test_wire.py",
    "tests/server/test_workers.py",
    "tests/test_package.py",
)
"""What meets every package that we use, and takes minutes where nothing is compiled yet."""

PATIENT = ("-W", "ignore::DeprecationWarning", "-W", "ignore::PendingDeprecationWarning")
"""Old packages may use what new ones are going to drop."""


def pinned() -> list[str]:
    """The tools in their pinned versions."""
    locks = [(ROOT / "requirements" / name).read_text("utf-8") for name in ("build.txt", "dev.txt")]
    found = dict(re.findall(r"^([a-z-]+)==([^ ;]+)", "\n".join(locks), re.MULTILINE))
    return [f"{name}=={found[name]}" for name in TOOLS]


def uv(*words: str) -> subprocess.CompletedProcess[str]:
    """Run uv; what it prints is kept."""
    command = (sys.executable, "-m", "uv", *words)
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def tested(name: str, python: str, *resolution: str) -> str:
    """How the fast part went in an environment of its own."""
    home = PLACE / name
    own = home / "bin" / "python"
    wanted = f".[{','.join(EXTRAS)}]"
    for words in (
        ("venv", "--quiet", "--clear", "--python", python, str(home)),
        ("pip", "install", "--quiet", "--python", str(own), "pip"),
        (
            *("pip", "install", "--quiet", "--python", str(own), *resolution, *pinned()),
            "-e",
            wanted,
        ),
    ):
        done = uv(*words)
        if done.returncode:
            return f"not had: {done.stderr.strip().splitlines()[-1]}"
    packages = uv("pip", "list", "--python", str(own)).stdout
    (PLACE / f"{name}.txt").write_text(packages, encoding="utf-8")
    print(f"{name}: {FAST[0]} and {len(FAST) - 1} others …", flush=True)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    ran = subprocess.run(
        [str(own), "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", *PATIENT, *FAST],
        cwd=ROOT,
        env=environment,
        check=False,
    )
    return "green" if ran.returncode == 0 else "RED"


def lowest() -> dict[str, str]:
    """The lowest versions that we say are enough; what these need comes in newest versions."""
    python = uv("python", "find", PYTHONS[0]).stdout.strip() or sys.executable
    return {"lowest": tested("lowest", python, "--resolution", "lowest-direct")}


def pythons() -> dict[str, str]:
    """Every Python, as far as uv finds it here or can fetch it."""
    results = {}
    for version in PYTHONS:
        python = found(version)
        if python is None and uv("python", "install", "--quiet", version).returncode == 0:
            python = found(version)
        results[version] = (
            tested(version, python)
            if python
            else "not had: there is no interpreter here, and none could be fetched"
        )
    return results


def found(version: str) -> str | None:
    """An interpreter that uv or pyenv has here."""
    named = uv("python", "find", version)
    if named.returncode == 0:
        return named.stdout.strip()
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    installed = sorted(home.glob(f"versions/{version}.*/bin/python"))
    return str(installed[-1]) if installed else None


def main(which: str) -> None:
    """Test, and say how each went."""
    PLACE.mkdir(exist_ok=True)
    results = {"lowest": lowest, "pythons": pythons}[which]()
    for name, result in results.items():
        print(f"{name}: {result}")
    if "RED" in results.values():
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
