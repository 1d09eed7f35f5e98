"""Story cards of the eighth epoch: each card by its name."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from tests.rules.queensdale.situations import (
    at,
    fame,
    finished,
    of_epoch,
    play,
    quietly,
    seat,
)
from tests.rules.queensdale.test_story_cards import after, placed, told

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


class TestV1PhysiciansList:
    """Whoever gathers tokens of 3 different herb types in the game gains 1 seal."""

    ROW: ClassVar = {
        "red c4": ["mint", "timber"],
        "red b4": ["sage", "clay"],
        "red b5": ["mint", "bread"],
        "red a6": ["arnica", "bread"],
        "red b2": ["yarrow", "clay"],
    }

    def walk(self, game: Game, *shrubs: str, **keys: Any) -> Position:
        huts = {"huts": ["mint", "sage", "arnica", "yarrow"]}
        argument = {"steps": 15, "gathered": 0, "moved": False}
        keys = {"step": "scout", "argument": argument, "herbs": self.ROW, **keys}
        return play(at(game, huts, {}, **keys), *(f"gather {shrub}" for shrub in shrubs))

    def test_the_third_type_brings_a_seal_once(self, queensdale: Game) -> None:
        keys = told(queensdale, "v1")
        two = self.walk(queensdale, "red c4", "red b4", "red b5", **keys)
        assert (seat(two, 0)["seals"], seat(two, 0)["herbs_found"]) == (0, ["sage", "mint"])
        play(two, "gather red a6")
        assert seat(two, 0)["seals"] == 1
        play(two, "gather red b2")
        assert seat(two, 0)["seals"] == 1
        assert two.view(1)["seats"][0]["herbs_found"] == ["yarrow", "sage", "mint", "arnica"]

    def test_each_player_for_themselves(self, queensdale: Game) -> None:
        argument = {"steps": 15, "gathered": 0, "moved": False}
        seats = [{"herbs_found": ["yarrow", "sage"]}, {"huts": ["mint"], "herbs_found": ["sage", "yarrow"]}]
        keys = {"step": "scout", "to_move": 1, "argument": argument, "herbs": self.ROW, **told(queensdale, "v1")}
        pos = play(at(queensdale, *seats, **keys), "gather red c4")
        assert [seat(pos, n)["seals"] for n in range(2)] == [0, 1]

    def test_a_token_taken_from_the_map_counts(self, queensdale: Game) -> None:
        own = {"herbs_found": ["yarrow", "sage"]}
        pos = at(queensdale, own, {}, step="take", herbs=self.ROW, **told(queensdale, "v1"))
        assert seat(play(pos, "token red a6"), 0)["seals"] == 1

    def test_nothing_without_the_card_and_from_the_game_before(self, queensdale: Game) -> None:
        pos = self.walk(queensdale, "red c4", "red b4", "red a6", **after(queensdale, "v1"))
        assert seat(pos, 0)["seals"] == 0
        assert "herbs_found" not in seat(pos, 0)
        assert "herbs_found" not in pos.view(0)["seats"][0]
        own = of_epoch(8) | {"herbs_found": ["sage", "mint"]}
        over = finished(queensdale, own, {}, branch="wall", **told(queensdale, "v1"))
        assert "herbs_found" not in seat(quietly(over, "turn"), 0)


class TestV2FlagsOnTheQuay:
    """The trumpets on morale levels 12 and 15 count double."""

    @pytest.mark.parametrize(("level", "times"), [(3, 1), (6, 1), (9, 1), (12, 2), (15, 2), (13, 0)])
    def test_levels(self, queensdale: Game, level: int, times: int) -> None:
        value = queensdale.pack.mirror.trumpet_fame[8]
        own = of_epoch(8) | {"goods": {"bread": 1}, "morale": level - 1}
        pos = placed(queensdale, "action", "poor", own, **told(queensdale, "v2"))
        assert fame(pos, 0) == times * value
        usual = placed(queensdale, "action", "poor", own, **after(queensdale, "v2"))
        assert fame(usual, 0) == min(times, 1) * value

    def test_trumpets_of_other_things_count_once(self, queensdale: Game) -> None:
        own = of_epoch(8) | {"morale": 12}
        pos = placed(queensdale, "trumpet", "purple", own, **told(queensdale, "v2"))
        assert fame(pos, 0) == queensdale.pack.mirror.trumpet_fame[8]
