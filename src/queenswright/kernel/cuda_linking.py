"""How compiled functions come together in a kernel of a GPU: every rule once, with the one signature that it has.

Left alone, numba-cuda hands a function to the compiler once for every way on which calls lead to it, and once more for
every combination of the types of its arguments. Of a game whose rules call each other many levels deep no kernel was
ready after minutes. Imported only where there is a GPU.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from numba import types
from numba.cuda.codegen import CUDACodeLibrary
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.extending import intrinsic
from numba.cuda.np.arrayobj import make_array, populate_array

from queenswright.kernel import rule

LARGE = 25_000
"""Rules whose code has more letters than this are called where they would be copied into every caller otherwise.

With 15,000 a kernel of Queensdale is ready a little sooner and up to a quarter slower; with 40,000 it is ready after
twice the time.
"""
WORDS = types.Array(types.int64, 1, "C")
DEVICE_FORM = "_CUDATypingContext__dispatcher"
"""Where numba-cuda looks for the form that a function has on the device."""


def _with_callees(library: Any) -> list[Any]:
    """A library and all those that it needs, each once."""
    found: dict[Any, None] = {}
    waiting = [library]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found[one] = None
            waiting += getattr(one, "_linking_libraries", ())
    return [*found]


def _modules(library: Any) -> list[Any]:
    return [one._module for one in _with_callees(library) if isinstance(one, CUDACodeLibrary)]


def _callees(library: Any) -> list[Any]:
    return _with_callees(library)[1:]


class DeviceRule(CUDADispatcher):
    """A rule on the device: compiled for one signature, to which the arguments of its callers are converted."""

    def __init__(self, compiled: Any, signature: tuple[Any, ...]) -> None:
        super().__init__(compiled.py_func, {**compiled.targetoptions, "device": True, "debug": False, "opt": True})
        self._only, self._is_made = signature, False
        self._can_compile = False

    def get_call_template(self, arguments: Any, names: Any) -> Any:
        """Compile when a caller is compiled."""
        if not self._is_made:
            self._is_made = True
            made = self.compile_device(self._only)
            function = made.library.get_function(made.fndesc.llvm_func_name)
            if self.targetoptions.get("forceinline") is False and len(str(function)) > LARGE:
                function.attributes.add("noinline")
        return super().get_call_template(arguments, names)


def take_in(rules: Iterable[Any]) -> None:
    """Say how these rules are compiled for the device, unless it was said before."""
    CUDACodeLibrary.modules = property(_modules)  # type: ignore[method-assign, assignment]
    CUDACodeLibrary.linking_libraries = property(_callees)  # type: ignore[method-assign, assignment]
    for compiled in rules:
        if not hasattr(compiled, DEVICE_FORM):
            signature = rule._WAITING.get(compiled) or compiled.nopython_signatures[0].args
            setattr(compiled, DEVICE_FORM, DeviceRule(compiled, signature))


def _make_words(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    given = make_array(signature.args[0])(context, builder, arguments[0])
    words = make_array(WORDS)(context, builder)
    size = builder.mul(given.nitems, given.itemsize)
    populate_array(
        words,
        data=builder.bitcast(given.data, words.data.type),
        shape=[builder.lshr(size, size.type(3))],
        strides=[size.type(8)],
        itemsize=size.type(8),
        meminfo=None,
    )
    return words._getvalue()


@intrinsic
def words_of(typing: Any, array: Any) -> Any:
    """An array as the words of 8 bytes that it consists of; what is left at its end does not count."""
    return WORDS(array), _make_words
