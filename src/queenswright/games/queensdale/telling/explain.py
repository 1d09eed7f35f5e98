"""The amounts in refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from queenswright.games.queensdale import refusals as no
from queenswright.games.queensdale import steps as st
from queenswright.games.queensdale.content.disclosed import face_word, limit_of_use
from queenswright.games.queensdale.content.names import members
from queenswright.games.queensdale.rules.board import dice_left, in_force
from queenswright.games.queensdale.rules.cogwheel import free_turns
from queenswright.games.queensdale.rules.crown import most_seals_back
from queenswright.games.queensdale.rules.grocer import face_cost
from queenswright.games.queensdale.rules.herb import steps_between, way
from queenswright.games.queensdale.rules.hut import hut_price, huts_in_supply
from queenswright.games.queensdale.rules.price import surcharge
from queenswright.games.queensdale.rules.road import owed_at
from queenswright.games.queensdale.rules.spaces import capacity
from queenswright.games.queensdale.rules.store import full_set
from queenswright.games.queensdale.rules.tome import tome_price
from queenswright.games.queensdale.rules.work import hire_price
from queenswright.games.queensdale.state.board import BRIDGES, FIRST_BRIDGE, HEXES, NORMAL_WAY, QUARTERS, SPACE_KINDS
from queenswright.games.queensdale.state.cards import ORDER_CARDS
from queenswright.games.queensdale.state.effects import MORTAR_TAX
from queenswright.games.queensdale.state.pieces import FIGURINES, GOODS, GUILDER, HERBS, NOTHING, TYPES
from queenswright.games.queensdale.telling.changes import Amounts, counted
from queenswright.kernel.data import Pack
from queenswright.kernel.rule import plain

Args = dict[str, Any]
NEXT_TO = 1


def explain(pack: Pack, s: Any, step: int, i: int, code: int) -> Args:
    """The arguments of the refusal's message: what was asked for, what it needs, what is there."""
    me, argument = s.agenda_seat[s.agenda_depth - 1], s.agenda_argument[s.agenda_depth - 1]
    args = _standing(pack, s, me)
    if step in NAMED:
        args.update(NAMED[step](pack, s, me, i, argument))
    if code in AMOUNTS:
        args.update(AMOUNTS[code](pack, s, me, step, i, argument))
    return args


def _standing(pack: Pack, s: Any, me: int) -> Args:
    """What a player has, whatever was asked for."""
    return {
        "have": _or_nothing(counted(GOODS, s.goods[me])),
        "figurines_held": _or_nothing(counted(FIGURINES, s.figurines[me])),
        "level": s.morale[me],
        "dice": plain(dice_left)(s, me),
        "seals": s.seals[me],
        "players": s.players,
        "left": plain(huts_in_supply)(pack.mirror, s),
        "savings": s.savings,
        "items": plain(full_set)(pack.mirror, s, me),
    }


def _or_nothing(amounts: Amounts) -> Amounts:
    return amounts or [[0, "nothing"]]


def _die_in_hand(pack: Pack, s: Any, me: int, i: int, argument: int) -> Args:
    return _face_up(pack, s, me, i) if i < len(s.showing[me]) else {}


def _face_up(pack: Pack, s: Any, me: int, die: int) -> Args:
    face = s.showing[me][die]
    if face == NOTHING:
        return {}
    shown = members(GOODS, pack.mirror.face_goods[face])
    return {"face": face_word(pack, s, face), "goods": shown}


def _die_on_space(pack: Pack, s: Any, me: int, i: int, argument: int) -> Args:
    face = _face_up(pack, s, me, argument)
    if i == st.PURPLE:
        return face
    kind = st.KIND_OF_PLACE[i]
    return {**face, "space": SPACE_KINDS[kind], "spaces": plain(capacity)(pack.mirror, s, kind)}


def _token_at(pack: Pack, s: Any, me: int, i: int, argument: int) -> Args:
    return {"herb": HERBS[s.herb[i]]} if i < st.REST_IN and s.herb[i] != NOTHING else {}


