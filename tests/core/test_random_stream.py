"""Chance is the same on every machine: known values, even distribution, no bias."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import numpy as np
import pytest

from ostraka.core.kernel.random import STREAM, below, draw, new_stream, seeded, shuffle


def at(chance: int) -> Any:
    """A stream that stands at a number."""
    stream = new_stream(0)
    stream.chance = np.uint64(chance)
    return stream


def test_the_generator_is_splitmix64() -> None:
    """The first numbers that the published algorithm gives from 1234567."""
    stream = at(1234567)
    assert [int(draw(stream)) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_stream_wraps_around_at_the_largest_number() -> None:
    stream = at(2**64 - 1)
    draw(stream)
    assert int(stream.chance) == (2**64 - 1 + 0x9E3779B97F4A7C15) % 2**64


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [0xA706DD2F4D197E6F, 0xB382A305F4414F5E, 0x631A9154FBABF717]),
        (42, [0x57E1FABA65107204, 0xF4ABD143FEB24055, 0x7C816738C12903B2]),
    ],
)
def test_a_seed_gives_these_numbers_for_ever(seed: int, numbers: list[int]) -> None:
    """Whoever changes these makes every kept record of a game with luck wrong."""
    stream = new_stream(seed)
    assert [int(draw(stream)) for _ in range(3)] == numbers


def test_below_gives_these_numbers_for_ever() -> None:
    stream = new_stream(7)
    dice = [int(below(stream, 6)) for _ in range(20)]
    assert dice == [4, 3, 3, 3, 2, 1, 5, 5, 5, 0, 5, 2, 0, 1, 5, 4, 5, 1, 1, 5]
    assert [int(below(stream, 1000)) for _ in range(8)] == [
        *(116, 768, 681, 437, 774, 644, 973, 929),
    ]


def test_shuffle_gives_this_order_for_ever() -> None:
    cards = np.arange(10)
    shuffle(new_stream(7), cards, 0, 10)
    assert cards.tolist() == [6, 1, 8, 3, 0, 2, 9, 4, 5, 7]


def test_below_stays_below() -> None:
    stream = new_stream(1)
    for n in (1, 2, 3, 7, 189, 2**31 - 1, 2**31):
        drawn = [int(below(stream, n)) for _ in range(200)]
        assert all(0 <= number < n for number in drawn)
    assert all(int(below(stream, 1)) == 0 for _ in range(10))


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("n", "limit"), [(2, 10.8), (6, 20.5), (10, 27.9), (49, 84.0)])
def test_below_is_unbiased(n: int, limit: float) -> None:
    """A chi-square test at one in a thousand, with a fixed seed."""
    stream = new_stream(2024)
    counts = Counter(int(below(stream, n)) for _ in range(20_000))
    assert chi_square([counts[number] for number in range(n)]) < limit


def test_below_is_unbiased_where_a_remainder_would_not_be() -> None:
    """Of 3 * 2**29 numbers, a plain product of 32 bits would favour every third."""
    n = 3 * 2**29
    stream = new_stream(5)
    thirds = Counter(int(below(stream, n)) % 3 for _ in range(6_000))
    assert chi_square([thirds[third] for third in range(3)]) < 13.8


def test_shuffle_makes_every_order_equally_likely() -> None:
    stream = new_stream(11)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = np.arange(4)
        shuffle(stream, cards, 0, 4)
        counts[tuple(cards.tolist())] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(list(counts.values())) < 49.7


def test_shuffle_touches_its_range_alone() -> None:
    stream = new_stream(3)
    for start, stop in ((2, 7), (0, 0), (4, 5), (9, 10)):
        cards = np.arange(10)
        shuffle(stream, cards, start, stop)
        assert cards[:start].tolist() == list(range(start))
        assert cards[stop:].tolist() == list(range(stop, 10))
        assert sorted(cards.tolist()) == list(range(10))


def test_near_seeds_give_unrelated_streams() -> None:
    first = [int(draw(new_stream(seed))) for seed in range(64)]
    assert len(set(first)) == 64
    changed = [bin(a ^ b).count("1") for a, b in pairwise(first)]
    assert 28 < sum(changed) / len(changed) < 36, "half of the 64 bits"


def test_a_stream_is_begun_again_by_its_seed() -> None:
    stream = new_stream(9)
    values = [int(draw(stream)) for _ in range(3)]
    seeded(stream, np.uint64(9))
    assert [int(draw(stream)) for _ in range(3)] == values
    assert STREAM.names is not None
    assert STREAM.names[0] != "chance", "no game's state can be taken for a stream"
