"""What an action changed is told step by step, with causes, to each seat what it may know."""

from __future__ import annotations

import pytest

from ostraka.core.i18n.message import LOCALES
from ostraka.core.show.change import Change
from ostraka.games.ancient_knowledge import GAME

from ..cards.learning import face_up
from ..heritage.tabletop import SOLO, Alone
from ..table import Table


def told(table: Table, seat: int | None, kind: str) -> list[Change]:
    """The changes of one kind made by the last action."""
    changes = table.state.changes(seat, since=table.state.ply - 1)
    return [change for change in changes if change.told.kind == kind]


def sentences(table: Table, seat: int | None) -> list[str]:
    changes = table.state.changes(seat, since=table.state.ply - 1)
    return [change.sentence() for change in changes if not change.told.quiet]


def test_a_drawn_card_is_named_for_who_draws_and_counted_for_the_others() -> None:
    table = Table(deck="M3").play("search")
    (drawn,) = told(table, 0, "move")
    assert (drawn.told.thing, drawn.told.source, drawn.told.target) == ("M3", "deck", "hand.0")
    for other in (1, None):
        assert told(table, other, "move") == []
        (count,) = told(table, other, "count")
        assert (count.told.source, count.told.target, count.told.after) == ("deck", "hand.0", 1)
        assert not any("M3" in change.sentence() for change in table.state.changes(other))


def test_no_log_of_others_names_a_card_that_was_discarded_face_down() -> None:
    table = Table(hand="C1 C2 C3", line={2: "P1:3"})
    table.play("archive", "discard C1", "discard C3")
    for seat in (1, None):
        log = " ".join(str(message) for message in table.state.log(seat))
        assert "(C1)" not in log
        assert "(C3)" not in log
    assert "(C1)" in " ".join(str(message) for message in table.state.log(0))


def test_a_monument_enters_declines_and_slides_with_causes() -> None:
    table = Table(hand="M2 M1", line={1: "P1:4", 3: "M7:1"}, actions=1).play("create M1 3")
    changes = table.state.changes(0)
    entered = next(c for c in changes if c.told.thing == "M1" and c.told.source == "apart")
    assert entered.told.target == "timeline.0.3"
    gone = next(c for c in changes if c.told.target == "past.0")
    assert (gone.told.thing, gone.cause.kind, gone.cause.thing) == ("P1", "decline", "P1")
    lost = next(c for c in changes if c.told.kind == "lost")
    assert (lost.told.before, lost.told.after, lost.told.seat) == (0, 4, 0)
    slid = next(c for c in changes if c.told.kind == "slide")
    assert (slid.cause.kind, slid.cause.thing) == ("decline", None)
    assert [c.told.target for c in changes if c.told.thing == "M7"] == ["timeline.0.2"]
    assert changes[-1].told.kind == "turn"


def test_what_the_sentence_of_an_action_has_said_is_not_said_again() -> None:
    table = Table(hand="M2 M1", line={1: "P1:4"}, actions=1).play("create M1 3")
    said = sentences(table, 0)
    assert sum("(M1)" in sentence for sentence in said) == 1
    assert sum("(P1)" in sentence for sentence in said) == 1


def test_a_refill_is_told_apart_from_what_caused_it() -> None:
    tiles = ["T1 T16", "T4 T5 T6", "T28 T29 T30"]
    table = Table(tiles=tiles, technology_decks=["T7 T8 T9", ""], past="C1 C2 C3 M1 M2 M3")
    text = next(text for text in table.legal if text in ("learn T1", "learn T16"))
    table.play(text)
    (refill,) = told(table, 1, "refill")
    assert refill.cause.kind == "refill"
    assert refill.told.thing == "tile.1"
    for name in ("T7", "T8", "T9"):
        assert f"({name})" in refill.sentence()
    dealt = [c.told for c in told(table, 1, "move") if c.told.target == "tile.1"]
    assert {move.thing for move in dealt} == {"T7", "T8", "T9"}
    assert {move.source for move in dealt} == {"technology_deck.1"}


def test_an_effect_is_told_with_the_card_that_has_it() -> None:
    table = Table(line={3: "P26:1 M7:2"}, actions=1, deck="C1").play("search")
    less = [c for c in table.state.changes(1) if c.told.kind == "knowledge"]
    assert [(c.told.thing, c.told.before, c.told.after) for c in less] == [("M7", 2, 1)]
    assert (less[0].cause.kind, less[0].cause.thing) == ("effect", "P26")


def test_a_choice_that_makes_itself_is_told() -> None:
    table = Table(hand="C12 C4 M4", actions=2)
    card = GAME.pack.card(GAME.pack.numbers["C12"])
    space = next(s for s in range(1, 7) if card.cost + abs(s - card.start) == 2)
    table.play(f"create C12 {space}")
    mine = [change.sentence() for change in told(table, 0, "single")]
    assert mine[0].endswith("There was no other choice.")
    assert "(C4)" in mine[0]
    assert "(M4)" in mine[1]
    theirs = [change.sentence() for change in told(table, 1, "single")]
    assert len(theirs) == len(mine)
    assert not any("(C4)" in sentence or "(M4)" in sentence for sentence in theirs)


