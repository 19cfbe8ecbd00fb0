"""The page says which files come next: of its screen, of the table's game, of the language."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import httpx
import pytest

from ostraka.core.i18n.message import Message
from ostraka.server.http import pages
from ostraka.server.http.preload import announced, spoken
from tests.server.serving import Served

PAGE = (
    '<html lang="en"><head><title>Ostraka</title></head>'
    "<body><div id=app><!-- first: a sign --><svg></svg><!-- /first --></div></body></html>"
)
HINTS = {
    "paths": {"": ["/assets/home.js"], "t": ["/assets/table.js", "/assets/table.css"]},
    "games": {"arkantar": ["/assets/board.js", "/assets/table.js"]},
    "words": {
        "en-first": ["/assets/en.js"],
        "de-first": ["/assets/de.js"],
        "de-arkantar": ["/assets/de-arkantar.js"],
        "de-ankhor": ["/assets/de-ankhor.js"],
    },
    "pictures": {"t": "<h1>{title}</h1><p>{web-opening}</p>"},
}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client of a few names."""
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "hints.json").write_text(json.dumps(HINTS))
    return tmp_path


def test_a_table_needs_its_screen_its_game_and_its_language(built: Path) -> None:
    head, body = announced(built, "t/abc", "de", "arkantar").decode().split("</head>")
    assert [part.split('"')[0] for part in head.split('href="')[1:]] == [
        "/assets/de.js",
        "/assets/table.js",
        "/assets/board.js",
        "/assets/de-arkantar.js",
    ]
    assert '<meta name="game" content="arkantar">' in head
    assert body.index("id=app") < body.index(
        'rel="stylesheet" crossorigin href="/assets/table.css"'
    )


def test_what_is_not_known_is_not_announced(built: Path) -> None:
    page = announced(built, "t/abc", "en", None).decode()
    assert "/assets/table.js" in page
    assert "board" not in page
    assert "meta" not in page
    assert "modulepreload" in announced(built, "puzzles", "en", None).decode()
    (built / "hints.json").unlink()
    plain = PAGE.replace('lang="en"', 'lang="fr"')
    assert announced(built, "t/xyz", "fr", None).decode() == plain


def test_a_table_is_seen_before_its_client_comes_in_the_words_of_its_reader(built: Path) -> None:
    page = announced(built, "t/abc", "de", "ankhor").decode()
    opening = Message("web-opening").text("de")
    assert f"<div id=app><h1>Ankh’or</h1><p>{opening}</p></div>" in page
    assert '<html data-first="t" lang="de">' in page
    assert "<h1></h1>" in announced(built, "t/abc", "de", None).decode()
    other = announced(built, "learn", "fr", None).decode()
    assert '<html lang="fr">' in other
    assert "<svg></svg>" in other


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("de-AT,de;q=0.9,en;q=0.8", "de"), ("nl, FR;q=0.5", "fr"), ("", "en"), ("*", "en")],
)
def test_the_language_is_the_first_of_ours_that_a_browser_names(
    accepted: str, language: str
) -> None:
    assert spoken(accepted) == language


@pytest.mark.anyio
async def test_the_page_of_a_table_names_its_game(
    quick_server: Served, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "static_folder", lambda: built)
    guest = await quick_server.person()
    table = (await guest.post("/api/play", {"game": "arkantar", "level": 1}))["table"]
    async with httpx.AsyncClient(base_url=quick_server.address) as browser:
        known = await browser.get(f"/t/{table}", headers={"accept-language": "de"})
        nowhere = await browser.get("/t/abcdefghijkl")
    assert 'content="arkantar"' in known.text
    assert "/assets/de-arkantar.js" in known.text
    assert known.headers["content-encoding"] == "gzip"
    assert nowhere.status_code == 200
    assert "meta" not in nowhere.text


@pytest.mark.anyio
async def test_a_catalogue_is_sent_compressed_to_whoever_can_read_that(
    quick_server: Served,
) -> None:
    path = "/api/games/ancient_knowledge/catalogue"
    async with httpx.AsyncClient(base_url=quick_server.address) as browser:
        plain = await browser.get(path, headers={"accept-encoding": "identity"})
        packed = await browser.get(path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(gzip.compress(plain.content)) * 1.1
