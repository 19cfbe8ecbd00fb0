"""Cards that go from place to place unseen: counted for those who may not know them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ostraka.core.i18n.message import Message
from ostraka.core.show.change import Told
from ostraka.games.ancient_knowledge.face.shape import AkTable
from ostraka.games.ancient_knowledge.telling.places import Place, Went

OPEN = ("apart", "artifacts", "timeline")
"""Where cards lie face up that come from a hand."""


def counted(
    seats: Callable[[int], Message],
    tables: tuple[AkTable, AkTable],
    went: Went,
    own_words: bool,
) -> Iterator[Told]:
    """What hands won and lost beyond the cards that were told by name."""
    old, new = tables
    unseen = [_unseen(seat, old, new, went) for seat in range(len(new["seats"]))]
    looked = new["limbo_size"] - old["limbo_size"] - len(new["limbo"]) + len(old["limbo"])
    losers = [seat for seat, n in enumerate(unseen) if n < 0]

    def told(seat: int, key: str, n: int, source: str | None, target: str) -> Told:
        other = seats(losers[0]) if key == "steals" else seats(seat)
        said = Message(f"ak-told-{key}", seat=seats(seat), other=other, n=n)
        quiet = own_words and key != "looks-n"
        return Told("count", said, None, source, target, after=n, seat=seat, quiet=quiet)

    for seat, n in enumerate(unseen):
        if n > 0 and losers and unseen[losers[0]] == -n:
            yield told(seat, "steals", n, _hand(losers[0]), _hand(seat))
            losers = losers[1:]
        elif n > 0 and looked < 0:
            yield told(seat, "keeps", n, "apart", _hand(seat))
        elif n > 0:
            yield told(seat, "draws-n", n, "deck", _hand(seat))
    for seat in losers:
        yield told(seat, "discards-n", -unseen[seat], _hand(seat), "discard")
    if looked > 0:
        yield told(new["turn"], "looks-n", looked, None, "apart")


def _hand(seat: int) -> str:
    return str(Place("hand", seat))


def _unseen(seat: int, old: AkTable, new: AkTable, went: Went) -> int:
    """By how many cards a hidden hand grew or shrank that the viewer did not see."""
    if new["seats"][seat]["hand"] is not None:
        return 0
    hand = Place("hand", seat)
    came = sum(target == hand for _, _, target in went)
    seen_elsewhere = sum(source == hand and target is not None for _, source, target in went)
    opened = sum(
        source is None and target is not None and target.zone in OPEN for _, source, target in went
    )
    change = new["seats"][seat]["hand_size"] - old["seats"][seat]["hand_size"]
    unseen = change - came + seen_elsewhere
    return unseen + min(opened, -unseen) if unseen < 0 else unseen
