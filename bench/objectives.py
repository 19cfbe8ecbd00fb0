"""Do the objectives of the solo game ask for play? Idle games, and games of a level.

    python -m bench.objectives               # idle games and 6 games of level 8 for each coffer
    python -m bench.objectives 5@40it 10     # another bot, more games
    python -m bench.objectives 8@600it 5 HO  # only some coffers
    python -m bench.objectives idle          # idle games alone, a few seconds

Idle play searches for cards and builds nothing. Each coffer lies on the board alone, with the hand
that is drawn and the pre-made ones in turn. Prints one row for each coffer, and which challenges
idle play wins.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from ostraka.bots.spec import bot
from ostraka.core.game.registry import load
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge.language.challenges import house_challenges as challenges
from ostraka.games.ancient_knowledge.language.coffers import coffers
from ostraka.games.ancient_knowledge.language.grammar import LETTERS
from ostraka.games.ancient_knowledge.rules.state import SOLO_WON
from ostraka.games.ancient_knowledge.solo.challenges import HANDS

GAME = load("ancient_knowledge_solo")
GAMES = 6

Player = Callable[[State], int]


def idle(state: State) -> int:
    """SEARCH where that is possible; otherwise whatever ends the choice."""
    wanted = ("search", "go", "done", "pass", "stop")
    rows = {row["verb"]: code for code, row in zip(state.codes, state.rows, strict=True)}
    return next((rows[verb] for verb in wanted if verb in rows), int(state.codes[0]))


def won(player: Player, seed: int, hand: str, objectives: str, effects: str = "") -> bool:
    """Whether a game with these coffers is won."""
    state = GAME.start(seed=seed, deal=hand, objectives=objectives, effects=effects)
    while not state.over:
        state.play(player(state))
    return bool(state.raw.over == SOLO_WON)


def share(player: Player, games: int, objectives: str, effects: str = "") -> float:
    """The share of games won, with each hand in turn."""
    hands = [HANDS[seed % len(HANDS)] for seed in range(games)]
    met = [won(player, seed, hand, objectives, effects) for seed, hand in enumerate(hands)]
    return sum(met) / games


def idly_met(games: int = 10) -> str:
    """The objectives that idle play meets."""
    return "".join(letter for letter in LETTERS if share(idle, games, letter) > 0)


def idly_won(games: int = 10) -> list[int]:
    """The challenges that idle play wins."""
    return [
        challenge.number
        for challenge in challenges()
        if share(idle, games, challenge.objectives, challenge.effects) > 0
    ]


def main() -> None:
    """Print the report."""
    text = sys.argv[1] if len(sys.argv) > 1 else "8"
    letters = sys.argv[3] if len(sys.argv) > 3 else LETTERS
    if len(sys.argv) <= 3:
        print("met by idle play:", idly_met() or "none")
        print("challenges won by idle play:", idly_won() or "none")
    if text == "idle":
        return
    games = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    player = bot(GAME.name, text, seed=1)
    for coffer in [coffer for coffer in coffers() if coffer.id in letters]:
        met = share(lambda state: player.choose(state).code, games, coffer.id)
        print(f"{coffer.id} {coffer.name}: {met:.0%} of {games} games", flush=True)


if __name__ == "__main__":
    main()
