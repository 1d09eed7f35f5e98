"""Positions as documents: written by the program and read back exactly, or written by hand with defaults.

What a document leaves out comes from a fresh game of its `seed` (default 0): tokens, demand, billboard, pile. The
draft counts as done unless `round` is 0. See docs/positions.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from queenswright.games.architect.content.demand import DemandTile
from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.content.maps import Map
from queenswright.games.architect.content.options import show_options
from queenswright.games.architect.documents.consistency import check, picks_to_come
from queenswright.games.architect.rules.board import track_length
from queenswright.games.architect.rules.draft import draft_seat
from queenswright.games.architect.state import (
    CHARACTERS,
    COLOURS,
    COPIES,
    DROP_OUT,
    END_REASONS,
    GUILDS,
    HIGHEST_ROUND,
    LOCATIONS,
    NOBODY,
    NOTCHES,
    PILE,
    ROOMS,
    SEATS,
    SITES,
    SPACES,
    STAR_ACTIONS,
    TOP,
)
from queenswright.games.architect.steps import ARCHITECT, DRAFT, DRAFT_TURN, STEPS
from queenswright.games.architect.telling.view import buildings, name_of, names_in, pending, seat_view
from queenswright.kernel.agenda import AGENDA_DEPTH
from queenswright.kernel.data import Fresh, Pack
from queenswright.kernel.document import Fields, drawn_in, key_in, options_in
from queenswright.kernel.errors import PositionError
from queenswright.kernel.rule import plain

TRACK_END_DECIDES = bit("track_end_decides")
MOST_TALERS = 10**12
MOST_DRAWN = 9999
MOST_HIRES = 9999
HIGHEST_ARGUMENT = 9999
HIGHEST_CONTRIBUTION = 99
STEP_NAMES = [step.name for step in STEPS]
FOLLOWS = ("pile", "billboard", "display", "picks", "pending", "step", "argument", "turn_of", "working", "ended")
"""What follows from the rest where a document leaves it out."""


def to_dict(pack: Pack, s: Any) -> dict[str, Any]:
    """The whole position, hidden things included."""
    board = pack.content.map_for(s.players)
    return {
        "game": "architect",
        "pack": pack.name,
        "rules_version": s.rules_version,
        "options": show_options(s),
        "chance": {"key": key_text(s.key), "drawn": s.drawn},
        "round": s.round_number,
        "first_player": s.first_player,
        "turn_of": s.turn_seat,
        "picks": s.picks,
        "pending": pending(s),
        "ended": END_REASONS[s.ended],
        "seats": [seat_view(pack, s, seat, board.names) for seat in range(s.players)],
        "working": names_in(s.working),
        "billboard": [name_of(c) for c in s.billboard],
        "price": pack.mirror.price_scale[s.price_marker],
        "pile": [CHARACTERS[c] for c in reversed(s.pile[: s.pile_size])],
        "display": names_in(s.display),
        "track": s.tokens[: plain(track_length)(pack.mirror, s)],
        "demand": {
            board.locations[i].name: pack.content.written_faces[s.demand[i]] for i in range(1, len(board.locations))
        },
        "buildings": buildings(s, board.names),
        "redeemed_for_good": s.redeemed,
        "hires_counted": s.hires,
    }


def key_text(key: list[int]) -> str:
    """The 128-bit key as 32 hexadecimal digits, most significant first."""
    return "".join(f"{word & 0xFFFFFFFF:08x}" for word in reversed(key))


def from_dict(pack: Pack, document: Mapping[str, Any], fresh: Fresh) -> Any:
    """The record for a document; an impossible value is refused with its place and what was expected."""
    root = Fields("position", "", document, PositionError)
    root.text("game", ["architect"], default="architect")
    root.text("pack", [pack.name], default=pack.name)
    seats = root.tables("seats", 2, SEATS)
    s = fresh(len(seats), options_in(root), key_in(root))
    s.rules_version = root.number("rules_version", 1, s.rules_version, s.rules_version)
    _clear(s)
    s.drawn = drawn_in(root, s.drawn, MOST_DRAWN)
    s.round_number = root.number("round", 0, HIGHEST_ROUND, 1)
    s.first_player = root.number("first_player", 0, s.players - 1, 0)
    board = pack.content.map_for(s.players)
    for seat, table in enumerate(seats):
        _read_seat(pack, s, board, seat, table)
    _read_agenda(root, s, seats)
    _read_track(pack, root, s)
    _read_demand(pack, root, s, board)
    _read_buildings(pack, root, s, board)
    _read_tiles(pack, root, s)
    s.ended = END_REASONS.index(root.text("ended", END_REASONS, default="running"))
    s.working = _characters(root, "working", [])
    s.redeemed = root.number("redeemed_for_good", 0, pack.mirror.bonds, 0)
    s.hires = root.number("hires_counted", 0, MOST_HIRES, 0)
    root.finish()
    check(pack, root, s)
    return s


def _clear(s: Any) -> None:
    """Clear everything that a document places itself."""
    s.agenda_depth = 0
    s.agenda_step, s.agenda_seat, s.agenda_argument = ([0] * AGENDA_DEPTH for _ in range(3))
    s.sites = [[NOBODY] * SITES for _ in range(LOCATIONS)]


def _read_seat(pack: Pack, s: Any, board: Map, seat: int, table: Fields) -> None:
    """One player's area; what is left out is as at set-up."""
    table.raw("colour")
    s.talers[seat] = table.number("talers", 0, MOST_TALERS, 0)
    s.bonds[seat] = table.number("bonds", 0, pack.mirror.bonds, pack.mirror.starting_bonds)
    spaces = pack.mirror.bonds_at_once[: pack.mirror.confidence_spaces]
    confidence = table.number("confidence", 1, max(spaces), spaces[0])
    if confidence not in spaces:
        raise table.error("confidence", "one of: " + ", ".join(map(str, spaces)))
    s.confidence[seat] = spaces.index(confidence)
    s.carriage[seat] = _place(table, "carriage", board)
    s.architect[seat] = STAR_ACTIONS.index(table.text("architect", STAR_ACTIONS, default=STAR_ACTIONS[0]))
    length = plain(track_length)(pack.mirror, s)
    s.track[seat] = table.number("track", 0, length, 0)
    s.tile_position[seat] = _craftsmen(table)
    _read_tavern(s, seat, table)
    s.contribution[seat] = _number_or_none(table, "contribution", HIGHEST_CONTRIBUTION)
    s.track_end_round[seat] = _number_or_none(table, "track_end_round", HIGHEST_ROUND)
    decides = s.house_rules & TRACK_END_DECIDES
    if decides and s.track[seat] == length and not table.has("track_end_round"):
        s.track_end_round[seat] = s.round_number
    table.finish()


