"""The score of a mutation run: counted per chapter, shown as a table, in Markdown or as JSON."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from proof.mutants import ARCHITECT, Mutant
from proof.trial import KILLED, SURVIVED, TIMEOUT, Verdict

EQUIVALENT = Path(__file__).with_name("equivalent")
ENOUGH = 95.0
COLUMNS = ("chapter", "mutants", "killed", "timeouts", "survived", "equivalent", "score")


class StaleEntry(Exception):
    """Entries of equivalent/ that name no mutant."""


def read_equivalent(game: str = ARCHITECT) -> dict[str, str]:
    """Mutants that behave like the original in every position that can come about: name -> reason."""
    entries = tomllib.loads((EQUIVALENT / f"{game}.toml").read_text(encoding="utf-8")).get("mutant", [])
    return {entry["name"]: entry["reason"] for entry in entries}


def refuse_stale(equivalent: Mapping[str, str], mutants: Sequence[Mutant], chapters: Collection[str]) -> None:
    """Every entry of the chapters at hand has to name a mutant."""
    names = {mutant.name for mutant in mutants}
    stale = [name for name in equivalent if name not in names and name.partition(":")[0] in chapters]
    if stale:
        raise StaleEntry("equivalent/ names mutants that do not exist:\n" + "\n".join(f"  {n}" for n in stale))


@dataclass(frozen=True)
class Score:
    """The figures of one chapter, or of all."""

    chapter: str
    killed: int
    timeouts: int
    survived: int
    equivalent: int

    @property
    def mutants(self) -> int:
        return self.killed + self.timeouts + self.survived + self.equivalent

    @property
    def percent(self) -> float:
        """Mutants noticed, of those that are not equivalent."""
        counted = self.mutants - self.equivalent
        return 100.0 * (self.killed + self.timeouts) / counted if counted else 100.0

    def row(self) -> list[str]:
        figures = (self.mutants, self.killed, self.timeouts, self.survived, self.equivalent)
        return [self.chapter, *map(str, figures), f"{self.percent:.1f} %"]


def scores(verdicts: Sequence[Verdict], equivalent: Collection[str]) -> list[Score]:
    """One score per chapter and the total."""
    chapters = list(dict.fromkeys(verdict.mutant.chapter for verdict in verdicts))
    found = [_score(c, [v for v in verdicts if v.mutant.chapter == c], equivalent) for c in chapters]
    return [*found, _score("total", verdicts, equivalent)]


def _score(name: str, verdicts: Sequence[Verdict], equivalent: Collection[str]) -> Score:
    statuses = [v.status for v in verdicts if v.mutant.name not in equivalent]
    killed, timeouts, survived = (statuses.count(status) for status in (KILLED, TIMEOUT, SURVIVED))
    return Score(name, killed, timeouts, survived, len(verdicts) - len(statuses))


def markdown(table: Sequence[Score]) -> str:
    """The table for docs/testing.md."""
    head = f"| {' | '.join(COLUMNS)} |\n|---{'|--:' * (len(COLUMNS) - 1)}|\n"
    return head + "".join(f"| {' | '.join(score.row())} |\n" for score in table)


def as_data(verdicts: Sequence[Verdict], equivalent: Mapping[str, str]) -> list[dict[str, Any]]:
    """Every mutant with its fate, for machines."""
    return [
        {
            "name": verdict.mutant.name,
            "place": verdict.mutant.place,
            "kind": verdict.mutant.kind,
            "status": verdict.status,
            "killer": verdict.killer,
            "tests": verdict.tests,
            "equivalent": equivalent.get(verdict.mutant.name),
        }
        for verdict in verdicts
    ]
