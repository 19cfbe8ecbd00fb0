"""Reading cards: TOML in, checked `Card` values out, every mistake reported.

Together with the grammar this is the only place that knows the spelling of the card language
(`docs/card-language.md`). The compiler makes programs from the cards read here; texts and clients
read the same values.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ostraka.core.errors import OstrakaError
from ostraka.core.message import Message
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.card import Card, Condition, Effect, Step
from ostraka.games.ancient_knowledge.language.grammar import (
    CARD_KEYS,
    EVENT_ONLY,
    MONUMENT_KEYS,
    MOST,
    NEEDED,
    PLACES,
    RANGES,
    SELF_ONLY,
    STAYING,
    VERBS,
    WHAT,
    WORDS_OF,
)

__all__ = ["InvalidPack", "PackReader", "read_cards"]


class InvalidPack(OstrakaError, ValueError):
    """A pack of cards that cannot be used; one message (file, card, reason) for each mistake."""


class PackReader:
    """Reads one file; collects what is wrong instead of stopping at it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.card = "-"
        self.problems: list[Message] = []

    def wrong(self, reason: str, **values: Any) -> None:
        message = Message(f"ak-pack-{reason}", **values)
        self.problems.append(
            Message("ak-pack-problem", file=self.file, card=self.card, reason=message)
        )

    # -- small values ---------------------------------------------------------------------------

    def number(self, table: Mapping[str, Any], key: str, least: int, most: int) -> int:
        value = table.get(key)
        if value is None:
            self.wrong("missing", key=key)
        elif isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.wrong("number", key=key, value=str(value), least=least, most=most)
        else:
            return value
        return least

    def word(self, table: Mapping[str, Any], key: str, known: Iterable[str]) -> str:
        value = table.get(key)
        if value is None:
            self.wrong("missing", key=key)
        elif not isinstance(value, str) or value not in set(known):
            self.wrong("word", key=key, value=str(value), known=", ".join(known))
        else:
            return value
        return ""

    def flag(self, table: Mapping[str, Any], key: str) -> bool:
        value = table.get(key, False)
        if not isinstance(value, bool):
            self.wrong("flag", key=key, value=str(value))
            return False
        return value

    def text(self, table: Mapping[str, Any], key: str) -> str:
        value = table.get(key)
        if value is None:
            self.wrong("missing", key=key)
        elif not isinstance(value, str) or not value.strip():
            self.wrong("text", key=key)
        else:
            return value
        return ""

    def only(self, table: Mapping[str, Any], known: Iterable[str], where: str) -> None:
        allowed = set(known)
        for key in table:
            if key not in allowed:
                self.wrong("key", key=key, where=where)

    # -- conditions and quantities --------------------------------------------------------------

    def quantity(self, text: str, event: str, board: bool, steps: bool) -> bool:
        """Whether a quantity exists and can be counted at this place of the card."""
        if text not in words.QUANTITIES:
            self.wrong("quantity", value=text)
            return False
        event_needed = EVENT_ONLY.get(text)
        if event_needed is not None and not event.startswith(event_needed):
            self.wrong("quantity-place", value=text)
            return False
        if (text in SELF_ONLY and not board) or (text == "discarded" and not steps):
            self.wrong("quantity-place", value=text)
            return False
        if text == "score" and event != "objective":
            self.wrong("quantity-place", value=text)
            return False
        return True

    def conditions(
        self, table: Mapping[str, Any], key: str, event: str, board: bool
    ) -> tuple[Condition, ...]:
        given = table.get(key, [])
        if not isinstance(given, list):
            self.wrong("list", key=key)
            return ()
        result = []
        for text in given:
            match = re.fullmatch(r"\s*([a-z0-9.]+)\s*(>=|<=|==)\s*(\d{1,3})\s*", str(text))
            if match is None:
                self.wrong("condition", value=str(text))
            elif self.quantity(match[1], event, board, steps=False):
                result.append(Condition(match[1], match[2], int(match[3])))
        return tuple(result)

    # -- steps ----------------------------------------------------------------------------------

    def step(
        self, table: Any, when: str, event: str, monument: bool, first: bool = True
    ) -> Step | None:
        if not isinstance(table, dict) or not table:
            self.wrong("step", value=str(table))
            return None
        verb = next(iter(table))
        if verb not in VERBS:
            self.wrong("verb", value=verb)
            return None
        form, further = VERBS[verb]
        self.only(table, {verb, *further}, verb)
        for key in NEEDED.get(verb, set()) - set(table):
            self.wrong("missing", key=key)
        values: dict[str, Any] = {"verb": verb}
        if form == "number":
            values["n"] = self.number(table, verb, 1, MOST.get(verb, 50))
        elif form == "one":
            values["n"] = self.number(table, verb, 1, 1)
        elif form == "what":
            values["what"] = self.word(table, verb, WHAT[verb])
            if not values["what"]:
                return None
        elif form == "tiers":
            values["tiers"] = self.tiers(table["tiers"])
        elif table[verb] is not True:
            self.wrong("flag", key=verb, value=str(table[verb]))
        for key in further & set(table):
            if key in RANGES:
                values[key] = self.number(table, key, *RANGES[key])
            elif key == "kind":
                kinds = words.MONUMENTS if verb in ("remove", "move", "discount") else words.KINDS
                values[key] = self.word(
                    table, key, [k for k in kinds if k not in words.TECHNOLOGIES]
                )
            elif key == "per":
                if self.quantity(str(table[key]), event, monument, steps=not first):
                    values[key] = table[key]
            elif key in WORDS_OF:
                values["source" if key == "from" else key] = self.word(table, key, WORDS_OF[key])
            else:
                values[key] = self.flag(table, key)
        if "every" in table and "per" not in table:
            self.wrong("missing", key="per")
        step = Step(**values)
        self.sense(step, when, event, monument)
        return step

    def sense(self, step: Step, when: str, event: str, monument: bool) -> None:
        """Steps that are well spelt but can never work where they stand."""
        if (step.verb in ("score", "tiers")) != (when == "endgame"):
            self.wrong("place", verb=step.verb, when=when)
        if step.modifier:
            home = "anytime" if step.verb in ("relief", "excavate") or step.kind else "immediate"
            if when != home or event:
                self.wrong("place", verb=step.verb, when=when)
        if step.verb == "look" and bool(step.keep) + bool(step.create) + bool(step.learn) != 1:
            self.wrong("look")
        if not monument and step.verb != "destroy" and step.scope in ("self", "adjacent"):
            self.wrong("target", value=step.scope)
        if step.verb == "destroy" and step.what == "self" and when in ("immediate", "endgame"):
            self.wrong("place", verb=step.verb, when=when)
        if step.verb == "swap" and step.scope not in ("own", "self"):
            self.wrong("target", value=step.scope)
        if step.verb == "move" and (step.scope == "adjacent" or step.space == step.to != 0):
            self.wrong("target", value=step.scope)
        if step.each and (step.targets or step.up_to):
            self.wrong("each")
        if step.bare and step.having:
            self.wrong("target", value="bare")
        homes = {
            "store": "immediate",
            "claim": "decline",
            "act": "coffer",
            "skip_unlearning": "coffer",
        }
        if when != homes.get(step.verb, when) or (step.verb in ("store", "claim") and not monument):
            self.wrong("place", verb=step.verb, when=when)
        if step.free and step.relief:
            self.wrong("target", value="relief")

    def tiers(self, value: Any) -> tuple[tuple[int, int], ...]:
        pairs: list[tuple[int, int]] = []
        for pair in value if isinstance(value, list) else []:
            if not isinstance(pair, list) or [type(x) for x in pair] != [int, int]:
                self.wrong("tiers")
                return ()
            pairs.append((pair[0], pair[1]))
        if not pairs or pairs != sorted(pairs):
            self.wrong("tiers")
        return tuple(pairs)

    def effect(self, table: Any, when: str, group: str) -> Effect | None:
        if not isinstance(table, dict):
            self.wrong("table", key=when)
            return None
        if group not in PLACES[when]:
            self.wrong("activation", when=when, kind=group)
        known = {"if", "do", "pay"} | ({"on", "chain", "instead"} if when == "anytime" else set())
        self.only(table, known, when)
        event = self.word(table, "on", words.EVENTS) if "on" in table else ""
        for key in ("chain", "instead"):
            if key in table and (not event or (key == "instead" and event != "excavate")):
                self.wrong("missing", key="on")
        monument = group == "monument"
        conditions = self.conditions(table, "if", event, monument)
        pay = None
        if "pay" in table:
            pay = self.step(table["pay"], when, event, monument)
            if (pay is not None and pay.verb not in ("discard", "destroy")) or (pay and pay.up_to):
                self.wrong("pay", verb=pay.verb)
        given = table.get("do")
        if not isinstance(given, list) or not given:
            self.wrong("missing", key="do")
            return None
        steps = []
        for i, entry in enumerate(given):
            step = self.step(entry, when, event, monument, first=i == 0 and pay is None)
            if step is not None:
                steps.append(step)
        standing = [step.modifier for step in steps]
        if any(standing) and not (all(standing) and pay is None):
            self.wrong("modifier")
        if when == "anytime" and not event and not all(standing):
            self.wrong("missing", key="on")
        return Effect(
            when,
            tuple(steps),
            conditions,
            pay,
            event,
            self.flag(table, "chain") if "chain" in table else True,
            self.flag(table, "instead"),
        )

    # -- cards ----------------------------------------------------------------------------------

    def lasting(self, values: Mapping[str, Any], effects: Mapping[str, Effect]) -> None:
        """A monument that never declines has no use for what happens then and later."""
        for when in effects:
            if when not in STAYING:
                self.wrong("activation", when=when, kind="never_declines")
        if values["vp"]:
            self.wrong("number", key="vp", value=str(values["vp"]), least=0, most=0)

    def one(self, table: Any) -> Card | None:
        self.card = "-"
        if not isinstance(table, dict):
            self.wrong("table", key="card")
            return None
        identity = self.text(table, "id")
        self.card = identity or "-"
        if identity and not re.fullmatch(r"[A-Za-z]+[0-9]+", identity):
            self.wrong("id", value=identity)
        kind = self.word(table, "kind", words.KINDS)
        if not kind:
            return None
        values: dict[str, Any] = {"id": identity, "name": self.text(table, "name"), "kind": kind}
        if "country" in table:
            values["country"] = self.text(table, "country")
        if kind in words.TECHNOLOGIES:
            group, known = "technology", {"level", "requires", "vp"}
            values["level"] = self.number(table, "level", 1, 2)
            values["requires"] = self.conditions(table, "requires", "", board=False)
            if values["level"] == 2:
                values["vp"] = self.number(table, "vp", 0, 99)
            elif "vp" in table:
                self.wrong("key", key="vp", where="level 1")
        else:
            group = "artifact" if kind == "artifact" else "monument"
            known = {"cost", "hand"}
            if group == "monument":
                known |= MONUMENT_KEYS | {"locked", "never_declines"}
            values["cost"] = self.number(table, "cost", 0, 9)
            if "hand" in table:
                values["hand"] = self.number(table, "hand", 1, 4)
            if group == "monument":
                values["start"] = self.number(table, "start", 1, 6)
                values["knowledge"] = self.number(table, "knowledge", 0, 99)
                values["vp"] = self.number(table, "vp", 0, 99)
                values["locked"] = self.flag(table, "locked")
                values["never_declines"] = self.flag(table, "never_declines")
        values["house"] = self.flag(table, "house")
        self.only(table, CARD_KEYS | known | set(words.ACTIVATIONS), kind)
        effects = {}
        for when in words.ACTIVATIONS:
            if when in table:
                effect = self.effect(table[when], when, group)
                if effect is not None:
                    effects[when] = effect
        if values.get("never_declines"):
            self.lasting(values, effects)
        if _verbs(effects.get("immediate")) & {"store"} != _stored(effects.get("decline")):
            self.wrong("store")
        if values.get("level") == 2 and effects:
            self.wrong("activation", when=next(iter(effects)), kind="level 2")
        elif not effects and values.get("level") != 2:
            self.wrong("no-effect")
        return Card(**values, effects=effects)


def _verbs(effect: Effect | None) -> set[str]:
    return {step.verb for step in effect.steps} if effect is not None else set()


def _stored(effect: Effect | None) -> set[str]:
    """What the immediate effect must hold for the decline effect to make sense."""
    return {"store"} if "claim" in _verbs(effect) else set()


def read_cards(path: Path) -> tuple[list[Card], list[Message]]:
    """The cards of a file and everything that is wrong with it."""
    reader = PackReader(path.name)
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, RecursionError, tomllib.TOMLDecodeError) as error:
        reader.wrong("unreadable", detail=str(error))
        return [], reader.problems
    reader.only(document, {"card"}, path.name)
    tables = document.get("card", [])
    if not isinstance(tables, list) or not tables:
        reader.wrong("empty")
        return [], reader.problems
    cards: list[Card] = []
    seen: set[str] = set()
    for table in tables:
        card = reader.one(table)
        if card is not None:
            if card.id in seen:
                reader.wrong("duplicate", id=card.id)
            seen.add(card.id)
            cards.append(card)
    return cards, reader.problems
