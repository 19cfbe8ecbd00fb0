"""What a solo game adds to positions, views, drawings and checks: Time card, die, coffers."""

from __future__ import annotations

from typing import Any

from ostraka.core.checks import quoted
from ostraka.core.i18n.message import Message
from ostraka.games.ancient_knowledge.face.document import LEVELS, Document, GivenSolo
from ostraka.games.ancient_knowledge.face.shape import Solo, Time
from ostraka.games.ancient_knowledge.language.card import Condition
from ostraka.games.ancient_knowledge.language.coffers import letters, mask
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.language.grammar import LETTERS, MOST_COFFERS
from ostraka.games.ancient_knowledge.rules.solo_turn import (
    LAST_TIME,
    finish_alone,
    objective_met,
    so_far,
    unlearned_place,
)
from ostraka.games.ancient_knowledge.rules.state import LINE, SLOTS, time_card
from ostraka.games.ancient_knowledge.state_types import AkState
from ostraka.games.ancient_knowledge.text.names import coffer_name
from ostraka.games.ancient_knowledge.text.texts import marked_coffer
from ostraka.games.ancient_knowledge.turn.phases import EFFECTS, OBJECTIVES, TIME_SPACE

TURNS = 12
"""A solo game has this many turns, and one for each space before the Time card at its start."""
_SETS = ("objectives", "coffers", "drawn", "given_up", "used")
_FLAGS = ("legacy", "paused", "unlearning_skipped")


def _time(s: AkState) -> Time:
    """Where the Time card lies (space 0: not in the timeline) and how often it has left."""
    space, level = int(s.aside), 2 if s.aside else 0
    for slot in range(SLOTS):
        if s.line[0, slot] == time_card(s):
            space, level = slot // 2 + 1, slot % 2
    return {"space": space, "level": LEVELS[level], "departures": int(s.time)}


# -- positions ------------------------------------------------------------------------------------


def write(s: Any) -> dict[str, Any]:
    """The part of a position that only a solo game has."""
    document: dict[str, Any] = {name: letters(int(s[name])) for name in _SETS}
    document |= {name: bool(s[name]) for name in _FLAGS}
    return document | {"time": _time(s), "time_start": int(s.time_start), "die": int(s.die)}


def read(reader: Document, table: GivenSolo, over: bool) -> None:
    """The same, read; what is left out is as the options say."""
    s: Any = reader.s
    options = reader.options
    given: Any = {"objectives": letters(options[OBJECTIVES]), "coffers": letters(options[EFFECTS])}
    given |= table
    for name in _SETS:
        s[name] = _letters(reader, given.get(name, ""), f"solo.{name}")
    s.blocked = len(letters(int(s.objectives)))
    for name in _FLAGS:
        s[name] = given.get(name, False)
    s.time_start = table.get("time_start", int(options[TIME_SPACE]))
    s.die = table.get("die", 0)
    time = table.get("time", {})
    space = time.get("space", int(s.time_start))
    s.time = time.get("departures", LAST_TIME if over else 0)
    level = time.get("level", "lower")
    if level == "third":
        s.aside = space
    elif space:
        s.line[0, 2 * space - 2 + LEVELS.index(level)] = time_card(s)


def _letters(reader: Document, value: str, where: str) -> int:
    most = len(LETTERS) if where.endswith(("given_up", "used")) else MOST_COFFERS
    if not len(set(value)) == len(value) <= most or not set(value) <= set(LETTERS):
        reader.wrong("word", where, value=quoted(value))
        return 0
    return mask(value)


def finish(reader: Document) -> None:
    """A position that is over: won or lost, as its objectives say, once time has run out."""
    s = reader.s
    if s.time != LAST_TIME:
        reader.wrong("over-time", "solo.time.departures", n=LAST_TIME)
    last = TURNS + int(s.time_start)
    if s.turns not in (0, last):
        reader.wrong("over-turns", "turns", n=last)
    finish_alone(s, reader.pack.data)
    s.turns = last


# -- tables ----------------------------------------------------------------------------------------


def _die_place(s: AkState, number: int) -> list[int]:
    """The tile and the place, from 1, whose technology a number of the die takes away."""
    tile, place = unlearned_place(s, number)
    return [int(tile) + 1, int(place) + 1]


