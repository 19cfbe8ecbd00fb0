"""Every game passes the public conformance suite, and the suite notices broken games."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ostraka
from ostraka import IllegalAction, Message, State
from ostraka.core.game.game import Game
from ostraka.core.play.parts import Parts
from ostraka.core.show.change import Cause, Told
from ostraka.games.arkantar import GAME, Arkantar
from ostraka.testing import check_game

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", ostraka.game_names())
def test_a_game_passes_the_conformance_suite(name: str) -> None:
    game = ostraka.load(name)
    assert check_game(game, seeds=range(2), every=4, golden=GOLDEN) > 100


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


class SameText(Arkantar):
    def text(self, s: Any, code: int) -> str:
        return super().text(s, code)[:2]


class WrongParse(Arkantar):
    def parse(self, s: Any, text: str) -> int:
        super().parse(s, text)
        return int(self.legal_codes(s)[0])


class ParsesNothing(Arkantar):
    def parse(self, s: Any, text: str) -> int:
        raise IllegalAction(Message("error-over"))


class TakesAnything(Arkantar):
    def parse(self, s: Any, text: str) -> int:
        try:
            return super().parse(s, text)
        except IllegalAction:
            return int(self.legal_codes(s)[0])


class LeakyView(Arkantar):
    hidden = True

    def table(self, s: Any, seat: int | None) -> dict[str, Any]:
        return {**super().table(s, seat), "inertia": int(s.chance) % 99 if seat == 1 else 0}


class LeakyForSpectators(Arkantar):
    hidden = True

    def table(self, s: Any, seat: int | None) -> dict[str, Any]:
        return {**super().table(s, seat), "inertia": int(s.chance) % 99 if seat is None else 0}


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

    def table(self, s: Any, seat: int | None) -> dict[str, Any]:
        return super().table(self.start(seed=0).raw, None)

    def question(self, s: Any, seat: int | None) -> Message:
        return Message("plain", text="?")

    def choosing(self, s: Any) -> tuple[int, ...]:
        return (0,)


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


class ViewNotJson(Arkantar):
    def table(self, s: Any, seat: int | None) -> dict[str, Any]:
        return {**super().table(s, seat), "walls": tuple(super().table(s, seat)["walls"])}


class DrawsNothing(Arkantar):
    def draw(self, view: dict[str, Any], locale: str = "en") -> str:
        return ""


class ForgetsTheTurn(Arkantar):
    def position(self, s: Any) -> str:
        return " ".join(str(super().position(s)).split(" ")[:3])


class WrongScores(Arkantar):
    def breakdown(self, s: Any) -> list[dict[str, int]]:
        return [{"score": points + 1} for points in self.scores(s)]


class LoserFirst(Arkantar):
    def places(self, s: Any) -> tuple[int, ...]:
        return super().places(s)[::-1]


class NoReason(Arkantar):
    def reason(self, s: Any) -> Message:
        return _Silent()


class _Silent(Message):
    def __init__(self) -> None:
        super().__init__("error-over")

    def text(self, locale: str = "en") -> str:
        return " "


class Silent(Arkantar):
    def sentence(self, s: Any, code: int) -> Message:
        return _Silent()


class Unsound(Arkantar):
    def check(self, s: Any) -> None:
        super().check(s)
        assert int(s.walls).bit_count() < 16, "too many Walls"


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

    def beats(self, s: Any, code: int) -> Iterator[Cause]:
        for cause in super().beats(s, code):
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


class NeverOver(Stepping):
    def after(self, states: Any, count: int, out: Any) -> int:
        return max(count, 1) if states[0].over else count


class LeakyLog(Arkantar):
    def sentence_for(self, s: Any, code: int, seat: int | None) -> Message:
        return Message("plain", text=f"{int(s['chance'])}")


class LeakyTelling(Arkantar):
    """Tells with an amount what no view shows."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = 0

    def beats(self, s: Any, code: int) -> Iterator[Cause]:
        self.secret = int(s["chance"]) % 1000
        return super().beats(s, code)

    def tell(self, *views: Any) -> Iterable[Told]:
        yield Told("amount", Message("error-over"), after=self.secret)


