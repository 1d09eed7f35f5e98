"""QD-EPOCH-04, 05, 15, 17, 19 to 21: story cards, when one is read, which one, and for how long."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    changed_pack,
    clauses,
    finished,
    of_epoch,
    quietly,
    without_crowns,
)
from tests.rules.queensdale.telling import number_of, stories_told

from queenswright.games.queensdale.content.pack import FOLDER
from queenswright.kernel.errors import PositionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

SEEDS = range(40)
YELLOW = {f"y{n}" for n in range(1, 11)}
BROWN = {f"n{n}" for n in range(1, 7)}
SILVER = {f"v{n}" for n in range(1, 5)}
PERMANENT = {"y9", "n6"}
OF_EPOCH = {1: YELLOW, 2: YELLOW, 3: YELLOW, 4: YELLOW, 5: BROWN, 6: BROWN, 7: BROWN, 8: SILVER, 9: SILVER}


def next_game(game: Game, *seats: dict[str, Any], read: set[str] | None = None, **keys: Any) -> Position:
    """The game after one in which nobody has completed an epoch, with these story cards read before it."""
    stories = sorted(number_of(game, code) for code in read or ())
    branch = {"branch": "wall"} if keys.get("opened", 1) > 6 else {}
    over = finished(game, *(seats or ({}, {})), **branch | {"stories": stories} | keys)
    return quietly(without_crowns(over), "turn")


def numbers(game: Game, *codes: str) -> list[int]:
    return sorted(number_of(game, code) for code in codes)


@clauses("QD-EPOCH-04", "QD-NEXT-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_story_card_is_read_before_a_game_that_opens_no_epoch(queensdale: Game, players: int) -> None:
    pos = next_game(queensdale, *[{} for _ in range(players)])
    (code,) = stories_told(pos)
    assert code in YELLOW
    assert pos.view(0)["story_card"] == code
    assert pos.to_dict()["stories"] == [number_of(queensdale, code)]


@clauses("QD-EPOCH-04")
def test_none_is_read_when_an_epoch_opens(queensdale: Game) -> None:
    pos = next_game(queensdale, {"fame": 10}, {}, {}, opened=1)
    assert pos.to_dict()["opened"] == 2
    assert stories_told(pos) == []
    assert "story_card" not in pos.view(0)


@clauses("QD-EPOCH-04")
@pytest.mark.parametrize(("opened", "count"), [(1, 0), (3, 0), (4, 1)])
def test_none_is_read_before_a_pack_brings_them(tmp_path: Path, opened: int, count: int) -> None:
    later = changed_pack(tmp_path, ("\nstory_cards = 1", "\nstory_cards = 4"))
    assert len(stories_told(next_game(later, {}, {}, opened=opened))) == count


@clauses("QD-EPOCH-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_none_is_read_before_the_first_game(queensdale: Game, players: int) -> None:
    for seed in range(3):
        assert stories_told(quietly(queensdale.new(players, seed=seed), "turn")) == []


@clauses("QD-TWO-15")
@pytest.mark.parametrize(("other", "count"), [({"fame": 15}, 1), ({"fame": 16, "ticked": True}, 0)])
def test_with_two_a_first_completion_leads_to_a_story_card(queensdale: Game, other: dict[str, Any], count: int) -> None:
    """Unless the other player triggers epoch cards."""
    pos = next_game(queensdale, of_epoch(2) | {"fame": 16}, of_epoch(2, "b") | other, opened=2)
    assert len(stories_told(pos)) == count


@clauses("QD-EPOCH-05", "QD-EPOCH-15", "QD-LATER-28")
@pytest.mark.parametrize("epoch", range(1, 10))
def test_the_colour_is_that_of_the_epoch(queensdale: Game, epoch: int) -> None:
    drawn = set()
    for seed in SEEDS[:8]:
        pos = next_game(queensdale, of_epoch(epoch), of_epoch(1, "b"), opened=epoch, seed=seed)
        drawn |= set(stories_told(pos))
    assert len(drawn) > 1
    assert drawn <= OF_EPOCH[epoch]


@clauses("QD-EPOCH-04")
@pytest.mark.parametrize("epoch", [1, 5, 8])
def test_every_card_of_the_colour_can_be_drawn(queensdale: Game, epoch: int) -> None:
    all_cards = OF_EPOCH[epoch] & {card.code for card in queensdale.pack.content.stories}
    drawn: set[str] = set()
    for seed in range(200):
        drawn |= set(stories_told(next_game(queensdale, of_epoch(epoch), {}, opened=epoch, seed=seed)))
        if drawn == all_cards:
            break
    assert drawn == all_cards


@clauses("QD-EPOCH-19")
@pytest.mark.parametrize("last", ["y1", "y8"])
def test_a_card_that_was_read_is_out_of_its_deck(queensdale: Game, last: str) -> None:
    for seed in SEEDS[:6]:
        read = {card.code for card in queensdale.pack.content.stories} - {last}
        assert stories_told(next_game(queensdale, read=read, seed=seed)) == [last]


@clauses("QD-EPOCH-19")
def test_a_colour_that_is_used_up_is_shuffled_again_without_permanent_cards(queensdale: Game) -> None:
    every = {card.code for card in queensdale.pack.content.stories}
    drawn = set()
    for seed in SEEDS:
        pos = next_game(queensdale, read=every, seed=seed)
        (code,) = stories_told(pos)
        drawn.add(code)
        back = (YELLOW & every) - PERMANENT - {code}
        assert pos.to_dict()["stories_back"] == numbers(queensdale, *back)
        assert pos.to_dict()["stories"] == numbers(queensdale, *every)
    assert drawn <= YELLOW - PERMANENT
    assert len(drawn) > 5


@clauses("QD-EPOCH-19")
def test_a_shuffled_deck_is_used_up_card_by_card(queensdale: Game) -> None:
    every = {card.code for card in queensdale.pack.content.stories}
    for seed in SEEDS[:6]:
        pos = next_game(queensdale, read=every, stories_back=numbers(queensdale, "y4"), seed=seed)
        assert stories_told(pos) == ["y4"]
        assert "stories_back" not in pos.to_dict()


@clauses("QD-EPOCH-19")
def test_other_colours_are_not_shuffled(queensdale: Game) -> None:
    pos = next_game(queensdale, of_epoch(5), {}, opened=5, read=YELLOW & _codes(queensdale))
    assert stories_told(pos)[0] in BROWN
    assert "stories_back" not in pos.to_dict()


def _codes(game: Game) -> set[str]:
    return {card.code for card in game.pack.content.stories}


@clauses("QD-EPOCH-19")
def test_without_any_card_the_step_is_skipped(tmp_path: Path) -> None:
    text = (FOLDER / "valley.toml").read_text(encoding="utf-8")
    yellow = [line for line in text.splitlines(keepends=True) if 'colour = "yellow", effect' in line]
    game = changed_pack(tmp_path, *((line, "") for line in yellow))
    pos = next_game(game, read={"y9"})
    assert stories_told(pos) == []
    assert pos.view(0)["story_card"] is None
    assert pos.view(0)["lasting_cards"] == ["y9"]
    assert stories_told(next_game(game)) == ["y9"]


@clauses("QD-EPOCH-19")
def test_a_card_that_comes_back_has_a_new_line_in_front(queensdale: Game) -> None:
    every = {card.code for card in queensdale.pack.content.stories}
    first = next_game(queensdale, read=every - {"y1"})
    assert stories_told(first, "again") == []
    assert stories_told(next_game(queensdale, read=every, stories_back=numbers(queensdale, "y1")), "again") == ["y1"]


@clauses("QD-EPOCH-20")
def test_a_card_lasts_one_game_unless_it_is_permanent(queensdale: Game) -> None:
    """Epoch cards are read before the game that follows, so nothing takes the place of the card."""
    for code, lasting in (("y1", []), ("y9", ["y9"])):
        before = {"story": number_of(queensdale, code)}
        pos = next_game(queensdale, {"fame": 10}, {}, {}, read={code}, **before)
        assert pos.to_dict()["opened"] == 2
        assert pos.view(0)["story_card"] is None
        assert pos.view(0)["lasting_cards"] == lasting


@clauses("QD-EPOCH-17")
def test_a_card_is_for_all_players_whatever_their_epoch(queensdale: Game) -> None:
    number = number_of(queensdale, "y1")
    for me in (0, 1):
        own = {"dice": ["action"], "goods": {}}
        seats = [of_epoch(4), of_epoch(1)]
        seats[me] |= own
        keys = {"opened": 4, "story": number, "stories": [number], "to_move": me, "step": "place"}
        pos = at(queensdale, *seats, **keys)
        pos.push("scout 4")
        assert pos.to_dict()["pending"][-1]["argument"]["steps"] == 5


@clauses("QD-EPOCH-07")
@pytest.mark.parametrize("seats", [({}, {}), ({"fame": 10}, {}, {})], ids=["story card", "epoch cards"])
def test_nobody_is_asked_whether_a_card_is_followed(queensdale: Game, seats: tuple[dict[str, Any], ...]) -> None:
    """Neither a story card nor an epoch card; what it says holds from then on."""
    pos = next_game(queensdale, *seats)
    told = [deed for deed in pos.actions() if deed.step == "tell"]
    assert len(told) == (1 if len(seats) == 2 else 3)
    assert not [move for move in pos.moves if move.step == "tell"]


def test_all_see_the_cards_in_force_and_nobody_the_next_one(queensdale: Game) -> None:
    number = number_of(queensdale, "y6")
    pos = at(queensdale, {}, {}, story=number, stories=[number, number_of(queensdale, "y9")])
    for viewer in (0, 1, None):
        view = pos.view(viewer)
        assert (view["story_card"], view["lasting_cards"]) == ("y6", ["y9"])
        assert view["cards_read"] == ["story y6", "story y9"]
    texts = pos.disclosed_texts(0)
    assert {text for text in texts if text.startswith("story-card-")} == {
        *(f"story-card-y6-{part}" for part in ("title", "text", "rule", "again")),
        *(f"story-card-y9-{part}" for part in ("title", "text", "rule")),
    }


@clauses("QD-COMP-38")
def test_a_guess_at_what_is_hidden_draws_another_card(queensdale: Game) -> None:
    """The deck has no order: only chance decides, and chance is hidden."""
    over = finished(queensdale, {"goods": {"timber": 4}}, {}, stories=[])
    drawn = {stories_told(quietly(over.redealt(0, seed), "turn"))[-1] for seed in range(12)}
    assert len(drawn) > 1


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ({"stories": [31]}, "story cards"),
        ({"story": 1}, "QD-EPOCH-20"),
        ({"stories": [1], "stories_back": [2]}, "QD-EPOCH-19"),
        ({"stories": [1], "story": 1, "stories_back": [1]}, "QD-EPOCH-19"),
        ({"stories": ["y9"], "stories_back": ["y9"]}, "QD-EPOCH-19"),
        ({"stories": [0]}, "stories"),
    ],
)
def test_a_document_names_cards_that_were_read(queensdale: Game, keys: dict[str, Any], said: str) -> None:
    document = {
        key: [number_of(queensdale, one) if isinstance(one, str) else one for one in value]
        if isinstance(value, list)
        else value
        for key, value in keys.items()
    }
    with pytest.raises(PositionError, match=said):
        at(queensdale, {}, {}, **document)
