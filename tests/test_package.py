"""The package as a stranger installs it: sources → wheel → an environment of its own."""

from __future__ import annotations

import os
import re
import signal
import site
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

import ostraka
from ostraka.bots.prebuild import prebuild
from ostraka.core.extras import EXTRAS
from ostraka.core.kernel.compile import COMPILED

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "src" / "ostraka" / "server" / "static" / "index.html"

pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="the page is not built: make page")


def run(*words: str, cwd: Path = ROOT, status: int = 0, env: dict[str, str] | None = None) -> str:
    """What a program prints."""
    done = subprocess.run(
        words, cwd=cwd, env=env, capture_output=True, text=True, timeout=1200, check=False
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


def without(*extras: str) -> str:
    """A script after which Python finds no package that only these extras bring."""
    absent = sorted(package for package, extra in EXTRAS.items() if extra in extras)
    return f"""
import sys
from importlib.machinery import PathFinder


class Present:
    @staticmethod
    def find_spec(name, path=None, target=None):
        absent = name.partition(".")[0] in {absent!r}
        return None if absent else PathFinder.find_spec(name, path, target)


sys.meta_path[sys.meta_path.index(PathFinder)] = Present
"""


WITHOUT_EXTRAS = without(*EXTRAS.values())
FOR_SERVERS = {"client", "server", "terminal"}


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("sources")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder))
    (packed,) = folder.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return folder / f"ostraka-{ostraka.__version__}"


@pytest.fixture(scope="module")
def wheel(sources: Path) -> Path:
    """The wheel that the source distribution makes."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist", cwd=sources)
    (built,) = (sources / "dist").glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment as `pip install "ostraka[server]"` leaves it."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home, symlinks=True)
    python = home / "bin" / "python"
    (packages,) = home.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text("\n".join(site.getsitepackages()))
    (packages / "sitecustomize.py").write_text(without(*set(EXTRAS.values()) - FOR_SERVERS))
    pip = (sys.executable, "-m", "pip", "--python", str(python), "install")
    run(*pip, "--quiet", "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel))
    return home / "bin"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """The environment of somebody with empty folders; compiled rules are shared with all tests."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return kept | {"OSTRAKA_DATA_DIR": str(tmp_path), "OSTRAKA_LANG": "en"}


def test_the_sources_hold_all_that_the_two_commands_of_the_readme_need(sources: Path) -> None:
    for path in ("Makefile", "requirements/run.txt", "web/package-lock.json", "web/vite.config.js"):
        assert (sources / path).is_file(), path
    assert (sources / "src/ostraka/server/static/index.html").is_file()
    assert not list(sources.rglob("node_modules"))


