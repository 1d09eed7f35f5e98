"""Which test reaches which line of the rules: only those tests can tell a mutant of that line from the original."""

from __future__ import annotations

import ast
import copy
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from proof.mutants import Chapter

MARKS = "__reached__"

Line = tuple[str, int]
"""A chapter and a line in it."""


@dataclass(frozen=True)
class Reach:
    """What one test needs and touches; `seconds` is processor time."""

    passed: bool
    seconds: float
    lines: frozenset[Line]


class Marked:
    """The rules of this process with a mark at every statement. There is no way back: use it in a child process."""

    def __init__(self, chapters: Iterable[Chapter]) -> None:
        self.marks: dict[str, bytearray] = {}
        for chapter in chapters:
            self.marks[chapter.name] = bytearray(len(chapter.path.read_text(encoding="utf-8").splitlines()) + 1)
            vars(chapter.module)[MARKS] = self.marks[chapter.name]
            for function in chapter.functions:
                chapter.install(function.name, chapter.compiled(_with_marks(function)))

    def watch(self, test: Callable[[], bool]) -> Reach:
        """Run one test and note the lines it reaches."""
        for marks in self.marks.values():
            marks[:] = bytes(len(marks))
        start = time.process_time()
        passed = test()
        seconds = time.process_time() - start
        lines = frozenset((name, line) for name, marks in self.marks.items() for line, mark in enumerate(marks) if mark)
        return Reach(passed, seconds, lines)


def _with_marks(function: ast.FunctionDef) -> ast.FunctionDef:
    marked = copy.deepcopy(function)
    for node in ast.walk(marked):
        for block in ("body", "orelse"):
            statements = getattr(node, block, None)
            if isinstance(statements, list):
                setattr(node, block, [part for statement in statements for part in (_mark(statement), statement)])
    return marked


def _mark(statement: ast.stmt) -> ast.stmt:
    return ast.copy_location(ast.parse(f"{MARKS}[{statement.lineno}] = 1").body[0], statement)
