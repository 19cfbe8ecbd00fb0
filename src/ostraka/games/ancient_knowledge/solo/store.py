"""Where campaigns and scores are kept: one JSON document each, in a folder of the player's data.

A file is written whole under another name, brought to the disk, and then renamed: killed at any
moment, what is there is the old document or the new one. A file that cannot be read is refused
with a sentence and left as it is; nothing is ever written over a file that was not understood.
"""

from __future__ import annotations

import json
import os
import re
import unicodedata
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from ostraka.core.files import write_document
from ostraka.core.message import Message
from ostraka.games.ancient_knowledge.solo.best import BestScores, InvalidScores
from ostraka.games.ancient_knowledge.solo.campaign import Campaign, InvalidCampaign

__all__ = ["Store", "slug", "solo_folder"]

LARGEST = 64 * 2**20


def solo_folder() -> Path:
    """The player's folder; `OSTRAKA_DATA_DIR` moves it."""
    given = os.environ.get("OSTRAKA_DATA_DIR")
    return (Path(given) if given else user_data_path("ostraka")) / "solo"


def slug(name: str) -> str:
    """A name as the name of a file."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "campaign"


def _save(path: Path, document: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_document(path, document)


def _read(path: Path) -> Any:
    """A file's document; ValueError if it is none."""
    if path.stat().st_size > LARGEST:
        raise ValueError("too large")
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except RecursionError:
        raise ValueError("too deep") from None


class Store:
    """The campaigns and scores of one player."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or solo_folder()

    # -- campaigns ------------------------------------------------------------------------------

    def path(self, name: str) -> Path:
        """The file of a campaign."""
        return self.folder / "campaigns" / f"{slug(name)}.json"

    def names(self) -> list[str]:
        """The names of all files of campaigns, damaged ones too."""
        return sorted(path.stem for path in (self.folder / "campaigns").glob("[!.]*.json"))

    def create(self, name: str, today: str) -> Campaign:
        """Begin a campaign; refuses a name that is taken."""
        campaign = Campaign.new(name, today)
        if self.path(campaign.name).exists():
            raise InvalidCampaign(Message("ak-solo-campaign-exists", name=campaign.name))
        self.save(campaign)
        return campaign

    def load(self, name: str) -> Campaign:
        """Read a campaign by its name; refuses a damaged one and leaves it as it is."""
        path = self.path(name)
        if not path.is_file():
            known = ", ".join(self.names()) or "–"
            raise InvalidCampaign(Message("ak-solo-no-campaign", name=name[:60], known=known))
        return self._campaign(path)

    def _campaign(self, path: Path) -> Campaign:
        try:
            return Campaign.from_json(_read(path))
        except InvalidCampaign as error:
            reason = error.messages[0]
        except ValueError:
            reason = Message("ak-solo-campaign-damaged")
        except OSError as error:
            text = error.strerror or type(error).__name__
            reason = Message("error-file-unreadable", path=str(path), reason=text)
        raise InvalidCampaign(Message("ak-solo-campaign-refused", path=str(path), reason=reason))

    def save(self, campaign: Campaign) -> None:
        """Keep a campaign: the file is the old one or the new one, never a part of it."""
        path = self.path(campaign.name)
        if path.exists():
            self._campaign(path)  # a file that is not understood is not written over
        _save(path, campaign.as_json())

    def export(self, name: str, target: Path) -> None:
        """Write a campaign to a file of the player's choice."""
        _save(target, self.load(name).as_json())

    def take_in(self, source: Path) -> Campaign:
        """Import a campaign from a file; refuses a name that is taken."""
        campaign = self._campaign(source)
        if self.path(campaign.name).exists():
            raise InvalidCampaign(Message("ak-solo-campaign-exists", name=campaign.name))
        self.save(campaign)
        return campaign

    # -- challenges -----------------------------------------------------------------------------

    @property
    def scores_path(self) -> Path:
        """The file of the table of challenges."""
        return self.folder / "challenges.json"

    def scores(self) -> BestScores:
        """The table of challenges, empty at first; refuses a damaged one and leaves it as it is."""
        path = self.scores_path
        if not path.exists():
            return BestScores()
        try:
            return BestScores.from_json(_read(path))
        except (ValueError, OSError):
            reason = Message("ak-solo-scores-damaged")
        raise InvalidScores(Message("ak-solo-campaign-refused", path=str(path), reason=reason))

    def save_scores(self, scores: BestScores) -> None:
        """Keep the table."""
        self.scores()  # a file that is not understood is not written over
        _save(self.scores_path, scores.as_json())
