"""`make mutants` changes code in small places; every change is code, and makes a difference."""

from __future__ import annotations

import ast

import pytest

from tools.mutants import ROOT, TARGETS, Mutant, mutants


def changed(text: str, mutant: Mutant) -> str:
    """A text with one change."""
    return text[: mutant.start] + mutant.new + text[mutant.end :]


def test_one_thing_is_changed_at_a_time() -> None:
    lines = ("def f(é: int) -> int:", "    if é < 3 and not g(é):", '        raise h("é")')
    text = "\n".join([*lines, "    return é + 1", ""])
    found = {changed(text, mutant) for mutant in mutants(text)}
    assert found == {
        text.replace("<", "<="),
        text.replace("3", "4"),
        text.replace("and", "or"),
        text.replace("not ", ""),
        text.replace('raise h("é")', "pass"),
        text.replace("+", "-"),
        text.replace("1", "2"),
    }


@pytest.mark.parametrize("module", TARGETS)
def test_every_mutant_is_code_that_differs(module: str) -> None:
    text = (ROOT / "src" / "ostraka" / module).read_text(encoding="utf-8")
    plain = ast.dump(ast.parse(text))
    found = mutants(text)
    assert len(found) > 5
    for mutant in found:
        assert ast.dump(ast.parse(changed(text, mutant))) != plain
    for name in TARGETS[module]:
        assert (ROOT / "tests" / name).is_file()
