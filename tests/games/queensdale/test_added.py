"""What the cards add to the rules and to the boards: entries R1 to R80, slots 1 to 39, shown from their card on."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from tests.rules.queensdale.situations import at, at_the_end, quietly

from queenswright.games.queensdale.content.entries import BOARDS, RuleEntry
from queenswright.games.queensdale.telling.disclosed_texts import disclosed_texts
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import LANGUAGES, render

EPOCH_OF_RULES = {2: (1, 8), 3: (9, 20), 4: (21, 34), 5: (35, 44), 6: (45, 56), 7: (57, 68), 8: (69, 76), 9: (77, 80)}
BRANCH_OF_RULES = {"wall": (57, 62), "road": (63, 68)}
SLOTS = {
    1: (1, 1, {"cover"}),
    3: (2, 5, {"tome", "bakery"}),
    4: (6, 11, {"marble", "crown"}),
    5: (12, 17, {"ability", "monument"}),
    6: (18, 23, {"cogwheel", "order"}),
    7: (24, 33, {"wall", "road", "rider"}),
    8: (34, 38, {"landing", "second"}),
    9: (39, 39, {"roof"}),
}


def late(game: Game, epoch: int, branch: str = "wall", **keys: Any) -> Position:
    """The beginning of a turn of a campaign that has come to this epoch."""
    way = {"branch": branch} if epoch >= 7 else {}
    goods = {"timber": 9, "stone": 9, "clay": 9, "guilder": 9}
    return at(
        game, {"epoch": epoch, "goods": goods}, {"epoch": epoch}, opened=epoch, ends_read=epoch - 1, **way, **keys
    )


def shown(pos: Position) -> list[int]:
    return sorted(number for one in pos.view(None)["added"].values() for number in one["rules"])


def epoch_of(game: Game, entry: RuleEntry) -> set[int]:
    return {card.epoch for card in game.pack.content.told if card.name in entry.cards}


@pytest.mark.clauses("QD-COMP-18", "QD-LATER-25")
def test_there_are_eighty_entries_each_added_by_cards_of_its_epoch(queensdale: Game) -> None:
    entries = queensdale.pack.content.entries.rules
    assert [entry.number for entry in entries] == list(range(1, 81))
    for epoch, (first, last) in EPOCH_OF_RULES.items():
        for entry in entries[first - 1 : last]:
            assert epoch_of(queensdale, entry) == {epoch}, entry


@pytest.mark.clauses("QD-COMP-18", "QD-EPOCH-11", "QD-LATER-26")
def test_there_are_thirty_nine_slots_on_four_kinds_of_board(queensdale: Game) -> None:
    slots = queensdale.pack.content.entries.slots
    assert (slots[0].first, slots[-1].last) == (1, 39)
    assert all(one.last + 1 == other.first for one, other in pairwise(slots))
    assert {one.board for one in slots} == set(BOARDS)
    for first, last, names in SLOTS.values():
        here = [one for one in slots if first <= one.first and one.last <= last]
        assert {one.what for one in here} == names
        assert sum(one.last - one.first + 1 for one in here) == last - first + 1
    assert slots[0].what == "cover"
    assert not slots[0].cards


@pytest.mark.clauses("QD-EPOCH-10", "QD-LATER-25", "QD-COMP-34")
@pytest.mark.parametrize("branch", ["wall", "road"])
@pytest.mark.parametrize("epoch", range(1, 10))
def test_an_entry_is_shown_from_its_card_on_and_only_in_its_branch(queensdale: Game, epoch: int, branch: str) -> None:
    pos = late(queensdale, epoch, branch)
    read = {card for card in pos.view(None)["added"] if card != "start"}
    expected = [entry for entry in queensdale.pack.content.entries.rules if read & set(entry.cards)]
    assert shown(pos) == [entry.number for entry in expected]
    last = EPOCH_OF_RULES[epoch][1] if epoch > 1 else 0
    assert max(shown(pos), default=0) <= last
    other = BRANCH_OF_RULES["road" if branch == "wall" else "wall"]
    assert not set(shown(pos)) & set(range(other[0], other[1] + 1))
    if epoch >= 7:
        assert set(range(BRANCH_OF_RULES[branch][0], BRANCH_OF_RULES[branch][1] + 1)) <= set(shown(pos))
    for seat in (0, 1, None):
        texts = disclosed_texts(queensdale.pack, pos.state, seat)
        opened = sorted(int(text.rpartition("-")[2]) for text in texts if text.startswith("rule-entry-"))
        assert opened == shown(pos)
        slots = {what for one in pos.view(seat)["added"].values() for what in one["slots"]}
        assert {f"board-slot-{what}" for what in slots - {"cover"}} == {t for t in texts if t.startswith("board-slot-")}


@pytest.mark.clauses("QD-EPOCH-10")
def test_every_epoch_card_adds_an_entry(queensdale: Game) -> None:
    adding = {card for entry in queensdale.pack.content.entries.rules for card in entry.cards}
    assert {card.name for card in queensdale.pack.content.told if card.kind == "epoch"} <= adding


@pytest.mark.clauses("QD-LATER-25", "QD-EPOCH-06")
@pytest.mark.parametrize(
    ("step", "epoch", "entries"),
    [
        ({"step": "build"}, 2, [1, 3, 4, 5]),
        ({"step": "build"}, 5, [1, 3, 4, 5, 9, 15, 16, 17, 21, 38, 39, 40, 43]),
        ({"step": "grocer", "phase": "grocer"}, 3, [18]),
        ({"step": "grocer", "phase": "grocer"}, 9, [18, 54, 79]),
        ({"step": "turn"}, 3, []),
    ],
)
def test_entries_are_shown_where_they_are_of_use(
    queensdale: Game, step: dict[str, Any], epoch: int, entries: list[int]
) -> None:
    assert late(queensdale, epoch, **step).view(0)["rules_here"] == entries


@pytest.mark.clauses("QD-EPOCH-10", "QD-LATER-25")
def test_the_view_says_in_which_game_a_card_was_read(queensdale: Game) -> None:
    pos = at(queensdale, {}, {}, {}, game_number=3)
    assert pos.view(0)["added"] == {"start": {"game": 1, "rules": [], "slots": ["cover"]}}
    pos = quietly(at_the_end(pos, 20), "start_hut")
    added = pos.view(0)["added"]
    assert (pos.state.game_number, pos.state.opened) == (4, 2)
    assert {card: one["game"] for card, one in added.items()} == {
        "start": 1,
        "epoch 2-1": 4,
        "epoch 2-2": 4,
        "epoch 2-3": 4,
    }
    pos = quietly(at_the_end(quietly(pos, "turn"), 20), "start_hut")
    games = {card: one["game"] for card, one in pos.view(0)["added"].items()}
    assert (games["end 2"], games["epoch 3-2"], games["epoch 2-1"]) == (4, 5, 4)


def test_nobody_knows_the_game_of_a_situation_that_was_made_up(queensdale: Game) -> None:
    assert late(queensdale, 4).view(0)["added"]["epoch 3-1"]["game"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_short_and_ends_like_a_sentence(language: str) -> None:
    for number in range(1, 81):
        text = render(f"rule-entry-{number}", {}, language)
        assert text.endswith(".")
        assert len(text.split()) <= 60, number


@pytest.mark.clauses("QD-LATER-26", "QD-EPOCH-11")
def test_the_well_lies_in_its_slot_once_it_was_read(queensdale: Game) -> None:
    well = next(number for number, card in enumerate(queensdale.pack.content.stories, 1) if card.code == "y9")
    before, after = (late(queensdale, 3, stories=read) for read in ([1], [1, well]))
    assert "story y9" not in before.view(0)["added"]
    assert after.view(0)["added"]["story y9"] == {"game": None, "rules": [], "slots": ["bakery"]}
    assert "board-slot-bakery" not in disclosed_texts(queensdale.pack, before.state, 0)
    assert "board-slot-bakery" in disclosed_texts(queensdale.pack, after.state, 0)
