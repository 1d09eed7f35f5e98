"""The log of a table as a campaign file and back: the same way to the same situation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
import tests.tiny
from tests.records.campaigns import begun, branched, move_on, played, plus

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.records.campaign import BACK, MOVE, RULES, SEAT, UNDO, Campaign
from queenswright.records.campaign.replay import Replay
from queenswright.records.campaign.text import read_campaign, write_campaign
from queenswright.table import Happening, Settings, TableState, apply, open_table, wishes
from queenswright.table.export import Agreed, NoCampaign, campaign_of, happenings_of


def agreed(game: Game, version: int = 1) -> Agreed:
    return Agreed(game, 2, 7, {}, version)


def folded(game: Game, happenings: Sequence[Happening], version: int = 1) -> TableState:
    state = open_table(game, 2, 7, {}, Settings(auto_end=True), version)
    for happening in happenings:
        apply(state, happening)
    return state


def there_and_back(campaign: Campaign, game: Game) -> TableState:
    """Import a campaign, fold it, and export it again: the text is the same."""
    happenings = happenings_of(campaign, game, "local")
    state = folded(game, happenings)
    assert state.line is not None
    assert state.line.position.digest == Replay(campaign, game).run_every_line().digest
    assert write_campaign(campaign_of(agreed(game), happenings)) == write_campaign(campaign)
    return state


def test_moves_come_back(tiny: Game) -> None:
    state = there_and_back(played(tiny, 8), tiny)
    assert [(seat.kind, seat.label, seat.person) for seat in state.seats] == [
        ("person", "Anna", "local"),
        ("bot", "random", None),
    ]


def test_what_was_taken_back_and_who_took_over_come_back(tiny: Game) -> None:
    state = there_and_back(branched(tiny), tiny)
    assert [seat.label for seat in state.seats] == ["Anna", "Ben"]
    assert state.line is not None
    assert [seat.name for seat in state.line.seats] == ["Anna", "Ben"]


def test_going_back_leaves_nothing_to_redo(tiny: Game) -> None:
    position = tiny.new(2, 7)
    campaign = move_on(begun(tiny), position, 5)
    for _ in range(4):
        position.pop()
    campaign = plus(campaign, BACK, "", "1", position.digest)
    state = there_and_back(campaign, tiny)
    assert state.taken == ()
    assert state.line is not None
    assert not state.line.can_redo
    assert len(state.line.played) == 1


def test_a_way_to_moves_that_were_out_of_force_is_played_again(tiny: Game) -> None:
    position = tiny.new(2, 7)
    campaign = move_on(begun(tiny), position, 3)
    position.pop()
    campaign = plus(campaign, UNDO, "", "2", position.digest)
    campaign = move_on(campaign, position, 1, seed=5)
    campaign = plus(campaign, BACK, "", "3", campaign.entries[2].state)
    happenings = happenings_of(campaign, tiny, "local")
    state = folded(tiny, happenings)
    assert state.line is not None
    assert state.line.position.digest == campaign.entries[2].state
    again = campaign_of(agreed(tiny), happenings)
    assert [entry.value for entry in again.in_force()] == [entry.value for entry in campaign.in_force()]
    assert Replay(again, tiny).run_every_line().digest == campaign.entries[2].state


def test_raised_rules_come_back_and_go_with_the_moves_before_them(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tests.tiny, "RULES", replace(tests.tiny.RULES, rules_version=2))
    game = qw.load("tiny")
    position = game.new(2, 7, rules_version=1)
    campaign = move_on(begun(game), position, 3)
    position.play_by(2)
    campaign = move_on(plus(campaign, RULES, "", "2", position.digest), position, 2)
    state = there_and_back(campaign, game)
    assert state.line is not None
    assert state.line.position.state.rules_version == 2
    position.pop()
    position.pop()
    campaign = plus(campaign, UNDO, "", "4", position.digest)
    state = there_and_back(campaign, game)
    assert state.line is not None
    assert state.line.position.state.rules_version == 2
    position.pop()
    campaign = plus(campaign, BACK, "", "2", position.digest)
    state = there_and_back(campaign, game)
    assert state.line is not None
    assert state.line.position.state.rules_version == 1


def test_a_table_as_people_use_it_becomes_a_file_that_can_be_imported(tiny: Game) -> None:
    state = open_table(tiny, 2, 7, {}, Settings())
    log: list[Happening] = []

    def happen(happenings: Sequence[Happening]) -> None:
        for happening in happenings:
            log.append(happening)
            apply(state, happening)

    happen(wishes.sit(state, "a", 0, "Anna", now=0.0))
    happen(wishes.sit(state, "b", 1, "Ben", now=1.0))
    both = (0, 1)
    for _ in range(3):
        assert state.line is not None
        happen(wishes.move(state, both, state.line.position.legal_moves[0].text, now=2.0))
        if state.holding is not None:
            happen(wishes.end_turn(state, both, now=2.0))
    happen(wishes.say(state, (0,), "Anna", "well played", now=3.0))
    happen(wishes.undo(state, both, now=4.0))
    happen(wishes.redo(state, both, now=5.0))
    happen(wishes.leave(state, (1,), now=6.0))
    happen(wishes.seat_bot(state, (0,), 1, "random", now=7.0))
    campaign = read_campaign(write_campaign(campaign_of(agreed(tiny), log)).encode()).campaign
    kinds = [entry.kind for entry in campaign.entries]
    assert kinds == [MOVE, MOVE, MOVE, UNDO, MOVE, SEAT, SEAT]
    again = folded(tiny, happenings_of(campaign, tiny, "local"))
    assert state.line is not None
    assert again.line is not None
    assert again.line.position.digest == state.line.position.digest
    assert again.seats[1].bot == "random"


def test_what_a_file_cannot_hold_is_refused(tiny: Game) -> None:
    with pytest.raises(NoCampaign):
        campaign_of(agreed(tiny), [Happening("seated", 0, 0.0, {"person": "a", "name": "Anna"})])
    start = tiny.new(2, 7).to_dict()
    seated = [Happening("bot", seat, 0.0, {"bot": "random"}) for seat in range(2)]
    begins_with_situation = [*seated, Happening("started", None, 0.0, {"start": start})]
    assert folded(tiny, begins_with_situation).line is not None
    with pytest.raises(NoCampaign):
        campaign_of(agreed(tiny), begins_with_situation)
