"""QA-HIRE-22: price scales of other packs, and house rules of hiring."""

from pathlib import Path
from typing import Any

import pytest
from tests.rules.architect.hiring import (
    AFTER_ONE_GAP,
    BILLBOARD,
    FULL_STAR,
    PILE,
    A,
    B,
    C,
    D,
    E,
    F,
    X,
    Y,
    Z,
    again,
    at_hire,
    crew_of,
    removed,
)
from tests.rules.architect.situations import outcome, texts

import queenswright as qw
from queenswright.games.architect.content.pack import FOLDER
from queenswright.kernel.errors import PackError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


def with_scale(folder: Path, values: str) -> Game:
    text = (FOLDER / "royal.toml").read_text(encoding="utf-8")
    assert "values = [6, 5, 4, 3]" in text
    path = folder / "scale.toml"
    path.write_text(text.replace("values = [6, 5, 4, 3]", f"values = {values}"), encoding="utf-8")
    return qw.load("architect", pack=str(path))


@pytest.mark.clauses("QA-HIRE-22")
def test_the_shipped_price_scale_is_6_5_4_3(architect: Game) -> None:
    """Four hires of others in a row: three steps to the right, then back to 6 without the topmost."""
    pos = at_hire(architect, talers=99)
    prices = [pos.to_dict()["price"]]
    for _ in range(4):
        pos.push("hire 1")
        prices.append(pos.to_dict()["price"])
        pos = again(architect, pos, 0, craftsmen={})
    assert prices == [6, 5, 4, 3, 6]


@pytest.mark.clauses("QA-HIRE-22", "QA-HIRE-13")
def test_a_price_scale_of_length_1_removes_the_topmost_every_time(tmp_path: Path) -> None:
    game = with_scale(tmp_path, "[6]")
    pos = at_hire(game, talers=1)
    gone = removed(pos, F)
    result = outcome(pos, "hire 1")
    assert result["billboard"] == [Y, X, B, C, D, E]
    assert result[f"removed.{F}"] == gone + 1
    assert pos.to_dict()["price"] == 6


@pytest.mark.clauses("QA-HIRE-22", "QA-HIRE-12")
def test_the_longest_price_scale_ends_with_a_topmost_craftsman_for_nothing(tmp_path: Path) -> None:
    game = with_scale(tmp_path, "[6, 5, 4, 3, 2, 1, 0]")
    pos = at_hire(game, talers=1, price=1)
    pos.push("hire 1")
    assert pos.to_dict()["price"] == 0
    free = again(game, pos, 1, talers=0)
    assert texts(free) == ["hire 6", "forfeit"]
    free.push("hire 6")
    assert crew_of(free, 1) == {F: 0}
    assert free.to_dict()["price"] == 6


@pytest.mark.clauses("QA-HIRE-22")
@pytest.mark.parametrize("values", ["[5, 4, 3]", "[6, 4, 3]", "[6, 6, 5]", "[6, 5, 6]", "[7, 6, 5]", "[]"])
def test_another_start_or_step_of_the_price_scale_is_refused(tmp_path: Path, values: str) -> None:
    with pytest.raises(PackError, match="price_scale"):
        with_scale(tmp_path, values)


def why_no_hire_is_possible(pos: Position, move: str) -> str | None:
    """The clause that refuses a hire after `move 2`, looked up before the Hire action is forfeited by itself."""
    game, loops = pos.game, pos.game.rules.loops
    state = game.hold(game.rules.state.copy(pos.state))
    game.call(loops.perform_one, state, pos.parse("move 2").action)
    action = pos.parse(move).action
    return game.refusal_of(game.mirror(state), action, game.call(loops.refusal, state, action)).clause


def third_hire(game: Game, counted: int, **more: Any) -> Position:
    return at_hire(game, options={"price_marker_every_third_hire": True}, hires_counted=counted, **more)


