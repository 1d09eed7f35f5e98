"""One player's part of a position document: written from the record, and read into it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from queenswright.games.queensdale.content.names import (
    SPACE_NAMES,
    TILE_NAMES,
    amounts,
    colour_of,
    members,
    name_or_none,
)
from queenswright.games.queensdale.documents.later import later_document, read_later
from queenswright.games.queensdale.documents.reading import (
    MOST,
    read_amounts,
    read_flag,
    read_members,
    read_name,
    read_names,
    read_numbers,
)
from queenswright.games.queensdale.state.cards import CLAIRVOYANT_CARDS
from queenswright.games.queensdale.state.course import EPOCHS, PLAY
from queenswright.games.queensdale.state.pieces import (
    DICE,
    FAME_SOURCES,
    FAMILIES,
    FIGURINES,
    FROM_OTHER,
    GOODS,
    HERBS,
    NOBODY,
    NOTHING,
    RANKS,
    SIDES,
    SITES,
    STARTING_SITES,
    TOWER_SPACES,
)
from queenswright.kernel.data import Pack
from queenswright.kernel.document import Fields, shown

USUAL_DICE = ("timber", "stone", "clay", "guilder", "action")
"""What the dice show when a document does not say it: as many different faces as they begin with."""
FLAGS = ("left_round", "gathered_any", "plunger_used", "signal_used")
"""Bit sets of seats in the record; every seat shows its own bit."""


def seat_document(pack: Pack, s: Any, seat: int) -> dict[str, Any]:
    """Everything that belongs to one seat."""
    codes, faces = pack.content.building_codes, pack.content.face_codes
    types = s.site[seat]
    return {
        "colour": colour_of(s, seat),
        "family": FAMILIES[s.family[seat]],
        "epoch": s.epoch[seat],
        "ticked": bool(s.ticked[seat]),
        "aim": s.aim[seat],
        "goods": amounts(GOODS, s.goods[seat]),
        "seals": s.seals[seat],
        "fame": amounts(FAME_SOURCES, s.earned[seat]),
        "morale": s.morale[seat],
        "figurines": amounts(FIGURINES, s.figurines[seat]),
        "huts": members(HERBS, s.huts[seat]),
        "chosen_hut": name_or_none(HERBS, s.chosen_hut[seat]),
        "scout": SPACE_NAMES[s.scout[seat]],
        "gathered": s.gathered[seat],
        "dice": [name_or_none(faces, face) for face in s.showing[seat]],
        "faces": [[faces[face] for face in die] for die in s.dice[seat]],
        "buildings": {codes[kind]: s.rank[seat][i] + 1 for i, kind in enumerate(types) if kind != NOTHING},
        "renovated": [codes[kind] for i, kind in enumerate(types) if s.renovated[seat] >> i & 1],
        "counters_used": s.counters_used[seat],
        "cleared": s.cleared[seat],
        "tower": [name_or_none(TILE_NAMES, tile) for tile in s.tower[seat]],
        "clairvoyant": [card + 1 for card, owner in enumerate(s.clairvoyant) if owner == seat],
        **{flag: bool(getattr(s, flag) >> seat & 1) for flag in FLAGS},
        **later_document(s, seat),
    }


def read_families(s: Any, tables: Sequence[Fields]) -> None:
    """QD-SETUP-05: read the given families; the other seats keep theirs, or take an unused one."""
    given = {i: FAMILIES.index(t.text("family", FAMILIES)) for i, t in enumerate(tables) if t.has("family")}
    for seat, family in given.items():
        s.family[seat] = family
    for seat in range(s.players):
        if seat not in given and s.family[seat] in given.values():
            s.family[seat] = next(i for i in range(len(FAMILIES)) if i not in s.family[: s.players])


def read_seat(pack: Pack, s: Any, seat: int, table: Fields) -> None:
    """One player's area; what is left out has the documented default."""
    if table.has("colour") and table.raw("colour") != colour_of(s, seat):
        raise table.error("colour", f"{colour_of(s, seat)}: the option colours names the seats")
    table.raw("family")
    s.epoch[seat] = table.number("epoch", 1, EPOCHS + 1, 1)
    s.ticked[seat] = int(read_flag(table, "ticked"))
    s.aim[seat] = table.number("aim", 1, MOST, pack.mirror.goal[s.epoch[seat]])
    s.goods[seat] = read_amounts(table, "goods", GOODS)
    s.seals[seat] = table.number("seals", 0, MOST, 0)
    s.earned[seat] = _fame(table)
    s.morale[seat] = table.number("morale", 0, pack.mirror.morale_top, 0)
    s.figurines[seat] = read_amounts(table, "figurines", FIGURINES, max(pack.mirror.figurines))
    s.huts[seat] = read_members(table, "huts", HERBS)
    s.chosen_hut[seat] = read_name(table, "chosen_hut", HERBS)
    tent = pack.mirror.tent[s.quarter[seat]]
    s.scout[seat] = SPACE_NAMES.index(table.text("scout", SPACE_NAMES, SPACE_NAMES[tent]))
    s.gathered[seat] = table.number("gathered", 0, MOST, 0)
    _read_dice(pack, s, seat, table)
    _read_borough(pack, s, seat, table)
    _read_cards(s, seat, table)
    for flag in FLAGS:
        bits = getattr(s, flag) & ~(1 << seat)
        setattr(s, flag, bits | read_flag(table, flag) << seat)
    read_later(table, s, seat)
    s.faces_read[seat] |= _cards_on_dice(pack, s, seat)
    table.finish()


