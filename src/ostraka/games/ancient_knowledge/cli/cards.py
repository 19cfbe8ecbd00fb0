"""`ostraka cards`: the cards of Ancient Knowledge, listed and shown.

Without arguments it lists the cards of the base game; options narrow the list or lay an owner's
pack over it; the id or name of a card draws that card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import zip_longest
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message
from ostraka.core.packs.packs import InvalidPack, read_bundle
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.card import Card
from ostraka.games.ancient_knowledge.language.compiler import (
    BASE,
    HERITAGE,
    compile_pack,
)
from ostraka.games.ancient_knowledge.language.laying import lay_over
from ostraka.games.ancient_knowledge.text.names import Names, card_name, folded
from ostraka.games.ancient_knowledge.text.shape import CardFace
from ostraka.games.ancient_knowledge.text.texts import face
from ostraka.terminal.arguments import pack_option
from ostraka.terminal.command import argument, command, flag, json_option, lang_option, option
from ostraka.terminal.console import out, print_document, say

GROUPS = ("monument", "technology")
LEVELS = {"1": 1, "i": 1, "2": 2, "ii": 2}
COLOURS = {
    "city": "yellow",
    "megalith": "cyan",
    "pyramid": "green",
    "artifact": "magenta",
    "ancient": "blue",
    "writing": "blue",
    "secret": "blue",
}


@command()
@argument("card", "CARD", "help-cards-card", required=False)
@option("--kind", key="help-cards-kind")
@option("--activation", key="help-cards-activation")
@option("--level", key="help-cards-level")
@option("--text", key="help-cards-text")
@flag("--heritage", key="help-cards-heritage")
@pack_option("help-cards-pack")
@flag("--only-pack", key="help-cards-only-pack")
@lang_option
@json_option
def cards(
    card: str | None,
    kind: str | None,
    activation: str | None,
    level: str | None,
    text: str | None,
    heritage: bool,
    packs: tuple[Path, ...],
    only_pack: bool,
    lang: str,
    as_json: bool,
) -> None:
    """List and show the cards of Ancient Knowledge."""
    if card is not None:
        filters = {"--kind": kind, "--activation": activation, "--level": level, "--text": text}
        _alone("CARD", filters)
        _show(_find(_cards(packs, heritage=True), card, lang), lang, as_json)
    else:
        found = [one for one in _cards(packs, heritage) if one.names or not only_pack]
        _list(_narrowed(found, lang, kind, activation, level, text), lang, as_json)


# -- what was asked for ---------------------------------------------------------------------------


def _one_of(option: str, value: str, known: Iterable[str]) -> str:
    """The value of an option, if it is one of those known."""
    names = list(known)
    if value.lower() in names:
        return value.lower()
    values = {"option": option, "value": value[:40], "known": ", ".join(names)}
    near = get_close_matches(value.lower(), names, n=1)
    if near:
        raise InvalidOption(Message("ak-card-value-near", near=near[0], **values))
    raise InvalidOption(Message("ak-card-value", **values))


def _alone(option: str, others: dict[str, Any]) -> None:
    """Refuse options that mean nothing next to another one."""
    for other, value in others.items():
        if value is not None:
            raise InvalidOption(Message("cli-mistake-together", option=option, other=other))


def _find(found: Sequence[Card], wanted: str, lang: str) -> Card:
    """The card with that id, or that name in any language."""
    cards = {card.id: card for card in found}
    ids = Names(found).ids
    key = folded(wanted)
    if key in ids:
        return cards[ids[key]]
    said = [folded(name) for card in found for name in (card.id, card.name, card_name(card, lang))]
    near = get_close_matches(key, said, n=3)
    near += [name for name in said if len(key) > 2 and key in name][:3]
    if not near:
        raise InvalidOption(Message("ak-card-unknown", card=wanted[:40]))
    meant = [cards[each] for each in dict.fromkeys(ids[name] for name in near)][:3]
    names = ", ".join(f"{card.id} ({card_name(card, lang)})" for card in meant)
    raise InvalidOption(Message("ak-card-unknown-near", card=wanted[:40], near=names))


def _narrowed(
    found: Sequence[Card],
    lang: str,
    kind: str | None,
    activation: str | None,
    level: str | None,
    text: str | None,
) -> list[CardFace]:
    """The faces of the cards that pass every filter."""
    faces = [face(card, lang) for card in found]
    if kind is not None:
        wanted = _one_of("--kind", kind, (*words.KINDS, *GROUPS))
        faces = [one for one in faces if wanted in (one["kind"], one["group"])]
    if activation is not None:
        wanted = _one_of("--activation", activation, words.ACTIVATIONS)
        faces = [one for one in faces if wanted in one["activations"]]
    if level is not None:
        number = LEVELS[_one_of("--level", level, LEVELS)]
        faces = [one for one in faces if one["level"] == number]
    if text is not None:
        needle = folded(text)
        faces = [one for one in faces if needle in folded(f"{one['name']}\n{one['text']}")]
    return faces


# -- packs ----------------------------------------------------------------------------------------


def _cards(packs: Sequence[Path], heritage: bool) -> Sequence[Card]:
    """The cards of the base game, or with packs over them; refuses a pack with mistakes."""
    laid = lay_over(BASE, (HERITAGE,), [read_bundle(path) for path in packs])
    if laid.problems:
        raise InvalidPack(*laid.problems)
    compile_pack(laid.cards)
    return [card for card in laid.cards if heritage or card.names or card.id not in laid.mixed_in]


# -- drawing --------------------------------------------------------------------------------------


def _list(faces: list[CardFace], lang: str, as_json: bool) -> None:
    """The cards one under the other, each with its numbers and its text."""
    if as_json:
        print_document(faces)
        return
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for one in faces:
        heading = Text(one["name"], style="bold")
        heading.append(f"  {_about(one, lang)}", style=COLOURS[one["kind"]])
        heading.append(f"  {' · '.join(one['facts'])}", style="dim")
        grid.add_row(one["id"], heading)
        grid.add_row("", Text(one["text"]))
    out.print(grid, soft_wrap=False)
    say("ak-card-found", lang, n=len(faces))


def _about(one: CardFace, lang: str) -> str:
    """Kind and origin of a card."""
    parts = [one["kind_label"], one["country"]]
    if one["house"]:
        parts.append(Message("ak-card-house").text(lang))
    return " · ".join(part for part in parts if part)


def _show(card: Card, lang: str, as_json: bool) -> None:
    """One card, drawn."""
    one = face(card, lang)
    if as_json:
        print_document(one)
        return
    about = Text(_about(one, lang), style="bold")
    if one["hand"]:
        about.append(f" · {Message('ak-card-hand', n=one['hand']).text(lang)}")
    parts = [about, Text(" · ".join(one["facts"]))]
    if one["requirement"]:
        parts += [Text(), Text(one["requirement"])]
    timings = [effect["timing"] for effect in one["effects"]]
    for line, timing in zip_longest(one["lines"], timings):
        parts += [Text(), Text(line)]
        if timing:
            parts.append(Text(timing, style="dim"))
    panel = Panel(
        Group(*parts),
        title=Text(f"{one['id']} · {one['name']}", style="bold"),
        title_align="left",
        width=min(out.width, 72),
        border_style=COLOURS[one["kind"]],
        padding=(1, 2),
    )
    out.print(panel, soft_wrap=False)
