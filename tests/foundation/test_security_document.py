"""Every test and proof that docs/security.md names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
FUNCTION = re.compile(r"def (test_\w+)\(")


def file_of(name: str) -> Path:
    """Files without a folder are those of the server."""
    return ROOT / name if "/" in name else ROOT / "tests" / "server" / name


def test_every_file_is_there() -> None:
    named = set(re.findall(r"`((?:tests/[\w/]+/)?test_\w+\.py|tests/[\w/]+)`", TEXT))
    assert len(named) > 20
    assert sorted(name for name in named if not file_of(name).exists()) == []


def test_every_test_is_in_its_file() -> None:
    count = 0
    for file, names in re.findall(r"`((?:tests/[\w/]+/)?test_\w+\.py)`: ((?:`test_\w+`(?:, )?)+)", TEXT):
        found = set(FUNCTION.findall(file_of(file).read_text(encoding="utf-8")))
        wanted = re.findall(r"`(test_\w+)`", names)
        assert [name for name in wanted if name not in found] == [], file
        count += len(wanted)
    table = "\n".join(line for line in TEXT.splitlines() if line.startswith("|"))
    assert count == len(re.findall(r"`test_\w+`", table))


def test_every_proof_is_there() -> None:
    named = set(re.findall(r"python -m (proof\.\w+)", TEXT))
    assert len(named) > 5
    assert sorted(name for name in named if not (ROOT / f"{name.replace('.', '/')}.py").exists()) == []
