"""QA-HIRE: the Hire action. Billboards are written from the bottom up, piles from the top down."""

import random
from pathlib import Path
from typing import Any

import pytest
from tests.rules.architect.situations import clause, outcome, texts

import queenswright as qw
from queenswright.games.architect.content.pack import FOLDER
from queenswright.kernel.errors import IllegalMove, PackError, PositionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

A, B, C, D, E, F = BILLBOARD = ["lumberjack-1", "blacksmith-2", "glazier-3", "stonemason-1", "bricklayer-2", "tailor-3"]
X, Y, Z = PILE = ["lumberjack-2", "blacksmith-1", "glazier-1"]
FULL_STAR = {
    "lumberjack-3": 0, "blacksmith-3": 1, "glazier-2": 2, "stonemason-2": 3, "bricklayer-1": 4, "tailor-1": 5,
}  # fmt: skip
PLAYERS_AND_SEATS = [(2, 0), (2, 1), (3, 1), (3, 2), (4, 0), (4, 3)]


def at_hire(
    game: Game,
    talers: int = 10,
    crew: dict[str, int] | None = None,
    seat: int = 0,
    players: int = 2,
    **more: Any,
) -> Position:
    """One seat is about to hire from a known billboard; a pile of three tiles."""
    seats: list[dict[str, Any]] = [{"talers": 7} for _ in range(players)]
    seats[seat] |= {"talers": talers, "craftsmen": crew or {}}
    situation = {"seats": seats, "to_move": seat, "step": "hire", "billboard": BILLBOARD, "pile": PILE}
    return game.position(situation | more)


def again(game: Game, pos: Position, seat: int, step: str = "hire", **own: Any) -> Position:
    """The same table with another decision pending."""
    document = pos.to_dict()
    document["seats"][seat] |= own
    return game.position({**document, "pending": [{"step": step, "seat": seat}], "turn_of": seat})


def crew_of(pos: Position, seat: int = 0) -> dict[str, int]:
    crew: dict[str, int] = pos.to_dict()["seats"][seat]["craftsmen"]
    return crew


def removed(pos: Position, character: str) -> int:
    return int(pos.view(None)["removed"].get(character, 0))


AFTER_ONE_GAP = {
    1: [X, B, C, D, E, F],
    2: [X, A, C, D, E, F],
    3: [X, A, B, D, E, F],
    4: [X, A, B, C, E, F],
    5: [X, A, B, C, D, F],
    6: [X, A, B, C, D, E],
}
AFTER_TWO_GAPS = {
    1: [Y, X, B, C, D, E],
    2: [Y, X, A, C, D, E],
    3: [Y, X, A, B, D, E],
    4: [Y, X, A, B, C, E],
    5: [Y, X, A, B, C, D],
}


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


@pytest.mark.clauses("QA-HIRE-09", "QA-HIRE-10", "QA-HIRE-23", "QA-HIRE-31", "QA-HIRE-35")
@pytest.mark.parametrize("fired", FULL_STAR)
@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 1), (4, 3)])
def test_a_full_star_first_fires_anybody_then_pays_and_hires(
    architect: Game, fired: str, players: int, seat: int
) -> None:
    pos = at_hire(architect, talers=5, crew=FULL_STAR, seat=seat, players=players)
    assert outcome(pos, "hire 5") == {}
    assert (pos.step, pos.to_move) == ("fire", seat)
    assert texts(pos) == [f"fire {name}" for name in FULL_STAR]
    gone = removed(pos, fired)
    assert outcome(pos, f"fire {fired}") == {
        f"seats.{seat}.craftsmen.{fired}": None,
        f"seats.{seat}.craftsmen.{E}": 1,
        f"seats.{seat}.talers": 0,
        "price": 5,
        "billboard": [X, A, B, C, D, F],
        "pile": [Y, Z],
        f"removed.{fired}": gone + 1,
    }
    assert (pos.step, pos.to_move) == ("architect", (seat + 1) % players)


@pytest.mark.clauses("QA-HIRE-10")
def test_a_fired_craftsman_never_comes_back(architect: Game) -> None:
    """All three lumberjack-3 are fired one after the other; no place on the table has one afterwards."""
    everybody = [{"craftsmen": FULL_STAR, "talers": 9} for _ in range(3)]
    pos = architect.position({"seats": everybody, "step": "hire", "billboard": BILLBOARD, "pile": [*PILE, A, B, C, D]})
    assert removed(pos, "lumberjack-3") == 0
    for seat in range(3):
        pos.push("hire 1")
        pos.push("fire lumberjack-3")
        assert removed(pos, "lumberjack-3") == seat + 1
        pos = again(architect, pos, (seat + 1) % 3)
    assert "lumberjack-3" not in {*pos.to_dict()["billboard"], *pos.to_dict()["pile"]}
    assert all("lumberjack-3" not in crew_of(pos, seat) for seat in range(3))


