"""Commands: what people do at a table, checked and turned into entries of the journal.

Each function takes the table as it is and what somebody wants, and returns drafts of entries (kind
and body) or refuses. Nothing is changed here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal

from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import Message
from ostraka.core.play.line import line_of
from ostraka.core.play.state import State
from ostraka.protocol import live
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.tables.entries import Draft
from ostraka.server.tables.table import GameTable

DEFAULT_LEVEL = 3


def key_of(guest: str, ident: str) -> str:
    """The name of a command in the journal: nobody can take another's."""
    return f"{guest}:{ident}"


def seat_of(table: GameTable, guest: str | None, wanted: int | None) -> int:
    """The seat that a person speaks for."""
    mine = table.seats_of(guest)
    if wanted is not None and wanted in mine:
        return wanted
    if wanted is not None or not mine:
        raise Refusal("forbidden", Message("server-not-your-seat"))
    return next((seat for seat in table.due if seat in mine), mine[0])


def _playing(table: GameTable) -> None:
    if table.status != "playing":
        raise Refusal("state", Message(f"server-table-{table.status}"))


def _current(table: GameTable, version: int) -> None:
    if version != table.version:
        raise Refusal("stale", Message("server-stale"), version=table.version)


def _others(table: GameTable, seat: int, besides: Iterable[int] = ()) -> list[int]:
    """The seats of other people, one for each person."""
    found: dict[str | None, int] = {}
    for other in table.people:
        guest = table.seats[other].guest
        if guest != table.seats[seat].guest and other not in besides:
            found.setdefault(guest, other)
    return list(found.values())


# -- playing -------------------------------------------------------------------------------------


def acted(table: GameTable, seat: int, *actions: str | Mapping[str, Any]) -> list[Draft]:
    """An action of a seat, as the texts of the row of actions that the rules ask for.

    Where several choose at once it is sealed, and all are played when the last has chosen.
    """
    _playing(table)
    if seat not in table.choosing:
        raise Refusal("state", Message("server-not-your-turn"))
    alone = table.choosing == [seat]
    try:
        if alone and len(actions) == 1:
            return [("act", {"seat": seat, "actions": table.state.texts(actions[0])})]
        turn = table.state.turn_of(seat)
        texts = [text for action in actions for text in _played(turn, action)]
    except OstrakaError as error:
        raise refusal_of(error) from None
    body = {"seat": seat, "actions": texts}
    if alone:
        return [("act", body)]
    if turn.seat == seat:
        raise Refusal("illegal", Message("server-seal-whole"))
    sealed = {**table.sealed, seat: texts}
    drafts: list[Draft] = [("seal", body)]
    if all(other in sealed for other in table.choosing):
        drafts += [("act", {"seat": other, "actions": sealed[other]}) for other in table.choosing]
    return drafts


def _played(turn: State, action: str | Mapping[str, Any]) -> list[str]:
    """The texts of an action, which is played in the state that is given."""
    texts = turn.texts(action)
    for text in texts:
        turn.play(text)
    return texts


def act(table: GameTable, seat: int, command: live.Act, away: set[int]) -> list[Draft]:
    """Play an action on the version that the client has seen."""
    _playing(table)
    _current(table, command.version)
    given = [each for each in (command.parts, command.text, command.indices) if each is not None]
    if len(given) != 1:
        raise Refusal("malformed", Message("server-parts-or-text"))
    if command.indices is not None:
        return acted(table, seat, *_indexed(table, seat, command.indices))
    action: str | Mapping[str, Any] = given[0]  # type: ignore[assignment]
    if isinstance(action, str) and " " in action and seat in table.choosing:
        return _line(table, seat, action)
    return acted(table, seat, action)


def _indexed(table: GameTable, seat: int, indices: Sequence[int]) -> list[str]:
    """The texts of actions given by their indices: several only where all choose at once."""
    if seat not in table.choosing:
        raise Refusal("state", Message("server-not-your-turn"))
    turn, texts = table.state.turn_of(seat), []
    for number, index in enumerate(indices, 1):
        legal = turn.indices
        if index not in legal:
            said = Message("envs-action-masked", action=index, legal=len(legal))
            raise Refusal("illegal", said)
        texts.append(turn.legal[legal.index(index)].text)
        if number < len(indices):
            turn.play(texts[-1])
            if turn.seat != seat or table.choosing == [seat]:
                raise Refusal("illegal", Message("server-index-one"))
    return texts


def _line(table: GameTable, seat: int, text: str) -> list[Draft]:
    """A whole turn in one line: all of it is entered, each action by itself, or nothing."""
    turn = table.state.turn_of(seat)
    if text in turn.legal:
        return acted(table, seat, text)
    try:
        actions = line_of(turn, text)
        if table.choosing != [seat]:
            return acted(table, seat, *actions)
        return [("act", {"seat": seat, "actions": _played(turn, each)}) for each in actions]
    except OstrakaError as error:
        raise refusal_of(error) from None


