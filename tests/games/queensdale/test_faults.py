"""What is wrong with a position of Queensdale is said in plain sentences."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from queenswright.games.queensdale import documents
from queenswright.kernel.document import sentence_of
from queenswright.kernel.game import Game
from queenswright.kernel.mending import examine
from queenswright.locale import LANGUAGES, has_message, render

FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"seats": [{"epoch": 4}, {}], "opened": 1}, "qd-position-opened"),
    ({"seats": [{"family": "lantern"}, {"family": "lantern"}]}, "qd-position-family"),
    ({"seats": [{}, {}], "pending": []}, "qd-position-pending-or-ended"),
    ({"seats": [{}, {}], "pending": [{"step": "turn", "seat": 1}], "turn_of": 0}, "qd-position-turn-first"),
    ({"seats": [{}, {}], "phase": "storage", "step": "tower"}, "qd-position-phase"),
    ({"seats": [{"goods": {"marble": 1}}, {}]}, "refused-qd-not-open-yet"),
    ({"seats": [{"huts": ["mint", "sage"]}, {"chosen_hut": "mint"}]}, "qd-position-hut-phase"),
    ({"seats": [{"buildings": {"treasurer": 1}}, {"buildings": {"treasurer": 1}}]}, "qd-position-rank-twice"),
    ({"seats": [{"buildings": {"palace": 1}}, {}]}, "position-unknown"),
    ({"seats": [{"goods": {"gold": 1}}, {}]}, "position-unknown"),
    ({"seats": [{"clairvoyant": [1]}, {"clairvoyant": [1]}]}, "qd-position-clairvoyant"),
    ({"seats": [{}, {}], "clairvoyant_deck": []}, "qd-position-clairvoyant-deck"),
    ({"seats": [{}, {}], "courier_card": 1, "courier_deck": [1, 2]}, "qd-position-courier-deck"),
    ({"seats": [{}, {}], "roles": {"courier": 1}}, "qd-position-courier"),
    ({"seats": [{"figurines": {"gleeman": 1}}, {}], "bag": {"gleeman": 30}}, "qd-position-figurines"),
    ({"seats": [{"tower": ["1a"]}, {}]}, "qd-position-tower"),
    ({"seats": [{"faces": [["timber"] * 6] * 5, "dice": ["bread2"]}, {}]}, "qd-position-die"),
    ({"seats": [{}, {}], "herbs": {"red tent": "mint"}}, "qd-position-shrub"),
    ({"seats": [{}, {}], "taken": {"wage": 9}}, "qd-position-spaces"),
    ({"seats": [{}, {}], "price": {"timber": 1}}, "qd-position-price"),
]


@pytest.mark.parametrize(("document", "message"), FAULTS)
def test_a_fault_has_its_sentence(queensdale: Game, document: dict[str, Any], message: str) -> None:
    found = [sentence_of(wrong.error) for wrong in examine(queensdale, document).wrong]
    assert message in [sentence.message for sentence in found]
    sentence = next(sentence for sentence in found if sentence.message == message)
    for language in LANGUAGES:
        said = render(message, dict(sentence.args), language=language)
        assert said.endswith(".")
        assert "{" not in said


def test_every_sentence_of_the_readers_is_in_the_catalogues() -> None:
    folder = Path(documents.__file__).parent
    used = {name for path in folder.glob("*.py") for name in re.findall(r'"(qd-position-[\w-]+)"', path.read_text())}
    assert len(used) > 25
    assert [name for name in sorted(used) if not has_message(name)] == []