@pytest.mark.clauses("QA-HIRE-31")
def test_nobody_is_fired_without_a_hire(architect: Game) -> None:
    pos = at_hire(architect, talers=6, crew=FULL_STAR)
    refusals = [pos.why_not(f"fire {name}") for name in FULL_STAR]
    assert all(refusal and refusal.message == "refused-not-this-step" for refusal in refusals)
    assert outcome(pos, "forfeit") == {}
    assert (pos.step, pos.to_move) == ("architect", 1)


@pytest.mark.clauses("QA-HIRE-32")
@pytest.mark.parametrize("space", range(1, 7))
def test_with_five_craftsmen_nobody_is_fired(architect: Game, space: int) -> None:
    five = {name: FULL_STAR[name] for name in list(FULL_STAR)[1:]}
    pos = at_hire(architect, crew=five)
    assert all(pos.why_not(f"fire {name}") for name in five)
    pos.push(f"hire {space}")
    assert pos.step == "architect"
    assert crew_of(pos) == five | {BILLBOARD[space - 1]: 6 - space}


@pytest.mark.clauses("QA-HIRE-09")
def test_somebody_who_does_not_serve_cannot_be_fired(architect: Game) -> None:
    """Not the wanted tile on the billboard either, and not another player's craftsman."""
    seats = [{"talers": 9, "craftsmen": FULL_STAR}, {"craftsmen": {"tailor-2": 0}}]
    pos = architect.position({"seats": seats, "step": "hire", "billboard": BILLBOARD, "pile": PILE})
    pos.push("hire 2")
    assert [clause(pos, f"fire {name}") for name in (A, B, "tailor-2", "tailor-3")] == ["QA-HIRE-09"] * 4


@pytest.mark.clauses("QA-HIRE-33")
@pytest.mark.parametrize("space", range(1, 7))
@pytest.mark.parametrize("seat", [0, 1])
def test_with_a_full_star_the_twin_itself_is_fired(architect: Game, space: int, seat: int) -> None:
    """It is the only one who may be: anybody else would leave two identical characters in service."""
    twin = BILLBOARD[space - 1]
    others = dict.fromkeys(list(FULL_STAR)[:5], 2)
    pos = at_hire(architect, talers=space, crew=others | {twin: 4}, seat=seat)
    pos.push(f"hire {space}")
    assert texts(pos) == [f"fire {twin}"]
    assert [clause(pos, f"fire {name}") for name in others] == ["QA-HIRE-07"] * 5
    gone = removed(pos, twin)
    pos.push(f"fire {twin}")
    assert crew_of(pos, seat) == others | {twin: 6 - space}
    assert removed(pos, twin) == gone + 1
    assert pos.to_dict()["seats"][seat]["talers"] == 0


@pytest.mark.clauses("QA-HIRE-33")
def test_the_only_possible_firing_happens_by_itself_when_nothing_is_revealed(architect: Game) -> None:
    five = dict.fromkeys(list(FULL_STAR)[:5], 2)
    pos = at_hire(architect, talers=1, crew=five | {A: 0}, pile=[])
    pos.push("hire 1")
    assert crew_of(pos) == five | {A: 5}
    assert pos.to_dict()["billboard"] == [None, B, C, D, E, F]
    assert (pos.step, pos.to_move) == ("architect", 1)


@pytest.mark.clauses("QA-HIRE-07")
def test_one_player_never_employs_the_same_character_twice(architect: Game) -> None:
    """Three rich players hire and fire at random, out of all the tiles there are."""
    chooser = random.Random(7)
    seats: list[dict[str, Any]] = [{"talers": 999} for _ in range(3)]
    pos = architect.position({"seats": seats, "step": "hire"})
    for turn in range(40):
        seat = turn % 3
        before = crew_of(pos, seat)
        wanted = chooser.choice([move for move in pos.legal_moves if move.text != "forfeit"])
        character = pos.to_dict()["billboard"][int(wanted.text.split()[1]) - 1]
        pos.push(wanted)
        if pos.step == "fire":
            pos.push(chooser.choice(pos.legal_moves))
            assert len(crew_of(pos, seat)) == 6
        else:
            assert character not in before
            assert len(crew_of(pos, seat)) == len(before) + 1
        pos = again(architect, pos, (seat + 1) % 3)
        if pos.step != "hire":
            break
    assert all(len(crew_of(pos, seat)) == 6 for seat in range(3))


