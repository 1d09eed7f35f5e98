"""QD-LATER-55: the casebook."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, finished, play, quietly, seat, texts
from tests.rules.queensdale.test_remedy import asked

from queenswright.games.queensdale.content.story import CAUSES, CLUES, SELLERS
from queenswright.games.queensdale.refusals import NO_CASEBOOK, NOT_NAMED_YET
from queenswright.games.queensdale.rules.casebook import refuse_casebook, refuse_seal
from queenswright.games.queensdale.state.cards import CAUSES as CAUSE_NAMES
from queenswright.games.queensdale.state.cards import FIRST_ANSWER
from queenswright.games.queensdale.state.cards import SELLERS as SELLER_NAMES
from queenswright.games.queensdale.state.pieces import HERBS
from queenswright.games.queensdale.steps import answer_name
from queenswright.games.queensdale.telling.view import hidden
from queenswright.kernel.errors import MalformedMove, PositionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import plain

OPEN = "open casebook"
CAUSES_BY_EPOCH = {
    3: ["hangings", "drains"],
    4: ["hangings", "drains", "books", "marble", "rain", "mice"],
    5: ["hangings", "drains", "books", "marble", "rain", "mice", "grief"],
    6: ["hangings", "drains", "books", "marble", "rain", "mice", "grief", "flour"],
}
SELLERS_BY_EPOCH = {
    3: ["stranger", "hobb", "wim", "gesa", "quillan", "tobin"],
    4: ["stranger", "hobb", "wim", "gesa", "quillan", "tobin", "oriel", "sigga"],
    5: ["stranger", "hobb", "wim", "gesa", "quillan", "tobin", "oriel", "sigga"],
    6: ["stranger", "hobb", "wim", "gesa", "quillan", "tobin", "oriel", "sigga", "runa", "chamberlain"],
}


def before_a_game(game: Game, opened: int, *seats: dict[str, Any], **keys: Any) -> Position:
    """Everybody is about to choose a hut."""
    return at(game, *(seats or ({}, {})), **{"step": "start_hut", "opened": opened, "ends_read": opened - 1} | keys)


def answers(pos: Position, question: str) -> list[str]:
    """What can be answered to a question."""
    found = [text.split(" ", 2) for text in texts(pos)]
    return [answer for _, about, answer in found if about == question]


def is_sealed_off(pos: Position, answer: str) -> bool:
    """Whether an answer is refused because no card has named it, and nobody can tell that there is one."""
    with pytest.raises(MalformedMove):
        pos.why_not(f"seal {answer}")
    names = [answer_name(number) for number in range(FIRST_ANSWER[-1])]
    me, number = pos.to_move, names.index(answer)
    return bool(plain(refuse_seal)(pos.game.pack.mirror, pos.state, me, number) == NOT_NAMED_YET)


def test_the_words_of_the_record_are_those_of_the_story() -> None:
    assert tuple(CAUSES) == CAUSE_NAMES
    assert tuple(SELLERS) == SELLER_NAMES


@clauses("QD-LATER-55")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("opened", "is_open"), [(1, False), (2, False), (3, True), (9, True)])
def test_from_epoch_3_every_player_may_write_before_a_game(
    queensdale: Game, players: int, opened: int, is_open: bool
) -> None:
    pos = before_a_game(queensdale, opened, *[{}] * players, branch="wall" if opened > 6 else None)
    for _ in range(players):
        assert (OPEN in texts(pos)) == is_open
        if not is_open:
            assert plain(refuse_casebook)(queensdale.pack.mirror, pos.state, pos.to_move) == NO_CASEBOOK
        pos.push("begin with mint")


@clauses("QD-LATER-55")
def test_nobody_has_to(queensdale: Game) -> None:
    pos = play(before_a_game(queensdale, 5), "begin with mint", "begin with sage")
    assert pos.step not in ("start_hut", "seal")
    assert seat(pos, 0).get("sealed") is None


@clauses("QD-LATER-55")
@pytest.mark.parametrize("opened", [3, 4, 5, 6])
def test_the_lists_hold_what_cards_have_named(queensdale: Game, opened: int) -> None:
    pos = play(before_a_game(queensdale, opened), OPEN)
    assert answers(pos, "cause") == CAUSES_BY_EPOCH[opened]
    assert answers(pos, "seller") == SELLERS_BY_EPOCH[opened]
    assert answers(pos, "pair") == [f"{one} and {other}" for one, other in combinations(HERBS, 2)]
    assert is_sealed_off(pos, "cause sea")
    assert is_sealed_off(pos, "seller ansel")


@clauses("QD-LATER-55")
@pytest.mark.parametrize(
    ("branch", "named", "other"), [("wall", "draughts", "strangers"), ("road", "strangers", "draughts")]
)
def test_a_card_of_the_other_branch_names_nothing(queensdale: Game, branch: str, named: str, other: str) -> None:
    pos = play(before_a_game(queensdale, 9, branch=branch), OPEN)
    assert answers(pos, "cause") == [*CAUSES_BY_EPOCH[6], named, "sea"]
    assert answers(pos, "seller") == [*SELLERS_BY_EPOCH[6], "ansel"]
    assert is_sealed_off(pos, f"cause {other}")


@clauses("QD-LATER-55")
def test_one_answer_to_each_of_three_questions_is_sealed_or_changed_before_a_game(queensdale: Game) -> None:
    pos = play(before_a_game(queensdale, 5), OPEN, "seal cause mice")
    assert pos.step == "start_hut"
    play(pos, OPEN)
    assert clause(pos, "seal cause rain") == "QD-LATER-55"
    play(pos, "seal pair yarrow and sage", OPEN)
    assert answers(pos, "cause") == answers(pos, "pair") == []
    play(pos, "seal seller tobin")
    assert clause(pos, OPEN) == "QD-LATER-55"
    assert seat(pos, 0)["sealed"] == ["cause mice", "pair yarrow and sage", "seller tobin"]
    assert seat(pos, 0)["sealed_in"] == [5, 5, 5]
    play(pos, "begin with mint")
    assert (pos.to_move, OPEN in texts(pos)) == (1, True)


@clauses("QD-LATER-55")
def test_before_the_next_game_an_answer_can_be_changed_but_not_written_again(queensdale: Game) -> None:
    own = {"sealed": ["cause mice", None, None], "sealed_in": [4, 0, 0], "fame": 10}
    pos = quietly(finished(queensdale, own, {}, opened=5, ends_read=9), "start_hut")
    pos.push(OPEN)
    assert clause(pos, "seal cause mice") == "QD-LATER-55"
    play(pos, "seal cause hangings")
    assert seat(pos, 0)["sealed"] == ["cause hangings", None, None]
    assert seat(pos, 0)["sealed_in"] == [5, 0, 0]


@clauses("QD-LATER-55")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_answers_have_no_effect(queensdale: Game, players: int) -> None:
    """The campaign goes on in the same way, chance included, whatever was sealed."""
    silent = before_a_game(queensdale, 5, *[{}] * players)
    writing = play(silent.copy(), OPEN, "seal cause mice", OPEN, "seal pair mint and arnica")
    for pos in (silent, writing):
        play(pos, *["begin with mint"] * players)
    ours = {"sealed", "sealed_in", "sealed_now"}
    one, other = silent.to_dict(), writing.to_dict()
    for table in other["seats"]:
        for key in ours:
            table.pop(key, None)
    assert one == other


@clauses("QD-LATER-55")
def test_answers_are_the_seats_own(queensdale: Game) -> None:
    start = before_a_game(queensdale, 5, {}, {}, {})
    one, other = (play(start.copy(), OPEN, f"seal cause {cause}") for cause in ("mice", "hangings"))
    for viewer in (None, 1, 2):
        assert one.view(viewer) == other.view(viewer)
        assert one.view(viewer)["seats"][0]["sealed"] == []
        assert one.view(viewer)["seats"][0]["sealed_in"] == {"cause": 5}
    assert one.view(0)["seats"][0]["sealed"] == ["cause mice"]
    assert hidden(queensdale.pack, one.state, 1) != hidden(queensdale.pack, other.state, 1)
    assert [event.message for event in one.story()] == ["casebook-sealed"]
    assert [event.text() for event in one.story()] == [event.text() for event in other.story()]
    for key in range(20):
        assert one.redealt(1, key).to_bytes() == other.redealt(1, key).to_bytes()
    assert {one.redealt(1, key).state.sealed[0][0] for key in range(200)} == {1, 2, 3, 4, 5, 6, 7}
    assert one.redealt(0, 1).state.sealed[0] == one.state.sealed[0]


@clauses("QD-LATER-55")
def test_a_sealed_answer_can_be_taken_back_until_somebody_else_chooses(queensdale: Game) -> None:
    pos = play(before_a_game(queensdale, 5), OPEN, "seal cause mice")
    pos.undo(0)
    play(pos, "seal cause rain", "begin with mint")
    assert pos.why_no_undo(0) is None
    play(pos, "begin with sage")
    assert pos.why_no_undo(0) is not None


def test_the_moves_of_a_casebook_stay_sealed(queensdale: Game) -> None:
    pos = play(before_a_game(queensdale, 5), "begin with mint", OPEN, "seal cause mice")
    assert pos.untold() == 3
    pos.push("begin with sage")
    assert [pos.is_sealed(move) for move in pos.moves] == [False, False, True, False]


@clauses("QD-LATER-47", "QD-LATER-55")
def test_the_sealed_pair_is_proposed_to_its_seat_and_opened_with_the_answers(queensdale: Game) -> None:
    sealed = {"sealed": [None, "pair yarrow and sage", None], "sealed_in": [0, 5, 0]}
    wrong = {"sealed": ["cause sea", "pair mint and arnica", None], "sealed_in": [8, 8, 0]}
    pos = asked(queensdale, sealed, wrong, {})
    assert pos.view(0)["asking"]["proposed"] is None
    assert pos.view(1)["asking"]["proposed"] == ["yarrow", "sage"]
    assert pos.view(2)["asking"]["proposed"] == ["mint", "arnica"]
    assert pos.view(0)["seats"][1]["sealed"] == []
    play(pos, *["answer mint and arnica"] * 4)
    opened = [event.args for event in pos.story() if event.message == "casebook-opened-pair"]
    assert [(args["seat"], args["verdict"]) for args in opened] == [
        ("red", "none"),
        ("blue", "early"),
        ("green", "wrong"),
        ("yellow", "none"),
    ]
    assert opened[1]["epoch"] == 5
    assert pos.view(0)["seats"][1]["sealed"] == ["pair yarrow and sage"]
    assert pos.view(0)["seats"][2]["sealed"] == ["pair mint and arnica"]  # the cause stays sealed
    assert "told_seats" not in pos.to_dict()  # the answer to the card counts, not the sealed one


@clauses("QD-LATER-55")
def test_what_is_open_is_not_sealed_again(queensdale: Game) -> None:
    pos = play(before_a_game(queensdale, 9, branch="wall", unsealed=["pair"]), OPEN)
    assert clause(pos, "seal pair mint and arnica") == "QD-LATER-55"
    assert answers(pos, "cause")
    assert answers(pos, "seller")


@clauses("QD-LATER-55", "QD-LATER-48")
@pytest.mark.parametrize("branch", ["wall", "road"])
def test_every_clue_but_the_last_is_there_before_the_question(queensdale: Game, branch: str) -> None:
    """Cards that every campaign reads hold all clues; who-5 is told in epoch 9."""
    pos = asked(queensdale, branch=branch)
    for viewer in (None, 0, 1):
        found = {entry["clue"] for entry in pos.view(viewer)["casebook"]}
        assert found == set(CLUES) - {"who-5"}


@clauses("QD-LATER-55")
@pytest.mark.parametrize(
    ("opened", "ends", "found"),
    [
        (3, 2, ["dye-1", "who-1", "dye-2", "dye-3", "who-2", "herb-2", "herb-1", "herb-3", "who-3"]),
        (3, 1, ["dye-1", "who-1", "dye-2", "dye-3", "herb-1", "herb-3", "who-3"]),
    ],
)
def test_clues_are_those_of_the_cards_read_so_far_in_their_order(
    queensdale: Game, opened: int, ends: int, found: list[str]
) -> None:
    pos = at(queensdale, {}, {}, opened=opened, ends_read=ends)
    assert [entry["clue"] for entry in pos.view(0)["casebook"]] == found
    assert "casebook" not in at(queensdale, {}, {}, opened=2, ends_read=1).view(0)


@clauses("QD-LATER-55")
def test_a_clue_on_a_card_of_a_seat_is_for_that_seat(queensdale: Game) -> None:
    pos = at(queensdale, {"faces_read": ["card_2"]}, {}, opened=3, ends_read=2)
    mine = [entry for entry in pos.view(0)["casebook"] if entry["own"]]
    assert mine == [{"clue": "herb-4", "args": {"more": "no", "way": "wall"}, "own": True}]
    assert "herb-4" not in [entry["clue"] for entry in pos.view(1)["casebook"]]
    assert "clue-herb-4" in pos.disclosed_texts(0)
    assert "clue-herb-4" not in pos.disclosed_texts(1)


@pytest.mark.parametrize("branch", ["wall", "road"])
def test_clues_tell_more_once_a_later_card_does(queensdale: Game, branch: str) -> None:
    early = {
        entry["clue"]: entry["args"]
        for entry in at(queensdale, {}, {}, opened=7, ends_read=6, branch=branch).view(0)["casebook"]
    }
    late = {
        entry["clue"]: entry["args"]
        for entry in at(queensdale, {}, {}, opened=8, ends_read=7, branch=branch).view(0)["casebook"]
    }
    assert early["dye-7"] == {"more": "no", "way": branch}
    assert late["dye-7"] == {"more": "yes", "way": branch}
    assert late["dye-8"]["more"] == "yes"


def test_documents_keep_a_casebook(queensdale: Game) -> None:
    pos = play(before_a_game(queensdale, 5), OPEN, "seal seller sigga", OPEN)
    assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ({"sealed": ["seller tobin", None, None], "sealed_in": [3, 0, 0]}, "answers to cause, pair and seller"),
        ({"sealed": ["cause sea", None, None], "sealed_in": [3, 0, 0]}, "no card has named cause sea"),
        ({"sealed": ["cause mice", None, None]}, "the epoch of every sealed answer"),
        ({"sealed_in": [3, 0, 0]}, "the epoch of every sealed answer"),
        ({"sealed": ["cause mice", None, None], "sealed_in": [6, 0, 0]}, "the epoch of every sealed answer"),
        ({"sealed_now": ["cause"]}, "questions answered in this epoch"),
    ],
)
def test_documents_that_contradict_a_casebook_are_refused(queensdale: Game, own: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        before_a_game(queensdale, 5, own, {})


def test_a_document_asks_for_an_answer_only_where_one_is_possible(queensdale: Game) -> None:
    done = {"sealed": ["cause mice", "pair mint and arnica", "seller wim"], "sealed_in": [5, 5, 5]}
    with pytest.raises(PositionError, match="nothing is left to seal"):
        before_a_game(queensdale, 5, done | {"sealed_now": ["cause", "pair", "seller"]}, {}, step="seal")
