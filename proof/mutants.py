"""Mutants: the rule functions with one small error each.

A mutant is named by its chapter, its function and what changes in which statement, so that a name survives edits
elsewhere and says by itself what it means:

    hire:refuse_hire: if price(pack, s, space) > s.talers[me] -> if price(pack, s, space) >= s.talers[me]
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

GAMES = Path(__file__).parents[1] / "src/queenswright/games"
ARCHITECT = "architect"

NEIGHBOURS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
}
OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
SWAPPED: dict[type[ast.operator], tuple[str, type[ast.operator]]] = {
    ast.Add: ("arithmetic", ast.Sub),
    ast.Sub: ("arithmetic", ast.Add),
    ast.Mult: ("arithmetic", ast.FloorDiv),
    ast.FloorDiv: ("arithmetic", ast.Mult),
    ast.Mod: ("arithmetic", ast.FloorDiv),
    ast.BitAnd: ("bits", ast.BitOr),
    ast.BitOr: ("bits", ast.BitAnd),
    ast.BitXor: ("bits", ast.BitAnd),
    ast.RShift: ("bits", ast.LShift),
    ast.LShift: ("bits", ast.RShift),
}
TWINS = {"min": "max", "max": "min"}

Change = tuple[str, ast.AST]
"""The kind of a mutation and the node that replaces the original one."""


@dataclass(frozen=True)
class Mutant:
    """One rule function with one error. `reached_at` is the line of the statement that holds it."""

    name: str
    chapter: str
    function: str
    kind: str
    line: int
    reached_at: int
    code: CodeType = field(repr=False, compare=False)

    @property
    def place(self) -> str:
        return f"{self.chapter}.py:{self.line}"


@dataclass(frozen=True)
class Chapter:
    """One module of the rules: its source and the names its functions can see."""

    name: str
    game: str = ARCHITECT

    @cached_property
    def module(self) -> ModuleType:
        return import_module(f"queenswright.games.{self.game}.rules.{self.name}")

    @property
    def path(self) -> Path:
        return GAMES / self.game / "rules" / f"{self.name}.py"

    @cached_property
    def functions(self) -> list[ast.FunctionDef]:
        """The rule functions without their decorators: in Python mode these change nothing."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        found = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        for function in found:
            function.decorator_list = []
        return found

    def compiled(self, function: ast.FunctionDef) -> CodeType:
        """The code object of a (changed) function, with the file and lines of the original."""
        module = ast.fix_missing_locations(ast.Module([function], type_ignores=[]))
        constants = compile(module, str(self.path), "exec").co_consts
        return next(constant for constant in constants if isinstance(constant, CodeType))

    def install(self, function: str, code: CodeType) -> None:
        """Exchange the code of a rule in this process, wherever the function was imported to."""
        getattr(self.module, function).__code__ = code


def chapter_names(game: str = ARCHITECT) -> list[str]:
    """The modules of the rules."""
    return sorted(path.stem for path in (GAMES / game / "rules").glob("*.py") if path.stem != "__init__")


def mutants_of(chapter: Chapter) -> list[Mutant]:
    """All mutants of a chapter, in the order of its source."""
    return [mutant for function in chapter.functions for mutant in _numbered(list(_mutants_in(chapter, function)))]


def control_of(chapter: Chapter, function: ast.FunctionDef) -> Mutant:
    """A function recompiled without any change: a harness that kills it is broken."""
    name = f"{chapter.name}:{function.name}: control"
    line = function.body[0].lineno
    return Mutant(name, chapter.name, function.name, "control", line, line, chapter.compiled(function))


def _mutants_in(chapter: Chapter, function: ast.FunctionDef) -> Iterator[Mutant]:
    scope = Scope(function, vars(chapter.module), chapter.game)
    seen = {ast.dump(function)}
    for statement in _statements(function):
        for node in _own_nodes(statement):
            for kind, replacement in changes_of(node, statement, scope):
                exchange = {id(node): ast.copy_location(replacement, node)}
                changed = copy.deepcopy(function, dict(exchange))
                if ast.dump(changed) in seen:
                    continue
                seen.add(ast.dump(changed))
                text = f"{_header(statement)} -> {_header(copy.deepcopy(statement, dict(exchange)))}"
                name = f"{chapter.name}:{function.name}: {text}"
                line, reached_at = getattr(node, "lineno", statement.lineno), statement.lineno
                yield Mutant(name, chapter.name, function.name, kind, line, reached_at, chapter.compiled(changed))


