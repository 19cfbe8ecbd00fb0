"""With hundreds of cards more states are wider and their rules are compiled once more.

All that needs those compiled rules stands in this file; whatever else is to be said of packs is
said with a few cards.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka.core.kernel.random import below, new_stream
from ostraka.core.packs.packs import read_bundle
from ostraka.games.ancient_knowledge.game import AncientKnowledge
from ostraka.games.ancient_knowledge.rules.codes import Verb, card_of, code_of, number_of, verb_of
from ostraka.games.ancient_knowledge.rules.state import time_card
from ostraka.testing import check_game
from tests.plain import without_compilation

from . import samples
from .boxes import large_box


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return large_box(tmp_path_factory.mktemp("packs") / "twice")


@pytest.fixture(scope="module")
def game(folder: Path) -> AncientKnowledge:
    return AncientKnowledge(read_bundle(folder))


def test_a_game_with_hundreds_of_cards_is_a_game_like_every_other(game: AncientKnowledge) -> None:
    assert len(game.pack.cards) - 1 == 2 * 237
    heritage = [{"heritage": True}]
    assert check_game(game, seeds=[7], players=[3], options=heritage, every=11) > 50


def test_compiled_or_not_wide_states_come_out_the_same(folder: Path) -> None:
    printed = without_compilation(samples.__file__, str(folder))
    compiled, *plain = printed.split()
    assert compiled == "False"
    assert plain == samples.digests(folder)


def test_cards_beyond_the_numbers_of_a_byte_are_played(game: AncientKnowledge) -> None:
    seen = set()
    state = game.start(seed=4, players=4, heritage=True)
    stream = new_stream(4)
    while not state.over:
        parts = game.actions.parts(state.raw, int(state.codes[0]))
        seen |= {str(thing) for thing in parts.values()}
        state.play(int(state.codes[below(stream, len(state.codes))]))
    numbers = [game.pack.numbers[card] for card in seen if card in game.pack.numbers]
    assert max(numbers) > 255
    assert time_card(state.raw) == 1023


def test_a_position_with_added_cards_is_written_and_read(game: AncientKnowledge) -> None:
    board = {
        "hand": ["XHP4", "XA36"],
        "timeline": [{"card": "XC1", "space": 1, "knowledge": 2}],
        "past": [{"card": "XP9"}],
        "collection": ["XHT1"],
    }
    state = game.from_position(
        {"players": [board, {"hand": ["XM1"]}], "deck": ["XC2", "C2"]}, seed=1, heritage=True
    )
    again = game.from_position(state.position, seed=1, heritage=True)
    assert again.position == state.position
    assert state.view(1)["table"]["seats"][0]["collection"] == ["XHT1"]


def test_codes_hold_every_card_and_every_number() -> None:
    for verb, card, number in ((Verb.GO, 0, 0), (Verb.SWAP, 1022, 1021), (1, 511, 99)):
        code = code_of(verb, card, number)
        assert code < 2**31
        assert (verb_of(code), card_of(code), number_of(code)) == (verb, card, number)
