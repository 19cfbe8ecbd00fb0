"""The check of fit finds what it is there to find, and nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Windows
from tests.browser.fit import TOUCHED, faults

WELL = """
<meta name="viewport" content="width=device-width">
<style>
body { margin: 0 }
button { width: 60px; height: 60px; padding: 0; white-space: nowrap }
.clipped { overflow: hidden; white-space: nowrap; width: 40px; height: 20px; line-height: 20px }
.wide { width: 5000px; height: 9px }
.strip { overflow: auto; height: 50px }
.under { position: relative; height: 60px }
.over { position: absolute; inset: 0; background: red }
</style>
<button>Open</button>
<div class="strip"><p>One</p><button>Two</button></div>
<div class="clipped" data-more>A name that a touch shows whole</div>
"""
BAD = {
    "cut text: “A long name": '<p class="clipped">A long name</p>',
    "cut text: “Second": '<div class="clipped">First<br>Second</div>',
    "scrolls sideways: the page": '<div class="wide"></div>',
    "scrolls sideways: “Wide”": '<div class="strip"><p class="wide">Wide</p></div>',
    "covered: “Under”": '<div class="under"><button>Under</button><p class="over">Over</p></div>',
    "out of reach: “Gone”": '<button style="position: fixed; left: -90px">Gone</button>',
    "out of reach: “Clipped”": (
        '<div class="clipped"><div class="wide"></div><button>Clipped</button></div>'
    ),
    "too small to touch: “Tiny”": '<button style="height: 20px">Tiny</button>',
    "text outside its button: “A word": "<button>A word too long</button>",
    "a table scrolls": '<div class="table-screen" style="height: 3000px"></div>',
}


@pytest.fixture
def phone(windows: Windows) -> Page:
    return windows.open(**TOUCHED)


def test_what_fits_is_not_blamed(phone: Page) -> None:
    phone.set_content(WELL)
    assert faults(phone, main="button") == []


@pytest.mark.parametrize("fault", BAD)
def test_what_does_not_fit_is_found(phone: Page, fault: str) -> None:
    phone.set_content(WELL + BAD[fault])
    found = faults(phone)
    assert [one for one in found if one.startswith(fault)]
    assert len(found) == (2 if "Clipped" in fault else 1)


def test_a_main_button_that_is_missing_or_far_away_is_found(phone: Page) -> None:
    phone.set_content(WELL)
    assert faults(phone, main=".button.large") == ["no main button: .button.large"]
    phone.set_content('<div style="height:5000px"></div>' + WELL)
    assert faults(phone, main="button")[0].startswith("main button far away: “Open”")
