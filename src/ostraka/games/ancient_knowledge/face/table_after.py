"""The table after something happened: what has not changed is the very same thing as before.

Telling compares the views of every seat after every beat of an action. Here only what has changed
is made again, what all see once for all seats; `table` makes the same as a whole.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ostraka.core.show.parts import Parts, kept
from ostraka.core.show.view import Snapshot
from ostraka.games.ancient_knowledge.face import alone
from ostraka.games.ancient_knowledge.face.shape import AkTable, SeatArea
from ostraka.games.ancient_knowledge.face.table import (
    Content,
    area_shown,
    cards_known,
    choice_shown,
    limbo_shown,
    public_table,
    seat_shown,
    technologies_shown,
    tiles_shown,
    turn_shown,
)
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.state_types import AkState

AREAS = tuple(f"area.{seat}" for seat in range(st.SEATS))


@cache
def _parts(dtype: np.dtype[Any]) -> Parts:
    """What the larger parts of a table are made of, in a record with this much room."""
    return Parts(
        dtype,
        area=(
            "line[]", "artifacts[]", "artifact_count[]", "past[]", "past_size[]", "past_kinds[]",
            "collection[]", "learned[]", "learned_kinds[]", "held[]", "lost[]",
            "knowledge", "stored", "rotated", "blocked", "lost_in_phase",
        ),
        own=("hand[]", "marks[]"),
        sight=("sight[]",),
        limbo=("limbo", "in_limbo", "sight"),
        tiles=("tiles",),
        technologies=("tech_deck_size", "tech_pile", "tech_pile_size"),
        turned=("turned",),
        solo=(
            "turned", "time", "aside", "time_start", "die", "objectives", "coffers", "drawn",
            "given_up", "used", "legacy", "unlearning_skipped", "turns", "over",
        ),
    )  # fmt: skip


class Shown(NamedTuple):
    """What all see of a snapshot, and in which parts it differs from the one before."""

    table: AkTable
    touched: frozenset[str]


def table_after(
    pack: Pack, old: AkTable, before: Snapshot, now: Snapshot, viewer: int | None
) -> Any:
    """The table after something happened: only what has changed is made again."""
    s: AkState = now.s
    if now.made is None:
        now.made = shown_after(pack, before, now)
    public, touched = now.made
    table: Any = {**public, "choice": choice_shown(pack, s, viewer)}
    if viewer is None:
        return table
    seen = f"sight.{viewer}" in touched
    table["seats"] = old["seats"]
    if seen or s.marks[viewer] or not touched.isdisjoint((*AREAS, f"own.{viewer}")):
        areas = enumerate(zip(old["seats"], public["seats"], strict=True))
        shown = [kept(was, seat_shown(pack, s, area, seat, viewer)) for seat, (was, area) in areas]
        table["seats"] = kept(old["seats"], shown)
    table["discarded"], table["limbo"] = old["discarded"], old["limbo"]
    if seen:
        table["discarded"] = kept(old["discarded"], cards_known(pack, s, viewer, st.IN_PILE))
    if "limbo" in touched:
        table["limbo"] = kept(old["limbo"], limbo_shown(pack, s, viewer))
    return table


def shown_after(pack: Pack, before: Snapshot, now: Snapshot) -> Shown:
    """The same for a snapshot that follows another."""
    old: AkTable = before.made.table if before.made else public_table(pack, Content(before.s))
    s: AkState = now.s
    touched = _parts(now.s.dtype).touched(before.s, s)
    public: Any = {
        **old,
        **turn_shown(s),
        "deck": int(s.deck_size),
        "discard": int(s.pile_size),
        "turned": int(s.turned),
        "limbo_size": int(s.in_limbo),
    }
    if not touched.isdisjoint(AREAS):
        areas = [
            kept(area, area_shown(pack, s, seat)) if f"area.{seat}" in touched else area
            for seat, area in enumerate(old["seats"])
        ]
        public["seats"] = kept(old["seats"], areas)
    if "limbo" in touched:
        public["limbo"] = kept(old["limbo"], limbo_shown(pack, s, None))
    if "tiles" in touched:
        public["tiles"] = tiles_shown(pack, s.tiles.tobytes(), s.tiles.dtype)
    if "technologies" in touched:
        public |= technologies_shown(pack, s)
    if "solo" in old and not touched.isdisjoint(("solo", "area.0")):
        places = None if "turned" in touched else old["solo"]["die_places"]
        public["solo"] = kept(old["solo"], alone.table(pack, s, places))
    return Shown(public, touched)


def points_of(pack: Pack, area: SeatArea) -> dict[str, int]:
    """The score of a seat by category, from its area as it is shown."""
    numbers, card = pack.numbers, pack.card
    return {
        "past": sum(card(numbers[gone["card"]]).vp for gone in area["past"]),
        "endgame": sum(area["endgame"].values()),
        "technologies": sum(card(numbers[learned]).vp for learned in area["collection"]),
        "timeline": len(area["timeline"]),
        "lost": -area["lost"],
    }
