"""QD-LATER-58: promises in every seat, at every shrub and in another pack."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import at, changed_pack, clauses, last_die, play, seat, with_die
from tests.rules.queensdale.test_promises import build, is_kept

from queenswright.games.queensdale.rules.promise import note_token
from queenswright.games.queensdale.state.board import SHRUBS
from queenswright.kernel.game import Game
from queenswright.kernel.rule import plain

QUARTERS = ("red", "blue", "green", "yellow")


@clauses("QD-LATER-58")
def test_fame_of_a_promise_is_neither_of_building_nor_of_trumpets(tmp_path: Path) -> None:
    game = changed_pack(tmp_path, ("kept = { choice = 2 }", "kept = { fame = 2 }"), ("last = { seal", "last = { fame"))
    own: dict[str, Any] = {"promise": ["pink_building", "clear"], "promises_kept": 2, "epoch": 1}
    assert seat(build(game, "build timber_yard", **own), 0)["fame"] == {"build": 2, "other": 3}


@clauses("QD-LATER-58")
def test_every_shrub_lies_in_its_quarter(queensdale: Game) -> None:
    for shrub in range(SHRUBS):
        state = at(queensdale, {"family": "heron"}, opened=5).state
        plain(note_token)(queensdale.pack.mirror, state, 0, shrub)
        quarter = shrub // 12
        assert state.promise[0] == (0 if quarter == 0 else 1 << quarter)


@clauses("QD-LATER-58", "QD-COMP-34")
@pytest.mark.parametrize("opened", [1, 4])
def test_before_epoch_5_nobody_notes_who_feeds_the_poor(queensdale: Game, opened: int) -> None:
    pos = with_die(queensdale, "action", {"goods": {"bread": 1}}, opened=opened)
    assert "used" not in seat(play(pos, "poor"), 0)


@clauses("QD-LATER-58")
@pytest.mark.parametrize("lantern", range(4))
@pytest.mark.parametrize("fed", [(), (0, 1), (1, 3), (0, 1, 2, 3)])
def test_nobody_or_several_are_not_alone(queensdale: Game, lantern: int, fed: tuple[int, ...]) -> None:
    families = ["anvil", "heron", "key"]
    families.insert(lantern, "lantern")
    tables: list[dict[str, Any]] = [{"family": family} for family in families]
    for number in fed:
        tables[number] = tables[number] | {"used": ["fed"]}
    pos = play(last_die(queensdale, *tables, opened=5), "leave round")
    assert all("promise" not in seat(pos, number) for number in range(4))


@clauses("QD-LATER-58")
def test_two_rounds_are_two_parts(queensdale: Game) -> None:
    own = {"family": "lantern", "promise": ["alone"], "used": ["fed"]}
    pos = play(last_die(queensdale, own, opened=5), "leave round")
    assert (is_kept(pos), seat(pos, 0)["promise"]) == (True, ["alone", "alone_again"])