def test_the_wheel_holds_page_texts_and_cards_and_its_one_version(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    shipped = "server/static/index.html", "locale/de/core.ftl", "py.typed"
    for path in (*shipped, "testing/example/pyproject.toml"):
        assert f"ostraka/{path}" in names
    assert any(name.endswith(".toml") and "/cards/" in name for name in names)
    for licence in ("LICENSE", "OFL-Commissioner.txt", "OFL-Marcellus.txt"):
        assert any(name.endswith(f"/{licence}") for name in names), licence
    assert wheel.name.startswith(f"ostraka-{ostraka.__version__}-")
    assert (
        "version = " not in (ROOT / "pyproject.toml").read_text(encoding="utf-8").split("[tool")[0]
    )


def test_an_installed_game_is_played(installed: Path, environment: dict[str, str]) -> None:
    script = """
import ostraka
from ostraka.envs import Batch
print(ostraka.__file__)
print(ostraka.load("arkantar").start(seed=7).play("+c4").position)
batch = Batch("arkantar", 4, seed=7)
batch.step(batch.sample())
print(batch.observations.shape)
"""
    where, position, shape = run(
        str(installed / "python"), "-c", script, cwd=installed, env=environment
    ).splitlines()
    assert Path(where).is_relative_to(installed.parent)
    assert position.startswith("SMLKLMS/#######/......./..#....")
    assert shape.startswith("(4, ")
    assert "arkantar" in run(str(installed / "ostraka"), "games", cwd=installed, env=environment)


def test_an_installed_server_shows_its_page(installed: Path, environment: dict[str, str]) -> None:
    server = subprocess.Popen(
        [str(installed / "ostraka"), "serve", "--lan", "--port", "0", "--log-format", "text"],
        cwd=installed,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert server.stdout is not None
        said = []
        for line in server.stdout:
            said.append(line)
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                break
        else:
            pytest.fail("".join(said))
        invited = next(server.stdout)
        expected = ("Others on this network can join at http://", "not on a network")
        assert any(words in invited for words in expected)
        page = urlopen(found.group(), timeout=120).read().decode()
        script = re.search(r'src="(/[^"]+\.js)"', page)
        assert script is not None
        assert urlopen(found.group() + script.group(1), timeout=120).status == 200
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=120)


FIRST_GAME = """
import ostraka
from ostraka.bots.first_use import bots_are_prepared
from ostraka.core.kernel.prepare import is_prepared
game = ostraka.load("arkantar")
print(is_prepared(game), bots_are_prepared(game))
state = game.start(seed=7).play("+c4").play("-d2").play("d1-d5")
state.play(ostraka.bot("arkantar", "3", seed=1).choose(state))
print(state.actions[:3], "table" in state.view(0))
"""


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled where compilation is off")
def test_rules_and_bots_that_a_wheel_carries_are_used_and_a_damaged_one_is_compiled_anew(
    installed: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """They are found by a digest of the checkout, so the installed package has the same."""
    (package,) = installed.parent.glob("lib/python*/site-packages/ostraka")
    carried, cache = package / "compiled", tmp_path / "cache"
    assert prebuild(carried, ["arkantar"]) > 10
    python = (str(installed / "python"), "-c", FIRST_GAME)
    environment["OSTRAKA_CACHE_DIR"] = str(cache)
    expected = ["True True", "['+c4', '-d2', 'd1-d5'] True"]
    assert run(*python, cwd=installed, env=environment).splitlines() == expected
    assert not list(cache.rglob("*.bin")), "something was compiled although all was carried"

    damaged = next(carried.glob("ostraka.core.kernel.step.step-*.bin"))
    damaged.write_bytes(damaged.read_bytes()[:-9])
    assert run(*python, cwd=installed, env=environment).splitlines() == expected
    assert list(cache.rglob("ostraka.core.kernel.step.step-*.bin"))


def test_rules_bots_records_texts_and_batches_need_no_extra(environment: dict[str, str]) -> None:
    script = f"""{WITHOUT_EXTRAS}
import ostraka
from ostraka.envs import Batch
for name in ostraka.game_names():
    state = ostraka.load(name).start(seed=7)
    while len(state.legal) == 1:
        state.play(state.legal[0])
    action = ostraka.bot(name, "greedy", seed=1).choose(state)
    print(action.sentence("fr"))
    state.play(action)
    assert state.record.replay().tobytes() == state.tobytes()
    state.view(0)
    Batch(name, 2, seed=1).sample()
"""
    said = run(sys.executable, "-c", script, env=environment)
    assert len(said.splitlines()) == len(ostraka.game_names())


def test_what_is_missing_is_said_with_the_command_that_installs_it(
    environment: dict[str, str],
) -> None:
    command = f"{WITHOUT_EXTRAS}\nfrom ostraka.cli import main\nmain()"
    said = run(sys.executable, "-c", command, status=2, env=environment)
    assert said == 'This needs the package click: pip install "ostraka[terminal]".\n'
    library = f"{WITHOUT_EXTRAS}\nfrom ostraka.envs import Seat"
    said = run(sys.executable, "-c", library, status=1, env=environment)
    assert said.rstrip().endswith('This needs the package gymnasium: pip install "ostraka[envs]".')
