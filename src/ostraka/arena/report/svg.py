"""Drawing with matplotlib for a page: small SVG that follows the page's colours and fonts.

Text stays text, in the page's font and colour. The same numbers always give the same bytes.
"""

from __future__ import annotations

import io
import re
from contextlib import AbstractContextManager
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


INK = "#010203"
"""What is drawn in this colour takes that of the page's text."""
FILL = "#6f9fc8"
"""Areas: seen on light and on dark."""
WIDTH = 5.0  # inches; a phone shows it at about three quarters


def style() -> AbstractContextManager[None]:
    """How everything is drawn, for as long as it is being drawn."""
    import matplotlib as mpl

    return mpl.rc_context(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "ostraka",
            "font.family": "sans-serif",
            "font.size": 10,
            "hatch.linewidth": 0.6,
            "hatch.color": INK,
            "grid.color": "#888888",
            "grid.alpha": 0.35,
            "grid.linewidth": 0.6,
            "axes.edgecolor": INK,
            "axes.labelcolor": INK,
            "text.color": INK,
            "xtick.color": INK,
            "ytick.color": INK,
        }
    )


def canvas(height: float) -> tuple[Figure, Axes]:
    """A figure of the page's width with one plain panel."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    panel = figure.subplots()
    panel.set_axisbelow(True)
    for side in ("top", "right", "left"):
        panel.spines[side].set_visible(False)
    panel.tick_params(length=0)
    return figure, panel


def inline(figure: Any, name: str, label: str) -> str:
    """The figure as an element of a page; `name` keeps its ids apart from other pictures'."""
    buffer = io.StringIO()
    nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
    figure.savefig(buffer, format="svg", metadata=nothing, transparent=True)
    text = buffer.getvalue()
    inner = text[text.index("<svg") :]
    box = re.search(r'viewBox="([^"]+)"', inner)
    assert box is not None
    body = inner[inner.index(">") + 1 : inner.rindex("</svg>")]
    body = re.sub(r"<style.*?</style>", "", body, flags=re.S)
    body = re.sub(r"<!--.*?-->", "", body, flags=re.S)
    body = body.replace("xlink:href", "href").replace(INK, "currentColor")
    body = re.sub(r"font: [^;\"]*?'?(\d+(?:\.\d+)?)px[^;\"]*", r"font-size: \1px", body)
    wanted = set(re.findall(r'(?:url\(#|href="#)([^)"]+)', body))
    body = re.sub(
        r' id="([^"]+)"',
        lambda found: f' id="{name}-{found[1]}"' if found[1] in wanted else "",
        body,
    )
    body = re.sub(r'(url\(#|href="#)', rf"\g<1>{name}-", body)
    body = re.sub(r"\n\s*", "\n", body).strip()
    return f'<svg viewBox="{box[1]}" role="img" aria-label="{escape(label)}">\n{body}\n</svg>'
