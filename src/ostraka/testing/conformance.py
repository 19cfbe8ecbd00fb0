"""What must be true of every game, checked by playing it.

`check_game(game)` plays random games over many seeds and all numbers of players and asserts, at
every step, what the rest of Ostraka relies on. Each check is a function of its own whose name is
the promise; a failure says which promise was broken, in which game, after which actions.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ostraka.core.errors import GameOver, IllegalAction, NothingToUndo, OstrakaError
from ostraka.core.game.game import Game
from ostraka.core.i18n.message import LOCALES
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from ostraka.core.show.shapes import accepts
from ostraka.core.show.view import ViewShape
from ostraka.testing.choosing import check_choosing
from ostraka.testing.golden import check_golden
from ostraka.testing.learning import (
    Sights,
    check_learning,
    observations_keep_to_their_declaration,
    the_action_space_is_as_declared,
)
from ostraka.testing.telling import check_telling, more_is_told_than_the_actions

GARBAGE = ("", " ", "xyzzy", "-1", "+", "é", "\x00", "9" * 30, "end end", "x" * 500, "DROP TABLE")
LONGEST_GAME = 100_000
GOLDEN = Path("tests/golden")


def check_game(
    game: Game,
    *,
    seeds: Iterable[int] = range(3),
    players: Sequence[int] | None = None,
    options: Sequence[Mapping[str, Any]] = ({},),
    every: int = 1,
    golden: Path | None = None,
) -> int:
    """Play random games and assert everything that a game promises; how many actions were played.

    `every`: the checks that cost most are made only at every n-th step. `golden`: the folder of
    golden playthroughs, in which the game must have at least one; `tests/golden` where there is
    such a folder.
    """
    assert game.players, "a game has players"
    the_catalogue_is_as_declared(game)
    sights = None
    if game.learnable:
        the_action_space_is_as_declared(game)
        sights = Sights(game)
    played = 0
    for chosen in options:
        for count in players or game.players:
            for seed in seeds:
                played += _check_one(game, seed, count, chosen, every, sights)
    if golden is None and GOLDEN.is_dir():
        golden = GOLDEN
    if golden is not None:
        check_golden(game, golden)
    return played


def the_catalogue_is_as_declared(game: Game) -> None:
    """What never changes is plain JSON of the declared form, in every language."""
    for locale in LOCALES:
        catalogue = game.display.catalogue(locale)
        assert json.loads(json.dumps(catalogue, allow_nan=False)) == catalogue, "not plain JSON"
        wrong = accepts(game.display.catalogue_shape, catalogue)
        assert wrong is None, f"the catalogue is not as declared: {wrong}"
    assert set(game.schemas()) == {"view", "table", "catalogue", "parts"}


def _check_one(
    game: Game,
    seed: int,
    players: int,
    options: Mapping[str, Any],
    every: int,
    sights: Sights | None,
) -> int:
    state = game.start(seed=seed, players=players, **options)
    try:
        same_seed_gives_the_same_game(state, players, options)
        kept = [state.tobytes()]
        stream = new_stream(seed + 1)
        while not state.over:
            assert state.ply < LONGEST_GAME, "the game does not end"
            legal_is_empty_exactly_when_over(state)
            game.positions.check(state.raw)
            code = state.codes[below(stream, len(state.codes))]
            if state.ply % every == 0:
                step(state, stream)
                check_telling(state, code, below(stream, 1 << 30))
                if sights is not None:
                    check_learning(state, stream, sights)
            state.play(code)
            kept.append(state.tobytes())
        legal_is_empty_exactly_when_over(state)
        game.positions.check(state.raw)
        if sights is not None:
            observations_keep_to_their_declaration(state)
        scores_and_outcome_agree(state)
        more_is_told_than_the_actions(state)
        nothing_can_be_played_after_the_end(state)
        a_record_replays_to_the_same_state(state)
        undo_to_the_root_restores_every_byte(state, kept)
    except AssertionError as error:
        where = f"{game.name} seed={seed} players={players} options={dict(options)}"
        raise AssertionError(f"{error} [{where} after {state.actions}]") from error
    return len(kept) - 1


def step(state: State, stream: Any) -> None:
    """Everything that must be true in the middle of a game."""
    texts_are_unique_and_parse_back(state, stream)
    check_choosing(state, stream)
    actions_have_sentences_in_every_language(state, stream)
    views_are_ready_for_json(state)
    nothing_shown_depends_on_what_a_seat_cannot_know(state, stream)
    a_fork_never_changes_its_origin(state, stream)
    what_is_refused_changes_nothing(state)
    a_position_sets_up_an_equal_game(state)
    perft_agrees_with_playing(state, stream)


def same_seed_gives_the_same_game(state: State, players: int, options: Mapping[str, Any]) -> None:
    """Two games from one seed begin alike, byte by byte."""
    again = state.game.start(seed=state.seed, players=players, **options)
    assert again.tobytes() == state.tobytes(), "the same seed gave two different games"


def legal_is_empty_exactly_when_over(state: State) -> None:
    """There is something to do until the game is over, and nothing afterwards."""
    codes = state.legal.codes
    assert (len(codes) == 0) == state.over, "legal must be empty exactly when the game is over"
    assert len(set(codes)) == len(codes), "an action is listed twice"
    assert len(codes) <= state.game.max_legal, "more actions than max_legal"
    assert (state.seat is None) == state.over, "there is a seat to act exactly until the end"
    assert bool(state.raw.over) == state.over, "the state does not say whether the game is over"
    assert state.seat is None or 0 <= state.seat < state.players, "the seat to act is nobody's"


def texts_are_unique_and_parse_back(state: State, stream: Any) -> None:
    """Every action's text leads back to it and to no other."""
    actions = list(state.legal)
    by_text = {action.text: action for action in actions}
    assert len(by_text) == len(actions), "two legal actions have the same text"
    chosen = (
        actions if len(actions) <= 8 else [actions[below(stream, len(actions))] for _ in "1234"]
    )
    for action in chosen:
        assert action.text in state.legal, f"{action.text!r} is legal but does not parse"
        code = state.game.actions.parse(state.raw, action.text, state.codes)
        assert code == action.code, f"{action.text!r} misparsed"


