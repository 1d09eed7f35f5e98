"""QA-BANK: Gain confidence / Redeem bonds."""

from pathlib import Path
from typing import Any

import pytest
from tests.rules.architect.situations import clause, outcome, texts

import queenswright as qw
from queenswright.games.architect.content.pack import FOLDER
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

PLAYERS_AND_SEATS = [(2, 0), (2, 1), (3, 1), (3, 2), (4, 0), (4, 3)]


def at_bank(game: Game, confidence: int, bonds: int, seat: int = 0, players: int = 2, **more: Any) -> Position:
    """One seat decides at the moneychanger, the others hold one bond and 5 talers each."""
    seats: list[dict[str, Any]] = [{"talers": 5, "bonds": 1, "confidence": 2} for _ in range(players)]
    seats[seat] |= {"confidence": confidence, "bonds": bonds}
    return game.position({"seats": seats, "to_move": seat, "step": "bank", **more})


@pytest.mark.clauses("QA-BANK-01", "QA-BANK-05", "QA-BANK-11")
@pytest.mark.parametrize("confidence", [1, 2, 3])
@pytest.mark.parametrize("bonds", [1, 2, 3, 4, 9])
def test_the_choice_is_confidence_or_a_number_of_bonds_within_both_limits(
    architect: Game, confidence: int, bonds: int
) -> None:
    most = min(confidence, bonds)
    pos = at_bank(architect, confidence, bonds, seat=1)
    assert texts(pos) == ["confidence", *(f"redeem {n}" for n in range(1, most + 1)), "forfeit"]


@pytest.mark.clauses("QA-BANK-01")
@pytest.mark.parametrize("move", ["confidence", "redeem 1", "forfeit"])
@pytest.mark.parametrize(("players", "seat"), PLAYERS_AND_SEATS)
def test_one_choice_ends_the_action(architect: Game, players: int, seat: int, move: str) -> None:
    pos = at_bank(architect, confidence=2, bonds=2, seat=seat, players=players)
    pos.push(move)
    assert (pos.step, pos.to_move) == ("architect", (seat + 1) % players)
    assert pos.why_not("confidence") is not None
    assert pos.why_not("redeem 1") is not None


@pytest.mark.clauses("QA-BANK-02", "QA-BANK-10", "QA-BANK-13")
@pytest.mark.parametrize("confidence", [1, 2, 3])
@pytest.mark.parametrize(("players", "seat"), PLAYERS_AND_SEATS)
def test_raising_confidence_costs_nothing_and_is_one_space_up(
    architect: Game, players: int, seat: int, confidence: int
) -> None:
    pos = at_bank(architect, confidence, bonds=3, seat=seat, players=players)
    assert outcome(pos, "confidence") == {f"seats.{seat}.confidence": confidence + 1}


@pytest.mark.clauses("QA-BANK-13")
def test_confidence_can_be_raised_without_any_taler(architect: Game) -> None:
    pos = architect.position({"seats": [{"talers": 0, "bonds": 0}, {}], "step": "bank"})
    assert texts(pos) == ["confidence", "forfeit"]
    assert outcome(pos, "confidence") == {"seats.0.confidence": 2}


@pytest.mark.clauses("QA-BANK-03", "QA-BANK-12")
@pytest.mark.parametrize("seat", [0, 1])
def test_on_the_uppermost_space_bonds_can_only_be_redeemed(architect: Game, seat: int) -> None:
    pos = at_bank(architect, confidence=4, bonds=1, seat=seat)
    assert clause(pos, "confidence") == "QA-BANK-03"
    assert texts(pos) == ["redeem 1", "forfeit"]


@pytest.mark.clauses("QA-BANK-03")
def test_the_space_below_the_uppermost_still_allows_raising(architect: Game) -> None:
    assert at_bank(architect, confidence=3, bonds=0).why_not("confidence") is None


