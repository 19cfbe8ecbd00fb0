"""The kernel and the slow implementation agree on every action of many random games.

At every step the texts of all legal actions are compared, then one is played in both, and the
position, the side to act and the outcome are compared. The games begin from positions in which much
happens, and the choice of actions favours what is rare, so that every kind of action occurs often.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import ostraka
from ostraka.games.arkantar import GAME

from . import slow

ACTIONS = 26_000  # in each of the tests below, which are four

MIDDLE = (
    slow.START,
    # Little is left to hide behind, and every Knight has someone to take.
    "S.LK.M./.#..#../..m.L.s/#..l.#./.M.#.S./..#..#./sm.kl.. b -",
    # Knights to ransom on both sides, Monarchs in the middle of things.
    "...S.../.M.K.l./..#..../.l.m.L./....#../.k.s.M./......S b Lms",
    "K.l.m.s/......./..#.#../......./..#.#../......./k.L.M.S w LMSlms",
    "#######/#.m.l.#/#..K..#/#.....#/#..k..#/#.L.M.#/####### b LMSSlmss",
    # Walls in lines of two and three in front of the pieces.
    "SMLKLMS/..#.#.#/..#.#.#/..#.#.#/#.#.#../#.#.#../smlklms w -",
    "#######/###K###/#######/#######/#######/###k###/####### b LLMMSSllmmss",
    # In the middle of a turn: after flips, after a Monarch's move, one action before the end.
    "SMLKLMS/#######/....#../......./......./##.####/smlklms b - 2 e5,c2 - d1",
    "...S.../.M.K.l./..#..../.l.m.L./....#../k..s.M./......S b Lms 1 - m b2",
    "K.l.m.s/......./..#.#../......./..#.#../......./k.L.M.S w LMSlms 2 b3 m a7",
)

# Black cannot do anything; White can build the last Path over, or has done so.
STUCK = (
    "K######/#######/####L##/#######/SM#####/lsM####/klS#### b -",
    "K.#####/#######/####L##/#######/SM#####/lsM####/klS#### w -",
    "K######/#######/####L##/#######/SM#####/lsM####/klS#### b Lm",
)


def kind(game: slow.Slow, text: str) -> str:
    """The kind of an action, by which it is counted and chosen."""
    if text in ("end", "pass"):
        return text
    if text[0] == "+":
        return "build"
    if text[0] == "-":
        tile = text[1:]
        near = {slow.NEIGHBOUR[tile, direction] for direction in slow.DIRECTIONS}
        return "break" if near & set(game.mine()) else "break of a line"
    if text[2] == "-":
        return "move"
    if game.pieces[text[3:5]] in "Kk":
        return "capture of a Monarch"
    if "=" in text:
        return "ransom" if text[:2] == game.home else "ransom after a move"
    return "capture"


def choose(chance: random.Random, game: slow.Slow, texts: list[str]) -> tuple[str, str]:
    """An action and its kind: a kind first, so that rare kinds are played, then one of it."""
    kinds: dict[str, list[str]] = {}
    for text in texts:
        kinds.setdefault(kind(game, text), []).append(text)
    if len(kinds) > 1 and chance.random() < 0.9:
        kinds.pop("capture of a Monarch", None)
    rare = [name for name in sorted(kinds) if name not in ("move", "end")]
    chosen = chance.choice(rare if rare and chance.random() < 0.6 else sorted(kinds))
    return chosen, chance.choice(sorted(kinds[chosen]))


def played(
    begin: str,
    chance: random.Random,
    counts: Counter[str],
    options: dict[str, Any],
    limit: int = 10**6,
) -> int:
    """Play a game, or its beginning, in both implementations; how many actions there were."""
    fast = GAME.from_position(begin, seed=1, **options)
    slowly = slow.read(
        begin,
        stuck_loses=options.get("stuck") == "lose",
        repetition=options.get("repetition", True),
        inertia=options.get("inertia", 60),
    )
    back_and_forth = slowly.repetition and chance.random() < 0.3
    while not slowly.over and fast.ply < limit:
        texts = slowly.legal()
        codes = {GAME.actions.text(fast.raw, code): code for code in fast.codes}
        assert len(codes) == len(fast.codes)
        assert sorted(codes) == sorted(texts), fast.record
        if back_and_forth and "end" in texts:
            what, text = "end", "end"
        elif back_and_forth and (moves := sorted(t for t in texts if t[2:3] == "-")):
            what, text = "move", moves[int(chance.random() < 0.1) % len(moves)]
        else:
            what, text = choose(chance, slowly, texts)
        fast.play(codes[text])
        slowly.apply(text)
        counts[what] += 1
        counts["in the middle of a turn"] += slowly.used > 0
        if not slowly.over:
            assert fast.position == ordered(slowly.text()), fast.record
    if not slowly.over:
        return fast.ply
    assert len(fast.legal) == 0
    counts[f"over by {slowly.over}"] += 1
    assert fast.outcome is not None
    assert fast.outcome.reason.key == f"arkantar-reason-{slowly.over}", fast.record
    assert fast.outcome.winner == {"b": 0, "w": 1, "": None}[slowly.winner]
    assert str(fast.position).split(" ")[0] == slowly.text().split(" ")[0]
    return fast.ply


def ordered(text: str) -> str:
    """A position text with its lists in the order in which the package writes them."""
    fields = text.split(" ")
    fields[2] = "".join(sorted(fields[2], key="LMSlms-".index))
    if len(fields) > 3:
        fields[4] = ",".join(sorted(fields[4].split(","), key=lambda tile: tile[::-1]))
    return " ".join(fields)


OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"inertia": 9},
    {"repetition": False, "inertia": 40},
    {"stuck": "lose", "inertia": 0},
)


@pytest.mark.parametrize("part", range(4))
def test_kernel_and_slow_rules_agree(part: int) -> None:
    chance = random.Random(part)
    counts: Counter[str] = Counter()
    total = games = 0
    while total < ACTIONS:
        begin = MIDDLE[games % len(MIDDLE)]
        total += played(begin, chance, counts, OPTIONS[(part + games // len(MIDDLE)) % 4])
        games += 1
    for what in (
        "build",
        "break",
        "break of a line",
        "move",
        "capture",
        "ransom",
        "end",
        "in the middle of a turn",
    ):
        assert counts[what] > 100, counts
    for what in ("ransom after a move", "over by monarch", "over by repetition", "over by inertia"):
        assert counts[what] > 10, counts


def test_kernel_and_slow_rules_agree_on_a_side_that_cannot_act() -> None:
    chance = random.Random(99)
    counts: Counter[str] = Counter()
    for _ in range(60):
        for begin in STUCK:
            played(begin, chance, counts, {}, limit=12)
        played(STUCK[1], chance, counts, {"stuck": "lose"}, limit=12)
    assert counts["pass"] > 100, counts
    assert counts["over by stuck"] > 1, counts


def test_a_stuck_position_that_is_lost_cannot_be_set_up() -> None:
    with pytest.raises(ostraka.InvalidPosition, match="cannot do anything"):
        GAME.from_position(STUCK[0], stuck="lose")


def test_the_slow_rules_confirm_the_perft_table() -> None:
    table = Path(__file__).parents[2] / "perft" / "arkantar.toml"
    for row in tomllib.loads(table.read_text(encoding="utf-8"))["position"]:
        counts = [slow.perft(slow.read(row["text"]), depth) for depth in range(1, 4)]
        assert counts == row["counts"][:3], row["title"]
