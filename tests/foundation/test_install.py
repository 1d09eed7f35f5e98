"""The set-up tells uv what pip is told, and leaves the work to pip where it cannot."""

from __future__ import annotations

import importlib.util
import re
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.fixture
def install() -> ModuleType:
    spec = importlib.util.spec_from_file_location("install", SCRIPTS / "install.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Programs:
    """What would be run, and with which exit code each program would end."""

    def __init__(self, settings: str, **codes: int) -> None:
        self.settings, self.codes = settings, codes
        self.run: list[list[str]] = []

    def __call__(self, command: list[Any], **_: Any) -> subprocess.CompletedProcess[str]:
        words = [str(word) for word in command]
        if words[-2:] == ["config", "list"]:
            return subprocess.CompletedProcess(words, 0, self.settings, "")
        self.run.append(words)
        name = "uv" if Path(words[0]).name == "uv" else "fetch" if "--only-binary" in words else "pip"
        return subprocess.CompletedProcess(words, self.codes.get(name, 0), "", "")


def installed_by(install: ModuleType, monkeypatch: pytest.MonkeyPatch, programs: Programs) -> list[str]:
    """The last program that was run, after `install.py -r some.lock`."""
    monkeypatch.setattr(subprocess, "run", programs)
    monkeypatch.setattr(install, "UV", Path("nowhere/uv"))
    install.main(["-r", "some.lock"])
    return programs.run[-1]


def test_uv_is_told_where_pip_looks(install: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = "\n".join(
        [
            ":env:.find-links='/shelf'",
            "global.extra-index-url='https://one.example/simple https://two.example/simple'",
            "global.find-links='/old-shelf'",
            "global.index-url='https://main.example/simple'",
            "install.index-url='https://better.example/simple'",
            "install.trusted-host='one.example'",
            "freeze.timeout='10'",
        ]
    )
    words = installed_by(install, monkeypatch, Programs(settings))
    assert Path(words[0]).name == "uv"
    assert words[-3:] == ["--require-hashes", "-r", "some.lock"]
    told = {(words[i], words[i + 1]) for i in range(len(words) - 1)}
    assert told >= {
        ("--find-links", "/shelf"),
        ("--index", "https://one.example/simple"),
        ("--index", "https://two.example/simple"),
        ("--default-index", "https://better.example/simple"),
        ("--allow-insecure-host", "one.example"),
    }
    assert "/old-shelf" not in words
    assert "https://main.example/simple" not in words


@pytest.mark.parametrize(
    ("settings", "codes"),
    [("global.no-binary=':all:'", {}), ("", {"fetch": 1}), ("", {"uv": 2})],
    ids=["a setting that uv is not told", "no uv for this machine", "uv fails"],
)
def test_otherwise_pip_does_it_with_all_hashes(
    install: ModuleType, monkeypatch: pytest.MonkeyPatch, settings: str, codes: dict[str, int]
) -> None:
    words = installed_by(install, monkeypatch, Programs(settings, **codes))
    assert words[1:3] == ["-m", "pip"]
    assert words[-3:] == ["--require-hashes", "-r", "some.lock"]


def test_uv_itself_is_locked() -> None:
    name, *hashes = (SCRIPTS / "uv.lock").read_text(encoding="utf-8").split("--hash=")
    assert name.startswith("uv==")
    assert hashes
    assert all(one.startswith("sha256:") for one in hashes)


def test_tests_start_no_program_that_the_set_up_does_not_bring() -> None:
    """A small Debian has no procps; what its programs do is in `tests/processes.py`."""
    missing = re.compile(r"(?:run|Popen)\(\s*\[\s*\"(pgrep|pkill|ps|kill|killall|top|free)\"")
    tests = SCRIPTS.parent / "tests"
    found = {path.name for path in tests.rglob("*.py") if missing.search(path.read_text(encoding="utf-8"))}
    assert not found
