"""Somebody who plays in the browser as people do: looks for what is lit, and touches it.

What a player sees is found by one look at the page (`LOOK`); what a player does goes through the
browser's own mouse, keys or touch screen. Nothing of the page's code is called.
"""

from __future__ import annotations

import json
import random
import urllib.request
from typing import Any, Protocol

from playwright.sync_api import Page

from ostraka.bots.prepare import prepare_bots
from ostraka.core.game.registry import game_names, load

LIT = "main [data-lit], main .islit[data-slot], .lintel [data-slot][data-lit], .lintel .slot.verb"
FAST = {"speed": 1000, "motion": False, "sound": False, "confirm": "never"}
PATIENCE = 60_000
"""Milliseconds that a test waits for what it expects: the machine may be busy."""

LOOK = """
([lit, chance]) => {
  if (document.querySelector('.endsent')) return { over: true };
  if (document.querySelector('.skip, [aria-busy=true]')) return null;
  const seen = (one) => one.getClientRects().length > 0 && !one.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const gold = all(':is(.acts, .dock) .button.gold');
  const ends = all(':is(.acts, .dock) .button.end-turn');
  const things = all(lit);
  if (gold.length + ends.length + things.length === 0) return null;
  const which = (list, at) => list[Math.floor(at * list.length)];
  const thing = gold.length ? gold[0]
    : which(things.length && (!ends.length || chance[0] < 0.8) ? things : ends, chance[1]);
  const name = thing.getAttribute('aria-label') ?? thing.textContent.trim();
  const spot = () => {
    for (const box of thing.getClientRects()) {
      for (let at = 60; at < 181; at++) {
        const x = box.x + (box.width * ((at % 11) + 0.5)) / 11;
        const y = box.y + (box.height * (Math.floor(at / 11) % 11 + 0.5)) / 11;
        const hit = document.elementFromPoint(x, y);
        if (hit && (thing === hit || thing.contains(hit))) return { x, y };
      }
    }
    return null;
  };
  let found = spot();
  if (!found) {
    thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    found = spot();
  }
  const at = things.indexOf(thing);
  const key = thing.querySelector?.('.keycap')?.textContent ?? '';
  return { name, spot: found, at, lit: things.length, gold: gold.length > 0, key };
}
"""
"""What is asked, and where one of the things that answer it can be touched; null if nothing is."""


class Hands(Protocol):
    """How somebody touches what they see."""

    def touch(self, page: Page, seen: dict[str, Any]) -> None:
        """Touch a thing that was seen."""

    def withdraw(self, page: Page) -> None:
        """Let go of what is held up, so that what lies below it is seen."""


class Mouse:
    """Clicks where the thing is not covered."""

    def withdraw(self, page: Page) -> None:
        page.mouse.move(2, 2)
        page.wait_for_timeout(250)

    def touch(self, page: Page, seen: dict[str, Any]) -> None:
        assert seen["spot"], f"“{seen['name']}” is lit, but cannot be clicked"
        page.mouse.click(seen["spot"]["x"], seen["spot"]["y"])


class Finger:
    """Taps on a touch screen."""

    def withdraw(self, page: Page) -> None:
        page.wait_for_timeout(250)

    def touch(self, page: Page, seen: dict[str, Any]) -> None:
        assert seen["spot"], f"“{seen['name']}” is lit, but cannot be tapped"
        page.touchscreen.tap(seen["spot"]["x"], seen["spot"]["y"])


class Keys:
    """Keys alone: N walks what is lit, Enter chooses, E ends a turn, F6 and Tab go everywhere."""

    def touch(self, page: Page, seen: dict[str, Any]) -> None:
        if seen["key"] == "E":
            page.keyboard.press("e")
            return
        self._walk(page, "n" if seen["at"] >= 0 or seen["gold"] else "F6", seen["name"])
        page.keyboard.press("Enter")

    def withdraw(self, page: Page) -> None:
        """Keys go where no pointer reaches."""

    def _walk(self, page: Page, key: str, name: str) -> None:
        """Press a key until the focus is on the thing of this name."""
        here = """() => document.activeElement.getAttribute('aria-label')
            ?? document.activeElement.textContent.trim()"""
        for _ in range(80):
            page.keyboard.press(key)
            if page.evaluate(here) == name:
                return
            if key == "F6" and page.evaluate("() => document.activeElement.closest('.lintel')"):
                key = "Tab"
        raise AssertionError(f"the keys do not lead to “{name}”")


class Player:
    """A guest with a page, by mouse unless told otherwise."""

    def __init__(
        self,
        page: Page,
        address: str,
        name: str = "Nefeli",
        seed: int = 1,
        hands: Hands | None = None,
        seen_at: str | None = None,
    ) -> None:
        self.page = page
        self.address = address
        self.seen_at = seen_at or address
        """Where the browser finds the server, if it calls it by another name."""
        self.hands = hands or Mouse()
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
        self.page.goto(self.seen_at + path)

    def sit(self, game: str, level: int = 1, seed: int = 1, **wanted: Any) -> str:
        """A table with a bot that can think at once; the seed says how it is laid out."""
        if game in game_names():
            prepare_bots(load(game))
        seats = [{"who": "me"}, {"who": "bot", "level": level}]
        if game.endswith("_solo"):
            seats = seats[:1]
        body = {"game": game, "seats": seats, "seed": seed, **wanted}
        table: str = self.ask("/api/tables", body)["table"]
        return table

    def glance(self) -> dict[str, Any] | None:
        """What is asked of this player now, and what they would touch; nothing while others act."""
        seen: dict[str, Any] | None = self.page.evaluate(LOOK, [LIT, self._whims()])
        return seen

    def look(self) -> dict[str, Any]:
        """The same, once something is asked or the game is over."""
        arguments = [LIT, self._whims()]
        found = self.page.wait_for_function(LOOK, arg=arguments)
        seen: dict[str, Any] = found.json_value()
        return seen

    def _whims(self) -> list[float]:
        return [self.chance.random(), self.chance.random()]

    def asked(self) -> bool:
        """Wait until something is asked of this player; false once the game is over."""
        return "over" not in self.look()

    def uncover(self) -> None:
        """Close a card that was opened by a touch on its eye, which shows only below a pointer."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")

    def touch(self, seen: dict[str, Any]) -> None:
        """Touch a thing that was seen; one that is covered is looked for again."""
        if seen["spot"] is None:
            self.uncover()
            self.hands.withdraw(self.page)
            seen = self.look()
        self.hands.touch(self.page, seen)

    def act(self) -> bool:
        """One touch, as soon as something is asked; false once the game is over."""
        seen = self.look()
        if "over" in seen:
            return False
        self.touch(seen)
        return True

    def play(self, touches: int) -> bool:
        """Play on for some touches; true once the game is over."""
        if not all(self.act() for _ in range(touches)):
            return True
        return self.page.query_selector(".endsent") is not None
