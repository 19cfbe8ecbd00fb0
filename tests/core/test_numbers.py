"""Numbers are written as readers of a language write them."""

from __future__ import annotations

import pytest

from ostraka.core.i18n.numbers import number, percent


@pytest.mark.parametrize(
    ("lang", "small", "large"),
    [
        ("en", "12.5", "1,234,567.8"),
        ("fr", "12,5", "1\u202f234\u202f567,8"),
        ("es", "12,5", "1.234.567,8"),
        ("de", "12,5", "1.234.567,8"),
        ("zz", "12.5", "1,234,567.8"),
    ],
)
def test_each_language_has_its_decimal_sign_and_its_groups(
    lang: str, small: str, large: str
) -> None:
    assert number(12.5, 1, lang) == small
    assert number(1234567.8, 1, lang, grouped=True) == large


def test_a_minus_is_a_true_minus_and_nothing_is_less_than_zero() -> None:
    assert number(-3.04, 1, "fr") == "−3,0"
    assert number(-0.04, 1, "de") == "0,0"
    assert number(2, 1, "es", signed=True) == "+2,0"
    assert number(0.004, 1, "en", signed=True) == "0.0"


def test_without_a_number_of_digits_three_count() -> None:
    assert number(0.123456, None, "de") == "0,123"
    assert number(34.56, None, "en") == "34.6"


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "40%"), ("fr", "40\u202f%"), ("es", "40\u202f%"), ("de", "40\u202f%")]
)
def test_percent_stands_apart_where_the_language_wants_it(lang: str, said: str) -> None:
    assert percent(0.4, lang) == said
