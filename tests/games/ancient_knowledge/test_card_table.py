"""`docs/cards.md` is up to date, and every card is proved by a test named after it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka.games.ancient_knowledge.language.compiler import BASE, check_pack
from tools.card_table import PAGE, TESTS, proofs, table

ROOT = Path(__file__).parents[3]
CARDS = check_pack(BASE)[0]


def test_the_page_of_all_cards_is_what_the_generator_makes() -> None:
    made = table(CARDS, ROOT)
    assert (ROOT / PAGE).read_text(encoding="utf-8") == made, "run: python -m tools.card_table"


def test_every_card_has_a_test_named_after_it() -> None:
    tests = proofs(CARDS, ROOT)
    without = [identity for identity, found in tests.items() if not found]
    assert not without, f"no test named after {', '.join(without)}"


def test_the_page_has_every_card_once() -> None:
    rows = [line for line in table(CARDS, ROOT).splitlines() if line.startswith("| ")]
    named = [row.split(" | ")[0].removeprefix("| ") for row in rows]
    assert sorted(named) == sorted([card.id for card in CARDS] + ["id"] * 5)
    assert {row.count(" | ") for row in rows} == {4}


@pytest.mark.parametrize(
    ("function", "proved"),
    [
        ("test_c5_scores_each_city", ["C5"]),
        ("test_swaps_of_c13_and_c14", ["C13", "C14"]),
        ("test_c51_is_no_card", []),
        ("test_abc5_is_no_word", []),
        ("test_t12", ["T12"]),
    ],
)
def test_a_test_proves_the_cards_whose_ids_are_words_of_its_name(
    function: str, proved: list[str], tmp_path: Path
) -> None:
    folder = tmp_path / TESTS / "cards"
    folder.mkdir(parents=True)
    (folder / "test_some.py").write_text(f"def {function}() -> None: ...\n", encoding="utf-8")
    found = proofs(CARDS, tmp_path)
    assert [identity for identity, tests in found.items() if tests] == proved
