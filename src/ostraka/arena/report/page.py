"""The report as one HTML page that needs nothing else: no scripts, no fonts, no network.

It follows the reader's wish for light or dark, and each picture has its numbers in a table.
"""

from __future__ import annotations

from collections import Counter
from html import escape
from importlib.resources import files

from ostraka.arena.ledger import Ledger
from ostraka.arena.report.form import Form, ReportSection, ReportTable, Row
from ostraka.arena.report.numbers import Numbers


def page(
    numbers: Numbers, parts: list[ReportSection], title: str, ledger: Ledger, form: Form
) -> str:
    """The whole page."""
    heading = escape(form.say("title", game=title))
    style = files(__package__).joinpath("style.css").read_text(encoding="utf-8")
    links = [("played", form.say("played")), *((part.name, part.title) for part in parts)]
    contents = "".join(f'<li><a href="#{name}">{escape(text)}</a></li>' for name, text in links)
    body = "\n".join(_section(part, form) for part in parts)
    return f"""<!doctype html>
<html lang="{escape(form.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{heading}</title>
<style>
{style}</style>
</head>
<body>
<header>
<h1>{heading}</h1>
<nav aria-label="{escape(form.say("contents"))}"><ul>{contents}</ul></nav>
</header>
<main>
{_played(numbers, title, ledger, form)}
{body or f"<p>{escape(form.say('none'))}</p>"}
</main>
</body>
</html>
"""


def _section(part: ReportSection, form: Form) -> str:
    figure = f"<figure>\n{part.picture}\n</figure>\n" if part.picture else ""
    return (
        f'<section aria-labelledby="{part.name}">\n'
        f'<h2 id="{part.name}">{escape(part.title)}</h2>\n<p>{escape(part.text)}</p>\n{figure}'
        f"<details><summary>{escape(form.say('numbers', title=part.title))}</summary>\n"
        f"{part.table.html()}\n</details>\n</section>"
    )


def _played(numbers: Numbers, title: str, ledger: Ledger, form: Form) -> str:
    """What was played, and what went wrong."""
    contest = numbers.contest
    bots = "".join(f"<li><code>{escape(label)}</code></li>" for label in form.bots(contest))
    options = ", ".join(f"{name}={value}".lower() for name, value in contest.options.items())
    games = form.say(
        "games-counted",
        games=len(numbers.all), counted=len(numbers.results), rounds=numbers.rounds,
    )  # fmt: skip
    facts = [
        ("game", escape(title)),
        *([("options", escape(options))] if options else []),
        ("players", str(contest.players)),
        ("bots", f"<ol>{bots}</ol>"),
        ("games", escape(games)),
        ("seed", f"<code>{contest.seed}</code>"),
        *([("opening", str(contest.opening))] if contest.opening else []),
        ("limit", escape(form.say("limit-seconds", seconds=f"{contest.limit:g}"))),
        ("version", escape(ledger.version)),
        ("code", f"<code>{escape(ledger.code)}</code>"),
    ]
    listed = "\n".join(f"<dt>{escape(form.say(key))}</dt><dd>{value}</dd>" for key, value in facts)
    return (
        f'<section aria-labelledby="played">\n<h2 id="played">{escape(form.say("played"))}</h2>\n'
        f"<dl>\n{listed}\n</dl>\n<p>{escape(form.say('games-why'))}</p>\n"
        f"{_faults(numbers, form)}\n</section>"
    )


def _faults(numbers: Numbers, form: Form) -> str:
    """How many faults each bot committed, and a list of them all."""
    title = form.say("faults")
    head = f"<h3>{escape(title)}</h3>\n"
    if not numbers.faults:
        return f"{head}<p>{escape(form.say('faults-none'))}</p>"
    names = form.bots(numbers.contest)
    found = [
        (result, fault, "–" if fault.seat is None else names[result.seats[fault.seat]])
        for result in numbers.faults
        if (fault := result.fault) is not None
    ]
    counts = Counter((bot, form.say(f"fault-{fault.kind}")) for _, fault, bot in found)
    words = [form.say(word) for word in ("bot", "fault-kind", "count", "number", "fault-text")]
    short: list[Row] = [[*key, form.number(count)] for key, count in counts.most_common()]
    every: list[Row] = [
        [bot, form.say(f"fault-{fault.kind}"), form.number(result.fixture + 1), fault.text]
        for result, fault, bot in found
    ]
    return (
        f"{head}<p>{escape(form.say('faults-why'))}</p>\n"
        f"{ReportTable(title, words[:3], short).html()}\n"
        f"<details><summary>{escape(form.say('faults-all'))}</summary>\n"
        f"{ReportTable(title, [*words[:2], *words[3:]], every).html()}\n</details>"
    )
