"""Every game passes the public conformance suite, and the suite notices broken games."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest

import ostraka
from ostraka import Message, State
from ostraka.core.game.roles import Actions
from ostraka.core.play.parts import Parts
from ostraka.core.show.change import Cause, Told
from ostraka.core.show.telling import beats
from ostraka.games.arkantar import GAME, Arkantar
from ostraka.testing import check_game

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", ostraka.game_names())
def test_a_game_passes_the_conformance_suite(name: str) -> None:
    game = ostraka.load(name)
    assert check_game(game, seeds=range(2), every=11, golden=GOLDEN) > 100


@pytest.mark.parametrize(
    "options",
    [
        {"stuck": "lose"},
        {"repetition": False},
        {"inertia": 10},
        {"inertia": 0, "repetition": False, "stuck": "lose"},
        {"inertia": 120},
    ],
)
def test_arkantar_passes_with_every_option(options: dict[str, Any]) -> None:
    check_game(GAME, seeds=[5], every=16, options=[options])


def test_arkantar_has_playthroughs_of_each_kind() -> None:
    written = [path.read_text(encoding="utf-8") for path in (GOLDEN / "arkantar").glob("*.txt")]
    for ending in ("took", "third time", "without a capture", "and ransoms a"):
        assert any(ending in text for text in written), ending


# -- the suite can fail -------------------------------------------------------------------------


ACTIONS, DISPLAY = Arkantar.actions, Arkantar.display


Role = TypeVar("Role")


def changed(role: Role, **functions: Any) -> Role:
    """A role with other functions in it."""
    other = copy(role)
    for name, function in functions.items():
        object.__setattr__(other, name, function)
    return other


class SameText(Arkantar):
    actions = changed(ACTIONS, text=lambda s, code: ACTIONS.text(s, code)[:2])


class WrongParse(Arkantar):
    actions = changed(
        ACTIONS, read=lambda s, text, codes: ACTIONS.parse(s, text, codes) and codes[0]
    )


class ParsesNothing(Arkantar):
    actions = changed(ACTIONS, read=lambda s, text, codes: None)


def _read_anything(s: Any, text: str, codes: Sequence[int]) -> int:
    code = ACTIONS.read(s, text, codes)
    return code if code is not None and code in codes else codes[0]


class TakesAnything(Arkantar):
    actions = changed(ACTIONS, read=_read_anything)


def _with_chance(s: Any, shown: bool) -> dict[str, Any]:
    return {**DISPLAY.table(s, None), "inertia": int(s.chance) % 99 if shown else 0}


class LeakyView(Arkantar):
    hidden = True
    display = changed(DISPLAY, table=lambda s, seat: _with_chance(s, seat == 1))


class LeakyForSpectators(Arkantar):
    hidden = True
    display = changed(DISPLAY, table=lambda s, seat: _with_chance(s, seat is None))


class LeakyObservation(Arkantar):
    def observe(self, s: Any, seat: int) -> Any:
        seen = super().observe(s, seat)
        seen[self.observation.at("quiet")] = int(s.chance) % 100
        return seen


class UnboundedObservation(Arkantar):
    def observe(self, s: Any, seat: int) -> Any:
        return super().observe(s, seat) + np.int8(1)


class FloatingObservation(Arkantar):
    def observe(self, s: Any, seat: int) -> Any:
        return super().observe(s, seat) / 2


class ForgetsTheWalls(Arkantar):
    def observe(self, s: Any, seat: int) -> Any:
        seen = super().observe(s, seat)
        seen[self.observation.slice("walls")] = 0
        seen[self.observation.slice("last_tile")] = 0
        seen[self.observation.slice("flipped")] = 0
        return seen


class ForgetsWhatWasMoved(Arkantar):
    """Learners see another board, on which they cannot tell what is legal."""

    def observe(self, s: Any, seat: int) -> Any:
        return super().observe(s, seat) * np.int8(0)

    actions = changed(ACTIONS, choosing=lambda s: (0,))
    display = changed(
        DISPLAY,
        table=lambda s, seat: DISPLAY.table(GAME.start(seed=0).raw, None),
        question=lambda s, seat: Message("plain", text="?"),
    )
    telling = changed(Arkantar.telling, direct=None)


class SameIndex(Arkantar):
    def legal_indices(self, s: Any) -> list[int]:
        return [min(index, 2) for index in super().legal_indices(s)]


class IndexTooLarge(Arkantar):
    def legal_indices(self, s: Any) -> list[int]:
        return [index + self.action_count for index in super().legal_indices(s)]


class NotTurned(Arkantar):
    def legal_indices(self, s: Any) -> list[int]:
        return list(map(int, self.legal_codes(s)))


class OtherTiles(Arkantar):
    def describe_index(self, index: int, seat: int = 0) -> dict[str, Any]:
        return super().describe_index(index, 1 - seat)


def _with_tuple(s: Any, seat: int | None) -> dict[str, Any]:
    table = dict(DISPLAY.table(s, seat))
    return {**table, "walls": tuple(table["walls"])}


class ViewNotJson(Arkantar):
    display = changed(DISPLAY, table=_with_tuple)


class DrawsNothing(Arkantar):
    display = changed(DISPLAY, draw=lambda view, locale="en": "")


class ForgetsTheTurn(Arkantar):
    positions = changed(
        Arkantar.positions,
        write=lambda s: " ".join(str(Arkantar.positions.write(s)).split(" ")[:3]),
    )


def _black_to_act(s: Any) -> str:
    board, _, *turn = str(Arkantar.positions.write(s)).split(" ")
    return " ".join([board, "b", *turn])


class AlwaysBlackToAct(Arkantar):
    """Writes positions in which the first seat is to act, and reads them so."""

    positions = changed(Arkantar.positions, write=_black_to_act)


class ForgetsTheQuietTurns(Arkantar):
    """Shows what its position does not carry, and does not say so."""

    positions = changed(Arkantar.positions, omits=())


class TellsNothing(Arkantar):
    telling = changed(Arkantar.telling, tell=lambda *views: (), direct=None)


class TellsNothingDirectly(Arkantar):
    telling = changed(Arkantar.telling, direct=lambda *given: [])


class KeepsTheOldTable(Arkantar):
    display = changed(DISPLAY, table_after=lambda old, *given: old)
    telling = changed(Arkantar.telling, direct=None)


class WrongScores(Arkantar):
    scoring = changed(
        Arkantar.scoring, breakdown=lambda s, seat: {"score": GAME.scores(s)[seat] + 1}
    )


class LoserFirst(Arkantar):
    def places(self, s: Any) -> tuple[int, ...]:
        return super().places(s)[::-1]


class _Silent(Message):
    def __init__(self) -> None:
        super().__init__("error-over")

    def text(self, locale: str = "en") -> str:
        return " "


class NoReason(Arkantar):
    scoring = changed(Arkantar.scoring, reason=lambda s: _Silent())


class Silent(Arkantar):
    actions = changed(ACTIONS, sentence=lambda s, code: _Silent())


def _too_many_walls(s: Any) -> None:
    Arkantar.positions.check(s)
    assert int(s.walls).bit_count() < 16, "too many Walls"


class Unsound(Arkantar):
    positions = changed(Arkantar.positions, check=_too_many_walls)


class Fickle(Arkantar):
    """Never begins twice in the same way, from its `first` beginning on."""

    first = 1

    def __init__(self) -> None:
        super().__init__()
        self.begun = count()

    def start(self, *, seed: int | None = None, **rest: Any) -> State:
        return super().start(seed=max(next(self.begun) - self.first + 1, 0), **rest)


class FickleReplay(Fickle):
    first = 2


class Stepping(Arkantar):
    """Acts in a way of its own."""

    def after(self, states: Any, count: int, out: Any) -> int:
        return count

    @cached_property
    def step(self) -> Callable[..., int]:
        act = super().step

        def step(states: Any, data: Any, action: int, out: Any, count: int) -> int:
            return self.after(states, act(states, data, action, out, count), out)

        return step


class ChangedByRefusal(Stepping):
    def after(self, states: Any, count: int, out: Any) -> int:
        states[0].reveals += count < 0
        return count


class CannotGoBack(Stepping):
    def after(self, states: Any, count: int, out: Any) -> int:
        states[0].reveals += count >= 0
        return count

    def __init__(self) -> None:
        super().__init__()
        self.telling = changed(Arkantar.telling, beats=self.beats)

    def beats(self, s: Any, code: int) -> Iterator[Cause]:
        for cause in beats(GAME, s, code):
            s.reveals += 1
            yield cause


class ListsTwice(Stepping):
    def after(self, states: Any, count: int, out: Any) -> int:
        if count > 1:
            out[1] = out[0]
        return count


class HidesTheLast(Stepping):
    def after(self, states: Any, count: int, out: Any) -> int:
        return count - 1 if count > 1 else count


class HidesTheLastOfTheTurn(Stepping):
    def after(self, states: Any, count: int, out: Any) -> int:
        return count - 1 if count > 1 and states[0].used == 2 else count


class NeverOver(Stepping):
    def after(self, states: Any, count: int, out: Any) -> int:
        return max(count, 1) if states[0].over else count


class LeakyLog(Arkantar):
    telling = changed(
        Arkantar.telling,
        sentence_for=lambda s, code, seat: Message("plain", text=f"{int(s['chance'])}"),
    )


class LeakyTelling(Arkantar):
    """Tells with an amount what no view shows."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = 0
        self.telling = changed(Arkantar.telling, beats=self.beats, tell=self.tell)

    def beats(self, s: Any, code: int) -> Iterator[Cause]:
        self.secret = int(s["chance"]) % 1000
        return beats(GAME, s, code)

    def tell(self, *views: Any) -> Iterable[Told]:
        yield Told("amount", Message("error-over"), after=self.secret)


