"""What has to fit together in a document about story cards."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.names import TILE_NAMES, members
from queenswright.games.queensdale.rules.story_cards import raft_steps, told
from queenswright.games.queensdale.state.board import RAFT
from queenswright.games.queensdale.state.effects import OLD_FRIENDS, SECOND_ACTION, TENT_BREAD
from queenswright.games.queensdale.state.pieces import NOTHING
from queenswright.kernel.data import Pack
from queenswright.kernel.document import Fields
from queenswright.kernel.rule import plain


def check_stories(pack: Pack, root: Fields, s: Any) -> None:
    """QD-EPOCH-19, 20: story cards of the pack; that of this game was read, and only others are in their deck again."""
    if s.stories >> len(pack.content.stories):
        most = len(pack.content.stories)
        raise root.problem("stories", f"got {s.stories.bit_length()}, expected numbers of story cards, 1 to {most}")
    if s.story and not s.stories >> s.story - 1 & 1:
        raise root.problem("story", f"got {s.story}, expected one of the stories that were read (QD-EPOCH-20)")
    now = 1 << s.story - 1 if s.story else 0
    if s.stories_back & ~(s.stories & ~now & ~pack.mirror.permanent_stories):
        raise root.problem(
            "stories_back",
            "in their deck again are cards that were read, last one game and are not read now (QD-EPOCH-19)",
        )
    _check_marks(pack, root, s)
    _check_tiles(root, s)


def _check_marks(pack: Pack, root: Fields, s: Any) -> None:
    """QD-EPOCH-20: what is noted for a story card only while it is in force; nobody is on a raft that is not there."""
    effects = {"tents": (TENT_BREAD, s.tents), "action": (SECOND_ACTION, s.action)}
    for key, (effect, value) in effects.items():
        if value and not plain(told)(pack.mirror, s, effect):
            raise root.problem(key, "there is nothing unless the story card of this game asks for it (QD-EPOCH-20)")
    for seat in range(s.players):
        if s.friend[seat] and not plain(told)(pack.mirror, s, OLD_FRIENDS):
            raise root.problem(f"seats[{seat}].friend", "no tile returns without its story card (QD-EPOCH-20)")
        if s.scout[seat] == RAFT and not plain(raft_steps)(pack.mirror, s):
            raise root.problem(f"seats[{seat}].scout", "there is no raft before its story card is read (QD-LATER-46)")


def _check_tiles(root: Fields, s: Any) -> None:
    """QD-TOWER-06: removed tiles are in no tower, on no board and were one seat's; one of them may be back."""
    seen = s.tiles
    for seat in range(s.players):
        for tile in s.tower[seat]:
            seen |= 1 << tile if tile != NOTHING else 0
    for seat in range(s.players):
        if s.removed[seat] & seen:
            tiles = ", ".join(members(TILE_NAMES, s.removed[seat] & seen))
            raise root.problem(f"seats[{seat}].removed", f"got {tiles}, which are elsewhere (QD-TOWER-06)")
        seen |= s.removed[seat]
        if s.friend[seat] and not s.removed[seat] >> s.friend[seat] - 1 & 1:
            tile = TILE_NAMES[s.friend[seat] - 1]
            raise root.problem(f"seats[{seat}].friend", f"got {tile}, expected a tile that this seat has removed")
