"""Action texts: round trips, lenient reading, and one sentence for everything else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ostraka
from ostraka import LOCALES
from ostraka.games.ankhor.face.notation import place_text, read_place

from .tabletop import GAME, SQUARE, domain, refused, table
from .test_geometry import spots


@given(spots())
def test_every_place_has_a_text_that_reads_back(spot: tuple[int, int, int]) -> None:
    from ostraka.games.ankhor.rules.geometry import place

    at = place(*spot)
    assert read_place(place_text(at)) == at


@pytest.mark.parametrize(
    ("text", "same"),
    [("1,0", "1.0,0"), ("0.5,0.5", "0.5,0.5^1"), ("1,1", "1,1^0"), ("-0.5,0.5", "-0.5,0.5")],
)
def test_a_place_can_be_written_at_more_length(text: str, same: str) -> None:
    assert read_place(text) == read_place(same)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from([2, 3, 4]), st.data())
def test_every_legal_text_reads_back_as_its_action(seed: int, players: int, data: Any) -> None:
    state = GAME.start(seed=seed, players=players)
    for _ in range(data.draw(st.integers(0, 40))):
        if state.over:
            return
        state.play(int(state.legal.codes[data.draw(st.integers(0, len(state.legal) - 1))]))
    if state.over:
        return
    listed = list(state.legal)
    assert len({action.text for action in listed}) == len(listed)
    for action in listed:
        assert state.action(action.text).code == action.code
        assert state.action(f"  {action.text.upper()}  ").code == action.code


@settings(max_examples=300, deadline=None)
@given(
    st.text(max_size=60) | st.from_regex(r"(take|buy|move|return|refresh|end) [bwkgra0-9 @.,^-]*")
)
def test_whatever_is_typed_is_an_action_or_refused_with_a_sentence(text: str) -> None:
    state = table(domain(*SQUARE, tokens="b w k a"), domain())
    before = state.tobytes()
    try:
        state.play(text)
    except ostraka.IllegalAction as error:
        assert state.tobytes() == before
        for locale in LOCALES:
            sentence = error.text(locale)
            assert sentence.strip()
            assert sentence.strip()[-1] in ".?"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "ankhor-bad-verb"),
        ("steal b b b", "ankhor-bad-verb"),
        ("take", "ankhor-bad-form-take"),
        ("take b b x", "ankhor-bad-token"),
        ("buy", "ankhor-bad-form-buy"),
        ("buy 1 0,0", "ankhor-bad-form-buy"),
        ("buy 0 @0,0", "ankhor-bad-number"),
        ("buy 7 @0,0", "ankhor-bad-number"),
        ("buy ² @0,0", "ankhor-bad-number"),
        ("buy 1 @0", "ankhor-bad-place"),
        ("buy 1 @0.25,0", "ankhor-bad-place"),
        ("buy 1 @0.5,0", "ankhor-mixed-place"),
        ("buy 1 @0.5,0.5^2", "ankhor-mixed-place"),
        ("buy 1 @1,1^1", "ankhor-mixed-place"),
        ("buy 1 @999,0", "ankhor-too-far"),
        ("buy 1 @0.5,0.5 spare a", "ankhor-bad-resource"),
        ("buy 1 @0.5,0.5 save b", "ankhor-bad-form-buy"),
        ("refresh", "ankhor-bad-form-refresh"),
        ("refresh 3", "ankhor-bad-number"),
        ("move 0,0", "ankhor-bad-form-move"),
        ("move here there", "ankhor-bad-place"),
        ("return", "ankhor-bad-form-return"),
        ("return b b b b b b b b", "ankhor-return-too-many"),
        ("end now", "ankhor-bad-form-end"),
    ],
)
def test_malformed_texts_are_refused_with_the_form_that_is_wanted(text: str, key: str) -> None:
    assert refused(table(domain(*SQUARE, tokens="b w k a"), domain()), text) == key


def test_a_legal_action_is_explained_as_legal_and_after_the_end_nothing_is() -> None:
    state = table(domain(), domain())
    assert GAME.actions.explain(state.raw, "take b b b").key == "ankhor-why-legal"
    over = table(
        domain(), domain(), offer=[None] * 6, piles=[[], []], turn={"over": "nothing-left"}
    )
    assert GAME.actions.explain(over.raw, "take b b b").key == "ankhor-why-over"
    with pytest.raises(ostraka.GameOver):
        over.play("take b b b")
    with pytest.raises(ostraka.IllegalAction):
        GAME.actions.parse(over.raw, "take b b b", over.codes)


def test_every_kind_of_action_has_a_sentence_in_every_language() -> None:
    state = table(domain(*SQUARE, tokens="b w k g r a"), domain())
    state.play("take b k a")
    said = {action.text.split()[0]: action for action in state.legal}
    state = table(domain(*SQUARE, tokens="b w k g r a"), domain())
    said |= {action.text.split()[0]: action for action in state.legal}
    state.play("take k k k").play("end")
    said |= {action.text.split()[0]: action for action in state.legal}
    assert set(said) == {"take", "buy", "move", "refresh", "return", "end"}
    for action in said.values():
        sentences = {action.sentence(locale) for locale in LOCALES}
        assert len(sentences) == len(LOCALES)


def test_every_ruling_can_be_read_in_every_language() -> None:
    assert len(GAME.rulings) == 21
    for ruling in GAME.rulings:
        assert len({ruling.text(locale) for locale in LOCALES}) == len(LOCALES)


ROOT = Path(ostraka.__file__).parent


def test_the_catalogue_has_every_sentence_that_is_used_and_no_other() -> None:
    sources = "".join(p.read_text("utf-8") for p in (ROOT / "games" / "ankhor").rglob("*.py"))
    used = set(re.findall(r'"(ankhor-[a-z0-9-]+)"', sources))
    used |= {
        f"ankhor-bad-form-{verb}" for verb in ("take", "buy", "refresh", "move", "return", "end")
    }
    used |= {f"ankhor-question-{phase}" for phase in ("main", "after")}
    used |= {f"ankhor-why-ankh-{which}" for which in ("new", "none")}
    used |= {"ankhor-option-edition", "ankhor-option-edition-why", "ankhor-items-tile"}
    used |= {f"ankhor-value-{edition}" for edition in ("en", "es", "fr")}
    used |= {f"ankhor-verb-{verb}" for verb in GAME.actions.kinds}
    used |= {f"ankhor-slot-{slot}" for kind in GAME.actions.kinds.values() for slot in kind.slots}
    used |= {f"ankhor-points-{category}" for category in GAME.start(seed=1).breakdown[0]}
    for locale in LOCALES:
        catalogue = (ROOT / "locale" / locale / "ankhor.ftl").read_text("utf-8")
        assert set(re.findall(r"^(ankhor-[a-z0-9-]+) =", catalogue, re.M)) == used
