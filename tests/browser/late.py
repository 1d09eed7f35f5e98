"""Tables late in a campaign, with what a test needs lying before the first seat."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.conftest import Site, send

import queenswright as qw

PLENTY = {"timber": 9, "stone": 9, "clay": 9, "guilder": 9, "bread": 6, "marble": 4}
PLAY = "play"


@cache
def taken_up(epoch: str, players: int = 3, seed: int = 1) -> str:
    """A campaign taken up in an epoch, as a document in the first round of its next game."""
    position = qw.load("queensdale").new(players, seed, {"epoch": epoch})
    while position.view(None)["phase"] != PLAY or position.step != "turn":
        position.push(position.legal_moves[-1])
    return json.dumps(position.to_dict())


def late(
    epoch: str, own: Mapping[str, Any] | None = None, players: int = 3, seed: int = 1, **keys: Any
) -> dict[str, Any]:
    """The same with plenty of goods before the first seat, whose turn it is, and whatever else is said of it."""
    found: dict[str, Any] = json.loads(taken_up(epoch, players, seed))
    seat = found["seats"][0]
    dice = ["action" if "action" in die else die[0] for die in seat["faces"]]
    found["seats"][0] = {**seat, "goods": PLENTY, "dice": dice, **(own or {})}
    held, given = seat["figurines"], found["seats"][0]["figurines"]
    bag = {kind: found["bag"].get(kind, 0) + held.get(kind, 0) - given.get(kind, 0) for kind in {**held, **given}}
    found["bag"] |= bag  # figurines come out of the bag
    mine = found["seats"][0].get("robbers", [])
    for other in found["seats"][1:]:
        other["robbers"] = [token for token in other.get("robbers", []) if token not in mine]
    turn = {"turn_of": 0, "first_player": 0, "pending": [{"step": "turn", "seat": 0, "argument": 0}]}
    return found | turn | keys


def asked(
    epoch: str, step: str, phase: str, own: Mapping[str, Any] | None = None, argument: Any = 0, **keys: Any
) -> dict[str, Any]:
    """A decision between two games, which the first seat has to make."""
    pending = [{"step": step, "seat": 0, "argument": argument}]
    return late(epoch, own, **{"phase": phase, "pending": pending, **keys})


def faced(epoch: str, card: str) -> dict[str, Any]:
    """The same with an unseen face on the first die of the first seat, which shows it."""
    found = late(epoch)
    own = found["seats"][0]
    own["faces"][0][0] = own["dice"][0] = card
    found["grocer"][card] -= 1
    return found


def everybody_answers(epoch: str) -> dict[str, Any]:
    """Which two herbs: all are asked, the first seat first."""
    pending = [{"step": "answer", "seat": seat, "argument": 0} for seat in (2, 1, 0)]
    return late(epoch, phase="told", pending=pending, ends_read=8)


def lay(page: Page, site: Site, name: str, position: Mapping[str, Any], game: str = "queensdale") -> str:
    """A table that begins with a position; the person of the page has its first seat, bots have the others."""
    (Path(site.folder) / f"{name}.json").write_text(json.dumps(position), encoding="utf-8")
    return str(send(page, f"/api/games/{game}/tries/{name}", {})["table"])
