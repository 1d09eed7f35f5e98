"""The hash of the code changes with every file that may change what a log is folded to."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import queenswright as qw
from queenswright.server.code import code_of


@pytest.mark.parametrize("name", ["rules/turn.py", "packs/small.toml", "locale/de/sealed.ftl"])
def test_every_file_of_a_game_that_counts_is_in_it(tmp_path: Path, name: str) -> None:
    def code() -> str:
        return code_of(replace(qw.load("architect").rules, folder=tmp_path))

    empty = code()
    assert empty != code_of(qw.load("architect").rules)
    (tmp_path / "picture.png").write_bytes(b"no matter")
    assert code() == empty
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_text("one", encoding="utf-8")
    first = code()
    path.write_text("two", encoding="utf-8")
    second = code()
    path.rename(path.with_stem("another"))
    assert len({empty, first, second, code()}) == 4
