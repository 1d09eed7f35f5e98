"""What compiled rules depend on: the real imports of the rules, and nothing that is only told or shown."""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path

import pytest

import queenswright
from queenswright.kernel import rule
from queenswright.kernel.imports import imported_files
from queenswright.kernel.rule import cache_folder, compiled_from

PACKAGE = Path(queenswright.__file__).parent
GAMES = ("architect", "queensdale")
KERNEL = ("agenda", "chance", "layout", "linking", "play", "rule")
APART = {"judgement": ("plan", "search"), "observing": ("observing",)}
"""Rooms that are compiled apart from the rules, with the modules of the kernel that only they need."""
READ_BY_RULES = {"house_rules.py"}
"""Files of the room of content that hold numbers of the rules."""


def name_of(path: Path) -> str:
    return ".".join(["queenswright", *path.relative_to(PACKAGE).with_suffix("").parts]).removesuffix(".__init__")


def modules_below(*folders: str) -> set[str]:
    return {name_of(path) for folder in folders for path in (PACKAGE / folder).rglob("*.py")}


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package once more, for changes; files are looked for there."""
    folder = tmp_path / "queenswright"
    shutil.copytree(PACKAGE, folder, ignore=shutil.ignore_patterns("static", "__pycache__"))
    monkeypatch.setattr(queenswright, "__path__", [str(folder)])
    return folder


def change(file: Path) -> None:
    assert file.is_file(), file
    file.write_bytes(file.read_bytes() + b"\n# changed\n")


def rule_files(game: str) -> list[str]:
    """Files that hold a rule, or what the record and the steps are, by their own words."""
    folder = PACKAGE / "games" / game
    decorated = re.compile(r"^@rule|^\w+(, \w+)* = (rule\(|chance\.instantiate|play\.instantiate)", re.MULTILINE)
    files = [path for path in folder.rglob("*.py") if decorated.search(path.read_text(encoding="utf-8"))]
    inner = [path for path in files if not {*APART} & {*path.parts}]
    inner += [folder / "steps.py", folder / "refusals.py"]
    inner += [path for path in (folder / "content").glob("*.py") if path.name in READ_BY_RULES]
    return [str(path.relative_to(PACKAGE)) for path in inner]


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_rule_is_compiled_anew(copy: Path, game: str) -> None:
    names, runner = set(), f"queenswright.games.{game}.runner"
    names.add(cache_folder(runner))
    changed = [*rule_files(game), *(f"kernel/{name}.py" for name in KERNEL)]
    for file in changed:
        change(copy / file)
        names.add(cache_folder(runner))
    assert len(changed) > 15
    assert len(names) == 1 + len(changed)


@pytest.mark.parametrize("room", APART)
@pytest.mark.parametrize("game", GAMES)
def test_a_changed_room_compiles_itself_only(copy: Path, game: str, room: str) -> None:
    modules = {name: f"queenswright.games.{game}.{name}" for name in ("runner", *APART)}
    before = {name: cache_folder(module) for name, module in modules.items()}
    names = {before[room]}
    files = [
        *sorted((copy / "games" / game / room).glob("*.py")),
        *(copy / "kernel" / f"{one}.py" for one in APART[room]),
    ]
    for file in files:
        change(file)
        names.add(cache_folder(modules[room]))
    assert len(names) == 1 + len(files)
    assert all(cache_folder(modules[name]) == before[name] for name in modules if name != room)
    change(copy / "games" / game / "rules" / "setup.py")
    assert cache_folder(modules[room]) not in names


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_or_shown_compiles_nothing(copy: Path, game: str) -> None:
    modules = [f"queenswright.games.{game}.{name}" for name in ("runner", *APART)]
    before = [cache_folder(module) for module in modules]
    rooms = {"advice", "content", "documents", "reports", "telling", "charts", "packs"}
    files = [path for path in (copy / "games" / game).rglob("*") if path.is_file() and path.name not in READ_BY_RULES]
    told = [path for path in files if rooms & set(path.parts)]
    told += [
        path
        for room in ("bots", "cli", "locale", "records", "server", "store", "table")
        for path in (copy / room).rglob("*.py")
    ]
    told += [
        copy / "kernel" / f"{name}.py"
        for name in ("box", "chart", "contract", "data", "defaults", "document", "game", "key", "position")
    ]
    told += [copy / "games" / game / "__init__.py", copy / "__init__.py"]
    for file in told:
        change(file)
    assert len(told) > 100
    assert [cache_folder(module) for module in modules] == before


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_rulebook_is_reached(game: str) -> None:
    reached = set(compiled_from(f"queenswright.games.{game}.runner"))
    rules = modules_below(f"games/{game}/rules") - {f"queenswright.games.{game}.rules"}
    assert rules <= reached
    for room in APART:
        assert modules_below(f"games/{game}/{room}") <= set(compiled_from(f"queenswright.games.{game}.{room}"))
    record = f"queenswright.games.{game}.state"
    assert (modules_below(f"games/{game}/state") - {record} or {record}) <= reached


def test_modules_where_the_walk_ends_hold_nothing_compiled() -> None:
    for module in rule._NOTHING_COMPILED:
        tree = ast.parse(imported_files(module)[module].read_text(encoding="utf-8"))
        values = [node.value for node in tree.body if isinstance(node, ast.Assign)]
        decorated = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id in ("pure", "rule")]
        assert not decorated
        assert not [value for value in values if isinstance(value, ast.Constant) and isinstance(value.value, int)]


def test_only_what_is_loaded_with_a_module_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not what type checkers read, nor what a function imports when it is called, nor the packages around."""
    package = tmp_path / "orchard"
    (package / "trees").mkdir(parents=True)
    texts = {
        "__init__": "from orchard import gate",
        "gate": "",
        "fruit": "import orchard.stone\nfrom orchard.trees import apple\nfrom orchard.trees.pear import SWEET",
        "stone": "import json",
        "trees/__init__": "from orchard import barn",
        "trees/apple": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from orchard import shed",
        "trees/pear": "try:\n    from orchard import barn\nexcept ImportError:\n    barn = None\nSWEET = 1",
        "barn": "def later():\n    from orchard import shed\n    return shed",
        "shed": "",
    }
    for name, text in texts.items():
        (package / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    __import__("orchard")
    found = imported_files("orchard.fruit")
    assert set(found) == {"orchard.fruit", "orchard.stone", "orchard.trees.apple", "orchard.trees.pear", "orchard.barn"}
    assert set(imported_files("orchard.fruit", ends=["orchard.trees.pear"])) == set(found) - {
        "orchard.trees.pear",
        "orchard.barn",
    }
