"""QA-VAR: where the companion manual agrees with the rules, and whole games of its preset."""

import pytest
from tests.rules.architect.house_rules import COMPANION, FIFTEEN, FIVE, FOURTEEN, GUILDS, Seat, at
from tests.rules.architect.situations import clause, effects, scroll, texts, worth

from queenswright.kernel.game import Game


@pytest.mark.clauses("QA-VAR-34")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_of_the_preset_is_that_of_the_rulebook(architect: Game, players: int) -> None:
    for seed in range(10):
        pos = architect.new(players, seed=seed, options=COMPANION)
        assert len(pos.to_dict()["display"]) == 2 * players
        first = pos.to_dict()["first_player"]
        order = []
        while pos.step in ("draft", "draft_turn"):
            if pos.step == "draft":  # the last tile is taken without asking
                assert texts(pos) == [f"take {c}" for c in pos.to_dict()["display"]]
                pos.push(pos.legal_moves[-1])
            assert pos.to_move is not None
            order.append((pos.to_move - first) % players)
            pos.push("turn 2")
        assert order == [*range(players), *reversed(range(players))]
        after = pos.to_dict()
        assert after["display"] == []
        assert [len(seat["craftsmen"]) for seat in after["seats"]] == [2] * players
        assert [seat["talers"] for seat in after["seats"]] == [4] * players


@pytest.mark.clauses("QA-VAR-34")
@pytest.mark.parametrize("start", range(6))
def test_the_architect_of_the_preset_moves_1_to_3_spaces(architect: Game, start: int) -> None:
    star = ["construct", "labour", "hire", "bank", "travel", "tavern"]
    me = {"architect": star[start], "craftsmen": FIVE, "talers": 9, "bonds": 2}
    for spaces in (1, 2, 3):
        pos = architect.position({"seats": [{}, me], "to_move": 1, "options": COMPANION})
        assert texts(pos) == ["move 1", "move 2", "move 3"]
        assert clause(pos, "move 0") == "QA-TURN-03"
        assert clause(pos, "move 4") == "QA-TURN-02"
        pos.push(f"move {spaces}")
        assert (pos.step, pos.to_move) == (star[(start + spaces) % 6], 1)


@pytest.mark.clauses("QA-VAR-34")
def test_base_pay_bonds_and_fees_of_the_preset_are_those_of_the_rulebook(architect: Game) -> None:
    for size, pay in enumerate([0, 1, 1, 2, 2, 3, 3]):
        crew = {f"{guild}-1": 0 for guild in GUILDS[:size]}
        pos = at(architect, "labour", [{}, {"craftsmen": crew}], 1, options=COMPANION)
        pos.push("done")
        assert pos.to_dict()["seats"][1]["talers"] == pay
    for bonds in (1, 2, 3, 4):
        pos = at(architect, "bank", [{}, {"bonds": 4, "confidence": 4}], 1, options=COMPANION)
        pos.push(f"redeem {bonds}")
        assert pos.to_dict()["seats"][1]["talers"] == 2 * bonds
    for number, fee in enumerate([1, 3, 6, 10, 15, 21], start=1):
        pos = at(architect, "tavern", [{}, {"talers": 30}], 1, options=COMPANION)
        for guild in GUILDS[:number]:
            pos.push(f"send {guild}")
        assert pos.to_dict()["seats"][1]["talers"] == 30 - fee


@pytest.mark.clauses("QA-VAR-34")
def test_a_trip_of_the_preset_covers_at_most_6_spaces(architect: Game) -> None:
    board = architect.pack.content.map_for(4)
    spaces = board.distances()
    start = next(i for i, row in enumerate(spaces) if max(row) > 6)
    seats: list[Seat] = [{}, {}, {}, {"carriage": board.locations[start].name, "talers": 99}]
    pos = at(architect, "travel", seats, 3, options=COMPANION)
    for destination, location in enumerate(board.locations):
        distance = spaces[start][destination]
        if distance > 6:
            assert clause(pos, f"travel {location.name}") == "QA-TRAVEL-06"
        elif distance > 0:
            trip = pos.copy()
            trip.push(f"travel {location.name}")
            assert trip.to_dict()["seats"][3]["talers"] == 99 - [0, 1, 3, 6, 10, 15][distance - 1]


@pytest.mark.clauses("QA-VAR-34")
def test_repairs_of_the_preset_take_at_most_3_craftsmen_of_different_guilds(architect: Game) -> None:
    crew = {"lumberjack-1": 0, "lumberjack-2": 0, "glazier-3": 0, "stonemason-1": 0, "tailor-2": 0}
    seats: list[Seat] = [{"bonds": 0}, {"craftsmen": crew, "bonds": 0, "track": 12}]
    pos = at(architect, "construct", seats, 1, options=COMPANION)
    pos.push("repair")
    pos.push("assign lumberjack-1")
    assert clause(pos, "assign lumberjack-2") == "QA-REPAIR-03"
    pos.push("assign glazier-3")
    pos.push("assign tailor-2")
    assert (pos.step, pos.to_move) == ("architect", 0)
    after = pos.to_dict()["seats"][1]
    assert after["bonds"] == scroll("lumberjack-1", "glazier-3", "tailor-2")
    assert after["craftsmen"] == {**crew, "lumberjack-1": 1, "glazier-3": 1, "tailor-2": 1}
    four = at(architect, "construct", seats, 1, options=COMPANION)
    four.push("repair")
    for character in ("lumberjack-1", "glazier-3", "stonemason-1"):
        four.push(f"assign {character}")
    assert (four.step, four.to_move) == ("architect", 0)  # the tailor could not be assigned any more


@pytest.mark.clauses("QA-VAR-34")
def test_the_palace_of_the_preset_asks_for_15_and_turns_nothing(architect: Game) -> None:
    pos = at(architect, "construct", [{}, {"track": 12, "craftsmen": FOURTEEN}], 1, options=COMPANION)
    assert clause(pos, "palace") == "QA-PALACE-04"
    crew = {**FIFTEEN, "tailor-3": 4, "stonemason-3": 5}
    seats = [{}, {"track": 12, "track_end_round": 1, "craftsmen": crew, "talers": 1, "bonds": 3}]
    pos = at(architect, "construct", seats, 1, options=COMPANION)
    assert effects(pos, "palace") == {"seats.1.contribution": worth(crew), "ended": "palace"}


@pytest.mark.clauses("QA-VAR-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_of_the_preset_come_to_an_end(architect: Game, players: int) -> None:
    for seed in range(5):
        pos = architect.new(players, seed=seed, options={**COMPANION, "round_limit": 15})
        number = seed
        while not pos.is_over:
            moves = pos.legal_moves
            number = (number * 31 + 7) % 1009
            pos.push(moves[number % len(moves)])
            supply = pos.view(None)["bond_supply"]
            held = sum(seat["bonds"] for seat in pos.to_dict()["seats"])
            assert supply == 28 - held - pos.to_dict()["redeemed_for_good"]
            assert supply >= 0
            assert all(len(seat["craftsmen"]) <= 6 for seat in pos.to_dict()["seats"])
        assert pos.winners
