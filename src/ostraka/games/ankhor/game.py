"""Ankh'or, composed of its roles."""

from __future__ import annotations

from typing import Any

from ostraka.core.checks import check_texts
from ostraka.core.game.game import Game
from ostraka.core.game.options import Choice, Flag
from ostraka.core.game.roles import Actions, Display, Items, Positions, Scoring, Telling, Twins
from ostraka.games.ankhor import kernel  # noqa: F401 - the rules are registered with the core
from ostraka.games.ankhor.face.actions import (
    KINDS,
    action_parts,
    action_text,
    action_words,
    gathering,
)
from ostraka.games.ankhor.face.catalogue import catalogue
from ostraka.games.ankhor.face.draw import ACCENTS, draw
from ostraka.games.ankhor.face.ending import reason
from ostraka.games.ankhor.face.explain import explain, why
from ostraka.games.ankhor.face.items import bought, item_group, item_label, on_sale
from ostraka.games.ankhor.face.meaning import action_read
from ostraka.games.ankhor.face.shape import AnkhorCatalogue, AnkhorTable
from ostraka.games.ankhor.face.table import (
    breakdown,
    numbered,
    question,
    table,
    table_after,
)
from ostraka.games.ankhor.face.telling import beats, tell, tell_unknown
from ostraka.games.ankhor.face.twins import first, follow
from ostraka.games.ankhor.face.words import rulings, seat_name
from ostraka.games.ankhor.judgement.pointless import moved_already
from ostraka.games.ankhor.learning.indices import TABLE, described
from ostraka.games.ankhor.learning.observation import LAYOUT
from ostraka.games.ankhor.positions.plausible import check
from ostraka.games.ankhor.positions.reading import read_position
from ostraka.games.ankhor.positions.writing import position
from ostraka.games.ankhor.rules.state import MAX_LEGAL, STATE
from ostraka.games.ankhor.rules.tables import DATA, EDITIONS, PLAYERS


class Ankhor(Game):
    """Two to four players buy tiles with tokens and build domains, also upwards."""

    name = "ankhor"
    title = "Ankh’or"
    players = PLAYERS
    options = (
        Choice("edition", EDITIONS[0], EDITIONS),
        Flag("merged_bonus", False),
        Flag("covered_at_once", False),
        Flag("scribe_limits", True),
    )
    dtype = STATE
    max_legal = MAX_LEGAL
    action_table = TABLE
    observation = LAYOUT
    hidden = True
    alike = True
    chance = True
    starter_drawn = True
    credits = "Sébastien Pauchon, Grégoire Largey, Frank Crittin, Space Cowboys (2019)"
    data = DATA
    rulings = rulings()

    actions = Actions(
        KINDS,
        parts=action_parts,
        text=lambda s, code: action_text(action_parts(s, code)),
        words=action_words,
        read=action_read,
        explain=explain,
        why=why,
        gathering=gathering,
        described=lambda index, _: described(index),
        pointless=moved_already,
    )
    display = Display(
        table=lambda s, _: table(s),
        table_after=lambda old, before, now, _: table_after(old, before.s, now.s),
        seat_name=lambda _, seat: seat_name(seat),
        question=question,
        draw=draw,
        catalogue=catalogue,
        table_shape=AnkhorTable,
        catalogue_shape=AnkhorCatalogue,
        accents=ACCENTS,
        board=True,
    )
    telling = Telling(tell, beats, tell_unknown)
    twins = Twins(first, follow, numbered)
    positions = Positions(position, read_position, check)
    scoring = Scoring(reason, breakdown, "domains", lambda _, s, seat: breakdown(s, seat))
    items = Items(bought, on_sale, item_label, item_group)

    def options_for(self, locale: str) -> dict[str, Any]:
        """The rulebook of the reader's language; the English one where there is none."""
        check_texts(locale)
        return {"edition": locale if locale in EDITIONS else EDITIONS[0]}
