"""A pack may come from a stranger: it is measured before it is read, and told of in sentences."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ostraka.core.checks import quoted
from ostraka.core.i18n.message import Message
from ostraka.core.packs import packs
from ostraka.core.packs.packs import Bundle, InvalidPack, PackId, read_bundle
from ostraka.games.ancient_knowledge.language.compiler import load_pack

from .boxes import CITY, box


def mistakes(path: Path) -> list[str]:
    """What is said of a pack that is refused."""
    with pytest.raises(InvalidPack) as refused:
        load_pack(read_bundle(path))
    return [message.text() for message in refused.value.messages]


def reasons(bundle: Bundle) -> Sequence[Message]:
    """Why a pack is refused; nothing if it is a good one."""
    try:
        load_pack(bundle)
    except InvalidPack as refused:
        return refused.messages
    return ()


def test_a_pack_is_known_by_its_name_and_by_what_it_says(tmp_path: Path) -> None:
    first = read_bundle(box(tmp_path / "one")).id
    assert first.name == "egypt"
    assert read_bundle(box(tmp_path / "two")).id == first
    assert read_bundle(box(tmp_path / "three", "# a note\n" + CITY)).id == first
    other = read_bundle(box(tmp_path / "four", CITY.replace("vp = 4", "vp = 5"))).id
    assert other.name == "egypt"
    assert other.digest != first.digest
    assert PackId.of(str(first)) == first == PackId.from_json(first.as_json())


def test_a_pack_without_a_manifest_is_called_like_its_folder(tmp_path: Path) -> None:
    folder = box(tmp_path / "Cards of Égypte")
    (folder / "pack.toml").unlink()
    assert read_bundle(folder).id.name == "cards-of-gypte"
    assert read_bundle(folder / "cards.toml").id.name == "cards"


@pytest.mark.parametrize(
    ("manifest", "word"),
    [
        ('name = "Über uns"', "name for a pack"),
        ("name = 3", "name: Text is expected"),
        (f'title = "{"x" * 61}"', "title: One line of text"),
        ('title = "a\\u001b[31m"', "title: One line of text"),
        ('game = "arkantar"', "arkantar"),
        ('mixed_in = "sometimes"', "always, heritage"),
        ("colour = 3", "colour"),
        ("name = ", "cannot be read"),
    ],
)
def test_a_manifest_with_a_mistake_is_refused(tmp_path: Path, manifest: str, word: str) -> None:
    said = mistakes(box(tmp_path / "p", manifest=manifest))
    assert len(said) == 1
    assert said[0].startswith("pack.toml: ")
    assert word in said[0]


def test_links_and_other_files_than_plain_ones_are_refused(tmp_path: Path) -> None:
    folder = box(tmp_path / "p")
    (tmp_path / "secret.toml").write_text(CITY)
    (folder / "linked.toml").symlink_to(tmp_path / "secret.toml")
    os.mkfifo(folder / "pipe.toml")
    (folder / "folder.toml").mkdir()
    said = mistakes(folder)
    assert len(said) == 3
    for name in ("linked.toml", "pipe.toml", "folder.toml"):
        assert any(line.startswith(f"{name}: ") for line in said)


def test_a_pack_has_limits(tmp_path: Path) -> None:
    folder = box(tmp_path / "p")
    (folder / "large.toml").write_bytes(b"#" * (packs.LARGEST_FILE + 1))
    assert "large.toml: The file is too large" in mistakes(folder)[0]
    for number in range(3):
        (folder / f"part{number}.toml").write_bytes(b"#" * (packs.LARGEST_FILE - 10))
    assert "too large to be a pack" in mistakes(folder)[0]
    for number in range(packs.MOST_FILES):
        (folder / f"part{number}.toml").write_text("")
    assert "too many files" in mistakes(folder)[0]


def test_files_that_are_not_toml_are_left_alone(tmp_path: Path) -> None:
    folder = box(tmp_path / "p")
    (folder / "photo.png").write_bytes(b"\x89PNG")
    (folder / ".hidden.toml").write_text("nonsense")
    (folder / "inner").mkdir()
    load_pack(read_bundle(folder))


def test_mistakes_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    folder = box(tmp_path / "p", CITY.replace("start = 2", "start = 9"))
    (folder / "more.toml").write_text(CITY.replace("EG1", "eg1").replace("vp = 4", ""))
    (folder / "torn.toml").write_text("[[card")
    said = mistakes(folder)
    assert len(said) == 4
    assert sum(line.startswith("torn.toml: ") for line in said) == 1
    assert sum(line.startswith("more.toml, card eg1: ") for line in said) == 2
    assert sum(line.startswith("cards.toml, card EG1: ") for line in said) == 1


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 3000,
        "a." * 400 + "a = 1",
        f"[[card]]\nid = {'9' * 5000}",
        "[[card]]\nid = 'EG1'\nkind = 'city'\nname = '" + "x" * 5000 + "'",
        CITY.replace("name = ", 'name = "a\\u001b[2J"#'),
        CITY.replace("do = [{ draw = 2 }]", "do = [" + "{ draw = 2 }," * 40 + "]"),
        CITY.replace("[card.decline]\ndo = [{ draw = 2 }]",
                     "[card.endgame]\ndo = [{ tiers = [[1, 99999]], per = 'past' }]"),
        CITY.replace("vp = 4", "vp = 1979-05-27"),
        CITY.replace("vp = 4", "vp = nan"),
        CITY + CITY,
    ],
)  # fmt: skip
def test_what_would_hurt_is_refused_with_short_and_harmless_words(
    tmp_path: Path, text: str
) -> None:
    for line in mistakes(box(tmp_path / "p", text)):
        assert len(line) < 400
        assert line.isprintable()


values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)
words = st.sampled_from(
    ["id", "name", "names", "kind", "start", "cost", "knowledge", "vp", "level", "requires", "hand",
     "immediate", "timeline", "anytime", "decline", "endgame", "objective", "do", "source",
     "number", "objectives", "effects"]
)  # fmt: skip
tables = st.dictionaries(words, values)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.dictionaries(st.sampled_from(["card", "coffer", "challenge", "x"]),
                       st.lists(tables, max_size=3) | values))  # fmt: skip
def test_no_table_of_any_shape_is_more_than_refused(
    tmp_path: Path, document: dict[str, object]
) -> None:
    bundle = Bundle(tmp_path, PackId("any", "0" * 16), "any", "", {}, (("any.toml", document),))
    assert all(message.text("de") for message in reasons(bundle))


@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_no_bytes_are_more_than_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "any.toml"
    path.write_bytes(data)
    assert reasons(read_bundle(path)), "no text so short is a pack"


def test_what_is_told_of_a_pack_is_short_and_moves_no_cursor() -> None:
    assert quoted("a\x1b[2J\nb") == "a\ufffd[2J\ufffdb"
    assert len(quoted("x" * 500)) == 60
    assert quoted(10**5000) == "int"
