"""QD-EPOCH-07, 17, section 13 of the content: what each epoch card brings to the table, and that nothing else comes.

How it works is in the tests of its chapter: 4-2 also brings the crown bar, 4-3 robber barons, 5-1 abilities, 7-W2 the
check of the wall, 8-W and 8-R what they pay, 9-1 the last prices.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clauses, texts

from queenswright.kernel.game import Game
from queenswright.locale import LANGUAGES, render

GOODS = ("timber", "stone", "clay", "guilder", "bread")
RICH: dict[str, Any] = {"buildings": {"timber_yard": 1}, "seals": 5}
BROUGHT: dict[str, set[str]] = {
    "2-1": {"board 2-1", "board 2-2"},
    "2-2": {"use clear land"},
    "2-3": {"plunger"},
    "3-1": {"board 3-1", "board 3-2"},
    "3-2": {"space tome"},
    "3-3": {"use renovate", "face card_1", "face card_2", "face card_3"},
    "4-1": {"space marble", "board 4-1", "board 4-2"},
    "4-2": {"figurine merchant"},
    "4-3": set(),
    "5-1": set(),
    "5-2": {"use raise monument", "board 5-1"},
    "6-1": {"space cogwheel", "figurine healer", "board 6-1", "board 6-2"},
    "6-2": {"orders", "face card_4", "face card_5", "face card_6"},
    "7-w1": {"use add segment", "wall", "board 7-1"},
    "7-w2": set(),
    "7-r1": {"use add segment", "road", "board 7-1"},
    "7-r2": {"space rider_short", "space rider_long"},
    "8-1": {"space landing", "use furnish room", "board 8-1"},
    "8-w": set(),
    "8-r": set(),
    "9-1": {"board 9-1"},
}
OTHER = {"wall": "r", "road": "w"}
"""The letter on cards of the other branch."""


def on_the_table(game: Game, epoch: int, branch: str, players: int = 3) -> set[str]:
    """Boards, spaces, uses of the build action, figurines in the bag and unseen faces in a game of this epoch."""
    keys: dict[str, Any] = {"opened": epoch, **({"branch": branch} if epoch >= 7 else {})}
    goods = dict.fromkeys((*GOODS, "marble") if epoch >= 4 else GOODS, 9)
    seats = [RICH | {"goods": goods}, *[{}] * (players - 1)]
    building, buying = (at(game, *seats, step=step, **keys) for step in ("build", "grocer"))
    view, bag = building.view(0), building.to_dict()["bag"]
    return {
        *(f"board {one['building_board']}" for one in view["stock"].values()),
        *(f"space {kind}" for kind in view["spaces"]),
        *(f"figurine {kind}" for kind in bag),
        *(f"use {move}" for move in texts(building) if not move.startswith("build ")),
        *(f"face {move.split()[1]}" for move in texts(buying) if move.startswith("buy card")),
        *(["plunger"] if building.to_dict()["plunger"] is not None else []),
        *(["orders"] if "orders" in view else []),
        *([view["branch"]] if view.get("branch") else []),
    }


@clauses("QD-EPOCH-07", "QD-EPOCH-17", "QD-EPOCH-18")
@pytest.mark.parametrize("branch", ["wall", "road"])
@pytest.mark.parametrize("epoch", range(2, 10))
def test_an_epoch_brings_what_its_cards_bring_and_nothing_else(queensdale: Game, epoch: int, branch: str) -> None:
    new = on_the_table(queensdale, epoch, branch) - on_the_table(queensdale, epoch - 1, branch)
    cards = [code for code in BROUGHT if code.startswith(f"{epoch}-") and code[2] != OTHER[branch]]
    assert new == set().union(*(BROUGHT[code] for code in cards))


@clauses("QD-EPOCH-17")
@pytest.mark.parametrize("code", [code for code, brought in BROUGHT.items() if brought])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_card(queensdale: Game, code: str, players: int) -> None:
    """For every number of players, from the game in which it is read to the last one, and only in its branch."""
    branch, epoch = ("road" if "r" in code else "wall"), int(code[0])
    assert not BROUGHT[code] & on_the_table(queensdale, epoch - 1, branch, players)
    for later in (epoch, 9):
        assert BROUGHT[code] <= on_the_table(queensdale, later, branch, players)
    if code[2] in OTHER.values():
        other = "wall" if branch == "road" else "road"
        only_here = BROUGHT[code] - {"board 7-1", "use add segment"}
        assert not only_here & on_the_table(queensdale, 9, other, players)


@clauses("QD-EPOCH-05")
@pytest.mark.parametrize(
    ("code", "colours"),
    [
        ("2-1", ("yellow", "gelb", "amarelas")),
        ("5-2", ("brown", "braun", "marrons")),
        ("8-1", ("silver", "silbern", "prateadas")),
    ],
)
def test_a_card_names_the_colour_of_the_stories(code: str, colours: tuple[str, ...]) -> None:
    for language, colour in zip(LANGUAGES, colours, strict=True):
        assert colour in render(f"epoch-card-{code}-rule", {}, language)
