"""The table as text, made from a view and nothing else."""

from __future__ import annotations

from typing import Any

from ostraka.core.message import Message
from ostraka.games.ancient_knowledge.face import alone
from ostraka.games.ancient_knowledge.language.compiler import Pack

__all__ = ["draw"]

WIDTH = 12


def draw(pack: Pack, view: dict[str, Any], locale: str = "en") -> str:
    """Tiles, then each seat: timeline of six spaces, artifacts, Past, collection, hand."""

    def say(key: str, **values: Any) -> str:
        return Message(f"ak-{key}", **values).text(locale)

    def named(ids: list[str]) -> str:
        cards = (pack.card(pack.numbers[i]) for i in ids)
        return ", ".join(f"{card.id} {card.name}" for card in cards) or "–"

    lines = [
        say(
            "table-head",
            phase=say(f"phase-{view['phase']}"),
            actions=view["actions"],
            deck=view["deck"],
            discard=view["discard"],
        )
    ]
    for tile, cards in enumerate(view["tiles"]):
        level = "II" if tile == 2 or view["turned"] == tile + 1 else "I"
        shown = named([card for card in cards if card])
        lines.append(say("table-tile", tile=tile + 1, level=level, cards=shown))
    one, two = view["technology_decks"]
    lines.append(say("table-decks", one=one, two=two))
    if view["limbo_size"]:
        lines.append(say("table-limbo", n=view["limbo_size"], cards=named(view["limbo"])))
    for seat, board in enumerate(view["seats"]):
        marker = ">" if seat == view["to_act"] else " "
        head = say(
            "table-seat",
            seat=Message("ak-seat", n=seat + 1),
            score=board["score"],
            lost=board["lost"],
            hand=board["hand_size"],
        )
        time = view["solo"]["time"] if "solo" in view else None
        lines += ["", f"{marker} {head}", *_timeline(board, time, say("solo-time"))]
        stored = [entry["technology"] for entry in board["timeline"] if "technology" in entry]
        if stored:
            lines.append("  " + say("table-stored", cards=named(stored)))
        if "solo" in view:
            lines += ["  " + line for line in alone.lines(view["solo"], locale)]
        lines.append("  " + say("table-artifacts", cards=named(board["artifacts"])))
        past = ", ".join(
            f"{entry['card']}{'↻' if entry['rotated'] else ''}" for entry in board["past"]
        )
        lines.append("  " + say("table-past", n=len(board["past"]), cards=past or "–"))
        lines.append("  " + say("table-collection", cards=named(board["collection"])))
        if board["hand"] is not None:
            lines.append("  " + say("table-hand", cards=named(board["hand"])))
        elif board["known"]:
            lines.append("  " + say("table-known", cards=named(board["known"])))
        if board.get("marked"):
            lines.append("  " + say("table-marked", cards=named(board["marked"])))
    choice = view["choice"]
    if choice is not None:
        asked = {
            "seat": Message("ak-seat", n=choice["seat"] + 1),
            "what": Message(f"ak-choice-{choice['kind']}"),
        }
        if choice["card"]:
            lines += ["", say("ask-card", **asked, card=named([choice["card"]]))]
        else:
            lines += ["", say("ask", **asked)]
    return "\n".join(line.rstrip() for line in lines)


def _timeline(board: dict[str, Any], time: dict[str, Any] | None, word: str) -> list[str]:
    """Six spaces side by side, the upper level above; knowledge in brackets.

    Third places stand on top, and the Time card of a solo game where it lies.
    """
    cells = {
        (entry["space"], entry["level"]): f"{entry['card']} [{entry['knowledge']}]"
        for entry in board["timeline"]
    }
    if time is not None and time["space"]:
        cells[time["space"], time["level"]] = word
    levels = ["upper", "lower"]
    if any(level == "third" for _, level in cells):
        levels.insert(0, "third")
    rows = [
        "|".join(cells.get((space, level), "·").center(WIDTH) for space in range(1, 7))
        for level in levels
    ]
    rows = [f"  |{row}|" for row in rows]
    return [*rows, "   " + " ".join(str(space).center(WIDTH) for space in range(1, 7))]
