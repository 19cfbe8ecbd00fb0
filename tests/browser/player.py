"""Somebody who plays in the browser: picks what is lit, confirms, ends turns."""

from __future__ import annotations

import json
import random
import urllib.request
from typing import Any

from playwright.sync_api import Page

LIT = "main [data-lit], main .islit[data-slot], .lintel [data-slot][data-lit]"
BUTTONS = ":is(.acts, .dock) .btn:is(.gold, .end)"
ASKED = f"{LIT}, {BUTTONS}, .endsent"
FAST = {"speed": 40, "motion": False, "sound": False, "confirm": "never"}


class Player:
    """A guest with a page, by mouse unless told otherwise."""

    def __init__(self, page: Page, address: str, name: str = "Nefeli", seed: int = 1) -> None:
        self.page = page
        self.address = address
        self.chance = random.Random(seed)
        self.guest = self.ask("/api/guests", {"name": name})

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """A request of this guest to the server."""
        headers = {"Content-Type": "application/json"}
        if hasattr(self, "guest"):
            headers["Authorization"] = f"Bearer {self.guest['secret']}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def come(self, path: str = "/", **settings: Any) -> None:
        """Open a page of the client as this guest, with these preferences."""
        kept = {"me": self.guest, "settings": FAST | settings}
        script = "for (const [k, v] of Object.entries(%s)) localStorage.setItem('ostraka-' + k, v)"
        stored = json.dumps({name: json.dumps(value) for name, value in kept.items()})
        self.page.add_init_script(
            f"if (!localStorage.getItem('ostraka-me')) {{ {script % stored} }}"
        )
        self.page.goto(self.address + path)

    def sit(self, game: str, **wanted: Any) -> str:
        """A game against a bot of the lowest level."""
        body = {"game": game, "level": 1, "seat": 0, **wanted}
        table: str = self.ask("/api/play", body)["table"]
        return table

    def asked(self) -> bool:
        """Wait until something is asked of this player; false once the game is over."""
        self.page.wait_for_function(
            """(asked) => document.querySelector('.endsent') ||
               (!document.querySelector('.acts .skip') && [...document.querySelectorAll(asked)]
                 .some((one) => one.getClientRects().length && !one.disabled))""",
            arg=ASKED,
            timeout=30_000,
        )
        return self.page.query_selector(".endsent") is None

    def act(self) -> None:
        """One touch: a lit thing, or a button that plays."""
        buttons = [b for b in self.page.query_selector_all(BUTTONS) if b.is_visible()]
        lit = [thing for thing in self.page.query_selector_all(LIT) if thing.is_visible()]
        gold = [b for b in buttons if "gold" in (b.get_attribute("class") or "")]
        if gold:
            gold[0].click()
        elif lit and (not buttons or self.chance.random() < 0.8):
            self.touch(self.chance.choice(lit))
        elif buttons:
            self.chance.choice(buttons).click()

    def touch(self, thing: Any) -> None:
        """Touch a thing where it is not covered by another."""
        thing.evaluate("(one) => one.dispatchEvent(new MouseEvent('click', {bubbles: true}))")

    def play(self, touches: int) -> bool:
        """Play on for some touches; true once the game is over."""
        for _ in range(touches):
            if not self.asked():
                return True
            self.act()
            self.page.wait_for_timeout(30)
        return self.page.query_selector(".endsent") is not None
