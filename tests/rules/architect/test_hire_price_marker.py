"""QA-HIRE: the price marker, moving up and refilling the billboard."""

import pytest
from tests.rules.architect.hiring import (
    AFTER_ONE_GAP,
    BILLBOARD,
    FULL_STAR,
    PLAYERS_AND_SEATS,
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
from tests.rules.architect.situations import clause, outcome, texts

from queenswright.kernel.game import Game

AFTER_TWO_GAPS = {
    1: [Y, X, B, C, D, E],
    2: [Y, X, A, C, D, E],
    3: [Y, X, A, B, D, E],
    4: [Y, X, A, B, C, E],
    5: [Y, X, A, B, C, D],
}


@pytest.mark.clauses("QA-HIRE-11", "QA-HIRE-12")
@pytest.mark.parametrize("price", [6, 5, 4])
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_hiring_another_makes_the_topmost_one_taler_cheaper(architect: Game, price: int, space: int) -> None:
    pos = at_hire(architect, talers=space, seat=1, price=price)
    result = outcome(pos, f"hire {space}")
    assert result["price"] == price - 1
    assert result["billboard"] == AFTER_ONE_GAP[space]
    assert not [key for key in result if key.startswith("removed")]
    cheaper = again(architect, pos, 0, talers=price - 1)
    assert cheaper.why_not("hire 6") is None
    assert outcome(cheaper, "hire 6")["seats.0.talers"] == 0


@pytest.mark.clauses("QA-HIRE-12", "QA-HIRE-20")
@pytest.mark.parametrize("price", [6, 5, 4, 3])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_topmost_costs_the_value_under_the_marker_and_the_others_what_is_printed(
    architect: Game, price: int, seat: int
) -> None:
    short = at_hire(architect, talers=price - 1, seat=seat, price=price)
    assert clause(short, "hire 6") == "QA-HIRE-02"
    exact = at_hire(architect, talers=price, seat=seat, price=price)
    assert texts(exact) == [*(f"hire {n}" for n in range(1, min(price, 5) + 1)), "hire 6", "forfeit"]
    exact.push("hire 6")
    assert exact.to_dict()["seats"][seat]["talers"] == 0


@pytest.mark.clauses("QA-HIRE-13", "QA-HIRE-26", "QA-HIRE-27")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("players", "seat"), [(2, 0), (2, 1), (4, 3)])
def test_beyond_the_right_end_the_topmost_leaves_the_game(architect: Game, space: int, players: int, seat: int) -> None:
    """Two spaces become empty: the first tile drawn goes to the upper one, the second to the lower one."""
    pos = at_hire(architect, talers=space, seat=seat, players=players, price=3)
    gone = removed(pos, F)
    assert outcome(pos, f"hire {space}") == {
        f"seats.{seat}.talers": 0,
        f"seats.{seat}.craftsmen.{BILLBOARD[space - 1]}": 6 - space,
        "price": 6,
        "billboard": AFTER_TWO_GAPS[space],
        "pile": [Z],
        f"removed.{F}": gone + 1,
    }


@pytest.mark.clauses("QA-HIRE-14", "QA-HIRE-25")
@pytest.mark.parametrize("price", [6, 5, 4, 3])
def test_hiring_the_topmost_returns_the_marker_to_6(architect: Game, price: int) -> None:
    """Nobody is removed, and the tile that moved up costs 6 talers, however cheap the one before was."""
    pos = at_hire(architect, talers=price, seat=1, price=price)
    result = outcome(pos, "hire 6")
    assert pos.to_dict()["price"] == 6
    assert not [key for key in result if key.startswith("removed")]
    assert result["billboard"] == [X, A, B, C, D, E]
    assert clause(again(architect, pos, 0, talers=5), "hire 6") == "QA-HIRE-02"
    assert again(architect, pos, 0, talers=6).why_not("hire 6") is None


@pytest.mark.clauses("QA-HIRE-25")
def test_the_discount_stays_behind_when_the_marker_removes_the_topmost(architect: Game) -> None:
    pos = at_hire(architect, talers=5, price=3)
    pos.push("hire 5")
    assert pos.to_dict()["billboard"][-1] == D
    assert clause(again(architect, pos, 1, talers=5), "hire 6") == "QA-HIRE-02"
    assert again(architect, pos, 1, talers=6).why_not("hire 6") is None


@pytest.mark.clauses("QA-HIRE-24")
@pytest.mark.parametrize("price", [6, 5, 4, 3])
@pytest.mark.parametrize(("players", "seat"), PLAYERS_AND_SEATS)
@pytest.mark.parametrize("crew", [{}, FULL_STAR])
def test_a_forfeited_hire_changes_nothing(
    architect: Game, price: int, players: int, seat: int, crew: dict[str, int]
) -> None:
    pos = at_hire(architect, crew=crew, seat=seat, players=players, price=price)
    assert outcome(pos, "forfeit") == {}
    assert (pos.step, pos.to_move) == ("architect", (seat + 1) % players)