def _with_parts(other: Callable[[Parts], Parts]) -> Actions:
    def parts(s: Any, code: int) -> Parts:
        return other(ACTIONS.parts(s, code))

    return changed(
        ACTIONS, parts=parts, rows=lambda states, codes: [parts(states[0], c) for c in codes]
    )


def _same_tile(parts: Parts) -> Parts:
    return parts if parts["verb"] != "build" else {"verb": "build", "tile": "a1"}


class SameParts(Arkantar):
    actions = _with_parts(_same_tile)


class UndeclaredSlot(Arkantar):
    actions = _with_parts(lambda parts: {**parts, "code": 1})


class VerbLast(Arkantar):
    actions = _with_parts(lambda parts: dict(reversed(parts.items())))


class _SilentInGerman(Message):
    def __init__(self) -> None:
        super().__init__("error-over")

    def text(self, locale: str = "en") -> str:
        return "" if locale == "de" else super().text(locale)


class SaysNothingInGerman(Arkantar):
    telling = changed(Arkantar.telling, tell=lambda *views: [Told("amount", _SilentInGerman())])


class ChangesUntold(Arkantar):
    """A view that changes without an action, so that no patch says it."""

    def __init__(self) -> None:
        super().__init__()
        looks = count()
        self.display = changed(
            DISPLAY, table=lambda s, seat: {**DISPLAY.table(s, seat), "quiet": next(looks)}
        )