def _numbered(mutants: list[Mutant]) -> list[Mutant]:
    """Equal names become "(1 of 2)", "(2 of 2)": with another number of twins an old name means nothing any more."""
    twins = Counter(mutant.name for mutant in mutants)
    numbers: Counter[str] = Counter()
    named: list[Mutant] = []
    for mutant in mutants:
        numbers[mutant.name] += 1
        place = f" ({numbers[mutant.name]} of {twins[mutant.name]})" if twins[mutant.name] > 1 else ""
        named.append(replace(mutant, name=mutant.name + place))
    return named


def _statements(function: ast.FunctionDef) -> list[ast.stmt]:
    """Every statement of a function in the order of its source; docstrings are none."""
    found = [node for node in ast.walk(function) if isinstance(node, ast.stmt) and node is not function]
    return sorted((node for node in found if not _is_docstring(node)), key=lambda node: node.lineno)


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _own_nodes(statement: ast.stmt) -> Iterator[ast.AST]:
    """A statement and its expressions, without the statements inside it."""
    yield statement
    waiting = [child for child in ast.iter_child_nodes(statement) if not isinstance(child, ast.stmt)]
    while waiting:
        node = waiting.pop(0)
        yield node
        waiting += [child for child in ast.iter_child_nodes(node) if not _is_part_of_number(node)]


def _is_part_of_number(node: ast.AST) -> bool:
    """-1 is one number, not a 1 with a sign."""
    return isinstance(node, ast.UnaryOp) and _number(node) is not None


def _header(statement: ast.stmt) -> str:
    """A statement on one line, without its body."""
    return ast.unparse(statement).split("\n")[0].removesuffix(":")


class Scope:
    """What a function can see: which names are whole numbers, refusals, house rules; which are first bound where."""

    def __init__(self, function: ast.FunctionDef, names: Mapping[str, Any], game: str) -> None:
        self.function = function.name
        bound = [node for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
        local = {node.id for node in bound} | {argument.arg for argument in function.args.args}
        whole = {name: value for name, value in names.items() if type(value) is int and name not in local}
        self.refusals = [name for name in whole if name in _names_of(game, "refusals")]
        switches = _names_of(game, "variants")
        self.house_rules = {name: value for name, value in whole.items() if name in switches}
        self.numbers = {n: v for n, v in whole.items() if n not in self.refusals and n not in self.house_rules}
        first: dict[str, ast.Name] = {}
        for node in sorted(bound, key=lambda node: (node.lineno, node.col_offset)):
            first.setdefault(node.id, node)
        self.first_bindings = {id(node) for node in first.values()}


def _names_of(game: str, module: str) -> Mapping[str, Any]:
    """The names of a module of a game; a game without house rules has no `variants`."""
    exists = (GAMES / game / f"{module}.py").exists()
    return vars(import_module(f"queenswright.games.{game}.{module}")) if exists else {}


def changes_of(node: ast.AST, statement: ast.stmt, scope: Scope) -> Iterator[Change]:
    """Every small error that can be made at one node."""
    if isinstance(node, ast.stmt):
        yield from _statement_changes(node, scope)
    elif isinstance(node, ast.expr):
        if isinstance(statement, (ast.If, ast.While)) and node is statement.test:
            yield "condition", _negated(node)
        if not (isinstance(statement, ast.AugAssign) and node is statement.value and _number(node) == 1):
            yield from _number_changes(node, scope)
        else:
            yield "number", ast.Constant(2)  # += 0 would be the deletion once more
        yield from _operator_changes(node)
        yield from _call_changes(node, scope)


def _statement_changes(node: ast.stmt, scope: Scope) -> Iterator[Change]:
    if isinstance(node, ast.Return):
        yield from _return_changes(node, scope)
    if isinstance(node, ast.AugAssign):
        kind, swapped = SWAPPED[type(node.op)]
        yield kind, ast.AugAssign(node.target, swapped(), node.value)
    if _can_be_deleted(node, scope):
        yield "deletion", ast.Pass()


def _can_be_deleted(node: ast.stmt, scope: Scope) -> bool:
    """Statements that leave a function that still runs; a variable without its first value would only crash."""
    if isinstance(node, ast.Assign):
        return not any(id(target) in scope.first_bindings for target in node.targets)
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, (ast.AugAssign, ast.Break)) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    )