@pytest.mark.clauses("QA-BANK-10")
def test_the_moneychanger_track_has_the_numbers_1_to_4(architect: Game) -> None:
    pos = at_bank(architect, confidence=1, bonds=9)
    limits = []
    for _ in range(4):
        limits.append(max(int(text.split()[1]) for text in texts(pos) if text.startswith("redeem")))
        if pos.why_not("confidence") is None:
            pos.push("confidence")
            pos = architect.position({**pos.to_dict(), "pending": [{"step": "bank", "seat": 0}], "turn_of": 0})
    assert limits == [1, 2, 3, 4]
    assert clause(pos, "confidence") == "QA-BANK-03"


@pytest.mark.clauses("QA-BANK-10")
def test_a_new_game_starts_at_the_bottom_of_the_moneychanger_track(architect: Game) -> None:
    pos = architect.new(players=4, seed=3)
    assert [seat["confidence"] for seat in pos.to_dict()["seats"]] == [1, 1, 1, 1]


@pytest.mark.clauses("QA-BANK-04")
def test_leo_moves_up_to_space_2_and_may_then_redeem_two_bonds_at_once(architect: Game) -> None:
    pos = at_bank(architect, confidence=1, bonds=3)
    assert clause(pos, "redeem 2") == "QA-BANK-05"
    pos.push("confidence")
    later = architect.position({**pos.to_dict(), "pending": [{"step": "bank", "seat": 0}], "turn_of": 0})
    assert texts(later) == ["confidence", "redeem 1", "redeem 2", "forfeit"]
    assert clause(later, "redeem 3") == "QA-BANK-05"


@pytest.mark.clauses("QA-BANK-06", "QA-BANK-07", "QA-BANK-08", "QA-BANK-09")
def test_leo_redeems_2_bonds_and_receives_4_talers(architect: Game) -> None:
    pos = at_bank(architect, confidence=2, bonds=2, seat=1)
    supply = pos.view(None)["bond_supply"]
    assert supply == 28 - 1 - 2
    assert outcome(pos, "redeem 2") == {"seats.1.talers": 5 + 4, "seats.1.bonds": 0, "bond_supply": supply + 2}


@pytest.mark.clauses("QA-BANK-05", "QA-BANK-06", "QA-BANK-07", "QA-BANK-08")
@pytest.mark.parametrize("redeemed", [1, 2, 3, 4])
@pytest.mark.parametrize(("players", "seat"), PLAYERS_AND_SEATS)
def test_each_bond_pays_2_talers_and_returns_to_the_supply(
    architect: Game, players: int, seat: int, redeemed: int
) -> None:
    pos = at_bank(architect, confidence=4, bonds=6, seat=seat, players=players)
    supply = pos.view(None)["bond_supply"]
    assert outcome(pos, f"redeem {redeemed}") == {
        f"seats.{seat}.talers": 5 + 2 * redeemed,
        f"seats.{seat}.bonds": 6 - redeemed,
        "bond_supply": supply + redeemed,
    }


@pytest.mark.clauses("QA-BANK-07")
def test_redeemed_bonds_can_be_earned_again(architect: Game) -> None:
    """All 28 bonds are held and two are redeemed; then 3 surplus points find exactly those two in the supply."""
    seats = [{"bonds": 26, "confidence": 2}, {"bonds": 2}]
    pos = architect.position({"seats": seats, "step": "bank"})
    pos.push("redeem 2")
    later = architect.position({**pos.to_dict(), "pending": [{"step": "climb", "seat": 1, "argument": 3}]})
    later.push("climb 0")
    assert later.view(None)["bond_supply"] == 0
    assert later.to_dict()["seats"][1]["bonds"] == 4


@pytest.mark.clauses("QA-BANK-11")
def test_redeeming_no_bond_is_forfeiting(architect: Game) -> None:
    pos = at_bank(architect, confidence=2, bonds=2)
    assert clause(pos, "redeem 0") == "QA-BANK-11"
    refusal = pos.why_not("redeem 0")
    assert refusal is not None
    assert refusal.message == "refused-none-redeemed"
    assert outcome(pos, "forfeit") == {}