def actions_have_sentences_in_every_language(state: State, stream: Any) -> None:
    """What an action does can be said in each language."""
    action = state.legal[below(stream, len(state.legal))]
    for locale in LOCALES:
        assert action.sentence(locale).strip(), f"{action.text!r} has no sentence in {locale}"


def _shown(state: State, seat: int | None) -> str:
    return json.dumps(state.view(seat), ensure_ascii=False, sort_keys=True, allow_nan=False)


def views_are_ready_for_json(state: State) -> None:
    """A view survives the way through JSON unchanged, and can be drawn."""
    for seat in (*range(state.players), None):
        view = state.view(seat)
        assert json.loads(json.dumps(view, allow_nan=False)) == view, "a view is not plain JSON"
        for shape, document in ((ViewShape, view), (state.game.display.table_shape, view["table"])):
            wrong = accepts(shape, document)
            assert wrong is None, f"a view is not as declared: {wrong}"
        assert state.game.display.draw(view).strip(), "a view cannot be drawn"


def nothing_shown_depends_on_what_a_seat_cannot_know(state: State, stream: Any) -> None:
    """Redraw what a seat cannot know: its view and its legal actions stay the same."""
    before = state.tobytes()
    for seat in range(state.players):
        other = state.reshuffled(seat, below(stream, 1 << 30))
        state.game.positions.check(other.raw)
        assert _shown(other, seat) == _shown(state, seat), f"seat {seat} sees what it cannot know"
        assert _shown(other, None) == _shown(state, None), "spectators see what they cannot know"
        if seat == state.seat:
            assert [a.text for a in other.legal] == [a.text for a in state.legal], (
                "the legal actions depend on what the seat to act cannot know"
            )
    assert state.tobytes() == before, "reshuffling a fork changed its origin"


def a_fork_never_changes_its_origin(state: State, stream: Any) -> None:
    """Whatever happens in a fork stays there; undo in it leads back to the same bytes."""
    before = state.tobytes()
    fork = state.fork()
    depth = 0
    while not fork.over and depth < 3:
        fork.play(fork.codes[below(stream, len(fork.codes))])
        depth += 1
    assert state.tobytes() == before, "playing in a fork changed its origin"
    for _ in range(depth):
        fork.undo()
    assert fork.tobytes() == before, "undo in a fork did not restore every byte"


def what_is_refused_changes_nothing(state: State) -> None:
    """Garbage and illegal actions raise, with a sentence, and the state stays as it was."""
    before = state.tobytes()
    legal = set(state.legal.codes)
    absent = next(code for code in range(-1, 1 << 30) if code not in legal)
    wrong: tuple[Any, ...] = (*GARBAGE, absent, None, 1.5, True, b"x")
    for bad in wrong:
        for use in (state.play, state.preview, state.texts):
            try:
                use(bad)
            except IllegalAction as error:
                assert str(error).strip(), f"no sentence for {bad!r}"
            else:
                raise AssertionError(f"{bad!r} was accepted as an action")
        assert state.why_not(bad), f"nothing is said against {bad!r}"
    assert state.tobytes() == before, "a refused action changed the state"


