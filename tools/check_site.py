"""Read the documentation site as the server shows it: `make check-site`.

Every link leads somewhere, to a heading too; nothing is loaded from elsewhere; the browser
complains of nothing; and axe-core finds nothing wrong, by day and by night.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urldefrag, urljoin, urlsplit

import httpx
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCHEMES = ("light", "dark")


class Reader(HTMLParser):
    """What a page links to, loads, and can be linked to at."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag names."""
        found = {name: value or "" for name, value in attrs}
        self.places |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.add(found["href"])
        if tag in ("link", "script", "img", "source", "iframe"):
            self.loaded |= {found[name] for name in ("href", "src") if found.get(name)}


def read(address: str) -> tuple[dict[str, Reader], list[str]]:
    """All pages of the site, and what is wrong with their links."""
    pages: dict[str, Reader] = {}
    wrong: list[str] = []
    asked: set[str] = {f"{address}/docs/"}
    to_come = list(asked)
    with httpx.Client(follow_redirects=True, timeout=60) as http:
        while to_come:
            path = to_come.pop()
            answer = http.get(path)
            if answer.status_code != 200:
                wrong.append(f"{path}: {answer.status_code}")
                continue
            if "html" not in answer.headers["content-type"]:
                continue
            page = pages[path] = Reader(answer.text)
            for target in page.loaded | page.links:
                whole = urldefrag(urljoin(path, target)).url
                if not whole.startswith(address):
                    if target in page.loaded:
                        wrong.append(f"{path}: loads {target}")
                elif whole not in asked:
                    asked.add(whole)
                    to_come.append(whole)
    for path, page in pages.items():
        for target in page.links:
            whole, place = urldefrag(urljoin(path, target))
            if place and whole in pages and place not in pages[whole].places:
                wrong.append(f"{path}: {target} is no place")
    return pages, wrong


def seen(browser: Browser, address: str, pages: list[str]) -> list[str]:
    """What a browser and axe-core find wrong with the pages."""
    wrong: list[str] = []
    for scheme in SCHEMES:
        page = browser.new_page(color_scheme=scheme)  # type: ignore[arg-type]
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
        page.on(
            "request",
            lambda asked: (
                None
                if asked.url.startswith((address, "data:", "blob:"))
                else wrong.append(f"loads {asked.url}")
            ),
        )
        for path in pages:
            page.goto(path)
            page.evaluate(AXE.read_text(encoding="utf-8"))
            for one in page.evaluate("async () => (await axe.run()).violations"):
                nodes = [node["html"][:120] for node in one["nodes"][:2]]
                wrong.append(f"{path} ({scheme}): {one['id']} {nodes}")
        page.close()
    return wrong


def main() -> None:
    """Serve the site, read it, and look at it."""
    with tempfile.TemporaryDirectory() as folder:
        where = ("--port", "0", "--database", f"sqlite:///{folder}/server.db")
        server = subprocess.Popen(
            [sys.executable, "-m", "ostraka.cli", "serve", *where, "--log-level", "error"],
            env={**os.environ, "OSTRAKA_WARM": "false", "OSTRAKA_REQUEST_RATE": "1000"},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            words = server.stdout.readline().split()
            address = next(word for word in words if word.startswith("http"))
            address = f"{urlsplit(address).scheme}://{urlsplit(address).netloc}"
            pages, wrong = read(address)
            documents = sorted(path for path in pages if path.startswith(f"{address}/docs/"))
            links = sum(len(page.links) for page in pages.values())
            print(f"{len(documents)} pages, {links} links", flush=True)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=shutil.which("chromium"), args=["--no-sandbox"]
                )
                wrong += seen(browser, address, documents)
                browser.close()
        finally:
            server.terminate()
            server.wait(60)
    print("\n".join(wrong) or "Nothing is wrong.")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
