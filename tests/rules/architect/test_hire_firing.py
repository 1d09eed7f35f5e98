"""QA-HIRE: firing from a full star."""

import random
from typing import Any

import pytest
from tests.rules.architect.hiring import (
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
from tests.rules.architect.situations import clause, outcome, texts

from queenswright.kernel.game import Game


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
