"""Sentences of the catalogues."""

from __future__ import annotations

import doctest

import pytest

import ostraka
from ostraka import LOCALES, Message
from ostraka.core.i18n.message import joined


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
