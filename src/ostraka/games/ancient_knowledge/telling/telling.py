"""What a beat changed on the table, as a seat sees it: one small thing after the other.

Everything is found by comparing two views of that seat, so nothing can be told that it may not
know. Cards that it sees are told by name, all others are counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from ostraka.core.i18n.message import Message, listed, message_of
from ostraka.core.show.change import Cause, Told
from ostraka.games.ancient_knowledge.face.shape import AkTable, Solo
from ostraka.games.ancient_knowledge.telling.beats import ByItself, FullHand, OwnWords
from ostraka.games.ancient_knowledge.telling.counting import counted
from ostraka.games.ancient_knowledge.telling.moves import moves, reshuffled
from ostraka.games.ancient_knowledge.telling.places import Place, monuments, same_timelines, went

Named = Callable[[str], Message]
"""What a card or a coffer is called."""

Seats = Callable[[int], Message]
"""What a seat is called."""


def tell(
    named: Named,
    seats: Seats,
    before: dict[str, Any],
    after: dict[str, Any],
    cause: Cause,
    seat: int | None,
) -> Iterator[Told]:
    """The small changes between two views of a seat."""
    old: AkTable = before["table"]
    new: AkTable = after["table"]
    if isinstance(cause, ByItself):
        taken = cause.sentence(seat)
        if taken is not None:
            yield Told("single", taken, cause.thing, seat=cause.seat)
    if isinstance(cause, FullHand) and cause.seat is not None:
        said = Message("ak-told-hand-full", seat=seats(cause.seat), n=cause.undrawn)
        yield Told("undrawn", said, after=cause.undrawn, seat=cause.seat)
    own_words = isinstance(cause, (ByItself, OwnWords))
    chosen = seat if old["phase"] == "opening" else None  # this seat was told one by one
    if cause.kind == "die" and "solo" in new and new["solo"]["die"]:
        yield Told("die", Message("ak-told-die", n=new["solo"]["die"]), after=new["solo"]["die"])
    cards = went(old, new)
    for told in moves(named, seats, (old, new), cards, cause, own_words):
        again = chosen is not None and told.seat == chosen and told.target == "discard"
        yield replace(told, quiet=True) if again else told
    yield from counted(seats, (old, new), cards, own_words)
    yield from _amounts(named, old, new, own_words)
    yield from _boards(seats, old, new, own_words)
    if "solo" in old and "solo" in new:
        yield from _alone(named, old["solo"], new["solo"], own_words)
    yield from _course(seats, before, after)


def audience(before: dict[str, Any], cause: Cause, seat: int | None) -> int | None:
    """Words for one seat alone: what it chose in secret, and choices that made themselves."""
    insider = isinstance(cause, ByItself) and seat in cause.insiders
    return seat if insider or before["table"]["phase"] == "opening" else None


def _amounts(named: Named, old: AkTable, new: AkTable, quiet: bool) -> Iterator[Told]:
    """Knowledge on monuments that stay where they are, or at least in a timeline."""
    if same_timelines(old, new):
        return
    stood = monuments(old)
    for card, (seat, entry) in monuments(new).items():
        if card in stood and stood[card][1]["knowledge"] != entry["knowledge"]:
            was, now = stood[card][1]["knowledge"], entry["knowledge"]
            key = "ak-told-less-knowledge" if now < was else "ak-told-more-knowledge"
            said = Message(key, card=named(card), n=abs(now - was), left=now)
            yield Told("knowledge", said, card, before=was, after=now, seat=seat, quiet=quiet)


def _boards(seats: Seats, old: AkTable, new: AkTable, quiet: bool) -> Iterator[Told]:
    """Lost knowledge, and monuments of a Past that are rotated or straight again."""
    for seat, (was, now) in enumerate(zip(old["seats"], new["seats"], strict=True)):
        if was is now:
            continue
        if was["lost"] != now["lost"]:
            n = now["lost"] - was["lost"]
            key = "ak-told-lost" if n > 0 else "ak-told-recovered"
            said = Message(key, seat=seats(seat), n=abs(n), total=now["lost"])
            less = quiet and n < 0
            yield Told("lost", said, before=was["lost"], after=now["lost"], seat=seat, quiet=less)
        turned = sum(c["rotated"] for c in now["past"]) - sum(c["rotated"] for c in was["past"])
        if turned:
            key = "ak-told-rotated" if turned > 0 else "ak-told-straight"
            said = Message(key, seat=seats(seat), n=abs(turned))
            yield Told("rotate", said, after=turned, seat=seat, quiet=quiet)


def _alone(named: Named, old: Solo, new: Solo, quiet: bool) -> Iterator[Told]:
    """The Time card and the coffers of a solo game."""
    was, now = old["time"], new["time"]
    if was != now:
        if now["departures"] > was["departures"]:
            key, kind = "ak-told-time-leaves", "time"
        elif was["space"] == 0 and now["departures"]:
            key, kind = "ak-told-time-returns", "time"
        else:
            key, kind = "ak-told-time-moves", "time"
        said = Message(key, space=now["space"], n=now["departures"])
        yield Told(kind, said, "TIME", _space(was["space"]), _space(now["space"]))
    for letter in new["objectives"]:
        if letter not in old["objectives"]:
            said = Message("ak-told-objective", coffer=named(letter))
            yield Told("coffer", said, letter, None, "board", quiet=quiet)
        elif new["objectives"][letter] != old["objectives"][letter]:
            key = "ak-told-met" if new["objectives"][letter] else "ak-told-no-longer-met"
            yield Told("objective", Message(key, coffer=named(letter)), letter)
    for letter in new["given_up"]:
        if letter not in old["given_up"]:
            said = Message("ak-told-given-up", coffer=named(letter))
            yield Told("coffer", said, letter, "board", None, quiet=quiet)
    for letter in new["used"]:
        if letter not in old["used"]:
            said = Message("ak-told-used", coffer=named(letter))
            yield Told("coffer", said, letter, "under", None, quiet=quiet)
    if new["drawn"] and not old["drawn"]:
        drawn = listed([named(letter) for letter in new["drawn"]])
        yield Told("coffer", Message("ak-told-drawn", coffers=drawn))
    if new["unlearning_skipped"] and not old["unlearning_skipped"]:
        yield Told("skip", Message("ak-told-unlearning-skipped"))


def _space(space: int) -> str | None:
    return f"timeline.0.{space}" if space else None


def _course(seats: Seats, before: dict[str, Any], after: dict[str, Any]) -> Iterator[Told]:
    """Tiles turned, the end coming, whose turn it is, and how it ended."""
    old: AkTable = before["table"]
    new: AkTable = after["table"]
    if old["turned"] != new["turned"]:
        yield Told("turned", Message("ak-told-turned", n=new["turned"]), f"tile.{new['turned']}")
    if new["skip"] and not old["skip"]:
        yield Told("skip", Message("ak-told-skip", seat=seats(new["turn"])), seat=new["turn"])
    if new["ending"] and not old["ending"]:
        yield Told("ending", Message("ak-told-ending"))
    if after["over"]:
        if after["outcome"] is not None and before["outcome"] is None:
            yield Told("over", message_of(after["outcome"]["reason"]))
        return
    begun = old["phase"] == "opening" != new["phase"]  # the first turn begins
    if "solo" in new:
        solo = new["solo"]
        if begun or solo["turn"] != old.get("solo", solo)["turn"]:
            said = Message("ak-told-turn-alone", turn=solo["turn"], turns=solo["turns"])
            yield Told("turn", said)
    elif begun or (old["turn"] != new["turn"] and new["phase"] != "opening"):
        yield Told("turn", Message("ak-told-turn", seat=seats(new["turn"])), seat=new["turn"])


def tell_unknown(
    seats: Seats, before: dict[str, Any], after: dict[str, Any], cause: Cause
) -> Iterator[Told]:
    """Cards drawn, looked at or dealt, counted between two views of a spectator; or a roll."""
    old: AkTable = before["table"]
    new: AkTable = after["table"]
    if cause.kind == "die":  # what else happens depends on what it shows
        yield Told("die", Message("ak-told-die-rolled"))
        return
    yield from reshuffled(old, new)
    for seat, (was, now) in enumerate(zip(old["seats"], new["seats"], strict=True)):
        n = now["hand_size"] - was["hand_size"]
        if n > 0:
            said = Message("ak-told-draws-n", seat=seats(seat), n=n)
            target = str(Place("hand", seat))
            yield Told("count", said, None, "deck", target, after=n, seat=seat)
    looked = new["limbo_size"] - old["limbo_size"]
    if looked > 0:
        said = Message("ak-told-looks-n", seat=seats(new["turn"]), n=looked)
        yield Told("count", said, None, "deck", "apart", after=looked, seat=new["turn"])
    for number, (lay, lies) in enumerate(zip(old["tiles"], new["tiles"], strict=True), 1):
        n = sum(card is not None and card not in lay for card in lies)
        if n:
            said = Message("ak-told-dealt-n", tile=number, n=n)
            yield Told("refill", said, f"tile.{number}", after=n)
