"""QD-LATER-34, 41: what only another pack or another family would show of monuments, finds and the last card."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.queensdale.situations import at, changed_pack, clauses, finished, follow, of_epoch, play, quietly, seat
from tests.rules.queensdale.telling import number_of
from tests.rules.queensdale.test_chapters import at_the_gifts
from tests.rules.queensdale.test_finale import voting
from tests.rules.queensdale.test_finds import wall_found
from tests.rules.queensdale.test_monuments import STAGE, family, masons, walking

from queenswright.kernel.game import Game

HELD = {"timber": 1, "stone": 2, "clay": 3}
"""Two timber less than clearing land costs."""
SAVED = ["craftsman", "save timber", "save timber", "pay"]


@clauses("QD-LATER-34")
def test_fame_of_a_finished_monument_is_neither_of_building_nor_of_herbs(tmp_path: Path) -> None:
    game = changed_pack(tmp_path, ("complete = { seal = 1 }", "complete = { fame = 1 }"))
    pos = play(masons(game, **family("key", 3)), STAGE)
    assert seat(pos, 0)["fame"]["other"] == 1


@clauses("QD-LATER-27")
def test_fame_for_a_page_of_a_family_is_neither_of_building_nor_of_herbs(tmp_path: Path) -> None:
    game = changed_pack(tmp_path, ("\nseal = { seal = 1 }", "\nseal = { fame = 1 }"))
    pos = at_the_gifts(game, 4, 2)
    assert game.position(pos.to_dict()).to_bytes() == pos.to_bytes()
    play(pos, "gift seal")
    assert seat(pos, 1)["fame"]["other"] == 1


@clauses("QD-LATER-41")
def test_a_find_may_bring_fame_and_the_first_one_rivets(tmp_path: Path) -> None:
    found = "{ card = 33, gain = { seal = 1 } }"
    pos = wall_found(changed_pack(tmp_path, (found, "{ card = 33, gain = { fame = 1 } }")), 33)
    assert seat(pos, 0)["fame"]["other"] == 1
    pos = wall_found(changed_pack(tmp_path, (found, "{ card = 33, rivets = 3 }")), 33)
    assert pos.view(None)["seats"][0]["rivets"] == 3


@clauses("QD-LATER-34")
@pytest.mark.parametrize("name", ["heron", "key", "lantern", "anvil"])
def test_a_craftsman_uses_up_the_gift_of_the_anvil_alone(queensdale: Game, name: str) -> None:
    own = family(name, 3 if name == "anvil" else 4) | {"goods": HELD, "figurines": {"craftsman": 1}}
    pos = follow(at(queensdale, own, {}, step="build", opened=5), "clear land", *SAVED)
    assert ("gift_used" in seat(pos, 0)) == (name == "anvil")
    assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()


@clauses("QD-LATER-34")
@pytest.mark.parametrize("opened", [5, 6])
def test_before_there_are_monuments_no_craftsman_is_the_first(tmp_path: Path, opened: int) -> None:
    game = changed_pack(tmp_path, ("\nmonuments = 5", "\nmonuments = 6"), ("\npromises = 5", "\npromises = 6"))
    own = {"family": "anvil", "goods": HELD, "figurines": {"craftsman": 1}}
    pos = follow(at(game, own, {}, step="build", opened=opened), "clear land", *SAVED)
    assert ("gift_used" in seat(pos, 0)) == (opened == 6)


@clauses("QD-LATER-34")
def test_a_mild_spring_makes_the_free_steps_longer(tmp_path: Path) -> None:
    game = changed_pack(tmp_path, ("\nmonuments = 5", "\nmonuments = 4"))
    others = sorted(number_of(game, card.code) for card in game.pack.content.stories if card.code != "y1")
    pos = quietly(finished(game, family("heron"), opened=4, stories=others), "scout", "turn")
    assert pos.to_dict()["pending"][-1]["argument"]["steps"] == 3


@clauses("QD-LATER-34")
def test_nothing_is_gathered_when_the_free_steps_begin(queensdale: Game) -> None:
    argument = walking(queensdale, family("heron")).to_dict()["pending"][-1]["argument"]
    assert argument == {"steps": 2, "gathered": 0, "moved": True}


@clauses("QD-CAMP-09")
def test_after_the_finale_nothing_of_the_check_list_is_left(queensdale: Game) -> None:
    over = play(voting(queensdale, of_epoch(2, "b")), "vote 1", "vote 1").to_dict()
    assert (over["phase"], over["cursor"], over["pending"], over["last_end"]) == ("storage", 0, [], 9)
