"""A game at the prompt: what can be typed, what is told, and how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

import ostraka
from ostraka import LOCALES, Record
from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.games.arkantar import GAME
from ostraka.terminal.library import read_game

from .commands import ONE_TO_WIN, games, newest, ok, run


def test_actions_are_typed_or_numbered() -> None:
    text = ok("play", "arkantar", "--seed", "3", typed="+d4\n1\nquit\n")
    assert newest().actions == ("+d4", "+a3")
    assert newest().seed == 3
    assert "Black to act" in text
    assert "To continue: “ostraka resume arkantar-1”" in text


@pytest.mark.parametrize("typed", ["+C4", "+c4", "build c4", "BUILD C4"])
def test_an_action_is_understood_in_any_case_and_by_its_verb(typed: str) -> None:
    ok("play", "arkantar", typed=f"{typed}\nquit\n")
    assert newest().actions == ("+c4",)


def test_a_whole_turn_is_typed_in_one_line() -> None:
    ok("play", "arkantar", typed="+c4 -d2 D1-d5\nquit\n")
    assert newest().actions == ("+c4", "-d2", "d1-d5")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("+c4 -d2 d1-d6", "“d1-d6” cannot follow"),
        ("+c4 -d2 d1-d5 +a3", "After “d1-d5” the turn is over"),
        ("+c4 nonsense", "is not an Arkantar action"),
    ],
)
def test_a_line_is_played_as_a_whole_or_not_at_all(typed: str, sentence: str) -> None:
    text = ok("play", "arkantar", typed=f"{typed}\nquit\n")
    assert "Nothing was played." in text
    assert sentence in text
    assert newest().actions == ()


@pytest.fixture
def before_refreshing(tmp_path: Path) -> Path:
    """A game of Ankh’or in which tiles may be drawn from a pile."""
    state = ostraka.load("ankhor").start(seed=1)
    while "refresh 1" not in state.legal:
        state.play(state.legal[-1])
    path = tmp_path / "ankhor.json"
    state.record.save(path)
    return path


def test_a_line_ends_where_something_hidden_comes_to_light(before_refreshing: Path) -> None:
    before = read_game(before_refreshing).saved.record.actions
    text = ok("resume", str(before_refreshing), typed="refresh 1 end\nquit\n")
    assert "“refresh 1” reveals something hidden" in text
    assert read_game(before_refreshing).saved.record.actions == before


def test_a_verb_alone_is_asked_for_step_by_step() -> None:
    typed = "build\nc9\nc4\n-d2\nbreak\n\nbuild\n2\nquit\n"
    text = ok("play", "arkantar", typed=typed)
    assert "Nothing can be done with “c9” now." in text
    assert "Nothing was changed." in text, "an empty answer lets one think again"
    assert newest().actions == ("+c4", "-d2", "+b3")


@pytest.mark.parametrize(
    "typed",
    ["take g k w", "take g w k", "g\nk\nw\ndone", "take\ng k w\ndone", "g k w done", "g\nk w done"],
)
def test_tokens_are_taken_in_any_order(typed: str) -> None:
    ok("play", "ankhor", "--seed", "1", typed=f"{typed}\nquit\n")
    assert newest().actions == ("take w k g",)


def test_so_many_of_a_thing_are_chosen_by_an_amount() -> None:
    text = ok("play", "ankhor", "--seed", "1", typed="\ng=2\n-g\ng=2 b\ndone\nquit\n")
    assert "“b=2” chooses two of them." in text
    assert "Chosen (2): g, g" in text
    assert "Chosen (1): g" in text
    assert newest().actions == ("take b g g",)


def test_more_of_a_thing_than_there_is_to_choose_is_refused_and_nothing_picked() -> None:
    text = run("play", "ankhor", "--seed", "1", typed="take b b b b\nb=4\nb\nquit\n").output
    assert text.count("“b” can be chosen 3 times at most.") == 2
    assert "Chosen (1): b" in text
    assert newest().actions == ()


def test_a_number_is_that_of_the_list_where_things_are_chosen_too() -> None:
    text = ok("play", "ankhor", "--seed", "1", typed="legal take\n4\nquit\n")
    (listed,) = [line.split("  ") for line in text.splitlines() if line.startswith("   4  take")]
    assert newest().actions == (listed[2].strip(),)


def test_a_whole_turn_may_begin_with_tokens() -> None:
    typed = "take a b b\ntake w w k\ntake w g g; refresh 1\nquit\n"
    ok("play", "ankhor", "--seed", "1", typed=typed)
    assert newest().actions[2:] == ("take w g g", "refresh 1")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (
            "take g k w; end",
            "Nothing was played. After “take g k w” the turn is over; “end” cannot",
        ),
        ("take g k x", "“x” is not a token; the tokens are b, w, k, g, r and a."),
    ],
)
def test_a_line_that_begins_with_tokens_is_refused_with_the_reason(
    typed: str, sentence: str
) -> None:
    assert sentence in ok("play", "ankhor", "--seed", "1", typed=f"{typed}\nquit\n")
    assert newest().actions == ()


def test_undo_puts_back_what_was_picked_last() -> None:
    typed = "take b w k\ntake b w k\ng\nr\n\nundo\nundo\nquit\n"
    text = ok("play", "ankhor", "--seed", "1", typed=typed)
    assert text.count("Chosen (2): g, r") == 2, "picked, and shown again when Enter asks"
    assert text.count("Chosen (1): g") == 2, "picked, and left when r is put back"
    assert "Chosen (0): –" in text
    assert newest().actions == ("take b w k", "take b w k")


def test_things_named_with_their_verb_one_at_a_time_are_all_picked() -> None:
    hand = list(ostraka.load("ancient_knowledge").start(seed=1).gathering.things)  # type: ignore[union-attr]
    typed = "".join(f"discard {card}\n" for card in (hand[7], hand[2], hand[9], hand[0]))
    text = ok("play", "ancient_knowledge", "--seed", "1", typed=f"{typed}done\nquit\n")
    assert f"Chosen (2): {', '.join(sorted((hand[2], hand[7])))}" in text
    assert newest().replay().seat == 0, "the first to choose has chosen"


def test_step_by_step_each_thing_is_told_with_what_it_is_or_does() -> None:
    assert "c4  You build a Wall on c4." in ok("play", "arkantar", typed="build\n\nquit\n")
    chosen = "1 2 3 4\ndone\n" * 2
    text = ok("play", "ancient_knowledge", "--seed", "1", typed=f"{chosen}learn\n\nquit\n")
    assert "1  T13 Mystery School: Level I — " in text


def test_many_actions_are_listed_by_kind_and_all_on_demand() -> None:
    text = ok("play", "arkantar", typed="\nquit\n")
    assert "21 × build" in text
    assert "7 × break" in text
    assert "+g5" not in text
    assert "+g5" in ok("play", "arkantar", typed="legal all\nquit\n")


def test_actions_are_found_by_any_word_of_their_sentence() -> None:
    text = ok("play", "arkantar", typed="legal wall on d2\nlegal D2\nlegal elephant\nquit\n")
    assert text.count("You break the Wall on d2.") == 2
    assert "Nothing that can be done now has “elephant” in it." in text


def test_undo_takes_the_last_action_back_on_disk_too() -> None:
    text = ok("play", "arkantar", typed="+d4\n+d5\nundo\nundo\nundo\nquit\n")
    assert text.count("Taken back.") == 2
    assert "nothing to undo" in text
    assert newest().actions == ()


def test_undo_past_another_seats_action_needs_the_consent_of_all() -> None:
    turn = "+c4 -d2 d1-d5\n"
    text = ok("play", "arkantar", typed=turn + "undo\nn\nquit\n")
    assert "Does everyone agree" in text
    assert newest().actions == ("+c4", "-d2", "d1-d5")
    ok("play", "arkantar", typed=turn + "undo\ny\nquit\n")
    assert newest().actions == ("+c4", "-d2")


def test_no_bot_agrees_to_undo_but_a_practice_game_takes_everything_back() -> None:
    words = ("play", "arkantar", "--random", "2", "--seed", "4")
    text = ok(*words, typed="+d4\nend\nundo\nquit\n")
    assert "Only a practice game (--practice) lets you undo everything." in text
    assert newest().actions[:2] == ("+d4", "end")
    ok(*words, "--practice", typed="+d4\nend\nundo\nquit\n")
    assert newest().actions == ("+d4",)


def test_what_was_drawn_is_not_taken_back_without_consent(before_refreshing: Path) -> None:
    text = ok("resume", str(before_refreshing), typed="refresh 1\nundo\nn\nquit\n")
    assert "Does everyone agree to take it back?" in text
    assert read_game(before_refreshing).saved.record.actions[-1] == "refresh 1"


def test_a_refused_action_says_why_and_the_game_continues() -> None:
    typed = "+a1\nxyzzy\n99\nend\n" + "x" * 500 + "\n+d4\nquit\n"
    text = ok("play", "arkantar", typed=typed)
    assert "There is a piece on a1" in text
    assert "“xyzzy” is not an Arkantar action" in text
    assert "There is no action number 99" in text
    assert "at least one action" in text
    assert "too long" in text
    assert newest().actions == ("+d4",)


def test_a_person_is_told_all_that_a_bot_did() -> None:
    text = ok("play", "arkantar", "--random", "2", "--seed", "4", typed="+d4 end\nquit\n")
    told = [line for line in text.splitlines() if line.startswith("White ")]
    assert len(told) >= len(newest().actions) - 2


def test_who_continues_with_a_game_is_told_what_the_others_did_last() -> None:
    ok("play", "arkantar", "--seed", "1", "--bot", "2=1@1it", typed="+c4 +c5 end\nquit\n")
    text = ok("resume", typed="quit\n")
    assert "White" in text.partition("It is Black’s turn.")[0].rpartition("to act")[2]
    assert "builds a Wall on c4" not in text, "the own turn is not told again"


def test_the_end_of_input_keeps_the_game() -> None:
    ok("play", "arkantar", typed="+d4\n")
    assert newest().actions == ("+d4",)


def test_a_game_is_played_to_its_end() -> None:
    text = ok("play", "arkantar", "--position", ONE_TO_WIN, typed="a1xa7\n")
    assert "Black took White’s Monarch." in text
    assert "Black wins." in text
    assert newest().position == ONE_TO_WIN
    with pytest.raises(InvalidRecord, match="That game is over"):
        run("resume", "arkantar-1")


def test_resigning_is_asked_once_and_says_who_resigned() -> None:
    text = ok("play", "arkantar", typed="resign\nn\nresign\ny\n")
    assert text.count("Really resign?") == 2
    assert "Nothing was changed." in text
    assert "Black resigned." in text
    assert "White wins." in text
    assert newest().agreed == ("resign", 0)


def test_with_more_than_two_the_others_play_on() -> None:
    text = ok("play", "ankhor", "--players", "3", "--seed", "1", typed="resign\ny\nquit\n")
    assert "Player 1 has resigned. The others play on; Player 1’s turns are skipped." in text
    file = games()[0].file
    assert file is not None
    assert file.saved.seats == ("absent", "person", "person")
    assert file.saved.record.left == ((0, 0),)
    state = file.saved.record.replay()
    assert state.left == (0,)
    assert state.seat == 1, "the turn of the seat that left has passed"


def test_a_bot_takes_over_for_who_resigns_if_that_is_wished() -> None:
    words = ("play", "ankhor", "--players", "3", "--seed", "1", "--random", "2,3")
    text = ok(*words, typed="resign 99\nresign 1\ny\n")
    assert "There is no level 99" in text
    assert "the bot 1 takes over" in text
    file = games()[0].file
    assert file is not None
    assert file.saved.over
    outcome = file.saved.record.replay().outcome
    assert outcome is not None
    assert outcome.places[0] == 3, "who resigned is behind all who stayed"


def test_a_draw_is_asked_for_confirmed_and_agreed_on() -> None:
    text = ok("play", "arkantar", typed="+d4\ndraw\ny\nn\ndraw\ny\ny\n")
    assert "White does not agree. The game continues." in text
    assert "The game is a draw." in text
    assert newest().agreed == ("draw", -1)


def test_a_bot_agrees_to_a_draw_only_when_its_search_does() -> None:
    words = ("play", "arkantar", "--seed", "1", "--bot", "2=3@2000n")
    winning = "SMLKLMS/#######/......./......./......./......./...k... b llmmss"
    text = ok(*words, "--position", winning, typed="draw\ny\nquit\n")
    assert "White does not agree" in text
    losing = "K....../......./......./......./......./......./smlk.ls b LLMMSS"
    text = ok(*words, "--position", losing, typed="draw\ny\nquit\n")
    assert "The game is a draw." in text


def test_a_game_without_draws_refuses_one_and_continues() -> None:
    text = ok("play", "ankhor", "--seed", "1", typed="draw\nhelp\nquit\n")
    assert "Ankh’or has no draw by agreement." in text
    assert "offer a draw" not in text
    assert "the position as text" not in text, "it would show what is hidden"
    assert newest().agreed is None


def test_the_other_words_that_can_be_typed() -> None:
    typed = "help\nscore\n+d4\nlog\nposition\nrulings\nsetup\nwhat wall\nrules goal\nquit\n"
    text = ok("play", "arkantar", typed=typed)
    assert "legal [WORD]" in text
    assert "Black: 0" in text
    assert "/...#.../" in text
    assert "R2: when the same position" in text
    assert "Black: a person" in text
    assert "Nothing passes it" in text


def test_the_edition_in_play_is_shown_and_follows_the_language_unless_chosen() -> None:
    ok("play", "ankhor", "--lang", "fr", typed="quit\n")
    assert newest().options["edition"] == "fr"
    text = ok("play", "ankhor", "--lang", "fr", "-o", "edition=es", typed="quit\n")
    assert newest().options["edition"] == "es"
    assert ": es" in text


def test_save_asks_before_it_replaces_a_file_that_is_not_its_own(tmp_path: Path) -> None:
    path, other = tmp_path / "mine.json", tmp_path / "other.json"
    other.write_text("{}")
    typed = f"+d4\nsave {path}\n+d5\nsave {path}\nsave {other}\nn\nsave {tmp_path}/no/x.json\n"
    text = ok("play", "arkantar", typed=typed)
    assert text.count(f"Saved to {path}") == 2, "an earlier moment of the same game is replaced"
    assert f"{other} exists. Replace it?" in text
    assert other.read_text() == "{}"
    assert "no/x.json cannot be written" in text
    assert read_game(path).saved.record.actions == ("+d4", "+d5")


def test_the_file_of_a_game_is_replaced_only_by_force(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("{}")
    words = ("play", "arkantar", "--save", str(path))
    with pytest.raises(InvalidOption, match="exists; use --force"):
        run(*words)
    assert path.read_text() == "{}"
    text = ok(*words, "--force", typed="+d4\nquit\n")
    assert f"ostraka resume {path}" in text
    ok("resume", str(path), typed="+d5\nquit\n")
    assert read_game(path).saved.record.actions == ("+d4", "+d5")
    assert games() == []


def test_a_plain_record_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    GAME.start(seed=1).play("+d4").record.save(path)
    ok("play", "arkantar", "--resume", str(path), typed="+d5\nquit\n")
    assert read_game(path).saved.record.actions == ("+d4", "+d5")
    with pytest.raises(InvalidRecord):
        run("play", "ankhor", "--resume", str(path))
    assert isinstance(Record.from_json(GAME.start(seed=1).record.as_json()), Record)


def test_seats_may_be_played_at_random() -> None:
    words = ("play", "arkantar", "--seed", "4", "-o", "inertia=4")
    ok(*words, "--random", "1,2")
    first = newest()
    assert first.replay().over
    assert first.options["inertia"] == 4
    ok(*words, "--random", "1,2")
    assert newest() == first, "the same seed plays the same game"


@pytest.mark.parametrize("lang", LOCALES)
def test_a_game_is_played_in_every_language(lang: str) -> None:
    typed = "\nhelp\nxyzzy\n+d4\nundo\nlegal all\nresign\ny\n"
    text = ok("play", "arkantar", "--lang", lang, typed=typed)
    assert GAME.start(seed=1).legal[0].sentence(lang, you=True) in text
    english = ok("play", "arkantar", typed=typed)
    assert (text == english.replace("arkantar-2", "arkantar-1")) == (lang == "en")


@pytest.mark.parametrize(
    ("typed", "meant"), [("ja", True), ("oui", True), ("Sí", True), ("no", False)]
)
def test_an_option_is_switched_with_the_words_of_the_rules_pages(typed: str, meant: bool) -> None:
    ok("play", "arkantar", "-o", f"repetition={typed}", typed="quit\n")
    assert newest().options["repetition"] is meant
