"""A review as one HTML page that needs nothing else: the curve, the turning points, every decision.

Nothing depends on colour alone: the lines of the curve differ by their dashes as well, and grades
are words. The page follows the reader's wish for dark or light.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ostraka.bots.analysis import Decision, Review
from ostraka.core.i18n.message import Message
from ostraka.core.i18n.numbers import number, percent

WIDTH, HEIGHT, LEFT, TOP = 860, 260, 44, 12
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
DASHES = ("", "8 4", "2 3", "10 3 2 3")

STYLE = """
:root { color-scheme: light dark; --line: #8888; --bad: #d5450033; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; }
pre { font: 13px/1.3 ui-monospace, monospace; overflow-x: auto; }
svg text { font: 12px system-ui, sans-serif; fill: currentColor; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .25rem .5rem; border-bottom: 1px solid var(--line); }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
tr.mistake, tr.blunder { background: var(--bad); }
"""


def _curve(review: Review, lang: str) -> str:
    """The share of the victory of each seat, decision by decision."""
    decisions = review.decisions
    last = max(1, len(decisions) - 1)
    inner = WIDTH - LEFT - 8
    parts = []
    for part in (0, 25, 50, 75, 100):
        y = TOP + HEIGHT * (100 - part) / 100
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - 8}" y1="{y:.1f}" y2="{y:.1f}" stroke="var(--line)"/>'
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">'
            f"{percent(part / 100, lang)}</text>"
        )
    for decision in review.turning_points:
        x = LEFT + inner * decision.ply / last
        parts.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{TOP + HEIGHT}" '
            f'stroke="currentColor" stroke-dasharray="1 4"/>'
            f'<text x="{x:.1f}" y="{TOP + HEIGHT + 16}" text-anchor="middle">'
            f"{decision.ply + 1}</text>"
        )
    for seat, name in enumerate(review.seats):
        points = " ".join(
            f"{LEFT + inner * number / last:.1f},{TOP + HEIGHT * (1 - decision.wins[seat]):.1f}"
            for number, decision in enumerate(decisions)
        )
        colour, dash = COLOURS[seat % 4], DASHES[seat % 4]
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{dash}"><title>{escape(name.text(lang))}</title></polyline>'
        )
    label = escape(Message("bots-page-curve").text(lang))
    size = f"0 0 {WIDTH} {TOP + HEIGHT + 24}"
    return f'<svg viewBox="{size}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _legend(review: Review, lang: str) -> str:
    items = []
    for seat, name in enumerate(review.seats):
        colour, dash = COLOURS[seat % 4], DASHES[seat % 4]
        given = number(100 * review.losses[seat], 1, lang)
        text = Message("bots-page-seat", seat=name, given=given).text(lang)
        items.append(
            f'<li><svg viewBox="0 0 40 8" style="width:40px;height:8px" aria-hidden="true">'
            f'<line x1="0" x2="40" y1="4" y2="4" stroke="{colour}" stroke-width="3" '
            f'stroke-dasharray="{dash}"/></svg> {escape(text)}</li>'
        )
    return f"<ul>{''.join(items)}</ul>"


def _row(review: Review, decision: Decision, lang: str) -> str:
    grade = Message(f"bots-grade-{decision.grade}").text(lang)
    other = "" if decision.action.text == decision.best else decision.best
    return (
        f'<tr class="{decision.grade}" id="d{decision.ply + 1}">'
        f'<td class="number">{decision.ply + 1}</td>'
        f"<td>{escape(review.seats[decision.seat].text(lang))}</td>"
        f"<td><code>{escape(decision.action.text)}</code><br>{escape(decision.action.sentence(lang))}</td>"
        f'<td class="number">{percent(decision.wins[decision.seat], lang)}</td>'
        f'<td class="number">{100 * decision.loss:.0f}</td>'
        f"<td>{escape(grade)}</td><td><code>{escape(other)}</code></td></tr>"
    )


def _turning(review: Review, lang: str) -> Iterator[str]:
    """The turning points, each with the table as the seat that decided saw it."""
    points = {decision.ply: decision for decision in review.turning_points}
    for state in review.record.states():
        decision = points.pop(state.ply, None)
        if decision is None:
            continue
        board = escape(state.game.display.draw(state.view(decision.seat), lang))
        yield (
            f'<li><a href="#d{decision.ply + 1}">{decision.ply + 1}</a>: '
            f"{escape(review.seats[decision.seat].text(lang))}, "
            f"<code>{escape(decision.action.text)}</code> (−{100 * decision.loss:.0f}), "
            f"{say('bots-page-better', lang)}: <code>{escape(decision.best)}</code>"
            f"<pre>{board}</pre></li>"
        )


def say(key: str, lang: str) -> str:
    """A sentence for the page."""
    return escape(Message(key).text(lang))


def page(review: Review, lang: str = "en") -> str:
    """The whole page."""
    title = escape(Message("bots-page-title", game=review.title).text(lang))
    turning = "".join(_turning(review, lang))
    heads = "".join(
        f'<th scope="col">{say("bots-page-" + word, lang)}</th>'
        for word in ("number", "who", "played", "chance", "lost", "grade", "better")
    )
    rows = "\n".join(_row(review, decision, lang) for decision in review.decisions)
    outcome = "" if review.outcome is None else f"<p>{escape(review.outcome.text(lang))}</p>"
    return f"""<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>{STYLE}</style></head><body>
<h1>{title}</h1>
{outcome}
<h2>{say("bots-page-curve", lang)}</h2>
{_curve(review, lang)}
{_legend(review, lang)}
<h2>{say("bots-page-turning", lang)}</h2>
<ul>{turning or "<li>–</li>"}</ul>
<h2>{say("bots-page-decisions", lang)}</h2>
<p>{say("bots-grades", lang)}</p>
<table><thead><tr>{heads}</tr></thead><tbody>
{rows}
</tbody></table>
</body></html>
"""
