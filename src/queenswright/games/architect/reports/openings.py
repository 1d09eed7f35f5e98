"""The choices with which a game of Queen's Architect begins, for the explorer."""

from __future__ import annotations

from collections.abc import Iterator

from queenswright.games.architect.state import CHARACTERS, CHARACTERS_PER_GUILD, GUILDS
from queenswright.games.architect.steps import BUILD
from queenswright.kernel.chart import Opening
from queenswright.kernel.data import Deed, FinishedGame

CRAFTSMAN, GUILD_PAIR, TALERS, TRIP, BUILDING, ACTION = (
    "craftsman", "guilds", "talers", "trip", "building", "action",
)  # fmt: skip


def openings(position: FinishedGame) -> list[Opening]:
    """Starting craftsmen, their guilds and talers, the first action, the first trip and the first building."""
    deeds = list(position.actions())
    found: dict[tuple[int, str, str], Opening] = {}
    for deed in deeds:
        for one in _of_deed(position, deed):
            found.setdefault((one.seat, one.topic, one.choice if one.topic == CRAFTSMAN else ""), one)
    return [*found.values(), *_at_the_start(deeds)]


def _of_deed(position: FinishedGame, deed: Deed) -> Iterator[Opening]:
    before, seat = deed.before, deed.seat
    names = position.pack.content.map_for(before.players).names
    if deed.step == "draft":
        yield Opening(seat, CRAFTSMAN, CHARACTERS[deed.index])
    elif deed.step == "architect":
        yield Opening(seat, ACTION, deed.text)
    elif deed.step == "travel" and deed.after.carriage[seat] != before.carriage[seat]:
        yield Opening(seat, TRIP, names[deed.after.carriage[seat]])
    elif deed.step == "construct" and deed.index == BUILD:
        yield Opening(seat, BUILDING, names[before.carriage[seat]])


def _at_the_start(deeds: list[Deed]) -> Iterator[Opening]:
    """The crew and the purse of every seat when the first round begins."""
    first = next((deed.before for deed in deeds if deed.step == "architect"), None)
    if first is None:
        return
    for seat in range(first.players):
        crew = [character for character, place in enumerate(first.tile_position[seat]) if place >= 0]
        guilds = sorted(GUILDS[character // CHARACTERS_PER_GUILD] for character in crew)
        yield Opening(seat, GUILD_PAIR, "+".join(guilds))
        yield Opening(seat, TALERS, str(first.talers[seat]))