@pytest.mark.clauses("QA-HIRE-35")
@pytest.mark.parametrize("space", range(2, 7))
def test_with_a_full_star_an_unaffordable_tile_cannot_be_chosen(architect: Game, space: int) -> None:
    """Firing brings no talers: one short is one short."""
    short = at_hire(architect, talers=space - 1, crew=FULL_STAR, seat=1)
    assert clause(short, f"hire {space}") == "QA-HIRE-02"
    exact = at_hire(architect, talers=space, crew=FULL_STAR, seat=1)
    exact.push(f"hire {space}")
    exact.push("fire tailor-1")
    assert exact.to_dict()["seats"][1]["talers"] == 0


@pytest.mark.clauses("QA-HIRE-35")
def test_choosing_a_tile_can_be_taken_back_before_somebody_is_fired(architect: Game) -> None:
    pos = at_hire(architect, crew=FULL_STAR)
    before = pos.digest
    pos.push("hire 3")
    assert pos.why_no_undo(0) is None
    assert pos.undo(0).text == "hire 3"
    assert pos.digest == before
    pos.push("hire 6")
    pos.push("fire tailor-1")
    assert crew_of(pos)[F] == 0


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


@pytest.mark.clauses("QA-HIRE-28")
def test_with_an_empty_pile_the_bottom_space_stays_empty(architect: Game) -> None:
    pos = at_hire(architect, talers=2, pile=[])
    assert outcome(pos, "hire 2") == {
        "seats.0.talers": 0,
        f"seats.0.craftsmen.{B}": 4,
        "price": 5,
        "billboard": [None, A, C, D, E, F],
    }
    following = again(architect, pos, 1)
    assert clause(following, "hire 1") == "QA-HIRE-28"
    assert texts(following) == ["hire 2", "hire 3", "hire 4", "hire 5", "hire 6", "forfeit"]


@pytest.mark.clauses("QA-HIRE-27", "QA-HIRE-28")
def test_the_last_tile_of_the_pile_goes_to_the_upper_of_two_empty_spaces(architect: Game) -> None:
    pos = at_hire(architect, talers=4, price=3, pile=[X])
    result = outcome(pos, "hire 4")
    assert result["billboard"] == [None, X, A, B, C, E]
    assert result["pile"] == []
    assert architect.position(pos.to_dict()).digest == pos.digest


@pytest.mark.clauses("QA-HIRE-28")
def test_hiring_goes_on_until_the_billboard_is_empty(architect: Game) -> None:
    """Always the topmost: the last one leaves an empty billboard, and the next Hire is forfeited by itself."""
    pos = at_hire(architect, talers=50, pile=[])
    for left in range(5, -1, -1):
        pos.push("hire 6")
        assert pos.to_dict()["billboard"] == [None] * (6 - left) + BILLBOARD[:left]
        assert pos.to_dict()["price"] == 6
        pos = again(architect, pos, 0) if left else pos
    seats: list[dict[str, Any]] = [{"talers": 9}, {}]
    nobody = architect.position({"seats": seats, "billboard": [None] * 6, "pile": []})
    assert outcome(nobody, "move 2") == {"seats.0.architect": "hire"}
    assert (nobody.step, nobody.to_move) == ("architect", 1)


@pytest.mark.clauses("QA-HIRE-29")
def test_the_topmost_is_removed_even_when_the_pile_is_empty(architect: Game) -> None:
    pos = at_hire(architect, talers=2, price=3, pile=[])
    gone = removed(pos, F)
    assert outcome(pos, "hire 2") == {
        "seats.0.talers": 0,
        f"seats.0.craftsmen.{B}": 4,
        "price": 6,
        "billboard": [None, None, A, C, D, E],
        f"removed.{F}": gone + 1,
    }


@pytest.mark.clauses("QA-HIRE-29", "QA-HIRE-30")
def test_of_the_last_two_tiles_one_is_hired_and_one_removed(architect: Game) -> None:
    pos = at_hire(architect, talers=5, price=3, pile=[], billboard=[None, None, None, None, E, F])
    gone = removed(pos, F)
    pos.push("hire 5")
    assert crew_of(pos) == {E: 1}
    assert pos.to_dict()["billboard"] == [None] * 6
    assert pos.to_dict()["price"] == 6
    assert removed(pos, F) == gone + 1