def _number_or_none(table: Fields, key: str, highest: int) -> int:
    return NOBODY if table.raw(key) is None else table.number(key, 0, highest)


def _place(table: Fields, key: str, board: Map) -> int:
    name = table.text(key, default=board.locations[0].name)
    index = board.index(name)
    if index is None:
        raise table.error(key, "one of: " + ", ".join(location.name for location in board.locations))
    return index


def _craftsmen(table: Fields) -> list[int]:
    positions = [NOBODY] * len(CHARACTERS)
    if table.has("craftsmen"):
        crew = table.table("craftsmen")
        for name in crew.names():
            if name not in CHARACTERS:
                allowed = ", ".join(CHARACTERS)
                raise crew.problem(name, f"unknown character, expected one of: {allowed}", "position-unknown", got=name)
            positions[CHARACTERS.index(name)] = crew.number(name, 0, DROP_OUT)
        if len(crew.names()) > NOTCHES:
            text = f"got {len(crew.names())}, expected at most {NOTCHES} (QA-TILE-19)"
            raise table.problem("craftsmen", text, "qa-position-crew", found=len(crew.names()), most=NOTCHES)
    return positions


def _read_tavern(s: Any, seat: int, table: Fields) -> None:
    """The rooms of the tavern; guilds that are not named are on the entrance."""
    s.room[seat] = [0] * len(GUILDS)
    if not table.has("tavern"):
        return
    rooms = table.table("tavern")
    named: list[str] = []
    for number, room in enumerate(ROOMS):
        if rooms.has(room):
            guilds = rooms.texts(room, GUILDS)
            named += guilds
            for guild in guilds:
                s.room[seat][GUILDS.index(guild)] = number
    rooms.finish()
    if len(named) != len(set(named)):
        raise table.error("tavern", "each guild in one room only (QA-TAVERN-19)", "qa-position-rooms")


def _read_agenda(root: Fields, s: Any, seats: list[Fields]) -> None:
    """Read what is pending: the whole agenda, or the short form with `to_move`, `step` and `argument`."""
    drafted = sum(tile_position != NOBODY for row in s.tile_position for tile_position in row)
    turning = root.raw("step") == STEP_NAMES[DRAFT_TURN]
    s.picks = root.number("picks", 0, 2 * s.players, drafted - turning if s.round_number == 0 else 2 * s.players)
    if root.has("pending"):
        entries = root.tables("pending", 0, AGENDA_DEPTH)
    else:
        entries = [] if root.raw("ended") not in (None, "running") else [_short_form(root, s)]
    for i, entry in enumerate(entries):
        s.agenda_step[i] = STEP_NAMES.index(entry.text("step", STEP_NAMES))
        s.agenda_seat[i] = entry.number("seat", 0, s.players - 1)
        s.agenda_argument[i] = entry.number("argument", 0, HIGHEST_ARGUMENT, 0)
        entry.finish()
    s.agenda_depth = len(entries)
    default = s.agenda_seat[0] if entries else s.first_player
    s.turn_seat = root.number("turn_of", 0, s.players - 1, default)
    if entries and not root.has("pending"):
        _follow_step(s, seats)