@pytest.mark.clauses("QA-VAR-02", "QA-VAR-03")
@pytest.mark.parametrize(("counted", "price"), [(0, 6), (1, 6), (2, 5), (3, 6), (4, 6), (5, 5), (8, 5)])
def test_with_the_house_rule_the_marker_moves_after_every_third_hire(architect: Game, counted: int, price: int) -> None:
    pos = third_hire(architect, counted, seat=1)
    pos.push("hire 3")
    after = pos.to_dict()
    assert after["price"] == price
    assert after["hires_counted"] == counted + 1
    assert after["billboard"] == AFTER_ONE_GAP[3]


@pytest.mark.clauses("QA-VAR-03")
@pytest.mark.parametrize("counted", [0, 1, 2])
def test_with_the_house_rule_the_topmost_counts_and_resets_the_marker(architect: Game, counted: int) -> None:
    pos = third_hire(architect, counted, price=4)
    pos.push("hire 6")
    assert pos.to_dict()["price"] == 6
    assert pos.to_dict()["hires_counted"] == counted + 1
    assert pos.to_dict()["billboard"] == AFTER_ONE_GAP[6]


@pytest.mark.clauses("QA-VAR-03")
def test_with_the_house_rule_a_third_hire_beyond_the_right_end_removes_the_topmost(architect: Game) -> None:
    pos = third_hire(architect, 1, price=3)
    pos.push("hire 1")
    assert pos.to_dict()["price"] == 3
    assert pos.to_dict()["billboard"] == [X, B, C, D, E, F]
    pos = again(architect, pos, 1)
    gone = removed(pos, F)
    pos.push("hire 2")
    assert pos.to_dict()["price"] == 6
    assert pos.to_dict()["billboard"] == [Z, Y, X, C, D, E]
    assert removed(pos, F) == gone + 1


@pytest.mark.clauses("QA-VAR-03")
def test_with_the_house_rule_a_forfeited_hire_is_not_counted(architect: Game) -> None:
    assert outcome(third_hire(architect, 2), "forfeit") == {}


@pytest.mark.clauses("QA-VAR-02")
def test_without_the_house_rule_hires_are_not_counted(architect: Game) -> None:
    pos = at_hire(architect)
    pos.push("hire 1")
    assert pos.to_dict()["hires_counted"] == 0


@pytest.mark.clauses("QA-VAR-15")
def test_with_no_firing_a_full_star_cannot_hire(architect: Game) -> None:
    seats = [{"talers": 9, "craftsmen": FULL_STAR}, {}]
    options = {"no_firing": True}
    pos = architect.position({"seats": seats, "options": options, "billboard": BILLBOARD, "pile": PILE})
    assert {why_no_hire_is_possible(pos, f"hire {n}") for n in range(1, 7)} == {"QA-VAR-15"}
    assert outcome(pos, "move 2") == {"seats.0.architect": "hire"}
    assert (pos.step, pos.to_move) == ("architect", 1)


@pytest.mark.clauses("QA-VAR-15")
def test_with_no_firing_five_craftsmen_hire_as_usual(architect: Game) -> None:
    five = {name: FULL_STAR[name] for name in list(FULL_STAR)[1:]}
    pos = at_hire(architect, crew=five, options={"no_firing": True})
    assert texts(pos) == [*(f"hire {n}" for n in range(1, 7)), "forfeit"]


@pytest.mark.clauses("QA-VAR-16")
def test_with_the_house_rule_nobody_hires_once_the_pile_is_empty(architect: Game) -> None:
    options = {"no_hire_on_empty_pile": True}
    seats = [{"talers": 9}, {}]
    pos = architect.position({"seats": seats, "options": options, "billboard": BILLBOARD, "pile": []})
    assert {why_no_hire_is_possible(pos, f"hire {n}") for n in range(1, 7)} == {"QA-VAR-16"}
    assert outcome(pos, "move 2") == {"seats.0.architect": "hire"}
    assert (pos.step, pos.to_move) == ("architect", 1)


@pytest.mark.clauses("QA-VAR-16")
def test_with_the_house_rule_one_tile_in_the_pile_is_enough(architect: Game) -> None:
    pos = at_hire(architect, talers=1, pile=[X], options={"no_hire_on_empty_pile": True})
    assert texts(pos) == ["hire 1", "forfeit"]
    pos.push("hire 1")
    assert crew_of(pos) == {A: 5}