@pytest.mark.clauses("QA-HIRE-16")
def test_every_empty_space_up_to_the_top_is_refilled(architect: Game) -> None:
    """A table laid out by hand, with one tile on the billboard and a full pile: nothing stays empty."""
    pos = at_hire(architect, talers=6, billboard=[None, None, None, None, None, F], pile=[A, B, C, D, E, X, Y])
    pos.push("hire 6")
    assert pos.to_dict()["billboard"] == [X, E, D, C, B, A]
    assert pos.to_dict()["pile"] == [Y]


@pytest.mark.clauses("QA-HIRE-15", "QA-HIRE-30")
@pytest.mark.parametrize("seed", range(12))
def test_only_the_lowest_spaces_are_ever_empty(architect: Game, seed: int) -> None:
    """Four rich players empty the whole pile; the topmost space is empty only with the whole billboard."""
    chooser = random.Random(seed)
    pos = architect.position({"seats": [{"talers": 999}] * 4, "step": "hire", "seed": seed})
    turn, seen_empty = 0, set()
    while [move.text for move in pos.legal_moves] != ["forfeit"]:
        moves = [move for move in pos.legal_moves if move.text != "forfeit"]
        pos.push(chooser.choice(moves))
        billboard = pos.to_dict()["billboard"]
        empty = billboard.count(None)
        assert billboard[:empty] == [None] * empty
        assert None not in billboard[empty:]
        assert empty == 0 or pos.to_dict()["pile"] == []
        assert (billboard[-1] is None) == (empty == 6)
        seen_empty.add(empty)
        if pos.step != "fire":
            turn += 1
            pos = again(architect, pos, turn % 4)
    assert seen_empty >= {0, 6}


@pytest.mark.clauses("QA-HIRE-30")
@pytest.mark.parametrize("gap", range(1, 6))
def test_a_document_with_a_gap_in_the_billboard_is_refused(architect: Game, gap: int) -> None:
    billboard = [*BILLBOARD[:gap], None, *BILLBOARD[gap + 1 :]]
    with pytest.raises(PositionError, match="QA-HIRE-30"):
        architect.position({"seats": [{}, {}], "billboard": billboard})


@pytest.mark.clauses("QA-HIRE-37", "QA-HIRE-01")
def test_a_craftsman_hired_as_a_town_bonus_does_not_work_in_the_same_action(architect: Game) -> None:
    """The builders turn by one position; the new craftsman keeps the corner that his space marked."""
    crew = {"lumberjack-2": 0, "blacksmith-1": 1, "stonemason-3": 2, "tailor-1": 3}
    bonus = {"guilds": ["lumberjack", "blacksmith", "stonemason", "tailor"], "bonus": {"kind": "hire", "amount": 0}}
    seats = [{}, {"talers": 9, "craftsmen": crew, "carriage": "Marlingate"}]
    pos = architect.position(
        {
            "seats": seats, "to_move": 1, "step": "construct", "demand": {"Marlingate": bonus},
            "billboard": BILLBOARD, "pile": PILE,
        }
    )  # fmt: skip
    pos.push("build")
    pos.push("climb 0")
    assert (pos.step, pos.to_move) == ("hire", 1)
    pos.push("hire 4")
    assert crew_of(pos, 1) == {name: position + 1 for name, position in crew.items()} | {D: 2}
    assert pos.to_dict()["seats"][1]["architect"] == "construct"
    assert (pos.step, pos.to_move) == ("architect", 0)


@pytest.mark.clauses("QA-HIRE-37")
def test_a_hired_craftsman_works_in_a_later_turn(architect: Game) -> None:
    pos = at_hire(architect, talers=4)
    pos.push("hire 4")
    assert pos.why_not(f"work {D}") is not None
    later = again(architect, pos, 0, step="labour")
    later.push(f"work {D}")
    assert crew_of(later) == {D: 3}


@pytest.mark.clauses("QA-HIRE-38")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_craftsman_from_the_bottom_space_leaves_after_his_one_job(architect: Game, seat: int) -> None:
    pos = at_hire(architect, talers=1, seat=seat)
    for move in ("hire 1", "move 1", "forfeit"):  # the neighbour's turn passes
        pos.push(move)
    assert crew_of(pos, seat) == {A: 5}
    gone = removed(pos, A)
    later = again(architect, pos, seat, step="labour")
    later.push(f"work {A}")
    assert crew_of(later, seat) == {}
    assert later.to_dict()["seats"][seat]["talers"] == 1 + 2
    assert removed(later, A) == gone + 1


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
