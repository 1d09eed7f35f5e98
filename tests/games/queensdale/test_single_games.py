"""A campaign that is taken up for one game: bots play to be first in it, wherever the seats stand in the campaign."""

from __future__ import annotations

import random

import pytest
from tests.games.queensdale.test_greedy import OWN, parts, valued
from tests.rules.queensdale.situations import at, of_epoch, quietly

from queenswright.games.queensdale.judgement import SEARCH
from queenswright.games.queensdale.judgement.estimate import PARTS, VICTORY, games_to_come, is_alone, is_decided
from queenswright.kernel.game import Game
from queenswright.kernel.plan import STEP_ACTIONS
from queenswright.kernel.position import Position
from queenswright.kernel.search import WHOLE

ONE_GAME = {"epoch": "8-wall", "games": 1}
SEED = 3


def expected(pos: Position) -> list[int]:
    """The shares of victory that the search expects."""
    best = [0] * STEP_ACTIONS
    SEARCH.outlook(pos.game.pack.mirror, pos.held, OWN, [0] * len(PARTS), best)
    return best[: pos.players]


def alone(game: Game, *seats: dict[str, object]) -> Position:
    """The eighteenth game of a campaign, the only one that is played here."""
    return at(game, *seats, opened=9, options={"games": 1}, game_number=18, played_before=17)


def test_nothing_lasts_beyond_the_only_game(queensdale: Game) -> None:
    own = {"buildings": {"sawmill": 1}, "seals": 2, "goods": {"guilder": 3}, "tomes": 2}
    pos = alone(queensdale, own, {})
    assert is_alone(pos.held)
    assert games_to_come(pos.held) == 0
    assert [parts(pos)[name] for name in ("epochs", "kept", "borough", "seals")] == [0, 0, 0, 0]
    whole = at(queensdale, own, {}, opened=9)
    assert not is_alone(whole.held)
    assert min(parts(whole)[name] for name in ("epochs", "kept", "borough", "seals")) > 0


def test_before_the_only_game_there_is_one_to_come(queensdale: Game) -> None:
    pos = queensdale.new(2, SEED, ONE_GAME)
    assert pos.state.played_before > 0
    assert games_to_come(pos.held) == 1


def test_who_lacks_less_is_ahead(queensdale: Game) -> None:
    """Epochs do not count: four points are missing there, thirty here."""
    here, there = {**of_epoch(9), "fame": 40}, {**of_epoch(7, "b"), "fame": 50}
    shares = expected(alone(queensdale, here, there))
    assert shares[1] > WHOLE * 3 // 4 > shares[0]
    campaign = expected(at(queensdale, here, there, opened=9))
    assert campaign[0] > WHOLE * 3 // 4 > campaign[1]


def test_beyond_the_goal_every_point_counts_as_before(queensdale: Game) -> None:
    values = [parts(alone(queensdale, {"fame": points}, {}))["fame"] for points in (10, 12, 14)]
    assert values[1] - values[0] == values[2] - values[1] > 0


@pytest.mark.parametrize("seed", range(4))
def test_the_first_of_the_only_game_has_won(queensdale: Game, seed: int) -> None:
    """From the ranking on, and in the end, whoever leads the campaign."""
    pos, chance = quietly(queensdale.new(2, seed, ONE_GAME), "turn"), random.Random(seed)
    assert not is_decided(pos.held)
    while not pos.is_over:
        pos.push(chance.choice(pos.legal_moves))
        if is_decided(pos.held):
            first = pos.state.ranking[0]
            assert [valued(pos, me) for me in (0, 1)] == [VICTORY if me == first else -VICTORY for me in (0, 1)]
            assert expected(pos) == [WHOLE if me == first else 0 for me in (0, 1)]
    assert is_decided(pos.held)
