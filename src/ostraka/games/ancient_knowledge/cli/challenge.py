"""`ostraka solo challenge`: the ten challenges, the best scores, and the games that earn them.

A challenge is a game of the library with a note which one it is. Its score is entered from the
finished record, at once or, if the program was killed, when challenges are next looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from ostraka.core.errors import InvalidOption, InvalidRecord, OstrakaError
from ostraka.core.game.options import validated
from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge.language.challenges import Challenge
from ostraka.games.ancient_knowledge.language.coffers import Coffer
from ostraka.games.ancient_knowledge.solo.campaign import GAME, result_of
from ostraka.games.ancient_knowledge.solo.challenges import HANDS
from ostraka.games.ancient_knowledge.solo.game import READINGS, AncientKnowledgeSolo
from ostraka.games.ancient_knowledge.solo.store import Store
from ostraka.games.ancient_knowledge.text.names import challenge_name, coffer_name
from ostraka.games.ancient_knowledge.text.texts import marked, marked_coffer
from ostraka.terminal.arguments import (
    packs_option,
    played_with,
    reading_options,
    seed_option,
    typed,
)
from ostraka.terminal.command import argument, command, flag, json_option, lang_option, option
from ostraka.terminal.console import out, prepared, print_document, say
from ostraka.terminal.library import GameFile, Library
from ostraka.terminal.table.seating import PERSON
from ostraka.terminal.table.session import play_new, resume_game

SIGNS = {"read": "", "unsure": " ~", "rebuilt": " *"}
"""Behind a challenge of the list: how sure its letters are."""

heritage_option = option("--heritage/--base", key="help-solo-heritage")


@command()
@argument("number", "NUMBER", "help-challenge-number", type=int, required=False)
@option("--hand", default="classic", key="help-challenge-hand")
@reading_options
@seed_option()
@heritage_option
@packs_option
@flag("--new", key="help-challenge-new")
@lang_option
@json_option
def challenge(
    number: int | None,
    hand: str,
    options: tuple[str, ...],
    seed: int | None,
    heritage: bool | None,
    packs: tuple[Path, ...],
    new: bool,
    lang: str,
    as_json: bool,
) -> None:
    """Play one of the ten challenges, or list them with the best scores."""
    game = _game(packs)
    enter_finished(lang)
    if number is None:
        _list_challenges(game, lang, as_json)
        return
    challenges = game.pack.challenges
    if not 1 <= number <= len(challenges):
        raise InvalidOption(Message("ak-solo-no-challenge", number=number))
    if hand not in HANDS:
        raise InvalidOption(Message("ak-solo-no-hand", hand=hand[:40], known=", ".join(HANDS)))
    Store().scores(game.packs)  # a damaged table is found out before the game
    chosen = challenges[number - 1]
    name = marked(challenge_name(chosen, lang), chosen.source, lang)
    say("ak-solo-challenge", lang, number=number, name=name)
    left = None if new else _left(game, number, hand)
    if left is not None:
        if seed is not None or heritage is not None or options:
            raise InvalidOption(Message("ak-solo-left-other", name=left.path.stem))
        resume_game(left, lang)
    else:
        with prepared(game, lang):
            cards = True if heritage is None else heritage
            readings = validated(game.title, READINGS, typed(READINGS, options))
            state = game.start(seed=seed, heritage=cards, **chosen.options(hand), **readings)
        notes = {"challenge": number, "hand": hand}
        play_new(state, (PERSON,), lang, notes=notes)


def _game(packs: Sequence[Path]) -> AncientKnowledgeSolo:
    """The solo game, with the packs that were given."""
    game = played_with(GAME, packs)
    assert isinstance(game, AncientKnowledgeSolo)
    return game


def _left(game: AncientKnowledgeSolo, number: int, hand: str) -> GameFile | None:
    """The game of a challenge that was left, with the same packs, if there is one."""
    for entry in Library().unfinished(GAME):
        file = entry.file
        if file is None or file.saved.record.packs != game.packs:
            continue
        if (file.saved.notes.get("challenge"), file.saved.notes.get("hand")) == (number, hand):
            return file
    return None


def after_game(file: GameFile, lang: str) -> None:
    """Enter the score of a challenge that has just ended."""
    if "challenge" in file.saved.notes:
        enter_finished(lang)


def enter_finished(lang: str) -> None:
    """Enter every finished challenge of the library that has not been entered yet."""
    for entry in Library().entries():
        file = entry.file
        if file is None or not file.saved.over or "challenge" not in file.saved.notes:
            continue
        if not file.saved.notes.get("entered"):
            try:
                _enter(file, lang)
            except OstrakaError as error:  # a pack may be back the next time
                say("labelled", lang, label=file.path.stem, text=error.text(lang))


def _challenges(state: State) -> Sequence[Challenge]:
    game = state.game
    return game.pack.challenges if isinstance(game, AncientKnowledgeSolo) else ()


def _enter(file: GameFile, lang: str) -> None:
    saved = file.saved
    state = saved.record.replay()
    result = result_of(state)
    number, hand = saved.notes["challenge"], saved.notes.get("hand")
    if type(number) is not int or not 1 <= number <= len(_challenges(state)) or hand not in HANDS:
        raise InvalidRecord(Message("error-record-field", field="notes"))
    best = Store().enter(number, hand, result, saved.changed[:10], state.game.packs)
    key = "ak-solo-challenge-won" if result.won else "ak-solo-challenge-failed"
    say(key, lang, number=number, score=result.score)
    if best:
        say("ak-solo-best", lang, score=result.score)
    file.keep(state, saved.seats, entered=True)


def _list_challenges(game: AncientKnowledgeSolo, lang: str, as_json: bool) -> None:
    scores = Store().scores(game.packs)
    rows: list[dict[str, Any]] = []
    for each in game.pack.challenges:
        best: dict[str, Any] = {}
        for hand in HANDS:
            entry = scores.best(each.number, hand)
            best[hand] = {"score": entry.score, "date": entry.date} if entry else None
        rows.append(
            {
                "number": each.number,
                "name": challenge_name(each, lang),
                "objectives": each.objectives,
                "effects": each.effects,
                "source": each.source,
                "best": best,
            }
        )
    if as_json:
        print_document(rows)
        return
    words = ("challenge-column", "objectives-column", "effects-column")
    heads = [Message(f"ak-solo-{word}").text(lang) for word in words]
    hands = [Message(f"ak-value-{hand}").text(lang).replace(" ", "\n") for hand in HANDS]
    grid = Grid(*heads, *hands, box=None, pad_edge=False)
    for row in rows:
        cells = [str(best["score"]) if best else "–" for best in row["best"].values()]
        name = f"{row['number']} {row['name']}{SIGNS[row['source']]}"
        grid.add_row(name, row["objectives"], row["effects"] or "–", *cells)
    out.print(grid)
    if any(SIGNS[row["source"]] for row in rows):
        say("ak-solo-signs", lang)
    coffers = game.pack.coffers
    explain_coffers(coffers, lang, "".join(row["objectives"] + row["effects"] for row in rows))


def explain_coffers(coffers: Iterable[Coffer], lang: str, shown: str) -> None:
    """Print objective and effect of each of these coffers."""
    for coffer in coffers:
        if coffer.id in shown:
            texts = marked_coffer(coffer, lang)
            name = f"{coffer.id}  {coffer_name(coffer, lang)}"
            text = f"{texts['objective']} / {texts['effect']}"
            say("labelled", lang, label=name, text=text)