class SameParts(Arkantar):
    rows = Game.rows  # made from the parts

    def parts(self, s: Any, code: int) -> Parts:
        parts = super().parts(s, code)
        return parts if parts["verb"] != "build" else {"verb": "build", "tile": "a1"}

    def text(self, s: Any, code: int) -> str:
        parts = super().parts(s, code)
        return self.kinds[parts["verb"]].write(parts)


class UndeclaredSlot(Arkantar):
    rows = Game.rows  # made from the parts

    def parts(self, s: Any, code: int) -> Parts:
        return {**super().parts(s, code), "code": code}


class VerbLast(Arkantar):
    rows = Game.rows  # made from the parts

    def parts(self, s: Any, code: int) -> Parts:
        return dict(reversed(super().parts(s, code).items()))


class SaysNothingInGerman(Arkantar):
    def tell(self, *views: Any) -> Iterable[Told]:
        yield Told("amount", _SilentInGerman())


class _SilentInGerman(Message):
    def __init__(self) -> None:
        super().__init__("error-over")

    def text(self, locale: str = "en") -> str:
        return "" if locale == "de" else super().text(locale)


class ChangesUntold(Arkantar):
    """A view that changes without an action, so that no patch says it."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = count()

    def table(self, s: Any, seat: int | None) -> dict[str, Any]:
        return {**super().table(s, seat), "quiet": next(self.looks)}


class BeatsGoFurther(Arkantar):
    """Tells an action, and the one after it as well."""

    def beats(self, s: Any, code: int) -> Iterator[Cause]:
        yield from super().beats(s, code)
        if not s.over:
            yield from super().beats(s, int(self.legal_codes(s)[0]))


class BeatsStopShort(Arkantar):
    def beats(self, s: Any, code: int) -> Iterator[Cause]:
        yield Cause()


class NoBeats(Arkantar):
    def beats(self, s: Any, code: int) -> Iterator[Cause]:
        self.kernel_apply(s, self.data, code)
        return iter(())


class MoreThanDeclared(Arkantar):
    def table(self, s: Any, seat: int | None) -> dict[str, Any]:
        return {**super().table(s, seat), "weather": "fine"}


class CatalogueNotAsDeclared(Arkantar):
    def catalogue(self, locale: str = "en") -> dict[str, Any]:
        return {**super().catalogue(locale), "sides": 2}


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
    (NeverOver, "the record does not say whether the game is over"),
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
]


@pytest.mark.parametrize(
    ("broken", "promise"), BROKEN, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_broken_game_fails_by_the_promise_it_breaks(broken: type[Arkantar], promise: str) -> None:
    with pytest.raises(AssertionError) as failed:
        check_game(broken(), seeds=range(6), every=16)
    assert promise in str(failed.value)
    assert "arkantar seed=" in str(failed.value), "it says which game, and how it came there"


def test_a_catalogue_that_is_not_as_declared_fails() -> None:
    with pytest.raises(AssertionError, match="the catalogue is not as declared"):
        check_game(CatalogueNotAsDeclared(), seeds=[])


def test_a_game_without_a_golden_playthrough_fails(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="Arkantar has no golden playthrough"):
        check_game(GAME, golden=tmp_path)


def test_a_playthrough_that_comes_out_otherwise_fails(tmp_path: Path) -> None:
    shutil.copytree(GOLDEN / "arkantar", tmp_path / "arkantar")
    path = tmp_path / "arkantar" / "decisive.txt"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("builds a Wall on", "puts a Wall on", 1), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"decisive\.txt does not come out as it stands"):
        check_game(GAME, golden=tmp_path)
