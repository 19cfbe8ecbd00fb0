"""Which internals of other libraries we use, why, and what to do when they change.

Whatever stands below may change in any release of its library, so its versions are bounded in
`pyproject.toml` and these lines are read when a bound is raised.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import ostraka

SOURCE = Path(ostraka.__file__).parent

INTERNAL = (
    *("numba.core", "numba.np"),
    *("uvicorn.protocols", "uvicorn.supervisors"),
    *("websockets.speedups", "websockets.utils"),
)
"""Packages whose documentation does not promise them to users."""

PUBLIC = {"_exit": "os", "_replace": "named tuples", "_mapping": "SQLAlchemy's rows"}
"""Names with an underscore that their documentation does promise."""

CACHE = "Numba's own cache overlooks changes in other files. Fallback: numba.njit(cache=True)."
SEALED = "Rules called by address compile once. Fallback: OSTRAKA_SEALED=0, which tests run too."
WIRE = "Short ways for messages. Fallback: uvicorn's protocol, by ws='auto' in wire.configured."
USED = {
    ("core/kernel/cache.py", "numba.core.caching._Cache"): CACHE,
    ("core/kernel/cache.py", "numba.core.compiler.CompileResult"): CACHE,
    ("core/kernel/cache.py", "numba.core.serialize.dumps"): CACHE,
    ("core/kernel/cache.py", "._rebuild"): CACHE,
    ("core/kernel/cache.py", "._reduce"): CACHE,
    ("core/kernel/compile.py", "._cache"): CACHE,
    ("core/kernel/sealed.py", "numba.core.cgutils"): SEALED,
    ("core/kernel/sealed.py", "numba.core.types"): SEALED,
    ("envs/rows.py", "numba.np.numpy_support.carray"): "Fallback: numba.carray, the same function.",
    ("server/live/wire.py", "websockets.speedups.apply_mask"): WIRE,
    ("server/live/wire.py", "websockets.utils.apply_mask"): WIRE,
    (
        "server/live/wire.py",
        "uvicorn.protocols.websockets.websockets_sansio_impl.WebSocketsSansIOProtocol",
    ): WIRE,
    ("terminal/console.py", "rich._wrap"): (
        "Rich breaks lines at no-break spaces. Fallback: without it “:” may begin a French line."
    ),
    ("terminal/commands/serve.py", "uvicorn.supervisors.Multiprocess"): (
        "Several workers on one socket that is open before they are. Fallback: uvicorn.run."
    ),
}
"""By file and name: why we use it, and what we would do without it."""


def is_private(word: str) -> bool:
    """Whether a name begins with one underscore."""
    return word.startswith("_") and not word.startswith("__") and word != "_"


def own_names(trees: list[ast.Module]) -> set[str]:
    """The private names that our own code gives to functions, attributes, slots and variables."""
    found = set()
    for node in (node for tree in trees for node in ast.walk(tree)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                found.add(name)
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                found.add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                found.add(name)
            case ast.Constant(value=str() as name):
                found.add(name)
    return {name for name in found if is_private(name)}


def foreign(tree: ast.Module, ours: set[str]) -> Iterator[str]:
    """The internals of libraries that a module imports or touches."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            if name.startswith("ostraka."):
                continue
            if any(map(is_private, name.split("."))) or name.startswith(INTERNAL):
                yield name
        if isinstance(node, ast.Attribute) and is_private(node.attr):
            own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            if not own and node.attr not in ours and node.attr not in PUBLIC:
                yield f".{node.attr}"


def test_internals_of_libraries_are_listed_with_a_reason_and_a_way_back() -> None:
    trees = {
        path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in SOURCE.rglob("*.py")
    }
    ours = own_names(list(trees.values()))
    found = {(file, name) for file, tree in trees.items() for name in foreign(tree, ours)}
    assert found == set(USED)
    assert all("Fallback: " in reason for reason in USED.values())


def test_the_search_finds_imports_and_attributes() -> None:
    tree = ast.parse(
        "import a._b\nfrom numba.core import c\nfrom d import _e\n"
        "class F:\n  def __init__(self): self._own = 1\n  def g(self, x): x._h; x._own; x._replace"
    )
    found = set(foreign(tree, own_names([tree])))
    assert found == {"a._b", "numba.core.c", "d._e", "._h"}
