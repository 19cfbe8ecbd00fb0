"""`ostraka solo`: challenges and campaigns at the prompt."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from ostraka.core.errors import InvalidOption, OstrakaError
from ostraka.core.files import StaleDocument
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import LOCALES, Message
from ostraka.games.ancient_knowledge.cli.legacy import CampaignKeeper
from ostraka.games.ancient_knowledge.solo.store import Store
from ostraka.terminal.app import app
from ostraka.terminal.library import Library
from ostraka.terminal.prompt import Lines
from ostraka.terminal.table.local import LocalSeat
from ostraka.terminal.table.table import TerminalTable

OPENING = "4\n2\n1\n3\ndone\n"  # the cards to discard, in any order
IDLE = "search\ngo\n" * 150
"""Always the first legal action; a solo game is over before that many."""


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OSTRAKA_DATA_DIR", str(tmp_path))


def run(*arguments: str, answers: str = "") -> Result:
    return CliRunner().invoke(app, ["solo", *arguments], input=answers)


def printed(*arguments: str, answers: str = "") -> str:
    result = run(*arguments, answers=answers)
    assert result.exit_code == 0, result.output
    return result.output


def read(*arguments: str) -> Any:
    return json.loads(printed(*arguments, "--json"))


def test_the_challenges_are_listed_with_their_coffers_and_best_scores() -> None:
    text = printed("challenge")
    assert "Master of Lost" in text
    assert "Casket of Tutankhamun" in text
    rows = read("challenge")
    assert [row["number"] for row in rows] == list(range(1, 11))
    assert rows[4]["objectives"] == "CK"
    assert rows[4]["best"]["classic"] is None


@pytest.mark.parametrize("lang", LOCALES)
def test_the_list_of_challenges_has_one_line_for_each(lang: str) -> None:
    lines = printed("challenge", "--lang", lang).splitlines()
    assert max(map(len, lines[:12])) <= 80
    assert [line.split()[0] for line in lines[2:12]] == [str(number) for number in range(1, 11)]
    assert Message("ak-value-classic").text(lang) in lines[1]


@pytest.mark.parametrize("lang", LOCALES)
def test_what_is_not_printed_in_the_booklet_is_marked_in_the_list(lang: str) -> None:
    lines = printed("challenge", "--lang", lang).splitlines()
    signs = dict(enumerate(lines[2:12], 1))
    assert all(" * " in signs[number] for number in (3, 4, 7, 9))
    assert all(" ~ " in signs[number] for number in (1, 2, 6))
    assert not any(sign in signs[5] for sign in "*~")
    assert lines[12] == Message("ak-solo-signs").text(lang)
    house = Message("ak-solo-source-house").text(lang)
    assert f"({house})" in " ".join(lines[13:])


def test_a_campaign_and_a_challenge_say_how_doubtful_rules_are_read() -> None:
    text = printed("legacy", "new", "Thebes", "-o", "hindrances=back-cover", "--lang", "en")
    assert "Which table of penalties: the one on the back cover" in text
    assert read("legacy", "show", "Thebes")["options"] == {"hindrances": "back-cover"}
    whole = ("--hand", "hand1", "-o", "solo_opponents=whole")
    printed("challenge", "1", *whole, answers="quit\n")
    file = Library().entries()[0].file
    assert file is not None
    assert file.saved.record.options["solo_opponents"] == "whole"


def test_an_action_of_the_list_with_its_amount_is_taken_as_it_stands() -> None:
    typed = "create P34 2\ncreate M26 6\ncreate M16 2\ncreate A5\nremove M26 1\nquit\n"
    printed("challenge", "1", "--hand", "hand2", "--seed", "7", answers=typed)
    file = Library().entries()[0].file
    assert file is not None
    assert file.saved.record.actions[-1] == "remove M26 1"


def test_a_challenge_is_played_to_its_end_and_a_lost_one_is_not_entered() -> None:
    text = printed("challenge", "5", "--seed", "3", "--lang", "en", answers=OPENING + IDLE)
    assert "You lose challenge 5" in text
    assert read("challenge")[4]["best"]["classic"] is None


def test_a_challenge_left_early_is_neither_won_nor_lost() -> None:
    text = printed("challenge", "1", "--hand", "hand1", "--seed", "3", answers="quit\n")
    assert "challenge 1" not in text


def test_a_challenge_left_early_is_gone_on_with_and_counts_when_it_ends() -> None:
    left = printed("challenge", "5", "--seed", "3", "--lang", "en", answers=OPENING + "quit\n")
    assert "ostraka resume ancient_knowledge_solo-1" in left
    text = printed("challenge", "5", "--lang", "en", answers="log\n" + IDLE)
    assert "You lose challenge 5" in text


def test_a_challenge_counts_also_when_it_is_gone_on_with_by_resume() -> None:
    printed("challenge", "5", "--seed", "3", answers=OPENING + "quit\n")
    done = CliRunner().invoke(app, ["resume"], input=IDLE, catch_exceptions=False)
    assert "You lose challenge 5" in done.output


def test_a_game_that_was_left_keeps_its_cards_and_its_seed() -> None:
    printed("challenge", "5", "--seed", "3", answers=OPENING + "quit\n")
    for words in (("--seed", "4"), ("--base",)):
        refused = run("challenge", "5", *words).exception
        assert isinstance(refused, InvalidOption)
        assert "its cards and seed are already fixed" in str(refused)
    printed("challenge", "5", "--new", "--seed", "4", answers=OPENING + "quit\n")
    assert len(Library().unfinished()) == 2, "the first one is still there"
    printed("legacy", "new", "Thebes")
    printed("legacy", "play", "Thebes", "--seed", "4", answers="quit\n")
    assert isinstance(run("legacy", "play", "Thebes", "--base").exception, InvalidOption)


def test_a_won_challenge_is_entered_at_the_next_start_if_the_program_was_killed() -> None:
    game = load("ancient_knowledge_solo")
    state = game.start(seed=3, deal="classic", objectives="", effects="A")
    while not state.over:
        state.play(state.legal[0])
    Library().begin(state, ("person",), challenge=3, hand="classic")
    assert "You win challenge 3" in printed("challenge", "--lang", "en")
    assert read("challenge")[2]["best"]["classic"]["score"] == state.scores[0]
    assert "Challenge 3" not in printed("challenge", "--lang", "en").partition("challenge")[0]


@pytest.mark.parametrize(
    "notes",
    [
        {"challenge": "x", "hand": "classic"},
        {"challenge": 99, "hand": "classic"},
        {"challenge": 3, "hand": 5},
        {"challenge": 3},
    ],
)
def test_a_finished_game_that_is_no_challenge_is_said_and_not_entered(
    notes: dict[str, Any],
) -> None:
    game = load("ancient_knowledge_solo")
    state = game.start(seed=3, deal="classic", objectives="", effects="A")
    while not state.over:
        state.play(state.legal[0])
    Library().begin(state, ("person",), **notes)
    said = printed("challenge", "--lang", "en")
    assert "ancient_knowledge_solo-1: " in said
    assert "notes" in said.splitlines()[0]
    assert "Master of Lost" in said


def test_a_damaged_table_of_challenges_is_found_out_before_the_game() -> None:
    Store().folder.mkdir(parents=True)
    Store().scores_path().write_text("{")
    assert isinstance(run("challenge", "5").exception, OstrakaError)
    assert Library().entries() == []


def test_two_terminals_on_one_campaign_lose_nothing() -> None:
    printed("legacy", "new", "Thebes")
    stale = Store().open("Thebes")
    printed("legacy", "play", "Thebes", "--seed", "4", answers="1\ndone\nquit\n")
    kept = Store().open("Thebes").campaign
    state = load("ancient_knowledge_solo").start(seed=9, **stale.campaign.options())
    table = LocalSeat(state, "en", ("person",), CampaignKeeper(stale))
    with pytest.raises(StaleDocument, match="another terminal"):
        table.keep()
    assert Store().open("Thebes").campaign == kept


def test_an_export_asks_before_it_replaces_a_file(tmp_path: Path) -> None:
    printed("legacy", "new", "Thebes")
    path = tmp_path / "out.json"
    path.write_text("mine")
    assert isinstance(run("legacy", "export", "Thebes", str(path)).exception, InvalidOption)
    assert path.read_text() == "mine"
    printed("legacy", "export", "Thebes", str(path), "--force")
    assert Store(tmp_path / "elsewhere").take_in(path).campaign.name == "Thebes"


@pytest.mark.parametrize("arguments", [("11",), ("0",), ("5", "--hand", "none")])
def test_what_is_no_challenge_or_hand_is_refused(arguments: tuple[str, ...]) -> None:
    assert isinstance(run("challenge", *arguments).exception, InvalidOption)


def test_a_campaign_is_begun_left_resumed_and_ended() -> None:
    printed("legacy", "new", "Thebes")
    assert read("legacy", "list")[0]["state"] == "open"
    printed("legacy", "play", "Thebes", "--seed", "4", answers="1\n2\ndone\n" + OPENING + "quit\n")
    shown = read("legacy", "show", "Thebes")
    assert shown["under_way"]
    assert shown["games"] == []
    text = printed("legacy", "play", "Thebes", "--lang", "en", answers=IDLE)
    shown = read("legacy", "show", "Thebes")
    assert not shown["under_way"]
    assert len(shown["games"]) == 1
    assert shown["state"] in ("lost", "open")
    assert "game 1" in text
    assert "turn" in printed("legacy", "replay", "Thebes", "1", "--at", "20")
    assert isinstance(run("legacy", "replay", "Thebes", "2").exception, InvalidOption)


def test_campaigns_are_exported_and_imported(tmp_path: Path, monkeypatch: Any) -> None:
    printed("legacy", "new", "Thebes")
    printed("legacy", "export", "Thebes", str(tmp_path / "out.json"))
    monkeypatch.setenv("OSTRAKA_DATA_DIR", str(tmp_path / "elsewhere"))
    assert read("legacy", "list") == []
    printed("legacy", "import", str(tmp_path / "out.json"))
    assert read("legacy", "list")[0]["name"] == "Thebes"


def test_a_damaged_campaign_is_named_with_its_reason_and_left_as_it_is() -> None:
    printed("legacy", "new", "Thebes")
    path = Store().open("Thebes").path
    path.write_text("{", encoding="utf-8")
    assert read("legacy", "list")[0]["state"] == "damaged"
    assert "stays as it is" in printed("legacy", "list", "--lang", "en").replace("\n", " ")
    refused = run("legacy", "play", "thebes-1").exception
    assert isinstance(refused, OstrakaError)
    assert path.read_text(encoding="utf-8") == "{"


@pytest.mark.parametrize("lang", ["en", "fr", "es", "de"])
def test_every_language_speaks(lang: str) -> None:
    printed("challenge", "--lang", lang)
    printed("legacy", "new", "Thebes", "--lang", lang)
    assert "15" in printed("legacy", "show", "Thebes", "--lang", lang)
    printed("legacy", "list", "--lang", lang)


def test_the_cards_of_heritage_are_shown_as_house_cards() -> None:
    runner = CliRunner()
    shown = runner.invoke(app, ["cards", "HC4", "--lang", "en"])
    assert "Uruk" in shown.output
    assert "House card" in shown.output
    assert "Never declines" in shown.output
    listed = runner.invoke(app, ["cards", "--heritage", "--json"])
    assert len(json.loads(listed.output)) == 189 + 48


class Goer(Lines):
    """Keeps its coffers, lets every turn continue, and counts how often it is asked for that."""

    def __init__(self) -> None:
        super().__init__()
        self.table: TerminalTable | None = None
        self.asked: Counter[int] = Counter()

    def read(
        self,
        prompt: str,
        who: int | None = None,
        words: Callable[[], Iterable[str]] | None = None,
    ) -> str:
        assert self.table is not None
        assert isinstance(self.table.seat, LocalSeat)
        state = self.table.seat.state
        if "go" in state.legal:
            self.asked[int(state.raw.turns)] += 1
            return "go"
        gathering = state.gathering
        if gathering is None:
            kept = [action.text for action in state.legal if action.parts["verb"] != "coffer"]
            return kept[7 * state.ply % len(kept)]
        if self.table.picked.things.total() >= max(1, gathering.least):
            return "done"
        return next(t for t in gathering.things if t not in self.table.picked.things)


def test_a_turn_asks_at_most_once_whether_to_continue() -> None:
    state = load("ancient_knowledge_solo").start(seed=3, objectives="CK", effects="E")
    lines = Goer()
    file = Library().begin(state, ("person",))
    lines.table = TerminalTable(LocalSeat(state, "en", ("person",), file, lines=lines))
    assert lines.table.run()
    assert len(lines.asked) > 3
    assert set(lines.asked.values()) == {1}


def test_things_are_chosen_in_any_order_and_put_back_until_done() -> None:
    state = load("ancient_knowledge").start(seed=3)
    assert state.gathering is not None
    one, two, three, four, five = list(state.gathering.things)[:5]
    typed = (
        f"{four} {two.lower()}\n{five}\n{five}\ndone\n{one} {three}\nundo\n{three}\ndone\nquit\n"
    )
    words = ["play", "ancient_knowledge", "--seed", "3"]
    text = CliRunner().invoke(app, words, input=typed).output
    assert "Choose exactly 4, not 2." in text
    assert text.count("Chosen (4): ") == 2, "undo puts one back, and nothing is played before"
    file = Library().entries()[0].file
    assert file is not None
    chosen = {action.removeprefix("discard ") for action in file.saved.record.actions}
    assert chosen <= {one, two, three, four}
    assert len(file.saved.record.actions) >= 3
