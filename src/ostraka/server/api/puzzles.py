"""Puzzles: positions in which a single turn wins, made when asked for and always the same."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from ostraka.core.errors import OstrakaError
from ostraka.core.game.game import Game
from ostraka.core.game.puzzle import Puzzle
from ostraka.core.game.registry import load, load_all
from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State
from ostraka.protocol import study
from ostraka.server.api.common import Context, refusals
from ostraka.server.context import ServerContext
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.live.messages import choice

router = APIRouter(tags=["puzzles"])
FIRST = "1-1"
LAST = 9999
PuzzleName = Annotated[str, Path(alias="puzzle", pattern=r"^(first|[12]-[0-9]{1,4})$")]


def _game() -> Game:
    """The first game that makes puzzles."""
    return next(game for game in load_all() if game.puzzles)


@lru_cache(maxsize=4096)
def _made(turns: int, seed: int) -> Puzzle:
    return next(_game().make_puzzles(1, seed=seed, turns=turns))


def _solved(puzzle: Puzzle, start: State, state: State, played: list[str]) -> bool:
    """A turn wins at once, or it is the one turn that wins by force."""
    if puzzle.turns == 1:
        outcome = state.outcome
        return outcome is not None and start.seat in outcome.winners
    return state.seat != start.seat and set(played) == set(puzzle.solution)


def _told(puzzle: Puzzle, start: State) -> list[dict[str, Any]]:
    """The actions of the solution as sentences, with the short texts that notation has for them."""
    state, told = start.fork(), []
    for text in puzzle.solution:
        action = next(action for action in state.legal if action.text == text)
        sentence = state.game.actions.sentence(state.raw, action.code)
        told.append({"text": text, "parts": action.parts, "message": sentence.as_json()})
        state.play(text)
    return told


def _answer(name: str, body: study.TryPuzzle) -> dict[str, Any]:
    turns, seed = (int(part) for part in (FIRST if name == "first" else name).split("-"))
    puzzle = _made(turns, seed)
    start = load(puzzle.game).from_position(puzzle.position, seed=0)
    state, before = start.fork(), 0
    try:
        for action in body.actions:
            if state.seat != start.seat:
                raise Refusal("state", Message("server-not-your-turn"))
            before = state.ply
            state.play(action)
    except OstrakaError as error:
        raise refusal_of(error) from None
    seat = start.seat or 0
    solved = _solved(puzzle, start, state, state.actions)
    failed = not solved and state.seat != start.seat
    going = not solved and not failed
    return {
        "puzzle": f"{turns}-{seed}",
        "game": puzzle.game,
        "turns": puzzle.turns,
        "difficulty": puzzle.difficulty,
        "seat": seat,
        "next": f"{turns}-{seed % LAST + 1}",
        "played": len(body.actions),
        "solved": solved,
        "failed": failed,
        "view": state.view(seat),
        "changes": [change.as_json() for change in state.changes(seat, since=before)],
        **(choice(state) if going else {"legal": None, "gathering": None}),
        "solution": _told(puzzle, start) if body.reveal else None,
    }


async def _shown(context: ServerContext, request: Request, name: str, body: study.TryPuzzle) -> Any:
    context.puzzle_rate.spend(request.client.host if request.client else "")
    await context.bot_threads.ready(_game().name)
    return await context.bot_threads.study(lambda: _answer(name, body))


@router.get("/api/puzzles/{puzzle}", response_model=study.PuzzleAnswer, responses=refusals(404))
async def puzzle(context: Context, request: Request, puzzle: PuzzleName) -> Any:
    """A puzzle as it begins."""
    return await _shown(context, request, puzzle, study.TryPuzzle())


@router.post(
    "/api/puzzles/{puzzle}", response_model=study.PuzzleAnswer, responses=refusals(404, 409)
)
async def attempt(
    context: Context, request: Request, puzzle: PuzzleName, body: study.TryPuzzle
) -> Any:
    """A puzzle after some actions: solved, failed, or not yet."""
    return await _shown(context, request, puzzle, body)