def _further(s: Any, code: int) -> Iterator[Cause]:
    yield from beats(GAME, s, code)
    if not s.over:
        yield from beats(GAME, s, int(GAME.legal_codes(s)[0]))


class BeatsGoFurther(Arkantar):
    """Tells an action, and the one after it as well."""

    telling = changed(Arkantar.telling, beats=_further)


class BeatsStopShort(Arkantar):
    telling = changed(Arkantar.telling, beats=lambda s, code: iter([Cause()]))


def _no_beats(s: Any, code: int) -> Iterator[Cause]:
    GAME.kernel_apply(s, GAME.data, code)
    return iter(())


class NoBeats(Arkantar):
    telling = changed(Arkantar.telling, beats=_no_beats)


class MoreThanDeclared(Arkantar):
    display = changed(DISPLAY, table=lambda s, seat: {**DISPLAY.table(s, seat), "weather": "fine"})


class CatalogueNotAsDeclared(Arkantar):
    display = changed(
        DISPLAY, catalogue=lambda locale="en": {**DISPLAY.catalogue(locale), "sides": 2}
    )


BROKEN: list[tuple[type[Arkantar], str]] = [
    (SameText, "two legal actions have the same text"),
    (WrongParse, "misparsed"),
    (ParsesNothing, "is legal but does not parse"),
    (TakesAnything, "was accepted as an action"),
    (LeakyView, "seat 1 sees what it cannot know"),
    (LeakyForSpectators, "spectators see what they cannot know"),
    (LeakyObservation, "the observation of seat 0 depends on what it cannot know"),
    (UnboundedObservation, "own is out of its bounds"),
    (FloatingObservation, "an observation is not of single bytes"),
    (ForgetsTheWalls, "has equal observations of states that it can tell apart"),
    (ForgetsWhatWasMoved, "equal observations go with different legal actions"),
    (SameIndex, "two legal actions have the same index"),
    (IndexTooLarge, "is outside the action space"),
    (NotTurned, "does not lead back to"),
    (OtherTiles, "is not '+"),
    (ViewNotJson, "a view is not plain JSON"),
    (DrawsNothing, "a view cannot be drawn"),
    (ForgetsTheTurn, "other legal actions"),
    (WrongScores, "the breakdown does not add up to the score"),
    (LoserFirst, "fewer points are placed higher"),
    (NoReason, "the outcome has a reason in every language"),
    (Silent, "has no sentence in en"),
    (Unsound, "too many Walls"),
    (Fickle, "the same seed gave two different games"),
    (FickleReplay, "a record replays to a different state"),
    (ChangedByRefusal, "a refused action changed the state"),
    (CannotGoBack, "undo in a fork did not restore every byte"),
    (ListsTwice, "an action is listed twice"),
    (HidesTheLast, "perft(1) is not the number of legal actions"),
    (NeverOver, "the state does not say whether the game is over"),
    (LeakyLog, "is told what it cannot know"),
    (LeakyTelling, "is told what it cannot know"),
    (SameParts, "two actions have the same parts"),
    (UndeclaredSlot, "has a slot that was not declared"),
    (VerbLast, "parts begin with the verb"),
    (SaysNothingInGerman, "says nothing in de"),
    (ChangesUntold, "sees what it cannot know"),
    (BeatsGoFurther, "the beats of an action do not lead where playing does"),
    (BeatsStopShort, "the beats of an action do not lead where playing does"),
    (NoBeats, "an action has no beat"),
    (MoreThanDeclared, "a view is not as declared"),
    (TellsNothing, "is told actions, but nothing that they changed"),
    (TellsNothingDirectly, "is told what its views do not say"),
    (KeepsTheOldTable, "the changes do not lead to the view after"),
    (ForgetsTheQuietTurns, "a position read back has another view: quiet"),
]


