"""One person with two devices: a code is shown on one, and the other asks before it is used."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from ostraka.core.i18n.message import LOCALES, Message
from tests.browser.conftest import Server
from tests.browser.player import Player


def test_another_device_is_linked_by_its_code_once(player: Player, browser: Browser) -> None:
    page = player.page
    player.come("/")
    page.get_by_role("button", name=player.guest["name"]).click()
    page.get_by_role("button", name="Show a code").click()
    qr = page.get_by_alt_text("QR code of the link")
    expect(qr).to_be_visible()
    assert qr.evaluate("(one) => one.complete || one.decode().then(() => true)")
    path = qr.evaluate("(one) => new URL(one.src).searchParams.get('path')")

    phone = browser.new_context(locale="en", viewport={"width": 360, "height": 640})
    other = phone.new_page()
    other.goto(player.address + path)
    expect(other.locator(".sent")).to_contain_text("Continue here")
    assert other.evaluate("() => location.hash") == ""
    other.get_by_role("button", name="Yes, that is me").click()
    expect(other.locator(".sent")).to_contain_text(player.guest["name"])
    held = other.evaluate("() => JSON.parse(localStorage.getItem('ostraka-me'))")
    assert held["guest"] == player.guest["guest"]
    assert held["secret"] != player.guest["secret"]

    other.goto(player.address + path)
    expect(other.locator(".prev")).to_contain_text("Until now you were")
    other.get_by_role("button", name="Yes, that is me").click()
    expect(other.locator("[role=alert]")).to_contain_text("already used")
    phone.close()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_question_is_asked_in_every_language(
    browser: Browser, server: Server, locale: str
) -> None:
    context = browser.new_context(locale=locale, viewport={"width": 360, "height": 640})
    page = context.new_page()
    page.goto(server.address + "/link#nothing")
    expect(page.locator(".sent")).to_have_text(Message("web-link-ask").text(locale))
    expect(page.locator(".acts .cream")).to_contain_text(Message("web-link-yes").text(locale))
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    context.close()
