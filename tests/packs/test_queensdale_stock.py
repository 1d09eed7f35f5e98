"""The pack `valley` of The Rise of Queensdale: buildings, die faces, tower tiles and cards as the clauses ask for."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest

from queenswright.games.queensdale.content.components import components
from queenswright.games.queensdale.content.pack import FOLDER, load_pack
from queenswright.games.queensdale.state.board import SPACE_KINDS
from queenswright.games.queensdale.state.course import NEVER
from queenswright.games.queensdale.state.effects import GAINS, KEEPS, MODIFIERS, TILE_POWERS
from queenswright.games.queensdale.state.pieces import GOODS
from queenswright.kernel.data import Pack

PLAYERS = (4, 3, 2)
WIDE = ["timber_yard", "woodcutter_hut", "stone_pile", "quarryman", "brick_storage", "clay_quarry"]
NORMAL = ["bakery_building", "dwelling", "treasurer", "storehouse"]
RESOURCES = ("timber", "timber_plus", "stone", "stone_plus", "clay", "clay_plus", "guilder")


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(FOLDER / "valley.toml")


def ranks(pack: Pack, players: int, code: str) -> int:
    """The bit set of the ranks of a building that so many players use."""
    bits: int = pack.mirror.building_ranks[players][pack.content.building_codes.index(code)]
    return bits


def stock(pack: Pack, codes: list[str]) -> tuple[int, ...]:
    """The tiles of these buildings with 4, 3 and 2 players."""
    return tuple(sum(ranks(pack, players, code).bit_count() for code in codes) for players in PLAYERS)


def named(columns: tuple[str, ...], row: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(columns, row, strict=True) if n}


def effect(pack: Pack, code: str) -> dict[str, Any]:
    """What a building does, read back from the record."""
    printed, number = pack.mirror, pack.content.building_codes.index(code)
    found: dict[str, Any] = {
        "income": named(GAINS, printed.gain[printed.building_income[number]]),
        "built": named(GAINS, printed.gain[printed.building_built[number]]),
        "keep": named(KEEPS, printed.keep[printed.building_keep[number]]),
        MODIFIERS[printed.building_modifier[number]]: printed.building_amount[number],
    }
    return {key: value for key, value in found.items() if value}


@pytest.mark.clauses("QD-COMP-14", "QD-BUILD-21")
def test_three_boards_of_epoch_1_and_twelve_later_ones(pack: Pack) -> None:
    boards: dict[str, list[str]] = {}
    for building in pack.content.buildings:
        boards.setdefault(building.board, []).append(building.code)
    assert len(boards) == 15
    assert {board: codes for board, codes in boards.items() if board.startswith("1-")} == {
        "1-1": ["timber_yard", "woodcutter_hut", "bakery_building", "dwelling"],
        "1-2": ["stone_pile", "quarryman", "treasurer"],
        "1-3": ["brick_storage", "clay_quarry", "storehouse"],
    }


@pytest.mark.clauses("QD-BUILD-04", "QD-BUILD-20")
def test_a_board_has_one_price(pack: Pack) -> None:
    prices: dict[str, set[tuple[int, ...]]] = {}
    for building, price in zip(pack.content.buildings, pack.mirror.building_price, strict=False):
        prices.setdefault(building.board, set()).add(tuple(price))
    assert all(len(found) == 1 for found in prices.values())
    assert {board: found.pop()[:3] for board, found in prices.items() if board.startswith("1-")} == {
        "1-1": (3, 2, 1), "1-2": (1, 3, 2), "1-3": (2, 1, 3),
    }  # fmt: skip


def test_marble_is_asked_for_from_epoch_4_on_and_never_guilders_or_bread(pack: Pack) -> None:
    for building, price in zip(pack.content.buildings, pack.mirror.building_price, strict=False):
        asked = named(GOODS, price)
        assert set(asked) <= {"timber", "stone", "clay", "marble"}
        assert ("marble" in asked) <= (int(building.board[0]) >= 4)
    last = len(pack.content.buildings) - 1
    assert named(GOODS, pack.mirror.building_price[last]) == {
        "timber": 3,
        "stone": 3,
        "clay": 3,
        "marble": 1,
    }


@pytest.mark.clauses("QD-BUILD-22")
def test_a_rank_costs_guilders_and_grey_buildings_have_rivets(pack: Pack) -> None:
    assert pack.mirror.rank_guilders == [0, 1, 2, 3]
    grey = [code for code, n in zip(pack.content.building_codes, pack.mirror.building_rivets, strict=False) if n]
    assert grey == ["fountain", "queens_statue", "castle_chapel"]
    assert set(pack.mirror.building_rivets) == {0, 3}


@pytest.mark.clauses("QD-BUILD-18", "QD-BUILD-23", "QD-TWO-03", "QD-THREE-06")
@pytest.mark.parametrize(
    ("code", "bits"),
    [
        ("timber_yard", {4: 0b1111, 3: 0b111, 2: 0b11}),
        ("bakery_building", {4: 0b111, 3: 0b11, 2: 0b11}),
        ("ferry_house", {4: 0b11, 3: 0b11, 2: 0b1}),
        ("scout_lodge", {4: 0b1111, 3: 0b111, 2: 0b111}),
        ("alehouse", {4: 0b1111, 3: 0b111, 2: 0b11}),
    ],
)
def test_ranks_leave_by_their_marks(pack: Pack, code: str, bits: dict[int, int]) -> None:
    assert {players: ranks(pack, players, code) for players in PLAYERS} == bits


@pytest.mark.clauses("QD-BUILD-24", "QD-BUILD-37")
def test_the_stock_of_epoch_1(pack: Pack) -> None:
    assert stock(pack, WIDE) == (24, 18, 12)
    assert stock(pack, NORMAL) == (12, 8, 8)
    first = [building.code for building in pack.content.buildings if building.epoch == 1]
    assert sorted(first) == sorted(WIDE + NORMAL)
    assert stock(pack, first) == (36, 26, 20)


def test_the_stock_of_all_epochs(pack: Pack) -> None:
    """All 184 / 139 / 126 tiles come into play."""
    codes = list(pack.content.building_codes)
    assert len(codes) == 49
    assert stock(pack, codes) == (184, 139, 126)
    assert [building.code for building in pack.content.buildings if building.epoch == NEVER] == []


@pytest.mark.clauses("QD-BUILD-03")
def test_the_first_game_offers_storage_and_manufactories_only(pack: Pack) -> None:
    colours = {building.colour for building in pack.content.buildings if building.board.startswith("1-")}
    assert colours == {"blue", "pink"}


@pytest.mark.clauses(
    "QD-STORE-07", "QD-STORE-08", "QD-STORE-09", "QD-STORE-10", "QD-STORE-11", "QD-STORE-20", "QD-MANU-02",
    "QD-MANU-03", "QD-MANU-04", "QD-MANU-05", "QD-MANU-06",
)  # fmt: skip
@pytest.mark.parametrize(
    ("code", "does"),
    [
        ("timber_yard", {"keep": {"timber": 3}}),
        ("stone_pile", {"keep": {"stone": 3}}),
        ("brick_storage", {"keep": {"clay": 3}}),
        ("storehouse", {"keep": {"bread": 2}}),
        ("dwelling", {"keep": {"figurine": 2}}),
        ("woodcutter_hut", {"income": {"timber": 1}}),
        ("quarryman", {"income": {"stone": 1}}),
        ("clay_quarry", {"income": {"clay": 1}}),
        ("treasurer", {"income": {"guilder": 1}}),
        ("bakery_building", {"income": {"bread": 1}}),
        ("common_warehouse", {"keep": {"material": 2}}),
        ("vault", {"keep": {"guilder": 3}}),
        ("marble_yard", {"keep": {"marble": 2}}),
        ("granary", {"keep": {"bread": 4}}),
        ("inn", {"keep": {"figurine": 3}}),
        ("great_warehouse", {"keep": {"material": 4}}),
        ("treasury", {"keep": {"guilder": 5}}),
        ("manor_kitchen", {"income": {"bread": 1, "choice": 1}}),
        ("theatre", {"income": {"figurine": 1}}),
        ("palace_garden", {"income": {"fame": 2}}),
        ("great_hall", {"income": {"guilder": 1, "marble": 1}}),
        ("fountain", {"built": {"trumpet": 1}}),
        ("carpenters_yard", {"hut_timber_less": 1}),
        ("alehouse", {"draw_two": 1}),
        ("scout_lodge", {"scout_steps": 1}),
        ("ferry_house", {"free_bridges": 1}),
        ("crane_yard", {"rank_relief": 2}),
        ("royal_mason", {"guilders_for_missing": 2}),
        ("scriptorium", {"free_tomes": 1}),
        ("gatehouse", {"segments_for_less": 2}),
        ("harbour_master", {"landing_more": 1}),
        ("mill_race", {"free_turn": 1}),
    ],
)
def test_what_buildings_do(pack: Pack, code: str, does: dict[str, Any]) -> None:
    assert effect(pack, code) == does


def test_every_modifier_has_one_building(pack: Pack) -> None:
    assert Counter(pack.mirror.building_modifier[:49]) == {0: 29, **dict.fromkeys(range(1, len(MODIFIERS)), 1)}


@pytest.mark.clauses("QD-BUILD-26")
def test_other_uses_of_a_build_action(pack: Pack) -> None:
    prices = [named(GOODS, price) for price in pack.mirror.use_price]
    material = {"timber": 2, "stone": 2, "clay": 2}
    segment = {"timber": 1, "stone": 3, "clay": 1, "marble": 1}
    assert prices == [
        {"timber": 3, "stone": 2, "clay": 3},
        {"timber": 4, "stone": 3, "clay": 3, "guilder": 4},
        {**material, "marble": 1},
        segment,
        {**material, "marble": 1},
    ]
    assert (pack.mirror.use_from, pack.mirror.use_limit) == ([2, 3, 5, 7, 8], [4, 3, 4, 0, 0])
    assert pack.mirror.cheapest == 5


@pytest.mark.clauses("QD-GROCER-02", "QD-GROCER-06", "QD-STICKER-25")
def test_prices_and_copies_of_faces(pack: Pack) -> None:
    offer: dict[str, tuple[int, ...]] = {}
    for number, code in enumerate(pack.content.face_codes):
        rows = (pack.mirror.face_copies[players][number] for players in PLAYERS)
        offer[code] = (pack.mirror.face_price[number], *rows)
    assert offer == {
        **dict.fromkeys(("timber", "stone", "clay", "guilder", "action"), (0, 0, 0, 0)),
        **dict.fromkeys(("choice_ts", "choice_sc", "choice_ct"), (1, 3, 3, 2)),
        "bread2": (1, 4, 3, 2),
        **dict.fromkeys(("a_timber", "a_stone", "a_clay", "a_guilder"), (2, 3, 3, 2)),
        **dict.fromkeys(("double_timber", "double_stone", "double_clay", "occupied"), (2, 4, 3, 2)),
        **dict.fromkeys(("morale", "figurine", "two_resources", "herb"), (3, 4, 3, 2)),
        "trumpet": (4, 4, 3, 2),
        "feast": (5, 4, 3, 2),
        **dict.fromkeys(("card_1", "card_4"), (2, 2, 2, 1)),
        **dict.fromkeys(("card_2", "card_5"), (3, 2, 2, 1)),
        **dict.fromkeys(("card_3", "card_6"), (4, 2, 2, 1)),
    }


@pytest.mark.clauses("QD-COMP-05")
def test_a_die_starts_with_four_resources_and_two_actions(pack: Pack) -> None:
    die = [pack.content.face_codes[face] for face in pack.mirror.starting_faces]
    assert die == ["timber", "stone", "clay", "guilder", "action", "action"]


@pytest.mark.parametrize(
    ("code", "goods", "yields", "action", "occupied", "gain"),
    [
        ("guilder", {"guilder"}, 1, 0, 0, {}),
        ("action", set(), 0, 1, 0, {}),
        ("choice_ct", {"clay", "timber"}, 1, 0, 0, {}),
        ("a_stone", {"stone"}, 1, 1, 0, {}),
        ("double_clay", {"clay"}, 2, 0, 0, {}),
        ("occupied", set(), 0, 0, 1, {}),
        ("bread2", set(), 0, 0, 0, {"bread": 2}),
        ("two_resources", set(), 0, 0, 0, {"choice": 2}),
        ("herb", set(), 0, 0, 0, {"token": 1}),
        ("trumpet", set(), 0, 0, 0, {"trumpet": 1}),
        ("feast", set(), 0, 0, 0, {"figurine": 1, "morale": 1, "fame": 2}),
    ],
)
def test_what_faces_show(
    pack: Pack, code: str, goods: set[str], yields: int, action: int, occupied: int, gain: dict[str, int]
) -> None:
    printed, number = pack.mirror, pack.content.face_codes.index(code)
    shown = {good for bit, good in enumerate(GOODS) if printed.face_goods[number] >> bit & 1}
    assert (shown, printed.face_yield[number], printed.face_action[number]) == (goods, yields, action)
    assert (printed.face_occupied[number], named(GAINS, printed.gain[printed.face_gain[number]])) == (occupied, gain)


@pytest.mark.clauses("QD-LATER-37", "QD-GROCER-06")
def test_faces_of_number_cards_come_in_epochs_3_and_6(pack: Pack) -> None:
    """All others are open from the first game on; each of the six has its own card."""
    later = {face.code: face.epoch for face in pack.content.faces if face.epoch != 1}
    assert later == {"card_1": 3, "card_2": 3, "card_3": 3, "card_4": 6, "card_5": 6, "card_6": 6}
    cards = dict(zip(pack.content.face_codes, pack.mirror.face_card, strict=False))
    assert {code: card for code, card in cards.items() if card} == {f"card_{n}": n for n in range(1, 7)}


@pytest.mark.clauses("QD-LATER-37")
@pytest.mark.parametrize(
    ("code", "effect"),
    [
        ("card_1", {"goods": ["timber", "stone", "clay", "guilder"], "yield": 1}),
        ("card_2", {"action": True, "saves": 1}),
        ("card_3", {"action": True, "after": {"morale": 1}}),
        ("card_4", {"steps": 2}),
        ("card_5", {"change": 3, "gain": {"guilder": 1}}),
        ("card_6", {"mirror": True}),
    ],
)
def test_what_faces_of_number_cards_do(pack: Pack, code: str, effect: dict[str, Any]) -> None:
    found = dict(pack.content.faces[pack.content.face_codes.index(code)].effect)
    assert found == effect | {"card": int(code[-1])}


@pytest.mark.clauses("QD-COMP-17", "QD-TOWER-18")
def test_36_tower_tiles_with_one_special_tile_on_boards_2_and_3(pack: Pack) -> None:
    tiles = pack.content.tiles
    assert [tile.id for tile in tiles] == [f"{epoch}{letter}" for epoch in range(1, 10) for letter in "abcd"]
    powers = {tile.id: TILE_POWERS[power] for tile, power in zip(tiles, pack.mirror.tile_power, strict=True) if power}
    assert powers == {"2d": "signal_fire", "3d": "banner"}
    assert {tile.id: n for tile, n in zip(tiles, pack.mirror.tile_rivets, strict=True) if n} == {"3d": 5}
    colours = Counter(tile.colour for tile in tiles)
    assert colours == {"green": 17, "pink": 7, "blue": 6, "special": 2, "roof": 4}


@pytest.mark.parametrize(
    ("tile", "start", "income", "keep"),
    [
        ("1a", {"timber": 1}, {}, {}),
        ("2b", {}, {}, {"material": 1}),
        ("3a", {"choice": 1}, {}, {}),
        ("5a", {"figurine": 1}, {}, {}),
        ("5d", {}, {}, {"any": 2}),
        ("6c", {}, {"stone": 1, "clay": 1}, {}),
        ("6d", {}, {}, {"guilder": 3}),
        ("8a", {"marble": 1, "choice": 1}, {}, {}),
        ("8b", {"morale": 1}, {}, {}),
        ("8d", {}, {}, {"figurine": 3}),
        ("9d", {}, {}, {}),
    ],
)
def test_what_tower_tiles_do(
    pack: Pack, tile: str, start: dict[str, int], income: dict[str, int], keep: dict[str, int]
) -> None:
    printed, number = pack.mirror, [found.id for found in pack.content.tiles].index(tile)
    assert named(GAINS, printed.gain[printed.tile_start[number]]) == start
    assert named(GAINS, printed.gain[printed.tile_income[number]]) == income
    assert named(KEEPS, printed.keep[printed.tile_keep[number]]) == keep


@pytest.mark.clauses("QD-COURIER-15")
def test_five_courier_cards_act_at_once_and_nine_last(pack: Pack) -> None:
    printed = pack.mirror
    assert [card.number for card in pack.content.couriers] == list(range(1, 15))
    assert printed.card_instant == [1, 2, 3, 4, 5] + [0] * 9
    assert printed.card_lasting == [0] * 5 + [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert all(amount > 0 for amount in printed.card_amount[5:])
    assert [named(GAINS, printed.gain[row]) for row in printed.card_gain[:5]] == [
        {"choice": 2}, {"guilder": 1}, {"choice": 1}, {"bread": 1}, {},
    ]  # fmt: skip
    assert [named(GAINS, printed.gain[row]) for row in printed.card_other_gain if row] == [{"bread": 1}]


@pytest.mark.clauses("QD-COMP-12", "QD-COURIER-14")
def test_guard_duty_closes_four_spaces(pack: Pack) -> None:
    closed = [kind for kind, shut in zip(SPACE_KINDS, pack.mirror.closed, strict=True) if shut]
    assert closed == ["wage", "market", "bakery", "hire"]


@pytest.mark.clauses("QD-CLAIR-08")
def test_seven_clairvoyant_cards_with_two_false_hints(pack: Pack) -> None:
    cards = pack.content.clairvoyant
    assert [card.truth for card in cards] == ["yes", "yes", "open", "yes", "no", "yes", "no"]
    assert [card.number for card in cards if card.comes_true == "yes"] == [1, 2, 4, 6]


@pytest.mark.clauses("QD-COMP-33", "QD-COMP-34")
@pytest.mark.parametrize("players", PLAYERS)
def test_content_for_browsers_has_nothing_of_later_epochs(pack: Pack, players: int) -> None:
    shown = components(pack, players)
    assert list(shown["buildings"]) == [b.code for b in pack.content.buildings if b.board.startswith("1-")]
    assert list(shown["figurines"]) == ["craftsman", "gleeman", "courier"]
    assert shown["goal"]["fame"] == 10
    words = set(re.findall(r"\w+", json.dumps(shown))) - {"mint"}  # a herb, and a building of epoch 6
    later = {b.code for b in pack.content.buildings if not b.board.startswith("1-")}
    number_cards = {face.code for face in pack.content.faces if face.epoch != 1}
    assert words & (later | number_cards | {"marble", "merchant", "healer", "plunger", "instant", "lasting"}) == set()


@pytest.mark.parametrize("players", PLAYERS)
def test_content_for_browsers_draws_the_whole_first_game(pack: Pack, players: int) -> None:
    shown = components(pack, players)
    assert len(shown["map"]["spaces"]) == 152
    assert len(shown["map"]["shrubs"]) == 48
    assert sum(map(len, (b["ranks"] for b in shown["buildings"].values()))) == {4: 36, 3: 26, 2: 20}[players]
    actions = sum(shown["spaces"].values()) - sum(by for kind, by in shown["spaces"].items() if kind in RESOURCES)
    assert actions == {4: 22, 3: 17, 2: 11}[players]
    assert len(shown["faces"]) == 23
