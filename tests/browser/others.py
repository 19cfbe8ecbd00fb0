"""Smoke run of the page in Firefox and WebKit: `python -m tests.browser.others ADDRESS [FOLDER]`.

Debian has both: `apt install firefox-esr webkit2gtk-driver xvfb`. Without a screen, run it under
`xvfb-run`. On a desktop's and on a phone's size it opens home and plays turns of every game;
pictures go to the folder. It fails when a screen stays empty, nothing can be done, or the page is
wider than its window.
"""

from __future__ import annotations

import base64
import json
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from abc import ABC, abstractmethod
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.browser.player import FAST, LIT, LOOK

GAMES = ("arkantar", "ankhor", "ancient_knowledge", "ancient_knowledge_solo")
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
TOUCHES = 14
PATIENCE = 90


def asked(url: str, body: dict[str, Any] | None = None, **headers: str) -> Any:
    """What a server answers."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json", **headers})
    with urllib.request.urlopen(request, timeout=5 * PATIENCE) as answer:
        return json.load(answer)


class Browser(ABC):
    """What a smoke run needs of a browser."""

    process: subprocess.Popen[bytes]

    @abstractmethod
    def size(self, width: int, height: int) -> None:
        """Make the window so large inside."""

    @abstractmethod
    def go(self, url: str) -> None:
        """Open a page."""

    @abstractmethod
    def run(self, script: str, argument: Any = None) -> Any:
        """The value of a function of the page for an argument."""

    @abstractmethod
    def touch(self, x: float, y: float) -> None:
        """Click there."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is seen."""

    def end(self) -> None:
        """Close the browser."""
        self.process.terminate()
        self.process.wait()


class WebKit(Browser):
    """WebKitGTK through its WebDriver."""

    def __init__(self, port: int = 4521) -> None:
        self.process = subprocess.Popen(["WebKitWebDriver", f"--port={port}"])
        self.address = f"http://127.0.0.1:{port}"
        time.sleep(1)
        session = asked(f"{self.address}/session", {"capabilities": {}})["value"]["sessionId"]
        self.address += f"/session/{session}"

    def size(self, width: int, height: int) -> None:
        """The window is as much larger than its inside as it was."""
        asked(f"{self.address}/window/rect", {"width": width, "height": height})
        time.sleep(1)
        inner = self.run("() => [innerWidth, innerHeight]")
        outer = {"width": 2 * width - inner[0], "height": 2 * height - inner[1]}
        asked(f"{self.address}/window/rect", outer)

    def go(self, url: str) -> None:
        """Open a page."""
        asked(f"{self.address}/url", {"url": url})

    def run(self, script: str, argument: Any = None) -> Any:
        """The value of a function of the page for an argument."""
        body = {"script": f"return ({script})(arguments[0])", "args": [argument]}
        return asked(f"{self.address}/execute/sync", body)["value"]

    def touch(self, x: float, y: float) -> None:
        """Click there."""
        moves = [{"type": "pointerMove", "x": int(x), "y": int(y), "duration": 0}]
        presses = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "actions": [*moves, *presses]}
        asked(f"{self.address}/actions", {"actions": [mouse]})

    def picture(self) -> bytes:
        """What is seen."""
        return base64.b64decode(asked(f"{self.address}/screenshot")["value"])


