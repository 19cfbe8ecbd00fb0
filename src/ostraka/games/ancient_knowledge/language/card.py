"""Cards as the language gives them: values that nothing changes once they are read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ostraka.games.ancient_knowledge.language import words


@dataclass(frozen=True)
class Condition:
    """A quantity of the owner compared with a number."""

    quantity: str
    comparison: str
    number: int


@dataclass(frozen=True)
class Step:
    """One step of an effect. `verb` as in the language; `n` its number (1 for `true`)."""

    verb: str
    n: int = 1
    per: str = ""
    every: int = 1
    scope: str = "own"
    kind: str = ""
    having: int = 0
    bare: bool = False
    targets: int = 0
    each: bool = False
    up_to: bool = False
    may: bool = False
    free: bool = False
    keep: int = 0
    create: str = ""
    learn: int = 0
    level: int = 0
    source: str = ""
    """The `from` of `opponents_discard`."""
    what: str = ""
    """The word after `destroy` or `create`."""
    space: int = 0
    to: int = 0
    tiers: tuple[tuple[int, int], ...] = ()
    relief: int = 0

    @property
    def primitive(self) -> str:
        """The primitive that carries it out, a key of `words.PRIMITIVES`."""
        if self.verb == "look":
            return f"look and {'keep' if self.keep else 'create' if self.create else 'learn'}"
        if self.verb == "remove" and self.each:
            return "remove from each"
        if self.verb == "destroy":
            return f"destroy {self.what}"
        return self.verb.replace("_", " ")

    @property
    def modifier(self) -> bool:
        """Whether it is a standing change rather than something that is done."""
        return words.PRIMITIVES[self.primitive] in words.MODIFIERS

    @property
    def optional(self) -> bool:
        """Whether doing nothing is one of the ways to carry it out."""
        return self.up_to or self.may or self.primitive == "destroy artifacts"


@dataclass(frozen=True)
class Effect:
    """What a card does at one of its activations."""

    when: str
    steps: tuple[Step, ...]
    conditions: tuple[Condition, ...] = ()
    pay: Step | None = None
    event: str = ""
    chain: bool = True
    instead: bool = False

    @property
    def optional(self) -> bool:
        """Whether its owner may leave it."""
        return self.pay is not None or all(step.optional for step in self.steps)

    @property
    def standing(self) -> bool:
        """Whether it only modifies rules and is never carried out as such."""
        return all(step.modifier for step in self.steps)


@dataclass(frozen=True)
class Card:
    """A card as the language gives it."""

    id: str
    name: str
    kind: str
    country: str = ""
    start: int = 0
    locked: bool = False
    cost: int = 0
    knowledge: int = 0
    vp: int = 0
    hand: int = 0
    never_declines: bool = False
    house: bool = False
    """Designed by this project, not printed by the publisher."""
    level: int = 0
    requires: tuple[Condition, ...] = ()
    effects: Mapping[str, Effect] = field(default_factory=dict)
    """By activation, in the order of `words.ACTIVATIONS`."""
    names: Mapping[str, str] = field(default_factory=dict)
    """By language, where a pack brings the card; else the catalogues know its name."""

    @property
    def monument(self) -> bool:
        """Whether it is a city, a megalith or a pyramid."""
        return self.kind in words.MONUMENTS

    @property
    def technology(self) -> bool:
        """Whether it is a technology."""
        return self.kind in words.TECHNOLOGIES
