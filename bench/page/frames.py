"""How smooth the fullest table is: the gaps between frames while things move.

A frame asks for the next one, and notes when it comes (requestAnimationFrame). A display shows 60 a
second, so a gap is a multiple of 16.7 ms; a frame is late if the gap before it is longer than one
and a half of them. Next to it stands the work of the page's main thread for a frame, in
milliseconds of processor time, which other programs of the machine do not lengthen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median, quantiles

from playwright.sync_api import Browser, Page

from bench.page.fullest import cards, fullest, laid_out
from bench.page.window import DESKTOP, Work, took_seat
from tests.browser.conftest import Server
from tests.browser.player import Player

REFRESH = 1000 / 60
LATE = 1.5 * REFRESH
ACTIONS = 12
"""How many touches are made while changes are told."""

BEGIN = """() => {
  const noted = (window.noted = { gaps: [], going: true });
  let last = 0;
  const frame = (now) => {
    if (last) noted.gaps.push(now - last);
    last = now;
    if (noted.going) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
END = "() => { window.noted.going = false; return window.noted.gaps; }"


@dataclass
class Smoothness:
    """The frames of one scene."""

    scene: str
    gaps: list[float]
    work: float
    """Milliseconds of the main thread for each frame."""

    @property
    def middle(self) -> float:
        return median(self.gaps)

    @property
    def slow(self) -> float:
        """The gap that 95 of 100 frames keep to."""
        return quantiles(self.gaps, n=20)[-1]

    @property
    def late(self) -> float:
        """The share of late frames."""
        return sum(gap > LATE for gap in self.gaps) / len(self.gaps)


def watched(page: Page, scene: str, play: Callable[[], None]) -> Smoothness:
    """The frames that are painted while something is played."""
    work = Work(page)
    before = work.seconds
    page.evaluate(BEGIN)
    play()
    gaps: list[float] = page.evaluate(END)
    return Smoothness(scene, gaps, 1000 * (work.seconds - before) / len(gaps))


def nothing(page: Page) -> None:
    """The table lies still: what the machine can do at best."""
    page.wait_for_timeout(2000)


def told(player: Player) -> None:
    """Actions are played, and their changes told at the pace of a hand."""
    for _ in range(ACTIONS):
        took_seat(player.page)
        if not player.act():
            return
    took_seat(player.page)


def planned(page: Page) -> None:
    """The planner looks six turns ahead and comes back."""
    group = page.locator(".planner")
    for at in (*[1] * 6, *[0] * 6):
        group.locator("button").nth(at).click()
        page.wait_for_timeout(150)


def held(page: Page) -> None:
    """Cards are held to the eye, one after another."""
    page.locator(".fanned .held").first.click(button="right")
    for _ in range(8):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(150)
    page.keyboard.press("Escape")


def swept(page: Page) -> None:
    """The mouse goes over the hand, and each card rises."""
    box = page.locator(".fanned").bounding_box()
    assert box
    for part in range(60):
        page.mouse.move(box["x"] + box["width"] * part / 60, box["y"] + box["height"] / 2)
        page.wait_for_timeout(16)


def smoothness(browser: Browser, server: Server) -> tuple[int, list[Smoothness]]:
    """All scenes at the fullest table, and how many cards lie there."""
    state = fullest()
    context = browser.new_context(**DESKTOP)
    player = Player(context.new_page(), server.address)
    page = player.page
    player.come(f"/t/{laid_out(player, state)}", speed=1, motion=True)
    took_seat(page)
    player.asked()
    page.wait_for_timeout(1500)
    scenes = [
        watched(page, "the table lies still", lambda: nothing(page)),
        watched(page, "the planner looks ahead", lambda: planned(page)),
        watched(page, "cards are held to the eye", lambda: held(page)),
        watched(page, "the mouse goes over the hand", lambda: swept(page)),
        watched(page, "changes are told", lambda: told(player)),
    ]
    context.close()
    return cards(state), scenes
