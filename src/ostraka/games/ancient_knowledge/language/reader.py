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

from ostraka.core.i18n.message import LOCALES, Message
from ostraka.core.packs.packs import shown
from ostraka.games.ancient_knowledge.language import grammar, words
from ostraka.games.ancient_knowledge.language.card import Card, Condition, Effect, Step

LONGEST_TEXT = 60
LARGEST_TIER = 99
MOST_STEPS = 12
_ID = re.compile(r"[A-Z]{1,6}[0-9]{1,4}")


class PackReader:
    """Reads one file; collects what is wrong instead of stopping at it.

    What stands in a file of an owner's is `given`: it brings its names in all languages.
    """

    def __init__(self, file: str, given: bool = False) -> None:
        self.file = file
        self.given = given
        self.sort = self.card = ""
        self.problems: list[Message] = []
        self.begin("card")

    def begin(self, sort: str, name: str = "") -> None:
        """What is read next: a card, a coffer or a challenge, and its name once that is known."""
        self.sort = sort
        self.card = shown(name, 20) or "-"

    def wrong(self, reason: str, **values: Any) -> None:
        safe = {
            key: value if isinstance(value, int) or key == "known" else shown(value)
            for key, value in values.items()
        }
        message = Message(f"ak-pack-{reason}", **safe)
        key = "ak-pack-problem" if self.sort == "card" else f"ak-pack-problem-{self.sort}"
        self.problems.append(Message(key, file=shown(self.file), card=self.card, reason=message))

    # -- small values ---------------------------------------------------------------------------

    def number(self, table: Mapping[str, Any], key: str, least: int, most: int) -> int:
        value = table.get(key)
        if value is None:
            self.wrong("missing", key=key)
        elif isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.wrong("number", key=key, value=shown(value), least=least, most=most)
        else:
            return value
        return least

    def word(self, table: Mapping[str, Any], key: str, known: Iterable[str]) -> str:
        value = table.get(key)
        if value is None:
            self.wrong("missing", key=key)
        elif not isinstance(value, str) or value not in set(known):
            self.wrong("word", key=key, value=value, known=", ".join(known))
        else:
            return value
        return ""

    def flag(self, table: Mapping[str, Any], key: str) -> bool:
        value = table.get(key, False)
        if not isinstance(value, bool):
            self.wrong("flag", key=key, value=shown(value))
            return False
        return value

    def text(self, table: Mapping[str, Any], key: str) -> str:
        value = table.get(key)
        if value is None:
            self.wrong("missing", key=key)
        elif not isinstance(value, str) or not value.strip():
            self.wrong("text", key=key)
        elif len(value) > LONGEST_TEXT or not value.isprintable():
            self.wrong("long-text", key=key, most=LONGEST_TEXT)
        else:
            return value
        return ""

    def names(self, table: Mapping[str, Any], name: str) -> dict[str, str]:
        """The names in all languages of something that an owner brings; else none are needed."""
        given = table.get("names", {})
        if not isinstance(given, dict):
            self.wrong("table", key="names")
            given = {}
        self.only(given, LOCALES, "names")
        own = {locale: self.text(given, locale) for locale in LOCALES if locale in given}
        return {locale: own.get(locale) or name for locale in LOCALES} if self.given else own

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

    def conditions(
        self, table: Mapping[str, Any], key: str, event: str, board: bool
    ) -> tuple[Condition, ...]:
        given = table.get(key, [])
        if not isinstance(given, list):
            self.wrong("list", key=key)
            return ()
        if len(given) > MOST_STEPS:
            self.wrong("long-list", key=key, n=len(given), most=MOST_STEPS)
            return ()
        result = []
        for text in given:
            match = re.fullmatch(r"\s*([a-z0-9.]+)\s*(>=|<=|==)\s*(\d{1,3})\s*", shown(text))
            if match is None:
                self.wrong("condition", value=text)
            elif self.quantity(match[1], event, board, steps=False):
                result.append(Condition(match[1], match[2], int(match[3])))
        return tuple(result)

    # -- steps ----------------------------------------------------------------------------------

    def step(
        self, table: Any, when: str, event: str, monument: bool, first: bool = True
    ) -> Step | None:
        if not isinstance(table, dict) or not table:
            self.wrong("step", value=table)
            return None
        verb = next(iter(table))
        if verb not in grammar.VERBS:
            self.wrong("verb", value=verb)
            return None
        form, further = grammar.VERBS[verb]
        self.only(table, {verb, *further}, verb)
        for key in grammar.NEEDED.get(verb, set()) - set(table):
            self.wrong("missing", key=key)
        values: dict[str, Any] = {"verb": verb}
        if form == "number":
            values["n"] = self.number(table, verb, 1, grammar.MOST.get(verb, 50))
        elif form == "one":
            values["n"] = self.number(table, verb, 1, 1)
        elif form == "what":
            values["what"] = self.word(table, verb, grammar.WHAT[verb])
            if not values["what"]:
                return None
        elif form == "tiers":
            values["tiers"] = self.tiers(table["tiers"])
        elif table[verb] is not True:
            self.wrong("flag", key=verb, value=shown(table[verb]))
        for key in further & set(table):
            if key in grammar.RANGES:
                values[key] = self.number(table, key, *grammar.RANGES[key])
            elif key == "kind":
                kinds = words.MONUMENTS if verb in ("remove", "move", "discount") else words.KINDS
                values[key] = self.word(
                    table, key, [k for k in kinds if k not in words.TECHNOLOGIES]
                )
            elif key == "per":
                if self.quantity(shown(table[key]), event, monument, steps=not first):
                    values[key] = table[key]
            elif key in grammar.WORDS_OF:
                values["source" if key == "from" else key] = self.word(
                    table, key, grammar.WORDS_OF[key]
                )
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
            if not (0 <= pair[0] <= LARGEST_TIER and 0 <= pair[1] <= LARGEST_TIER):
                self.wrong("tiers")
                return ()
            pairs.append((pair[0], pair[1]))
        if not pairs or pairs != sorted(pairs) or len(pairs) > MOST_STEPS:
            self.wrong("tiers")
        return tuple(pairs)

    def effect(self, table: Any, when: str, group: str) -> Effect | None:
        if not isinstance(table, dict):
            self.wrong("table", key=when)
            return None
        if group not in grammar.PLACES[when]:
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
        if len(given) > MOST_STEPS:
            self.wrong("long-list", key="do", n=len(given), most=MOST_STEPS)
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
            if when not in grammar.STAYING:
                self.wrong("activation", when=when, kind="never_declines")
        if values["vp"]:
            self.wrong("number", key="vp", value=str(values["vp"]), least=0, most=0)

    def one(self, table: Any) -> Card | None:
        self.begin("card")
        if not isinstance(table, dict):
            self.wrong("table", key="card")
            return None
        identity = self.text(table, "id")
        self.begin("card", identity)
        if identity and not _ID.fullmatch(identity):
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
                known |= grammar.MONUMENT_KEYS | {"locked", "never_declines"}
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
        values["names"] = self.names(table, values["name"])
        self.only(table, grammar.CARD_KEYS | known | set(words.ACTIVATIONS), kind)
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
    """The cards of a file of the house and everything that is wrong with it."""
    reader = PackReader(path.name)
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, RecursionError, tomllib.TOMLDecodeError) as error:
        reader.wrong("unreadable", detail=str(error))
        return [], reader.problems
    reader.only(document, {"card"}, path.name)
    cards = read_card_tables(reader, document.get("card", []), set())
    if not cards and not reader.problems:
        reader.wrong("empty")
    return cards, reader.problems


def read_card_tables(reader: PackReader, tables: Any, seen: set[str]) -> list[Card]:
    """The cards of a list of tables; none may have the id of one that was seen before."""
    if not isinstance(tables, list):
        reader.begin("card")
        reader.wrong("list", key="card")
        return []
    cards: list[Card] = []
    for table in tables:
        card = reader.one(table)
        if card is not None:
            if card.id in seen:
                reader.wrong("duplicate", id=card.id)
            seen.add(card.id)
            cards.append(card)
    return cards
