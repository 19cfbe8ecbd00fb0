"""A game from another package: it needs no board of its own to be played in the page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ostraka.core.i18n.message import LOCALES
from tests.browser.conftest import Server
from tests.browser.player import Player

HEAPS = Path(__file__).parents[1] / "outside" / "heaps"
SOURCE = Path(__file__).parents[2] / "src"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, on a machine on which `heaps` is installed."""
    site = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    apart = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(site)]
    subprocess.run([*pip, *apart, str(HEAPS)], check=True, timeout=300)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(SOURCE), str(site)]))
        served = Server(tmp_path_factory.mktemp("outside"))
    yield served
    served.end()


def test_it_is_played_to_its_end_with_buttons_and_lists(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('heaps')}")
    player.asked()
    expect(page.locator("main")).to_contain_text("take stones from one heap")
    page.get_by_role("button", name="b", exact=True).click()
    page.get_by_role("button", name="2", exact=True).click()
    expect(page.locator(".turn .line").first).to_contain_text("takes 2 stones from heap b")
    assert player.play(60)
    expect(page.locator(".endsent")).not_to_be_empty()


@pytest.mark.parametrize("locale", LOCALES)
def test_its_words_come_with_it_in_every_language(player: Player, locale: str) -> None:
    page = player.page
    player.come(f"/t/{player.sit('heaps')}", language=locale)
    player.asked()
    words = (HEAPS / f"src/ostraka_heaps/locale/{locale}/heaps.ftl").read_text(encoding="utf-8")
    asked = re.search(r"^heaps-question = .*?\}(.*)$", words, re.MULTILINE)
    assert asked is not None
    expect(page.locator("main .asked")).to_contain_text(asked[1].strip(" :"))
