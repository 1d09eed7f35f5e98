"""The annals of a campaign: what its page shows, made from what everybody was told."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.queensdale.test_chronicle import book, past, told

import queenswright as qw
from queenswright.games.queensdale.telling.annals import MOST_GAMES, annals
from queenswright.games.queensdale.telling.letters import MOST_LETTERS, letter_of
from queenswright.games.queensdale.telling.recap import LINES, recap
from queenswright.kernel.data import Event
from queenswright.kernel.game import Game
from queenswright.table import Line, Seat


def annals_of(*stories: Sequence[Event], first: str = "1.grocer") -> dict[str, Any]:
    """The annals of a log; one move for every story."""
    making = annals(qw.load("queensdale").pack, [(first, story) for story in stories])
    while True:
        try:
            next(making)
        except StopIteration as made:
            return dict(made.value)


def test_games_are_told_with_places_rounds_and_what_they_opened() -> None:
    found = annals_of(
        [told("story-round", round=1), told("story-round", round=2), told("qd-story-game-over", game=1, round=2)],
        [
            told("qd-story-standing", place=1, seat="blue", fame=11, goal=10, rivets=3),
            told("qd-story-winner", seat="blue"),
        ],
        [told("qd-story-epoch-done", seat="blue", epoch=1, goal=16), told("qd-story-tower", seat="blue", tile="1c")],
        [told("qd-story-game", game=2), told("qd-story-opens", epoch=2), told("story-round", round=1)],
    )
    first, second = found["games"]
    assert (first["number"], first["rounds"], first["over"], first["winner"]) == (1, 2, True, "blue")
    assert first["standing"] == [{"seat": "blue", "place": 1, "fame": 11, "goal": 10}]
    assert (first["completed"], first["opened"], second["opened"]) == (["blue"], None, 2)
    assert (second["number"], second["rounds"], second["over"], second["winner"]) == (2, 1, False, None)
    assert found["epochs"] == {"blue": [{"epoch": 1, "game": 1, "tile": "1c", "colour": "green"}]}


def test_figures_are_counted_for_every_game_and_seat() -> None:
    def fame(source: str, amount: int) -> Event:
        return told("qd-story-fame", seat="red", source=source, fame=amount, total=0, goal=10)

    found = annals_of(
        [
            fame("build", 2),
            fame("build", 3),
            fame("hut", 1),
            told("qd-story-built", seat="red", building="inn", rank=1),
        ],
        [told("qd-story-seals", seat="red", seals=2), told("qd-story-seal-last", seat="red", epoch=1)],
        [
            told("qd-story-buy", seat="blue", face="morale", seals=3),
            told("qd-story-free-face", seat="red", face="herb"),
        ],
        [told("qd-story-game", game=2), fame("herb", 4)],
    )
    first, second = found["games"]
    assert first["earned"] == {"red": {"build": 5, "hut": 1}}
    assert second["earned"] == {"red": {"herb": 4}}
    assert (first["seals"], first["faces"], first["buildings"]) == ({"red": 3}, {"blue": 1, "red": 1}, {"red": 1})
    assert found["faces"] == [
        {"game": 1, "seat": "blue", "face": "morale", "seals": 3},
        {"game": 1, "seat": "red", "face": "herb", "seals": 0},
    ]


def test_a_letter_has_all_its_lines_its_question_and_what_was_decided() -> None:
    found = annals_of(
        [told("epoch-end-2-title"), told("epoch-end-2-text", players=2), told("epoch-end-2-rule")],
        [told("vote-barn-question"), told("vote-barn-oven"), told("vote-barn-stage")],
        [told("qd-story-voted", seat="red")],
        [told("vote-barn-chosen-oven"), told("epoch-card-3-1-title"), told("epoch-card-3-1-text")],
        [told("family-anvil-letter-title"), told("family-anvil-letter"), told("family-page-rule")],
    )
    letters = {letter["code"]: letter for letter in found["letters"]}
    assert list(letters) == ["epoch-end-2", "epoch-card-3-1", "family-anvil-letter"]
    lines = [line["message"] for line in letters["epoch-end-2"]["lines"]]
    assert lines[:3] == ["epoch-end-2-title", "epoch-end-2-text", "epoch-end-2-rule"]
    assert lines[3:] == ["vote-barn-question", "vote-barn-oven", "vote-barn-stage", "vote-barn-chosen-oven"]
    assert letters["epoch-end-2"]["lines"][1]["args"] == {"players": 2}
    assert len(letters["epoch-card-3-1"]["lines"]) == 2
    assert len(letters["family-anvil-letter"]["lines"]) == 3


def test_a_card_that_is_read_again_is_one_letter_and_the_finale_is_one_too() -> None:
    card = [told("story-card-y1-title"), told("story-card-y1-text")]
    found = annals_of(card, [told("qd-story-game", game=2)], card)
    assert [(letter["game"], letter["code"], len(letter["lines"])) for letter in found["letters"]] == [
        (2, "story-card-y1", 2)
    ]
    assert letter_of("epoch-end-9-page-1-tower") == letter_of("epoch-end-9-w-page-7") == ("finale", "finale")
    assert letter_of("epoch-end-8-w-title") == ("end", "epoch-end-8-w")
    assert letter_of("qd-story-place") == ("", "")


def test_what_is_told_of_a_campaign_without_end_has_an_end() -> None:
    endless = [
        [told("qd-story-game", game=n), told("qd-story-courier", seat="red", headline=f"{n}-title", card="x")]
        for n in range(2, 900)
    ]
    found = annals_of(*endless)
    assert len(found["games"]) == MOST_GAMES
    assert len(found["letters"]) == MOST_LETTERS
    assert found["games"][-1]["number"] == 899


def test_a_campaign_that_is_taken_up_late_begins_with_its_own_number() -> None:
    assert annals_of([told("story-round", round=1)], first="12.grocer")["games"][0]["number"] == 12
    assert annals_of()["games"][0]["number"] == 1


def test_the_finished_chronicle_comes_page_by_page(queensdale: Game) -> None:
    pages = book(queensdale)
    read_out = [event for page in pages for event in (page.title, *page.lines)]
    found = annals_of(past(3, "wall"), read_out)["pages"]
    assert [page["title"]["message"] for page in found] == [page.title.message for page in pages]
    assert [len(page["lines"]) for page in found] == [len(page.lines) for page in pages]
    assert found[-1]["title"]["message"] == "chronicle-last-title"


def test_five_lines_for_those_who_come_back() -> None:
    events = [
        *(told("qd-story-hut", seat="red", herb="mint") for _ in range(9)),
        told("qd-story-built", seat="red", building="inn", rank=1),
        told("qd-story-built", seat="blue", building="inn", rank=1),
        told("qd-story-winner", seat="blue", game=3, surplus=0),
        told("vote-barn-chosen-oven"),
        told("qd-story-epoch-done", seat="blue", epoch=1, goal=16),
        told("qd-story-opens", epoch=2),
    ]
    lines = [event.message for event in recap(events)]
    assert lines == [
        "qd-story-built",
        "qd-story-winner",
        "vote-barn-chosen-oven",
        "qd-story-epoch-done",
        "qd-story-opens",
    ]
    assert recap([]) == []
    assert len(recap(events * 5)) == LINES


@pytest.mark.parametrize(("players", "epoch"), [(2, "1"), (4, "4"), (3, "8-road")])
def test_annals_of_a_game_speak_only_of_what_may_be_read(players: int, epoch: str) -> None:
    game = qw.load("queensdale")
    seats = [Seat("random", is_bot=True)] * players
    line = Line.new(game, seats, seed=players, options={"epoch": epoch, "games": 1})
    rng, readable = random.Random(3), set(line.position.disclosed_texts(None))
    for _ in range(700):
        if line.is_over:
            break
        line.play(rng.choice(line.position.legal_moves))
        readable |= set(line.position.disclosed_texts(None))
    found = annals_of(*(played.events for played in line.played), first=line.played[0].turn)
    stems = ("epoch-card-", "epoch-end-", "story-card-", "number-card-", "vote-")
    lines = [line["message"] for letter in found["letters"] for line in letter["lines"]]
    assert {message for message in lines if message.startswith(stems)} <= readable
    assert found["games"][-1]["rounds"] > 0
    assert found["recap"]
