"""Names inside sentences: their grammatical forms, and whether the name is the reader's own.

Three functions that catalogues may use, the same here and in the page (`web/src/text/phrase.ts`):

- `FORM($seat, "de")` is the attribute `.de` of the message that `$seat` is. Where it has none, or
  is a plain text such as a person's name, the message `form-de` of the language makes the form of
  `$name`; `$start` is the first letter of the name, small and without accents. Where the name
  begins with one of the language's `form-articles`, that is `$article`, and `$name` is the rest.
- `PERSON($seat)` is `you` where `$seat` is whoever reads the sentence, else `other`.
- `CAPITAL($what)` begins with a capital letter, for what stands at the start of a sentence.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

from fluent.runtime.types import FluentType

Glue = Callable[..., str | None]


def start(text: str) -> str:
    """The first letter of a text, small and without accents."""
    letters = (letter for letter in unicodedata.normalize("NFD", text) if letter.isalnum())
    return next(letters, "").lower()


def apart(text: str, articles: str) -> tuple[str, str]:
    """The article that a name begins with, “none” if it has none, and the name without it."""
    for article in articles.split():
        before = article if article.endswith("’") else f"{article} "
        if text.startswith(before):
            return article.rstrip("’"), text[len(before) :]
    return "none", text


class Phrase(FluentType):
    """A message, or several of them, as a value of a sentence."""

    def __init__(
        self,
        text: Callable[[str | None], str | None],
        reader: bool = False,
    ) -> None:
        """`text` says it in a form; None is the plain one, which is always there."""
        self.text = text
        self.reader = reader

    def format(self, locale: Any) -> str:
        """The plain form, for `{ $seat }`."""
        return self.text(None) or ""


def functions(glue: Glue) -> dict[str, Callable[..., Any]]:
    """The functions of a language whose words for joining names are these."""

    def form(value: Any, name: str) -> str:
        own = value.text(name) if isinstance(value, Phrase) else None
        if own is not None:
            return own
        plain = value.format(None) if isinstance(value, Phrase) else str(value)
        article, bare = apart(plain, glue("form-articles") or "")
        made = glue(f"form-{name}", name=bare, article=article, start=start(bare))
        return plain if made is None else made

    def person(value: Any) -> str:
        return "you" if isinstance(value, Phrase) and value.reader else "other"

    def capital(value: Any) -> str:
        text = value.format(None) if isinstance(value, Phrase) else str(value)
        return text[:1].upper() + text[1:]

    return {"FORM": form, "PERSON": person, "CAPITAL": capital}
