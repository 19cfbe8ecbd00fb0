"""Cards that go from place to place, told by name to those who see them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ostraka.core.i18n.message import Message, listed
from ostraka.core.show.change import Cause, Told
from ostraka.games.ancient_knowledge.face.shape import AkTable, Monument
from ostraka.games.ancient_knowledge.telling.places import Place, Went, monuments, same_timelines

# where from (None: from face down) and where to: what is said
_SAID: dict[tuple[str | None, str | None], str] = {
    (None, "hand"): "draws",
    ("apart", "hand"): "takes",
    ("hand", "hand"): "takes-from",
    ("hand", "discard"): "discards",
    (None, "discard"): "shown",
    ("apart", "discard"): "put-away",
    ("timeline", "discard"): "leaves",
    ("artifacts", "discard"): "leaves",
    ("hand", "apart"): "laid",
    (None, "apart"): "laid",
    ("apart", "artifacts"): "enters",
    ("hand", "artifacts"): "enters",
    ("apart", "timeline"): "stands",
    ("hand", "timeline"): "stands",
    ("timeline", "timeline"): "moves",
    ("timeline", "past"): "declines",
    ("tile", "collection"): "learns",
    ("apart", "collection"): "learns",
    ("stored", "collection"): "claims",
    ("tile", "stored"): "stores",
    ("stored", "technology_discard"): "put-away",
    ("tile", "technology_discard"): "cleared",
    ("tile", None): "buried",
    ("apart", None): "buried",
}
_IN_OWN_WORDS = {
    "takes", "takes-from", "discards", "leaves", "moves", "learns", "stores", "buried",
}  # fmt: skip
"""What the sentence of the action that did it says as well."""
_OF_ITS_OWN = {("action", "stands"), ("action", "enters"), ("decline", "declines")}
"""What a card does because it was created, or let decline: that has been said."""
_TOGETHER = {"draws", "shown", "put-away", "cleared", "discards"}
"""What is said once for all cards to which it happens in a beat."""


def moves(
    named: Callable[[str], Message],
    seats: Callable[[int], Message],
    tables: tuple[AkTable, AkTable],
    went: Went,
    cause: Cause,
    own_words: bool,
) -> Iterator[Told]:
    """Every card that lies elsewhere now; what happens to many at once is said once."""
    old, new = tables
    yield from _looked_at(named, went, new)
    yield from reshuffled(old, new)
    slid = cause.kind == "decline" and cause.thing is None
    if slid and any(at and at.zone == "timeline" for _, at, _ in went):
        seat = new["turn"]
        yield Told("slide", Message("ak-told-slide", seat=seats(seat)), seat=seat)
    stands = monuments(new) if went or not same_timelines(old, new) else {}
    told: dict[tuple[str, int], list[tuple[str, Place, Place | None]]] = {}
    for card, source, target in went:
        key = _SAID.get((source.zone if source else None, target.zone if target else None))
        if key is None:
            continue  # refills and shuffles are told as such; what is lost from sight is counted
        start = source or _origin(target, old, new)
        told.setdefault((key, _seat_of(target, start, new)), []).append((card, start, target))
    for (key, owner), cards in told.items():
        whole = listed([named(card) for card, _, _ in cards])
        hushed = (key in _IN_OWN_WORDS and own_words) or key == "laid" or (key == "moves" and slid)
        together = key in _TOGETHER
        for i, (card, start, target) in enumerate(cards):
            message = Message(
                f"ak-told-{key}",
                card=whole if together and i == 0 else named(card),
                count=len(cards) if together and i == 0 else 1,
                seat=seats(owner),
                other=seats(owner if start.seat is None else start.seat),
                space=target.number if target and target.number else 0,
                n=stands[card][1]["knowledge"] if key == "stands" else 0,
            )
            caused = (cause.kind, key) in _OF_ITS_OWN and cause.thing == card
            quiet = hushed or caused or (together and i > 0)
            end = str(target) if target is not None else None
            yield Told("move", message, card, str(start), end, seat=owner, quiet=quiet)
    if not same_timelines(old, new):
        yield from _traded(named, old, stands, own_words)
    yield from _refilled(named, old, new)


def _traded(
    named: Callable[[str], Message],
    old: AkTable,
    stands: dict[str, tuple[int, Monument]],
    own_words: bool,
) -> Iterator[Told]:
    """Two monuments of one space that have traded levels: to all but each other they stay put."""
    stood = monuments(old)
    pairs: dict[Place, list[str]] = {}
    for card, (seat, entry) in stands.items():
        owner, was = stood.get(card, (seat, entry))
        if was["level"] != entry["level"] and (owner, was["space"]) == (seat, entry["space"]):
            pairs.setdefault(Place("timeline", seat, entry["space"]), []).append(card)
    for place, cards in pairs.items():
        if len(cards) == 2:
            first, second = map(named, cards)
            said = Message("ak-told-trades", card=first, other=second, space=place.number)
            for card, quiet in zip(cards, (own_words, True), strict=True):
                yield Told("move", said, card, str(place), str(place), seat=place.seat, quiet=quiet)


def _seat_of(target: Place | None, start: Place, new: AkTable) -> int:
    for place in (target, start):
        if place is not None and place.seat is not None:
            return place.seat
    return new["turn"]


def _origin(target: Place | None, old: AkTable, new: AkTable) -> Place:
    """Where a card came from unseen: the hand or the deck that shrank."""
    for seat, (was, now) in enumerate(zip(old["seats"], new["seats"], strict=True)):
        if was["hand"] is None and now["hand_size"] < was["hand_size"]:
            return Place("hand", seat)
    for level in (1, 2):
        shrank = new["technology_decks"][level - 1] != old["technology_decks"][level - 1]
        if shrank and target == Place("apart"):
            return Place("technology_deck", number=level)
    return Place("deck")


def _looked_at(
    named: Callable[[str], Message],
    went: Went,
    new: AkTable,
) -> Iterator[Told]:
    """Cards that were turned up, or are looked at in secret by the reader."""
    cards = [card for card, source, target in went if source is None and target == Place("apart")]
    if len(cards) > 1 or (cards and new["limbo_size"] > 1):
        yield Told("look", Message("ak-told-looks", cards=listed([named(c) for c in cards])))


def reshuffled(old: AkTable, new: AkTable) -> Iterator[Told]:
    """A discard pile becomes a deck again."""
    if new["deck"] > old["deck"] or (new["discard"] < old["discard"] and old["deck"] == 0):
        yield Told("shuffle", Message("ak-told-shuffled"), None, "discard", "deck")
    for level in (1, 2):
        was, now = old["technology_discards"][level - 1], new["technology_discards"][level - 1]
        if len(now) < len(was):
            source, target = f"technology_discard.{level}", f"technology_deck.{level}"
            said = Message("ak-told-shuffled-technologies", level=level)
            yield Told("shuffle", said, None, source, target)


def _refilled(named: Callable[[str], Message], old: AkTable, new: AkTable) -> Iterator[Told]:
    """New technologies on a tile."""
    if old["tiles"] is new["tiles"]:
        return
    for number, (was, now) in enumerate(zip(old["tiles"], new["tiles"], strict=True), 1):
        came = [card for card in now if card and card not in was]
        if not came:
            continue
        level = 2 if number == 3 or new["turned"] == number else 1
        cards = listed([named(card) for card in came])
        yield Told("refill", Message("ak-told-refill", tile=number, cards=cards), f"tile.{number}")
        for card in came:
            said = Message("ak-told-dealt", card=named(card), tile=number)
            source = Place("technology_deck", number=level)
            target = Place("tile", number=number)
            yield Told("move", said, card, str(source), str(target), quiet=True)