@pytest.mark.clauses("QA-HIRE-23")
@pytest.mark.parametrize("topmost", [A, "lumberjack-3"])
def test_after_firing_the_marker_moves_then_tiles_move_up_then_the_refill(architect: Game, topmost: str) -> None:
    """The tile that lay on top before anything moved up is removed, and the fired copy plays no part in it."""
    pos = at_hire(architect, talers=5, crew=FULL_STAR, price=3, billboard=[A, B, C, D, E, topmost])
    gone = removed(pos, topmost)
    pos.push("hire 5")
    assert pos.to_dict()["price"] == 3
    pos.push("fire tailor-1")
    after = pos.to_dict()
    assert after["billboard"] == [Y, X, A, B, C, D]
    assert after["price"] == 6
    assert after["pile"] == [Z]
    assert removed(pos, topmost) == gone + 1
    assert crew_of(pos) == {name: at for name, at in FULL_STAR.items() if name != "tailor-1"} | {E: 1}


@pytest.mark.clauses("QA-HIRE-18", "QA-HIRE-19")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_a_craftsman_who_moves_up_has_one_more_job(architect: Game, space: int) -> None:
    """The topmost is hired; whoever lay on a lower space is hired next, one space higher, from the new corner."""
    pos = at_hire(architect, talers=6)
    pos.push("hire 6")
    character = BILLBOARD[space - 1]
    assert pos.to_dict()["billboard"] == [X, A, B, C, D, E]
    following = again(architect, pos, 1, talers=space + 1)
    following.push(f"hire {space + 1}")
    assert crew_of(following, 1) == {character: 6 - space - 1}


@pytest.mark.clauses("QA-HIRE-17")
@pytest.mark.parametrize(("price", "space", "character"), [(6, 1, X), (3, 1, Y), (3, 2, X)])
def test_a_new_tile_lies_as_at_setup(architect: Game, price: int, space: int, character: str) -> None:
    """Its corner depends on the space alone: 1 job left on the bottom space, 2 on the one above."""
    pos = at_hire(architect, price=price)
    pos.push("hire 5")
    assert pos.to_dict()["billboard"][space - 1] == character
    following = again(architect, pos, 1, talers=space)
    following.push(f"hire {space}")
    assert crew_of(following, 1) == {character: 6 - space}


@pytest.mark.clauses("QA-HIRE-17")
@pytest.mark.parametrize("seed", range(10))
def test_at_setup_the_tiles_of_the_billboard_have_1_to_6_jobs_left(architect: Game, seed: int) -> None:
    billboard = architect.new(players=2, seed=seed).to_dict()["billboard"]
    for space, character in enumerate(billboard, start=1):
        pos = at_hire(architect, seed=seed, billboard=billboard, pile=[])
        pos.push(f"hire {space}")
        assert crew_of(pos) == {character: 6 - space}


@pytest.mark.clauses("QA-HIRE-16", "QA-HIRE-19")
def test_drawn_tiles_come_off_the_top_of_the_pile_for_good(architect: Game) -> None:
    """A position read back from its own document is the same to the byte, so nothing of a drawn tile stays behind."""
    pos = at_hire(architect, talers=3, price=3)
    pos.push("hire 3")
    assert pos.to_dict()["pile"] == [Z]
    assert pos.view(0)["pile_size"] == 1
    assert architect.position(pos.to_dict()).digest == pos.digest


@pytest.mark.clauses("QA-HIRE-39", "QA-HIRE-19")
def test_marker_on_6_third_from_the_bottom_for_3_talers(architect: Game) -> None:
    pos = at_hire(architect, talers=3, price=6)
    assert outcome(pos, "hire 3") == {
        "seats.0.talers": 0,
        f"seats.0.craftsmen.{C}": 3,
        "price": 5,
        "billboard": [X, A, B, D, E, F],
        "pile": [Y, Z],
    }


@pytest.mark.clauses("QA-HIRE-40")
def test_marker_on_3_the_bottom_craftsman_for_1_taler(architect: Game) -> None:
    pos = at_hire(architect, talers=1, price=3)
    gone = removed(pos, F)
    assert outcome(pos, "hire 1") == {
        "seats.0.talers": 0,
        f"seats.0.craftsmen.{A}": 5,
        "price": 6,
        "billboard": [Y, X, B, C, D, E],
        "pile": [Z],
        f"removed.{F}": gone + 1,
    }


@pytest.mark.clauses("QA-HIRE-41")
def test_marker_on_3_third_from_the_bottom_for_3_talers(architect: Game) -> None:
    pos = at_hire(architect, talers=3, price=3)
    gone = removed(pos, F)
    assert outcome(pos, "hire 3") == {
        "seats.0.talers": 0,
        f"seats.0.craftsmen.{C}": 3,
        "price": 6,
        "billboard": [Y, X, A, B, D, E],
        "pile": [Z],
        f"removed.{F}": gone + 1,
    }


@pytest.mark.clauses("QA-HIRE-42")
def test_marker_on_4_the_topmost_for_4_talers(architect: Game) -> None:
    pos = at_hire(architect, talers=4, price=4)
    assert outcome(pos, "hire 6") == {
        "seats.0.talers": 0,
        f"seats.0.craftsmen.{F}": 0,
        "price": 6,
        "billboard": [X, A, B, C, D, E],
        "pile": [Y, Z],
    }
