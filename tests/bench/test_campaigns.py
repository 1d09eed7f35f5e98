"""Campaigns for the balance: every game is seen at its end, and the same seed plays the same."""

from __future__ import annotations

import random
from typing import Any

from bench.campaigns import EXPECTED, campaign, ends_of_games, figures, lines

from queenswright.games.queensdale.state.course import PLAY, RUNNING
from queenswright.games.queensdale.steps import FIRST
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

SEED = 11


class Careless:
    """Plays whatever comes, fast; the same seed chooses the same."""

    def __init__(self, game: Game) -> None:
        self.loops, self.pack = game.rules.loops, game.pack.mirror

    def self_play(self, state: Any, seed: int, limit: int) -> int:
        chance, made = random.Random(seed), 0
        while True:
            forced = self.loops.forced(self.pack, state)
            while forced >= 0:
                self.loops.perform_one(self.pack, state, forced)
                forced = self.loops.forced(self.pack, state)
            mask = self.loops.legal_mask(self.pack, state) if state.agenda_depth else 0
            if mask == 0 or made == limit:
                return made
            first = FIRST[state.agenda_step[state.agenda_depth - 1]]
            self.loops.perform_one(self.pack, state, first + chance.choice([i for i in range(64) if mask >> i & 1]))
            made += 1


def test_every_game_is_seen_when_its_last_turn_ends(queensdale: Game) -> None:
    state = queensdale.copy_state(queensdale.new(2, SEED, {"games": 3}).held)
    seen = list(ends_of_games(queensdale, Careless(queensdale), state, random.Random(SEED)))
    assert [s.game_number for s in seen] == [1, 2, 3]
    assert {(s.phase, s.ended) for s in seen} == {(PLAY, RUNNING)}
    for s in seen:
        position = Position(queensdale, queensdale.copy_state(queensdale.hold(s)))
        position.push("end turn" if s.placed else "leave round")
        assert position.state.phase != PLAY
    assert state.ended != RUNNING


def test_what_the_ends_show_is_what_the_facts_say(queensdale: Game) -> None:
    one = campaign(queensdale, Careless(queensdale), 3, SEED, {"games": 2})
    again = campaign(queensdale, Careless(queensdale), 3, SEED, {"games": 2})
    assert one == again
    assert [len(game["seats"]) for game in one["games"]] == [3, 3]
    assert one["end"] == "games"
    assert sum(seat["won"] for seat in one["seats"]) == 1
    for game in one["games"]:
        for seat in game["seats"]:
            assert seat["surplus"] == sum(seat["fame"].values()) - 10


def test_the_table_puts_figures_beside_what_was_expected() -> None:
    seat = {"epoch": 1, "surplus": 0, "fame": {"build": 8, "hut": 2}}
    other = {"epoch": 1, "surplus": -2, "fame": {"build": 6, "herb": 4}}
    games = [{"rounds": 7, "seats": [seat, other]}] * 18
    played = {
        "players": 2,
        "end": "castle",
        "seats": [{"completed": 9, "won": True}, {"completed": 7, "won": False}],
        "games": games,
    }
    shown = "\n".join(lines(2, figures([played, played])))
    assert "2 campaigns, 2 to the castle" in shown
    assert "18 / 18.0 / 18   expected 17 / 19.0 / 23" in shown
    assert "50.0 %   expected 62%" in shown
    assert "70 / 10 / 0 / 20 / 0" in shown
    assert f"2.0   expected {EXPECTED[2].behind}" in shown