def a_position_sets_up_an_equal_game(state: State) -> None:
    """A position, read back, has the same position, seat to act, legal actions and view.

    Only the count of plies, which twin is which, and what the game declares as
    `position_omits` may differ.
    """
    game = state.game
    position = json.loads(json.dumps(state.position))
    other = game.from_position(position, seed=state.seed, **state.options)
    assert other.position == position, "a position does not read back as itself"
    assert other.seat == state.seat, "another seat is to act in a position read back"
    assert [a.text for a in other.legal] == [a.text for a in state.legal], (
        "a position read back has other legal actions"
    )
    for seat in (*range(state.players), None):
        before, after = _laid_out(state, seat), _laid_out(other, seat)
        wrong = ", ".join(name for name in before if before[name] != after.get(name))
        assert before == after, f"a position read back has another view: {wrong}"


def _laid_out(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat sees, without what the past alone decides."""
    game, view = state.game, state.view(seat)
    table = game.display.table(state.raw, seat)
    shown = {name: value for name, value in table.items() if name not in game.positions.omits}
    return {**view, "table": None, "drawing": None, "ply": 0, **shown}


def perft_agrees_with_playing(state: State, stream: Any) -> None:
    """The compiled counts of no, one and two actions are what playing them gives.

    They are taken after one action, so that what playing keeps up is compared as well.
    """
    fork = state.fork().play(state.codes[below(stream, len(state.codes))])
    assert fork.perft(0) == 1, "perft(0) is one"
    assert fork.perft(1) == len(fork.codes), "perft(1) is not the number of legal actions"
    played = sum(len(fork.fork().play(code).codes) for code in fork.codes.tolist())
    assert fork.perft(2) == played, "perft(2) is not what playing two actions gives"


def scores_and_outcome_agree(state: State) -> None:
    """At the end there is an outcome, and nobody is placed above someone with more points."""
    outcome = state.outcome
    assert outcome is not None, "a game that is over has an outcome"
    assert len(outcome.places) == len(state.scores) == state.players
    assert outcome.scores == state.scores
    assert outcome.winners or state.players == 1, "somebody is in first place"
    for locale in LOCALES:
        assert outcome.reason.text(locale).strip(), "the outcome has a reason in every language"
    for place in outcome.places if state.players > 1 else ():
        assert place == 1 + sum(other < place for other in outcome.places), "places must not skip"
    for a in range(state.players):
        for b in range(state.players):
            if state.scores[a] > state.scores[b]:
                assert outcome.places[a] < outcome.places[b], "fewer points are placed higher"
    for points, parts in zip(state.scores, state.breakdown, strict=True):
        assert sum(parts.values()) == points, "the breakdown does not add up to the score"


def nothing_can_be_played_after_the_end(state: State) -> None:
    """After the end every action is refused and nothing changes."""
    before = state.tobytes()
    for action in (0, "end", "xyzzy"):
        try:
            state.play(action)
        except GameOver as error:
            assert str(error)
        else:
            raise AssertionError("an action was accepted after the end")
    assert state.tobytes() == before


def a_record_replays_to_the_same_state(state: State) -> None:
    """A record, through JSON and back, rebuilds the same state and outcome."""
    document = json.loads(json.dumps(state.record.as_json(), ensure_ascii=False))
    again = Record.from_json(document).replay(state.game)
    assert again.tobytes() == state.tobytes(), "a record replays to a different state"
    assert again.outcome == state.outcome
    assert again.record == state.record
    for seat in (*range(state.players), None):
        assert again.view(seat) == state.view(seat), "a seat that looks later sees another game"


def undo_to_the_root_restores_every_byte(state: State, kept: Sequence[bytes]) -> None:
    """Undo, step by step, leads through the very same states to the beginning."""
    assert state.tobytes() == kept[-1]
    for earlier in reversed(kept[:-1]):
        state.undo()
        assert state.tobytes() == earlier, "undo did not restore every byte"
    try:
        state.undo()
    except NothingToUndo:
        pass
    except OstrakaError as error:  # pragma: no cover
        raise AssertionError("undo at the root must raise NothingToUndo") from error
    else:
        raise AssertionError("undo at the root was accepted")
