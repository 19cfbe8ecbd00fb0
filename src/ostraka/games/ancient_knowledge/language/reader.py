"""Reading cards: TOML in, checked `Card` values out, every mistake reported.

Together with the grammar this is the only place that knows the spelling of the card language
(`docs/card-language.md`). The compiler makes programs from the cards read here; texts and clients
read the same values.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ostraka.core.checks import quoted
from ostraka.core.documents import mistakes, problem
from ostraka.core.i18n.message import LOCALES, Message
from ostraka.games.ancient_knowledge.language import grammar, words
from ostraka.games.ancient_knowledge.language.card import Card, Condition, Effect, Step


class PackReader:
    """Reads one file; collects what is wrong instead of stopping at it.

    What stands in a file of an owner's is `given`: it brings its names in all languages.
    """

    def __init__(self, file: str, given: bool = False) -> None:
        self.file = file
        self.given = given
        self.problems: list[Message] = []
        self.begin("", "")

    def begin(self, sort: str, name: str) -> None:
        """What is read next: the file, or a card, coffer or challenge of it."""
        self.sort = sort
        self.card = quoted(name, 20) or "-"

    def wrong(self, reason: str, **values: Any) -> None:
        safe = {
            key: value if isinstance(value, int) or key == "known" else quoted(value)
            for key, value in values.items()
        }
        self._note(Message(f"ak-pack-{reason}", **safe))

    def _note(self, message: Message) -> None:
        key = {"": "pack-problem", "card": "ak-pack-problem"}.get(
            self.sort, f"ak-pack-problem-{self.sort}"
        )
        self.problems.append(Message(key, file=quoted(self.file), card=self.card, reason=message))

    def departs(self, shape: Any, table: Any, place: str = "") -> bool:
        """Whether a table departs from its form; each mistake is noted with its place."""
        found = [problem(*mistake) for mistake in mistakes(shape, table, place)]
        for message in found:
            self._note(message)
        return bool(found)

    def names(self, table: Mapping[str, Any]) -> dict[str, str]:
        """The names in all languages of something that an owner brings; else none are needed."""
        own: dict[str, str] = table.get("names", {})
        name = table["name"]
        return {locale: own.get(locale) or name for locale in LOCALES} if self.given else own

    # -- conditions and quantities --------------------------------------------------------------

    def quantity(self, text: str, event: str, board: bool, steps: bool) -> bool:
        """Whether a quantity exists and can be counted at this place of the card."""
        if text not in words.QUANTITIES:
            self.wrong("quantity", value=text)
            return False
        event_needed = grammar.EVENT_ONLY.get(text)
        if event_needed is not None and not event.startswith(event_needed):
            self.wrong("quantity-place", value=text)
            return False
        if (text in grammar.SELF_ONLY and not board) or (text == "discarded" and not steps):
            self.wrong("quantity-place", value=text)
            return False
        if text == "score" and event != "objective":
            self.wrong("quantity-place", value=text)
            return False
        return True

    def conditions(self, given: list[str], event: str, board: bool) -> tuple[Condition, ...]:
        result = []
        for text in given:
            match = re.fullmatch(r"\s*([a-z0-9.]+)\s*(>=|<=|==)\s*(\d{1,3})\s*", text)
            if match is None:
                self.wrong("condition", value=text)
            elif self.quantity(match[1], event, board, steps=False):
                result.append(Condition(match[1], match[2], int(match[3])))
        return tuple(result)

    # -- steps ----------------------------------------------------------------------------------

    def step(
        self,
        table: dict[str, Any],
        place: str,
        when: str,
        event: str,
        monument: bool,
        first: bool = True,
    ) -> Step | None:
        verb = next(iter(table), "")
        if verb not in grammar.VERBS:
            self.wrong("verb", value=verb)
            return None
        if self.departs(grammar.STEPS[verb], table, place):
            return None
        values = {key: value for key, value in table.items() if key != verb}
        if "from" in values:
            values["source"] = values.pop("from")
        if "per" in values and not self.quantity(values["per"], event, monument, steps=not first):
            return None
        if "every" in values and "per" not in values:
            self.wrong("missing", key="per")
        match grammar.VERBS[verb][0]:
            case "number" | "one":
                values["n"] = table[verb]
            case "what":
                values["what"] = table[verb]
            case "tiers":
                values["tiers"] = tuple((reached, points) for reached, points in table[verb])
                if table[verb] != sorted(table[verb]):
                    self.wrong("tiers")
        step = Step(verb=verb, **values)
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

    def effect(self, table: Any, when: str, group: str, place: str) -> Effect | None:
        if group not in grammar.PLACES[when]:
            self.wrong("activation", when=when, kind=group)
        shape = grammar.REACTION if when == "anytime" else grammar.EFFECT
        self.departs(shape, table, place)
        if any(mistakes(dict[str, Any], table)) or any(mistakes(grammar.Steps, table.get("do"))):
            return None
        event = table.get("on", "")
        if event not in words.EVENTS:
            event = ""
        for key in ("chain", "instead"):
            if key in table and (not event or (key == "instead" and event != "excavate")):
                self.wrong("missing", key="on")
        monument = group == "monument"
        given = table.get("if", [])
        if any(mistakes(grammar.Conditions, given)):
            given = []
        conditions = self.conditions(given, event, monument)
        pay = None
        if isinstance(table.get("pay"), dict):
            pay = self.step(table["pay"], f"{place}.pay", when, event, monument)
            if (pay is not None and pay.verb not in ("discard", "destroy")) or (pay and pay.up_to):
                self.wrong("pay", verb=pay.verb)
        steps = []
        for i, entry in enumerate(table["do"]):
            first = i == 0 and pay is None
            step = self.step(entry, f"{place}.do[{i}]", when, event, monument, first)
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
            table.get("chain", True),
            table.get("instead", False),
        )

    # -- cards ----------------------------------------------------------------------------------

    def lasting(self, values: Mapping[str, Any], effects: Mapping[str, Effect]) -> None:
        """A monument that never declines has no use for what happens then and later."""
        for when in effects:
            if when not in grammar.STAYING:
                self.wrong("activation", when=when, kind="never_declines")
        if values["vp"]:
            self.wrong("number", key="vp", value=str(values["vp"]), least=0, most=0)

    def one(self, table: dict[str, Any]) -> Card | None:
        self.begin("card", table.get("id", ""))
        kind = table.get("kind")
        if any(found := list(mistakes(grammar.KIND, kind, "kind"))):
            self._note(problem(*found[0]))
            return None
        assert isinstance(kind, str)
        if kind in words.TECHNOLOGIES:
            group = "technology"
            second = table.get("level") == 2
            shape: Any = grammar.GivenSecondLevel if second else grammar.GivenTechnology
        elif kind == "artifact":
            group, shape = "artifact", grammar.GivenArtifact
        else:
            group, shape = "monument", grammar.GivenBuilding
        bad = self.departs(shape, table)
        effects = {}
        for when in words.ACTIVATIONS:
            if when in table:
                effect = self.effect(table[when], when, group, when)
                if effect is not None:
                    effects[when] = effect
        if bad:
            return None
        values = {key: value for key, value in table.items() if key not in words.ACTIVATIONS}
        values["names"] = self.names(table)
        if "requires" in table:
            values["requires"] = self.conditions(table["requires"], "", board=False)
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
    """The cards of a file of the house and everything that is wrong with it."""
    reader = PackReader(path.name)
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, RecursionError, tomllib.TOMLDecodeError) as error:
        reader.wrong("unreadable", detail=str(error))
        return [], reader.problems
    if reader.departs(grammar.PackFile, document):
        return [], reader.problems
    cards = read_card_tables(reader, document.get("card", []), set())
    if not cards and not reader.problems:
        reader.wrong("empty")
    return cards, reader.problems


def read_card_tables(
    reader: PackReader, tables: list[dict[str, Any]], seen: set[str]
) -> list[Card]:
    """The cards of a list of tables; none may have the id of one that was seen before."""
    cards: list[Card] = []
    for table in tables:
        card = reader.one(table)
        if card is not None:
            if card.id in seen:
                reader.wrong("duplicate", id=card.id)
            seen.add(card.id)
            cards.append(card)
    return cards
