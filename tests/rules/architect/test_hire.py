"""QA-HIRE: the Hire action: cost, jobs, and who may be hired."""

from typing import Any

import pytest
from tests.rules.architect.hiring import (
    AFTER_ONE_GAP,
    BILLBOARD,
    FULL_STAR,
    PILE,
    PLAYERS_AND_SEATS,
    A,
    B,
    C,
    D,
    E,
    F,
    Y,
    Z,
    at_hire,
    crew_of,
)
from tests.rules.architect.situations import clause, outcome, texts

from queenswright.kernel.errors import IllegalMove
from queenswright.kernel.game import Game


@pytest.mark.clauses("QA-HIRE-02", "QA-HIRE-03", "QA-HIRE-15", "QA-HIRE-16", "QA-HIRE-20", "QA-HIRE-21")
@pytest.mark.parametrize(("players", "seat"), PLAYERS_AND_SEATS)
@pytest.mark.parametrize("space", range(1, 7))
def test_every_space_has_its_cost_and_its_jobs(architect: Game, space: int, players: int, seat: int) -> None:
    """Marker on 6: the space n from the bottom costs n talers and marks the corner with n jobs left."""
    pos = at_hire(architect, talers=space, seat=seat, players=players)
    expected = {
        f"seats.{seat}.talers": 0,
        f"seats.{seat}.craftsmen.{BILLBOARD[space - 1]}": 6 - space,
        "billboard": AFTER_ONE_GAP[space],
        "pile": [Y, Z],
    }
    if space < 6:
        expected["price"] = 5
    assert outcome(pos, f"hire {space}") == expected
    assert (pos.step, pos.to_move) == ("architect", (seat + 1) % players)


@pytest.mark.clauses("QA-HIRE-02", "QA-HIRE-20")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("talers", [1, 2, 3, 4, 5, 6, 7])
def test_nobody_hires_for_more_talers_than_they_hold(architect: Game, talers: int, seat: int) -> None:
    pos = at_hire(architect, talers, seat=seat)
    affordable = min(talers, 6)
    assert texts(pos) == [*(f"hire {n}" for n in range(1, affordable + 1)), "forfeit"]
    assert [clause(pos, f"hire {n}") for n in range(affordable + 1, 7)] == ["QA-HIRE-02"] * (6 - affordable)


@pytest.mark.clauses("QA-HIRE-02")
@pytest.mark.parametrize(("players", "seat"), PLAYERS_AND_SEATS)
def test_without_a_taler_the_hire_is_forfeited_at_once(architect: Game, players: int, seat: int) -> None:
    """Even the cheapest costs 1 taler, so nothing but forfeiting is left."""
    seats: list[dict[str, Any]] = [{"talers": 7} for _ in range(players)]
    seats[seat]["talers"] = 0
    pos = architect.position({"seats": seats, "to_move": seat, "billboard": BILLBOARD, "pile": PILE})
    assert outcome(pos, "move 2") == {f"seats.{seat}.architect": "hire"}
    assert (pos.step, pos.to_move) == ("architect", (seat + 1) % players)


@pytest.mark.clauses("QA-HIRE-05")
def test_lena_pays_4_talers_for_a_lumberjack(architect: Game) -> None:
    """The fourth space from the bottom: 4 jobs left, position 2."""
    billboard = [B, C, D, "lumberjack-2", E, F]
    pos = at_hire(architect, talers=9, billboard=billboard, pile=[A])
    assert outcome(pos, "hire 4") == {
        "seats.0.talers": 9 - 4,
        "seats.0.craftsmen.lumberjack-2": 2,
        "price": 5,
        "billboard": [A, B, C, D, E, F],
        "pile": [],
    }


@pytest.mark.clauses("QA-HIRE-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_craftsman_per_hire(architect: Game, players: int) -> None:
    pos = at_hire(architect, talers=99, seat=players - 1, players=players)
    pos.push("hire 1")
    assert (pos.step, pos.to_move) == ("architect", 0)
    with pytest.raises(IllegalMove):
        pos.push("hire 1")
    assert crew_of(pos, players - 1) == {A: 5}


@pytest.mark.clauses("QA-HIRE-04")
@pytest.mark.parametrize("size", range(6))
def test_any_free_notch_will_do(architect: Game, size: int) -> None:
    """As long as one of six notches is free, whoever sits on the others, the hire goes through without a question."""
    names = list(FULL_STAR)
    for first in range(6):
        crew = {name: FULL_STAR[name] for name in (names[first:] + names[:first])[:size]}
        pos = at_hire(architect, talers=1, crew=crew, seat=1)
        pos.push("hire 1")
        assert crew_of(pos, 1) == crew | {A: 5}
        assert (pos.step, pos.to_move) == ("architect", 0)


@pytest.mark.clauses("QA-HIRE-06")
def test_three_craftsmen_of_one_guild_may_serve_together(architect: Game) -> None:
    crew = {"tailor-1": 0, "tailor-2": 3}
    pos = at_hire(architect, talers=6, crew=crew)
    pos.push("hire 6")
    assert crew_of(pos) == {"tailor-1": 0, "tailor-2": 3, "tailor-3": 0}


@pytest.mark.clauses("QA-HIRE-07", "QA-HIRE-08", "QA-HIRE-34")
@pytest.mark.parametrize("position", range(6))
def test_lena_may_not_hire_the_tailoress_who_serves_her_already(architect: Game, position: int) -> None:
    """Wherever her own tailoress stands; at position 0 and 4 her performance is 0, which changes nothing."""
    pos = at_hire(architect, talers=6, crew={"tailor-3": position})
    assert clause(pos, "hire 6") == "QA-HIRE-34"
    assert texts(pos) == ["hire 1", "hire 2", "hire 3", "hire 4", "hire 5", "forfeit"]


@pytest.mark.clauses("QA-HIRE-07", "QA-HIRE-34")
@pytest.mark.parametrize("space", range(1, 7))
@pytest.mark.parametrize("seat", [0, 2])
def test_a_character_in_service_blocks_its_twin_on_every_space(architect: Game, space: int, seat: int) -> None:
    others = dict.fromkeys(list(FULL_STAR)[:4], 1)
    pos = at_hire(architect, crew=others | {BILLBOARD[space - 1]: 1}, seat=seat, players=3)
    assert clause(pos, f"hire {space}") == "QA-HIRE-34"
    assert texts(pos) == [*(f"hire {n}" for n in range(1, 7) if n != space), "forfeit"]


@pytest.mark.clauses("QA-HIRE-34")
def test_several_twins_on_the_billboard_are_all_blocked(architect: Game) -> None:
    pos = at_hire(architect, crew={A: 0}, billboard=[A, B, C, D, E, A])
    assert texts(pos) == ["hire 2", "hire 3", "hire 4", "hire 5", "forfeit"]


@pytest.mark.clauses("QA-HIRE-36")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 1), (1, 0), (2, 0)])
def test_other_players_may_hold_the_same_character(architect: Game, mine: int, theirs: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[mine] = {"talers": 1}
    seats[theirs] = {"craftsmen": {A: 2}}
    pos = architect.position({"seats": seats, "to_move": mine, "step": "hire", "billboard": BILLBOARD, "pile": PILE})
    pos.push("hire 1")
    assert crew_of(pos, mine) == {A: 5}
    assert crew_of(pos, theirs) == {A: 2}