@pytest.mark.parametrize(
    ("broken", "promise"), BROKEN, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_broken_game_fails_by_the_promise_it_breaks(broken: type[Arkantar], promise: str) -> None:
    with pytest.raises(AssertionError) as failed:
        check_game(broken(), seeds=range(6), every=16)
    assert promise in str(failed.value)
    assert "arkantar seed=" in str(failed.value), "it says which game, and how it came there"


@pytest.mark.parametrize(
    ("broken", "every", "promise"),
    [
        (AlwaysBlackToAct, 1, "another seat is to act in a position read back"),
        (HidesTheLastOfTheTurn, 1000, "perft(2) is not what playing two actions gives"),
    ],
)
def test_a_game_that_is_broken_now_and_then_fails_where_it_is_looked_at(
    broken: type[Arkantar], every: int, promise: str
) -> None:
    with pytest.raises(AssertionError) as failed:
        check_game(broken(), seeds=range(1), every=every)
    assert promise in str(failed.value)


def test_a_catalogue_that_is_not_as_declared_fails() -> None:
    with pytest.raises(AssertionError, match="the catalogue is not as declared"):
        check_game(CatalogueNotAsDeclared(), seeds=[])


def test_a_game_without_a_golden_playthrough_fails(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="Arkantar has no golden playthrough"):
        check_game(GAME, seeds=[], golden=tmp_path)


def test_a_playthrough_that_comes_out_otherwise_fails(tmp_path: Path) -> None:
    shutil.copytree(GOLDEN / "arkantar", tmp_path / "arkantar")
    path = tmp_path / "arkantar" / "decisive.txt"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("builds a Wall on", "puts a Wall on", 1), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"decisive\.txt does not come out as it stands"):
        check_game(GAME, seeds=[], golden=tmp_path)
