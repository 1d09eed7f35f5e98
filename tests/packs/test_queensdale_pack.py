"""The pack `valley` of The Rise of Queensdale holds what the clauses ask for: map, spaces, values, stock, cards."""

from __future__ import annotations

from collections import Counter

import pytest

from queenswright.games.queensdale import RULES
from queenswright.games.queensdale.content.atlas import drawn_at
from queenswright.games.queensdale.content.components import components
from queenswright.games.queensdale.content.pack import FOLDER, load_pack
from queenswright.games.queensdale.state.board import (
    FIRST_BRIDGE,
    FLOODED_WAY,
    FREE_WAY,
    HEXES,
    LATER_SPACES,
    NORMAL_WAY,
    QUARTERS,
    SPACE_KINDS,
    SPACES,
)
from queenswright.games.queensdale.state.course import CROWN_BAR, ROBBER_BARONS
from queenswright.games.queensdale.state.effects import GAINS, ROBBER_EFFECTS
from queenswright.games.queensdale.state.pieces import BASIC, BREAD, HERBS, REWARDS
from queenswright.kernel.data import Pack
from queenswright.kernel.game import Game

PLAYERS = (4, 3, 2)


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(FOLDER / "valley.toml")


def at(quarter: int, q: int, r: int) -> int:
    """A space by its axial coordinates."""
    return HEXES * quarter + 6 * r + q + r // 2


def inner(quarter: int) -> int:
    """The inner bridge from a quarter to the next one."""
    return FIRST_BRIDGE + quarter


def distance(pack: Pack, here: int, there: int, way: int = NORMAL_WAY, caves: int = 0) -> int:
    steps: int = pack.mirror.distance[way][caves][here][there]
    return steps


def by_players(pack: Pack, kind: str) -> tuple[int, ...]:
    """Die spaces of a kind for 4, 3 and 2 players, the +1 space included."""
    kinds = [number for number, name in enumerate(SPACE_KINDS) if name in (kind, f"{kind}_plus")]
    return tuple(sum(pack.mirror.spaces[players][number] for number in kinds) for players in PLAYERS)


def gains(pack: Pack, row: int) -> dict[str, int]:
    return {name: n for name, n in zip(GAINS, pack.mirror.gain[row], strict=True) if n}


@pytest.mark.clauses("QD-BOARD-04", "QD-BOARD-06", "QD-BOARD-13")
def test_a_quarter_has_36_hexes_of_seven_kinds(pack: Pack) -> None:
    wanted = {"tent": 1, "farm": 1, "site": 4, "tower": 3, "grass": 6, "shrub": 12, "meadow": 9}
    assert Counter(pack.content.valley.kinds) == wanted
    assert (HEXES * QUARTERS, SPACES) == (144, 152)
    assert len(set(pack.mirror.shrub_space)) == 48


@pytest.mark.clauses("QD-BOARD-13")
@pytest.mark.parametrize(
    ("kind", "places"),
    [
        ("tent", [(1, 2)]),
        ("farm", [(2, 4)]),
        ("site", [(2, 3), (3, 3), (1, 4), (1, 5)]),
        ("tower", [(3, 4), (2, 5), (3, 5)]),
        ("grass", [(5, 1), (3, 2), (4, 2), (4, 3), (0, 4), (0, 5)]),
        (
            "shrub",
            [(0, 0), (3, 0), (5, 0), (0, 1), (1, 1), (3, 1), (4, 1), (2, 2), (-1, 3), (0, 3), (-1, 4), (-2, 5)],
        ),
    ],
)
def test_every_kind_lies_where_the_design_puts_it(pack: Pack, kind: str, places: list[tuple[int, int]]) -> None:
    assert pack.content.valley.spaces(kind) == sorted(at(k, q, r) for k in range(QUARTERS) for q, r in places)


@pytest.mark.clauses("QD-BOARD-07")
def test_every_quarter_has_one_tent(pack: Pack) -> None:
    assert pack.mirror.tent == [at(k, 1, 2) for k in range(QUARTERS)]


