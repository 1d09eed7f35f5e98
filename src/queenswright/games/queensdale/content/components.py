"""What is open when a campaign begins, as plain data for a client that draws it.

QD-COMP-33, 34: nothing here belongs to a later epoch, to a deck or to a tower board; those come with the view.
"""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.atlas import Valley, drawn_at
from queenswright.games.queensdale.content.faces import Face
from queenswright.games.queensdale.state.board import FIRST_BRIDGE, HEXES, QUARTERS, SPACE_KINDS, SPACES
from queenswright.games.queensdale.state.pieces import COLOURS, FIGURINES, GOODS, HERBS, LEVELS, MARBLE, RANKS, REWARDS
from queenswright.games.queensdale.steps import space_name
from queenswright.kernel.data import Pack

FIRST_EPOCH = 1
FIGURES = (
    "starting_guilders", "starting_seals", "hut_supply", "last_round", "hut_timber", "market_guilders",
    "market_resources", "wage", "bakery_bread", "hire_guilders", "hire_bread", "craftsman_saves", "farm_guilders",
    "farm_items",
)  # fmt: skip


def components(pack: Pack, players: int) -> dict[str, Any]:
    """The components of the first game for this many players."""
    printed = pack.mirror
    codes = pack.content.face_codes
    return {
        "pack": pack.name,
        "title": pack.content.title,
        "players": players,
        "goods": [good for number, good in enumerate(GOODS) if number != MARBLE],
        "herbs": list(HERBS),
        "rewards": list(REWARDS),
        "families": dict(pack.content.families),
        "figures": {name: getattr(printed, name) for name in FIGURES},
        "reroll": [good for number, good in enumerate(GOODS) if printed.reroll_goods >> number & 1],
        "map": _map(pack.content.valley),
        "spaces": {
            kind: printed.spaces[players][number]
            for number, kind in enumerate(SPACE_KINDS)
            if printed.space_from[number] == FIRST_EPOCH
        },
        "scout_steps": list(printed.scout_steps),
        "goal": _goal(printed, players),
        "morale": {
            "top": printed.morale_top,
            "pink": [level for level in range(LEVELS) if printed.pink_levels >> level & 1],
            "trumpet": [level for level in range(LEVELS) if printed.trumpet_levels >> level & 1],
        },
        "tokens": {
            herb: dict(zip(REWARDS, row, strict=True)) for herb, row in zip(HERBS, printed.token_split, strict=True)
        },
        "figurines": {
            kind: printed.figurines[number]
            for number, kind in enumerate(FIGURINES)
            if printed.figurine_from[number] == FIRST_EPOCH
        },
        "rank_guilders": list(printed.rank_guilders),
        "buildings": _buildings(pack, players),
        "die": [codes[face] for face in printed.starting_faces],
        "faces": {
            face.code: _face(face, printed.face_copies[players][number])
            for number, face in enumerate(pack.content.faces)
            if face.epoch == FIRST_EPOCH
        },
    }


def _goal(printed: Any, players: int) -> dict[str, Any]:
    """QD-CHAR-05: the goal card of the first epoch."""
    return {
        "epoch": FIRST_EPOCH,
        "fame": printed.goal[FIRST_EPOCH],
        "build": printed.build_fame[FIRST_EPOCH],
        "hut": printed.hut_fame[FIRST_EPOCH],
        "trumpet": printed.trumpet_fame[FIRST_EPOCH],
        "red_from": printed.red_from[FIRST_EPOCH],
        "doubled": players == 2 and bool(printed.doubled[FIRST_EPOCH]),
    }


def _map(valley: Valley) -> dict[str, Any]:
    """Every space with its kind and centre; the radius of a hex is 1, odd quarters show hexes with a flat top."""
    spaces: list[dict[str, Any]] = []
    for space in range(SPACES):
        x, y = drawn_at(valley, space)
        spaces.append({"name": space_name(space), "kind": _kind(valley, space), "x": x, "y": y})
        if space < FIRST_BRIDGE:
            spaces[-1]["quarter"] = COLOURS[space // HEXES]
        else:
            spaces[-1]["joins"] = [space_name(end) for end in valley.bridge_ends(space)]
    return {
        "quarters": [
            {"colour": colour, "resource": resource, "flat_top": bool(quarter % 2)}
            for quarter, (colour, resource) in enumerate(zip(COLOURS, valley.resources, strict=True))
        ],
        "spaces": spaces,
        "shrubs": [space_name(space) for space in valley.spaces("shrub")],
        "tents": [space_name(space) for space in valley.spaces("tent")],
    }


def _kind(valley: Valley, space: int) -> str:
    if space >= FIRST_BRIDGE:
        return ("inner_bridge", "outer_bridge")[(space - FIRST_BRIDGE) // QUARTERS]
    return valley.kinds[space % HEXES]


def _buildings(pack: Pack, players: int) -> dict[str, Any]:
    """The boards of the first epoch, with the ranks that this many players use."""
    return {
        building.code: {
            "board": building.board,
            "colour": building.colour,
            "price": dict(building.price),
            "ranks": [rank + 1 for rank in range(RANKS) if pack.mirror.building_ranks[players][number] >> rank & 1],
            **building.effect,
        }
        for number, building in enumerate(pack.content.buildings)
        if building.epoch == FIRST_EPOCH
    }


def _face(face: Face, copies: int) -> dict[str, Any]:
    sold = {"price": face.price, "copies": copies} if face.price else {}
    return {**face.effect, **sold}
