"""The printed tables of a pack and the few counts."""

from __future__ import annotations

from typing import Any

from queenswright.games.architect.content.demand import BUILDING_TYPES
from queenswright.games.architect.state import (
    CONFIDENCE_SPACES,
    GUILDS,
    LOCATIONS,
    LONGEST_TRIP,
    PRICES,
    SITES,
    SPACES,
    TOKENS,
)
from queenswright.kernel.document import Fields


def read_tables(root: Fields, record: Any) -> None:
    """Read every table into the record."""
    _read_supplies(root, record)
    _read_billboard(root, record)
    _read_money(root, record)
    _read_ways(root, record)
    _read_building(root, record)


def _read_supplies(root: Fields, record: Any) -> None:
    """The counts of bonds, markers and tokens, and the length of the track."""
    group = root.group("components")
    record.bonds = group.number("bonds", 1, 999)
    record.starting_bonds = group.number("starting_bonds", 0, 99)
    record.building_markers = group.number("building_markers", 1, LOCATIONS)
    group.finish()
    if 4 * record.starting_bonds > record.bonds:
        raise group.error("starting_bonds", f"at most a quarter of components.bonds ({record.bonds})")

    group = root.group("tokens")
    record.tokens = group.numbers("values", 1, 99, TOKENS)
    group.finish()
    group = root.group("track")
    record.track_spaces = group.number("spaces", 1, TOKENS)
    group.finish()


def _read_billboard(root: Fields, record: Any) -> None:
    """QA-HIRE-22: what hiring costs, how long craftsmen stay, and the price scale."""
    group = root.group("billboard")
    record.hiring_cost = group.numbers("hiring_cost", 0, 99, SPACES - 1)
    record.jobs_left = group.numbers("jobs_left", 1, SPACES, SPACES)
    group.finish()
    group = root.group("price_scale")
    scale = group.numbers("values", 0, 6, 1, 7)
    if scale != list(range(6, 6 - len(scale), -1)):
        raise group.error("values", "a list that starts at 6 and falls by 1 (QA-HIRE-22)")
    record.price_scale = scale + [0] * (PRICES - len(scale))
    record.prices = len(scale)
    group.finish()


def _read_money(root: Fields, record: Any) -> None:
    """Bonds, what they are redeemed for, and the wages of day labourers."""
    group = root.group("moneychanger")
    at_once = group.numbers("bonds_at_once", 1, CONFIDENCE_SPACES, 1, CONFIDENCE_SPACES)
    if at_once != sorted(set(at_once)):
        raise group.error("bonds_at_once", "a rising list")
    record.bonds_at_once = at_once + [0] * (CONFIDENCE_SPACES - len(at_once))
    record.confidence_spaces = len(at_once)
    group.finish()
    group = root.group("redeeming")
    record.talers_per_bond = group.number("talers_per_bond", 1, 99)
    group.finish()

    group = root.group("labour")
    record.craftsmen_per_taler = group.number("craftsmen_per_taler", 1, 6)
    record.labour_bonus = group.number("bonus", 0, 99)
    group.finish()


def _read_ways(root: Fields, record: Any) -> None:
    """QA-TRAVEL-10: what trips and the tavern cost."""
    group = root.group("travel")
    record.travel_cost = [0, *_rising(group, "cost", LONGEST_TRIP)]
    group.finish()
    if record.travel_cost[1] != 0:
        raise group.error("cost", "a list that starts with 0: one space is free (QA-TRAVEL-10)")
    group = root.group("tavern")
    record.tavern_fee = [0, *_rising(group, "fee", len(GUILDS))]
    group.finish()


def _read_building(root: Fields, record: Any) -> None:
    """Building sites, what each type of building gives, the palace and repairs."""
    group = root.group("sites")
    record.site_reduction = _rising(group, "reduction", SITES)
    group.finish()
    for key, field in (("maximum", "location_maximum"), ("base_points", "base_points")):
        group = root.group(key)
        setattr(record, field, [0, *(group.number(kind, 0, 99) for kind in BUILDING_TYPES)])
        group.finish()
    group = root.group("palace")
    record.palace_performance = group.number("performance", 0, 30)
    group.finish()
    group = root.group("repairs")
    record.repair_craftsmen = group.number("craftsmen", 1, len(GUILDS))
    group.finish()


def _rising(group: Fields, key: str, length: int) -> list[int]:
    values = group.numbers(key, 0, 99, length)
    if values != sorted(values):
        raise group.error(key, "a list that does not fall")
    return values
