"""What an Apprentice sees, and what it does with it: it looks no further than the table, and misses no palace."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.bots.walks import sampled
from tests.rules.architect.test_palace import FIFTEEN, FIFTEEN_BY_OTHERS, SIXTEEN, arrive, ready

from queenswright.bots import SeatedBot, read_bot
from queenswright.bots.mind import Mind
from queenswright.bots.sight import APPRENTICE, END, sight_of
from queenswright.games.architect.judgement.estimate import MEASURES, WEIGHT_UNIT
from queenswright.games.architect.judgement.weights import WEIGHTS
from queenswright.kernel.game import Game

UNSEEN = {
    "later_performance",
    "jobs",
    "more_talers",
    "ready_bonds",
    "other_bonds",
    "confidence",
    "sites_around",
    "rested_guilds",
    "tired",
    "construct_next",
    "travel_next",
    "hire_next",
    "on_labour",
    "on_hire",
    "on_bank",
    "on_travel",
    "on_tavern",
    "turns_to_wait",
}
"""All that is not on the table yet: what craftsmen and money will be good for later, and the coming turn."""


def test_an_apprentice_sees_what_is_there_and_nothing_that_is_to_come(architect: Game) -> None:
    seen = {name: (0.0, 0.0) if name in UNSEEN else ends for name, ends in WEIGHTS.items()}
    assert set(WEIGHTS) > UNSEEN
    assert sight_of(architect, APPRENTICE) == [
        round(WEIGHT_UNIT * seen[name][end]) for end in (0, 1) for name in MEASURES
    ]


def test_it_keeps_its_eyes_when_the_estimate_is_tuned(architect: Game) -> None:
    position = next(sampled(architect, 2, seed=4, every=40))
    tuned = replace(architect.judgement(), weights=[0] * len(architect.judgement().weights))
    other = Game(replace(architect.rules, judgement=lambda: tuned), architect.pack)
    thoughts = [SeatedBot(game, read_bot("apprentice"), seed=3).think(position) for game in (architect, other)]
    assert thoughts[0].move == thoughts[1].move
    assert thoughts[0].shares == thoughts[1].shares


@pytest.mark.parametrize("crew", [FIFTEEN, SIXTEEN])
@pytest.mark.parametrize(("seat", "players"), [(0, 2), (1, 2), (2, 3), (3, 4)])
def test_it_never_passes_over_a_palace(architect: Game, crew: dict[str, int], seat: int, players: int) -> None:
    position = arrive(architect, ready(crew, talers=12), seat, players)
    assert SeatedBot(architect, read_bot("apprentice"), seed=seat).think(position).move.text == "palace"


def test_it_says_what_it_expects(architect: Game) -> None:
    """The line begins with its move, and the shares add up."""
    for position in sampled(architect, 3, seed=4, every=40):
        thought = SeatedBot(architect, read_bot("apprentice"), seed=3).think(position)
        assert thought.line[0] == thought.move.text
        assert sum(thought.shares) == pytest.approx(1)


def test_it_goes_to_the_palace_that_is_one_turn_away(architect: Game) -> None:
    """Also where another one may be ready too."""
    for other in ({}, ready(FIFTEEN_BY_OTHERS)):
        position = architect.position({"seats": [ready(), dict(other)], "to_move": 0, "round": 20})
        bot = SeatedBot(architect, read_bot("apprentice"), seed=1)
        while position.to_move == 0 and not position.is_over:
            position.push(bot.think(position).move)
        assert position.state.contribution[0] == 15


def test_the_end_is_seen_where_it_is(architect: Game) -> None:
    end = Mind(architect, sight_of(architect, END))
    position = arrive(architect, ready())
    worth, _ = end.plan(position.held)
    assert {position.move_at(i).text for i, value in worth.items() if value > 0} == {"palace"}
    far, _ = end.plan(arrive(architect, ready(track=8)).held)
    assert max(far.values()) <= 0


def test_a_game_without_such_eyes_has_an_apprentice_that_plays_as_the_planner(tiny: Game) -> None:
    assert sight_of(tiny, APPRENTICE) is None
    for position in sampled(tiny, 2, seed=2, every=3):
        moves = [SeatedBot(tiny, read_bot(name), seed=9).think(position).move for name in ("apprentice", "greedy")]
        assert moves[0] == moves[1]