def _type(pack: Pack, s: Any, me: int, i: int, argument: int) -> Args:
    return {"building": pack.content.building_codes[i]} if i < TYPES else {}


def _drawn(pack: Pack, s: Any, me: int, i: int, argument: int) -> Args:
    return {"figurines": [FIGURINES[kind] for kind in st.parts_of(st.KEEP_FIGURINE_STEP, argument)]}


def _face_on_sale(pack: Pack, s: Any, me: int, i: int, argument: int) -> Args:
    if i == st.GROCER_DONE:
        return {}
    return {"face": face_word(pack, s, i), "cost": plain(face_cost)(pack.mirror, s, me, i)}


def _changed_good(pack: Pack, s: Any, me: int, i: int, argument: int) -> Args:
    return {} if i == st.LEDGER_DONE else {"good": GOODS[st.GIVEN[i]]}


NAMED: dict[int, Callable[[Pack, Any, int, int, int], Args]] = {
    st.TURN: _die_in_hand,
    st.PLACE: _die_on_space,
    st.PAY_DIE: lambda pack, s, me, i, argument: {"goods": members(GOODS, st.part_of(st.PAY_DIE, argument, "shown"))},
    st.SCOUT: _token_at,
    st.TAKE: _token_at,
    st.HUT: lambda pack, s, me, i, argument: {"herb": HERBS[i]},
    st.START_HUT: lambda pack, s, me, i, argument: {} if i == st.OPEN_CASEBOOK else {"herb": HERBS[i]},
    st.PICK: lambda pack, s, me, i, argument: {"goods": members(GOODS, st.part_of(st.PICK, argument, "goods"))},
    st.BUILD: _type,
    st.RANK: lambda pack, s, me, i, argument: {"building": pack.content.building_codes[argument], "rank": i + 1},
    st.COVER: _type,
    st.RENOVATE: _type,
    st.KEEP_FIGURINE_STEP: _drawn,
    st.TOWER: lambda pack, s, me, i, argument: {"epoch": argument},
    st.EXCHANGE: lambda pack, s, me, i, argument: {"given": argument},
    st.GROCER: _face_on_sale,
    st.FREE_FACE_STEP: lambda pack, s, me, i, argument: (
        {} if i == st.GROCER_DONE else {"face": pack.content.face_codes[i]}
    ),
    st.MIRROR: _die_in_hand,
    st.LEDGER: _changed_good,
    st.SIDE: lambda pack, s, me, i, argument: {"die": st.part_of(st.SIDE, argument, "die") + 1},
}
"""What the refused action speaks of, by step."""


def _price(pack: Pack, s: Any, me: int, step: int, i: int, argument: int) -> Args:
    """QD-BUILD-04, 05, 26: what a building, or another use of the action, would cost."""
    if step == st.PAYMENT:
        return {"price": _or_nothing(counted(GOODS, s.price))}
    if step == st.BUILD and i >= TYPES:
        price = list(pack.mirror.use_price[i - TYPES])
    else:
        building = argument if step == st.RANK else i
        rank = i if step == st.RANK else _lowest(s.stock[building])
        price = list(pack.mirror.building_price[building])
        price[GUILDER] += plain(surcharge)(pack.mirror, s, me, rank)
    price[GUILDER] += plain(in_force)(pack.mirror, s, MORTAR_TAX)
    return {"price": counted(GOODS, price)}


def _limit(pack: Pack, s: Any, me: int, step: int, i: int, argument: int) -> Args:
    return {"limit": limit_of_use(pack, s, i - TYPES)}


def _lowest(ranks: int) -> int:
    return (ranks & -ranks).bit_length() - 1


def _hire_price(pack: Pack, s: Any, me: int, step: int, i: int, argument: int) -> Args:
    guilders = plain(hire_price)(pack.mirror, s, me)
    return {"price": counted(("guilder", "bread"), (guilders, pack.mirror.hire_bread))}


def _guilders(pack: Pack, s: Any, me: int, step: int, i: int, argument: int) -> Args:
    return {"price": [[1 if step == st.FEED else pack.mirror.market_guilders, GOODS[GUILDER]]]}


