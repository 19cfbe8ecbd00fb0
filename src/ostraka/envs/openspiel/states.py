"""A game being played, as OpenSpiel holds it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyspiel

from ostraka.envs.desk import Desk
from ostraka.envs.openspiel.memories import SeatMemories

if TYPE_CHECKING:
    from ostraka.envs.openspiel.games import OpenGame


class OpenState(pyspiel.State):  # type: ignore[misc]
    """A chance node that picks the set-up, where there is one; then one action after the other."""

    def __init__(self, game: OpenGame) -> None:
        super().__init__(game)
        self.desk: Desk | None = None
        """The game, once it is set up."""
        self.past: SeatMemories
        """What each seat remembers."""
        if not game.setups:
            self._begin(game.first_desk())

    def _begin(self, desk: Desk) -> None:
        self.desk = desk
        self.past = SeatMemories(desk.game, desk.players, desk.state.tobytes())

    def current_player(self) -> int:
        """The seat to act, or whether chance is to act or the game is over."""
        if self.desk is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.desk.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        """The indices of the legal actions, in ascending order; none for a player not to act."""
        if self.desk is None or player != self.desk.seat:
            return []
        return sorted(self.desk.indices.tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every set-up is equally likely."""
        setups = self.get_game().setups
        return [(setup, 1.0 / setups) for setup in range(setups)]

    def _apply_action(self, action: int) -> None:
        """Carry out a set-up or a legal action; refuses any other, and nothing has changed."""
        if self.desk is None:
            self._begin(self.get_game().set_up(action))
            return
        seat = self.desk.seat
        self.desk.act(action)
        assert seat is not None, "a game that is over refuses actions"
        self.past.add(seat, action, self.desk.state.tobytes())

    def _action_to_string(self, player: int, action: int) -> str:
        """A legal action as it is typed, any other by what its index always means."""
        if player == pyspiel.PlayerId.CHANCE or self.desk is None:
            return f"set-up {action}"
        self.desk.game.check_index(action)
        if player == self.desk.seat and self.desk.mask[action]:
            return self.desk.game.actions.text(self.desk.state.raw, self.desk.code(action))
        parts = self.desk.game.describe_index(action, max(player, 0))
        return " ".join(map(str, parts.values()))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.desk is not None and self.desk.seat is None

    def returns(self) -> list[float]:
        """What the end is worth to each seat; nothing before it."""
        return list(self.desk.rewards) if self.desk else [0.0] * self.num_players()

    def rewards(self) -> list[float]:
        """What the last action brought: rewards come with the end alone."""
        return self.returns()

    def resample_from_infostate(self, player: int, draw: Any) -> OpenState:
        """A state that a player cannot tell from this one: all that it cannot know is redrawn.

        That includes all that is still to be drawn. `draw` gives random numbers from 0 to 1.
        """
        if self.desk is None or not self.get_game().setups:
            return self.clone()  # type: ignore[no-any-return]
        self.past.settle()
        other = self.clone()
        other.desk.hold(other.desk.state.reshuffled(player, int(draw() * (1 << 53))))
        return other  # type: ignore[no-any-return]

    def __deepcopy__(self, memo: Any) -> OpenState:
        return self.clone()  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """The whole position, hidden things included."""
        if self.desk is None:
            return "before the set-up"
        return str(self.desk.state.position)