def _return_changes(node: ast.Return, scope: Scope) -> Iterator[Change]:
    """Another answer of the same chapter: no refusal instead of one, the next refusal instead of this one."""
    name = node.value.id if isinstance(node.value, ast.Name) else None
    if name in scope.refusals:
        following = scope.refusals[(scope.refusals.index(name) + 1) % len(scope.refusals)]
        for other in dict.fromkeys(("ALLOWED", following)):
            if other != name:
                yield "refusal", ast.Return(ast.Name(other, ast.Load()))
    elif scope.function.startswith("refuse") and isinstance(node.value, ast.Call):
        yield "refusal", ast.Return(ast.Name("ALLOWED", ast.Load()))


def _number(node: ast.AST) -> int | None:
    """The value of a number as it is written."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = _number(node.operand)
        return None if value is None else -value
    return None


def _number_changes(node: ast.expr, scope: Scope) -> Iterator[Change]:
    value = _number(node)
    if value is not None:
        for other in _beside(value):
            yield "number", ast.Constant(other)
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "truth", ast.Constant(not node.value)
    if isinstance(node, ast.Name) and node.id in scope.numbers:
        for other in _beside(scope.numbers[node.id]):
            yield "constant", _shifted(node, other - scope.numbers[node.id])
    if isinstance(node, ast.Name) and node.id in scope.house_rules:
        switch = scope.house_rules[node.id]
        yield "house rule", ast.BinOp(node, ast.LShift(), ast.Constant(1))
        if switch > 1:
            yield "house rule", ast.BinOp(node, ast.RShift(), ast.Constant(1))


def _beside(value: int) -> tuple[int, ...]:
    return (1,) if value == 0 else (value + 1, value - 1)


def _shifted(node: ast.expr, by: int) -> ast.BinOp:
    return ast.BinOp(node, ast.Add() if by > 0 else ast.Sub(), ast.Constant(abs(by)))


def _operator_changes(node: ast.expr) -> Iterator[Change]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for comparison in NEIGHBOURS.get(type(node.ops[0]), ()):
            yield "comparison", ast.Compare(node.left, [comparison()], node.comparators)
    if isinstance(node, ast.BinOp) and type(node.op) in SWAPPED:
        kind, swapped = SWAPPED[type(node.op)]
        yield kind, ast.BinOp(node.left, swapped(), node.right)
    if isinstance(node, ast.BoolOp):
        yield "logic", ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.Invert)):
        yield "logic", node.operand


def _negated(node: ast.expr) -> ast.expr:
    """The opposite condition, in the form that another kind of mutation may have found already."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in OPPOSITE:
        return ast.Compare(node.left, [OPPOSITE[type(node.ops[0])]()], node.comparators)
    return ast.UnaryOp(ast.Not(), node)


def _call_changes(node: ast.expr, scope: Scope) -> Iterator[Change]:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return
    if node.func.id in TWINS:
        yield "smaller and larger", ast.Call(ast.Name(TWINS[node.func.id], ast.Load()), node.args, [])
    if node.func.id == "range":
        if len(node.args) == 1:
            yield "range", ast.Call(node.func, [ast.Constant(1), *node.args], [])
        for i, bound in enumerate(node.args):
            if not _is_mutated_as_number(bound, scope):
                for by in (1, -1):
                    bounds = [*node.args[:i], _shifted(bound, by), *node.args[i + 1 :]]
                    yield "range", ast.Call(node.func, bounds, [])


def _is_mutated_as_number(node: ast.expr, scope: Scope) -> bool:
    """Whether a bound is shifted by one already because of the number or constant in it."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        return _number(node.right) is not None
    return _number(node) is not None or (isinstance(node, ast.Name) and node.id in scope.numbers)
