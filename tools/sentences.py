"""Sentences of random games, for people who read them as players of their language would.

    python -m tools.sentences folder                   all games and languages
    python -m tools.sentences folder --lang fr --count 50 --seed 2 --game ankhor

writes `folder/GAME-LANGUAGE.txt`: what is logged, asked and refused, one sentence to a line after
the key of its message, the same sentences in every language. Readers differ: the player who acts
("you"), another one, a spectator; seats have numbers or the names of people. Keys take turns, so
that rare sentences are seen as well. `cards-LANGUAGE.txt` has every card of Ancient Knowledge.
"""

from __future__ import annotations

import random
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ostraka.core.game.game import Game
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import LOCALES, Message
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge.language.compiler import BASE, HERITAGE, check_pack
from ostraka.games.ancient_knowledge.language.reader import read_cards
from ostraka.games.ancient_knowledge.text.names import card_name
from ostraka.games.ancient_knowledge.text.texts import facts, plain

GAMES: dict[str, dict[str, Any]] = {
    "arkantar": {},
    "ankhor": {"players": 3},
    "ancient_knowledge": {"players": 3, "heritage": True},
    "ancient_knowledge_solo": {"heritage": True, "objectives": "CK", "effects": "LMO"},
}
PEOPLE = ("Anna", "Émile", "Max")
PLAYED = 12
"""So many games of each are played."""

Said = dict[str, dict[str, list[Message]]]
"""By kind (log, question, refusal, outcome) and key: what was said."""


def said(game: Game, rng: random.Random, **options: Any) -> Said:
    """What is said in some random games."""
    found: Said = defaultdict(lambda: defaultdict(list))
    for number in range(PLAYED):
        state = game.start(seed=rng.randrange(2**32), **options)
        named = number % 2 == 1
        for kind, message, actor in _played(state, rng):
            names = [game.display.seat_name(state.raw, seat) for seat in range(state.players)]
            readers = [None, rng.choice(names), *(names[actor : actor + 1] * 2)]
            heard = message.to(rng.choice(readers))
            found[kind][message.key].append(_by_name(heard, names) if named else heard)
    return found


def _played(state: State, rng: random.Random) -> Iterator[tuple[str, Message, int]]:
    """One game, action by action: what is said, and who acts."""
    typed: list[str] = []
    actor = 0
    while state.seat is not None:
        actor = state.seat
        yield "question", state.game.display.question(state.raw, actor), actor
        text = str(rng.choice(state.legal))
        for wrong in _wrong(text, typed, rng):
            if (why := state.why_not(wrong)) is not None:
                yield "refusal", why, actor
        typed.append(text)
        ply, reader = state.ply, rng.choice([None, actor])
        state.play(text)
        for change in state.changes(reader, since=ply):
            if not change.told.quiet or change.told.kind == "action":
                yield "log", change.message, actor
    if state.outcome is not None:
        yield "outcome", state.outcome.reason, actor


def _wrong(text: str, typed: list[str], rng: random.Random) -> Iterator[str]:
    """What somebody might type that is seldom right."""
    if typed:
        yield rng.choice(typed)
    words = text.split()
    yield " ".join(words[:-1]) or "?"
    yield " ".join([*words[:-1], rng.choice(["9", "c4", "z"])])


def _by_name(message: Message, names: list[Message]) -> Message:
    """The same where people sit who have names."""
    people = dict(zip(map(repr, names), PEOPLE, strict=False))

    def called(value: Any) -> Any:
        if isinstance(value, Message):
            person = people.get(repr(value).replace("_Reader", "Message"))
            return person if person and type(value) is Message else _by_name(value, names)
        return value

    return Message(message.key, **{name: called(value) for name, value in message.values.items()})


def chosen(found: dict[str, list[Message]], count: int, rng: random.Random) -> list[Message]:
    """So many different sentences; each key in its turn gives one, as long as it has any."""
    rows: list[list[Message]] = []
    for messages in found.values():
        different = list({message.text(): message for message in messages}.values())
        rng.shuffle(different)
        rows.append(different)
    picked: list[Message] = []
    while len(picked) < count and any(rows):
        picked += [row.pop() for row in rows if row]
    return sorted(picked[:count], key=lambda message: message.key)


def cards(locale: str) -> Iterator[str]:
    """Every card: id, name, numbers and text."""
    for card in (*check_pack(BASE)[0], *read_cards(HERITAGE)[0]):
        name = card_name(card, locale)
        yield f"{card.id} | {name} | {', '.join(facts(card, locale))} | {plain(card, locale)}"


def main() -> None:
    """Write the files."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", choices=LOCALES, action="append")
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    languages = given.lang or LOCALES
    for name in given.game or GAMES:
        rng = random.Random(given.seed)
        found = said(load(name), rng, **GAMES[name])
        picked = [
            (kind, message)
            for kind in ("log", "question", "refusal", "outcome")
            for message in chosen(found[kind], given.count, rng)
        ]
        for locale in languages:
            lines = [f"{kind} {each.key}: {each.text(locale)}" for kind, each in picked]
            path = given.folder / f"{name}-{locale}.txt"
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for locale in languages:
        path = given.folder / f"cards-{locale}.txt"
        path.write_text("\n".join(cards(locale)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
