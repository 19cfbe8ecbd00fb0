"""The verbs that every kernel offers, for code that works with any game.

Search, perft, batches and playouts are written once, against the functions of this module. In
compiled code each verb is resolved, at compile time, to the rules of the game whose record it is
given; in plain Python it looks the rules up by the record's fields. A game says which functions
are its rules with `implement`.

Every verb takes the state `s` (one record) and `data` (the game's tables):

    setup(s, data, players, options, seed)   lay the game out in a zeroed record
    legal(s, data, out)                      write the legal action codes, return how many
    apply(s, data, action)                   carry out a legal action
    score(s, data, out)                      points per seat
    rank(s, data, out)                       place per seat: 1 won, ties share a place
    reshuffle(s, data, seat, stream)         redraw all that the seat cannot know
    observe(s, data, seat, out)              what the seat knows, as numbers for learning
    index(s, data, action)                   the index of a legal action in the action space
    action(s, data, index)                   the code of the action that has an index
    evaluate(s, data, out)                   optional: how good the state looks for each seat

A game whose codes are dense and the same for every seat leaves `index` and `action` out.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from ostraka.core.kernel.cache import origins
from ostraka.core.learn.index import unchanged

REQUIRED = ("setup", "legal", "apply", "score", "rank", "reshuffle", "observe")
VERBS = (*REQUIRED, "index", "action", "evaluate")

_rules: dict[tuple[str, ...], dict[str, Callable[..., Any]]] = {}


def implement(dtype: np.dtype[Any], **verbs: Callable[..., Any]) -> None:
    """Register the kernels of the game whose state is a record of this dtype.

    A second call adds verbs to those of the first.
    """
    names = dtype.names or ()
    rules = {"index": unchanged, "action": unchanged} | _rules.get(names, {}) | verbs
    missing = [verb for verb in REQUIRED if verb not in rules]
    unknown = [verb for verb in verbs if verb not in VERBS]
    if missing or unknown:
        raise TypeError(f"verbs missing: {missing}; verbs unknown: {unknown}")
    plain = {verb: getattr(rule, "py_func", rule) for verb, rule in rules.items()}
    homes = {verb: Path(rule.__code__.co_filename).resolve() for verb, rule in plain.items()}
    before = origins.get(names, homes)
    if before["apply"] != homes["apply"]:
        apart = f"{before['apply'].parent} and {homes['apply'].parent}"
        raise TypeError(f"two games share the same state fields: {apart}")
    origins[names] = homes
    _rules[names] = rules


def implementation(names: tuple[str, ...], verb: str) -> Callable[..., Any]:
    """The function that carries out a verb for records with these fields."""
    return _rules[names][verb]


def setup(s: Any, data: Any, players: int, options: Any, seed: Any) -> None:
    """Lay out the start of a game in a zeroed record."""
    implementation(s.dtype.names, "setup")(s, data, players, options, seed)


def legal(s: Any, data: Any, out: Any) -> int:
    """Write the codes of the legal actions into `out`; how many there are."""
    return implementation(s.dtype.names, "legal")(s, data, out)  # type: ignore[no-any-return]


def apply(s: Any, data: Any, action: Any) -> None:
    """Carry out an action that is known to be legal."""
    implementation(s.dtype.names, "apply")(s, data, action)


def score(s: Any, data: Any, out: Any) -> None:
    """Write the points of each seat, as they stand."""
    implementation(s.dtype.names, "score")(s, data, out)


def rank(s: Any, data: Any, out: Any) -> None:
    """Write the place of each seat, tie-breaks applied; equal seats share a place."""
    implementation(s.dtype.names, "rank")(s, data, out)


def reshuffle(s: Any, data: Any, seat: int, stream: Any) -> None:
    """Redraw everything that the seat cannot know, future chance included, from `stream`."""
    implementation(s.dtype.names, "reshuffle")(s, data, seat, stream)


def observe(s: Any, data: Any, seat: int, out: Any) -> None:
    """Write what the seat knows as numbers for learning."""
    implementation(s.dtype.names, "observe")(s, data, seat, out)


def index(s: Any, data: Any, action: Any) -> int:
    """The index of a legal action, as the seat to act sees the table."""
    return implementation(s.dtype.names, "index")(s, data, action)  # type: ignore[no-any-return]


def action(s: Any, data: Any, index: Any) -> int:
    """The code of the action that has an index, legal or not, for the seat to act."""
    return implementation(s.dtype.names, "action")(s, data, index)  # type: ignore[no-any-return]


def evaluate(s: Any, data: Any, out: Any) -> None:
    """Write how good the state looks for each seat."""
    implementation(s.dtype.names, "evaluate")(s, data, out)


def _found(s: Any, verb: str) -> Callable[..., Any] | None:
    """The rule for a record of this compile-time type."""
    if not isinstance(s, numba.types.Record):
        return None
    return _rules.get(tuple(s.fields), {}).get(verb)


def _resolve(verb: str, arguments: int) -> Callable[..., Any]:
    """How compiled code finds a verb: by the type of the record, while it is being compiled.

    Written out for each number of arguments: passing them on as a tuple would cost compiled code
    more than most rules do.
    """

    def three(s: Any, data: Any, a: Any) -> Any:
        rule = _found(s, verb)
        return rule and (lambda s, data, a: rule(s, data, a))

    def four(s: Any, data: Any, a: Any, b: Any) -> Any:
        rule = _found(s, verb)
        return rule and (lambda s, data, a, b: rule(s, data, a, b))

    def five(s: Any, data: Any, a: Any, b: Any, c: Any) -> Any:
        rule = _found(s, verb)
        return rule and (lambda s, data, a, b, c: rule(s, data, a, b, c))

    shapes: dict[int, Callable[..., Any]] = {3: three, 4: four, 5: five}
    return shapes[arguments]


for _verb in VERBS:
    _function = globals()[_verb]
    # The names of the arguments differ from verb to verb; only their number matters here.
    overload(_function, strict=False)(_resolve(_verb, _function.__code__.co_argcount))
