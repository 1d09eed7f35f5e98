"""Previews sent briefly: the first with its view, the others by what differs from that."""

from __future__ import annotations

import copy
from typing import Any

from queenswright.kernel.game import Game
from queenswright.server.changes import brief, changes
from queenswright.table.preview import imagined, preview


def made(view: Any, found: list[Any]) -> Any:
    """A view with changes made to it, as docs/protocol.md describes them."""
    view = copy.deepcopy(view)
    for path, *value in found:
        at = view
        for key in path[:-1]:
            at = at[key]
        if value:
            at[path[-1]] = value[0]
        else:
            del at[path[-1]]
    return view


def test_whoever_makes_the_changes_has_the_view() -> None:
    before = {"round": 1, "card": "n4", "seats": [{"goods": {"timber": 2}}, {}], "row": [1, 2]}
    after = {"round": 1, "marble": 1, "seats": [{"goods": {"timber": 3}}, {}], "row": [1]}
    found = list(changes(before, after))
    assert made(before, found) == after
    assert sorted(map(str, found)) == [
        "[['card']]",
        "[['marble'], 1]",
        "[['row'], [1]]",
        "[['seats', 0, 'goods', 'timber'], 3]",
    ]


def test_every_preview_of_a_game_comes_back_whole(any_game: Game) -> None:
    position = any_game.new(2, seed=1)
    for _ in range(12):
        seat = position.to_move
        if seat is None:
            break
        whole = [preview(position, imagined(position, seat, 7), seat, [move]) for move in position.legal_moves]
        for wanted in whole[1:]:
            one = brief(wanted, whole[0])
            assert made(whole[0]["view"], one["changes"]) == wanted["view"]
            assert one["view"] == {}
            assert {**one, "view": 0, "changes": 0} == {**wanted, "view": 0, "changes": 0}
        position.push(position.legal_moves[0])