@pytest.mark.clauses("QD-BOARD-14")
def test_quarters_are_equal_and_touch_only_through_bridges(pack: Pack) -> None:
    links = set(pack.content.valley.links)

    def turned(space: int) -> int:
        if space >= FIRST_BRIDGE:
            kind, quarter = divmod(space - FIRST_BRIDGE, QUARTERS)
            return FIRST_BRIDGE + QUARTERS * kind + (quarter + 1) % QUARTERS
        return (space + HEXES) % FIRST_BRIDGE

    assert {(turned(a), turned(b)) for a, b in links} == links
    assert all((b, a) in links for a, b in links)
    assert all(a // HEXES == b // HEXES for a, b in links if max(a, b) < FIRST_BRIDGE)


@pytest.mark.clauses("QD-BOARD-14")
def test_quarters_are_drawn_turned_by_90_degrees_without_overlap(pack: Pack) -> None:
    valley = pack.content.valley
    drawn = [drawn_at(valley, space) for space in range(SPACES)]
    assert drawn[at(0, 0, 0)] == (1.6, 1.6)
    assert drawn[inner(0)] == (0.0, 4.83)
    assert drawn[FIRST_BRIDGE + QUARTERS] == (0.0, 8.06)
    for x, y in ((drawn[space], drawn[space + HEXES]) for space in range(FIRST_BRIDGE - HEXES)):
        assert y == (-x[1] + 0.0, x[0])
    hexes = drawn[:FIRST_BRIDGE]
    across = [
        (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
        for i, a in enumerate(hexes)
        for j, b in enumerate(hexes)
        if i // HEXES != j // HEXES
    ]
    assert min(across) ** 0.5 == pytest.approx(3.2, abs=0.01)


@pytest.mark.clauses("QD-BOARD-15")
@pytest.mark.parametrize(("first", "here", "there"), [(144, (-1, 2), (2, 0)), (148, (-2, 4), (4, 0))])
def test_bridges_join_a_quarter_and_the_next(
    pack: Pack, first: int, here: tuple[int, int], there: tuple[int, int]
) -> None:
    for k in range(QUARTERS):
        ends = {b for a, b in pack.content.valley.links if a == first + k}
        assert ends == {at(k, *here), at((k + 1) % QUARTERS, *there)}


@pytest.mark.clauses("QD-BOARD-16")
@pytest.mark.parametrize(
    ("quarters_on", "numbers"),
    [
        (0, {1: 3, 2: 5, 3: 3, 4: 1}),
        (1, {5: 2, 6: 6, 7: 2, 8: 1, 9: 1}),
        (3, {5: 2, 6: 5, 7: 1, 8: 2, 9: 1, 10: 1}),
        (2, {10: 4, 11: 7, 12: 1}),
    ],
)
def test_shrubs_lie_as_far_from_a_tent_as_the_design_says(
    pack: Pack, quarters_on: int, numbers: dict[int, int]
) -> None:
    for k, tent in enumerate(pack.mirror.tent):
        quarter = (k + quarters_on) % QUARTERS
        shrubs = pack.mirror.shrub_space[12 * quarter : 12 * quarter + 12]
        assert Counter(distance(pack, tent, shrub) for shrub in shrubs) == numbers


@pytest.mark.clauses("QD-BOARD-16")
def test_every_space_can_be_reached_and_distances_fit_together(pack: Pack) -> None:
    links = pack.content.valley.links
    steps = pack.mirror.distance[NORMAL_WAY][0]
    for start in pack.mirror.tent:
        for a, b in links:
            assert a == start or b == start or abs(steps[start][a] - steps[start][b]) <= 1
        assert max(steps[start]) < 20


@pytest.mark.clauses("QD-BOARD-05", "QD-BOARD-17")
def test_quarters_stand_clockwise_with_their_resources(pack: Pack) -> None:
    quarters = components(pack, 4)["map"]["quarters"]
    assert [(quarter["colour"], quarter["resource"]) for quarter in quarters] == [
        ("red", "timber"), ("blue", "stone"), ("green", "clay"), ("yellow", "guilder"),
    ]  # fmt: skip


@pytest.mark.clauses("QD-SCOUT-16")
def test_from_the_red_tent_over_the_inner_bridge_are_four_steps(pack: Pack) -> None:
    way = [at(0, 1, 2), at(0, 0, 2), at(0, -1, 2), inner(0), at(1, 2, 0)]
    assert [distance(pack, way[0], space) for space in way[1:]] == [1, 2, 3, 4]


@pytest.mark.clauses("QD-THREE-03", "QD-THREE-09", "QD-THREE-11")
def test_caves_join_opposite_quarters(pack: Pack) -> None:
    red = at(0, 1, 2)
    way = [at(0, 2, 2), at(0, 3, 2), at(0, 4, 2), at(2, 4, 2), at(2, 4, 1)]
    assert [distance(pack, red, space, caves=1) for space in way] == [1, 2, 3, 4, 5]
    shrubs = pack.mirror.shrub_space[24:36]
    numbers = Counter(distance(pack, red, shrub, caves=1) for shrub in shrubs)
    assert numbers == {5: 1, 6: 3, 7: 1, 8: 2, 9: 3, 10: 2}
    assert distance(pack, at(1, 4, 2), at(3, 4, 2), caves=2) == 1
    assert distance(pack, at(0, 4, 2), at(2, 4, 2), caves=2) > 1


@pytest.mark.clauses("QD-SETUP-26", "QD-THREE-01", "QD-TWO-16")
def test_two_players_sit_opposite_and_three_have_caves(pack: Pack) -> None:
    positions = [Game(RULES, pack).new(players, seed=1) for players in (2, 3, 4)]
    assert [list(position.seat_names) for position in positions] == [
        ["red", "green"], ["red", "blue", "green"], ["red", "blue", "green", "yellow"],
    ]  # fmt: skip
    assert [position.view(None).get("caves") for position in positions] == [None, ["blue c6", "yellow c6"], None]
    kinds = Counter(space["kind"] for space in components(pack, 3)["map"]["spaces"])
    assert (kinds["grass"], kinds["cave"]) == (24, 0)


@pytest.mark.clauses("QD-SCOUT-02")
def test_turning_round_costs_two_steps_and_bridges_change_with_the_way(pack: Pack) -> None:
    meadow, blue = at(0, -1, 2), at(1, 2, 0)
    ways = (NORMAL_WAY, FLOODED_WAY, FREE_WAY)
    assert [distance(pack, meadow, blue, way) for way in ways] == [2, 3, 1]
    assert [distance(pack, meadow, inner(0), way) for way in ways] == [1, 2, 0]
    assert [distance(pack, inner(0), meadow, way) for way in ways] == [1, 1, 1]
    assert [distance(pack, meadow, meadow, way) for way in ways] == [2, 2, 1]
    assert [distance(pack, inner(0), inner(0), way) for way in ways] == [2, 3, 1]
    assert distance(pack, at(0, -2, 4), at(1, 4, 0), FLOODED_WAY) == 2


@pytest.mark.clauses("QD-COURIER-14")
def test_boars_keep_to_the_ends_of_four_bridges(pack: Pack) -> None:
    near = [space for space, by in zip(pack.mirror.shrub_space, pack.mirror.by_bridge, strict=True) if by]
    assert near == sorted(at(k, q, r) for k in range(QUARTERS) for q, r in [(3, 0), (0, 1), (1, 1), (-1, 3)])


@pytest.mark.clauses(
    "QD-RES-02", "QD-RES-03", "QD-RES-07", "QD-WAGE-02", "QD-HUT-08", "QD-MARKET-04", "QD-BAKERY-03", "QD-POOR-03",
    "QD-BUILD-25", "QD-WORK-16", "QD-LATER-02",
)  # fmt: skip
@pytest.mark.parametrize(
    ("kind", "spaces"),
    [
        ("timber", (4, 3, 2)),
        ("stone", (4, 3, 2)),
        ("clay", (4, 3, 2)),
        ("guilder", (3, 3, 2)),
        ("marble", (3, 2, 1)),
        ("wage", (3, 2, 2)),
        ("hut", (2, 2, 1)),
        ("market", (3, 2, 1)),
        ("bakery", (2, 2, 1)),
        ("poor", (2, 2, 1)),
        ("build", (3, 2, 2)),
        ("hire", (3, 2, 1)),
        ("timber_plus", (1, 1, 1)),
        ("stone_plus", (1, 1, 1)),
        ("clay_plus", (1, 1, 1)),
    ],
)
def test_die_spaces_by_number_of_players(pack: Pack, kind: str, spaces: tuple[int, ...]) -> None:
    assert by_players(pack, kind) == spaces


@pytest.mark.clauses("QD-SCOUT-10")
def test_scout_spaces_have_falling_step_values(pack: Pack) -> None:
    kinds = ("scout_long", "scout_middle", "scout_short")
    numbers = dict(zip(PLAYERS, zip(*(by_players(pack, kind) for kind in kinds), strict=True), strict=True))
    values = {
        players: [step for step, n in zip(pack.mirror.scout_steps, row, strict=True) for _ in range(n)]
        for players, row in numbers.items()
    }
    assert values == {4: [4, 3, 2, 2], 3: [4, 3, 2], 2: [4, 2]}


@pytest.mark.clauses("QD-THREE-04", "QD-THREE-05", "QD-THREE-08")
def test_three_players_cover_eight_spaces(pack: Pack) -> None:
    covered = {
        kind: by_players(pack, kind)[0] - by_players(pack, kind)[1]
        for kind in SPACE_KINDS
        if kind not in ("marble", *LATER_SPACES) and by_players(pack, kind)[0] != by_players(pack, kind)[1]
    }
    assert covered == dict.fromkeys(("timber", "stone", "clay", "wage", "scout_short", "market", "build", "hire"), 1)


@pytest.mark.clauses("QD-TWO-01")
def test_two_players_cover_four_resource_spaces_more(pack: Pack) -> None:
    resources = ("timber", "stone", "clay", "guilder")
    assert [by_players(pack, kind)[1] - by_players(pack, kind)[2] for kind in resources] == [1, 1, 1, 1]


@pytest.mark.clauses("QD-LATER-07")
def test_a_seal_on_the_crown_bar_is_a_tenth_of_the_goal(pack: Pack) -> None:
    printed = pack.mirror
    assert printed.mechanism_from[CROWN_BAR] == 4
    assert printed.crown_value[1:-1] == [1, 2, 2, 3, 4, 5, 5, 6, 7]
    for value, goal in zip(printed.crown_value[1:-1], printed.goal[1:-1], strict=True):
        assert abs(value - goal / 10) < 0.5
        assert printed.crown_seals * value <= goal // printed.crown_share
    assert (printed.crown_seals, printed.crown_share) == (2, 4)


@pytest.mark.clauses("QD-LATER-09", "QD-LATER-45")
def test_eight_robber_baron_tokens(pack: Pack) -> None:
    printed = pack.mirror
    assert (printed.mechanism_from[ROBBER_BARONS], printed.robber_tokens) == (4, [0, 1, 1, 2])
    effects = [ROBBER_EFFECTS[effect] for effect in printed.robber_effect]
    assert effects == ["swap", "gain", "join", "scout", "reroll", "gain", "save", "gain"]
    assert [printed.robber_amount[token - 1] for token in (4, 7)] == [3, 2]
    gains = [dict(zip(GAINS, printed.gain[row], strict=True)) for row in printed.robber_gain]
    assert [{name: n for name, n in row.items() if n} for row in gains] == [
        {"figurine": 1}, {"choice": 2}, {}, {}, {}, {"morale": 1}, {}, {"bread": 1, "guilder": 1},
    ]  # fmt: skip


@pytest.mark.clauses("QD-LATER-02")
def test_marble_spaces_open_in_epoch_4_and_all_others_at_once(pack: Pack) -> None:
    later = {kind: epoch for kind, epoch in zip(SPACE_KINDS, pack.mirror.space_from, strict=True) if epoch > 1}
    riders = {"rider_short": 7, "rider_long": 7}
    assert later == {"marble": 4, "tome": 3, "cogwheel": 6, "order": 6, **riders, "landing": 8}


@pytest.mark.clauses("QD-DICE-11")
def test_a_reroll_takes_basic_resources_and_bread(pack: Pack) -> None:
    assert pack.mirror.reroll_goods == BASIC | 1 << BREAD


@pytest.mark.clauses("QD-CHAR-05", "QD-CHAR-09", "QD-CHAR-10", "QD-CHAR-11", "QD-CHAR-12", "QD-SEAL-08", "QD-TWO-10")
@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("goal", [10, 16, 22, 30, 38, 46, 54, 62, 70]),
        ("build_fame", [2, 3, 4, 5, 6, 6, 6, 7, 8]),
        ("hut_fame", [1, 1, 1, 1, 2, 2, 2, 2, 2]),
        ("trumpet_fame", [1, 1, 1, 1, 1, 1, 2, 2, 2]),
        ("red_from", [8, 13, 19, 26, 34, 41, 49, 56, 64]),
        ("doubled", [0, 1, 0, 1, 0, 1, 0, 1, 0]),
    ],
)
def test_values_by_epoch(pack: Pack, field: str, values: list[int]) -> None:
    assert getattr(pack.mirror, field) == [0, *values, values[-1]]


