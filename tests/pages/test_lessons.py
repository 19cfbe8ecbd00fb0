"""Every lesson can be played to its end, whatever the learner chooses among what is asked."""

from __future__ import annotations

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
        load(game).check(under_way.state.raw)
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
    with pytest.raises(IllegalAction, match="Move your Medium Knight on d3"):
        under_way.play("+a7")
    with pytest.raises(IllegalAction, match="slides as far as it goes"):
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
    assert document["show"] in document["texts"]
    assert document["legal"] or document["gathering"]
    assert document["teach"]["key"].startswith("lesson-")
    done = walk(game)
    while not done.over:
        done.play(done.shown())
    last = done.as_json()
    assert last["over"]
    assert last["close"] is not None
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
