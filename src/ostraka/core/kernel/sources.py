"""Which files compiled code depends on, and one digest of them."""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).resolve().parents[3]
"""The folder from which our own package is imported."""

# Parsing every source would cost a start more than all else; imports have a plain shape.
_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+(\S+)[ \t]+import[ \t]+(\([^)]*\)|[^\n(]+)|import[ \t]+([\w., \t]+))",
    re.M,
)
_FOR_TYPES = re.compile(r"^if TYPE_CHECKING:\n(?:[ \t]+.*\n|\n)*", re.M)
_FILE_NAME = re.compile(r"[\"']([\w/-]+(?:\.[\w-]+)+)[\"']")


class _Module(NamedTuple):
    """What the text of one module says about its files."""

    names: frozenset[tuple[Path, str]]
    """What it imports by name: the file of the other module, and the name there."""
    modules: frozenset[Path]
    """The files of the modules that it imports whole."""
    named: frozenset[Path]
    """The data files that it names anywhere."""


def _root(source: Path) -> Path:
    """The folder from which the module's own package is imported."""
    folder = source.parent
    while (folder / "__init__.py").exists():
        folder = folder.parent
    return folder


@cache
def _file(name: str, root: Path) -> Path | None:
    """The file of a module with this dotted name, None if it is none of ours."""
    for home in (root, HOME):
        path = home.joinpath(*name.split("."))
        for found in (path.with_suffix(".py"), path / "__init__.py"):
            if found.is_file():
                return found
    return None


def _absolute(name: str, source: Path, root: Path) -> str:
    """The dotted name of a module that may be given relative to the source."""
    above = len(name) - len(name.lstrip("."))
    if above == 0:
        return name
    package = source.relative_to(root).with_suffix("").parts
    return ".".join([*package[: len(package) - above], *filter(None, [name[above:]])])


def _beside(source: Path, text: str) -> Path | None:
    """The data file that a text names, in a module's folder or above it in its package."""
    folder = source.parent
    while True:
        path = folder / text
        if path.suffix != ".py" and path.is_file():
            return path
        if not ((folder / "__init__.py").exists() and (folder.parent / "__init__.py").exists()):
            return None
        folder = folder.parent


@cache
def _read(source: Path) -> _Module:
    root = _root(source)
    text = _FOR_TYPES.sub("", source.read_text(encoding="utf-8"))
    names: set[tuple[Path, str]] = set()
    modules: set[Path | None] = set()
    for package, taken, whole in _IMPORT.findall(text):
        if whole:
            modules.update(
                _file(part.split()[0], root) for part in whole.split(",") if part.strip()
            )
            continue
        name = _absolute(package, source, root)
        outer = _file(name, root) if name else None
        listed = re.sub(r"#[^\n]*", "", taken).strip("() \t\n").split(",")
        for word in (part.split()[0] for part in listed if part.strip()):
            inner = _file(f"{name}.{word}", root) if name else None
            if inner is not None:
                modules.add(inner)
            elif outer is not None:
                names.add((outer, word))
    found = {_beside(source, word) for word in _FILE_NAME.findall(text)}
    return _Module(
        frozenset(names), frozenset(filter(None, modules)), frozenset(filter(None, found))
    )


@cache
def _modules(source: Path) -> frozenset[Path]:
    """A module and all that it imports, near and far."""
    found: set[Path] = set()
    waiting = [source]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            module = _read(path)
            waiting += [*module.modules, *(file for file, _ in module.names)]
    return frozenset(found)


def _outside_functions(node: ast.AST) -> Iterator[ast.AST]:
    """Every node that runs at the import: not the insides of functions."""
    for child in ast.iter_child_nodes(node):
        yield child
        if not isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            yield from _outside_functions(child)


def _frozen(source: Path, among: frozenset[Path]) -> frozenset[Path]:
    """The data files a module names that count when it is imported by these modules."""
    tree = ast.parse(source.read_bytes())
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    at_import = list(_outside_functions(tree))
    calls = {node.func for node in at_import if isinstance(node, ast.Call)}
    within_reach = (
        any(isinstance(called, ast.Name) and called.id in functions for called in calls)
        or any((source, name) in _read(path).names for path in among for name in functions)
        or any(source in _read(path).modules for path in among)
    )
    if within_reach:
        return _read(source).named
    texts = [node.value for node in at_import if isinstance(node, ast.Constant)]
    found = {_beside(source, text) for text in texts if isinstance(text, str) and _is_name(text)}
    return frozenset(filter(None, found))


def _is_name(text: str) -> bool:
    return _FILE_NAME.fullmatch(f'"{text}"') is not None


@cache
def made_from(source: Path) -> frozenset[Path]:
    """Every file that decides what the code of a module is once it is imported."""
    modules = _modules(source)
    naming = [path for path in modules if _read(path).named]
    return modules.union(*(_frozen(path, modules) for path in naming))


@cache
def taken_from(source: Path, other: Path) -> frozenset[str]:
    """The names that a module, and all that it imports, take from another module."""
    taken = (_read(path).names for path in _modules(source))
    return frozenset(name for names in taken for file, name in names if file == other)


@cache
def _content(path: Path) -> bytes:
    return hashlib.sha256(path.name.encode() + b"\n" + path.read_bytes()).digest()


def files_digest(files: Iterable[Path]) -> str:
    """One digest for several files, whatever their order and wherever they lie."""
    digest = hashlib.sha256()
    for content in sorted(_content(path) for path in files):
        digest.update(content)
    return digest.hexdigest()


@cache
def sources_digest(modules: frozenset[Path]) -> str:
    """One digest for all that modules are made from."""
    return files_digest(frozenset[Path]().union(*(made_from(module) for module in modules)))