def undo_of(table: GameTable, seat: int) -> Literal["free", "ask"] | None:
    """Whether a seat can take its last action back: `free`, `ask`, or not at all.

    It is free until something hidden has been revealed or another was asked. Then the others must
    agree; bots always do, and people at one screen ask each other without us.
    """
    if not table.setup.undo or table.status != "playing" or table.last_of(seat) is None:
        return None
    free = table.is_fresh(seat)
    if table.scored:  # nobody could agree to more, and the score is compared with others'
        return "free" if free else None
    return "free" if free or not _others(table, seat) else "ask"


def _taken_back(table: GameTable, seat: int) -> Draft:
    last = table.last_of(seat)
    if last is None:
        raise Refusal("state", Message("error-nothing-to-undo"))
    return "undo", {"seat": last.seat, "ply": last.ply}


def undo(table: GameTable, seat: int, command: live.Undo, away: set[int]) -> list[Draft]:
    """Take one's last action back where nobody need be asked."""
    _playing(table)
    _current(table, command.version)
    if not table.setup.undo:
        raise Refusal("forbidden", Message("server-no-undo"))
    allowed = undo_of(table, seat)
    if allowed == "ask":
        raise Refusal("state", Message("server-undo-ask"))
    if allowed is None and table.last_of(seat) is not None:
        raise Refusal("state", Message("server-undo-light"))
    return [_taken_back(table, seat)]


def resign(table: GameTable, seat: int, command: live.Resign, away: set[int]) -> list[Draft]:
    """Give up."""
    _playing(table)
    if "resign" not in table.agreements:
        raise Refusal("state", Message("error-agreement-alone"))
    return [("resign", {"seat": seat, "level": DEFAULT_LEVEL})]


# -- agreeing ------------------------------------------------------------------------------------


def _effect(
    table: GameTable, offer: str, by: int, of: int | None, level: int | None
) -> list[Draft]:
    """What happens once all have agreed; the registry sets up a rematch."""
    if offer == "takeback":
        return [_taken_back(table, by)]
    if offer == "draw":
        return [("draw", {})]
    if offer == "bot":
        return [("bot", {"seat": of, "level": level})]
    return [("rematch", {})]


def _check_offer(table: GameTable, seat: int, command: live.MakeOffer, away: set[int]) -> None:
    if command.offer == "rematch":
        if table.status != "over" or table.rematch is not None:
            raise Refusal("state", Message("server-no-rematch"))
        if table.setup.campaign is not None:
            raise Refusal("state", Message("server-no-rematch-campaign"))
        return
    _playing(table)
    if command.offer == "takeback" and not table.setup.undo:
        raise Refusal("forbidden", Message("server-no-undo"))
    if command.offer == "takeback" and table.last_of(seat) is None:
        raise Refusal("state", Message("error-nothing-to-undo"))
    if command.offer == "draw":
        if "draw" not in table.agreements:
            title = table.state.game.title
            raise Refusal("state", Message("error-no-draws", game=title))
        if len(table.people) < table.players:
            raise Refusal("state", Message("server-bot-plays-on"))
    if command.offer == "bot":
        if table.plan is not None and table.plan.kind == "days":  # nobody need be here
            raise Refusal("state", Message("server-away-days"))
        if command.of not in table.people or command.of not in away:
            raise Refusal("state", Message("server-not-away"))


def offer(table: GameTable, seat: int, command: live.MakeOffer, away: set[int]) -> list[Draft]:
    """Propose something; where nobody need be asked it happens at once."""
    if command.offer in table.offers:
        raise Refusal("state", Message("server-offer-stands"))
    _check_offer(table, seat, command, away)
    level = (command.level or DEFAULT_LEVEL) if command.offer == "bot" else None
    besides = {command.of} if command.offer == "bot" and command.of is not None else set()
    waiting = _others(table, seat, besides)
    if command.offer == "bot":
        waiting = [other for other in waiting if other not in away]
    if not waiting:
        return _effect(table, command.offer, seat, command.of, level)
    body = {
        "offer": command.offer,
        "seat": seat,
        "waiting": waiting,
        "of": command.of,
        "level": level,
    }
    return [("offer", body)]


def answer(table: GameTable, seat: int, command: live.Answer, away: set[int]) -> list[Draft]:
    """Agree to an offer, refuse it, or withdraw one's own."""
    standing = table.offers.get(command.offer)
    if standing is None:
        raise Refusal("state", Message("server-no-offer"))
    guest = table.seats[seat].guest
    mine = [n for n in (*standing.waiting, standing.by) if table.seats[n].guest == guest]
    if not mine or (command.yes and mine[0] == standing.by):
        raise Refusal("forbidden", Message("server-not-asked"))
    body = {"offer": command.offer, "seat": mine[0], "yes": command.yes}
    drafts: list[Draft] = [("answer", body)]
    if command.yes and standing.waiting == [mine[0]]:
        drafts += _effect(table, command.offer, standing.by, standing.of, standing.level)
    return drafts


COMMANDS: dict[str, Callable[[GameTable, int, Any, set[int]], list[Draft]]] = {
    "act": act,
    "undo": undo,
    "resign": resign,
    "offer": offer,
    "answer": answer,
}
"""By the type of the message."""
