"""Rules as kernels that are compiled once each.

Left to itself, Numba compiles a function again for every constant and every width of integer it is
called with, and optimises everything a function calls once more for each of its callers. That is
fine for small rules and too slow for many. Here

- a `rule` is called with plain integers, whatever they were read from, so that one compiled form
  serves all calls;
- a `sealed` rule is called through its address and stays outside its callers' code. The address is
  filled in by the first call, which compiles the rule or loads it from the cache. An error inside
  reaches the caller as usual. There is one address for each record that may be a state; which one
  is called is settled when the caller is compiled.

Sealing uses parts of Numba and llvmlite that may change: how a compiled function is called, and
symbols that compiled code finds by name. With `OSTRAKA_SEALED=0` a sealed rule is a rule like any
other: the same results, but the first start takes longer.
"""

from __future__ import annotations

import ctypes
import inspect
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

import llvmlite.binding  # type: ignore[import-untyped]
import llvmlite.ir  # type: ignore[import-untyped]
import numpy as np
from numba import from_dtype
from numba.core import cgutils, types
from numba.extending import intrinsic

from ostraka.core.kernel.cache import SEALED
from ostraka.core.kernel.compile import COMPILED, kernel

F = TypeVar("F", bound=Callable[..., Any])

_kept: list[_Address] = []  # addresses and callbacks that compiled code refers to


def _plain(argument: Any) -> Any:
    """The type with which an argument is passed: integers of any width, value or enum as int64."""
    argument = types.unliteral(argument)  # type: ignore[no-untyped-call]
    whole = isinstance(argument, (types.Integer, types.IntEnumMember))
    if whole and argument != types.uint64:
        return types.int64
    return argument


def rule(function: F) -> F:
    """A kernel that takes its integers as int64."""
    compiled: Any = kernel(function)
    if COMPILED:
        template = compiled.get_call_template

        def get_call_template(args: Any, kws: Any) -> Any:
            return template(tuple(map(_plain, args)), kws)

        compiled.get_call_template = get_call_template
    return compiled  # type: ignore[no-any-return]


class _Address:
    """Where the compiled form of a sealed rule is found; at first, who goes and gets it."""

    def __init__(self, function: Any, state: Any, data: Any) -> None:
        self.compiled = function
        self.name = function.__name__
        self.symbol = f"ostraka.{function.__module__}.{function.__qualname__}.{state.size}"
        integers = function.py_func.__code__.co_argcount - 2
        self.types = (state, data, *[types.int64] * integers)
        pointer, number = ctypes.c_void_p, ctypes.c_int64
        self.prototype = ctypes.CFUNCTYPE(
            ctypes.c_int32, pointer, pointer, pointer, pointer, *[number] * integers
        )
        self.fetch = self.prototype(self.first_call)
        self.cell = np.array([ctypes.cast(self.fetch, pointer).value], np.intp)
        llvmlite.binding.add_symbol(self.symbol, self.cell.ctypes.data)
        _kept.append(self)

    def settle(self) -> int:
        """Compile or load the rule and note its address for all later calls."""
        self.compiled.compile(self.types)
        form = self.compiled.overloads[self.types]
        address = int(form.library.get_pointer_to_function(form.fndesc.llvm_func_name))
        self.cell[0] = address
        return address

    def first_call(self, *arguments: Any) -> int:
        """The first call of a rule that nobody has prepared."""
        return int(self.prototype(self.settle())(*arguments))

    def called(self) -> tuple[Any, Callable[..., Any]]:
        """How compiled code calls it: the signature, and what writes the call."""

        def call(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            convention = context.call_conv
            form = convention.get_function_type(sig.return_type, sig.args)
            word = context.get_value_type(types.intp)
            module = builder.module
            cell = module.globals.get(self.symbol)
            if cell is None:
                cell = llvmlite.ir.GlobalVariable(module, word, self.symbol)
            target = builder.inttoptr(builder.load(cell), form.as_pointer())
            status, _ = convention.call_function(builder, target, sig.return_type, sig.args, args)
            with cgutils.if_unlikely(builder, status.is_error):  # type: ignore[no-untyped-call]
                convention.return_status_propagate(builder, status)
            return context.get_dummy_value()

        return types.none(*self.types), call


def sealed_rules(state: np.dtype[Any], but: Collection[str] = ()) -> dict[str, Callable[[], int]]:
    """By name, what compiles or loads each sealed rule but some, so that no call waits for it.

    Where rules are not sealed there are none: each is compiled with its callers.
    """
    record = from_dtype(state)
    return {
        address.name: address.settle
        for address in _kept
        if address.types[0] == record and address.name not in but
    }


def sealed(states: Sequence[np.dtype[Any]], data: np.dtype[Any]) -> Callable[[F], F]:
    """A rule of (state, data, integers …) that returns nothing, called through its address."""

    def seal(function: F) -> F:
        if not COMPILED:
            return function
        compiled = rule(function)
        if not SEALED:
            return compiled
        records = [from_dtype(state) for state in states]
        called = {
            record: _Address(compiled, record, from_dtype(data)).called() for record in records
        }

        def form(context: Any, *arguments: Any) -> Any:
            return called[arguments[0]]

        first = inspect.Parameter("typing_context", inspect.Parameter.POSITIONAL_OR_KEYWORD)
        taken = inspect.signature(function)
        form.__signature__ = taken.replace(  # type: ignore[attr-defined]
            parameters=[first, *taken.parameters.values()]
        )
        return intrinsic(form)  # type: ignore[return-value]

    return seal
