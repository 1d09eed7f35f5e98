"""Describes a match in words and as the command that plays it again."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from queenswright.arena.report.evidence import Evidence, ResultsFile
from queenswright.kernel.chart import DataTable

SETTINGS = ("game", "pack", "pack_digest", "options", "seats", "players", "seed", "games", "rules_version", "bots")


def settings(source: ResultsFile) -> dict[str, Any]:
    """The settings of the match in a results file."""
    return {name: source.meta[name] for name in SETTINGS if name in source.meta}


def command(source: ResultsFile) -> str:
    """The command that plays the match of a results file."""
    meta = source.meta
    words = ["queenswright", "arena", str(meta.get("game", ""))]
    words += ["--seats", ",".join(map(str, meta.get("seats") or ()))]
    if meta.get("players") != len(meta.get("seats") or ()):
        words += ["--players", str(meta.get("players"))]
    words += ["--games", str(meta.get("games")), "--seed", str(meta.get("seed"))]
    pack = str(meta.get("pack_path") or meta.get("pack") or "")
    if pack and pack != source.default_pack:
        words += ["--pack", Path(pack).name]
    for name, value in _table(meta.get("options")).items():
        words += ["--option", f"{name}={'none' if value is None else str(value).lower()}"]
    for target in _table(meta.get("bots")).values():
        words += ["--bot", str(target)]
    return shlex.join([*words, "--results", source.name])


def _table(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def settings_table(evidence: Evidence) -> DataTable:
    """A table of every results file with its settings and the games played."""
    rows = []
    for source in evidence.sources:
        meta = source.meta
        options = ", ".join(f"{name} {value}" for name, value in _table(meta.get("options")).items())
        finished = sum(game.places is not None for game in source.games)
        rows.append(
            (
                source.name,
                ", ".join(map(str, meta.get("seats") or ())),
                str(meta.get("players", "–")),
                f"{finished} of {meta.get('games', '–')}",
                str(meta.get("seed", "–")),
                f"{meta.get('pack', '–')} {meta.get('pack_digest', '')}",
                options or "none",
            )
        )
    return DataTable("Results files", ("file", "bots", "players", "games", "seed", "pack", "options"), rows)


def differences(sources: Sequence[ResultsFile]) -> list[str]:
    """Differences between the files that a reader would not expect."""
    found = []
    for name, words in (("pack_digest", "packs"), ("options", "options"), ("rules_version", "versions of the rules")):
        if len({json.dumps(source.meta.get(name), sort_keys=True) for source in sources}) > 1:
            found.append(words)
    return found
