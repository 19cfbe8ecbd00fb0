"""Whether a page fits on a screen, measured in the page by one script for all screens.

`faults(page)` lists what does not fit as the page stands; `faults_at(page, sizes)` walks through
sizes. A screen fits if its main button is in view or one scroll away, everything that can be
pressed can be reached and is not covered, no text is cut, nothing scrolls sideways, a table does
not scroll at all, and on a touch screen a finger finds every target. See `fit.js` for what a part
of the page may declare about itself (`data-scrolls`, `data-more`).
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

Size = tuple[int, int]
MEASURE = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")
FINGER = 44
"""The least width and height of a target for fingers."""

PHONES: list[Size] = [(360, 640), (390, 844), (667, 375), (844, 390)]
TABLETS: list[Size] = [(768, 1024), (820, 1180), (1024, 768)]
DESKTOPS: list[Size] = [(1099, 700), (1280, 800), (1440, 900), (1920, 1080)]
LANGUAGES = ["fr", "es", "de", "xx"]
"""The languages besides English; `xx` has longer words than any (docs/translate.md)."""
LETTERS = 12
"""The least size of words that are read, not drawn."""
TOUCHED: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
"""How to open a window whose pointer is a finger."""

SETTLE = """
async () => {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const places = () => [...document.querySelectorAll('button, a, [data-slot], .stage, .lintel')]
    .map((one) => { const { x, y, width } = one.getBoundingClientRect(); return [x, y, width]; })
    .join();
  for (let same = 0, before = '', tries = 0; same < 4 && tries < 240; tries++) {
    await frame();
    const now = places();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}
"""


def settle(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.evaluate(SETTLE)


def faults(page: Page, main: str | None = None, letters: float = 0) -> list[str]:
    """What does not fit on the page as it stands.

    `main` selects the screen's main button; `letters` is the least size of words in pixels.
    """
    settle(page)
    coarse = page.evaluate("() => matchMedia('(pointer: coarse)').matches")
    least = FINGER if coarse else 0
    found: list[str] = page.evaluate(MEASURE, {"main": main, "least": least, "letters": letters})
    return found


def faults_at(
    page: Page, sizes: Iterable[Size], main: str | None = None, letters: float = 0
) -> list[str]:
    """What does not fit at any of these sizes: every fault once, with the sizes it is seen at."""
    seen: dict[str, list[str]] = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for fault in faults(page, main, letters):
            seen.setdefault(fault, []).append(f"{width}x{height}")
    return [f"{fault}  [{', '.join(at)}]" for fault, at in seen.items()]
