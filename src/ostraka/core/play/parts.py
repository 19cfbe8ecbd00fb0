"""Actions as sentences with slots.

The parts of an action map slots to things, verb first: `{"verb": "move", "piece": "d1", "to":
"d4"}`. Things are named as the view names them. A game declares one Kind for each kind of action;
text, sentence and JSON derive from the parts, and choosing is filtering rows until one is left.

Where several things are chosen, rules ask for them one at a time and in an order of their own,
which keeps search small. People choose in any order: a Gathering says what may be chosen, and the
one action that names them all is carried out as the row of actions that the rules want.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

from typing_extensions import TypeAliasType

from ostraka.core.checks import quoted
from ostraka.core.errors import IllegalAction
from ostraka.core.i18n.message import Message
from ostraka.core.shape import JsonSchema, Shape

Parts = dict[str, Any]
"""Slots and the things in them, verb first; ready for JSON."""

_THING: dict[str, Any] = {"type": ["string", "integer"]}
_THINGS = {"anyOf": [_THING, {"type": "array", "items": _THING}]}
PartsShape = TypeAliasType(
    "PartsShape",
    Annotated[
        Parts,
        JsonSchema(
            {
                "type": "object",
                "properties": {"verb": {"type": "string"}},
                "required": ["verb"],
                "additionalProperties": _THINGS,
            }
        ),
    ],
)
"""Parts as documents hold them."""

NOTHING = "none"
"""What fills a slot where choosing nothing is one of the choices."""

LARGE = 2**53
"""Numbers in parts stay below this, as in every JSON reader."""

_OPTIONAL = re.compile(r"\[([^\[\]]*)\]")
_SLOT = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Kind:
    """One kind of action: its verb, its slots in the order in which they are asked, and its words.

    In `text` slots stand in braces; what stands in brackets is left out where its slot is missing
    or holds NOTHING: `buy {column} @{place}[ spare {spare}]`. `say` is the key of the sentence.
    """

    verb: str
    text: str
    say: str
    slots: tuple[str, ...] = ()

    def write(self, parts: Mapping[str, Any]) -> str:
        """The short text of an action of this kind."""
        if "[" not in self.text:
            return self.text.format_map(parts)

        def option(match: re.Match[str]) -> str:
            names = _SLOT.findall(match[1])
            return match[1] if all(parts.get(n, NOTHING) != NOTHING for n in names) else ""

        return _SLOT.sub(lambda match: str(parts[match[1]]), _OPTIONAL.sub(option, self.text))

    def is_complete(self, parts: Mapping[str, Any]) -> bool:
        """Whether the text can be written from these parts."""
        return all(name in parts for name in _SLOT.findall(_OPTIONAL.sub("", self.text)))


class GatheringShape(Shape):
    """A choice of several things in any order, answered by one action."""

    verb: str
    slot: str
    """The slot that holds the list, such as `cards`."""
    things: dict[str, int]
    """Id of a thing: how often it may be chosen."""
    least: int
    most: int


@dataclass(frozen=True)
class Gathering:
    """A choice of several things, in any order."""

    verb: str
    slot: str
    """The slot that holds all of them, such as `cards`."""
    one: str
    """The slot that holds one of them in the actions of the rules, such as `card`."""
    things: Mapping[str, int]
    """What may be chosen, and how often, or how much of it."""
    least: int
    most: int
    amount: str | None = None
    """The slot that holds how much, where the rules ask for that with each thing."""
    done: str | None = None
    """The verb that ends the choice, where the rules do not end it themselves."""
    at_once: bool = False
    """Whether the rules take all of them in one action: its slot names them with spaces between."""
    key: tuple[int, ...] = field(default=())
    """What tells this choice from the next one."""

    @property
    def single(self) -> bool:
        """Whether one thing at most is left to choose, so that a row of parts says all."""
        return self.most < 2 and self.amount is None and not self.at_once

    def as_json(self) -> GatheringShape:
        """What a front end needs to know."""
        return {
            "verb": self.verb,
            "slot": self.slot,
            "things": dict(self.things),
            "least": self.least,
            "most": self.most,
        }

    def parts(self, chosen: Sequence[str] | Mapping[str, int]) -> Parts:
        """The action that chooses these things."""
        counted = self.counted({self.slot: chosen})
        return {"verb": self.verb, self.slot: sorted(counted.elements())}

    def read(self, text: str) -> Parts | None:
        """The action that a text such as `discard C5 A1` means; None if it means another."""
        words = text.split()
        if not words or words[0].casefold() != self.verb.casefold():
            return None
        known = {thing.casefold(): thing for thing in self.things}
        return self.parts([known.get(word.casefold(), word) for word in words[1:]])

    def counted(self, parts: Mapping[str, Any]) -> Counter[str]:
        """How often each thing is chosen; refuses other things, too many and too few."""
        chosen = parts.get(self.slot)
        counts: Counter[str] = Counter()
        if isinstance(chosen, Mapping):
            for thing, n in chosen.items():
                if type(n) is not int or n < 0:
                    raise IllegalAction(Message("error-gather-form", slot=self.slot))
                counts[quoted(thing)] += n
        elif isinstance(chosen, (list, tuple)):
            counts.update(map(quoted, chosen))
        elif isinstance(chosen, str) and self.at_once:
            counts.update(chosen.split())
        else:
            raise IllegalAction(Message("error-gather-form", slot=self.slot))
        for thing, n in counts.items():
            if n > self.things.get(thing, 0):
                key = "error-gather-often" if thing in self.things else "error-gather-thing"
                raise IllegalAction(Message(key, thing=thing[:40], most=self.things.get(thing, 0)))
        total = counts.total()
        if not self.least <= total <= self.most:
            key = "error-gather-exactly" if self.least == self.most else "error-gather-count"
            raise IllegalAction(Message(key, least=self.least, most=self.most, count=total))
        return +counts

    def named(self, counts: Counter[str]) -> str:
        """What was chosen, as the one action that takes it all names it."""
        return " ".join(thing for thing in self.things for _ in range(counts[thing]))


@dataclass(frozen=True)
class Narrowed:
    """What is still possible once some slots are filled."""

    rows: list[Parts]
    slot: str | None
    """The first slot that is open; None when nothing is left to choose."""
    things: list[Any]
    """What may fill it, each once."""
    gathering: Gathering | None = None
    """There when the slot takes several things."""

    def as_json(self) -> dict[str, Any]:
        """Ready for JSON."""
        gathering = self.gathering.as_json() if self.gathering else None
        return {
            "rows": self.rows,
            "slot": self.slot,
            "things": self.things,
            "gathering": gathering,
        }


def narrowed(rows: Sequence[Parts], given: Mapping[str, Any]) -> Narrowed:
    """The rows that fit what is given, and what may fill their first open slot."""
    left = [row for row in rows if all(name in row and row[name] == given[name] for name in given)]
    if len(left) < 2:
        return Narrowed(left, None, [])
    slot = next(name for row in left for name in row if name not in given)
    return Narrowed(left, slot, list(dict.fromkeys(row[slot] for row in left if slot in row)))


def plain(parts: Mapping[str, Any]) -> Parts:
    """Parts with nothing in them but short words and numbers, as games may rely on."""
    return {
        quoted(name): value if type(value) is int and -LARGE < value < LARGE else quoted(value, 80)
        for name, value in parts.items()
    }
