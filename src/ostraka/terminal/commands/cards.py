"""`ostraka cards`: the cards of Ancient Knowledge, listed, shown and checked.

Without arguments it lists the cards of the base game; options narrow the list or lay an owner's
pack over it; the id or name of a card draws that card; `--check` reports every mistake of a pack.
Whatever cannot be done is one sentence and the status 2.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ostraka.core.errors import InvalidOption, OstrakaError
from ostraka.core.i18n.message import LOCALES, Message
from ostraka.core.packs.packs import InvalidPack, read_bundle
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.card import Card
from ostraka.games.ancient_knowledge.language.compiler import (
    BASE,
    HERITAGE,
    compile_pack,
    load_pack,
)
from ostraka.games.ancient_knowledge.language.laying import brought, lay_over
from ostraka.games.ancient_knowledge.text.shape import CardFace
from ostraka.games.ancient_knowledge.text.texts import face
from ostraka.terminal.commands.pack import said
from ostraka.terminal.console import language, out, say, warn

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

app = typer.Typer(
    name="cards",
    help="List, show and check the cards of Ancient Knowledge.",
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    subcommand_metavar="",
    context_settings={
        "help_option_names": ["-h", "--help"],
        "allow_interspersed_args": True,
    },
)


@app.callback()
def cards(
    card: Annotated[
        str | None, typer.Argument(metavar="CARD", help="The id or the name of a card.")
    ] = None,
    kind: Annotated[
        str | None, typer.Option(help=f"Only {', '.join((*words.KINDS, *GROUPS))}.")
    ] = None,
    activation: Annotated[
        str | None, typer.Option(help=f"Only {', '.join(words.ACTIVATIONS)}.")
    ] = None,
    level: Annotated[str | None, typer.Option(help="Only technologies of level 1 or 2.")] = None,
    text: Annotated[
        str | None, typer.Option(help="Only cards whose name or text has this.")
    ] = None,
    heritage: Annotated[bool, typer.Option("--heritage", help="The Heritage cards too.")] = False,
    pack: Annotated[
        list[Path] | None,
        typer.Option(metavar="FOLDER", help="Lay a pack of yours over the cards."),
    ] = None,
    only_pack: Annotated[
        bool, typer.Option("--only-pack", help="Only the cards that the pack brings.")
    ] = False,
    check: Annotated[Path | None, typer.Option(help="Report every mistake of a pack.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="en, fr, es or de.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """List, show and check the cards of Ancient Knowledge."""
    speech = language(lang)
    try:
        if lang is not None:
            _one_of("--lang", lang, LOCALES)
        filters = {"--kind": kind, "--activation": activation, "--level": level, "--text": text}
        if check is not None:
            _alone("--check", {"CARD": card, **filters, "--pack": pack or None})
            _check(check, speech, as_json)
        elif card is not None:
            _alone("CARD", filters)
            _show(_find(_cards(pack or (), heritage=True), card), speech, as_json)
        else:
            found = [one for one in _cards(pack or (), heritage) if one.names or not only_pack]
            _list(_narrowed(found, speech, kind, activation, level, text), speech, as_json)
    except OstrakaError as error:
        for message in error.messages:
            warn.print(message.text(speech), markup=False)
        raise typer.Exit(2) from None


# -- what was asked for ---------------------------------------------------------------------------


def _folded(text: str) -> str:
    """A text as it is compared: without case and accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


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
            raise InvalidOption(Message("ak-card-together", option=option, other=other))


def _find(found: Sequence[Card], wanted: str) -> Card:
    """The card with that id or name."""
    names = {_folded(card.name): card for card in found}
    names |= {_folded(card.id): card for card in found}
    key = _folded(wanted.strip())
    if key in names:
        return names[key]
    near = get_close_matches(key, names, n=3)
    near += [name for name in names if len(key) > 2 and key in name and name not in near][:3]
    if not near:
        raise InvalidOption(Message("ak-card-unknown", card=wanted[:40]))
    meant = ", ".join(f"{names[name].id} ({names[name].name})" for name in near[:3])
    raise InvalidOption(Message("ak-card-unknown-near", card=wanted[:40], near=meant))


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
        needle = _folded(text)
        faces = [one for one in faces if needle in _folded(f"{one['name']}\n{one['text']}")]
    return faces


# -- packs ----------------------------------------------------------------------------------------


def _cards(packs: Sequence[Path], heritage: bool) -> Sequence[Card]:
    """The cards of the base game, or with packs over them; refuses a pack with mistakes."""
    laid = lay_over(BASE, (HERITAGE,), [read_bundle(path) for path in packs])
    if laid.problems:
        raise InvalidPack(*laid.problems)
    compile_pack(laid.cards)
    return [card for card in laid.cards if heritage or card.names or card.id not in laid.mixed_in]


def _check(path: Path, lang: str, as_json: bool) -> None:
    """Report on a pack: what it holds, or each of its mistakes (status 2)."""
    problems: Sequence[Message] = ()
    count = 0
    try:
        pack = read_bundle(path)
        count = len(brought(pack).cards)
        load_pack(pack)
    except InvalidPack as error:
        problems = error.messages
    if as_json:
        document = {
            "file": str(path),
            "valid": not problems,
            "cards": count,
            "problems": [said(problem, lang) for problem in problems],
        }
        out.print_json(json.dumps(document, ensure_ascii=False))
    elif not problems:
        say("ak-card-pack-good", lang, file=path.name, n=count)
    else:
        for problem in problems:
            warn.print(problem.text(lang), markup=False)
        warn.print(
            Message("ak-card-pack-bad", file=path.name, n=len(problems)).text(lang), markup=False
        )
    if problems:
        raise typer.Exit(2)


# -- drawing --------------------------------------------------------------------------------------


def _list(faces: list[CardFace], lang: str, as_json: bool) -> None:
    """The cards one under the other, each with its numbers and its text."""
    if as_json:
        out.print_json(json.dumps(faces, ensure_ascii=False))
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
        out.print_json(json.dumps(one, ensure_ascii=False))
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
