"""Every lesson can be played to its end, whatever the learner chooses among what is asked."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ostraka import LOCALES, IllegalAction, State, game_names, load
from ostraka.pages import Walk, lesson, page, walk


def show_on(under_way: Walk) -> Walk:
    """Let “show me” play the step to its end."""
    number = under_way.number
    while under_way.number == number:
        under_way.play(under_way.shown())
    return under_way


@pytest.mark.parametrize("game", game_names())
def test_a_lesson_is_played_to_its_end_by_show_me(game: str) -> None:
    under_way = walk(game)
    while not under_way.over:
        step = under_way.step
        assert under_way.state.seat == under_way.lesson.seat
        show_on(under_way)
        assert under_way.closed == step
        assert under_way.told
        load(game).positions.check(under_way.state.raw)
    assert len(under_way.lesson.steps) >= (6 if game.endswith("solo") else 10)
    assert under_way.state.over


@pytest.mark.parametrize("game", game_names())
def test_whatever_is_allowed_leads_on(game: str) -> None:
    """Each allowed action of each stage, then “show me” to the beginning of the next step."""
    of = lesson(game)
    for number in range(len(of.steps)):
        for stage in range(len(of.steps[number].stages)):
            before = Walk(of, number)
            while before.stage < stage:
                before.play(before.shown())
            choices = before.allowed()
            assert choices
            for choice in choices:
                under_way = Walk(of, number)
                for text in (*before.actions, choice.text):
                    under_way.play(text)
                if under_way.number == number:
                    show_on(under_way)
                assert under_way.over or under_way.allowed()


@pytest.mark.parametrize("game", game_names())
def test_what_show_me_plays_is_what_is_asked(game: str) -> None:
    for number, step in enumerate(lesson(game).steps):
        under_way = Walk(lesson(game), number)
        for text in step.show:
            assert under_way.number == number
            assert text in [action.text for action in under_way.allowed()]
            under_way.play(text)
        assert under_way.number == number + 1


def touched(under_way: Walk) -> Walk:
    """Do what is asked as a page does it: things are picked among those lit, until one row is left.

    Several things in any order are picked from what is gathered, from the last to the first.
    """
    lit = under_way.as_json()
    gathering = lit["gathering"]
    lured = [action.parts for action in under_way.lures()]
    rows = [row for row in lit["legal"] if row not in lured]
    if gathering is None:
        return under_way.play(rows[-1])
    heap = [thing for thing, most in gathering["things"].items() for _ in range(most)]
    picked = heap[::-1][: gathering["least"]]
    assert len(picked) == gathering["least"] > 0, "more is asked for than is lit"
    return under_way.play({"verb": gathering["verb"], gathering["slot"]: picked})


@pytest.mark.parametrize("game", game_names())
def test_every_step_can_be_done_with_what_is_lit(game: str) -> None:
    under_way = walk(game)
    done = []
    while not under_way.over:
        number = under_way.number
        for _ in range(10):
            if under_way.number == number:
                touched(under_way)
        assert under_way.held is not None
        assert under_way.held.number == number
        done.append(under_way.held.step.id)
    assert done == [step.id for step in lesson(game).steps]


@pytest.mark.parametrize("game", game_names())
def test_what_a_step_brought_is_held_until_the_next_one(game: str) -> None:
    under_way = walk(game)
    while not under_way.over:
        before = under_way.state.view(under_way.lesson.seat)
        show_on(under_way)
        held = under_way.held
        assert held is not None
        assert (held.before, held.told != []) == (before, True)
        assert held.view["ply"] > before["ply"]
        goes_on = not under_way.over and under_way.step.position is None
        assert (
            goes_on == (under_way.state.view(under_way.lesson.seat) == held.view) or under_way.over
        )


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_of_a_lesson_needs_a_number_of_a_card(game: str, locale: str) -> None:
    """Names are put in as the page puts them in, which writes no number behind them."""
    for step in lesson(game).steps:
        named = [str(name.text(locale)) for name in step.names.values()]
        left = [step.then] if len(step.stages) > 1 else []
        for message in (step.teach, step.task, *left, step.close):
            said = message.text(locale)
            for name in named:
                said = said.replace(name, "")
            assert not re.search(r"\b[ACMPT]\d+\b", said)


def test_a_task_of_several_actions_continues_with_what_is_left() -> None:
    steps = [step.id for step in lesson("ankhor").steps]
    under_way = Walk(lesson("ankhor"), steps.index("scribe"))
    assert "green scribe" in str(under_way.task)
    under_way.play(under_way.shown())
    assert "green scribe" not in str(under_way.task)


def test_points_in_a_sentence_are_the_points_on_the_table() -> None:
    """What a step says it brought is what the score grew by."""
    brought = {"animals": 2, "move": 2}
    steps = [step.id for step in lesson("ankhor").steps]
    for step, points in brought.items():
        under_way = Walk(lesson("ankhor"), steps.index(step))
        show_on(under_way)
        held = under_way.held
        assert held is not None
        assert held.view["scores"][0] - held.before["scores"][0] == points


def test_a_wrong_choice_may_be_tried_and_is_refused_with_the_reason() -> None:
    steps = [step.id for step in lesson("arkantar").steps]
    under_way = Walk(lesson("arkantar"), steps.index("circle"))
    lit = {row["piece"] for row in under_way.choice()["legal"]}
    assert lit == {"a4", "d2"}
    with pytest.raises(IllegalAction, match="would stop on c4"):
        under_way.play("a4-c4")
    assert str(under_way.why_not("a4-c4")) == str(under_way.step.lured)
    lure = under_way.as_json()["lure"]
    assert [row["piece"] for row in lure["legal"]] == ["a4"]
    assert under_way.play("d2xd4").held is not None


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("locale", LOCALES)
def test_every_step_has_its_sentences(game: str, locale: str) -> None:
    for step in lesson(game).steps:
        said = {step.teach.text(locale), step.task.text(locale), step.close.text(locale)}
        assert len(said) == 3


@pytest.mark.parametrize("game", game_names())
def test_every_step_leads_to_its_rule_and_its_words(game: str) -> None:
    sections = {section.id for section in page(game).sections}
    words = {entry.id for entry in page(game).glossary}
    for step in lesson(game).steps:
        assert step.rule in sections
        assert step.terms
        assert set(step.terms) <= words


def test_what_is_not_asked_is_refused_with_the_task_or_with_the_rule() -> None:
    under_way = walk("arkantar")
    with pytest.raises(IllegalAction, match="Move your Medium Knight from d3"):
        under_way.play("+a7")
    with pytest.raises(IllegalAction, match="slides as far as it can"):
        under_way.play("d3-d4")
    assert under_way.actions == []
    assert under_way.why_not("d3-d5") is None
    assert str(under_way.why_not("+a7")) == str(under_way.step.task)


def test_an_action_may_be_given_as_its_parts() -> None:
    under_way = walk("arkantar").play({"verb": "move", "piece": "d3", "to": "d5"})
    assert under_way.actions == ["d3-d5"]
    assert under_way.number == 1


def test_several_things_are_chosen_at_once_and_only_those_asked_for() -> None:
    under_way = walk("ankhor")
    gathering = under_way.choice()["gathering"]
    blue, green, ankh = sorted(gathering["things"], key="bga".index)
    with pytest.raises(IllegalAction, match="Take a blue token, a green one and an ankh"):
        under_way.play({"verb": "take", "tokens": [blue, blue, ankh]})
    under_way.play({"verb": "take", "tokens": [ankh, green, blue]})
    assert under_way.number == 1
    assert under_way.choice()["gathering"] is None


def test_a_walk_follows_from_its_actions_alone() -> None:
    under_way = walk("arkantar", ["d3-g3", "+d6"])
    assert (under_way.number, under_way.stage) == (1, 1)
    assert walk("arkantar", under_way.actions).state.tobytes() == under_way.state.tobytes()


@pytest.mark.parametrize("game", game_names())
def test_a_browser_gets_the_table_the_sentences_and_what_is_lit(game: str) -> None:
    document = walk(game).as_json()
    assert document["view"]["game"] == game
    assert document["held"] is None
    assert document["legal"] or document["gathering"]
    assert document["teach"]["key"].startswith("lesson-")
    done = walk(game)
    while not done.over:
        done.play(done.shown())
    last = done.as_json()
    assert last["over"]
    assert last["held"] is not None
    assert last["legal"] == []


def test_after_the_end_nothing_more_is_asked() -> None:
    done = walk("arkantar")
    while not done.over:
        done.play(done.shown())
    with pytest.raises(IllegalAction, match="lesson is over"):
        done.play("end")


def after(game: str, name: str) -> State:
    """The table when “show me” has played a step and the opponent has answered."""
    steps = [step.id for step in lesson(game).steps]
    under_way = Walk(lesson(game), steps.index(name))
    while under_way.closed is None:
        state = under_way.state.fork()
        state.play(under_way.shown())
        under_way.play(under_way.shown())
    for answer in under_way.closed.answer:
        state.play(answer)
    return state


def test_the_closing_sentences_of_ankhor_tell_the_truth() -> None:
    points = {
        name: after("ankhor", name).breakdown[0] for name in ("animals", "up", "bonus", "end")
    }
    assert points["animals"]["animals"] == 2
    assert (points["up"]["colours"], points["up"]["animals"]) == (4, 2)
    assert points["bonus"]["bonus"] == 3
    assert points["end"]["bonus"] == 3
    assert after("ankhor", "end").over


def placed(game: str, name: str) -> dict[str, Any]:
    """The same as a position."""
    position = after(game, name).position
    assert isinstance(position, dict)
    return position


def test_the_closing_sentences_of_ancient_knowledge_tell_the_truth() -> None:
    game = "ancient_knowledge"
    assert placed(game, "archive")["players"][0]["lost"] == 0
    assert placed(game, "decline")["players"][0]["lost"] == 2
    reacted = placed(game, "react")["players"][0]
    assert [card["knowledge"] for card in reacted["timeline"]] == [1]
    assert len(reacted["hand"]) == 2
    assert len(placed(game, "excavate")["players"][0]["hand"]) == 5
    slid = placed(game, "artifact")["players"][0]["timeline"]
    assert [card["space"] for card in slid] == [3]


def test_the_closing_sentences_of_the_solo_game_tell_the_truth() -> None:
    game = "ancient_knowledge_solo"
    time = placed(game, "leaves")["solo"]["time"]
    assert (time["space"], time["departures"]) == (6, 1)
    assert placed(game, "die")["tiles"] != placed(game, "time")["tiles"]
    end = after(game, "end")
    assert end.over
    assert end.outcome is not None
    assert end.outcome.winners == (0,)
