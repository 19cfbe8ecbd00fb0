"""`ostraka solo legacy`: campaigns of Ancient Knowledge."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ostraka.core.errors import InvalidOption, OstrakaError
from ostraka.core.i18n.message import Message
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge.cli.challenge import explain_coffers, heritage_option
from ostraka.games.ancient_knowledge.solo.campaign import GAME, OPTIONS, Campaign
from ostraka.games.ancient_knowledge.solo.store import CampaignFile, Store
from ostraka.terminal.arguments import (
    moment_option,
    needed_packs_option,
    packs_option,
    played_with,
    reading_options,
    seed_option,
    shelve,
    typed,
)
from ostraka.terminal.command import PATH, argument, flag, group, json_option, lang_option
from ostraka.terminal.commands.replay import Replay
from ostraka.terminal.console import prepared, print_document, program, say, write
from ostraka.terminal.files import allowed
from ostraka.terminal.table.local import LocalSeat
from ostraka.terminal.table.seating import PERSON, Seating
from ostraka.terminal.table.table import TerminalTable

name_argument = argument("name", "NAME", "help-legacy-name")


@group(no_args_is_help=True)
def legacy() -> None:
    """Play campaigns of up to fifteen games."""


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
        """The command that resumes the campaign's game."""
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
@lang_option
@json_option
def list_campaigns(lang: str, as_json: bool) -> None:
    """List the campaigns; damaged ones are named with the reason."""
    store = Store()
    rows: list[dict[str, Any]] = []
    for path in store.paths():
        try:
            rows.append({"file": path.stem, **_stand(store.read(path).campaign)})
        except OstrakaError as error:
            reason = error.text(lang)
            rows.append({"file": path.stem, "state": "damaged", "reason": reason})
    if as_json:
        print_document(rows)
        return
    if not rows:
        say("ak-solo-none", lang)
    for row in rows:
        if row["state"] == "damaged":
            write(row["reason"])
        else:
            say("ak-solo-campaign", lang, name=row["name"], achieved=row["achieved"])


@legacy.command()
@name_argument
@reading_options
@packs_option
@lang_option
def new(name: str, options: tuple[str, ...], packs: tuple[Path, ...], lang: str) -> None:
    """Start a campaign."""
    played = played_with(GAME, packs).packs
    chosen = typed(OPTIONS, options)
    _show(Store().create(name, today(), played, chosen).campaign, lang)


@legacy.command()
@name_argument
@needed_packs_option
@lang_option
@json_option
def show(name: str, packs: tuple[Path, ...], lang: str, as_json: bool) -> None:
    """Show how a campaign stands."""
    shelve(packs)
    campaign = Store().open(name).campaign
    if as_json:
        print_document(_stand(campaign))
        return
    _show(campaign, lang)
    game: Any = campaign.load_game()
    explain_coffers(game.pack.coffers, lang, campaign.to_do + campaign.unlocked)


@legacy.command()
@name_argument
@seed_option()
@heritage_option
@needed_packs_option
@lang_option
def play(
    name: str, seed: int | None, heritage: bool | None, packs: tuple[Path, ...], lang: str
) -> None:
    """Play the next game of a campaign, or continue with the one under way."""
    shelve(packs)
    file = Store().open(name)
    campaign = file.campaign
    _show(campaign, lang)
    if campaign.current is not None and (seed is not None or heritage is not None):
        raise InvalidOption(Message("ak-solo-under-way-other"))
    with prepared(campaign.load_game(), lang):
        cards = True if heritage is None else heritage
        state = campaign.resume() or campaign.begin(seed, heritage=cards)
    keeper = CampaignKeeper(file)
    keeper.keep(state, (PERSON,))
    if TerminalTable(LocalSeat(state, lang, (PERSON,), keeper)).run():
        file.settle()
        _show(file.campaign, lang)


@legacy.command()
@name_argument
@argument("game", "GAME", "help-legacy-game", type=int)
@moment_option
@needed_packs_option
@lang_option
def replay(name: str, game: int, at: int | None, packs: tuple[Path, ...], lang: str) -> None:
    """Walk through a finished game of a campaign."""
    shelve(packs)
    campaign = Store().open(name).campaign
    if not 1 <= game <= len(campaign.games):
        raise InvalidOption(Message("ak-solo-no-game", number=game, games=len(campaign.games)))
    record = Record.from_json(campaign.games[game - 1].result.record)
    Replay(record, lang).begin(at)


@legacy.command()
@name_argument
@argument("file", "FILE", "help-legacy-export-file", type=PATH)
@flag("--force", key="help-legacy-export-force")
@lang_option
def export(name: str, file: Path, force: bool, lang: str) -> None:
    """Write a campaign to a file."""
    store = Store()
    store.open(name)
    if allowed(file, lang, force=force):
        store.export(name, file)
        say("ak-solo-exported", lang, path=str(file))


@legacy.command("import")
@argument("file", "FILE", "help-legacy-import-file", type=PATH)
@lang_option
def take_in(file: Path, lang: str) -> None:
    """Read a campaign from a file."""
    _show(Store().take_in(file).campaign, lang)
