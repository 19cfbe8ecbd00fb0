"""The rules of a game as compiled code, and the calls that Python makes of it.

Kernels are found through the dtype of a game's states; the types of what they are given are
settled once for each game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from ostraka.core.checks import quoted, whole
from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.compile import ACTION, direct, records
from ostraka.core.kernel.deal import dealt_again
from ostraka.core.kernel.random import STREAM
from ostraka.core.kernel.step import indices_in, laid_out, legal_in, replayed, step
from ostraka.core.kernel.verbs import implementation
from ostraka.core.learn.observation import CELL, Layout


class Compiled(ABC):
    """What every game has because its rules are kernels."""

    dtype: np.dtype[Any]
    """The fields of its state arrays."""
    max_legal: ClassVar[int]
    """No state has more legal actions."""
    action_table: npt.NDArray[Any]
    """What each index of its action space always means; see `ostraka.core.learn.index`."""
    observation: ClassVar[Layout]
    """What the numbers of an observation mean."""
    players: ClassVar[tuple[int, ...]]
    """The numbers of players it can be played with."""
    data: Any
    """The tables that the kernels are given."""

    def __init__(self) -> None:
        names = self.dtype.names or ()
        hidden = [name for name in names if hasattr(np.record, name)]
        if hidden:
            raise TypeError(
                f"{type(self).__name__}: np.record has attributes of its own named "
                f"{', '.join(hidden)}, which hide the fields of the state; rename these fields"
            )
        self.kernel_setup = implementation(names, "setup")
        self.kernel_legal = implementation(names, "legal")
        self.kernel_apply = implementation(names, "apply")
        self.kernel_score = implementation(names, "score")
        self.kernel_rank = implementation(names, "rank")
        self.kernel_reshuffle = implementation(names, "reshuffle")
        self.kernel_observe = implementation(names, "observe")
        self.kernel_index = implementation(names, "index")
        self.kernel_action = implementation(names, "action")
        if not hasattr(self, "data"):
            self.data = np.zeros(1, np.int64)

    @abstractmethod
    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value."""

    @abstractmethod
    def option_codes(self, options: Mapping[str, Any]) -> npt.NDArray[np.int64]:
        """The options as the kernel's setup wants them (never empty, to keep one signature)."""

    def compile_tasks(self) -> dict[str, Callable[[], object]]:
        """What a first game would wait for: rules to compile, or to load as they were compiled.

        The pieces need not wait for one another; see `ostraka.core.kernel.prepare`.
        """
        state = self._blank()[0]
        return {
            "setup": lambda: self.lay_out,
            "legal": lambda: self.look,
            "step": lambda: self.step,
            "deal": lambda: self.deal_again,
            "replay": lambda: replayed(self._blank(), self.tables, np.zeros(0, ACTION)),
            "score": lambda: (self.scores(state), self.places(state)),
        }

    def prepare(self) -> None:
        """Compile the rules here and now, or load them compiled."""
        for task in self.compile_tasks().values():
            task()

    # -- compiled calls for State, the types of their arguments settled once ------------------

    @cached_property
    def step(self) -> Callable[..., int]:
        """Act, and see what is legal then; see `ostraka.core.kernel.step`."""
        return direct(step, self._blank(), self.tables, 0, self._room(), 0)

    @cached_property
    def look(self) -> Callable[..., int]:
        """See what is legal."""
        return direct(legal_in, self._blank(), self.tables, self._room())

    @cached_property
    def list_indices(self) -> Callable[..., int]:
        """See what is legal, by index."""
        return direct(indices_in, self._blank(), self.tables, self._room())

    @cached_property
    def lay_out(self) -> Callable[..., None]:
        """Lay out the start of a game."""
        options = self.option_codes(self.check_options({}))
        return direct(laid_out, self._blank(), self.tables, 0, options, 0)

    @cached_property
    def deal_again(self) -> Callable[..., None]:
        """Draw again what a seat cannot know; see `ostraka.core.kernel.deal`."""
        return direct(dealt_again, self._blank(), self.tables, 0, np.zeros(1, STREAM))

    @cached_property
    def tables(self) -> npt.NDArray[Any]:
        """`data` in an array of one, over the same memory; see `ostraka.core.kernel.step`."""
        data = self.data
        if isinstance(data, np.void):
            return np.ndarray((1,), np.dtype((np.record, data.dtype)), buffer=data)
        return data[None]  # type: ignore[no-any-return]

    def _blank(self) -> Any:
        return records(bytes(self.dtype.itemsize), self.dtype)

    def _room(self) -> Any:
        return np.empty(self.max_legal, ACTION)

    # -- kernels, for callers with a state array -----------------------------------------------

    def legal_codes(self, s: Any) -> npt.NDArray[np.int32]:
        """The kernel's numbers of the legal actions."""
        out = np.empty(self.max_legal, ACTION)
        return out[: self.kernel_legal(s, self.data, out)]

    def scores(self, s: Any) -> tuple[int, ...]:
        """Points per seat as they stand."""
        out = np.zeros(max(self.players), np.int32)
        self.kernel_score(s, self.data, out)
        return tuple(out[: int(s["players"])].tolist())

    def places(self, s: Any) -> tuple[int, ...]:
        """Place per seat as things stand, tie-breaks applied."""
        out = np.zeros(max(self.players), np.int32)
        self.kernel_rank(s, self.data, out)
        return tuple(out[: int(s["players"])].tolist())

    # -- learning -------------------------------------------------------------------------------

    def check_learnable(self) -> None:  # noqa: B027 - most games have nothing to refuse
        """Refuse a game that has no action space and no observations, as with an owner's cards."""

    @property
    def learnable(self) -> bool:
        """Whether it has an action space and observations."""
        try:
            self.check_learnable()
        except InvalidOption:
            return False
        return True

    def observe(self, s: Any, seat: int) -> npt.NDArray[np.int8]:
        """What a seat knows, as numbers for learning."""
        self.check_learnable()
        out = np.zeros(self.observation.size, CELL)
        self.kernel_observe(s, self.data, seat, out)
        return out

    @property
    def action_count(self) -> int:
        """How many indices the action space has."""
        return len(self.action_table)

    def check_index(self, index: int, seat: int = 0) -> None:
        """Refuse what is not an index of the action space, or a seat that no game of it has."""
        self.check_learnable()
        known = isinstance(index, (int, np.integer)) and not isinstance(index, bool)
        if not (known and 0 <= index < self.action_count):
            last = self.action_count - 1
            raise InvalidOption(Message("error-index", index=quoted(index), last=last))
        most, number = max(self.players), whole(seat)
        if number is None or not 0 <= number < most:
            raise InvalidOption(Message("error-seat", seat=quoted(seat), players=most))

    def legal_indices(self, s: Any) -> list[int]:
        """The indices of the legal actions, in the order of their codes."""
        self.check_learnable()
        out = self._room()
        count = self.list_indices(records(s.tobytes(), self.dtype), self.tables, out)
        return out[:count].tolist()  # type: ignore[no-any-return]
