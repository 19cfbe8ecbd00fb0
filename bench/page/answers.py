"""How soon a touch is answered: from the pointer or key to the next paint (Event Timing)."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median

from playwright.sync_api import Browser, Page

from bench.page.fullest import fullest, laid_out
from bench.page.window import DESKTOP, took_seat
from tests.browser.conftest import Server
from tests.browser.player import Player

PROMISE = 100
"""Milliseconds within which the page answers."""
SHORTEST = 16
"""Browsers do not report answers that come sooner: those count as this."""
TOUCHES = 25
KEYS = ("n", "n", "ArrowRight", "ArrowLeft", "F6", "t", "Escape", "?", "Escape", "/", "Escape")

LISTEN = """() => {
  window.answers = {};
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        window.answers[interactionId] = Math.max(window.answers[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}"""


@dataclass
class Answers:
    """How long touches of one board waited, in milliseconds."""

    board: str
    inputs: int
    waits: list[float] = field(default_factory=list)

    @property
    def middle(self) -> float:
        return median([*self.waits, *[SHORTEST] * max(0, self.inputs - len(self.waits))])

    @property
    def slow(self) -> float:
        """The wait that 95 of 100 touches keep to."""
        every = sorted([*self.waits, *[SHORTEST] * max(0, self.inputs - len(self.waits))])
        return every[int(0.95 * (len(every) - 1))]

    @property
    def worst(self) -> float:
        return max(self.waits, default=SHORTEST)

    @property
    def kept(self) -> float:
        """The share of touches that were answered in time."""
        return 1 - sum(wait > PROMISE for wait in self.waits) / max(self.inputs, 1)


def typed(page: Page) -> int:
    """The keys that every board knows."""
    for key in KEYS:
        page.keyboard.press(key)
        page.wait_for_timeout(60)
    return len(KEYS)


def answered(player: Player, board: str, table: str) -> Answers:
    """Play some touches at a table, with previews, and press the keys."""
    page = player.page
    page.goto(f"{player.address}/t/{table}")
    took_seat(page)
    player.asked()
    page.evaluate(LISTEN)
    inputs = 0
    for _ in range(TOUCHES):
        took_seat(page)
        if not player.act():
            break
        inputs += 1
    took_seat(page)
    if player.asked():
        inputs += typed(page)
    page.wait_for_timeout(500)
    waits: dict[str, float] = page.evaluate("() => window.answers")
    return Answers(board, inputs, list(waits.values()))


def answers(browser: Browser, server: Server) -> list[Answers]:
    """All boards, and the fullest table."""
    context = browser.new_context(**DESKTOP)
    player = Player(context.new_page(), server.address)
    player.come("/", speed=1, motion=True, confirm="always")
    boards = {
        "Arkantar": player.sit("arkantar"),
        "Ankh’or": player.sit("ankhor"),
        "Ancient Knowledge": player.sit("ancient_knowledge"),
        "Ancient Knowledge, alone": player.sit("ancient_knowledge_solo"),
        "Ancient Knowledge, fullest table": laid_out(player, fullest()),
    }
    found = [answered(player, board, table) for board, table in boards.items()]
    context.close()
    return found