def _fame(table: Fields) -> list[int]:
    """Read fame by source, or as one number if the source does not matter."""
    if isinstance(table.raw("fame"), int):
        earned = [0] * len(FAME_SOURCES)
        earned[FROM_OTHER] = table.number("fame", 0, MOST)
        return earned
    return read_amounts(table, "fame", FAME_SOURCES)


def _read_dice(pack: Pack, s: Any, seat: int, table: Fields) -> None:
    """Read the faces of all dice and those on top; a die that shows a face it did not start with got it last."""
    codes = pack.content.face_codes
    usual = [codes.index(code) for code in USUAL_DICE] if s.phase == PLAY else [NOTHING] * DICE
    s.showing[seat] = read_names(table, "dice", codes, DICE) if table.has("dice") else usual
    s.dice[seat] = [list(pack.mirror.starting_faces) for _ in range(DICE)]
    if table.has("faces"):
        given = table.raw("faces")
        fits = isinstance(given, list) and len(given) == DICE
        if not fits or any(not isinstance(die, list) or len(die) != SIDES for die in given):
            raise table.error("faces", f"{DICE} lists of {SIDES} faces")
        unknown = [face for die in given for face in die if face not in codes]
        if unknown:
            text = f"got {shown(unknown[0])}, expected one of: {', '.join(codes)}"
            raise table.problem("faces", text, "position-unknown", got=shown(unknown[0]).strip("'"))
        s.dice[seat] = [[codes.index(face) for face in die] for die in given]
    for die, face in zip(s.dice[seat], s.showing[seat], strict=True):
        if face != NOTHING and face not in die and not table.has("faces"):
            die[SIDES - 1] = face


def _cards_on_dice(pack: Pack, s: Any, seat: int) -> int:
    """QD-GROCER-05: who has a face of a number card has read the card."""
    cards = {pack.mirror.face_card[face] for die in s.dice[seat] for face in die}
    return sum(1 << card - 1 for card in cards if card)


def _read_borough(pack: Pack, s: Any, seat: int, table: Fields) -> None:
    """Buildings with their ranks on the sites in order, X counters, cleared land and the tower."""
    codes = pack.content.building_codes
    s.cleared[seat] = table.number("cleared", 0, SITES - STARTING_SITES, 0)
    s.site[seat], s.rank[seat], s.renovated[seat] = [NOTHING] * SITES, [NOTHING] * SITES, 0
    if table.has("buildings"):
        built = table.table("buildings")
        sites = STARTING_SITES + s.cleared[seat]
        if len(built.names()) > sites:
            raise table.problem(
                "buildings",
                f"got {len(built.names())}, expected at most {sites}, the sites of the borough (QD-BUILD-09)",
                "qd-position-sites",
                found=len(built.names()),
                most=sites,
            )
        for i, code in enumerate(built.names()):
            if code not in codes:
                allowed = f"unknown building, expected one of: {', '.join(codes)}"
                raise built.problem(code, allowed, "position-unknown", got=code)
            s.site[seat][i] = codes.index(code)
            s.rank[seat][i] = built.number(code, 1, RANKS) - 1
    if table.has("renovated"):
        own = [codes[kind] for kind in s.site[seat] if kind != NOTHING]
        s.renovated[seat] = read_members(table, "renovated", own)
    marked = s.renovated[seat].bit_count()
    s.counters_used[seat] = table.number("counters_used", marked, SITES, marked)
    s.tower[seat] = read_names(table, "tower", TILE_NAMES, TOWER_SPACES) if table.has("tower") else [NOTHING] * 3


def _read_cards(s: Any, seat: int, table: Fields) -> None:
    """QD-CLAIR-05, 06: the clairvoyant cards of a seat; each exists once."""
    if not table.has("clairvoyant"):
        return
    owned = read_numbers(table, "clairvoyant", CLAIRVOYANT_CARDS)
    for card in range(CLAIRVOYANT_CARDS):
        if owned >> card & 1:
            if s.clairvoyant[card] != NOBODY:
                text = f"card {card + 1} belongs to another seat already (QD-CLAIR-06)"
                raise table.problem("clairvoyant", text, "qd-position-clairvoyant")
            s.clairvoyant[card] = seat
