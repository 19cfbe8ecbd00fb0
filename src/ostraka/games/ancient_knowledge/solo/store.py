"""Where campaigns and scores are kept: one JSON document each, in a folder of the player's data.

A campaign's name is free text and stands in its document; the names of files are ours. Whoever
opened a campaign is refused once another program has written to its file. A file that cannot be
read is refused with a sentence and left as it is; nothing is ever written over a file that was not
understood. A finished game that was not entered yet, because the program was killed, is entered
when its campaign is opened.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ostraka.core.errors import OstrakaError
from ostraka.core.files import Kept, StaleDocument, digest, sweep, write_document
from ostraka.core.folders import data_folder
from ostraka.core.i18n.message import Message
from ostraka.core.packs.packs import PackId
from ostraka.games.ancient_knowledge.solo.best import BestScores, InvalidScores
from ostraka.games.ancient_knowledge.solo.campaign import (
    Campaign,
    InvalidCampaign,
    Result,
    result_of,
)

LARGEST = 64 * 2**20


def _stem(name: str) -> str:
    """How the file of a campaign is called: what is left of its name, in plain letters."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "campaign"


def _folded(name: str) -> str:
    """A name as it is compared: spaces, case and accents put together differently do not count."""
    return unicodedata.normalize("NFC", " ".join(name.split()).casefold())


class CampaignFile:
    """A campaign and the file that it is kept in."""

    def __init__(self, kept: Kept, campaign: Campaign) -> None:
        self.kept = kept
        self.campaign = campaign

    @property
    def path(self) -> Path:
        """The file."""
        return self.kept.path

    def save(self, campaign: Campaign) -> None:
        """Keep the campaign as it stands now; refused where another program has written."""
        try:
            self.kept.write(campaign.as_json())
        except StaleDocument:
            raise StaleDocument(Message("ak-solo-stale", name=campaign.name)) from None
        self.campaign = campaign

    def settle(self) -> None:
        """Enter the game under way if it is over: the entry follows from the record."""
        state = self.campaign.resume()
        if state is not None and state.over:
            ended = datetime.fromtimestamp(self.path.stat().st_mtime, UTC).date().isoformat()
            self.save(self.campaign.finished(result_of(state), ended))


def _read(path: Path) -> CampaignFile:
    """The campaign in a file; refuses a damaged one with the file's name and the reason."""
    kept = Kept(path)
    try:
        return CampaignFile(kept, Campaign.from_json(kept.read(LARGEST)))
    except InvalidCampaign as error:
        reason = error.messages[0]
    except ValueError:
        reason = Message("ak-solo-campaign-damaged")
    except OSError as error:
        text = error.strerror or type(error).__name__
        reason = Message("error-file-unreadable", path=str(path), reason=text)
    raise InvalidCampaign(Message("ak-solo-campaign-refused", path=str(path), reason=reason))


class Store:
    """The campaigns and scores of one player."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder() / "solo"
        for each in (self.folder, self.campaigns):
            if each.is_dir():
                sweep(each)

    # -- campaigns ------------------------------------------------------------------------------

    @property
    def campaigns(self) -> Path:
        """The folder of the campaigns."""
        return self.folder / "campaigns"

    def paths(self) -> list[Path]:
        """The files of all campaigns, damaged ones too."""
        return sorted(self.campaigns.glob("[!.]*.json"))

    def read(self, path: Path) -> CampaignFile:
        """The campaign in one of the files, with its finished game entered."""
        file = _read(path)
        file.settle()
        return file

    def _named(self, name: str) -> list[Path]:
        """The files of the campaigns of a name."""
        found = []
        for path in self.paths():
            try:
                known = _read(path).campaign.name
            except OstrakaError:
                continue
            if _folded(known) == _folded(name):
                found.append(path)
        return found

    def open(self, name: str) -> CampaignFile:
        """A campaign by its name, or by the name of its file where several have the same name."""
        own = self.campaigns / f"{name}.json"
        named = self._named(name)
        if len(named) > 1 and own not in named:
            files = ", ".join(path.stem for path in named)
            raise InvalidCampaign(Message("ak-solo-several", name=name[:60], files=files))
        if len(named) == 1:
            return self.read(named[0])
        if own in self.paths():
            return self.read(own)
        known = ", ".join(self.names())
        if not known:
            raise InvalidCampaign(Message("ak-solo-no-campaign-yet", name=name[:60]))
        raise InvalidCampaign(Message("ak-solo-no-campaign", name=name[:60], known=known))

    def names(self) -> list[str]:
        """The names of all campaigns; of a damaged one, the name of its file."""
        names = []
        for path in self.paths():
            try:
                names.append(_read(path).campaign.name)
            except OstrakaError:
                names.append(path.stem)
        return sorted(names)

    def create(
        self,
        name: str,
        today: str,
        packs: Sequence[PackId] = (),
        options: Mapping[str, Any] | None = None,
    ) -> CampaignFile:
        """Begin a campaign; refuses a name that is taken."""
        return self._add(Campaign.new(name, today, packs, options))

    def _add(self, campaign: Campaign) -> CampaignFile:
        if self._named(campaign.name):
            raise InvalidCampaign(Message("ak-solo-campaign-exists", name=campaign.name))
        self.campaigns.mkdir(parents=True, exist_ok=True)
        kept = Kept.create(self.campaigns, _stem(campaign.name), campaign.as_json())
        return CampaignFile(kept, campaign)

    def export(self, name: str, target: Path) -> None:
        """Write a campaign to a file of the player's choice."""
        write_document(target, self.open(name).campaign.as_json())

    def take_in(self, source: Path) -> CampaignFile:
        """Import a campaign from a file; refuses a name that is taken."""
        return self._add(_read(source).campaign)

    # -- challenges -----------------------------------------------------------------------------

    def scores_path(self, packs: Sequence[PackId] = ()) -> Path:
        """The file of the table of challenges; other cards make other challenges."""
        if not packs:
            return self.folder / "challenges.json"
        played = digest({"packs": [pack.as_json() for pack in packs]})
        return self.folder / f"challenges-{played}.json"

    def scores(self, packs: Sequence[PackId] = ()) -> BestScores:
        """The table of challenges, empty at first; refuses a damaged one and leaves it as it is."""
        return self._scores(Kept(self.scores_path(packs)))

    def _scores(self, kept: Kept) -> BestScores:
        if not kept.path.exists():
            kept.look()
            return BestScores()
        try:
            return BestScores.from_json(kept.read(LARGEST))
        except (ValueError, OSError):
            reason = Message("ak-solo-scores-damaged")
        raise InvalidScores(Message("ak-solo-campaign-refused", path=str(kept.path), reason=reason))

    def enter(
        self, challenge: int, hand: str, result: Result, date: str, packs: Sequence[PackId] = ()
    ) -> bool:
        """Enter the result of a challenge if it is the best one; whether it was."""
        self.folder.mkdir(parents=True, exist_ok=True)
        while True:
            kept = Kept(self.scores_path(packs))
            before = self._scores(kept)
            after = before.entered(challenge, hand, result, date)
            if after == before:
                return False
            try:
                kept.write(after.as_json())
            except StaleDocument:
                continue  # another terminal entered one in between
            return True
