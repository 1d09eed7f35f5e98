"""The uncompiled form of compiled rules."""

from __future__ import annotations

from types import FunctionType, SimpleNamespace
from typing import Any

from queenswright.kernel.rule import plain


class Compiled:
    """What a compiled rule is to readers: a function with its uncompiled form."""

    def __init__(self, form: FunctionType) -> None:
        self.py_func = form


def rules(source: str) -> dict[str, Any]:
    """The functions of a module, all of them compiled."""
    names: dict[str, Any] = {}
    exec(source, names)
    for name, value in names.items():
        if isinstance(value, FunctionType):
            names[name] = Compiled(value)
    return names


def test_the_rules_that_a_rule_calls_are_uncompiled_too() -> None:
    names = rules("def one(x):\n    return x + 1\n\ndef two(x):\n    return one(one(x))\n")
    assert plain(names["two"])(3) == 5


def test_a_field_may_be_called_like_the_rule_that_reads_it() -> None:
    names = rules("def price(pack, n):\n    return pack.price * n\n\ndef twice(pack):\n    return price(pack, 2)\n")
    assert plain(names["twice"])(SimpleNamespace(price=4)) == 8


def test_a_function_that_is_not_compiled_is_itself() -> None:
    assert plain(len) is len
