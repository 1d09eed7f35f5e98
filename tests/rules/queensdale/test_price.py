"""QD-BUILD-04, 05, 33, QD-WORK-07, 10: what is saved on a price, what is due besides, and whether it can be paid."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clauses, of_epoch
from tests.rules.queensdale.test_story_cards import told

from queenswright.games.queensdale.rules import price
from queenswright.games.queensdale.state.course import BUILD_USES, SEGMENT_USE
from queenswright.games.queensdale.state.pieces import BREAD, CLAY, GUILDER, MARBLE, NOTHING, STONE, TIMBER
from queenswright.kernel.game import Game
from queenswright.kernel.rule import plain

YARD = 0
"""A timber yard costs 3 timber, 2 stone and 1 clay."""
PRICE = {"timber": 3, "stone": 2, "clay": 1}
ANVIL = {"family": "anvil", "abilities": ["7"]}
HALL = {"buildings": {"guild_hall": 1}}
WHOLE = {"monument": 4}
"""A craftsman saves 2 pieces, with a guild hall 3; with the monument the first one of a game saves one more."""


def ask(game: Game, rule: Any, own: dict[str, Any], *arguments: int, me: int = 1, **keys: Any) -> int:
    """What a rule says of a seat that has these things; the other seat has nothing."""
    keys.setdefault("opened", 9)
    if keys["opened"] >= 7:
        keys.setdefault("branch", "wall")
    seats: list[dict[str, Any]] = [{}, {}]
    seats[me] = own
    state = at(game, *seats, **keys).state
    return int(plain(rule)(game.pack.mirror, state, me, *arguments))


@clauses("QD-WORK-07", "QD-COURIER-11", "QD-LATER-36")
@pytest.mark.parametrize(
    ("own", "used", "helpers", "saved"),
    [
        ({}, 0, 0, 0),
        ({"figurines": {"craftsman": 2}}, 0, 2, 4),
        ({"figurines": {"craftsman": 2}}, 1, 1, 4),
        ({"figurines": {"courier": 2, "craftsman": 1, "gleeman": 1}}, 0, 3, 6),
        ({"figurines": {"craftsman": 2}, "buildings": {"guild_hall": 1}}, 0, 2, 6),
        ({"figurines": {"craftsman": 1}, "knowledge": ["18"]}, 0, 2, 4),
        ({"figurines": {"craftsman": 1}, "knowledge": ["18"]}, 1, 0, 4),
        ({"figurines": {"craftsman": 1}, "knowledge": ["18"], "knowledge_used": ["figurine"]}, 0, 1, 2),
        ({"knowledge": ["18"]}, 0, 0, 0),
        ({"family": "anvil", "monument": 4}, 0, 0, 0),
        ({"family": "anvil", "monument": 4, "figurines": {"craftsman": 2}}, 0, 2, 5),
        ({"family": "anvil", "monument": 4, "figurines": {"craftsman": 2}, "gift_used": 1}, 0, 2, 4),
    ],
)
def test_craftsmen_and_couriers_save_together(
    queensdale: Game, own: dict[str, Any], used: int, helpers: int, saved: int
) -> None:
    assert ask(queensdale, price.helpers_after, own, used) == helpers
    assert ask(queensdale, price.saved_by_all, own) == saved
    assert ask(queensdale, price.saved_by_one, own) == (3 if "buildings" in own else 2)


@clauses("QD-LATER-45", "QD-EPOCH-07")
@pytest.mark.parametrize(("figurines", "saved"), [({}, 0), ({"craftsman": 1}, 2)])
def test_a_token_and_apprentices_save_besides(queensdale: Game, figurines: dict[str, int], saved: int) -> None:
    own: dict[str, Any] = {"figurines": figurines}
    assert ask(queensdale, price.most_saved, own) == saved
    assert ask(queensdale, price.saved_at_once, own, robbers_at_work=[7]) == 2
    assert ask(queensdale, price.most_saved, own, robbers_at_work=[7]) == saved + 2
    assert ask(queensdale, price.saved_at_once, own, robbers_at_work=[3]) == 0
    apprentices = told(queensdale, "y8")
    assert ask(queensdale, price.most_saved, own, **apprentices) == saved + 1
    assert ask(queensdale, price.saved_at_once, own, **apprentices) == 1
    both = apprentices | {"opened": 4, "robbers_at_work": [7]}
    assert ask(queensdale, price.saved_at_once, own, **both) == 3


@clauses("QD-BUILD-05", "QD-BUILD-33", "QD-LATER-36", "QD-LATER-17")
@pytest.mark.parametrize(
    ("own", "keys", "guilders", "lowest"),
    [
        ({}, {}, [0, 1, 2, 3], [0, 1, 2, 3]),
        ({"buildings": {"crane_yard": 1}}, {}, [0, 0, 0, 1], [0, 0, 0, 1]),
        ({"knowledge": ["16"]}, {}, [0, 1, 1, 1], [0, 1, 1, 1]),
        ({"family": "anvil", "abilities": ["8"]}, {}, [0, 1, 2, 3], [0, 0, 0, 0]),
        ({"family": "anvil", "abilities": ["8"], "used": ["surcharge"]}, {}, [0, 1, 2, 3], [0, 1, 2, 3]),
        ({"family": "anvil", "abilities": ["7"]}, {}, [0, 1, 2, 3], [0, 1, 2, 3]),
    ],
)
def test_the_guilders_of_a_rank(
    queensdale: Game, own: dict[str, Any], keys: dict[str, Any], guilders: list[int], lowest: list[int]
) -> None:
    assert [ask(queensdale, price.surcharge, own, rank, **keys) for rank in range(4)] == guilders
    assert [ask(queensdale, price.lowest_surcharge, own, rank, **keys) for rank in range(4)] == lowest


@clauses("QD-EPOCH-07")
@pytest.mark.parametrize(("leads", "guilders"), [(True, [0, 1, 2, 3]), (False, [0, 0, 1, 2])])
def test_auditors_relieve_those_behind(queensdale: Game, leads: bool, guilders: list[int]) -> None:
    keys = told(queensdale, "n5")
    seats = [of_epoch(4), of_epoch(5 if leads else 3, "b")]
    state = at(queensdale, *seats, **keys).state
    found = [plain(price.surcharge)(queensdale.pack.mirror, state, 1, rank) for rank in range(4)]
    assert found == guilders


@clauses("QD-LATER-17")
@pytest.mark.parametrize(
    ("own", "material", "count", "guilders"),
    [
        ({}, 6, 2, 0),
        *((ANVIL, 6, count, guilders) for count, guilders in ((0, 0), (1, 1), (2, 2), (3, 3), (4, 3))),
        *((ANVIL, material, 3, guilders) for material, guilders in ((0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3))),
        *((ANVIL | HALL, material, 3, guilders) for material, guilders in ((1, 1), (3, 1), (4, 2), (6, 2), (7, 3))),
        *((ANVIL | WHOLE, material, 3, guilders) for material, guilders in ((3, 1), (4, 2), (5, 2), (6, 3))),
        (ANVIL | WHOLE | {"gift_used": 1}, 3, 3, 2),
    ],
)
def test_guilders_for_craftsmen_as_far_as_they_can_help(
    queensdale: Game, own: dict[str, Any], material: int, count: int, guilders: int
) -> None:
    assert ask(queensdale, price.earned_by_helpers, own, material, count) == guilders


@clauses("QD-DICE-16")
@pytest.mark.parametrize(("paid", "left"), [(NOTHING, [2, 1, 0]), (TIMBER, [1, 1, 0]), (STONE, [2, 0, 0])])
def test_what_pays_the_die_is_missing_for_the_price(queensdale: Game, paid: int, left: list[int]) -> None:
    state = at(queensdale, {}, {"goods": {"timber": 2, "stone": 1}}).state
    assert [plain(price.held)(state, 1, good, paid) for good in (TIMBER, STONE, CLAY)] == left
    short = [plain(price.lacking)(state, 1, good, 2, paid) for good in (TIMBER, STONE, CLAY)]
    assert short == [max(0, 2 - count) for count in left]


@clauses("QD-BUILD-33", "QD-WORK-10")
@pytest.mark.parametrize(
    ("held", "paid", "missing", "saved", "due", "possible"),
    [
        ({}, NOTHING, 0, 0, (0, 0), True),
        ({}, NOTHING, 1, 0, (0, 0), False),
        ({}, NOTHING, 1, 1, (0, 0), True),
        ({}, NOTHING, 2, 1, (0, 0), False),
        ({"guilder": 5}, NOTHING, 1, 0, (0, 0), False),
        ({"guilder": 1}, NOTHING, 0, 1, (1, 0), True),
        ({"guilder": 1}, NOTHING, 0, 1, (2, 0), False),
        ({"guilder": 1}, GUILDER, 0, 1, (1, 0), False),
        ({"marble": 1}, NOTHING, 0, 1, (0, 1), True),
        ({"marble": 1}, MARBLE, 0, 1, (0, 1), False),
        ({"marble": 1}, NOTHING, 0, 1, (0, 2), False),
    ],
)
def test_savings_cover_material_only(
    queensdale: Game, held: dict[str, int], paid: int, missing: int, saved: int, due: tuple[int, int], possible: bool
) -> None:
    found = ask(queensdale, price.is_payable, {"goods": held}, missing, saved, *due, paid)
    assert bool(found) == possible


@clauses("QD-BUILD-33")
@pytest.mark.parametrize(
    ("guilders", "missing", "due", "possible"),
    [(2, 2, 0, True), (1, 2, 0, False), (3, 3, 0, False), (2, 1, 1, True), (1, 1, 1, False), (9, 3, 0, False)],
)
def test_a_royal_mason_takes_guilders_for_missing_material(
    queensdale: Game, guilders: int, missing: int, due: int, possible: bool
) -> None:
    own = {"goods": {"guilder": guilders}, "buildings": {"royal_mason": 1}}
    assert bool(ask(queensdale, price.is_payable, own, missing, 0, due, 0, NOTHING)) == possible


@clauses("QD-BUILD-04", "QD-BUILD-05", "QD-BUILD-36")
@pytest.mark.parametrize("less", ["", "timber", "stone", "clay"])
def test_a_building_needs_its_whole_price(queensdale: Game, less: str) -> None:
    held = {good: count - (good == less) for good, count in PRICE.items()}

    def affords(paid: int = NOTHING, rank: int = 0, spared: int = 0, **own: Any) -> bool:
        more = own.pop("more", {})
        keys = own.pop("keys", {})
        found = ask(queensdale, price.can_afford, {"goods": held | more, **own}, YARD, rank, paid, spared, **keys)
        return bool(found)

    assert affords() == (not less)
    assert affords(spared=1)
    assert affords(figurines={"craftsman": 1})
    assert affords(keys={"robbers_at_work": [7]})
    for paid in (TIMBER, STONE, CLAY):
        assert not affords(paid)
        assert affords(paid, spared=1) == (not less)
        assert affords(paid, spared=2)
    assert affords(GUILDER, more={"guilder": 1}) == (not less)
    assert affords(rank=1, more={"guilder": 1}) == (not less)
    assert not affords(rank=1)
    assert not affords(rank=2, more={"guilder": 1})
    assert not affords(GUILDER, rank=1, more={"guilder": 1})
    assert affords(keys={"courier_card": 9}, more={"guilder": 1}) == (not less)
    assert not affords(keys={"courier_card": 9})


@clauses("QD-LATER-17")
@pytest.mark.parametrize(
    ("rank", "spared", "possible"),
    [(2, 0, True), (2, 3, True), (2, 4, False), (2, 6, False), (1, 5, True), (1, 6, False), (1, 9, False)],
)
def test_guilders_for_craftsmen_pay_the_rank(queensdale: Game, rank: int, spared: int, possible: bool) -> None:
    """Two craftsmen earn the 2 guilders of rank 3 as long as both can help: with 3 pieces or more."""
    own = ANVIL | {"goods": PRICE, "figurines": {"craftsman": 2}}
    found = ask(queensdale, price.can_afford, own, YARD, rank, NOTHING, spared)
    assert bool(found) == possible


USES = {
    "clear": {"timber": 3, "stone": 2, "clay": 3},
    "renovate": {"timber": 4, "stone": 3, "clay": 3, "guilder": 4},
    "segment": {"timber": 1, "stone": 3, "clay": 1, "marble": 1},
}


@clauses("QD-BUILD-26", "QD-LATER-13")
@pytest.mark.parametrize("name", USES)
@pytest.mark.parametrize("less", ["", "timber", "stone", "clay", "guilder", "marble"])
def test_another_use_needs_its_whole_price(queensdale: Game, name: str, less: str) -> None:
    use = BUILD_USES.index(name)
    if less and less not in USES[name]:
        return
    held = {good: count - (good == less) for good, count in USES[name].items()}

    def affords(paid: int = NOTHING, spared: int = 0, **own: Any) -> bool:
        more, keys = own.pop("more", {}), own.pop("keys", {})
        return bool(ask(queensdale, price.can_afford_use, {"goods": held | more, **own}, use, paid, spared, **keys))

    material = less in ("timber", "stone", "clay")
    assert affords() == (not less)
    assert affords(spared=1) == (not less or material)
    assert affords(figurines={"craftsman": 1}) == (not less or material)
    assert affords(keys={"robbers_at_work": [7]}) == (not less or material)
    assert affords(buildings={"gatehouse": 1}) == (not less or (material and use == SEGMENT_USE))
    for paid in (TIMBER, STONE, CLAY):
        assert not affords(paid)
        assert affords(paid, spared=2) == (not less or material)
    assert not affords(keys={"courier_card": 9})
    taxed = {"guilder": USES[name].get("guilder", 0) + 1}
    assert affords(keys={"courier_card": 9}, more=taxed) == (less in ("", "guilder"))
    saved = ask(queensdale, price.saved_on_use, {"buildings": {"gatehouse": 1}}, use)
    assert saved == (2 if use == SEGMENT_USE else 0)


@clauses("QD-LATER-17")
@pytest.mark.parametrize(("guilders", "spared", "possible"), [(2, 0, True), (1, 0, False), (2, 7, True), (2, 8, False)])
def test_guilders_for_craftsmen_pay_a_renovation(queensdale: Game, guilders: int, spared: int, possible: bool) -> None:
    """Two craftsmen earn 2 of its 4 guilders while 3 of its 10 pieces are due."""
    held = USES["renovate"] | {"guilder": guilders}
    own = ANVIL | {"goods": held, "figurines": {"craftsman": 2}}
    found = ask(queensdale, price.can_afford_use, own, BUILD_USES.index("renovate"), NOTHING, spared)
    assert bool(found) == possible


@clauses("QD-LATER-17", "QD-BUILD-26")
@pytest.mark.parametrize(("spared", "possible"), [(0, True), (7, True), (8, False), (9, False)])
def test_guilders_for_craftsmen_pay_a_tax_while_a_piece_is_due(queensdale: Game, spared: int, possible: bool) -> None:
    """Clearing land takes 8 pieces."""
    own = ANVIL | {"goods": USES["clear"], "figurines": {"craftsman": 2}}
    use = BUILD_USES.index("clear")
    assert bool(ask(queensdale, price.can_afford_use, own, use, NOTHING, spared, courier_card=9)) == possible


@clauses("QD-BUILD-33")
def test_marble_is_due_where_a_building_costs_it(queensdale: Game) -> None:
    printed = queensdale.pack.mirror
    building = next(number for number, cost in enumerate(printed.building_price) if cost[MARBLE] > 0)
    rich = dict.fromkeys(("timber", "stone", "clay", "guilder", "bread"), 9)
    marble = printed.building_price[building][MARBLE]
    for count in (marble - 1, marble):
        own = {"goods": rich | {"marble": count}}
        assert bool(ask(queensdale, price.can_afford, own, building, 0, NOTHING, 0)) == (count == marble)


def test_bread_is_no_material(queensdale: Game) -> None:
    state = at(queensdale, {}, {"goods": {"bread": 3}}).state
    assert plain(price.held)(state, 1, BREAD, NOTHING) == 3
