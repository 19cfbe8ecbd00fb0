"""`ostraka pack`: packs of cards by owners, written and checked.

ostraka pack new mine      writes a small pack with explanations, to begin with
ostraka pack check mine    says what it brings, or each of its mistakes (status 1)
"""

from __future__ import annotations

import shlex
from importlib.resources import files
from pathlib import Path
from typing import Any

import click

from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message
from ostraka.core.packs.packs import Bundle, InvalidPack, read_bundle
from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge.game import AncientKnowledge
from ostraka.games.ancient_knowledge.language.laying import Brought, brought
from ostraka.games.ancient_knowledge.rules.state import STATE
from ostraka.terminal.command import PATH, argument, group, json_option, lang_option
from ostraka.terminal.console import print_document, program, say, warn, write

EXAMPLE = files("ostraka.games.ancient_knowledge") / "example_pack"
LISTED = 12
"""This many cards are named one by one."""


@group(no_args_is_help=True)
def pack() -> None:
    """Write and check a pack of cards of your own."""


@pack.command()
@argument("folder", "FOLDER", "help-pack-new-folder", type=PATH)
@lang_option
def new(folder: Path, lang: str) -> None:
    """Write an example pack to start from."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise InvalidOption(Message("pack-there", folder=str(folder)))
    folder.mkdir(parents=True, exist_ok=True)
    for file in EXAMPLE.iterdir():
        if file.name.endswith(".toml"):
            (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    command = f"{program()} pack check {shlex.quote(str(folder))}"
    say("pack-written", lang, folder=str(folder), command=command)


@pack.command()
@argument("folder", "FOLDER", "help-pack-check-folder", type=PATH)
@lang_option
@json_option
def check(folder: Path, lang: str, as_json: bool) -> None:
    """Report every mistake of a pack (status 1), or what it brings."""
    bundle: Bundle | None = None
    game: AncientKnowledge | None = None
    problems: list[Message] = []
    try:
        bundle = read_bundle(folder)
        game = AncientKnowledge(bundle)
    except InvalidPack as error:
        problems = list(error.messages)
    if as_json:
        print_document(_document(bundle, problems, lang))
    elif bundle is None or game is None:
        for problem in problems:
            write(problem.text(lang), warn)
        say("pack-bad", lang, warn, n=len(problems))
    else:
        _describe(bundle, game, lang)
    if problems:
        raise click.exceptions.Exit(1)


def _describe(pack: Bundle, game: AncientKnowledge, lang: str) -> None:
    """What a pack without mistakes brings."""
    found = brought(pack)
    say("pack-title", lang, title=pack.title, name=pack.id.name, digest=pack.id.digest)
    for key, ids in (("pack-added", _added(found)), ("pack-replaced", _replaced(found))):
        if ids:
            more = ", …" if len(ids) > LISTED else ""
            say(key, lang, n=len(ids), ids=", ".join(ids[:LISTED]) + more)
    if found.heritage and _added(found):
        say("pack-with-heritage", lang)
    if found.coffers:
        say("pack-coffers", lang, letters=", ".join(coffer.id for coffer in found.coffers))
    if found.challenges:
        numbers = ", ".join(str(challenge.number) for challenge in found.challenges)
        say("pack-challenges", lang, numbers=numbers)
    if game.dtype != STATE:
        say("pack-ample", lang)
    say("pack-good", lang)


def _added(found: Brought) -> list[str]:
    return [card.id for card in found.cards if card.id not in GAME.pack.numbers]


def _replaced(found: Brought) -> list[str]:
    return [card.id for card in found.cards if card.id in GAME.pack.numbers]


def _document(pack: Bundle | None, problems: list[Message], lang: str) -> dict[str, Any]:
    """The same for programs."""
    document: dict[str, Any] = {"valid": not problems}
    if pack is not None:
        found = brought(pack)
        document |= {
            **pack.id.as_json(),
            "title": pack.title,
            "added": _added(found),
            "replaced": _replaced(found),
            "coffers": [coffer.id for coffer in found.coffers],
            "challenges": [challenge.number for challenge in found.challenges],
        }
    return document | {"problems": [_said(problem, lang) for problem in problems]}


def _said(problem: Message, lang: str) -> dict[str, str]:
    """A mistake for programs: where it is, and what is wrong."""
    reason = problem.values.get("reason", problem)
    return {
        "file": str(problem.values.get("file", "-")),
        "card": str(problem.values.get("card", "-")),
        "reason": reason.text(lang) if isinstance(reason, Message) else str(reason),
    }
