"""A picture of what a seat sees, drawn without a browser: every part of its observation by name, seats side by side.

Words are drawn once and kept as small pictures of their own, so that a frame takes milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from queenswright.kernel.observation import CHOICE, SET, SET_BITS, Part
from queenswright.rl.batch import Batch
from queenswright.rl.one_game import OneGame

Colour = tuple[int, int, int]

PAPER: Colour = (250, 246, 236)
INK: Colour = (40, 36, 32)
FAINT: Colour = (128, 120, 108)
LINE: Colour = (222, 212, 194)
LOW: Colour = (236, 229, 214)
HIGH: Colour = (150, 66, 40)
SEATS: dict[str, Colour] = {
    "yellow": (214, 158, 22),
    "green": (58, 128, 70),
    "blue": (48, 96, 170),
    "red": (186, 52, 44),
    "black": (60, 56, 54),
    "white": (150, 146, 140),
}
OTHER: Colour = (110, 84, 140)

ROW, MARGIN, GAP = 15, 12, 24
LABEL, VALUE = 118, 128
COLUMN = LABEL + VALUE
HEAD = 40
FEW = 4
"""Up to this many entries are written as words, more are cells whose colour says how large they are."""


def picture(game: OneGame, seat: int) -> NDArray[np.uint8]:
    """What a seat sees of a game."""
    return picture_of(game.batch, game.seen_by(seat), seat)


def picture_of(batch: Batch, row: NDArray[np.int8], seat: int) -> NDArray[np.uint8]:
    """What a row of entries says that was written for a seat."""
    table, places = batch.seen.table, batch.seen.places
    columns = 2 if len(table) > 2 * len(batch.seen.seat) // 3 else 1
    deep = -(-len(table) // columns)
    rows = max(deep, len(batch.seen.seat))
    width = 2 * MARGIN + columns * (COLUMN + GAP) + LABEL + batch.players * (VALUE + GAP // 2)
    canvas = np.empty((HEAD + rows * ROW + MARGIN, width, 3), np.uint8)
    canvas[:] = PAPER
    canvas[HEAD - 8] = LINE
    _write(canvas, MARGIN, 10, batch.game.rules.title, INK, 15)
    for i, part in enumerate(table):
        x, y = MARGIN + i // deep * (COLUMN + GAP), HEAD + i % deep * ROW
        _write(canvas, x, y, part.name, FAINT)
        _show(canvas, x + LABEL, y, part, row[places[part.name]])
    left = MARGIN + columns * (COLUMN + GAP)
    names = batch.game.rules.names(batch.players, batch.options)
    for i, part in enumerate(batch.seen.seat):
        _write(canvas, left, HEAD + i * ROW, part.name, FAINT)
    for k in range(batch.players):
        x = left + LABEL + k * (VALUE + GAP // 2)
        name = names[(seat + k) % batch.players]
        canvas[HEAD - 12 : HEAD - 8, x : x + VALUE] = SEATS.get(name, OTHER)
        _write(canvas, x, 10, f"{name} (observer)" if k == 0 else name, SEATS.get(name, OTHER), 13)
        for i, part in enumerate(batch.seen.seat):
            _show(canvas, x, HEAD + i * ROW, part, row[places[f"seat{k}.{part.name}"]])
    return canvas


def _show(canvas: NDArray[np.uint8], x: int, y: int, part: Part, entries: NDArray[np.int8]) -> None:
    """What one part says: in words if they are few, else one cell for each entry."""
    values = entries.tolist()
    if part.kind == SET and not part.places:
        words = ", ".join(_members(part, values)) or "-"
    elif len(values) > FEW or part.kind == SET:
        _cells(canvas, x, y, part, entries)
        return
    elif part.kind == CHOICE:
        words = ", ".join(_chosen(part, value) for value in values)
    else:
        words = ", ".join(map(str, values))
    _write(canvas, x, y, words, INK)


def _chosen(part: Part, value: int) -> str:
    number = value - int(part.optional)
    return part.names[number] if 0 <= number < len(part.names) else "-"


def _members(part: Part, values: Sequence[int]) -> list[str]:
    """The names in a set."""
    return [name for i, name in enumerate(part.names) if values[i // SET_BITS] >> i % SET_BITS & 1]


def _cells(canvas: NDArray[np.uint8], x: int, y: int, part: Part, entries: NDArray[np.int8]) -> None:
    """One cell for each entry, the darker the larger."""
    wide = max(1, min(ROW - 4, VALUE // len(entries)))
    span = max(1, part.most - min(0, part.least))
    share = np.clip(entries.astype(np.float32) / span, 0, 1)[:, None]
    share = np.where(share > 0, 0.25 + 0.75 * share, 0)
    colours = (np.array(LOW) * (1 - share) + np.array(HIGH) * share).astype(np.uint8)
    strip = np.repeat(colours, wide, axis=0)[: canvas.shape[1] - x]
    if wide > 2:
        strip[wide - 1 :: wide] = PAPER
    canvas[y + 2 : y + ROW - 2, x : x + len(strip)] = strip[None]


def _write(canvas: NDArray[np.uint8], x: int, y: int, text: str, colour: Colour, size: int = 11) -> None:
    """Words at a place, as far as there is room."""
    stamp = _stamp(text, colour, size)
    high, wide = min(stamp.shape[0], canvas.shape[0] - y), min(stamp.shape[1], canvas.shape[1] - x)
    if stamp.shape[1] > VALUE and size == 11:
        wide = min(wide, VALUE)
    canvas[y : y + high, x : x + wide] = stamp[:high, :wide]


@lru_cache(maxsize=4096)
def _stamp(text: str, colour: Colour, size: int) -> NDArray[Any]:
    """A picture of some words."""
    font = ImageFont.load_default(size)
    box = font.getbbox(text or " ")
    image = Image.new("RGB", (max(1, int(box[2]) + 1), ROW if size < ROW else size + 5), PAPER)
    ImageDraw.Draw(image).text((0, 0), text, fill=colour, font=font)
    return np.asarray(image)
