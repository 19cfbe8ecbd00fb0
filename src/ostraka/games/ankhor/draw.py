"""A view of Ankh'or as text: the table, then each domain floor by floor.

A tile is written as its colour's letter and a short word for what it shows, as in `b-jac`; `^`
marks a tile that carries another, `*` a warehouse with a token on it. Nothing depends on colour.
Rows and columns that are far from any tile are left out and shown as `…`.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.message import Message, joined
from ostraka.games.ankhor.tables import KIND_NAMES, KIND_SHORTS, TOKEN_LETTERS, TOKEN_NAMES
from ostraka.games.ankhor.words import seat_name, token_list

__all__ = ["draw", "draw_domain"]

LETTER = dict(zip(TOKEN_NAMES, TOKEN_LETTERS, strict=True))
SHORT = dict(zip(KIND_NAMES, KIND_SHORTS, strict=True))
CELL = 7


def draw(view: dict[str, Any], locale: str = "en") -> str:
    """The whole table."""
    lines = [_turn(view).text(locale), "", *_table(view, locale)]
    for seat, domain in enumerate(view["domains"]):
        lines += ["", *draw_domain(seat, domain, locale)]
    return "\n".join([*lines, "", _legend().text(locale)])


def _turn(view: dict[str, Any]) -> Message:
    """Whose turn it is, and where it stands."""
    if view["over"]:
        return Message("ankhor-draw-over", round=view["round"])
    return Message(
        f"ankhor-draw-{view['phase']}",
        round=view["round"],
        last="yes" if view["last_round"] else "no",
        seat=seat_name(view["to_act"]),
        ankhs=view["spendable"] if view["phase"] != "return" else view["surplus"]["ankhs"],
        resources=view["surplus"]["resources"],
    )


def _table(view: dict[str, Any], locale: str) -> list[str]:
    """Price board and offer, piles, supply."""
    lines = [Message("ankhor-draw-offer").text(locale)]
    for number, column in enumerate(view["columns"], 1):
        price = " ".join(LETTER[marker] for marker in column["markers"])
        tile = Message("ankhor-tile", **column["tile"]).text(locale) if column["tile"] else "-"
        lines.append(f"  {number}  {price:<5}  {tile}")
    for number, pile in enumerate(view["piles"], 1):
        if pile["size"]:
            back = Message("ankhor-token", token=pile["back"])
            message = Message("ankhor-draw-pile", number=number, size=pile["size"], back=back)
        else:
            message = Message("ankhor-draw-pile-empty", number=number)
        lines.append(message.text(locale))
    tokens = _named(view["supply"])
    supply = Message("ankhor-draw-supply", tokens=tokens, bonus=view["bonus_supply"])
    return [*lines, supply.text(locale)]


def _named(counts: dict[str, int]) -> Any:
    """Token counts by name, as one value of a message; a dash for none."""
    held = {TOKEN_NAMES.index(name): count for name, count in counts.items() if count}
    return token_list(held) if held else "-"


def draw_domain(seat: int, domain: dict[str, Any], locale: str = "en") -> list[str]:
    """A player's points and tokens, and a plan of each floor."""
    stored = [Message("ankhor-token", token=name) for name in domain["stored"]]
    lines = [
        Message(
            "ankhor-draw-points",
            seat=seat_name(seat),
            count=len(domain["tiles"]),
            score=domain["score"],
            **domain["points"],
        ).text(locale),
        Message(
            "ankhor-draw-tokens",
            tokens=_named(domain["tokens"]),
            stored=joined(stored) if stored else "-",
            count=domain["bonus"],
        ).text(locale),
    ]
    levels = sorted({tile["level"] for tile in domain["tiles"]})
    for level in levels:
        lines.append(Message("ankhor-draw-floor", level=level).text(locale))
        lines += _plan([tile for tile in domain["tiles"] if tile["level"] == level])
    return lines


def _plan(tiles: list[dict[str, Any]]) -> list[str]:
    """The tiles of one floor on a grid, y upwards."""
    cells = {(tile["x"], tile["y"]): _cell(tile) for tile in tiles}
    columns = _axis([x for x, _ in cells])
    rows = _axis([y for _, y in cells])[::-1]
    lines = []
    for y in rows:
        if y is None:
            lines.append(f"  {'…':>5}")
            continue
        row = "".join(f"{'…' if x is None else cells.get((x, y), '.'):<{CELL}}" for x in columns)
        lines.append(f"  {y:>5g}  {row}".rstrip())
    feet = "".join(f"{'…' if x is None else f'{x:g}':<{CELL}}" for x in columns)
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
    return f"{LETTER[tile['colour']]}-{SHORT[tile['kind']]}{marks}"


def _legend() -> Message:
    colours = [Message("ankhor-letter", letter=LETTER[n], token=n) for n in TOKEN_NAMES]
    kinds = [Message("ankhor-short", short=SHORT[kind], kind=kind) for kind in KIND_NAMES]
    return Message("ankhor-draw-legend", colours=joined(colours), kinds=joined(kinds))
