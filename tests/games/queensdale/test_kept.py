"""Whoever remarks on a game reads that game, and a few events of those before it: no move costs more as games go by."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from tests.games.queensdale.campaigns import GOALS, RED
from tests.games.queensdale.test_remarks import IDLE
from tests.rules.queensdale.situations import changed_pack
from tests.table.resuming import taken_up
from tests.table.tables import play, table_of

from queenswright.games.queensdale.telling.kept import A_GAME
from queenswright.kernel.data import Event
from queenswright.kernel.shared import Shared
from queenswright.table import Settings, TableState, fork, stored_log
from queenswright.table.stored_log import BLOCK

GAMES = 2
FEW = 0.3
"""At most this share of what was told is kept."""


class Closed(Sequence[Event]):
    """A story that nobody may read."""

    def __getitem__(self, place: Any) -> Any:
        raise AssertionError("a story of an earlier game was read")

    def __len__(self) -> int:
        raise AssertionError("a story of an earlier game was read")

    def __iter__(self) -> Iterator[Event]:
        raise AssertionError("a story of an earlier game was read")


def play_a_game(state: TableState, chance: random.Random) -> None:
    """Random moves until the next game has begun."""
    line = state.line
    assert line is not None
    while A_GAME not in {event.message for one in line.played[-1:] for event in one.events}:
        moves = line.position.legal_moves
        better = [move for move in moves if not move.text.startswith(IDLE)]
        play(state, chance.choice(better or moves).text)


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory) -> TableState:
    """A table of two at which some games were played, and the next one has begun."""
    game = changed_pack(tmp_path_factory.mktemp("pack"), GOALS, RED)
    state = table_of(game, ["Anna", "Ben"], Settings(auto_end=True))
    chance = random.Random(5)
    for _ in range(GAMES):
        play_a_game(state, chance)
        play(state)
    return state


def test_the_end_of_a_game_reads_no_story_of_the_games_before(late: TableState) -> None:
    state = fork(late)
    line = state.line
    assert line is not None
    began = max(one.place for one in line.kept if one.event.message == A_GAME)
    played = [one._replace(events=Closed()) if place < began else one for place, one in enumerate(line.played)]
    line.played = Shared(played)
    assert began > 0
    play_a_game(state, random.Random(1))
    assert "qd-story-margin" in {event.message for event in line.played[-1].events}


def test_a_table_that_came_back_decodes_only_the_game_that_ends(
    late: TableState, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = taken_up(late)
    line = state.line
    assert line is not None
    began = max(one.place for one in line.kept if one.event.message == A_GAME)
    decoded: list[bytes] = []
    decode = stored_log._decode

    def noted(block: bytes) -> Any:
        decoded.append(block)
        return decode(block)

    monkeypatch.setattr(stored_log, "_decode", noted)
    before = len(line.played)
    play_a_game(state, random.Random(1))
    assert "qd-story-margin" in {event.message for event in line.played[-1].events}
    assert 0 < len(decoded) <= before // BLOCK - began // BLOCK + 1 < (before + BLOCK - 1) // BLOCK


def test_little_is_kept(late: TableState) -> None:
    line = late.line
    assert line is not None
    assert 0 < len(line.kept) < FEW * sum(len(one.events) for one in line.played)


def test_what_is_taken_back_is_not_kept(late: TableState) -> None:
    state = fork(late)
    line = state.line
    assert line is not None
    before, places = list(line.kept), {one.place for one in line.kept}
    count = len(line.played) - sorted(places)[-3]
    line.take_back(count)
    assert [one for one in before if one.place < len(line.played)] == list(line.kept) != before
    line.redo()
    assert list(line.kept) == before == list(late.line.kept if late.line else ())
