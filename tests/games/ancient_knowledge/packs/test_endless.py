"""A pack whose reactions could continue without end is refused; one whose reactions end is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka.core.packs.packs import InvalidPack, read_bundle
from ostraka.games.ancient_knowledge.game import AncientKnowledge

from .boxes import box, large_box


def reacting(*effects: tuple[str, str]) -> str:
    """Artifacts, each with a reaction to an event."""
    return "".join(
        f'[[card]]\nid = "EG{number}"\nname = "Cup {number}"\nkind = "artifact"\ncost = 0\n'
        f"[card.anytime]\n{on}\ndo = [{steps}]\n"
        for number, (on, steps) in enumerate(effects, 1)
    )


AFTER_ARCHIVE = 'on = "archive"'
AFTER_ARTIFACT = 'on = "create.artifact"'


@pytest.mark.parametrize(
    "effects",
    [
        [(AFTER_ARCHIVE, "{ draw = 1 }, { archive = true }")],
        [(AFTER_ARCHIVE, "{ archive = true }"), (AFTER_ARCHIVE, "{ look = 3, keep = 1 }")],
        [(f'{AFTER_ARCHIVE}\nif = ["archived >= 2"]', "{ draw = 2 }, { archive = true }")],
        [(AFTER_ARTIFACT, '{ destroy = "artifacts" }, { look = 4, create = "artifact" }')],
        [
            (AFTER_ARCHIVE, '{ draw = 1 }, { create = "artifact" }'),
            (AFTER_ARTIFACT, '{ destroy = "artifacts" }, { archive = true }'),
        ],
    ],
)
def test_reactions_that_might_never_end_are_refused(
    tmp_path: Path, effects: list[tuple[str, str]]
) -> None:
    pack = read_bundle(box(tmp_path / "p", reacting(*effects)))
    with pytest.raises(InvalidPack, match=r"card EG1: .* it might never end\."):
        AncientKnowledge(pack)


@pytest.mark.parametrize(
    "effects",
    [
        [(AFTER_ARCHIVE, "{ archive = true }")],
        [(AFTER_ARCHIVE, "{ draw = 2 }"), (AFTER_ARCHIVE, "{ remove = 1 }")],
        [(f'{AFTER_ARCHIVE}\nif = ["archived >= 4"]', "{ draw = 1 }, { archive = true }")],
        [(AFTER_ARTIFACT, '{ create = "artifact" }'), (AFTER_ARTIFACT, "{ draw = 1 }")],
        [('on = "learn"', "{ draw = 1 }, { learn = true }")],
    ],
)
def test_reactions_that_use_something_up_are_not(
    tmp_path: Path, effects: list[tuple[str, str]]
) -> None:
    AncientKnowledge(read_bundle(box(tmp_path / "p", reacting(*effects))))


def test_the_cards_of_the_house_may_stand_twice(tmp_path: Path) -> None:
    AncientKnowledge(read_bundle(large_box(tmp_path / "p")))