def _progress(pack: Pack, s: AkState, letter: str) -> list[int]:
    """How much there is of what an objective asks for, condition by condition."""
    first, count = (int(n) for n in pack.data.coffer_objective[LETTERS.index(letter)])
    return [int(so_far(s, pack.data, i)) for i in range(first, first + count)]


def table(pack: Pack, s: AkState, die_places: list[list[int]] | None = None) -> Solo:
    """What the player of a solo game sees besides all else; perhaps its `die_places` are known."""
    objectives = letters(int(s.objectives))
    return {
        "time": _time(s),
        "die": int(s.die),
        "die_places": die_places or [_die_place(s, number) for number in range(1, 7)],
        "turn": int(s.turns) + (not s.over),
        "turns": TURNS + int(s.time_start),
        "objectives": {
            letter: bool(objective_met(s, pack.data, mask(letter).bit_length() - 1))
            for letter in objectives
        },
        "progress": {letter: _progress(pack, s, letter) for letter in objectives},
        "coffers": list(letters(int(s.coffers))),
        "drawn": list(letters(int(s.drawn))),
        "given_up": list(letters(int(s.given_up))),
        "used": list(letters(int(s.used))),
        "legacy": bool(s.legacy),
        "unlearning_skipped": bool(s.unlearning_skipped),
    }


def _so_far(condition: Condition, have: int, locale: str) -> str:
    """“3 of 5”, “2, at most 5”."""
    key = "ak-solo-so-far-least" if condition.comparison == ">=" else "ak-solo-so-far-most"
    return Message(key, have=have, number=condition.number).text(locale)


def lines(pack: Pack, shown: Solo, locale: str) -> list[str]:
    """The same as text: the turn, objectives with their state, coffers to use, the last roll."""
    by_letter = {coffer.id: coffer for coffer in pack.coffers}
    turn = {"turn": shown["turn"], "turns": shown["turns"], "die": shown["die"]}
    said = [Message("ak-solo-turn", **turn).text(locale)]

    def say(key: str, letter: str, half: str) -> None:
        coffer = by_letter[letter]
        text = marked_coffer(coffer, locale)[half]
        name = coffer_name(coffer, locale)
        said.append(Message(f"ak-solo-{key}", coffer=letter, name=name, text=text).text(locale))

    for letter, met in shown["objectives"].items():
        say("objective-met" if met else "objective-open", letter, "objective")
        there = zip(by_letter[letter].objective, shown["progress"][letter], strict=True)
        parts = [_so_far(condition, have, locale) for condition, have in there]
        said[-1] += f" — {'; '.join(parts)}"
    for letter in shown["coffers"]:
        say("effect", letter, "effect")
    if not shown["objectives"]:
        for letter in shown["drawn"]:
            say("drawn", letter, "objective")
    return said


# -- invariants -----------------------------------------------------------------------------------


def check(pack: Pack, s: AkState) -> None:
    """Assert what must be true of every state of a solo game."""
    assert s.seat == (-1 if s.over else 0)
    on_board, under = letters(int(s.objectives)), letters(int(s.coffers))
    assert s.blocked == len(on_board) <= MOST_COFFERS
    assert len(under) <= MOST_COFFERS
    assert not s.coffers & s.used, "a coffer was used and lies under the board"
    assert not s.objectives & s.given_up, "an objective was given up and lies on the board"
    in_line = sum(int(card) == time_card(s) for card in s.line[0])
    assert in_line + (s.aside > 0) <= 1, "there is one Time card"
    assert not any(int(s.line[0, slot]) == time_card(s) for slot in range(SLOTS, LINE))
    assert s.knowledge[time_card(s)] == 0
    assert 0 <= s.time <= LAST_TIME
    assert s.turns <= TURNS + 4
    if s.over:
        assert s.time == LAST_TIME
        assert s.turns == TURNS + s.time_start, "a solo game has 16 turns, 15 when hindered"
    elif s.time_start and s.phase > 0:
        assert in_line + (s.aside > 0) == 1 or s.time > 0, "the Time card is missing"
