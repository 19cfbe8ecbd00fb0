"""The form of a card's face: all that is printed on it, in one language."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict


class EffectText(TypedDict):
    """One effect of a card in words."""

    when: str
    label: str
    timing: str
    text: str


class Requirement(TypedDict):
    """One condition of a technology: a quantity of the card language compared with a number."""

    quantity: str
    comparison: str
    number: int


class CardFace(TypedDict):
    """All that is printed on a card; numbers that its kind does not have are None."""

    id: str
    name: str
    country: str | None
    kind: str
    group: Literal["monument", "artifact", "technology"]
    kind_label: str
    activations: list[str]
    space: int | None
    locked: bool
    knowledge: int | None
    vp: int | None
    cost: int | None
    level: int | None
    hand: int | None
    never_declines: bool
    house: bool
    effects: list[EffectText]
    lines: list[str]
    requirement: str | None
    requires: list[Requirement]
    facts: list[str]
    text: str
