"""QA-SETUP: laying out the game."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from tests.rules.architect.situations import clause, effects, random_play, texts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

GUILDS = ["lumberjack", "blacksmith", "glazier", "stonemason", "bricklayer", "tailor"]
CHARACTERS = [f"{guild}-{n}" for guild in GUILDS for n in (1, 2, 3)]
TOKENS = [4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9]
SEEDS = range(1200)


@pytest.fixture(scope="module")
def layouts(architect: Game) -> list[dict[str, Any]]:
    """Many fresh games of three players."""
    return [architect.new(3, seed=seed).to_dict() for seed in SEEDS]


def assert_even(counts: Counter[Any], outcomes: int) -> None:
    """Every outcome turns up about as often as every other; a chi-square far beyond chance refutes that."""
    expected = counts.total() / outcomes
    assert len(counts) == outcomes
    deviation = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = outcomes - 1
    assert deviation < freedom + 4.5 * (2 * freedom) ** 0.5


def pile_starting(pos: Position) -> int:
    return int(pos.view(None)["pile_starting"])


@pytest.mark.clauses("QA-SETUP-01")
def test_four_players_use_the_large_side_two_or_three_the_other(architect: Game) -> None:
    large, small = architect.pack.content.maps
    for players, board in ((2, small), (3, small), (4, large)):
        places = [location.name for location in board.locations]
        assert list(architect.new(players, seed=4).to_dict()["demand"]) == places[1:]
        pos = architect.position({"seats": [{"talers": 15}] * players, "step": "travel"})
        assert [text.removeprefix("travel ") for text in texts(pos)] == [*places[1:], "forfeit"]


@pytest.mark.clauses("QA-SETUP-02", "QA-SETUP-03", "QA-SETUP-26", "QA-SETUP-29")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_tokens_of_the_box_lie_on_the_track_and_three_stay_out(architect: Game, players: int) -> None:
    for seed in range(100):
        pos = architect.new(players, seed=seed)
        track = pos.view(None)["track"]
        assert len(track) == 9
        left_over = Counter(TOKENS) - Counter(track)
        assert left_over.total() == 3
        assert Counter(track) + left_over == Counter(TOKENS)
        assert pos.state.tokens == [*track, 0, 0, 0]
        at_climb = {"round": 1, "picks": 2 * players, "display": [], "turn_of": 0}
        pending = [{"step": "climb", "seat": 0, "argument": 9}]
        first_step = architect.position({**pos.to_dict(), **at_climb, "pending": pending})
        assert first_step.to_dict()["seats"][0]["track"] == 0
        assert effects(first_step, "climb 1").get("seats.0.bonds", 2) == 2 + 9 - track[0]


@pytest.mark.clauses("QA-SETUP-02", "QA-SETUP-03")
def test_every_token_can_lie_everywhere_and_stay_out(layouts: list[dict[str, Any]]) -> None:
    for space in range(9):
        found = Counter(layout["track"][space] for layout in layouts)
        weights = Counter(TOKENS)
        assert set(found) == set(weights)
        for value, tokens in weights.items():
            assert abs(found[value] - len(layouts) * tokens / 12) < 4.5 * (len(layouts) * tokens / 12) ** 0.5
    out = Counter(value for layout in layouts for value in (Counter(TOKENS) - Counter(layout["track"])).elements())
    assert all(
        abs(out[v] - len(layouts) * 3 * n / 12) < 4.5 * (len(layouts) * n / 4) ** 0.5 for v, n in weights.items()
    )


@pytest.mark.clauses(
    "QA-SETUP-04",
    "QA-SETUP-05",
    "QA-SETUP-06",
    "QA-SETUP-07",
    "QA-SETUP-08",
    "QA-SETUP-10",
    "QA-SETUP-12",
    "QA-SETUP-27",
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_every_player_starts_with(architect: Game, players: int) -> None:
    seats = architect.new(players, seed=11).to_dict()["seats"]
    assert [seat.pop("colour") for seat in seats] == ["yellow", "green", "blue", "red"][:players]
    assert seats == players * [
        {
            "talers": 0,
            "bonds": 2,
            "confidence": 1,
            "carriage": "Hartcrown",
            "architect": "construct",
            "track": 0,
            "craftsmen": {},
            "tavern": {"entrance": GUILDS, "saloon": [], "dormitory": []},
            "contribution": None,
            "track_end_round": None,
        }
    ]


@pytest.mark.clauses("QA-SETUP-04", "QA-SETUP-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_has_happened_yet(architect: Game, players: int) -> None:
    table = architect.new(players, seed=12).to_dict()
    assert {key: table[key] for key in ("round", "picks", "ended", "working", "price", "buildings")} == {
        "round": 0,
        "picks": 0,
        "ended": "running",
        "working": [],
        "price": 6,
        "buildings": {},
    }
    assert (table["redeemed_for_good"], table["hires_counted"]) == (0, 0)


@pytest.mark.clauses("QA-SETUP-07")
def test_the_figure_starts_on_the_lowest_space_of_the_moneychanger_track(architect: Game) -> None:
    table = architect.new(2, seed=1).to_dict()
    at = {"round": 1, "picks": 4, "display": [], "turn_of": 1, "pending": [{"step": "bank", "seat": 1}]}
    pos = architect.position({**table, **at})
    assert texts(pos) == ["confidence", "redeem 1", "forfeit"]
    assert clause(pos, "redeem 2") == "QA-BANK-05"


@pytest.mark.clauses("QA-SETUP-09")
def test_the_stacking_order_on_the_entrance_has_no_effect(architect: Game) -> None:
    stacks = [GUILDS[::-1], GUILDS[3:] + GUILDS[:3], GUILDS]
    positions = [
        architect.position({"seats": [{"talers": 1, "tavern": {"entrance": stack}}, {}], "step": "tavern"})
        for stack in stacks
    ]
    assert len({pos.digest for pos in positions}) == 1
    assert texts(positions[0]) == [*(f"send {guild}" for guild in GUILDS), "done", "forfeit"]


@pytest.mark.clauses("QA-SETUP-11")
def test_markers_and_bonds_are_available_from_the_start(architect: Game) -> None:
    crew = {f"{guild}-1": 0 for guild in GUILDS}
    pos = architect.position(
        {"seats": [{}, {"craftsmen": crew, "carriage": "Oakmere"}], "to_move": 1, "step": "construct"}
    )
    assert effects(pos, "build")["buildings.Oakmere"] == [1]
    pos = architect.position({"seats": [{}, {}], "to_move": 1, "step": "bank"})
    assert effects(pos, "redeem 1") == {"seats.1.bonds": 1, "seats.1.talers": 2}


@pytest.mark.clauses("QA-SETUP-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_price_marker_starts_on_the_left(architect: Game, players: int) -> None:
    pos = architect.new(players, seed=2)
    assert pos.to_dict()["price"] == max(architect.pack.mirror.price_scale) == 6
    assert pos.state.price_marker == 0


@pytest.mark.clauses("QA-SETUP-14", "QA-COMP-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_demand_space_has_a_tile_of_its_own_type(architect: Game, players: int) -> None:
    kinds = {place.name: place.type for place in architect.pack.content.map_for(players).locations[1:]}
    for seed in range(60):
        demand = architect.new(players, seed=seed).view(0)["demand"]
        assert list(demand) == list(kinds)
        for name, face in demand.items():
            assert len(face["guilds"]) == {"village": 2, "monastery": 3, "town": 4}[kinds[name]]
            assert ("bonus" in face) == (kinds[name] == "town")


@pytest.mark.clauses("QA-SETUP-14", "QA-SETUP-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_demand_tile_lies_twice_and_the_others_take_no_part(architect: Game, players: int) -> None:
    places = len(architect.pack.content.map_for(players).locations)
    for seed in range(60):
        demand = architect.new(players, seed=seed).state.demand
        laid = demand[1:places]
        assert len(set(laid)) == places - 1
        assert min(laid) >= 0
        assert max(laid) < 28
        assert demand[0] == -1
        assert set(demand[places:]) == {-1}


@pytest.mark.clauses("QA-SETUP-14")
def test_every_demand_tile_can_lie_on_every_fitting_space(layouts: list[dict[str, Any]], architect: Game) -> None:
    tiles = Counter(face.location for face in architect.pack.content.demand)
    for place in architect.pack.content.map_for(3).locations[1:]:
        faces = Counter(str(layout["demand"][place.name]) for layout in layouts)
        assert_even(faces, tiles[place.type])


@pytest.mark.clauses("QA-SETUP-16", "QA-SETUP-17", "QA-SETUP-18", "QA-SETUP-20", "QA-SETUP-21", "QA-SETUP-24")
@pytest.mark.parametrize(("players", "display", "pile", "starting"), [(2, 4, 44, 8), (3, 6, 42, 6), (4, 8, 40, 4)])
def test_starting_craftsmen_go_to_billboard_and_display_and_the_rest_of_them_on_top_of_the_pile(
    architect: Game, players: int, display: int, pile: int, starting: int
) -> None:
    for seed in range(60):
        pos = architect.new(players, seed=seed)
        table = pos.to_dict()
        assert len(table["billboard"]) == 6
        assert len(table["display"]) == display
        assert len(table["pile"]) == pos.view(None)["pile_size"] == pos.state.pile_size == pile
        assert pile_starting(pos) == starting
        upper, lower = table["pile"][:starting], table["pile"][starting:]
        assert sorted(table["billboard"] + table["display"] + upper) == sorted(CHARACTERS)
        assert sorted(lower) == sorted(CHARACTERS * 2)
        assert pos.state.pile[pile:] == [-1] * (48 - pile)


@pytest.mark.clauses("QA-SETUP-16", "QA-SETUP-18", "QA-SETUP-20", "QA-SETUP-21")
def test_every_starting_craftsman_can_lie_everywhere(layouts: list[dict[str, Any]]) -> None:
    for space in range(6):
        assert_even(Counter(layout["billboard"][space] for layout in layouts), 18)
    assert_even(Counter(name for layout in layouts for name in layout["display"]), 18)
    for depth in range(6):
        assert_even(Counter(layout["pile"][depth] for layout in layouts), 18)


@pytest.mark.clauses("QA-SETUP-17")
def test_every_other_craftsman_can_lie_everywhere_in_the_pile(layouts: list[dict[str, Any]]) -> None:
    for depth in range(6, 42):
        assert_even(Counter(layout["pile"][depth] for layout in layouts), 18)


@pytest.mark.clauses("QA-SETUP-19")
def test_all_tiles_of_the_billboard_lie_in_the_same_direction(architect: Game) -> None:
    for seed in range(6):
        table = architect.new(2, seed=seed).to_dict()
        seats = [{**seat, "talers": 9} for seat in table["seats"]]
        later = {"round": 1, "picks": 4, "display": [], "turn_of": 1, "pending": [{"step": "hire", "seat": 1}]}
        at = {**table, **later, "seats": seats}
        for space, name in enumerate(table["billboard"]):
            assert effects(architect.position(at), f"hire {space + 1}")[f"seats.1.craftsmen.{name}"] == 5 - space


@pytest.mark.clauses("QA-SETUP-22", "QA-SETUP-25", "QA-SETUP-28")
@pytest.mark.parametrize(("players", "supply"), [(2, 24), (3, 22), (4, 20)])
def test_the_remaining_bonds_are_the_supply(architect: Game, players: int, supply: int) -> None:
    pos = architect.new(players, seed=3)
    assert pos.view(None)["bond_supply"] == supply
    assert pos.state.bonds == [2] * players + [0] * (4 - players)
    assert pos.state.talers == [0, 0, 0, 0]
    assert len(pos.view(None)["seats"]) == players


@pytest.mark.clauses("QA-SETUP-23")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_at_random(architect: Game, players: int) -> None:
    first = Counter(architect.new(players, seed=seed).to_dict()["first_player"] for seed in range(300))
    assert_even(first, players)
    for seed in range(10):
        pos = architect.new(players, seed=seed)
        table = pos.to_dict()
        assert pos.to_move == table["first_player"] == table["turn_of"]
        assert table["pending"] == [{"step": "draft", "seat": table["first_player"], "argument": 0}]


@pytest.mark.clauses("QA-SETUP-27")
def test_the_only_money_before_the_first_turn_comes_from_turning(architect: Game) -> None:
    pos = architect.new(3, seed=8)
    turned = [0, 0, 0]
    for positions in (3, 0, 5, 1, 2, 0):
        seat = pos.to_move
        assert seat is not None
        if pos.step == "draft":
            pos.push(pos.legal_moves[0])
        pos.push(f"turn {positions}")
        turned[seat] += positions
        assert [seat["talers"] for seat in pos.to_dict()["seats"]] == turned
    assert pos.to_dict()["round"] == 1
    assert sum(turned) == 11


@pytest.mark.clauses("QA-SETUP-30", "QA-SETUP-31")
def test_a_seed_reproduces_the_same_game(architect: Game) -> None:
    first = architect.new(2, seed=20260101)
    assert first.to_dict() == architect.new(2, seed=20260101).to_dict()
    assert first.digest != architect.new(2, seed=20260102).digest
    for key in (0, 2**64, 2**128 - 1):
        assert architect.new(2, seed=key).digest == architect.new(2, seed=key).digest
    assert architect.new(2, seed=0).digest != architect.new(2, seed=2**64).digest


@pytest.mark.clauses("QA-SETUP-30")
def test_this_seed_is_this_game(architect: Game) -> None:
    table = architect.new(3, seed=1583).to_dict()
    assert table["track"] == [7, 5, 5, 8, 6, 7, 8, 9, 6]
    assert table["billboard"] == [
        "tailor-1", "bricklayer-2", "tailor-3", "blacksmith-3", "blacksmith-2", "lumberjack-2",
    ]  # fmt: skip
    assert table["display"] == [
        "blacksmith-1", "stonemason-1", "stonemason-2", "stonemason-3", "bricklayer-1", "tailor-2",
    ]  # fmt: skip
    assert table["pile"] == [
        "lumberjack-1", "bricklayer-3", "glazier-2", "glazier-3", "glazier-1", "lumberjack-3",
        "blacksmith-1", "lumberjack-1", "blacksmith-3", "bricklayer-2", "stonemason-1", "glazier-3",
        "glazier-1", "glazier-2", "tailor-3", "stonemason-1", "stonemason-3", "glazier-3",
        "tailor-2", "glazier-1", "bricklayer-3", "lumberjack-2", "lumberjack-3", "tailor-2",
        "blacksmith-3", "bricklayer-1", "stonemason-3", "bricklayer-2", "tailor-1", "stonemason-2",
        "bricklayer-1", "bricklayer-3", "lumberjack-2", "blacksmith-2", "stonemason-2", "tailor-3",
        "lumberjack-1", "blacksmith-2", "blacksmith-1", "tailor-1", "lumberjack-3", "glazier-2",
    ]  # fmt: skip
    assert table["demand"]["Oakmere"] == {"guilds": ["glazier", "tailor"]}
    assert table["demand"]["Candleholm"] == {"guilds": ["lumberjack", "glazier", "bricklayer"]}
    assert table["demand"]["Coppermarch"]["bonus"] == {"kind": "talers", "amount": 4}
    assert table["first_player"] == 2


@pytest.mark.clauses("QA-SETUP-30", "QA-SETUP-21")
def test_the_display_follows_the_billboard_in_the_order_of_revealing(architect: Game) -> None:
    for seed in range(20):
        two, three = (architect.new(players, seed=seed).to_dict() for players in (2, 3))
        assert two["billboard"] == three["billboard"]
        assert set(two["display"]) | set(two["pile"][:2]) == set(three["display"])
        assert two["pile"][2:8] == three["pile"][:6]
        assert not set(two["pile"][:2]) & set(two["display"])


def scribbled(value: Any) -> Any:
    """A value of the same shape that no fresh game has."""
    return [scribbled(item) for item in value] if isinstance(value, list) else 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_used_table_is_laid_out_like_an_empty_one(architect: Game, players: int) -> None:
    used = architect.new(players, seed=1).state
    for name in architect.rules.state.names:
        if name not in ("rules_version", "players", "house_rules", "round_limit"):
            setattr(used, name, scribbled(getattr(used, name)))
    used.agenda_depth = len(used.agenda_step)
    state = architect.hold(used)
    architect.call(architect.rules.loops.play_game, state, 77, 0)
    assert architect.state_bytes(state) == architect.new(players, seed=77).to_bytes()


@pytest.mark.clauses("QA-SETUP-31")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_random_happens_after_the_set_up(architect: Game, players: int) -> None:
    pos = architect.new(players, seed=players)
    start = pos.to_dict()
    for now in random_play(pos, seed=1):
        table = now.to_dict()
        assert table["chance"] == start["chance"]
        drawn = len(start["pile"]) - len(table["pile"])
        assert table["pile"] == start["pile"][drawn:]
        assert table["track"] == start["track"]
        assert table["demand"] == start["demand"]
        assert table["first_player"] == start["first_player"]
    assert drawn > 0


@pytest.mark.clauses("QA-SETUP-32")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sees_everything_but_the_pile(architect: Game, players: int) -> None:
    pos = architect.new(players, seed=6)
    spectator = pos.view(None)
    for seat in range(players):
        assert pos.view(seat) == {**spectator, "seat": seat}
    table = pos.to_dict()
    assert not {"pile", "chance", "seed", "key"} & set(spectator)
    hidden = {"pile", "chance", "picks"}
    assert {key: spectator[key] for key in table if key not in hidden} == {
        key: value for key, value in table.items() if key not in hidden
    }
    assert spectator["pile_size"] == len(table["pile"])
    assert spectator["removed"] == {}


@pytest.mark.clauses("QA-SETUP-32")
def test_removed_tiles_are_public(architect: Game) -> None:
    pos = architect.position({"seats": [{}, {"craftsmen": {"tailor-2": 5}}], "to_move": 1, "step": "labour"})
    assert pos.view(0)["removed"] == {}
    pos.push("work tailor-2")
    assert pos.view(0)["removed"] == {"tailor-2": 1}


@pytest.mark.clauses("QA-SETUP-32", "QA-SETUP-33")
@pytest.mark.parametrize("players", [2, 4])
def test_a_redealt_position_looks_the_same_to_everybody(architect: Game, players: int) -> None:
    pos = architect.new(players, seed=9)
    other = pos.redealt(1, key=2**70 + 5)
    for seat in (None, *range(players)):
        assert other.view(seat) == pos.view(seat)
    before, after = pos.to_dict(), other.to_dict()
    differing = {key for key in before if before[key] != after[key]}
    assert differing == {"chance", "pile"}
    assert after["chance"] == {"key": f"{2**70 + 5:032x}", "drawn": before["chance"]["drawn"]}
    assert pos.redealt(0, key=5).digest == pos.redealt(1, key=5).digest
    assert pos.redealt(0, key=5).digest != pos.redealt(0, key=6).digest


@pytest.mark.clauses("QA-SETUP-33")
def test_the_backs_tell_how_many_starting_craftsmen_are_on_top(architect: Game) -> None:
    pos = architect.new(2, seed=1)
    table = pos.to_dict()
    for size, starting in ((44, 8), (43, 7), (37, 1), (36, 0), (35, 0), (0, 0)):
        pile = table["pile"][44 - size :]
        now = architect.position({**table, "pile": pile})
        assert now.view(0)["pile_size"] == size
        assert pile_starting(now) == starting


@pytest.mark.clauses("QA-SETUP-33")
@pytest.mark.parametrize(("drawn", "starting"), [(0, 8), (5, 3), (6, 2), (7, 1), (8, 0), (20, 0), (41, 0)])
def test_starting_craftsmen_stay_on_top_when_the_pile_is_dealt_anew(architect: Game, drawn: int, starting: int) -> None:
    table = architect.new(2, seed=1).to_dict()
    pile = table["pile"][drawn:]
    pos = architect.position({**table, "pile": pile})
    dealt = [pos.redealt(0, key=key).to_dict()["pile"] for key in range(300)]
    for order in dealt:
        assert sorted(order[:starting]) == sorted(pile[:starting])
        assert sorted(order[starting:]) == sorted(pile[starting:])
    for part in (range(starting), range(starting, len(pile))):
        tiles = Counter(pile[i] for i in part)
        for depth in part:
            found = Counter(order[depth] for order in dealt)
            assert set(found) == set(tiles)
            for name, copies in tiles.items():
                expected = 300 * copies / len(part)
                assert abs(found[name] - expected) <= 5 * expected**0.5


@pytest.mark.clauses("QA-SETUP-32")
def test_all_orders_of_a_short_pile_are_possible(architect: Game) -> None:
    table = architect.new(2, seed=1).to_dict()
    pos = architect.position({**table, "pile": ["tailor-1", "glazier-1", "lumberjack-1"]})
    orders = Counter(tuple(pos.redealt(0, key=key).to_dict()["pile"]) for key in range(600))
    assert set(orders) == set(permutations(["tailor-1", "glazier-1", "lumberjack-1"]))
    assert_even(orders, 6)
    for size in (0, 1):
        pos = architect.position({**table, "pile": ["tailor-1"][:size]})
        assert pos.redealt(0, key=3).to_dict()["pile"] == ["tailor-1"][:size]


@pytest.mark.clauses("QA-SETUP-32", "QA-SETUP-33")
@pytest.mark.parametrize("hires", [0, 2, 6, 12])
def test_what_is_dealt_anew_owes_nothing_to_the_true_order(architect: Game, hires: int) -> None:
    """Whatever the order was, the same key deals the same pile: with starting craftsmen on top, and after them."""
    pos = architect.new(2, seed=5)
    size = pos.state.pile_size
    for now in random_play(pos, seed=2):
        if size - now.state.pile_size >= hires:
            break
    truths = [pos.redealt(0, key) for key in range(40)]
    assert len({truth.to_bytes() for truth in truths}) == 40
    assert len({truth.redealt(0, 999).to_bytes() for truth in truths}) == 1