@pytest.mark.clauses("QA-BANK-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_redeems_more_bonds_than_they_hold(architect: Game, seat: int) -> None:
    pos = at_bank(architect, confidence=4, bonds=3, seat=seat)
    assert pos.why_not("redeem 3") is None
    assert clause(pos, "redeem 4") == "QA-BANK-11"


@pytest.mark.clauses("QA-BANK-05")
@pytest.mark.parametrize("beyond", [5, 6, 7, 8])
def test_no_wealth_lifts_the_limit_of_confidence(architect: Game, beyond: int) -> None:
    pos = at_bank(architect, confidence=4, bonds=20)
    assert clause(pos, f"redeem {beyond}") == "QA-BANK-05"


@pytest.mark.clauses("QA-BANK-12")
@pytest.mark.parametrize("confidence", [1, 2, 3])
def test_without_bonds_only_confidence_can_be_raised(architect: Game, confidence: int) -> None:
    pos = at_bank(architect, confidence, bonds=0)
    assert texts(pos) == ["confidence", "forfeit"]
    assert clause(pos, "redeem 1") == "QA-BANK-11"


@pytest.mark.clauses("QA-BANK-12")
@pytest.mark.parametrize(("players", "seat"), PLAYERS_AND_SEATS)
def test_with_neither_possible_the_action_is_forfeited(architect: Game, players: int, seat: int) -> None:
    """The architect stops on the moneychanger and the turn is over at once, with everything else as it was."""
    seats: list[dict[str, Any]] = [{"talers": 5} for _ in range(players)]
    seats[seat] |= {"architect": "hire", "confidence": 4, "bonds": 0}
    pos = architect.position({"seats": seats, "to_move": seat})
    assert outcome(pos, "move 1") == {f"seats.{seat}.architect": "bank"}
    assert (pos.step, pos.to_move) == ("architect", (seat + 1) % players)
    assert "story-forfeit" in [event.message for event in pos.story()]


@pytest.mark.clauses("QA-BANK-05", "QA-BANK-06")
def test_the_track_of_another_pack_may_have_other_numbers(tmp_path: Path) -> None:
    """The limit is the number printed at the figure's space, not the space's rank."""
    text = (FOLDER / "royal.toml").read_text(encoding="utf-8")
    path = tmp_path / "wide.toml"
    path.write_text(text.replace("bonds_at_once = [1, 2, 3, 4]", "bonds_at_once = [2, 5, 8]"), encoding="utf-8")
    wide = qw.load("architect", pack=str(path))
    middle = wide.position({"seats": [{"bonds": 10, "confidence": 5}, {}], "step": "bank"})
    assert texts(middle) == ["confidence", *(f"redeem {n}" for n in range(1, 6)), "forfeit"]
    assert outcome(middle, "confidence") == {"seats.0.confidence": 8}
    top = wide.position({"seats": [{"bonds": 10, "confidence": 8}, {}], "step": "bank"})
    assert clause(top, "confidence") == "QA-BANK-03"
    assert outcome(top, "redeem 8") == {"seats.0.bonds": 2, "seats.0.talers": 16, "bond_supply": 28 - 2 - 2}


@pytest.mark.clauses("QA-VAR-14")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_the_house_rule_redeemed_bonds_leave_the_game(architect: Game, seat: int) -> None:
    pos = at_bank(
        architect, confidence=3, bonds=5, seat=seat, options={"redeemed_bonds_leave_game": True}, redeemed_for_good=4
    )
    assert pos.view(None)["bond_supply"] == 28 - 1 - 5 - 4
    assert outcome(pos, "redeem 3") == {
        f"seats.{seat}.talers": 5 + 6,
        f"seats.{seat}.bonds": 2,
        "redeemed_for_good": 7,
    }
