"""QD-CAMP-02: the last epoch end card, page by page, with what the campaign remembers (QD-LATER-51)."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.names import colour_of
from queenswright.games.queensdale.content.story import FINALE_PAGES, text_id
from queenswright.games.queensdale.state.cards import TOBIN
from queenswright.games.queensdale.state.course import EPOCHS
from queenswright.games.queensdale.state.pieces import NOTHING, TILES_PER_EPOCH
from queenswright.games.queensdale.telling.casebook import opened_events
from queenswright.kernel.data import Event, Pack

ROOFS = ("slate", "copper", "tiles", "gold")
WITHOUT_ROOF = ("nest", "line", "view")
"""What stands on a tower that has no roof, one after the other."""
FULL_CHEST = 5
VOTING_PAGE, LAST_PAGE = 4, 8
"""The page that puts the vote, and the last one."""


def page_ids(page: int, branch: int) -> list[str]:
    """The messages of a page in the order of reading."""
    codes = (f"9-page-{page}", f"9-{'wr'[branch - 1]}-page-{page}")
    cards = [card for card in FINALE_PAGES if card.code in codes]
    return [text_id(card, part) for card in cards for part in card.parts]


def first_pages(pack: Pack, s: Any, common: dict[str, Any]) -> list[Event]:
    """The pages up to the vote."""
    return [event for page in range(1, VOTING_PAGE + 1) for event in page_events(s, page, common)]


def last_pages(pack: Pack, before: Any, after: Any, common: dict[str, Any]) -> list[Event]:
    """The pages after the vote; then the casebooks are opened."""
    pages = range(VOTING_PAGE + 1, LAST_PAGE + 1) if after.votes[TOBIN] else ()
    told = [event for page in pages for event in page_events(after, page, common)]
    return told + opened_events(pack, before, after)


def page_events(s: Any, page: int, common: dict[str, Any]) -> list[Event]:
    """One page; the first one has a line for every tower."""
    args = {**common, **players_of(s), **chest(s)}
    told = []
    for message in page_ids(page, s.branch):
        if message.endswith("-tower"):
            towers = zip(range(s.players), roofs(s), strict=True)
            told += [Event(message, {"seat": colour_of(s, seat), "roof": roof}) for seat, roof in towers]
        else:
            told.append(Event(message, args))
    return told


def players_of(s: Any) -> dict[str, str]:
    """Who lays the last beam (QD-CAMP-04), and the lowest goal among the others."""
    winner = next(seat for seat in s.ranking[: s.players] if s.epoch[seat] > EPOCHS)
    others = [seat for seat in range(s.players) if seat != winner]
    lowest = min(others, key=lambda seat: (s.aim[seat], seat))
    return {"winner": colour_of(s, winner), "other": colour_of(s, lowest)}


def chest(s: Any) -> dict[str, Any]:
    """The seals that all have spent at the grocer's, and who spent most; between equals the lowest goal."""
    seals = sum(s.spent[: s.players])
    most = max(range(s.players), key=lambda seat: (s.spent[seat], -s.aim[seat], -seat))
    return {
        "chest": "full" if seals >= FULL_CHEST else "handful",
        "seals": seals,
        "left": max(0, seals - 3),
        "last": max(0, seals - 4),
        "spent": "yes" if seals else "no",
        "seat": colour_of(s, most),
    }


def roofs(s: Any) -> list[str]:
    """QD-CAMP-03, 10: the roof of every tower, or what stands there instead."""
    found, instead = [], iter(WITHOUT_ROOF)
    for seat in range(s.players):
        tiles = [tile for tile in s.tower[seat] if tile != NOTHING and tile // TILES_PER_EPOCH == EPOCHS - 1]
        found.append(ROOFS[tiles[0] % TILES_PER_EPOCH] if tiles else next(instead))
    return found
