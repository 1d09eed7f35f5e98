"""QD-LATER-47, 48: the question of number cards 47 and 48."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    clauses,
    fame,
    finished,
    of_epoch,
    play,
    quietly,
    texts,
)

from queenswright.games.queensdale.content.pack import FOLDER
from queenswright.games.queensdale.content.story import EPOCH_CARDS, LETTERS
from queenswright.games.queensdale.judgement.consider import consider
from queenswright.games.queensdale.state.cards import PAIR_HERBS
from queenswright.games.queensdale.state.pieces import HERBS
from queenswright.games.queensdale.steps import ANSWER
from queenswright.games.queensdale.telling.view import hidden
from queenswright.kernel.errors import PositionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import plain

RIGHT, WRONG = "answer yarrow and sage", "answer lavender and chamomile"
CARDS = {"wall": "47", "road": "48"}
TRUMPETS = [1, 1, 1, 1, 1, 1, 2, 2, 2]


def asked(game: Game, *others: dict[str, Any], branch: str = "wall", **keys: Any) -> Position:
    """The first player to complete epoch 8 has done so, and everybody is asked for the pair."""
    seats = others or ({},)
    winner = of_epoch(8) | {"fame": 62, "ticked": len(seats) < 2}
    pos = finished(game, winner, *seats, **{"ends_read": 7, "branch": branch} | keys)
    return quietly(pos, "answer")


def told(pos: Position) -> list[str]:
    """The messages of the last move."""
    return [event.message for event in pos.story()]


def next_game(pos: Position) -> Position:
    """The next game, at its first turn."""
    return quietly(pos, "turn")


@clauses("QD-LATER-47")
@pytest.mark.parametrize("branch", ["wall", "road"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_card_of_the_branch_asks_every_player(queensdale: Game, branch: str, players: int) -> None:
    pos = asked(queensdale, *[{}] * (players - 1), branch=branch)
    read = [event.message for event in pos.story() if event.message.startswith("number-card")]
    assert read == [f"number-card-{CARDS[branch]}-{part}" for part in ("title", "text", "rule")]
    for seat in range(players):
        assert (pos.step, pos.to_move) == ("answer", seat)
        pos.push(RIGHT)
    assert pos.step == "vote"


@clauses("QD-LATER-47")
def test_any_two_of_the_six_herbs_can_be_named(queensdale: Game) -> None:
    pos = asked(queensdale)
    assert texts(pos) == [f"answer {one} and {other}" for one, other in combinations(HERBS, 2)]


@clauses("QD-LATER-47")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4, 5, 6, 7])
def test_it_is_asked_once_with_the_end_of_epoch_8(queensdale: Game, epoch: int) -> None:
    goals = [10, 16, 22, 30, 38, 46, 54]
    own = of_epoch(epoch) | {"fame": goals[epoch - 1]}
    branch = "wall" if epoch == 7 else None
    pos = finished(queensdale, own, {}, {}, ends_read=epoch - 1, branch=branch)
    assert quietly(pos, "answer", "turn").step == "turn"
    again = finished(queensdale, of_epoch(9), of_epoch(8, "b") | {"fame": 62}, {}, ends_read=8, branch="wall")
    assert quietly(again, "answer", "turn").step == "turn"


@clauses("QD-LATER-47")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_an_answer_before_all_have_answered(queensdale: Game, players: int) -> None:
    for asked_before in range(players - 1):
        one, other = (
            play(asked(queensdale, *[{}] * (players - 1)), *[WRONG] * asked_before, answer) for answer in (RIGHT, WRONG)
        )
        for seat in (None, *range(players)):
            if seat != asked_before:
                assert one.view(seat) == other.view(seat)
                assert one.disclosed_texts(seat) == other.disclosed_texts(seat)
        stranger = (asked_before + 1) % players
        assert hidden(queensdale.pack, one.state, stranger) != hidden(queensdale.pack, other.state, stranger)
        assert [event.text() for event in one.story()] == [event.text() for event in other.story()]
        assert told(one) == ["qd-story-answer"]
        assert one.view(asked_before)["asking"]["mine"] == ["yarrow", "sage"]
        assert other.view(asked_before)["asking"]["mine"] == ["lavender", "chamomile"]
        assert one.untold() == asked_before + 1


@clauses("QD-LATER-47")
@pytest.mark.parametrize(("branch", "card"), [("wall", "47"), ("road", "48")])
def test_with_the_last_answer_all_are_opened_together(queensdale: Game, branch: str, card: str) -> None:
    pos = play(asked(queensdale, {}, {}, branch=branch), RIGHT, WRONG)
    assert "number-card-47-after" not in pos.disclosed_texts(None)
    pos.push("answer mint and arnica")
    opened = [event for event in pos.story() if event.message == "qd-story-answer-opened"]
    assert [(event.args["seat"], event.args["herb"], event.args["other_herb"]) for event in opened] == [
        ("red", "yarrow", "sage"),
        ("blue", "lavender", "chamomile"),
        ("green", "mint", "arnica"),
    ]
    opened_then = ["casebook-opened-pair"] * 3
    questions = [f"vote-house-{part}" for part in VOTE_ON_THE_HOUSE]
    assert told(pos)[-8:] == [f"number-card-{card}-after", *opened_then, *questions]
    assert f"number-card-{card}-after" in pos.disclosed_texts(None)
    assert "asking" not in pos.view(0)


VOTE_ON_THE_HOUSE = ("question", "healing", "books", "hall")


@clauses("QD-LATER-47", "QD-NEXT-17")
@pytest.mark.parametrize("branch", ["wall", "road"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("right", range(16))
def test_who_names_the_right_pair_starts_with_the_trumpet_value(
    queensdale: Game, branch: str, players: int, right: int
) -> None:
    """The others are in epochs 7, having completed epoch 6, 5 and 1; each has the value of the goal card to come."""
    if right >= 1 << players:
        return
    epochs = [9, 7, 5, 1][:players]
    others = [of_epoch(6, "b") | {"fame": 46, "ticked": players == 2}, of_epoch(5, "c"), {}][: players - 1]
    answers = [RIGHT if right >> seat & 1 else WRONG for seat in range(players)]
    pos = next_game(play(asked(queensdale, *others, branch=branch), *answers))
    assert pos.to_dict()["game_number"] == 2
    for seat in range(players):
        assert fame(pos, seat) == (right >> seat & 1) * TRUMPETS[epochs[seat] - 1]


@clauses("QD-LATER-47")
@pytest.mark.parametrize("pair", [f"answer {one} and {other}" for one, other in combinations(HERBS, 2)])
def test_only_sage_and_yarrow_are_right(queensdale: Game, pair: str) -> None:
    pos = next_game(play(asked(queensdale, {}), pair, WRONG))
    assert fame(pos, 0) == (2 if pair == RIGHT else 0)


@clauses("QD-LATER-47")
def test_it_is_for_the_next_game_only(queensdale: Game) -> None:
    pos = next_game(finished(queensdale, of_epoch(9), {}, {}, ends_read=8, branch="wall", unsealed=["pair"]))
    assert [fame(pos, seat) for seat in range(3)] == [0, 0, 0]


@clauses("QD-NEXT-17")
def test_a_crown_value_is_added_to_it(queensdale: Game) -> None:
    pos = play(asked(queensdale, of_epoch(5, "b"), of_epoch(7, "c")), WRONG, RIGHT, WRONG)
    pos = play(quietly(pos, "crown"), "return 1 seal")
    assert fame(next_game(pos), 1) == TRUMPETS[4] + 4


def test_the_gift_is_told_only_if_somebody_was_right(queensdale: Game) -> None:
    for answers, is_told in (([RIGHT, WRONG], True), ([WRONG, WRONG], False)):
        pos = play(asked(queensdale), *answers)
        heard: list[str] = []
        while pos.step != "turn":
            pos.push(pos.legal_moves[-1])
            heard += told(pos)
        assert ("qd-story-gift-pair" in heard) == is_told


@clauses("QD-LATER-47")
def test_an_answer_can_be_taken_back_until_all_are_opened(queensdale: Game) -> None:
    pos = play(asked(queensdale, {}), RIGHT)
    assert pos.why_no_undo(0) is None
    pos.undo(0)
    play(pos, WRONG, RIGHT)
    refusal = pos.why_no_undo(1)
    assert refusal is not None
    assert refusal.message == "undo-revealed"


def test_redealing_leaves_no_trace_of_the_answers_of_others(queensdale: Game) -> None:
    one, other = (play(asked(queensdale, {}, {}), answer) for answer in (RIGHT, WRONG))
    for key in range(20):
        assert one.redealt(1, key).to_bytes() == other.redealt(1, key).to_bytes()
    found = {one.redealt(2, key).state.answer[0] for key in range(200)}
    assert found == set(range(1, 16))
    assert one.redealt(0, 5).state.answer[0] == one.state.answer[0]


@clauses("QD-LATER-48")
@pytest.mark.parametrize("branch", ["wall", "road"])
def test_the_clues_of_the_pack_lie_on_cards_of_every_campaign_and_leave_one_pair(queensdale: Game, branch: str) -> None:
    """Letters are read in epoch 5 for every family, played or not."""
    sure = {clue for card in (*EPOCH_CARDS, *LETTERS) if not card.branch for clue in card.clues}
    text = (FOLDER / "valley.toml").read_text()
    for clue, herb in (("herb-4", "arnica"), ("herb-5", "mint"), ("herb-6", "chamomile"), ("herb-7", "lavender")):
        assert clue in sure
        assert f'clue = "{clue}"' in text
        assert herb in text
    for players in (2, 3, 4):
        pos = asked(queensdale, *[{}] * (players - 1), branch=branch)
        assert considered(pos) == [RIGHT]


def considered(pos: Position) -> list[str]:
    """The answers that a bot considers."""
    state = pos.state
    mask = (1 << len(PAIR_HERBS)) - 1
    kept = plain(consider)(pos.game.pack.mirror, state, ANSWER, mask)
    return [text for number, text in enumerate(texts(pos)) if kept >> number & 1]


@pytest.mark.parametrize(("opened", "answer"), [(4, WRONG), (5, RIGHT), (8, RIGHT)])
def test_a_bot_answers_from_the_cards_that_were_read(queensdale: Game, opened: int, answer: str) -> None:
    """Before the letters are read nothing is ruled out, and the answer of the pack is of no help."""
    pos = asked(queensdale)
    pos.state.opened = opened
    assert considered(pos) == [answer]


@pytest.mark.parametrize("pair", [["mint", "arnica"], ["lavender", "chamomile"]])
def test_a_bot_does_not_know_the_answer_of_the_pack(queensdale: Game, pair: list[str]) -> None:
    pos = asked(queensdale)
    pos.game.pack.mirror.remedy, kept = sum(1 << HERBS.index(herb) for herb in pair), pos.game.pack.mirror.remedy
    try:
        assert considered(pos) == [RIGHT]
    finally:
        pos.game.pack.mirror.remedy = kept


def test_documents_keep_the_answers_given_so_far(queensdale: Game) -> None:
    pos = play(asked(queensdale, {}, {}), RIGHT)
    document = pos.to_dict()
    assert document["seats"][0]["answer"] == "yarrow and sage"
    assert queensdale.position(document).to_bytes() == pos.to_bytes()
    later = play(pos, WRONG, WRONG).to_dict()
    assert later["unsealed"] == ["pair"]
    assert later["told_seats"] == [0]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda document: document["seats"][0].pop("answer"), r"seats\[0\].answer: those have answered"),
        (lambda document: document["seats"][1].update(answer="mint and arnica"), r"seats\[1\].answer: those have"),
        (lambda document: document["pending"].pop(3), "pending: everybody is asked"),
        (lambda document: document.update(branch=None), "branch"),
    ],
)
def test_documents_that_contradict_the_question_are_refused(queensdale: Game, change: Any, message: str) -> None:
    document = play(asked(queensdale, {}, {}), RIGHT).to_dict()
    change(document)
    with pytest.raises(PositionError, match=message):
        queensdale.position(document)
