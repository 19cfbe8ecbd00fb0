"""Position texts: they read back as themselves, and everything wrong in one is reported."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ostraka import LOCALES, InvalidPosition

from . import slow
from .table import GAME, position

START = slow.START
TILES = slow.TILES


@st.composite
def positions(draw: Any) -> str:
    """Positions as they can stand on a table, in the middle of a turn as well."""
    chance = random.Random(draw(st.integers(0, 2**32)))
    tiles = chance.sample(TILES, len(TILES))
    pieces, captured = {tiles.pop(): "k", tiles.pop(): "K"}, []
    for letter in "lmsLMS" * 2:
        where = chance.random()
        if where < 0.5:
            pieces[tiles.pop()] = letter
        elif where < 0.8:
            captured.append(letter)
    free = list(tiles)
    walls = {tile for tile in free if chance.random() < draw(st.sampled_from((0.1, 0.5, 0.9)))}
    side = chance.choice("bw")
    monarch = next(tile for tile, letter in pieces.items() if letter == "kK"["bw".index(side)])
    fields = [
        "/".join(
            "".join("#" if c + r in walls else pieces.get(c + r, ".") for c in slow.COLUMNS)
            for r in reversed(slow.ROWS)
        ),
        side,
        "".join(sorted(captured, key="LMSlms".index)) or "-",
    ]
    if draw(st.booleans()):
        used = chance.choice((1, 2))
        flips = chance.randint(0, used)
        flipped = sorted(chance.sample(free, flips), key=lambda tile: tile[::-1])
        moved = flips < used
        open_tiles = [tile for tile in free if tile not in walls and tile not in flipped]
        home = chance.choice([monarch, *open_tiles]) if moved else monarch
        fields += [str(used), ",".join(flipped) or "-", "m" if moved else "-", home]
    return " ".join(fields)


@given(positions())
@settings(max_examples=300, deadline=None, derandomize=True)
def test_a_position_reads_back_as_itself(text: str) -> None:
    state = GAME.from_position(text, seed=1)
    GAME.positions.check(state.raw)
    assert state.position == text
    again = GAME.from_position(state.position, seed=1)
    assert again.tobytes() == state.tobytes()
    assert {a.text for a in state.legal} == set(slow.read(text).legal())


@given(positions(), st.randoms(use_true_random=False))
@settings(max_examples=100, deadline=None, derandomize=True)
def test_captured_and_flipped_may_be_written_in_any_order(text: str, chance: Any) -> None:
    fields = text.split(" ")
    captured = list(fields[2])
    chance.shuffle(captured)
    fields[2] = "".join(captured)
    if len(fields) > 3:
        fields[4] = ",".join(reversed(fields[4].split(",")))
    assert GAME.from_position(" ".join(fields), seed=1).position == text


@given(positions(), st.integers(0, 200), st.sampled_from(list(" /#.KkLlMmSs-bw12a,\x00é0")))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_a_position_with_a_slip_is_read_or_refused_with_sentences(
    text: str, place: int, letter: str
) -> None:
    place %= len(text)
    check_read_or_refused(text[:place] + letter + text[place + 1 :])
    check_read_or_refused(text[:place] + text[place + 1 :])
    check_read_or_refused(text[:place] + letter + text[place:])
    check_read_or_refused(text[:place])


@given(st.text(max_size=320))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_any_text_is_read_or_refused_with_sentences(text: str) -> None:
    check_read_or_refused(text)


def check_read_or_refused(text: str) -> None:
    try:
        state = GAME.from_position(text, seed=1)
    except InvalidPosition as error:
        sentences = [message.text(lang) for message in error.messages for lang in LOCALES]
    else:
        GAME.positions.check(state.raw)
        sentences = [str(GAME.from_position(state.position, seed=1).position)]
        assert sentences == [state.position]
    assert sentences
    assert all(sentence.strip() for sentence in sentences)


def problems(text: Any) -> list[str]:
    with pytest.raises(InvalidPosition) as refused:
        GAME.from_position(text, seed=1)
    return [
        message.key.removeprefix("arkantar-").removeprefix("error-")
        for message in refused.value.messages
    ]


BOARD = START.split(" ")[0]
ROWS = BOARD.split("/")


def with_row(number: int, row: str) -> str:
    """The start with another row."""
    rows = list(ROWS)
    rows[7 - number] = row
    return "/".join(rows) + " b -"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (None, ["position-type"]),
        (7, ["position-type"]),
        ({}, ["position-text"]),
        ("x" * 301, ["position-long"]),
        (BOARD, ["position-fields"]),
        (f"{BOARD} b", ["position-fields"]),
        (f"{BOARD} b - 1", ["position-fields"]),
        (f"{BOARD} b - 1 a3 - d1 x", ["position-fields"]),
        (f"{BOARD}  b -", ["position-fields", "position-side", "position-captured-letter"]),
        ("/".join(ROWS[:6]) + " b -", ["position-rows"]),
        ("/".join([*ROWS, "......."]) + " b -", ["position-rows"]),
        (with_row(4, "......"), ["position-row"]),
        (with_row(4, "........"), ["position-row"]),
        (with_row(4, "...x..."), ["position-letter"]),
        (with_row(4, "..?.é.."), ["position-letter", "position-letter"]),
        (with_row(4, "...K..."), ["position-monarchs"]),
        (with_row(4, "...k..."), ["position-monarchs"]),
        (with_row(7, "SML.LMS"), ["position-monarchs"]),
        (with_row(1, "sml.lms"), ["position-monarchs"]),
        (with_row(4, "...L..."), ["position-too-many"]),
        (f"{BOARD} x -", ["position-side"]),
        (f"{BOARD} B -", ["position-side"]),
        (f"{BOARD} bw -", ["position-side"]),
        (f"{BOARD} - -", ["position-side"]),
        (f"{BOARD} b x", ["position-captured-letter"]),
        (f"{BOARD} b ", ["position-captured-letter"]),
        (f"{BOARD} b K", ["position-captured-monarch"]),
        (f"{BOARD} b k", ["position-captured-monarch"]),
        (f"{BOARD} b L", ["position-too-many"]),
        (f"{BOARD} b Lms", ["position-too-many"] * 3),
        (position("kd1 Kd7", captured="LLL"), ["position-too-many"]),
        (position("kd1 Kd7", captured="s" * 40), ["position-too-many"]),
    ],
)
def test_each_mistake_in_a_position_is_reported(text: Any, expected: list[str]) -> None:
    assert problems(text) == expected


def turn(fields: str, walls: str = "", side: str = "b") -> str:
    return position("kd1 Kd7 sa1", walls, side=side, turn=fields)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (turn("0 - - d1"), ["position-used"]),
        (turn("3 a2,a3,a4 - d1"), ["position-used"]),
        (turn("x a2 - d1"), ["position-used"]),
        (turn("1 a2 x d1"), ["position-moved"]),
        (turn("1 h9 - d1"), ["no-tile"]),
        (turn("1 a2;a3 - d1"), ["no-tile"]),
        (turn("2 a2,a2 - d1"), ["position-flipped-twice"]),
        (turn("1 a1 - d1"), ["position-flipped-piece"]),
        (turn("1 - - d1"), ["position-flips"]),
        (turn("1 a2,a3 - d1"), ["position-flips"]),
        (turn("1 a2 m d1"), ["position-flips"]),
        (turn("2 a2,a3 m d1"), ["position-flips"]),
        (turn("2 a2 - d1"), ["position-flips"]),
        (turn("1 a2 - h1"), ["no-tile"]),
        (turn("1 - m d4", "d4"), ["position-monarch-wall"]),
        (turn("2 d4 m d4"), ["position-monarch-flipped"]),
        (turn("1 a2 - d4"), ["position-monarch-from"]),
        (turn("1 a2 - d1", side="w"), ["position-monarch-from"]),
    ],
)
def test_each_mistake_in_the_middle_of_a_turn_is_reported(text: str, expected: list[str]) -> None:
    assert problems(text) == expected


def test_everything_wrong_is_reported_at_once() -> None:
    text = "SMLKLM/##?####/......./...K.../......./#######/smlklms/....... x KLq 5 h9,a3,a3 q z1"
    assert problems(text) == [
        "position-rows",
        "position-row",
        "position-letter",
        "position-monarchs",
        "position-side",
        "position-captured-monarch",
        "position-captured-letter",
        "position-too-many",
        "position-used",
        "position-moved",
        "no-tile",
        "position-flipped-twice",
        "no-tile",
    ]


def test_each_problem_is_one_sentence_in_every_language() -> None:
    text = "SMLKLM/##?####/......./...K.../......./#######/smlklms/....... x KLq 5 h9,a3,a3 q z1"
    with pytest.raises(InvalidPosition) as refused:
        GAME.from_position(text)
    for locale in LOCALES:
        sentences = [message.text(locale) for message in refused.value.messages]
        assert len(set(sentences)) == len(sentences)
        assert all(sentence.endswith(".") for sentence in sentences)


def test_a_refused_position_leaves_no_trace() -> None:
    state = GAME.start(seed=1).play("+d4")
    before = state.tobytes()
    problems(f"{BOARD} x KLq")
    assert state.tobytes() == before
    assert GAME.from_position(START, seed=1).perft(2) == 791


def test_a_piece_cannot_stand_on_a_wall() -> None:
    """A tile has one letter: a piece takes the place of the Wall, and two need a longer row."""
    assert problems(with_row(4, "...#s...")) == ["position-row", "position-too-many"]
    for text in (START, position("kd1 Kd7", "c4 d4")):
        raw = GAME.from_position(text).raw
        assert all(int(raw.walls) & int(tiles) == 0 for tiles in raw.pieces.flat)