def _short_form(root: Fields, s: Any) -> Fields:
    """One pending step in the short form; by default the first player's turn, or the next pick of the draft."""
    short = {key: root.raw(key) for key in ("to_move", "step", "argument") if root.has(key)}
    drafting = s.round_number == 0
    seat = short.pop("to_move", plain(draft_seat)(s) if drafting else s.first_player)
    step = short.pop("step", STEP_NAMES[DRAFT if drafting else ARCHITECT])
    return Fields("position", "step", {"seat": seat, "step": step, **short}, PositionError)


def _follow_step(s: Any, seats: list[Fields]) -> None:
    """With the short form the architect stands on the action being decided, unless the document says otherwise."""
    step, seat = STEP_NAMES[s.agenda_step[0]], s.agenda_seat[0]
    if step in STAR_ACTIONS and not seats[seat].has("architect"):
        s.architect[seat] = STAR_ACTIONS.index(step)


def _read_track(pack: Pack, root: Fields, s: Any) -> None:
    """The tokens from the start; those not given are filled up with others of the box."""
    length = plain(track_length)(pack.mirror, s)
    given = root.numbers("track", 0, 99, 0, length) if root.has("track") else []
    box = Counter(pack.mirror.tokens)
    box.subtract(given)
    if min(box.values()) < 0:
        tokens = ", ".join(map(str, pack.mirror.tokens))
        raise root.error("track", f"tokens of the box: {tokens} (QA-COMP-12)", "qa-position-tokens", tokens=tokens)
    rest = list((Counter(s.tokens[:length]) & box).elements()) + list((box - Counter(s.tokens[:length])).elements())
    s.tokens[:length] = (given + rest)[:length]


def _read_demand(pack: Pack, root: Fields, s: Any, board: Map) -> None:
    """Put tiles on the named places; a tile that was elsewhere is swapped with the one found here."""
    if not root.has("demand"):
        return
    demand = root.table("demand")
    done: set[int] = set()
    for name in demand.names():
        place = board.index(name)
        if not place:
            raise demand.problem(name, "no place with a demand tile on this map", "qa-position-no-place", place=name)
        done.add(place)
        tile = _tile(pack, demand, name, board.locations[place].type, [s.demand[p] for p in done - {place}])
        if tile in s.demand:
            s.demand[s.demand.index(tile)] = s.demand[place]
        s.demand[place] = tile


def _tile(pack: Pack, demand: Fields, name: str, kind: str, used: list[int]) -> int:
    """The demand tile with a given face: a list of guilds, or a table with guilds, bonus and copy of the face."""
    wanted = demand.raw(name)
    for number, tile in enumerate(pack.content.demand):
        if tile.location == kind and number not in used and _is_wanted(wanted, tile, pack.content.copies[number]):
            return number
    faces = "; ".join(" + ".join(face.guilds) for face in pack.content.demand if face.location == kind)
    raise demand.error(name, f"an unused tile of a {kind}: {faces}", "qa-position-demand", place=name)


def _is_wanted(wanted: Any, tile: DemandTile, copy: int) -> bool:
    if not isinstance(wanted, Mapping):
        return isinstance(wanted, (list, tuple)) and _same_guilds(wanted, tile)
    bonus = wanted.get("bonus")
    given = {"amount": 0, **bonus} if isinstance(bonus, Mapping) else bonus
    return (
        set(wanted) <= {"guilds", "bonus", "copy"}
        and _same_guilds(wanted.get("guilds"), tile)
        and given == tile.face().get("bonus")
        and wanted.get("copy", copy) == copy
    )


def _same_guilds(wanted: Any, tile: DemandTile) -> bool:
    return isinstance(wanted, (list, tuple)) and sorted(map(str, wanted)) == sorted(tile.guilds)


def _read_buildings(pack: Pack, root: Fields, s: Any, board: Map) -> None:
    """Who has built where, first builder first."""
    if not root.has("buildings"):
        return
    built = root.table("buildings")
    for name in built.names():
        place = board.index(name)
        if not place:
            raise built.problem(name, "no place with building sites on this map", "qa-position-no-place", place=name)
        seats = built.numbers(name, 0, s.players - 1, 0, SITES)
        if len(set(seats)) != len(seats):
            raise built.error(name, "each seat once (QA-BUILD-03)", "qa-position-built-twice", place=name)
        s.sites[place] = seats + [NOBODY] * (SITES - len(seats))
    for seat in range(s.players):
        markers = sum(row.count(seat) for row in s.sites)
        if markers > pack.mirror.building_markers:
            most, last = pack.mirror.building_markers, next(n for n in reversed(built.names()) if seat in built.raw(n))
            raise built.problem(
                last,
                f"seat {seat} has {markers}, expected {most} (QA-COMP-21)",
                "qa-position-markers",
                seat=COLOURS[seat],
                found=markers,
                most=most,
            )


