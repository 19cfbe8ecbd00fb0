"""The table of challenges: the best score of each challenge with each hand, and its date."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ostraka.core.errors import OstrakaError
from ostraka.core.files import digest
from ostraka.core.i18n.message import Message
from ostraka.games.ancient_knowledge.language.challenges import house_challenges as challenges
from ostraka.games.ancient_knowledge.solo.campaign import Result
from ostraka.games.ancient_knowledge.solo.challenges import HANDS

FORMAT = "ostraka-challenges"
VERSION = 2
"""The second one has a digest; tables of the first one are read as well."""


class InvalidScores(OstrakaError, ValueError):
    """A table of scores that cannot be read."""


@dataclass(frozen=True)
class Best:
    """One entry: the score, when it was reached, and the game that reached it."""

    score: int
    date: str
    record: Mapping[str, Any]


@dataclass(frozen=True)
class BestScores:
    """The table, by challenge and hand."""

    entries: tuple[tuple[tuple[int, str], Best], ...] = ()

    def best(self, challenge: int, hand: str) -> Best | None:
        """The best won game of a challenge with a hand."""
        return dict(self.entries).get((challenge, hand))

    def entered(self, challenge: int, hand: str, result: Result, today: str) -> BestScores:
        """The table after a game: only a won challenge is entered, and only if it is the best."""
        old = self.best(challenge, hand)
        if not result.won or (old is not None and old.score >= result.score):
            return self
        entries = dict(self.entries)
        entries[challenge, hand] = Best(result.score, today, result.record)
        return replace(self, entries=tuple(sorted(entries.items(), key=lambda entry: entry[0])))

    def as_json(self) -> dict[str, Any]:
        """The document."""
        document = {
            "format": FORMAT,
            "version": VERSION,
            "best": [
                {
                    "challenge": number,
                    "hand": hand,
                    "score": best.score,
                    "date": best.date,
                    "record": best.record,
                }
                for (number, hand), best in self.entries
            ],
        }
        return {**document, "check": digest(document)}

    @classmethod
    def from_json(cls, document: Any) -> BestScores:
        """Read a document; refuses what is not such a table."""
        try:
            if document["format"] != FORMAT or document["version"] not in (1, VERSION):
                raise ValueError
            rest = {name: value for name, value in document.items() if name != "check"}
            if document["version"] == VERSION and document["check"] != digest(rest):
                raise ValueError
            entries = {}
            for table in document["best"]:
                key = (table["challenge"], table["hand"])
                known = 1 <= key[0] <= len(challenges()) and key[1] in HANDS
                if not known or key in entries or type(table["score"]) is not int:
                    raise ValueError
                entries[key] = Best(table["score"], str(table["date"]), dict(table["record"]))
        except (KeyError, TypeError, ValueError):
            raise InvalidScores(Message("ak-solo-scores-damaged")) from None
        return cls(tuple(sorted(entries.items(), key=lambda entry: entry[0])))
