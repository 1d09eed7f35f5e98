"""QD-NEXT-02: where the goods come from that a game starts with is told, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import clauses, finished, of_epoch, play, quietly
from tests.rules.queensdale.telling import events
from tests.rules.queensdale.test_wall import wall

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

GOALS = [10, 16, 22, 30, 38, 46, 54, 62, 70]
VOTED = [0, 0, 0, 0, 0, 0, 0]
BLUE, MIXED = wall("blue 1", "blue 2", "blue 3"), wall("blue 1", "blue 2", "red 3")


def heard(pos: Position) -> set[str]:
    """What was told of gifts up to here, all of which can be read."""
    found = {event.message for event in events(pos) if event.message.startswith("qd-story-gift-")}
    assert found <= set(pos.disclosed_texts(None))
    return {message.removeprefix("qd-story-gift-") for message in found}


def told(game: Game, *seats: dict[str, Any], **keys: Any) -> set[str]:
    """What is told of the gifts of the game after this one."""
    return heard(quietly(finished(game, *(seats or ({}, {}, {})), **keys), "turn"))


def after_end(game: Game, epoch: int, **keys: Any) -> set[str]:
    """The same, after a game that has completed an epoch for the first time."""
    winner = of_epoch(epoch) | {"fame": GOALS[epoch - 1]}
    return told(game, winner, {}, {}, ends_read=epoch - 1, **keys)


@clauses("QD-NEXT-02", "QD-EPOCH-08")
@pytest.mark.parametrize(("epoch", "gift"), [(1, "missed"), (3, "tomes"), (4, "rivets")])
def test_what_an_end_card_brings(queensdale: Game, epoch: int, gift: str) -> None:
    gifts = {"missed", "tomes", "rivets"}
    assert after_end(queensdale, epoch) & gifts == {gift}
    assert told(queensdale, opened=epoch, ends_read=epoch) & gifts == set(), "for one game"


@clauses("QD-NEXT-02", "QD-EPOCH-08")
def test_nobody_missed_the_goal(queensdale: Game) -> None:
    assert "missed" not in told(queensdale, *[{"fame": 10}] * 3, ends_read=0)


@clauses("QD-LATER-56", "QD-LATER-60")
@pytest.mark.parametrize(
    ("number", "chosen", "gift"),
    [(0, 1, "oven"), (0, 2, "stage"), (5, 1, None), (5, 2, None), (5, 3, "hall"), (1, 1, None), (2, 1, None)],
)
def test_what_a_vote_brings_for_good(queensdale: Game, number: int, chosen: int, gift: str | None) -> None:
    votes = [*VOTED[:number], chosen, *VOTED[number + 1 :]]
    found = told(queensdale, of_epoch(8), of_epoch(8, "b"), opened=8, branch="road", ends_read=8, votes=votes)
    assert found == ({gift} if gift else set())


@clauses("QD-LATER-59")
@pytest.mark.parametrize(
    ("branch", "vote", "gift"), [("wall", 1, "healers"), ("wall", 2, None), ("road", 1, None), ("road", 2, "listen")]
)
def test_what_snow_and_fair_bring_for_one_game(queensdale: Game, branch: str, vote: int, gift: str | None) -> None:
    gifts = {"healers", "listen"}
    winner = of_epoch(7) | {"fame": GOALS[6]}
    pos = quietly(finished(queensdale, winner, {}, {}, ends_read=6, branch=branch), "vote")
    play(pos, *[f"vote {vote}"] * 3)
    assert heard(quietly(pos, "turn")) & gifts == ({gift} if gift else set())
    votes = [0, 0, 0, vote if branch == "wall" else 0, vote if branch == "road" else 0, 0, 0]
    later = told(queensdale, of_epoch(8), {}, opened=8, branch=branch, ends_read=7, votes=votes)
    assert later & gifts == set()


@clauses("QD-LATER-62", "QD-LATER-63")
@pytest.mark.parametrize(
    ("epochs", "opened", "gifts"),
    [
        ((5, 5), 5, set()),
        ((5, 4), 5, set()),
        ((6, 6), 6, set()),
        ((6, 4), 6, {"loaf"}),
        ((9, 9), 9, {"last"}),
        ((9, 8), 9, {"loaf", "last"}),
    ],
)
def test_the_loaf_and_the_last_beam(queensdale: Game, epochs: tuple[int, int], opened: int, gifts: set[str]) -> None:
    seats = [of_epoch(epoch, letter) for epoch, letter in zip(epochs, "ab", strict=True)]
    branch = {"branch": "road"} if opened > 6 else {}
    assert told(queensdale, *seats, opened=opened, ends_read=9, **branch) == gifts


@clauses("QD-LATER-39")
@pytest.mark.parametrize(
    ("segments", "opened", "gifts"),
    [
        (BLUE, 7, set()),
        (BLUE, 8, {"quarters"}),
        (MIXED, 8, set()),
        ([1] * 12, 7, {"wall"}),
        ([1] * 12, 8, {"wall", "quarters"}),
    ],
)
def test_what_the_wall_brings(queensdale: Game, segments: list[int | None], opened: int, gifts: set[str]) -> None:
    seats = of_epoch(opened), of_epoch(opened, "b"), of_epoch(opened, "c")
    assert told(queensdale, *seats, opened=opened, branch="wall", segments=segments, ends_read=9) == gifts


@clauses("QD-LATER-39", "QD-LATER-12")
def test_the_road_brings_nothing_at_the_start(queensdale: Game) -> None:
    seats = of_epoch(8), of_epoch(8, "b"), of_epoch(8, "c")
    assert told(queensdale, *seats, opened=8, branch="road", segments=[None, 1, 1] * 4, ends_read=9) == set()