@pytest.mark.clauses("QD-MORALE-06")
def test_the_morale_bar_alternates_between_nothing_pink_and_trumpet(pack: Pack) -> None:
    symbols = ["", "", "pink", "trumpet"] + ["", "pink", "trumpet"] * 4
    found = [
        "pink" if pack.mirror.pink_levels >> level & 1 else "trumpet" if pack.mirror.trumpet_levels >> level & 1 else ""
        for level in range(pack.mirror.morale_top + 1)
    ]
    assert found == symbols


@pytest.mark.clauses("QD-COMP-06", "QD-HERB-09", "QD-HERB-10")
def test_the_48_tokens_are_split_by_herb_and_reward(pack: Pack) -> None:
    split = pack.mirror.token_split
    assert [sum(row) for row in split] == [8] * len(HERBS)
    totals = dict(zip(REWARDS, (sum(column) for column in zip(*split, strict=True)), strict=True))
    assert totals == {"timber": 12, "clay": 12, "bread": 8, "fame": 8, "morale": 6, "clairvoyant": 2}
    assert [row[REWARDS.index("clairvoyant")] for row in split] == [1, 1, 0, 0, 0, 0]
    assert [row[REWARDS.index("fame")] for row in split] == [1, 1, 2, 2, 1, 1]
    assert [row[REWARDS.index("bread")] for row in split] == [1, 1, 1, 1, 2, 2]


