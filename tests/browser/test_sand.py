"""Looking at a domain of Ankh'or from near: two fingers zoom about themselves, and a pan continues
outside the edge."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.player import Player

UNDER = """
([x, y]) => {
  const sand = document.querySelector('svg.domain');
  const at = new DOMPoint(x, y).matrixTransform(sand.getScreenCTM().inverse());
  return [at.x, at.y, 1000 / sand.getScreenCTM().a];
}
"""
"""The point of the drawing under a place of the screen, and how much a thousand pixels show."""


def domain(page: Page) -> dict[str, float]:
    sand = page.locator(".panned:has(svg.domain)").first
    sand.scroll_into_view_if_needed()
    box = sand.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def touch(session: CDPSession, kind: str, *spots: tuple[float, float]) -> None:
    points: list[dict[str, Any]] = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(spots)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_two_fingers_zoom_about_themselves(windows: Windows, server: Server) -> None:
    player = Player(windows.open(**PHONE), server.address)
    page = player.page
    player.come(f"/t/{player.sit('ankhor')}")
    assert player.asked()
    box = domain(page)
    # Well away from the middle, where zooming about the middle would be seen at once.
    x, y = box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.35
    before = page.evaluate(UNDER, [x, y])
    session = page.context.new_cdp_session(page)
    touch(session, "touchStart", (x - 15, y), (x + 15, y))
    for wide in range(17, 36, 2):
        touch(session, "touchMove", (x - wide, y), (x + wide, y))
        page.wait_for_timeout(30)
    touch(session, "touchEnd")
    page.wait_for_timeout(500)
    after = page.evaluate(UNDER, [x, y])
    assert after[2] < 0.7 * before[2], "it is seen from nearer"
    off = max(abs(after[0] - before[0]), abs(after[1] - before[1])) / before[2]
    assert off < 0.05, f"what lay between the fingers moved by {off:.0%} of what is seen"


def test_a_pan_continues_outside_the_edge(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('ankhor')}")
    assert player.asked()
    for _ in range(4):
        page.get_by_role("button", name="Zoom in").first.click()
    page.wait_for_timeout(500)
    box = domain(page)
    x, y = box["x"] + 12, box["y"] + box["height"] - 12
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 6, y)
    page.mouse.move(box["x"] - 30, y, steps=3)
    page.wait_for_timeout(200)
    outside = page.evaluate(UNDER, [x, y])
    page.mouse.move(box["x"] - 60, y, steps=3)
    page.wait_for_timeout(200)
    farther = page.evaluate(UNDER, [x, y])
    page.mouse.up()
    assert farther[0] > outside[0]
    expect(page.locator(".lintel [role=alert]")).to_have_count(0)
