"""The declared table of an observation."""

from __future__ import annotations

import numpy as np
import pytest

from ostraka.core.learn.observation import Field, Layout

LAYOUT = Layout(
    Field("turn", (), 0, 1, "whose turn"),
    Field("board", (2, 3), -1, 5, "what lies where"),
    Field("hand", (2,), 0, 9, "what is held", private=True),
)


def test_fields_stand_one_behind_the_other() -> None:
    assert LAYOUT.size == 9
    assert [LAYOUT.at(field.name) for field in LAYOUT] == [0, 1, 7]
    assert LAYOUT.slice("board") == slice(1, 7)
    assert LAYOUT.low.tolist() == [0, *[-1] * 6, 0, 0]
    assert LAYOUT.high.tolist() == [1, *[5] * 6, 9, 9]
    assert LAYOUT.private.tolist() == [False] * 7 + [True] * 2


def test_observations_are_split_without_being_copied() -> None:
    rows = np.arange(18, dtype=np.int8).reshape(2, 9)
    fields = LAYOUT.split(rows)
    assert {name: part.shape for name, part in fields.items()} == {
        "turn": (2,),
        "board": (2, 2, 3),
        "hand": (2, 2),
    }
    rows[1, 8] = 99
    assert fields["hand"][1, 1] == 99
    assert LAYOUT.split(rows[0])["board"].tolist() == [[1, 2, 3], [4, 5, 6]]


@pytest.mark.parametrize(("low", "high"), [(0, 128), (-129, 0), (2, 1)])
def test_numbers_that_no_byte_can_hold_are_refused(low: int, high: int) -> None:
    with pytest.raises(ValueError, match="'stones' does not fit"):
        Layout(Field("stones", (), low, high, "too many"))


def test_a_field_without_numbers_and_two_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="'stones' does not fit"):
        Layout(Field("stones", (3, 0), 0, 1, "none"))
    with pytest.raises(ValueError, match="two fields are called 'a'"):
        Layout(Field("a", (), 0, 1, "one"), Field("a", (), 0, 1, "another"))
