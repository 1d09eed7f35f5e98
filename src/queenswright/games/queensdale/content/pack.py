"""The content of The Rise of Queensdale: read from TOML, validated against the clauses, turned into the pack record."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from queenswright.games.queensdale.content.abilities import read_abilities
from queenswright.games.queensdale.content.atlas import Valley, read_valley
from queenswright.games.queensdale.content.behind import read_crown, read_robbers
from queenswright.games.queensdale.content.branch import read_branch
from queenswright.games.queensdale.content.buildings import Building, read_buildings, read_uses
from queenswright.games.queensdale.content.cards import Clairvoyant, Courier, read_clairvoyant, read_couriers
from queenswright.games.queensdale.content.casebook import read_casebook
from queenswright.games.queensdale.content.chapters import read_chapters
from queenswright.games.queensdale.content.cogwheel import read_cogwheel
from queenswright.games.queensdale.content.effects import FIRST_PLAYERS, MOST, Reader, by_players, entry_provenance
from queenswright.games.queensdale.content.entries import Entries, read_entries
from queenswright.games.queensdale.content.faces import Face, read_faces
from queenswright.games.queensdale.content.knowledge import Knowledge, read_knowledge
from queenswright.games.queensdale.content.orders import read_orders
from queenswright.games.queensdale.content.promises import read_promises
from queenswright.games.queensdale.content.remedy import read_remedy
from queenswright.games.queensdale.content.rooms import read_rooms
from queenswright.games.queensdale.content.stories import Story, read_stories
from queenswright.games.queensdale.content.tiles import Tile, read_tiles
from queenswright.games.queensdale.content.told import Told, read_told
from queenswright.games.queensdale.state.board import (
    ACTION_SPACES,
    LATER_SPACES,
    RESOURCE_SPACES,
    SHRUBS,
    SPACE_KINDS,
    SPACES,
)
from queenswright.games.queensdale.state.course import EPOCHS, MECHANISMS, NEVER
from queenswright.games.queensdale.state.effects import MODIFIERS
from queenswright.games.queensdale.state.pack import PACK
from queenswright.games.queensdale.state.pieces import (
    CRAFTSMAN,
    FAMILIES,
    FIGURINES,
    GOODS,
    HERBS,
    LEVELS,
    NOTHING,
    REWARDS,
    SEATS,
)
from queenswright.kernel.data import Pack, fingerprint
from queenswright.kernel.document import Fields, read_toml

FOLDER = Path(__file__).parent.parent / "packs"
STARTING_FIGURINES = {"craftsman": 8, "gleeman": 8, "courier": 2}
TOKENS_PER_HERB = SHRUBS // len(HERBS)
PLUS = "_plus"
FAIR = "fair"
"""The space that is there only while a story card says so."""


@dataclass(frozen=True)
class Content:
    """A pack in readable form."""

    title: str
    note: str
    valley: Valley
    buildings: tuple[Building, ...]
    faces: tuple[Face, ...]
    tiles: tuple[Tile, ...]
    couriers: tuple[Courier, ...]
    clairvoyant: tuple[Clairvoyant, ...]
    knowledge: tuple[Knowledge, ...]
    told: tuple[Told, ...]
    entries: Entries
    stories: tuple[Story, ...]
    answers: Mapping[str, str]
    families: Mapping[str, str]
    provenance: Mapping[str, str]

    @cached_property
    def building_codes(self) -> tuple[str, ...]:
        """The codes of all buildings by type."""
        return tuple(building.code for building in self.buildings)

    @cached_property
    def told_codes(self) -> tuple[str, ...]:
        """The names of all cards that are read aloud, by number."""
        return tuple([card.name for card in self.told] + [card.name for card in self.stories])

    @cached_property
    def face_codes(self) -> tuple[str, ...]:
        """The codes of all die faces by number."""
        return tuple(face.code for face in self.faces)


def load_pack(path: Path) -> Pack:
    """Read and check a pack; the first error refuses it."""
    root = read_toml(path)
    about = root.table("pack")
    name = about.text("name")
    if not re.fullmatch("[a-z0-9-]+", name):
        raise about.error("name", "lower-case letters, digits and hyphens")
    about.text("game", ["queensdale"])
    about.number("version", 1, 1_000_000)
    if about.has("draft"):
        about.flag("draft")
    title, note = about.text("title"), about.text("note")
    about.finish()
    record = PACK.blank()
    reader = Reader(root)
    _read_figures(root, record)
    _read_epochs(root, record)
    _read_morale(root, record)
    valley = read_valley(root)
    _place_map(valley, record)
    record.mechanism_from = reader.mechanism_from
    _read_later_figures(reader, record)
    read_crown(reader, record)
    read_robbers(reader, record)
    read_cogwheel(reader, record)
    read_orders(reader, record)
    read_rooms(reader, record)
    _read_spaces(root, record)
    _read_tokens(reader, record)
    _read_figurines(reader, record)
    buildings = read_buildings(reader, record)
    read_uses(root, record)
    read_branch(reader, record)
    faces, tiles = read_faces(reader, record), read_tiles(reader, record)
    couriers, bridges = read_couriers(reader, record)
    clairvoyant, families = read_clairvoyant(reader), _read_families(root)
    read_abilities(reader, record)
    read_chapters(reader, record)
    knowledge = read_knowledge(reader, record)
    told = read_told(reader, record)
    read_remedy(reader, record)
    stories = read_stories(reader, record, len(told))
    entries = read_entries(root, [*(card.name for card in told), *(card.name for card in stories)])
    answers = read_casebook(reader, record, told)
    read_promises(reader, record)
    root.finish()
    _check_prices(root, record)
    _mark_shrubs(valley, bridges, record)
    record.gain, record.keep = reader.gains.filled(), reader.keeps.filled()
    content = Content(
        title, note, valley, buildings, faces, tiles, couriers, clairvoyant, knowledge, told, entries, stories,
        answers, families,
        {group: root.raw(group)["provenance"] for group in root.names() if group != "pack"},
    )  # fmt: skip
    return Pack(name, _digest(root), content, record, PACK.record(record))


def _digest(root: Fields) -> str:
    """The hash of all values; name, title, notes and comments may change without making records unreadable."""
    values = {name: root.raw(name) for name in root.names() if name != "pack"}
    return fingerprint(json.dumps(values, sort_keys=True).encode())


FIGURES = {
    "setup": {"guilders": "starting_guilders", "seals": "starting_seals", "huts": "hut_supply"},
    "actions": {
        "hut_timber": "hut_timber",
        "market_guilders": "market_guilders",
        "market_resources": "market_resources",
        "wage_guilders": "wage",
        "bakery_bread": "bakery_bread",
        "hire_guilders": "hire_guilders",
        "hire_bread": "hire_bread",
    },
    "farm": {"guilders": "farm_guilders", "items": "farm_items"},
    "doubled_goal": {"choice": "doubled_choice"},
    "limits": {"last_round": "last_round", "plunger_from": "plunger_from"},
}
"""The plain figures: group, key, and the field that takes it."""
HIGHEST = {"huts": len(HERBS) * SEATS, "last_round": 99}


def _read_figures(root: Fields, record: Any) -> None:
    """The plain figures of the rules, and what pays a re-roll (QD-DICE-11)."""
    for name, keys in FIGURES.items():
        group = root.group(name)
        for key, field in keys.items():
            setattr(record, field, group.number(key, 1, HIGHEST.get(key, MOST)))
        group.finish()
    group = root.group("reroll")
    record.reroll_goods = sum(1 << GOODS.index(good) for good in group.texts("goods", GOODS[:-1]))
    group.finish()


LATER_FIGURES = {
    "tomes": {"guilders": "tome_guilders", "most": "most_tomes", "knowledge": "knowledge_tomes"},
    "monuments": {
        "rivets": "stage_rivets",
        "craftsman_saves": "gift_saves",
        "scout_steps": "gift_steps",
        "items": "gift_items",
    },
}
"""The plain figures of mechanisms, by the mechanism, whose name is that of the group."""


LATER_GAINS = {"monuments": {"complete": "monument_gain"}}
"""What mechanisms give, likewise; each is a row of gains."""


def _read_later_figures(reader: Reader, record: Any) -> None:
    """The figures of the mechanisms that come into play; the others have no group."""
    for name, keys in LATER_FIGURES.items():
        if record.mechanism_from[MECHANISMS.index(name)] == NEVER:
            continue
        group = reader.root.group(name)
        for key, field in keys.items():
            setattr(record, field, group.number(key, 1, MOST))
        for key, field in LATER_GAINS.get(name, {}).items():
            setattr(record, field, reader.gain(group, key, {}))
            if not getattr(record, field):
                raise group.error(key, "a table of gains")
        group.finish()


def _read_epochs(root: Fields, record: Any) -> None:
    """QD-CHAR-09 to 12, QD-SEAL-08, QD-TWO-10: goals and values by epoch."""
    group = root.group("goals")
    _read_sources(group, "rulebook", "research")
    goals = _rising(group, "fame", 999)
    if goals[-1] == goals[-2]:
        raise group.error("fame", "a list whose last goal is above all others (QD-CAMP-01)")
    group.finish()
    group = root.group("fame")
    _read_sources(group, "rulebook")
    values = {key: _rising(group, key, 99) for key in ("build", "hut", "trumpet")}
    red = _rising(group, "red_from", 999)
    if any(not 1 <= start < goal for start, goal in zip(red, goals, strict=True)):
        raise group.error("red_from", "a list of spaces before the goals of goals.fame (QD-BOARD-09)")
    doubled = group.numbers("doubled", 1, EPOCHS - 1, 0, EPOCHS - 1)
    group.finish()
    record.goal, record.red_from = _by_epoch(goals), _by_epoch(red)
    record.build_fame, record.hut_fame, record.trumpet_fame = (_by_epoch(row) for row in values.values())
    record.doubled = _by_epoch([int(epoch in doubled) for epoch in range(1, EPOCHS + 1)])


def _read_sources(group: Fields, *keys: str) -> None:
    """The epochs whose provenance differs from the rest of the group."""
    for key in keys:
        group.numbers(key, 1, EPOCHS, 0, EPOCHS)


def _rising(group: Fields, key: str, most: int) -> list[int]:
    values = group.numbers(key, 1, most, EPOCHS)
    if values != sorted(values):
        raise group.error(key, "a list that does not fall")
    return values


def _by_epoch(values: list[int]) -> list[int]:
    return [0, *values, values[-1]]


def _read_morale(root: Fields, record: Any) -> None:
    """QD-MORALE-06: the levels of the bar and their symbols."""
    group = root.group("morale")
    top = record.morale_top = group.number("top", 1, LEVELS - 1)
    pink, trumpet = (group.numbers(key, 1, top, 1, top) for key in ("pink", "trumpet"))
    group.finish()
    both = sorted(set(pink) & set(trumpet))
    if both:
        raise group.problem("trumpet", f"got {both} among the pink levels as well, expected one symbol per level")
    record.pink_levels, record.trumpet_levels = (sum(1 << n for n in set(levels)) for levels in (pink, trumpet))


def _place_map(valley: Valley, record: Any) -> None:
    record.tent = valley.spaces("tent")
    record.quarter_good = [GOODS.index(good) for good in valley.resources]
    record.shrub_space = valley.spaces("shrub")
    record.shrub_at = [NOTHING] * (SPACES + 1)
    for shrub, space in enumerate(record.shrub_space):
        record.shrub_at[space] = shrub
    record.distance = valley.distances()
    record.to_raft, record.from_raft = valley.raft_distances()


def _mark_shrubs(valley: Valley, bridges: list[str], record: Any) -> None:
    near = valley.shrubs_by(bridges)
    record.by_bridge = [int(space in near) for space in record.shrub_space]


MECHANISM_OF_SPACE = dict(
    zip(
        LATER_SPACES,
        ("tomes", "cogwheel", "orders", "wall_or_road", "wall_or_road", "story_cards", "landing_stage"),
        strict=True,
    )
)


def _read_spaces(root: Fields, record: Any) -> None:
    """QD-RES-07 and the clauses of the actions: die spaces by number of players."""
    group = root.group("spaces")
    plus = group.texts("plus_one", [kind for kind in RESOURCE_SPACES if kind + PLUS in RESOURCE_SPACES])
    counts = dict.fromkeys(SPACE_KINDS, [0] * (SEATS + 1))
    later = {kind: record.mechanism_from[MECHANISMS.index(name)] for kind, name in MECHANISM_OF_SPACE.items()}
    for kind in SPACE_KINDS:
        if kind.endswith(PLUS) or kind == FAIR or later.get(kind) == NEVER:
            continue
        spaces = group.numbers(kind, 0, MOST, SEATS - 1)
        if spaces != sorted(spaces):
            raise group.error(kind, "a list that does not fall: more players, more spaces")
        counts[kind] = by_players(spaces)
    for kind in plus:
        if counts[kind][FIRST_PLAYERS] < 1:
            raise group.error(kind, "at least 1 space: one of them is the +1 space (QD-RES-05)")
        counts[kind] = by_players([n - 1 for n in counts[kind][FIRST_PLAYERS:]])
        counts[kind + PLUS] = by_players([1] * (SEATS - 1))
    record.spaces = [[counts[kind][players] for kind in SPACE_KINDS] for players in range(SEATS + 1)]
    record.scout_steps = group.numbers("scout_steps", 1, MOST, sum(kind.startswith("scout") for kind in ACTION_SPACES))
    if sorted(set(record.scout_steps), reverse=True) != record.scout_steps:
        raise group.error("scout_steps", "a falling list")
    marble_from = group.number("marble_from", 1, EPOCHS)
    record.space_from = [{**later, "marble": marble_from}.get(kind, 1) for kind in SPACE_KINDS]
    group.finish()


def _read_tokens(reader: Reader, record: Any) -> None:
    """QD-COMP-06, QD-HERB-04 to 10: eight tokens per herb, and what a reward gives."""
    group = reader.root.group("herbs")
    for number, herb in enumerate(HERBS):
        record.token_split[number] = group.numbers(herb, 0, TOKENS_PER_HERB, len(REWARDS))
        if sum(record.token_split[number]) != TOKENS_PER_HERB:
            raise group.error(herb, f"a list whose sum is {TOKENS_PER_HERB} (QD-HERB-10)")
    group.finish()
    group = reader.root.group("rewards")
    for number, reward in enumerate(REWARDS):
        record.reward_gain[number] = reader.gain(group, reward, {})
        if not record.reward_gain[number]:
            raise group.error(reward, "a table of gains")
    group.finish()


def _read_figurines(reader: Reader, record: Any) -> None:
    """QD-COMP-08, QD-WORK-07, 08, 17: the figurines, the epoch that brings them and what they give."""
    group = reader.root.group("figurines")
    for number, kind in enumerate(FIGURINES):
        figurine = group.table(kind)
        entry_provenance(figurine)
        count = record.figurines[number] = figurine.number("count", 1, 99)
        epoch = record.figurine_from[number] = figurine.number("from", 1, EPOCHS)
        if kind in STARTING_FIGURINES and (count, epoch) != (STARTING_FIGURINES[kind], 1):
            raise figurine.error("count", f"{STARTING_FIGURINES[kind]}, from epoch 1 on (QD-COMP-08)")
        record.figurine_gain[number] = reader.gain(figurine, "gain", {})
        if number == CRAFTSMAN:
            record.craftsman_saves = figurine.number("saves", 1, MOST)
        figurine.finish()
    group.finish()


def _check_prices(root: Fields, record: Any) -> None:
    """Refuse a building that reduces the price of a hut to nothing (QD-HUT-01)."""
    less = MODIFIERS.index("hut_timber_less")
    amounts = zip(record.building_modifier, record.building_amount, strict=True)
    saved = sum(amount for modifier, amount in amounts if modifier == less)
    if saved >= record.hut_timber:
        allowed = f"less than actions.hut_timber ({record.hut_timber})"
        raise root.problem("buildings.board", f"got {saved} timber saved on a hut, expected {allowed}")


def _read_families(root: Fields) -> dict[str, str]:
    """QD-LATER-27: the names of the four families by symbol."""
    group = root.group("families")
    families = {symbol: group.text(symbol) for symbol in FAMILIES}
    group.finish()
    return families
