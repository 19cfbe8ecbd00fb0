"""Mutation testing: change the code in one small place, and see whether a test notices.

    python -m tools.mutants                            a sample of every module of TARGETS
    python -m tools.mutants core/play/history.py --all every mutant of one of them

A mutant is a copy of `src` with one change. The tests of its module run against it until one fails;
a mutant that none notices survives and is printed: write a test that kills it, or see that the
change makes no difference.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
TARGETS = {
    "arena/interval.py": ["arena/test_interval.py"],
    "arena/ratings.py": ["arena/test_ratings.py"],
    "core/play/choosing.py": ["core/test_gather.py", "core/test_parts.py"],
    "core/play/history.py": ["core/test_gather.py", "core/test_state.py", "core/test_records.py"],
    "core/play/record.py": [
        *("core/test_records.py", "games/ancient_knowledge/packs/test_records.py"),
    ],
    "core/show/patch.py": ["core/test_patch.py"],
    "core/files.py": ["core/test_records.py", "terminal/test_library.py"],
    "core/kernel/cache.py": ["core/test_cache.py"],
    "protocol/setup.py": ["server/test_golden_journals.py"],
    "server/tables/clock.py": ["server/test_clocks.py"],
    "server/tables/commands.py": [
        *("server/test_taking_back.py", "server/test_sealed_choices.py", "server/test_tables.py"),
    ],
    "terminal/table/remote.py": ["server/test_terminal_client.py"],
}
"""Modules, and the tests that should notice whatever is changed in them."""

COMPARED = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "is": "is not", "is not": "is", "in": "not in", "not in": "in",
}  # fmt: skip
JOINED = {"and": "or", "or": "and"}
COUNTED = {"+": "-", "-": "+", "*": "/", "/": "*", "//": "*", "%": "*", "**": "*"}
HEAVY = ("numba", "numpy", "pytest", "fastapi", "sqlalchemy", "rich", "click")
"""Libraries that are imported once, before the processes of the mutants are forked."""


class Mutant(NamedTuple):
    """One change of a text."""

    start: int
    end: int
    new: str


class Places:
    """Where the nodes of a syntax tree stand in a text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = [0]
        for line in text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def _at(self, line: int, column: int) -> int:
        start = self.lines[line - 1]
        raw = self.text[start : self.lines[line]].encode()
        return start + len(raw[:column].decode())

    def start(self, node: ast.expr | ast.stmt) -> int:
        """Where a node begins."""
        return self._at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        """Where it ends."""
        return self._at(node.end_lineno or 0, node.end_col_offset or 0)

    def between(self, left: ast.expr, right: ast.expr, words: dict[str, str]) -> Iterator[Mutant]:
        """Another operator between two operands."""
        start, end = self.end(left), self.start(right)
        operator = self.text[start:end].strip("() \n")
        if operator in words:
            at = self.text.index(operator, start)
            yield Mutant(at, at + len(operator), words[operator])

    def of(self, node: ast.AST) -> Iterator[Mutant]:
        """The mutants of one node."""
        match node:
            case ast.Compare(left=left, comparators=[right]):
                yield from self.between(left, right, COMPARED)
            case ast.BoolOp(values=values):
                yield from self.between(values[0], values[1], JOINED)
            case ast.BinOp(left=left, right=right):
                yield from self.between(left, right, COUNTED)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield Mutant(self.start(node), self.start(operand), "")
            case ast.If(test=(ast.Name() | ast.Call() | ast.Attribute()) as test):
                yield Mutant(self.start(test), self.start(test), "not ")
            case ast.Constant(value=bool()):
                yield Mutant(self.start(node), self.end(node), str(not node.value))
            case ast.Constant(value=int(number)):
                yield Mutant(self.start(node), self.end(node), str(number + 1))
            case ast.Raise() | ast.Expr(value=ast.Call() | ast.Await()) | ast.Delete():
                yield Mutant(self.start(node), self.end(node), "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.AugAssign():
                yield Mutant(self.start(node), self.end(node), "pass")


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a tree that run: no annotations, nothing for type checkers alone."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            types = isinstance(child, ast.If) and getattr(child.test, "id", "") == "TYPE_CHECKING"
            if isinstance(child, ast.AST) and not types:
                yield from _code(child)


def mutants(text: str) -> list[Mutant]:
    """All mutants of a module."""
    places = Places(text)
    return sorted({each for node in _code(ast.parse(text)) for each in places.of(node)})


def survives(tests: list[str], source: Path, seconds: float) -> bool:
    """Whether all tests pass with the package in a folder; False after this many seconds."""
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        os.environ["PYTHONPATH"] = str(source)
        sys.path.insert(0, str(source))
        import pytest

        os._exit(int(pytest.main(["-x", "--assert=plain", "-p", "no:cacheprovider", *tests])))
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status) == 0
        time.sleep(0.02)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


def check(module: str, source: Path, sample: int, until: float) -> tuple[int, int]:
    """Run the mutants of a module; how many were killed, of how many."""
    path = source / "ostraka" / module
    tests = [f"tests/{name}" for name in TARGETS[module]]
    text = path.read_text(encoding="utf-8")
    found = mutants(text)
    chosen = random.Random(module).sample(found, min(sample, len(found)) if sample else len(found))
    begun = time.monotonic()
    if not survives(tests, source, 600):
        raise SystemExit(f"{module}: its tests fail without any change")
    limit = 10 + 3 * (time.monotonic() - begun)
    killed = tried = 0
    for mutant in sorted(chosen):
        if time.monotonic() > until:
            break
        path.write_text(text[: mutant.start] + mutant.new + text[mutant.end :], encoding="utf-8")
        tried += 1
        if survives(tests, source, limit):
            line = text.count("\n", 0, mutant.start) + 1
            old = " ".join(text[mutant.start : mutant.end].split())
            shown = text.splitlines()[line - 1].strip()
            print(f"  {module}:{line}: {old!r} -> {mutant.new!r} in: {shown}", flush=True)
        else:
            killed += 1
    path.write_text(text, encoding="utf-8")
    print(f"{module}: {killed} of {tried} killed ({len(found)} in all)", flush=True)
    return killed, tried


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("modules", nargs="*", help="modules of TARGETS; without any, all")
    parser.add_argument("--sample", type=int, default=12, help="mutants of each module")
    parser.add_argument("--all", action="store_true", help="all mutants instead of a sample")
    parser.add_argument("--minutes", type=float, default=25.0, help="stop after this time")
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    os.chdir(ROOT)
    for name in HEAVY:
        importlib.import_module(name)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(
            ROOT / "src", source, ignore=shutil.ignore_patterns("static", "__pycache__")
        )
        rows = [
            check(module, source, 0 if given.all else given.sample, until)
            for module in given.modules or TARGETS
        ]
    killed, tried = map(sum, zip(*rows, strict=True))
    print(f"{killed} of {tried} mutants killed ({100 * killed / max(tried, 1):.0f} %)")


if __name__ == "__main__":
    main()
