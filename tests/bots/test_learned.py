"""The search with a network: what the network says, in whole numbers, and which files are networks."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.bots.walks import copies, sampled

from queenswright.bots import BotError, Budget, SeatedBot, read_bot
from queenswright.bots.learned import LearnedBot, shipped_network
from queenswright.bots.mind import Mind, numbers
from queenswright.bots.network import Network, NetworkError, nothing_learned, read_network, write_network
from queenswright.kernel.box import Box
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

EVERY = {"architect": 40, "queensdale": 90, "tiny": 2}


def some_network(game: Box, hidden: int = 5, seed: int = 1) -> Network:
    """A network of numbers by chance, of a size that matters beside the estimate."""
    chance, inputs = random.Random(seed), 2 * game.judgement().measures
    return Network(
        game.name,
        game.judgement().measures,
        estimate=200,
        centre=[chance.randrange(-3, 4) for _ in range(inputs)],
        scale=[chance.randrange(0, 2_000_000) for _ in range(inputs)],
        bias=[chance.randrange(-200_000, 200_000) for _ in range(hidden)],
        layer=[[chance.randrange(-4000, 4000) for _ in range(hidden)] for _ in range(inputs)],
        last=[chance.randrange(-8000, 8000) for _ in range(hidden)],
    )


def expected(network: Network, mine: list[int], rival: list[int], estimate: int) -> int:
    """What the network should make of a seat, written in another way."""
    seen = []
    for x, centre, scale in zip(mine + rival, network.centre, network.scale, strict=True):
        seen.append(max(-255, min(255, ((x - centre) * scale) >> 16)))
    total = 0
    for unit in range(network.hidden):
        came = network.bias[unit] + sum(x * row[unit] for x, row in zip(seen, network.layer, strict=True))
        total += (max(0, came) >> 10) * network.last[unit]
    return estimate * network.estimate // 256 + (total >> 13)


def judged(game: Game, network: Network, position: Position) -> tuple[list[int], list[list[int]], list[int]]:
    """What the network makes of every seat, with the measures and the estimates that it saw."""
    learned = game.learned()
    weights = [*learned.judgement.weights, *network.numbers()]
    room, best = numbers(learned.judgement.measures), [0] * position.players
    judge: Any = learned.judgement.simulate.__globals__["judge"]
    judge(game.pack.mirror, position.held, weights, room, best)
    count = learned.measures
    seats = range(position.players)
    return best, [list(room[count * (1 + seat) : count * (2 + seat)]) for seat in seats], list(room[5 * count :][:4])


def third(game: Game) -> Position:
    """A position some way into a game."""
    return copies(game, 2, seed=3, every=EVERY[game.name])[2]


def test_it_judges_as_its_numbers_say(any_game: Game) -> None:
    """Three seats: the rival is the one that the estimate likes best."""
    network, different = some_network(any_game), 0
    for position in sampled(any_game, 3, seed=5, every=EVERY[any_game.name]):
        best, measures, estimates = judged(any_game, network, position)
        for seat in range(3):
            rival = max((other for other in range(3) if other != seat), key=lambda other: (estimates[other], -other))
            assert best[seat] == expected(network, measures[seat], measures[rival], estimates[seat])
            different += best[seat] != estimates[seat]
    assert different > 5


def test_it_sees_what_the_estimate_measures(architect: Game) -> None:
    from queenswright.games.architect.judgement.estimate import MEASURE_COUNT, measure, worth

    position = copies(architect, 3, seed=5, every=40)[4]
    _, measures, estimates = judged(architect, some_network(architect), position)
    for seat in range(3):
        features = [0] * MEASURE_COUNT
        measure(architect.pack.mirror, position.held, seat, features)
        assert measures[seat] == features
        weights = list(architect.judgement().weights)
        assert estimates[seat] == worth(architect.pack.mirror, position.held, seat, weights, features)


def test_a_network_that_adds_nothing_changes_nothing(any_game: Game, tmp_path: Path) -> None:
    path = tmp_path / "nothing.json"
    path.write_text(write_network(nothing_learned(any_game.name, any_game.judgement().measures)), encoding="utf-8")
    position = third(any_game)
    thoughts = [
        LearnedBot(any_game, 5, told).choose(position, Budget(simulations=4))
        for told in ("laps=1,network=none", f"laps=1,network={path}")
    ]
    assert thoughts[0] == thoughts[1]


def test_a_network_changes_what_is_expected(any_game: Game, tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    path.write_text(write_network(some_network(any_game)), encoding="utf-8")
    position = third(any_game)
    spec = read_bot("taught:4", {"taught": f"queenswright.bots.learned:LearnedBot=laps=1,network={path}"})
    with_it = SeatedBot(any_game, spec, 5).think(position)
    without = SeatedBot(
        any_game, read_bot("plain:4", {"plain": "queenswright.bots.learned:LearnedBot=laps=1,network=none"}), 5
    )
    assert with_it.shares != without.think(position).shares
    assert sum(with_it.shares) == pytest.approx(1)


def test_laps_are_as_told_and_an_unknown_wish_is_refused(tiny: Game) -> None:
    assert LearnedBot(tiny, 1, "laps=3,network=none").style.laps == 3
    assert LearnedBot(tiny, 1, "network=none").style.laps == 6
    with pytest.raises(BotError, match="has no network yet"):
        LearnedBot(tiny, 1)
    for told in ("lap=3", "laps=", "network=", "laps=3;network=x", "laps=-1"):
        with pytest.raises(BotError, match="expected laps=NUMBER,network=FILE"):
            LearnedBot(tiny, 1, told)


def test_a_game_comes_with_a_network_or_says_that_it_has_none(architect: Game, queensdale: Game) -> None:
    assert shipped_network(architect).stat().st_size < 2_000_000
    thought = SeatedBot(architect, read_bot("learned:2"), 1).think(third(architect))
    assert thought.simulations == 2
    with pytest.raises(BotError, match="has no network yet; `queenswright train` makes one"):
        SeatedBot(queensdale, read_bot("learned:2"), 1)


def test_the_usual_search_knows_nothing_of_it(tiny: Game) -> None:
    assert Mind(tiny).judgement.simulate is not tiny.learned().judgement.simulate


def test_a_game_with_a_judgement_of_its_own_needs_its_own_search(tiny: Game) -> None:
    bare = Game(replace(tiny.rules, learned=None), tiny.pack)
    with pytest.raises(Exception, match="no search with a network"):
        bare.learned()
    placed = Game(replace(tiny.rules, learned=None, judgement=None), tiny.pack)
    assert placed.learned().measures == 1


def test_a_network_is_read_back(tiny: Game, tmp_path: Path) -> None:
    path, network = tmp_path / "n.json", some_network(tiny)
    path.write_text(write_network(network), encoding="utf-8")
    again = read_network(path, "tiny", 1)
    assert again == network
    assert again.digest == network.digest
    assert replace(network, last=[*network.last[:-1], network.last[-1] + 1]).digest != network.digest


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "chess"}, "got game 'chess', expected 'tiny'"),
        ({"measures": 2}, "got measures 2, expected 1"),
        ({"format": 2}, "got format 2"),
        ({"estimate": 0.5}, "estimate: got 0.5"),
        ({"bias": []}, "got 0 hidden units"),
        ({"bias": [0] * 65}, "got 65 hidden units"),
        ({"last": [40_000, 0, 0, 0, 0]}, "at most 32767"),
        ({"last": [1]}, "expected 5 whole numbers"),
        ({"centre": [True, 0]}, "got True"),
        ({"layer": [[0] * 5]}, "expected 2 rows"),
        ({"more": 1}, "is no network"),
    ],
)
def test_what_is_no_network_is_refused(tiny: Game, tmp_path: Path, change: dict[str, Any], says: str) -> None:
    path = tmp_path / "n.json"
    document = {**json.loads(write_network(some_network(tiny))), **change}
    path.write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(NetworkError, match=says):
        read_network(path, "tiny", 1)
    path.write_text("{", encoding="utf-8")
    with pytest.raises(NetworkError, match="cannot be read"):
        read_network(path, "tiny", 1)