class Firefox(Browser):
    """Firefox through WebDriver BiDi, which it speaks by itself."""

    def __init__(self, port: int = 4522) -> None:
        profile = tempfile.mkdtemp()
        options = ["--headless", "--no-remote", "--profile", profile]
        self.process = subprocess.Popen(
            ["firefox-esr", *options, f"--remote-debugging-port={port}"]
        )
        self.numbers = count()
        self.open = ExitStack()
        for _ in range(PATIENCE):
            time.sleep(1)
            try:
                line = connect(f"ws://127.0.0.1:{port}/session", max_size=None)
                self.line = self.open.enter_context(line)
                break
            except OSError:
                continue
        self.say("session.new", capabilities={})
        self.window = self.say("browsingContext.getTree")["contexts"][0]["context"]

    def say(self, method: str, **given: Any) -> Any:
        """A command and its result."""
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": given}))
        while True:
            heard = json.loads(self.line.recv(timeout=PATIENCE))
            if heard.get("id") == number:
                assert heard["type"] == "success", heard
                return heard["result"]

    def size(self, width: int, height: int) -> None:
        """Make the window so large inside."""
        viewport = {"width": width, "height": height}
        self.say("browsingContext.setViewport", context=self.window, viewport=viewport)

    def go(self, url: str) -> None:
        """Open a page."""
        self.say("browsingContext.navigate", context=self.window, url=url, wait="complete")

    def run(self, script: str, argument: Any = None) -> Any:
        """The value of a function of the page for an argument."""
        call = f"JSON.stringify(({script})({json.dumps(argument)})) ?? 'null'"
        found = self.say(
            "script.evaluate",
            expression=call,
            target={"context": self.window},
            awaitPromise=False,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def touch(self, x: float, y: float) -> None:
        """Click there."""
        moves = [{"type": "pointerMove", "x": int(x), "y": int(y)}]
        presses = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "actions": [*moves, *presses]}
        self.say("input.performActions", context=self.window, actions=[mouse])

    def end(self) -> None:
        """Close the line, then the browser."""
        self.open.close()
        super().end()

    def picture(self) -> bytes:
        """What is seen."""
        shot = self.say("browsingContext.captureScreenshot", context=self.window)
        return base64.b64decode(shot["data"])


class Smoke:
    """One browser at one server."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser, self.address, self.folder = browser, address, folder
        self.guest = asked(f"{address}/api/guests", {"name": "Nefeli"})
        self.faults: list[str] = []
        browser.go(address)
        kept = {"me": self.guest, "settings": FAST | {"confirm": "always"}}
        stored = {f"ostraka-{name}": json.dumps(value) for name, value in kept.items()}
        browser.run("(all) => { for (const k in all) localStorage.setItem(k, all[k]) }", stored)

    def seen(self, script: str, argument: Any = None) -> Any:
        """What a script finds, as soon as it finds something."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = self.browser.run(script, argument)
            if found:
                return found
            time.sleep(0.2)
        return None

    def look(self, name: str) -> None:
        """Keep a picture, and see that nothing is wider than the window."""
        (self.folder / f"{type(self.browser).__name__.lower()}-{name}.png").write_bytes(
            self.browser.picture()
        )
        wide = self.browser.run("() => document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            self.faults.append(f"{name}: {wide} px too wide")

    def home(self, size: str) -> None:
        """The first screen."""
        self.browser.go(self.address)
        if not self.seen("() => document.querySelectorAll('main .game').length"):
            self.faults.append(f"home ({size}): empty")
        self.look(f"home-{size}")

    def play(self, game: str, size: str) -> None:
        """Some touches at a table with a bot."""
        seats = [{"who": "me"}, {"who": "bot", "level": 1}][: 1 if game.endswith("_solo") else 2]
        body = {"game": game, "seats": seats, "seed": 1}
        bearer = f"Bearer {self.guest['secret']}"
        table = asked(f"{self.address}/api/tables", body, Authorization=bearer)["table"]
        self.browser.go(f"{self.address}/t/{table}")
        chance = random.Random(1)
        for touch in range(TOUCHES):
            found = self.seen(LOOK, [LIT, [chance.random(), chance.random()]])
            if not found or not found.get("spot"):
                self.faults.append(f"{game} ({size}): after {touch} touches {found or 'nothing'}")
                break
            if touch == 0:
                self.look(f"{game}-{size}")
            self.browser.touch(found["spot"]["x"], found["spot"]["y"])
            time.sleep(0.3)
        told = self.browser.run("() => document.querySelector('.prev [role=alert]')?.textContent")
        if told:
            self.faults.append(f"{game} ({size}): {told}")
        self.look(f"{game}-{size}-later")


def main(address: str, folder: str = ".") -> int:
    """Run both; the number of faults."""
    faults = []
    for kind in (Firefox, WebKit):
        browser = kind()
        try:
            smoke = Smoke(browser, address, Path(folder))
            for size, (width, height) in SIZES.items():
                browser.size(width, height)
                smoke.home(size)
                for game in GAMES:
                    smoke.play(game, size)
        finally:
            browser.end()
        faults += [f"{kind.__name__}: {fault}" for fault in smoke.faults]
        print(kind.__name__, "done", flush=True)
    print("\n".join(faults) or "no faults")
    return len(faults)


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