def test_what_was_chosen_together_is_not_said_to_have_been_without_choice() -> None:
    state = GAME.start(seed=1)
    seat = state.seat
    assert seat is not None
    assert state.gathering is not None
    state.play(state.gathering.parts(list(state.gathering.things)[-4:]))
    for viewer in (0, 1, None):
        told = [change.sentence() for change in state.changes(viewer)]
        assert not any("no other choice" in sentence for sentence in told)
        assert len(told) == (4 if viewer == seat else 1), "who chooses in secret says so once"


def test_the_victim_of_m14_is_told_which_card_was_taken() -> None:
    others = [{"hand": "C1 C2"}, {"hand": "C4 C5"}]
    table = Table(line={1: "M14"}, others=others, phase="decline").play("rob 2", "take C1")
    everyone: list[int | None] = [0, 1, 2, None]
    for seat in everyone[:2]:
        assert any("(C1) from Player 2’s hand" in text for text in sentences(table, seat))
    for seat in everyone[2:]:
        assert not any("(C1)" in text for text in sentences(table, seat))
        assert any("takes a card from Player 2’s hand" in t for t in sentences(table, seat))


def test_cards_looked_at_are_shown_to_who_looks() -> None:
    table = Table(line={1: "P34"}, deck="C6 M8 P7 A2 C7 C8 M9 A3", phase="decline")
    table.play("keep A2")
    assert any("(A2)" in text for text in sentences(table, 0))
    assert not any("(A2)" in text or "(C6)" in text for text in sentences(table, 1))


def test_the_die_is_told_even_when_it_shows_the_same_again() -> None:
    table = Alone(solo={"die": 3}, actions=1)
    rolls = 0
    while rolls < 12 and not table.state.over:
        table.play("search" if "search" in table.legal else table.legal[0])
        rolls += len(told(table, 0, "die"))
    assert rolls == 12


def test_the_turns_of_a_solo_game_are_counted() -> None:
    table = Alone(actions=1).play("search")
    (turn,) = told(table, 0, "turn")
    assert turn.sentence() == "Turn 2 of 16 begins."


def test_everything_told_is_said_in_every_language() -> None:
    state = GAME.start(seed=8, players=3, heritage=True)
    while state.ply < 160:
        state.play(state.codes[state.ply * 7 % len(state.codes)])
    for change in state.changes(1, since=100):
        for locale in LOCALES:
            assert change.sentence(locale).strip()


def test_a_preview_stops_where_something_hidden_would_be_revealed() -> None:
    table = Table(past="C1 C2 M3", hand="A1", deck="C4 C5")
    preview = table.state.preview({"verb": "excavate", "n": 1}, 0)
    assert preview.stopped is not None
    assert [change.told.kind for change in preview.changes] == ["action", "rotate", "count"]
    assert preview.changes[-1].told.after == 2, "how many cards are drawn is certain"
    assert preview.changes[-1].patch == [], "no view shows them yet"
    whole = table.state.preview({"verb": "create", "card": "A1"}, 0)
    assert whole.stopped is None
    assert whole.changes[-1].told.target == "artifacts.0"


def test_a_preview_counts_the_cards_that_are_drawn_without_naming_them() -> None:
    preview = Table(deck="M3 C4").state.preview({"verb": "search"}, 0)
    assert preview.stopped is not None
    (count,) = [change.told for change in preview.changes if change.told.kind == "count"]
    assert (count.source, count.target, count.after) == ("deck", "hand.0", 1)
    assert not any("C4" in change.sentence() for change in preview.changes)


def test_a_preview_of_learning_tells_that_the_tile_is_refilled() -> None:
    tiles = ["T1 T16", "T4 T5 T6", "T28 T29 T30"]
    table = Table(tiles=tiles, technology_decks=["T7 T8 T9", ""], past="C1 C2 C3 M1 M2 M3")
    text = next(text for text in table.legal if text in ("learn T1", "learn T16"))
    preview = table.state.preview(text, 0)
    assert preview.stopped is not None
    assert preview.changes[-1].told.thing == "tile.1"
    assert preview.changes[-1].sentence() == "Tile 1 gets 3 new technologies."


def test_a_preview_of_the_end_of_a_turn_alone_tells_that_the_die_is_rolled() -> None:
    preview = Alone(hand="A1", actions=1).state.preview("create A1", 0)
    assert preview.stopped is not None
    assert preview.changes[-1].told.kind == "die"
    assert preview.changes[-1].sentence() == "The Unlearning die is rolled."


