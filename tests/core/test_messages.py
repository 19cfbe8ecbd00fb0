"""Sentences of the catalogues."""

from __future__ import annotations

import doctest

import pytest

import ostraka
from ostraka import LOCALES, Message
from ostraka.core.i18n.message import _put, joined, listed, message_of


def test_a_message_is_said_in_every_language() -> None:
    message = Message("error-over")
    assert str(message) == "The game is over; nothing more can be played."
    assert len({message.text(locale) for locale in LOCALES}) == 4
    assert message.text("xx") == str(message), "English where a language is not ours"


def test_a_message_may_hold_messages() -> None:
    message = Message("reason-resigned", seat=Message("arkantar-white"))
    assert str(message) == "White resigned."
    assert message.text("de") != str(message)


def test_several_messages_may_be_joined_into_one_value() -> None:
    both = joined([Message("arkantar-white"), Message("arkantar-black")])
    assert str(Message("reason-resigned", seat=both)) == "White, Black resigned."
    assert both.as_json() == {
        "join": ", ",
        "parts": [
            {"key": "arkantar-white", "values": {}},
            {"key": "arkantar-black", "values": {}},
        ],
    }


def test_a_key_that_is_not_in_the_catalogue_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        str(Message("no-such-key"))


def test_a_value_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="reason-resigned"):
        str(Message("reason-resigned"))


def test_messages_are_values() -> None:
    assert Message("reason-resigned", seat="x") == Message("reason-resigned", seat="x")
    assert Message("reason-resigned", seat="x") != Message("reason-resigned", seat="y")
    assert len({Message("error-over"), Message("error-over")}) == 1
    assert Message("error-over") != "error-over"
    assert repr(Message("error-over")) == "Message('error-over', {})"


def test_a_message_goes_to_a_client_as_key_and_values() -> None:
    message = Message("reason-resigned", seat=Message("arkantar-white"))
    assert message.as_json() == {
        "key": "reason-resigned",
        "values": {"seat": {"key": "arkantar-white", "values": {}}},
    }


def test_what_the_package_says_of_itself_is_true() -> None:
    results = doctest.testmod(ostraka)
    assert results.attempted > 0
    assert results.failed == 0


def test_what_is_exported_is_there() -> None:
    assert sorted(ostraka.__all__) == ostraka.__all__ or ostraka.__all__
    for name in ostraka.__all__:
        assert getattr(ostraka, name) is not None
    ostraka.load("arkantar")
    assert callable(ostraka.game_names), "loading a game hides nothing"


def seat(number: int) -> Message:
    return Message("ankhor-seat", number=number)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Player 1, Player 2 and Player 3 resigned."),
        ("de", "Spieler 1, Spieler 2 und Spieler 3 hat aufgegeben."),
    ],
)
def test_a_list_has_and_before_its_last(lang: str, said: str) -> None:
    all_three = listed([seat(1), seat(2), seat(3)])
    message = Message("reason-resigned", seat=all_three)
    assert message.text(lang) == said
    assert message_of(message.as_json()) == message
    assert str(listed([seat(1)]).text()) == "Player 1"
    assert listed([]).text() == ""


def test_a_list_suits_the_word_that_follows() -> None:
    names = listed([Message("plain", text="Ana"), Message("plain", text="Inés")])
    assert Message("plain", text=names).text("es") == "Ana e Inés"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (seat(2), "du joueur 2"),
        ("Anna", "d’Anna"),
        ("Élodie", "d’Élodie"),
        ("Bernard", "de Bernard"),
        (Message("plain", text="Abou Simbel"), "d’Abou Simbel"),
        (listed([seat(1), seat(2)]), "du joueur 1 et du joueur 2"),
    ],
)
def test_a_name_has_forms(name: object, said: str) -> None:
    assert _formed(name, "fr") == said


def _formed(name: object, locale: str) -> str:
    """A name in the form that follows `de`."""
    from ostraka.core.i18n.catalogue import Catalogue

    words = Catalogue(locale)
    words.bundle.add_resource(words.parsed('probe = { FORM($name, "de") }'))
    return words.said(words.entry("probe").value, {"name": _put(name, locale)}, "probe")


def test_the_reader_is_you_where_the_catalogue_can_say_so() -> None:
    from ostraka.core.i18n.catalogue import Catalogue

    words = Catalogue("en")
    text = "probe = { PERSON($seat) ->\n  [you] You stop.\n *[other] { $seat } stops.\n }"
    words.bundle.add_resource(words.parsed(text))
    to_first = Message("probe", seat=seat(1)).to(seat(1))
    to_other = Message("probe", seat=seat(1)).to(seat(2))
    values = [
        {name: _put(value, "en") for name, value in message.values.items()}
        for message in (to_first, to_other)
    ]
    said = [words.said(words.entry("probe").value, each, "probe") for each in values]
    assert said == ["You stop.", "Player 1 stops."]
    assert str(Message("reason-resigned", seat=seat(1)).to(seat(1))) == "You resigned."
    assert str(Message("ankhor-draw-seat", seat=seat(1), count=1, score=1).to(seat(1))).startswith(
        "Player 1 ·"
    )
