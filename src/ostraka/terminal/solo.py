"""`ostraka solo`: challenges and legacy campaigns of Ancient Knowledge at the prompt.

    ostraka solo challenge              the ten challenges and the best scores
    ostraka solo challenge 5 --hand hand2
    ostraka solo legacy new "Thebes"    then: play, show, list, replay, export, import

Whatever cannot be done is one sentence and the status 2. A campaign is saved after every action.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from ostraka.core.errors import InvalidOption
from ostraka.core.message import Message
from ostraka.core.record import Record
from ostraka.core.registry import load
from ostraka.core.state import State
from ostraka.games.ancient_knowledge.language.coffers import coffers
from ostraka.games.ancient_knowledge.solo.campaign import GAME, Campaign, result_of
from ostraka.games.ancient_knowledge.solo.challenges import HANDS, challenges
from ostraka.games.ancient_knowledge.solo.store import Store, slug
from ostraka.games.ancient_knowledge.text.texts import coffer_texts
from ostraka.terminal.play import Table
from ostraka.terminal.screen import language, out, prepared, saves_folder, say

__all__ = ["app"]

app = typer.Typer(
    name="solo",
    help="Play Ancient Knowledge alone: challenges and legacy campaigns.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
legacy = typer.Typer(
    name="legacy",
    help="Campaigns of up to fifteen games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.add_typer(legacy)

Lang = Annotated[str | None, typer.Option("--lang", help="en, fr, es or de.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same game.")]
Pack = Annotated[bool, typer.Option("--heritage/--base", help="With or without Heritage cards.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of a campaign.")]


def today() -> str:
    """The date that is entered."""
    return datetime.now(UTC).date().isoformat()


def _save(name: str) -> Path:
    """Where a solo game is kept, apart from the games that `ostraka resume` goes on with."""
    folder = saves_folder() / "solo"
    folder.mkdir(exist_ok=True)
    return folder / f"{name}.json"


class SoloTable(Table):
    """A solo game at the prompt; a game of a campaign is kept in the campaign as well."""

    def __init__(
        self, state: State, lang: str, name: str, resume_with: str, campaign: Campaign | None
    ) -> None:
        super().__init__(state, lang, {}, _save(name))
        self.resume_with = resume_with
        self.campaign = campaign
        self.keep()

    def keep(self) -> None:
        """Save the campaign with the game as it stands."""
        if self.campaign is not None:
            Store().save(self.campaign.playing(self.state))

    def play(self, text: str) -> None:
        super().play(text)
        self.keep()

    def undo(self, rest: str) -> None:
        super().undo(rest)
        self.keep()

    def announce(self) -> None:
        outcome = self.state.outcome
        assert outcome is not None
        out.print(outcome.reason.text(self.lang), markup=False)
        self.score("")


# -- challenges -----------------------------------------------------------------------------------


@app.command()
def challenge(
    number: Annotated[
        int | None, typer.Argument(metavar="[NUMBER]", help="1 to 10; without: the list.")
    ] = None,
    hand: Annotated[str, typer.Option(help=f"{', '.join(HANDS)}.")] = "classic",
    seed: Seed = None,
    heritage: Pack = True,
    new: Annotated[bool, typer.Option("--new", help="Begin anew, though a game was left.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Play one of the ten challenges, or list them with the best scores."""
    speech = language(lang)
    if number is None:
        _list_challenges(speech, as_json)
        return
    if not 1 <= number <= len(challenges()):
        raise InvalidOption(Message("ak-solo-no-challenge", number=number))
    if hand not in HANDS:
        raise InvalidOption(Message("ak-solo-no-hand", hand=hand[:40], known=", ".join(HANDS)))
    chosen = challenges()[number - 1]
    say("ak-solo-challenge", speech, number=number, name=chosen.name)
    game = load(GAME)
    with prepared(game, speech):
        name = f"challenge-{number}-{hand}"
        left = None if new or seed is not None else _under_way(name)
        state = left or game.start(seed=seed, heritage=heritage, **chosen.options(hand))
    command = f"ostraka solo challenge {number} --hand {hand}"
    SoloTable(state, speech, name, command, None).run()
    if not state.over:
        return
    store, result = Store(), result_of(state)
    before = store.scores()
    after = before.entered(number, hand, result, today())
    if after != before:
        store.save_scores(after)
    key = "won" if result.won else "failed"
    say(f"ak-solo-challenge-{key}", speech, number=number, score=result.score)
    if after != before:
        say("ak-solo-best", speech, score=result.score)


def _under_way(name: str) -> State | None:
    """The game that was left, if there is one."""
    path = _save(name)
    state = Record.load(path).replay() if path.exists() else None
    return None if state is None or state.over else state


