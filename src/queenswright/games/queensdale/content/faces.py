"""The die faces of a pack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from queenswright.games.queensdale.content.effects import (
    MOST,
    Reader,
    by_players,
    entry_provenance,
    read_code,
    with_places,
)
from queenswright.games.queensdale.state.cards import FACE_CARDS
from queenswright.games.queensdale.state.course import EPOCHS, NEVER, NUMBER_CARDS
from queenswright.games.queensdale.state.pieces import BASIC, FACES, GOODS, SEATS
from queenswright.kernel.document import Fields

START = ("timber", "stone", "clay", "guilder", "action", "action")
MOST_LISTED = 2 * FACES
BASIC_GOODS = tuple(good for i, good in enumerate(GOODS) if BASIC >> i & 1)
PURPLE = ("gain", "steps", "change")
"""What a face on the purple space can do; it may do several of these."""
WITH_AN_A = ("saves", "after")
"""What a face with an A can do beyond its action."""
NUMBERS = ("card", "saves", "steps", "change")


@dataclass(frozen=True)
class Face:
    """One kind of die face; the price is 0 where it is not sold."""

    code: str
    epoch: int
    price: int
    copies: int
    effect: Mapping[str, Any]


def read_faces(reader: Reader, record: Any) -> tuple[Face, ...]:
    """QD-COMP-05, QD-GROCER-02, 06, 08: the die faces, and those that a die starts with."""
    group = reader.root.group("faces")
    percent = group.numbers("percent", 1, 100, SEATS - 1)
    read = [_read_face(reader, table) for table in group.tables("face", len(set(START)), MOST_LISTED)]
    faces = with_places(group, "face", [face for face, _ in read], FACES)
    codes = [face.code for face in faces]
    if group.raw("start") != list(START) or not set(START) <= set(codes):
        raise group.error("start", f"{list(START)}, all of them codes of faces (QD-COMP-05)")
    record.starting_faces = [codes.index(code) for code in START]
    group.finish()
    rows = {face.code: row for face, row in read}
    record.face_from = [NEVER] * FACES
    for number, face in enumerate(faces):
        _write_face(record, number, face, *rows[face.code])
    _check_cards(group, faces)
    for players, share in enumerate(by_players(percent)):
        record.face_copies[players][: len(faces)] = [-(-face.copies * share // 100) for face in faces]
    return tuple(faces)


def _read_face(reader: Reader, table: Fields) -> tuple[Face, tuple[int, int]]:
    """A face, and the rows of what it gives: on the purple space, and after its action."""
    code = read_code(table)
    entry_provenance(table)
    effect: dict[str, Any] = {}
    if table.has("goods"):
        effect["goods"] = table.texts("goods", BASIC_GOODS)
        effect["yield"] = table.number("yield", 1, MOST, default=1)
    for key in ("action", "occupied", "mirror"):
        if table.has(key) and table.flag(key):
            effect[key] = True
    for key in NUMBERS:
        if table.has(key):
            effect[key] = table.number(key, 1, FACE_CARDS if key == "card" else MOST)
    rows = reader.gain(table, "gain", effect), reader.gain(table, "after", effect)
    sold = table.has("price")
    price, copies = (table.number("price", 1, 5), table.number("copies", 1, MOST)) if sold else (0, 0)
    epoch = reader.epoch(table, table.number("from", 1, EPOCHS, default=1))
    table.finish()
    _check_face(table, effect, epoch)
    begins = reader.mechanism_from[NUMBER_CARDS]
    if "card" in effect and epoch < begins:
        raise table.problem("card", f"got a face from epoch {epoch}, expected {begins} or later, as number cards are")
    return Face(code, epoch, price, copies, effect), rows


def _write_face(record: Any, number: int, face: Face, row: int, after: int) -> None:
    record.face_goods[number] = sum(1 << GOODS.index(good) for good in face.effect.get("goods", ()))
    record.face_yield[number] = face.effect.get("yield", 0)
    record.face_action[number] = int("action" in face.effect)
    record.face_occupied[number] = int("occupied" in face.effect)
    record.face_gain[number] = row
    record.face_after[number] = after
    record.face_purple[number] = int(any(key in face.effect for key in PURPLE))
    record.face_mirror[number] = int("mirror" in face.effect)
    for key in NUMBERS:
        getattr(record, f"face_{key}")[number] = face.effect.get(key, 0)
    record.face_price[number] = face.price
    record.face_from[number] = face.epoch


def _check_face(table: Fields, effect: Mapping[str, Any], epoch: int) -> None:
    """QD-STICKER-19: a purple face and an occupied face show nothing else; one that is left out shows nothing."""
    found = [key for key in effect if key not in ("yield", "card")]
    if epoch == NEVER:
        fits, allowed = not found, "no effect while the mechanism that it needs is left out"
    else:
        plain = [key for key in found if key not in WITH_AN_A or "action" not in found]
        purple = bool(found) and set(found) <= set(PURPLE)
        fits = purple or plain in (["goods"], ["action"], ["goods", "action"], ["occupied"], ["mirror"])
        allowed = "goods, action (with saves, after), goods and action, occupied, mirror, or gain, steps, change"
    if not fits:
        raise table.problem("code", f"got effects {found}, expected {allowed}")


def _check_cards(group: Fields, faces: Sequence[Face]) -> None:
    """QD-LATER-20, 21: every number card explains one face."""
    cards = [face.effect["card"] for face in faces if "card" in face.effect]
    twice = sorted({card for card in cards if cards.count(card) > 1})
    if twice:
        raise group.problem("face", f"got number cards {twice} more than once, expected one face for each")
