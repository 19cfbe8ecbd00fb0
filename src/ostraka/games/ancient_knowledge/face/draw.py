"""The table as text, made from a view and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from ostraka.core.i18n.message import Message, message_of
from ostraka.core.show.accent import Accent
from ostraka.games.ancient_knowledge.face import alone
from ostraka.games.ancient_knowledge.face.shape import AkTable, SeatArea, Solo
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.text.names import card_name
from ostraka.games.ancient_knowledge.text.texts import facts, plain

ACCENTS = (
    Accent(r"", r"\bH?[CMPAT]\d+\b", "bold"),
    Accent(r"^ *\|", r"\[\d+\]", "cyan"),
)

CELL = 11
WIDTH = 79
"""No line is longer."""


class _Drawing:
    """One table being drawn in one language."""

    def __init__(self, pack: Pack, view: dict[str, Any], locale: str) -> None:
        self.pack = pack
        self.view = view
        self.table: AkTable = view["table"]
        self.solo: Solo | None = self.table.get("solo")
        self.locale = locale

    def say(self, key: str, **values: Any) -> str:
        return Message(f"ak-{key}", **values).text(self.locale)

    def named(self, ids: list[str]) -> str:
        cards = (self.pack.card(self.pack.numbers[i]) for i in ids)
        return ", ".join(f"{card.id} {card_name(card, self.locale)}" for card in cards) or "–"

    def middle(self) -> Iterator[str]:
        """What lies between the players: phase, technologies, decks."""
        table = self.table
        yield self.say(
            "table-head",
            phase=self.say(f"phase-{table['phase']}"),
            actions=table["actions"],
            deck=table["deck"],
            discard=table["discard"],
        )
        for tile, cards in enumerate(table["tiles"], 1):
            level = "II" if tile == 3 or table["turned"] == tile else "I"
            if self.solo is None:
                shown = self.named([card for card in cards if card])
            else:
                places = enumerate(cards, 1)
                shown = " · ".join(self.on_die(tile, place, card) for place, card in places)
            yield self.say("table-tile", tile=tile, level=level, cards=shown)
        one, two = table["technology_decks"]
        yield self.say("table-decks", one=one, two=two)
        if table["limbo_size"]:
            yield self.say("table-limbo", n=table["limbo_size"])
            yield from self.in_full(table["limbo"]) if table["limbo"] else ("  –",)

    def on_die(self, tile: int, place: int, card: str | None) -> str:
        """A place of a tile with the number of the die that empties it, if there is one."""
        assert self.solo is not None
        shown = self.named([card] if card else [])
        numbers = [n for n, at in enumerate(self.solo["die_places"], 1) if at == [tile, place]]
        return f"({numbers[0]}) {shown}" if numbers else shown

    def board(self, seat: int, board: SeatArea) -> Iterator[str]:
        """One player: timeline of six spaces, artifacts, Past, collection."""
        yield self.say(
            "table-seat",
            seat=message_of(self.view["seats"][seat]),
            score=self.view["scores"][seat],
            lost=board["lost"],
            hand=board["hand_size"],
        )
        time = self.solo["time"] if self.solo is not None else None
        yield from _timeline(board, dict(time) if time else None, self.say("solo-time"))
        stored = [entry["technology"] for entry in board["timeline"] if "technology" in entry]
        if stored:
            yield self.say("table-stored", cards=self.named(stored))
        if self.solo is not None:
            yield from alone.lines(self.pack, self.solo, self.locale)
        free = board["artifact_spaces"] - len(board["artifacts"])
        yield self.say("table-artifacts", cards=self.named(board["artifacts"]), free=free)
        past = ", ".join(
            f"{entry['card']}{'↻' if entry['rotated'] else ''}" for entry in board["past"]
        )
        yield self.say("table-past", n=len(board["past"]), cards=past or "–")
        yield self.say("table-collection", cards=self.named(board["collection"]))
        yield from self.hand(board)

    def in_full(self, ids: list[str]) -> Iterator[str]:
        """Cards from which the seat may choose: what each costs and does."""
        for identity in ids:
            card = self.pack.card(self.pack.numbers[identity])
            numbers = " · ".join(facts(card, self.locale))
            yield f"  {card.id} {card_name(card, self.locale)} ({numbers})"
            yield f"    {plain(card, self.locale)}"

    def hand(self, board: SeatArea) -> Iterator[str]:
        """The own hand with what each card costs and does; of other hands what is known."""
        if board["hand"] is not None:
            yield self.say("table-hand", n=len(board["hand"]))
            yield from self.in_full(board["hand"])
        elif board["known"]:
            yield self.say("table-known", cards=self.named(board["known"]))
        if board.get("marked"):
            yield self.say("table-marked", cards=self.named(board["marked"]))

    def lines(self) -> Iterator[str]:
        """The whole table."""
        yield from self.middle()
        for seat, board in enumerate(self.table["seats"]):
            marker = ">" if seat in self.view["to_act"] else " "
            head, *rest = self.board(seat, board)
            yield from ("", f"{marker} {head}", *(f"  {line}" for line in rest))
        if self.view["question"] is not None:
            yield from ("", message_of(self.view["question"]).text(self.locale))


def draw(pack: Pack, view: dict[str, Any], locale: str = "en") -> str:
    """Tiles, then each seat, then what is asked."""
    return "\n".join(short for line in _Drawing(pack, view, locale).lines() for short in _fit(line))


def _fit(line: str) -> list[str]:
    """A line, or the lines into which it falls apart between words."""
    indent = len(line) - len(line.lstrip(" >"))
    further = " " * (indent + 2)
    return wrap(line, WIDTH, subsequent_indent=further, break_on_hyphens=False) or [""]


def _timeline(board: SeatArea, time: dict[str, Any] | None, word: str) -> list[str]:
    """Six spaces side by side, the upper level above; knowledge in brackets.

    Third places stand on top, and the Time card of a solo game above whatever stands on its space.
    """
    cells: dict[tuple[int, str], str] = {}
    for entry in board["timeline"]:
        cells[entry["space"], entry["level"]] = f"{entry['card']} [{entry['knowledge']}]"
    levels = ["upper", "lower"]
    if any(level == "third" for _, level in cells):
        levels.insert(0, "third")
    if time is not None and time["space"]:
        level = time["level"]
        if level == "third":
            level = "time"
            levels.insert(0, level)
        cells[time["space"], level] = word
    rows = [
        "|".join(cells.get((space, level), "·").center(CELL) for space in range(1, 7))
        for level in levels
    ]
    rows = [f"|{row}|" for row in rows]
    return [*rows, " " + " ".join(str(space).center(CELL) for space in range(1, 7))]