def _list_challenges(lang: str, as_json: bool) -> None:
    scores = Store().scores()
    rows: list[dict[str, Any]] = []
    for each in challenges():
        best: dict[str, Any] = {}
        for hand in HANDS:
            entry = scores.best(each.number, hand)
            best[hand] = {"score": entry.score, "date": entry.date} if entry else None
        rows.append(
            {
                "number": each.number,
                "name": each.name,
                "objectives": each.objectives,
                "effects": each.effects,
                "best": best,
            }
        )
    if as_json:
        out.print_json(json.dumps(rows))
        return
    words = ("challenge-column", "objectives-column", "effects-column")
    heads = [Message(f"ak-solo-{word}").text(lang) for word in words]
    grid = Grid(*heads, *HANDS, box=None, pad_edge=False)
    for row in rows:
        cells = [f"{b['score']} ({b['date']})" if b else "–" for b in row["best"].values()]
        name = f"{row['number']} {row['name']}"
        grid.add_row(name, row["objectives"], row["effects"] or "–", *cells)
    out.print(grid)
    _explain(lang, "".join(dict.fromkeys("".join(r["objectives"] + r["effects"] for r in rows))))


def _explain(lang: str, shown: str) -> None:
    """What the coffers ask for and do."""
    for coffer in coffers():
        if coffer.id in shown:
            texts = coffer_texts(coffer, lang)
            line = f"{coffer.id}  {coffer.name}: {texts['objective']} / {texts['effect']}"
            out.print(line, markup=False)


# -- campaigns ------------------------------------------------------------------------------------


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
    from ostraka.core.errors import OstrakaError

    store, speech = Store(), language(lang)
    rows: list[dict[str, Any]] = []
    for name in store.names():
        try:
            rows.append(_stand(store.load(name)))
        except OstrakaError as error:
            rows.append({"name": name, "state": "damaged", "reason": error.text(speech)})
    if as_json:
        out.print_json(json.dumps(rows))
        return
    if not rows:
        say("ak-solo-none", speech)
    for row in rows:
        if row["state"] == "damaged":
            out.print(row["reason"], markup=False)
        else:
            say("ak-solo-campaign", speech, name=row["name"], achieved=row["achieved"])


@legacy.command()
def new(name: Name, lang: Lang = None) -> None:
    """Begin a campaign."""
    _show(Store().create(name, today()), language(lang))


@legacy.command()
def show(name: Name, lang: Lang = None, as_json: Json = False) -> None:
    """Show how a campaign stands."""
    campaign = Store().load(name)
    if as_json:
        out.print_json(json.dumps(_stand(campaign)))
        return
    _show(campaign, language(lang))
    _explain(language(lang), campaign.to_do + campaign.unlocked)


@legacy.command()
def play(name: Name, seed: Seed = None, heritage: Pack = True, lang: Lang = None) -> None:
    """Play the next game of a campaign, or go on with the one under way."""
    store, speech = Store(), language(lang)
    campaign = store.load(name)
    _show(campaign, speech)
    with prepared(load(GAME), speech):
        state = campaign.resume() or campaign.begin(seed, heritage=heritage)
    if not state.over:
        command = f"ostraka solo legacy play {name}"
        SoloTable(state, speech, f"legacy-{slug(name)}", command, campaign).run()
    if state.over:
        campaign = campaign.finished(result_of(state), today())
        store.save(campaign)
        _show(campaign, speech)


@legacy.command()
def replay(
    name: Name,
    game: Annotated[int, typer.Argument(metavar="GAME", help="1 for the first game.")],
    at: Annotated[int | None, typer.Option(help="Show the state after so many actions.")] = None,
    lang: Lang = None,
) -> None:
    """Walk through a finished game of a campaign."""
    from ostraka.terminal.replay import Replay

    campaign = Store().load(name)
    if not 1 <= game <= len(campaign.games):
        raise InvalidOption(Message("ak-solo-no-game", number=game, games=len(campaign.games)))
    walk = Replay(Record.from_json(campaign.games[game - 1].result.record), language(lang))
    if at is None:
        walk.run()
    else:
        walk.go(at)
        walk.show()


@legacy.command()
def export(
    name: Name,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")],
    lang: Lang = None,
) -> None:
    """Write a campaign to a file."""
    Store().export(name, file)
    say("ak-solo-exported", language(lang), path=str(file))


@legacy.command("import")
def take_in(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An exported campaign.")],
    lang: Lang = None,
) -> None:
    """Read a campaign from a file."""
    _show(Store().take_in(file), language(lang))
