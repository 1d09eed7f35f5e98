"""QD-LATER-05, 36: buying knowledge cards with tomes, and who may look at them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    changed_pack,
    finished,
    of_epoch,
    outcome,
    play,
    quietly,
    read,
    seat,
    texts,
)

import queenswright as qw
from queenswright import PositionError
from queenswright.games.queensdale.content.pack import FOLDER
from queenswright.games.queensdale.rules.knowledge import gain_knowledge
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import COMPILED, plain

clauses = pytest.mark.clauses
CARDS = [str(number) for number in range(15, 23)]
NULLS = [None] * 7


def buying(game: Game, *seats: dict[str, Any], **keys: Any) -> Position:
    """After a game, seat 0 is asked about knowledge; the others have what is given."""
    return at(game, *seats, **{"step": "learn", "opened": 3} | keys)


def pile(*cards: str) -> list[str | None]:
    return [*cards, *NULLS][:7]


def known(*seats: str) -> list[list[str]]:
    """By whom each card of the pile was looked at: "0", "01" ..."""
    return [[*entry] for entry in (*seats, *[""] * 7)][:7]


def hand(pos: Position) -> list[str]:
    """The two cards that the seat to move looks at."""
    return [str(card) for card in pos.view(pos.to_move)["pile"][-2:]]


@clauses("QD-LATER-04", "QD-LATER-05", "QD-END-08")
def test_after_the_tower_tiles_and_before_storage_everybody_with_three_tomes_is_asked(queensdale: Game) -> None:
    mine = {"epoch": 3, "tower": ["1a", "2a"], "fame": 22, "tomes": 3, "goods": {"timber": 9}}
    pos = finished(queensdale, mine, {"epoch": 2, "tower": ["1b"], "tomes": 3}, opened=3)
    assert pos.step == "tower"
    play(pos, "tower 3a")
    asked = []
    while pos.step == "learn":
        asked.append(pos.to_move)
        play(pos, "keep the tomes")
    assert asked == [1, 0], "the goal of this game counts: 16 before 22"
    assert pos.step == "exchange"


@clauses("QD-LATER-05")
@pytest.mark.parametrize("tomes", range(7))
def test_three_tomes_are_needed(queensdale: Game, tomes: int) -> None:
    pos = finished(queensdale, {"tomes": tomes, "goods": {"timber": 9}}, opened=3)
    assert (pos.step == "learn") == (tomes >= 3)


@clauses("QD-LATER-05", "QD-LATER-36")
def test_three_tomes_are_given_for_one_of_the_top_two_cards(queensdale: Game) -> None:
    pos = buying(queensdale, {"tomes": 5})
    assert texts(pos) == ["study", "keep the tomes"]
    play(pos, "study")
    assert (pos.to_move, pos.step, seat(pos, 0)["tomes"]) == (0, "keep_card", 2)
    assert texts(pos) == ["keep the first card", "keep the second card"]
    first, second = hand(pos)
    assert {first, second} <= set(CARDS)
    assert first != second


@clauses("QD-LATER-36")
@pytest.mark.parametrize(("move", "kept"), [("keep the first card", 0), ("keep the second card", 1)])
def test_one_is_kept_and_the_other_goes_to_the_bottom(queensdale: Game, move: str, kept: int) -> None:
    pos = play(buying(queensdale, {"tomes": 3}, {"tomes": 3}), "study")
    cards = hand(pos)
    play(pos, move)
    assert seat(pos, 0)["knowledge"] == [cards[kept]]
    assert pos.to_dict()["pile"] == pile(cards[1 - kept])
    assert (pos.to_move, pos.step) == (1, "learn")


@clauses("QD-LATER-05")
def test_nobody_has_to_buy(queensdale: Game) -> None:
    pos = buying(queensdale, {"tomes": 6}, {})
    play(pos, "keep the tomes")
    assert seat(pos, 0)["tomes"] == 6
    assert "knowledge" not in seat(pos, 0)
    assert pos.to_dict()["game_number"] == 2


@clauses("QD-LATER-05")
def test_whoever_has_six_tomes_may_buy_two_cards(queensdale: Game) -> None:
    pos = play(buying(queensdale, {"tomes": 6}, {"tomes": 3}), "study", "keep the first card")
    assert (pos.to_move, pos.step, seat(pos, 0)["tomes"]) == (0, "learn", 3)
    play(pos, "study", "keep the first card")
    assert len(seat(pos, 0)["knowledge"]) == 2
    assert "tomes" not in seat(pos, 0)
    assert (pos.to_move, pos.step) == (1, "learn")


@clauses("QD-NEXT-20", "QD-LATER-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lowest_goal_comes_first_and_rivets_decide_between_equals(queensdale: Game, players: int) -> None:
    tables: list[dict[str, Any]] = [
        {**of_epoch(3, "a"), "tomes": 3},
        {**of_epoch(2, "b"), "tomes": 3},
        {**of_epoch(3, "c"), "tomes": 3, "buildings": {"dwelling": 1}},
        {**of_epoch(1, "d"), "tomes": 3},
    ]
    pos = finished(queensdale, *tables[:players], opened=3)
    asked = []
    while pos.step == "learn":
        asked.append(pos.to_move)
        play(pos, "keep the tomes")
    assert asked == {2: [1, 0], 3: [1, 2, 0], 4: [3, 1, 2, 0]}[players]


@clauses("QD-LATER-05", "QD-TWO-05")
def test_with_two_players_a_goal_reached_the_first_time_comes_before_knowledge(queensdale: Game) -> None:
    pos = finished(queensdale, {**of_epoch(4), "fame": 30, "tomes": 3}, {}, opened=4)
    assert pos.step == "pick"
    assert play(pos, "take timber", "take timber").step == "learn"


@clauses("QD-LATER-05", "QD-CAMP-09")
def test_after_the_last_game_nothing_is_bought(queensdale: Game) -> None:
    castle = finished(queensdale, {**of_epoch(9), "fame": 70, "tomes": 6}, opened=9)
    quietly(castle, "learn")
    assert castle.is_over
    stopped = finished(queensdale, {"tomes": 6}, opened=3, options={"games": 1})
    assert stopped.is_over
    assert finished(queensdale, {"tomes": 6}, opened=3, options={"games": 2}).step == "learn"


@clauses("QD-LATER-05", "QD-COMP-34")
def test_there_is_no_knowledge_before_epoch_3_and_none_in_the_first_edition(queensdale: Game) -> None:
    with pytest.raises(PositionError, match=r"knowledge: there is nothing before tomes is in play"):
        at(queensdale, {"knowledge": ["15"]}, opened=2)
    assert "knowledge_deck" not in at(queensdale, opened=2).view(0)
    assert at(queensdale, opened=3).view(0)["knowledge_deck"] == 8
    first = qw.load("queensdale", pack=FOLDER / "older" / "valley-1.toml")
    with pytest.raises(PositionError, match=r"tomes: there is nothing before tomes is in play"):
        at(first, {"tomes": 3}, opened=9)
    assert finished(first, {"goods": {"timber": 4}}, opened=9).step == "exchange"


@clauses("QD-LATER-36")
def test_every_card_comes_to_the_top_and_each_of_them_once(queensdale: Game) -> None:
    """Two buyers empty the deck; the last card is kept without being asked, then nobody is asked any more."""
    pos = buying(queensdale, {"tomes": 6}, {"tomes": 6})
    for left in range(8, 0, -1):
        play(pos, "study")
        if left > 1:
            assert pos.step == "keep_card"
            play(pos, "keep the second card")
        both = [seat(pos, number).get("knowledge", []) for number in (0, 1)]
        assert pos.view(None)["knowledge_deck"] == left - 1
        if left > 1:
            pos = read(pos, _with_tomes(pos.to_dict()))
    assert sorted([*both[0], *both[1]]) == CARDS
    assert "pile" not in pos.to_dict()
    assert pos.step != "learn"


def _with_tomes(document: dict[str, Any]) -> dict[str, Any]:
    """Both players have six tomes again and seat 0 is asked first."""
    for table in document["seats"]:
        table["tomes"] = 6
    return document | {
        "phase": "learning", "order": [0, 1], "cursor": 0, "pending": [{"step": "learn", "seat": 0, "argument": 0}],
    }  # fmt: skip


@clauses("QD-LATER-36")
def test_with_an_empty_deck_nobody_is_asked(queensdale: Game) -> None:
    pos = finished(queensdale, {"tomes": 6, "goods": {"timber": 9}}, {"knowledge": CARDS}, opened=3)
    assert pos.step == "exchange"


@clauses("QD-LATER-36")
def test_cards_that_were_put_back_come_after_all_others_in_their_order(queensdale: Game) -> None:
    kept = {"knowledge": ["15", "16", "17", "18"]}
    pos = buying(
        queensdale, {"tomes": 3}, kept, pile=pile("22", "20", "19"), pile_known=known("1", "1", "1"),
    )  # fmt: skip
    play(pos, "study")
    assert hand(pos) == ["21", "22"], "the last card that nobody has seen, then the first that was put back"
    play(pos, "keep the first card")
    assert pos.to_dict()["pile"] == pile("20", "19", "22")
    assert pos.to_dict()["pile_known"] == known("1", "1", "01")


@clauses("QD-LATER-36")
def test_chance_decides_which_cards_are_on_top(queensdale: Game) -> None:
    found: Counter[str] = Counter()
    for seed in range(200):
        found.update(hand(play(buying(queensdale, {"tomes": 3}, seed=seed), "study")))
    assert set(found) == set(CARDS)
    assert min(found.values()) > 25, "each of the eight cards is as likely as the others: 50 of 400"


@clauses("QD-LATER-36", "QD-KEEP-12")
def test_cards_are_kept_for_good_and_tomes_need_no_storage(queensdale: Game) -> None:
    pos = at(queensdale, {"knowledge": ["20"], "tomes": 5, "goods": {"timber": 1}}, step="store", opened=3)
    quietly(pos, "turn")
    assert pos.to_dict()["game_number"] == 2
    assert seat(pos, 0)["knowledge"] == ["20"]
    assert seat(pos, 0)["tomes"] == 5


@clauses("QD-LATER-36", "QD-COMP-38")
class TestSecrets:
    def test_only_the_buyer_sees_the_two_cards(self, queensdale: Game) -> None:
        pos = play(buying(queensdale, {"tomes": 3}, {}, {}), "study")
        assert [pos.view(eyes)["pile"] for eyes in (1, 2, None)] == [[None, None]] * 3
        cards = hand(pos)
        for eyes in (1, 2, None):
            readable = pos.disclosed_texts(eyes)
            assert not {text for text in readable if text.startswith("number-card-")}
        assert {f"number-card-{card}-rule" for card in cards} <= set(pos.disclosed_texts(0))

    def test_what_is_kept_is_open_to_all_and_the_other_card_is_not(self, queensdale: Game) -> None:
        pos = play(buying(queensdale, {"tomes": 3}, {}), "study")
        kept, other = hand(pos)
        play(pos, "keep the first card")
        for eyes in (0, 1, None):
            assert pos.view(eyes)["seats"][0]["knowledge"] == [kept]
            assert f"number-card-{kept}-text" in pos.disclosed_texts(eyes)
            assert (f"number-card-{other}-text" in pos.disclosed_texts(eyes)) == (eyes == 0)
        assert [pos.view(eyes)["pile"] for eyes in (0, 1, None)] == [[other], [None], [None]]

    def test_the_story_names_the_kept_card_only(self, queensdale: Game) -> None:
        pos = play(buying(queensdale, {"tomes": 3}, {}), "study")
        first, second = hand(pos)
        told = json.dumps([[event.message, dict(event.args)] for event in pos.story()])
        assert not any(f"{card}-" in told for card in CARDS)
        play(pos, "keep the second card")
        told = json.dumps([[event.message, dict(event.args)] for event in pos.story()])
        assert f'"{second}-title"' in told
        assert f"{first}-" not in told

    @pytest.mark.skipif(COMPILED, reason="reads mirrors")
    def test_what_a_seat_cannot_tell_apart_looks_the_same_to_it(self, queensdale: Game) -> None:
        """The cards may lie in any other way, but for those that the seat has looked at."""
        kept = {"knowledge": ["15", "16"], "tomes": 3}
        pos = buying(queensdale, {"tomes": 3}, kept, {}, pile=pile("21", "19"), pile_known=known("1", "01"))
        play(pos, "study")
        cards = hand(pos)
        for eyes in range(3):
            seen = set()
            for key in range(40):
                other = pos.redealt(eyes, key)
                assert json.dumps(other.view(eyes)) == json.dumps(pos.view(eyes))
                assert other.disclosed_texts(eyes) == pos.disclosed_texts(eyes)
                lying = [str(card) for card in other.to_dict()["pile"] if card]
                assert len({*lying, "15", "16"}) == 6
                assert lying[1] == "19" or eyes == 2
                assert lying[0] == "21" or eyes != 1
                assert lying[2:] == cards or eyes != 0
                seen.add(tuple(lying))
            assert len(seen) > 1

    @pytest.mark.skipif(COMPILED, reason="reads mirrors")
    def test_redealing_leaves_no_trace_of_the_true_order(self, queensdale: Game) -> None:
        kept = {"knowledge": ["15", "16"]}
        truths = [("21", "19"), ("22", "17")]
        dealt = [
            buying(queensdale, {"tomes": 3}, kept, {}, pile=pile(*truth), pile_known=known("1", "1"), seed=3)
            .redealt(2, 77)
            .to_dict()["pile"]
            for truth in truths
        ]
        assert dealt[0] == dealt[1]

    def test_looking_and_choosing_cannot_be_taken_back(self, queensdale: Game) -> None:
        pos = buying(queensdale, {"tomes": 3}, {"tomes": 3})
        for move in ("study", "keep the first card"):
            refusal = play(pos, move).why_no_undo(0)
            assert refusal is not None
            assert refusal.message == "undo-revealed"

    def test_moves_are_not_named_by_cards(self, queensdale: Game) -> None:
        """What is written down for everybody says which of the two was kept, not which card the other is."""
        named = [text for text in queensdale.texts(2) if text.startswith("keep the") and text.endswith("card")]
        assert named == ["keep the first card", "keep the second card"]


@clauses("QD-LATER-36")
def test_a_card_may_be_gained_without_tomes(queensdale: Game) -> None:
    """As a favour gives it: the same two cards to look at, nothing to pay; from an empty deck nothing comes."""
    pos = at(queensdale, {"tomes": 2}, step="learn", opened=5)
    state = queensdale.rules.state.copy(pos.state)
    depth = state.agenda_depth
    plain(gain_knowledge)(queensdale.pack.mirror, state, 0)
    assert (state.agenda_depth, state.tomes[0]) == (depth + 1, 2)
    assert [bool(card) for card in state.pile] == [True, True, False, False, False, False, False]
    state = queensdale.rules.state.copy(at(queensdale, {"knowledge": CARDS}, opened=5).state)
    depth = state.agenda_depth
    plain(gain_knowledge)(queensdale.pack.mirror, state, 1)
    assert (state.agenda_depth, state.knowledge[1]) == (depth, 0)


@pytest.mark.parametrize(
    ("own", "keys", "message"),
    [
        ({"knowledge": ["49"]}, {}, r"knowledge: got 49, expected one of: 15, 16"),
        ({"knowledge": ["14"]}, {}, r"knowledge: .*a list of different ones out of: 15"),
        ({"knowledge": ["15"]}, {"pile": pile("15"), "pile_known": known("0")}, r"knowledge: got 15 twice"),
        ({}, {"pile": pile("15"), "pile_known": known("0")}, r"pile: got 1 cards, expected 0 to 0 with 0 cards kept"),
        ({"knowledge": ["15"]}, {"pile": [None, *pile("16")][:7]}, r"pile: .*the cards that were put back, then null"),
        ({"knowledge": ["15"]}, {"pile": pile("16")}, r"pile_known: .*the seats that have looked at it"),
        ({"knowledge": ["15"]}, {"pile": pile("16"), "pile_known": known("3")}, r"pile_known: .*the seats that have"),
        ({}, {"step": "keep_card"}, r"pile: got 0 cards, expected 2 to 2 with 0 cards kept"),
        (
            {},
            {"step": "keep_card", "pile": pile("15", "16"), "pile_known": known("1", "1")},
            r"pile_known: seat 0 looks at the last two cards",
        ),
        ({"more_huts": ["mint"]}, {}, r"seats\[0\].more_huts: a further hut is chosen after chosen_hut"),
        (
            {"chosen_hut": "mint", "more_huts": ["mint"]},
            {"step": "start_hut"},
            r"seats\[0\].more_huts: got chosen_hut again, expected other herbs",
        ),
    ],
)
def test_positions_that_contradict_themselves_are_refused(
    queensdale: Game, own: dict[str, Any], keys: dict[str, Any], message: str
) -> None:
    with pytest.raises(PositionError, match=message):
        at(queensdale, own, {}, **{"opened": 3} | keys)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("number = 15, lesson", "number = 14, lesson", r"knowledge.card\[0\].number: got 14, expected 15"),
        (
            '"rank_limit", amount = 1',
            '"wisdom", amount = 1',
            r"card\[1\].lesson: got 'wisdom', expected one of: larger",
        ),
        ('"rank_limit", amount = 1', '"rank_limit"', r"card\[1\].amount: missing"),
        ('"rank_limit", amount = 1', '"rank_limit", amount = 0', r"card\[1\].amount: got 0, .*from 1 to 9"),
        ('"more_huts", amount = 1', '"more_huts", amount = 6', r"card\[2\].amount: got 6, .*from 1 to 5"),
        ('lesson = "kept_figurine"', 'lesson = "kept_figurine", amount = 2', r"card\[3\].amount: unknown key"),
        ('"cheap_exchange", amount = 3', '"cheap_exchange", amount = 4', r"card\[5\].amount: got 4, .*from 1 to 3"),
        ("price = 3, amount = 4", "price = 2, amount = 4", r"card\[0\].price: got 2, .*from 3 to 9"),
        ("knowledge = 3  #", "#", r"tomes.knowledge: missing"),
        ("[knowledge]", "[wisdom]", r"knowledge: missing"),
    ],
)
def test_a_pack_with_a_wrong_card_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(qw.PackError, match=message):
        changed_pack(tmp_path, (old, new))


@clauses("QD-LATER-36")
def test_a_new_card_is_a_row(tmp_path: Path) -> None:
    game = changed_pack(
        tmp_path,
        (
            '{ number = 22, lesson = "shared_space" },\n',
            '{ number = 22, lesson = "shared_space" },\n  { number = 49, lesson = "more_huts", amount = 2 },\n',
        ),
    )
    pos = at(game, {"knowledge": ["49"]}, step="start_hut", opened=3)
    assert pos.view(0)["knowledge_deck"] == 8
    play(pos, "begin with mint", "begin with sage", "begin with arnica")
    assert outcome(pos, "begin with mint")["seats.0.huts"] == ["sage", "mint", "arnica"]
