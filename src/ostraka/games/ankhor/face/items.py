"""Tiles as things worth counting: which ones a seat could buy, and which it did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from ostraka.core.game.items import Item
from ostraka.core.i18n.message import Message
from ostraka.games.ankhor.face.notation import face_text, read_face
from ostraka.games.ankhor.face.words import tile_name
from ostraka.games.ankhor.rules.codes import BUY, ROWS, buy_column, kind_of
from ostraka.games.ankhor.rules.tables import KIND_NAMES, KINDS
from ostraka.games.ankhor.state_types import AnkhorState


def bought(s: AnkhorState, code: int) -> Item | None:
    """The tile that an action buys."""
    if kind_of(code) != BUY:
        return None
    return Item("tile", face_text(int(s.offer[buy_column(code)])))


def on_sale(s: AnkhorState, codes: Sequence[int]) -> Iterator[Item]:
    """The tiles that the acting seat can buy now: it has the tokens and a place."""
    legal = np.asarray(codes)
    verbs, columns = ROWS[legal, 0], ROWS[legal, 1]
    for column in np.unique(columns[verbs == BUY]).tolist():
        yield Item("tile", face_text(int(s.offer[column])))


def item_label(item: Item) -> Message:
    """A tile by its colour and kind."""
    return tile_name(_face(item))


def item_group(item: Item) -> Message:
    """The kind of a tile, whatever its colour."""
    return Message("ankhor-kind", kind=KIND_NAMES[_face(item) % KINDS])


def _face(item: Item) -> int:
    face = read_face(item.name)
    if face is None:
        raise KeyError(item.name)
    return face
