"""A view of Ankh'or as text: the table, then each domain floor by floor.

A tile is written as its colour's letter and a short word for what it shows, as in `b-jac`; `^`
marks a tile that carries another, `*` a warehouse with a token on it, `+` a place where a further
tile could lie. Nothing depends on colour, though a terminal that has colours may show some. Rows
and columns that are far from any tile are left out and shown as `…`; no row is wider than a
terminal of 80 columns unless a domain is.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from ostraka.core.i18n.message import Message, joined, message_of
from ostraka.core.show.accent import Accent
from ostraka.games.ankhor.face.words import token_list, token_name
from ostraka.games.ankhor.rules.tables import KIND_NAMES, KIND_SHORTS, TOKEN_LETTERS, TOKEN_NAMES

LETTERS = dict(zip(TOKEN_NAMES, TOKEN_LETTERS, strict=True))
SHORT = dict(zip(KIND_NAMES, KIND_SHORTS, strict=True))
_ROW = r"^ +-?\d"
_STYLES = ("bright_blue", "bold", "bright_black", "green", "red", "yellow")
ACCENTS = tuple(
    Accent(_ROW, rf"\b{letter}\b(?:-\w+[\^*]*)?", style)
    for letter, style in zip(TOKEN_LETTERS, _STYLES, strict=True)
)
CELL = 7
WIDEST = 80


def draw(view: dict[str, Any], locale: str = "en") -> str:
    """The whole table."""
    table = view["table"]
    lines = [*_turn(view, locale), "", *_table(table, locale)]
    for seat, domain in enumerate(table["domains"]):
        lines += ["", *_points(view, seat, locale), *_domain(domain, locale)]
    return "\n".join([*lines, "", *_legend(locale)])


def _said(message: Message, locale: str) -> list[str]:
    """A sentence in lines that fit, torn only between words."""
    return wrap(message.text(locale), WIDEST, subsequent_indent="  ", break_on_hyphens=False)


def _turn(view: dict[str, Any], locale: str) -> list[str]:
    """Which round it is, under which rulebook, and what is asked of whom."""
    table = view["table"]
    key = "ankhor-draw-over" if view["over"] else "ankhor-draw-round"
    last = {} if view["over"] else {"last": "yes" if table["last_round"] else "no"}
    lines = _said(Message(key, round=table["round"], edition=table["edition"], **last), locale)
    return lines + (_said(message_of(view["question"]), locale) if view["question"] else [])


def _table(table: dict[str, Any], locale: str) -> list[str]:
    """Price board and offer, piles, supply."""
    lines = [Message("ankhor-draw-offer").text(locale)]
    for column in table["columns"]:
        price = " ".join(column["markers"])
        tile = "-"
        if column["tile"]:
            look = {name: column["tile"][name] for name in ("colour", "kind")}
            tile = Message("ankhor-tile", **look).text(locale)
        lines.append(f"  {column['column']}  {price:<5}  {tile}")
    for pile in table["piles"]:
        message = Message("ankhor-draw-pile-empty", number=pile["pile"])
        if pile["size"]:
            back = Message("ankhor-token", token=pile["back"])
            message = Message("ankhor-draw-pile", number=pile["pile"], size=pile["size"], back=back)
        lines.append(message.text(locale))
    tokens = _named(table["supply"])
    supply = Message("ankhor-draw-supply", tokens=tokens, bonus=table["bonus_supply"])
    return [*lines, *_said(supply, locale)]


def _named(counts: dict[str, int]) -> Any:
    """Token counts by letter, as one value of a message; a dash for none."""
    held = {TOKEN_LETTERS.index(letter): n for letter, n in counts.items() if n}
    return token_list(held, noun=False) if held else "-"


def _points(view: dict[str, Any], seat: int, locale: str) -> list[str]:
    """A player's points, and what they are for."""
    score, count = view["scores"][seat], len(view["table"]["domains"][seat]["tiles"])
    name = message_of(view["seats"][seat])
    lines = [Message("ankhor-draw-seat", seat=name, count=count, score=score)]
    if score:
        parts = [
            Message("ankhor-draw-part", points=points, what=Message(f"ankhor-points-{category}"))
            for category, points in view["breakdown"][seat].items()
            if points
        ]
        lines.append(Message("ankhor-draw-points", parts=joined(parts)))
    return [row for line in lines for row in _said(line, locale)]


def _domain(domain: dict[str, Any], locale: str) -> list[str]:
    """A player's tokens, and a plan of each floor."""
    stored = [token_name(TOKEN_LETTERS.index(letter)) for letter in domain["stored"]]
    tokens = Message(
        "ankhor-draw-tokens",
        tokens=_named(domain["tokens"]),
        stored=joined(stored) if stored else "-",
        count=domain["bonus"],
    )
    lines = _said(tokens, locale)
    if not domain["tiles"]:
        return lines
    for level in sorted({thing["level"] for thing in domain["tiles"] + domain["places"]}):
        lines.append(Message("ankhor-draw-floor", level=level).text(locale))
        lines += _plan(domain, level)
    return lines


def _plan(domain: dict[str, Any], level: int) -> list[str]:
    """The tiles and free places of one floor on a grid, y upwards."""
    cells = {(p["x"], p["y"]): "+" for p in domain["places"] if p["level"] == level}
    cells |= {(t["x"], t["y"]): _cell(t) for t in domain["tiles"] if t["level"] == level}
    columns = _axis([x for x, _ in cells])
    rows = _axis([y for _, y in cells])[::-1]
    room = WIDEST - 9
    cell = CELL if len(columns) * CELL <= room else max(6, room // len(columns))
    lines = []
    for y in rows:
        if y is None:
            lines.append(f"  {'…':>5}")
            continue
        row = "".join(f"{'…' if x is None else cells.get((x, y), '.'):<{cell}}" for x in columns)
        lines.append(f"  {y:>5g}  {row}".rstrip())
    feet = "".join(f"{'…' if x is None else f'{x:g}':<{cell}}" for x in columns)
    return [*lines, f"    y/x  {feet}".rstrip()]


def _axis(values: list[float]) -> list[float | None]:
    """The coordinates to show, in order, with None for a long empty stretch."""
    axis: list[float | None] = []
    last = None
    for value in sorted(set(values)):
        if last is not None and value - last == 2:
            axis.append(last + 1)
        elif last is not None and value - last > 2:
            axis.append(None)
        axis.append(value)
        last = value
    return axis


def _cell(tile: dict[str, Any]) -> str:
    marks = ("^" if tile["covered"] else "") + ("*" if tile["stores"] else "")
    return f"{LETTERS[tile['colour']]}-{SHORT[tile['kind']]}{marks}"


def _legend(locale: str) -> list[str]:
    colours = [Message("ankhor-letter", letter=LETTERS[n], token=n) for n in TOKEN_NAMES]
    kinds = [Message("ankhor-short", short=SHORT[kind], kind=kind) for kind in KIND_NAMES]
    lines = [", ".join(part.text(locale) for part in row) for row in (colours, kinds)]
    lines.append(Message("ankhor-draw-marks").text(locale))
    return [row for line in lines for row in wrap(line, WIDEST, subsequent_indent="  ")]
