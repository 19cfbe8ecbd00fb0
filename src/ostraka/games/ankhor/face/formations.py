"""Groups that form, grow, merge, shrink, split and break up, told from two domains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ostraka.core.i18n.message import Message, listed
from ostraka.core.show.change import Told
from ostraka.games.ankhor.face.words import seat_name

Group = dict[str, Any]


def tell_groups(mine: dict[str, Any], now: dict[str, Any], seat: int) -> Iterator[Told]:
    """What became of the groups of one domain."""
    if mine["groups"] == now["groups"]:
        return
    for group in mine["groups"]:
        heirs = _touching(group, now["groups"])
        if not heirs:
            yield _told("ankhor-told-group-gone", group, seat, len(group["tiles"]), 0)
        elif len(heirs) > 1:
            sizes = sorted((len(heir["tiles"]) for heir in heirs), reverse=True)
            parts = listed([Message("ankhor-number", number=size) for size in sizes])
            yield _told(
                "ankhor-told-group-split", group, seat, len(group["tiles"]), sizes[0], sizes=parts
            )
    for group in now["groups"]:
        origins = _touching(group, mine["groups"])
        size = len(group["tiles"])
        if not origins:
            yield _told("ankhor-told-group-forms", group, seat, 0, size)
        elif len(origins) > 1:
            most = max(len(origin["tiles"]) for origin in origins)
            yield _told("ankhor-told-group-merges", group, seat, most, size)
        elif len(_touching(origins[0], now["groups"])) == 1 and len(origins[0]["tiles"]) != size:
            grows = size > len(origins[0]["tiles"])
            key = "ankhor-told-group-grows" if grows else "ankhor-told-group-shrinks"
            yield _told(key, group, seat, len(origins[0]["tiles"]), size)


def _touching(group: Group, others: list[Group]) -> list[Group]:
    """The groups of the same colour or animal that have a tile in common with this one."""
    tiles = set(group["tiles"])
    return [
        other
        for other in others
        if (other["sort"], other["of"]) == (group["sort"], group["of"])
        and tiles & set(other["tiles"])
    ]


def _told(key: str, group: Group, seat: int, before: int, after: int, **values: Any) -> Told:
    said = Message(
        key,
        seat=seat_name(seat),
        group=Message("ankhor-group", of=group["of"]),
        things=Message("ankhor-grouped", of=group["of"], count=after or before),
        count=after or before,
        **values,
    )
    return Told("group", said, group["of"], before=before, after=after, seat=seat)
