"""What is certain of a beat in which something hidden comes to light: how many, but not which."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ostraka.core.i18n.message import Message
from ostraka.core.show.change import Cause, Told
from ostraka.games.ancient_knowledge.face.moves import reshuffled
from ostraka.games.ancient_knowledge.face.places import Place
from ostraka.games.ancient_knowledge.face.shape import Table


def tell_unknown(
    seats: Callable[[int], Message], before: dict[str, Any], after: dict[str, Any], cause: Cause
) -> Iterator[Told]:
    """Cards drawn, looked at or dealt, counted between two views of a spectator; or a roll."""
    old: Table = before["table"]
    new: Table = after["table"]
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