def _distance(pack: Pack, s: Any, me: int, step: int, i: int, argument: int) -> Args:
    """QD-SCOUT-01, 02: the shortest distance to what was asked for."""
    spaces = _meant(pack, step, i, argument)
    if step == st.TAKE:
        road, left = NORMAL_WAY, NEXT_TO
    else:
        road, left = plain(way)(pack.mirror, s, me), st.part_of(step, argument, "steps")
    steps = min(plain(steps_between)(pack.mirror, s, road, s.scout[me], space) for space in spaces)
    return {"steps": steps, "left": left}


def _meant(pack: Pack, step: int, i: int, argument: int) -> list[int]:
    """The spaces that an action of SCOUT, REST or TAKE may mean."""
    if step == st.TAKE or (step == st.SCOUT and i < st.REST_IN):
        return [pack.mirror.shrub_space[i]]
    if step == st.SCOUT and i >= st.VISIT:
        return [pack.mirror.tent[i - st.VISIT]]
    bridges = list(range(FIRST_BRIDGE, FIRST_BRIDGE + BRIDGES))
    if step == st.SCOUT:
        quarter = i - st.REST_IN
        return bridges if quarter == QUARTERS else list(range(quarter * HEXES, (quarter + 1) * HEXES))
    if i >= HEXES:
        return [FIRST_BRIDGE + i - HEXES]
    group = st.part_of(st.REST, argument, "in")
    return [quarter * HEXES + i for quarter in range(QUARTERS) if group in (quarter, QUARTERS)]


def _delivery(pack: Pack, s: Any, me: int, step: int, i: int, argument: int) -> Args:
    """QD-LATER-42: what a station takes."""
    owed = [plain(owed_at)(pack.mirror, argument, good) for good in range(len(GOODS))]
    return {"price": counted(GOODS, owed)}


AMOUNTS: dict[int, Callable[[Pack, Any, int, int, int, int], Args]] = {
    no.REROLL_NOT_PAID: lambda pack, s, me, step, i, argument: {"goods": members(GOODS, pack.mirror.reroll_goods)},
    no.TOO_LITTLE_TIMBER: lambda pack, s, me, step, i, argument: {
        "price": [[plain(hut_price)(pack.mirror, s, me), "timber"]]
    },
    no.TOO_FEW_GUILDERS: _guilders,
    no.NO_GUILDER_TO_FEED: _guilders,
    no.TOO_FEW_GUILDERS_FOR_TOME: lambda pack, s, me, step, i, argument: {
        "price": [[plain(tome_price)(pack.mirror, s, me), GOODS[GUILDER]]]
    },
    no.TOO_MANY_DICE: lambda pack, s, me, step, i, argument: {"limit": argument},
    no.SHELF_IS_FULL: lambda pack, s, me, step, i, argument: {"limit": pack.mirror.most_tomes},
    no.SEALS_NOT_RECEIVED: lambda pack, s, me, step, i, argument: {"limit": plain(most_seals_back)(pack.mirror, s, me)},
    no.ORDER_NOT_PAID: lambda pack, s, me, step, i, argument: {"order": f"{i % ORDER_CARDS + 1}-does"},
    no.TURNED_TOO_FAR: lambda pack, s, me, step, i, argument: {
        "sectors": i + 1,
        "most": plain(free_turns)(pack.mirror, s, me) + 1,
    },
    no.NO_RESOURCE_TO_TURN: lambda pack, s, me, step, i, argument: {"sectors": i + 1},
    no.NO_HIRE_PRICE: _hire_price,
    no.DELIVERY_NOT_PAID: _delivery,
    no.PRICE_TOO_HIGH: _price,
    no.NOTHING_TO_SAVE: _price,
    no.SAVE_ELSEWHERE: _price,
    no.USE_LIMIT: _limit,
    no.ROOM_LIMIT: _limit,
    no.TOO_FAR: _distance,
}
"""What it takes, by refusal."""