def test_a_swap_inside_one_space_is_told_when_it_happens() -> None:
    """Otherwise its patch would travel with the slide that follows."""
    table = Table(tiles=face_up("T16"), past="M1 M2 P9", line={4: "C9:1 M7:2", 2: "P1"}, actions=1)
    table.play("learn T16", "swap C9 M7")
    changes = table.state.changes(0, since=table.state.ply - 1)
    traded = [c for c in changes if c.told.target == "timeline.0.4" == c.told.source]
    assert {c.told.thing for c in traded} == {"C9", "M7"}
    slid = next(c for c in changes if c.told.kind == "slide")
    assert traded[0].beat < slid.beat
    assert traded[0].patch, "the page shows it with its own beat"
    for locale in LOCALES:
        assert "(C9)" in traded[0].sentence(locale)
        assert "(M7)" in traded[0].sentence(locale)


def test_a_drop_to_the_lower_level_is_no_swap() -> None:
    table = Table(line={1: "C9:1", 4: "C5 M7"}, tiles=face_up("T10"), past="M1 M2", actions=2)
    table.play("learn T10", "move C5 6")
    same = [c for c in table.state.changes(0) if c.told.source == c.told.target is not None]
    assert same == []


def test_objectives_that_leave_no_room_for_the_artifacts_asked_for_are_told_so() -> None:
    state = SOLO.start(seed=1, to_do="ABCDE")
    state.play("objective A")
    state.play("objective B")
    told = [change.sentence() for change in state.changes(0)]
    assert not any("artifact space" in sentence for sentence in told), "three are free"
    state.play("objective C")
    told = [change.sentence() for change in state.changes(0, since=state.ply - 1)]
    assert any("2 artifact spaces free" in sentence for sentence in told)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_alone_says_whether_it_is_won_or_lost(locale: str) -> None:
    words = {
        "en": ("is won", "is lost"),
        "fr": ("est gagnée", "est perdue"),
        "es": ("ganada", "perdida"),
        "de": ("ist gewonnen", "ist verloren"),
    }[locale]
    for past, word in (("C1 C2 C3 C4 C5 C6", words[0]), ("C1", words[1])):
        document = {"solo": {"objectives": "G", "time": {"space": 1, "departures": 2}}, "turns": 15}
        state = Alone(actions=1, past=past, document=document).play("search").state
        assert state.outcome is not None
        assert word in state.outcome.reason.text(locale)
        assert word in state.changes(0)[-1].sentence(locale)


TEN = "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10"
NINE = TEN.removesuffix(" C10")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_a_full_hand_does_not_draw_is_told(seat: int | None) -> None:
    table = Table(hand=TEN, deck="M1 M2").play("search")
    said = sentences(table, seat)
    assert said[0].endswith("SEARCHES.")
    assert "one card is not drawn" in said[1]
    table = Table(hand=NINE, past="P1 P2", deck="M1 M2 M3 M4 M5").play("excavate 2")
    (full,) = told(table, seat, "undrawn")
    assert "3 cards are not drawn" in full.sentence()
    table = Table(hand=NINE, past="P1", deck="M1 M2 M3").play("search")
    assert told(table, seat, "undrawn") == []


def test_what_an_effect_cannot_draw_is_told_with_the_card_that_has_it() -> None:
    table = Table(hand=NINE, past="P1 P2", deck="M1 M2 M3 M4", tiles=face_up("T2")).play("learn T2")
    (full,) = told(table, 1, "undrawn")
    assert (full.cause.kind, full.cause.thing, full.told.after) == ("effect", "T2", 2)


def test_knowledge_taken_off_a_monument_is_not_said_to_be_lost() -> None:
    table = Table(line={3: "P26:1 M7:2"}, actions=1, deck="C1").play("search")
    (less,) = told(table, 0, "knowledge")
    for locale in LOCALES:
        words = less.sentence(locale).lower()
        assert not any(lost in words for lost in ("loses", "perd ", "pierde", "verliert")), words


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_revealed_card_that_is_taken_is_said_to_be_taken_and_the_rest_to_be_discarded(
    seat: int | None,
) -> None:
    """T3 reveals cards for all; who only watches sees neither hands nor the discard pile."""
    tiles = ["T3 T9 T5", "T19 T11 T26", "T40 T43 T30"]
    others = [{"hand": ""}, {"hand": ""}]
    table = Table(tiles=tiles, deck="C6 M8 P7 A2 C7 C8 M9 A3", others=others).play("learn T3")
    said = []
    for _ in range(4):
        table.play(f"take {table.state.view(None)['table']['limbo'][0]}")
        changes = table.state.changes(seat, since=table.state.ply - 1)
        said += [change.sentence() for change in changes]
    assert not any("under its deck" in text or "draws a card" in text for text in said)
    assert sum(" into their hand" in text for text in said) == 4
    assert sum(" discarded: " in text for text in said) == 1


def test_the_player_alone_is_you_and_who_watches_reads_of_the_player() -> None:
    table = Alone(actions=2).play("search")
    name = table.state.game.display.seat_name(table.state.raw, 0)
    action = table.state.changes(0, since=table.state.ply - 1)[0]
    assert str(action.message.to(name)).startswith("You SEARCH and draw")
    assert action.sentence().startswith("Player SEARCHES and draws")
