"""`ostraka solo legacy`: campaigns of Ancient Knowledge."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from ostraka.core.errors import InvalidOption, OstrakaError
from ostraka.core.i18n.message import Message
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge.solo.campaign import GAME, OPTIONS, Campaign
from ostraka.games.ancient_knowledge.solo.store import CampaignFile, Store
from ostraka.terminal.arguments.common import Json, Lang, Readings, Seed
from ostraka.terminal.arguments.options import typed
from ostraka.terminal.arguments.packs import Packs, Shelf, played_with, shelve
from ostraka.terminal.commands.replay import Replay
from ostraka.terminal.console import language, out, prepared, program, say, write
from ostraka.terminal.solo.coffers import explain_coffers
from ostraka.terminal.table.seating import PERSON, Seating
from ostraka.terminal.table.table import Table
from ostraka.terminal.table.writing import allowed

legacy = typer.Typer(
    name="legacy",
    help="Campaigns of up to fifteen games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of a campaign.")]
Pack = Annotated[
    bool | None, typer.Option("--heritage/--base", help="With (as usual) or without Heritage.")
]


def today() -> str:
    """The date that is entered."""
    return datetime.now(UTC).date().isoformat()


class CampaignKeeper:
    """Keeps a game inside its campaign."""

    def __init__(self, file: CampaignFile) -> None:
        self.file = file

    @property
    def place(self) -> str:
        """The campaign's file."""
        return str(self.file.path)

    @property
    def command(self) -> str:
        """The command that goes on with the campaign's game."""
        return f"{program()} solo legacy play {self.file.path.stem}"

    def keep(self, state: State, seats: Seating) -> None:
        """Save the campaign with the game as it stands."""
        self.file.save(self.file.campaign.playing(state))


def _stand(campaign: Campaign) -> dict[str, Any]:
    """A campaign in short, for programs."""
    document = campaign.as_json()
    for game in document["games"]:
        del game["record"]
    current = document.pop("current") is not None
    state = "won" if campaign.won else "lost" if campaign.lost else "open"
    extra = {"achieved": campaign.achieved, "state": state, "under_way": current}
    del document["check"]
    return document | extra


def _show(campaign: Campaign, lang: str) -> None:
    said = _stand(campaign)
    say("ak-solo-campaign", lang, name=campaign.name, achieved=campaign.achieved)
    say(
        "ak-solo-piles",
        lang,
        to_do=campaign.to_do or "–",
        unlocked=campaign.unlocked or "–",
        spent=campaign.spent or "–",
    )
    if campaign.out:
        say("ak-solo-out", lang, coffers=campaign.out)
    for name, value in campaign.chosen:
        label, text = Message(f"ak-option-{name}"), Message(f"ak-value-{value}")
        say("labelled", lang, label=label, text=text)
    for number, game in enumerate(campaign.games, 1):
        result = game.result
        say(
            "ak-solo-game",
            lang,
            number=number,
            date=game.date,
            score=result.score,
            title=Message(f"ak-solo-title-{game.title}"),
            met=result.met or "–",
            objectives=result.objectives,
        )
    if campaign.over:
        say(f"ak-solo-campaign-{said['state']}", lang, achieved=campaign.achieved)
    else:
        hindrance = campaign.hindrance
        say("ak-solo-next", lang, fewer=hindrance.fewer, time=hindrance.time)
        if said["under_way"]:
            say("ak-solo-under-way", lang)


@legacy.command("list")
def list_campaigns(lang: Lang = None, as_json: Json = False) -> None:
    """List the campaigns; damaged ones are named with the reason."""
    store, speech = Store(), language(lang)
    rows: list[dict[str, Any]] = []
    for path in store.paths():
        try:
            rows.append({"file": path.stem, **_stand(store.read(path).campaign)})
        except OstrakaError as error:
            reason = error.text(speech)
            rows.append({"file": path.stem, "state": "damaged", "reason": reason})
    if as_json:
        out.print_json(json.dumps(rows))
        return
    if not rows:
        say("ak-solo-none", speech)
    for row in rows:
        if row["state"] == "damaged":
            write(row["reason"])
        else:
            say("ak-solo-campaign", speech, name=row["name"], achieved=row["achieved"])


@legacy.command()
def new(name: Name, option: Readings = None, pack: Packs = None, lang: Lang = None) -> None:
    """Begin a campaign."""
    packs = played_with(GAME, pack).packs
    options = typed(OPTIONS, option or [])
    _show(Store().create(name, today(), packs, options).campaign, language(lang))


@legacy.command()
def show(name: Name, pack: Shelf = None, lang: Lang = None, as_json: Json = False) -> None:
    """Show how a campaign stands."""
    shelve(pack)
    campaign = Store().open(name).campaign
    if as_json:
        out.print_json(json.dumps(_stand(campaign)))
        return
    _show(campaign, language(lang))
    game: Any = campaign.load_game()
    explain_coffers(game.pack.coffers, language(lang), campaign.to_do + campaign.unlocked)


@legacy.command()
def play(
    name: Name,
    seed: Seed = None,
    heritage: Pack = None,
    pack: Shelf = None,
    lang: Lang = None,
) -> None:
    """Play the next game of a campaign, or go on with the one under way."""
    shelve(pack)
    speech = language(lang)
    file = Store().open(name)
    campaign = file.campaign
    _show(campaign, speech)
    if campaign.current is not None and (seed is not None or heritage is not None):
        raise InvalidOption(Message("ak-solo-under-way-other"))
    with prepared(campaign.load_game(), speech):
        cards = True if heritage is None else heritage
        state = campaign.resume() or campaign.begin(seed, heritage=cards)
    keeper = CampaignKeeper(file)
    keeper.keep(state, (PERSON,))
    if Table(state, speech, (PERSON,), keeper).run():
        file.settle()
        _show(file.campaign, speech)


@legacy.command()
def replay(
    name: Name,
    game: Annotated[int, typer.Argument(metavar="GAME", help="1 for the first game.")],
    at: Annotated[int | None, typer.Option(help="Show the state after so many actions.")] = None,
    pack: Shelf = None,
    lang: Lang = None,
) -> None:
    """Walk through a finished game of a campaign."""
    shelve(pack)
    campaign = Store().open(name).campaign
    if not 1 <= game <= len(campaign.games):
        raise InvalidOption(Message("ak-solo-no-game", number=game, games=len(campaign.games)))
    record = Record.from_json(campaign.games[game - 1].result.record)
    Replay(record, language(lang)).begin(at)


@legacy.command()
def export(
    name: Name,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")],
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
    lang: Lang = None,
) -> None:
    """Write a campaign to a file."""
    speech, store = language(lang), Store()
    store.open(name)
    if allowed(file, speech, force=force):
        store.export(name, file)
        say("ak-solo-exported", speech, path=str(file))


@legacy.command("import")
def take_in(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An exported campaign.")],
    lang: Lang = None,
) -> None:
    """Read a campaign from a file."""
    _show(Store().take_in(file).campaign, language(lang))
