"""The twelve technologies of Heritage."""

from __future__ import annotations

from typing import Any

import pytest

from .tabletop import Shared


def learner(technology: str, **values: Any) -> Shared:
    """A table on which the technology lies face up."""
    level_two = int(technology[2:]) >= 7
    first, third = ("T4 T5 T6", f"{technology} T29 T30") if level_two else (
        f"{technology} T5 T6", "T28 T29 T30")  # fmt: skip
    return Shared(tiles=[first, "T3 T9 T10", third], **values)


def test_ht1_moves_a_monument_and_draws() -> None:
    table = learner("HT1", artifacts="A1", line={3: "C5"}, deck="P9").play("learn HT1")
    table.play("move C5 5")
    assert table.line()["C5"] == (5, "lower")
    assert table.hand == ["P9"]
    learner("HT1").refuses("learn HT1")


def test_ht2_unloads_every_monument() -> None:
    table = learner("HT2", past="C1 C2", lost=3, line={3: "C5:2 M5:1", 5: "P1"}).play("learn HT2")
    assert [table.knowledge(card) for card in ("C5", "M5", "P1")] == [1, 0, 0]
    learner("HT2", past="C1 C2", lost=4).refuses("learn HT2")
    learner("HT2", past="C1", lost=0).refuses("learn HT2")


def test_ht3_draws_for_every_two_technologies_itself_included() -> None:
    assert len(learner("HT3", learned="T19 T20 T21").play("learn HT3").hand) == 2
    assert learner("HT3").play("learn HT3").hand == []


def test_ht4_buries_a_technology_and_finds_lost_knowledge() -> None:
    table = learner("HT4", lost=2).play("learn HT4", "bury T30")
    assert table.position("technology_decks")[1][-1] == "T30"
    assert table.lost == 1


def test_ht5_turns_cards_into_knowledge_removed() -> None:
    table = learner("HT5", hand="C1 C2 C3", line={4: "C5:5"}).play("learn HT5")
    table.play("discard C1", "discard C3")
    assert table.hand == ["C2"]
    assert table.knowledge("C5") == 1
    learner("HT5", hand="C1 C2").refuses("learn HT5")


def test_ht6_renews_a_tile_and_draws() -> None:
    table = learner("HT6", deck="P9").play("learn HT6")
    assert table.legal == ["renew 1", "renew 2", "renew 3"]
    table.play("renew 2")
    assert not set(table.position("tiles")[1]) & {"T3", "T9", "T10", None}
    assert {"T3", "T9", "T10"} <= set(table.position("technology_discards")[0])
    assert table.hand == ["P9"]


@pytest.mark.parametrize(
    ("technology", "enough", "short", "vp"),
    [
        ("HT7", {"learned": "T1 T2 T19 T20 T10 T11"}, {"learned": "T1 T2 T19 T20 T10"}, 3),
        ("HT8", {"past": "C1 C2 M1 M2 P1 P2"}, {"past": "C1 C2 M1 M2 P1"}, 3),
        ("HT9", {"learned": "T1 T2 T3 T4 T5"}, {"learned": "T1 T2 T3 T4 T19 T20"}, 4),
        ("HT10", {"artifacts": "A1 A2 A3 A4 A5"}, {"artifacts": "A1 A2 A3 A4"}, 4),
        (
            "HT11",
            {"line": {2: "C5 C6", 3: "M5 M6", 4: "P1 P2", 5: "HM2"}},
            {"line": {2: "C5 C6", 3: "M5 M6", 4: "P1 P2"}},
            3,
        ),
        (
            "HT12",
            {"past": "C1 C2 M1 M2 P1 P2", "line": {3: "C5"}},
            {"past": "C1 C2 M1 M2 P1 P2", "line": {3: "C5:1"}},
            3,
        ),
    ],
)
def test_ht7_ht8_ht9_ht10_ht11_ht12_ask_for_what_they_say(
    technology: str, enough: dict[str, Any], short: dict[str, Any], vp: int
) -> None:
    tiles = ["T24 T25 T26", "T12 T13 T14", f"{technology} T43 T44"]
    table = Shared(tiles=tiles, **enough)
    before = table.scores[0]
    table.play(f"learn {technology}")
    assert table.scores[0] == before + vp
    Shared(tiles=tiles, **short).refuses(f"learn {technology}")
