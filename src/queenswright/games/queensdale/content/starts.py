"""Campaigns that bots have played up to every epoch, to be taken up there (option `epoch`).

They are position documents, made by `python -m bench.starts`: several for each number of players, epoch and branch. An
older edition of a pack keeps its own, by its hash: tables and campaign files name what they took up by nothing else.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from queenswright.games.queensdale.content.options import FIRST_AFTER_VOTE, read_options
from queenswright.games.queensdale.state.board import BRANCHES
from queenswright.kernel.data import Pack
from queenswright.kernel.errors import OptionError

FOLDER = Path(__file__).parents[1] / "packs" / "starts"


@cache
def starts(pack: str, digest: str = "") -> Mapping[str, Sequence[Mapping[str, Any]]]:
    """The campaigns of a pack by players, epoch and branch; none for a pack for which none were played."""
    older, newest = (FOLDER / f"{name}.json.gz" for name in (f"{pack}-{digest}", pack))
    path = older if older.is_file() else newest
    if not path.is_file():
        return {}
    found: dict[str, Sequence[Mapping[str, Any]]] = json.loads(gzip.decompress(path.read_bytes()))
    return found


def start_name(players: int, epoch: int, branch: str) -> str:
    """The key of the campaigns of one kind; a branch counts from the vote on."""
    return f"{players} {epoch} {branch}" if epoch >= FIRST_AFTER_VOTE else f"{players} {epoch}"


def begin(pack: Pack, players: int, options: Mapping[str, Any], key: int) -> tuple[str, dict[str, Any]] | None:
    """The campaign that is taken up, by name and as a document; None for a new one. The key decides among several."""
    fields = read_options(players, options)
    epoch, branch = fields["start_epoch"], fields["start_branch"]
    if not epoch:
        return None
    name = start_name(players, epoch, BRANCHES[branch - 1] if branch else "")
    found = starts(pack.name, pack.digest).get(name, ())
    if not pack.content.told or not found:
        raise OptionError(
            "options.epoch", f"got {options['epoch']}, expected nothing: nobody has played the pack {pack.name!r} yet"
        )
    number = key % len(found)
    return f"{name} {number}", {**found[number], "options": dict(options)}


def to_take_up(document: Mapping[str, Any]) -> dict[str, Any]:
    """A position of bots as it is kept: without its chance, and counting the games before it."""
    kept = {name: value for name, value in document.items() if name not in ("seed", "chance", "options", "drawn")}
    return {**kept, "played_before": document["game_number"] - 1}