def _characters(root: Fields, key: str, default: list[str]) -> int:
    """A set of characters as bits."""
    names = root.texts(key, CHARACTERS) if root.has(key) else default
    return sum(1 << CHARACTERS.index(name) for name in names)


def _read_tiles(pack: Pack, root: Fields, s: Any) -> None:
    """Billboard, price, display and pile: 3 copies of each character are in the box (QA-COMP-32)."""
    left = Counter(dict.fromkeys(range(len(CHARACTERS)), COPIES))
    left.subtract(c for row in s.tile_position for c, tile_position in enumerate(row) if tile_position != NOBODY)
    s.display = _characters(root, "display", names_in(s.display)[: picks_to_come(s)])
    left.subtract(c for c in range(len(CHARACTERS)) if s.display >> c & 1)
    order = [c for c in reversed(s.pile) if c != NOBODY]
    found = [c for c in s.billboard if c != NOBODY]
    _read_billboard(pack, root, s, left)
    if root.has("pile"):
        pile = _tile_list(root, "pile")
    else:
        spare = Counter({c: n for c, n in left.items() if n > 0})
        pile = [c for c in order + found + sorted(left) * COPIES if _take(spare, c)][:PILE]
    left.subtract(pile)
    if min(left.values()) < 0:
        extra = ", ".join(CHARACTERS[c] for c, n in left.items() if n < 0)
        text = f"more than {COPIES} copies in play of: {extra} (QA-COMP-32)"
        raise root.problem(_place_of_extra(root, s, left), text, "qa-position-copies", characters=extra, most=COPIES)
    if len(pile) > PILE:
        text = f"got {len(pile)} tiles, expected at most {PILE}"
        raise root.problem("pile", text, "qa-position-pile", found=len(pile), most=PILE)
    s.pile = list(reversed(pile)) + [NOBODY] * (PILE - len(pile))
    s.pile_size = len(pile)


def _place_of_extra(root: Fields, s: Any, left: Counter[int]) -> str:
    """Where a copy lies that is one too many: where a document says it last."""
    extra = next(c for c, n in left.items() if n < 0)
    hands = [seat for seat in range(s.players) if s.tile_position[seat][extra] != NOBODY]
    if root.has("pile") and extra in _tile_list(root, "pile"):
        return "pile"
    if root.has("billboard") and extra in s.billboard:
        return f"billboard[{s.billboard.index(extra)}]"
    return f"seats[{hands[-1]}].craftsmen.{CHARACTERS[extra]}" if hands else "display"


def _take(spare: Counter[int], character: int) -> bool:
    """Take one copy if there is one left."""
    spare[character] -= 1
    return spare[character] >= 0


def _tile_list(root: Fields, key: str) -> list[int]:
    names = root.raw(key)
    if not isinstance(names, list) or any(name not in CHARACTERS for name in names):
        raise root.error(key, f"a list of characters: {', '.join(CHARACTERS)}")
    return [CHARACTERS.index(name) for name in names]


def _read_billboard(pack: Pack, root: Fields, s: Any, left: Counter[int]) -> None:
    """Six spaces from the bottom; only the lowest may be empty (QA-HIRE-30)."""
    scale = pack.mirror.price_scale[: pack.mirror.prices]
    price = root.number("price", min(scale), max(scale), scale[0])
    s.price_marker = scale.index(price)
    if root.has("billboard"):
        names = root.raw("billboard")
        known = isinstance(names, list) and len(names) == SPACES and all(n is None or n in CHARACTERS for n in names)
        if not known or sorted(names, key=lambda n: n is not None) != names:
            raise root.error(
                "billboard",
                f"a list of {SPACES} characters from the bottom up, the lowest may be null (QA-HIRE-30)",
                "qa-position-billboard",
                spaces=SPACES,
            )
        s.billboard = [NOBODY if name is None else CHARACTERS.index(name) for name in names]
    else:
        for space in range(TOP, -1, -1):
            if left[s.billboard[space]] <= s.billboard[space + 1 :].count(s.billboard[space]):
                s.billboard[space] = next(c for c in range(len(CHARACTERS)) if left[c] > s.billboard.count(c))
    left.subtract(c for c in s.billboard if c != NOBODY)