def test_every_reward_is_one_of_its_kind(pack: Pack) -> None:
    assert [gains(pack, row) for row in pack.mirror.reward_gain] == [{reward: 1} for reward in REWARDS]


@pytest.mark.clauses("QD-COMP-08", "QD-WORK-17")
def test_figurines_and_the_epochs_that_bring_them(pack: Pack) -> None:
    assert list(zip(pack.mirror.figurines, pack.mirror.figurine_from, strict=True)) == [
        (8, 1), (8, 1), (2, 1), (4, 4), (4, 6),
    ]  # fmt: skip
    assert pack.mirror.craftsman_saves == 2
    assert [gains(pack, row) for row in pack.mirror.figurine_gain] == [{}, {"morale": 2}, {}, {"choice": 2}, {}]


@pytest.mark.clauses("QD-COMP-07")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("starting_guilders", 3),
        ("starting_seals", 1),
        ("hut_supply", 14),
        ("last_round", 20),
        ("hut_timber", 3),
        ("market_guilders", 2),
        ("market_resources", 2),
        ("wage", 1),
        ("bakery_bread", 1),
        ("hire_guilders", 1),
        ("hire_bread", 1),
        ("farm_guilders", 3),
        ("farm_items", 4),
        ("doubled_choice", 2),
        ("plunger_from", 2),
    ],
)
def test_plain_figures(pack: Pack, field: str, value: int) -> None:
    assert getattr(pack.mirror, field) == value
