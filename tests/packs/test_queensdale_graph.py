"""`pack check` proves the story of a pack: cards reached, clues in time, texts and cards one for one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from tests.rules.queensdale.situations import changed_pack

import queenswright as qw
from queenswright.games.queensdale.content import graph
from queenswright.games.queensdale.content.deck import (
    ABILITY,
    FACE,
    FAVOUR,
    KNOWLEDGE,
    MONUMENT,
    NUMBER_CARDS,
    ROAD_FIND,
    WALL_FIND,
)
from queenswright.games.queensdale.content.graph import check_story, problems
from queenswright.games.queensdale.content.pack import FOLDER, load_pack
from queenswright.games.queensdale.content.story import ANSWERS, LETTERS
from queenswright.games.queensdale.state.course import ABILITIES, MONUMENTS, NEVER, TOMES, WALL_OR_ROAD
from queenswright.games.queensdale.state.pack import PACK
from queenswright.games.queensdale.state.pieces import FAMILIES
from queenswright.kernel.errors import PackError
from queenswright.locale import messages_in


@pytest.mark.clauses("QD-COMP-13", "QD-LATER-20", "QD-LATER-21", "QD-LATER-48", "QD-LATER-51")
def test_the_story_of_the_shipped_pack_holds_together() -> None:
    assert list(problems(qw.load("queensdale").pack)) == []


RANGES = {
    FACE: (1, 6), ABILITY: (7, 14), KNOWLEDGE: (15, 22), ROAD_FIND: (27, 32), WALL_FIND: (33, 38), FAVOUR: (39, 42),
    MONUMENT: (43, 46),
}  # fmt: skip


@pytest.mark.clauses("QD-LATER-21")
def test_every_number_card_has_the_use_of_its_range() -> None:
    for use, (first, last) in RANGES.items():
        assert [card.number for card in NUMBER_CARDS if card.use == use] == list(range(first, last + 1))
    letters = {23 + FAMILIES.index(page.code) for page in LETTERS}
    assert letters == {23, 24, 25, 26}
    assert [(int(card.code), card.branch) for card in ANSWERS] == [(47, "wall"), (48, "road")]


@pytest.mark.clauses("QD-COMP-13")
def test_there_are_126_cards() -> None:
    pack = qw.load("queensdale").pack
    told = Counter(card.kind for card in pack.content.told)
    colours = Counter(card.colour for card in pack.content.stories)
    assert (told["epoch"], told["end"]) == (21, 12)
    assert colours == {"yellow": 10, "brown": 6, "silver": 4}
    numbered = len(NUMBER_CARDS) + len(LETTERS) + len(ANSWERS)
    assert numbered == 48
    assert (len(pack.content.clairvoyant), len(pack.content.couriers)) == (7, 14)
    covers = 4  # on top and at the bottom of the decks; they say nothing and do nothing
    assert 21 + 12 + covers + 20 + numbered + 7 + 14 == 126


def test_an_edition_that_tells_no_story_passes() -> None:
    check_story("valley-1.toml", load_pack(FOLDER / "older" / "valley-1.toml"))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('code = "5-1", epoch = 5', 'code = "5-1", epoch = 6', "card epoch 5-1 of epoch 6 has no text"),
        ('code = "1", epoch = 1, effect', 'code = "2", epoch = 1, effect', "card end 2 of epoch 1 has no text"),
        ('code = "1", epoch = 1, effect', 'code = "2", epoch = 1, effect', "card end 2 comes 2 times"),
        ('code = "9-1", epoch = 9 },\n]', 'code = "9-1", epoch = 8 },\n]', "epoch 9 has no epoch card with the wall"),
        ('code = "4", epoch = 4', 'code = "4", epoch = 5', "epoch 4 has 0 end cards with the road, expected 1"),
        ('code = "4", epoch = 4', 'code = "4", epoch = 5', "epoch 5 has 2 end cards with the wall, expected 1"),
        (
            'branch = "wall", effect = "pair_question", vote',
            'branch = "road", effect = "pair_question", vote',
            "epoch 8 has 0 end cards with the wall, expected 1",
        ),
        (", favour = 40 }", " }", "royal favour 40 lies on 0 end cards with the wall, expected 1"),
        (", favour = 40 }", " }", "number card 40 is never opened"),
        (", favour = 40 }", ", favour = 41 }", "royal favour 41 lies on 2 end cards with the road, expected 1"),
        (
            'code = "y2", colour = "yellow"',
            'code = "y99", colour = "yellow"',
            "text story-card-y99-title is missing in en",
        ),
        ("letter = 5", "letter = 9", "clue herb-5 is not told in time with the road"),
        ('{ cards = ["epoch 3-1"], at', '{ cards = ["epoch 3-2"], at', "card epoch 3-1 adds no rule entry"),
    ],
)
@pytest.mark.clauses("QD-LATER-20", "QD-LATER-48", "QD-EPOCH-10")
def test_a_story_that_does_not_hold_together_is_refused(tmp_path: Path, old: str, new: str, problem: str) -> None:
    game = changed_pack(tmp_path, (old, new))
    found = list(problems(game.pack))
    assert any(one.startswith(problem) for one in found), found
    with pytest.raises(PackError, match=r"changed.toml: the story: "):
        check_story("changed.toml", game.pack)


@pytest.mark.parametrize(("mechanism", "card"), [(MONUMENTS, 43), (ABILITIES, 7), (TOMES, 15), (WALL_OR_ROAD, 27)])
@pytest.mark.clauses("QD-LATER-20", "QD-LATER-21")
def test_a_number_card_that_nothing_opens_is_found(mechanism: int, card: int) -> None:
    pack = qw.load("queensdale").pack
    mirror = PACK.copy(pack.mirror)
    mirror.mechanism_from[mechanism] = NEVER
    assert f"number card {card} is never opened" in list(problems(replace(pack, mirror=mirror)))


@pytest.mark.clauses("QD-LATER-20", "QD-LATER-37")
def test_a_face_that_is_never_on_sale_is_found() -> None:
    pack = qw.load("queensdale").pack
    mirror = PACK.copy(pack.mirror)
    mirror.face_from[mirror.face_card.index(4)] = NEVER
    assert list(problems(replace(pack, mirror=mirror))) == ["number card 4 is never opened"]


def test_a_text_without_card_and_a_card_without_text_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def changed(language: str, name: str) -> Mapping[str, str]:
        texts = dict(messages_in(language, name))
        if language == "de":
            texts.pop("epoch-card-2-1-rule", None)
            texts["number-card-49-title"] = "number-card-49-title = Mehr"
        return texts

    monkeypatch.setattr(graph, "messages_in", changed)
    found = set(problems(qw.load("queensdale").pack))
    assert found == {
        "text epoch-card-2-1-rule is missing in de",
        "text number-card-49-title in de belongs to no card",
    }
