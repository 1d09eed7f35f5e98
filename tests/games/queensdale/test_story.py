"""What is told: events of single moves, nothing hidden or sealed, every sentence in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.queensdale.campaigns import GOALS, RED
from tests.rules.queensdale.situations import at, changed_pack, clauses, finished, play, quietly

from queenswright.games.queensdale.state.cards import COURIER_CARDS
from queenswright.games.queensdale.steps import STEPS
from queenswright.games.queensdale.telling.disclosed_texts import disclosed_texts
from queenswright.kernel.data import Event
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import LANGUAGES, catalogue, messages_in, render, word_arguments

IDLE = ("reroll", "leave round", "keep the rest", "buy nothing more")
MOST_GAMES = 40
EVERY = 25
"""Of so many situations one is asked for all its refusals."""
SENTENCE = re.compile(r"(?:^[\w-]+ = |^ )(.*)$", re.MULTILINE)
SEALED = frozenset(messages_in("en", "queensdale/sealed"))


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The game with goals so low that random play completes all epochs."""
    return changed_pack(tmp_path_factory.mktemp("pack"), GOALS, RED)


def lively_play(pos: Position, seed: int) -> Iterator[Position]:
    """The position after each move of a campaign in which nobody idles where something else is possible."""
    chance = random.Random(seed)
    while not pos.is_over:
        moves = [move for move in pos.legal_moves if not move.text.startswith(IDLE)]
        pos.push(chance.choice(moves or pos.legal_moves))
        yield pos


def told(pos: Position, *moves: str) -> list[str]:
    """What the last of these moves told, in English."""
    return [event.text() for event in play(pos, *moves).story()]


def between(game: Game, phase: str, step: str, *seats: dict[str, Any], **keys: Any) -> Position:
    """A decision of the first seat between two games."""
    return at(game, *seats, phase=phase, pending=[{"step": step, "seat": 0, **keys}], cursor=1)


class TestTurn:
    def test_a_resource_die_on_an_action_space(self, queensdale: Game) -> None:
        pos = at(queensdale, {"dice": ["stone"], "goods": {"stone": 1}})
        assert told(pos, "die 1") == ["Red picks up a die: stone."]
        assert told(pos, "wage") == [
            "Red places it: day's wage.",
            "Red pays 1 stone, so that the die counts as an action.",
            "Red receives 1 guilder.",
        ]

    @clauses("QD-DICE-16")
    def test_a_guilder_that_pays_for_a_guilder_is_told_both_ways(self, queensdale: Game) -> None:
        pos = at(queensdale, {"dice": ["guilder"], "goods": {"guilder": 1}})
        assert told(pos, "die 1", "wage")[1:] == [
            "Red pays 1 guilder, so that the die counts as an action.",
            "Red receives 1 guilder.",
        ]

    def test_a_token_is_turned_over_before_its_reward_is_taken(self, queensdale: Game) -> None:
        pos = at(queensdale, {"dice": ["action"], "huts": ["mint"]}, herbs={"red c4": ["mint", "bread"]})
        assert told(pos, "die 1", "scout 2", "gather red c4")[:3] == [
            "Red gathers mint on c4 (red quarter).",
            "The token is turned over: 1 bread.",
            "Red receives 1 bread.",
        ]

    @clauses("QD-MORALE-08")
    def test_morale_is_told_level_by_level(self, queensdale: Game) -> None:
        red = {"morale": 4, "figurines": {"gleeman": 1}, "buildings": {"woodcutter_hut": 1, "treasurer": 1}}
        assert told(at(queensdale, red), "use gleeman") == [
            "Red uses a figurine: gleeman.",
            "Red rises to morale level 5.",
            "Red receives income: 1 timber, 1 guilder.",
            "Red rises to morale level 6.",
            "Trumpets! Red gains 1 fame (now 1 of 10).",
        ]

    def test_building_over_names_both_buildings(self, queensdale: Game) -> None:
        built = {"timber_yard": 1, "woodcutter_hut": 1, "bakery_building": 1, "dwelling": 1}
        red = {"dice": ["action"], "buildings": built, "goods": {"timber": 1, "stone": 3, "clay": 2}}
        pos = play(at(queensdale, red), "die 1", "build", "build stone_pile")
        assert told(pos, "over dwelling") == [
            "Red builds over dwelling: stone pile, rank 1.",
            "Red gains 2 fame for building (now 2 of 10).",
        ]


class TestBetweenGames:
    @clauses("QD-END-06", "QD-SEAL-07")
    def test_the_end_of_the_first_game(self, queensdale: Game) -> None:
        fame = [{"fame": {"build": points}, "dice": []} for points in (11, 10, 8, 7)]
        pos = at(queensdale, *fame, placed=True, ends_read=9)
        assert told(pos, "end turn")[1:] == [
            "Game 1 is over after round 1.",
            "1. Red: 11 fame, goal 10.",
            "2. Blue: 10 fame, goal 10.",
            "3. Green: 8 fame, goal 10.",
            "4. Yellow: 7 fame, goal 10.",
            "Red wins game 1, 1 above the goal.",
            "Green receives 2 seals.",
            "Yellow receives 1 seal.",
            "Red completes epoch 1 and now aims at 16.",
        ]

    @clauses("QD-TIE-10")
    def test_chance_is_told_of_where_it_decides(self, queensdale: Game) -> None:
        pos = at(queensdale, *[{"fame": {"build": points}, "dice": []} for points in (10, 10, 3)], placed=True)
        ties = [event for event in play(pos, "end turn").story() if event.message == "qd-story-tie"]
        assert [sorted(event.args["seats"]) for event in ties] == [["blue", "red"]]

    @clauses("QD-STORE-14")
    def test_what_is_given_stored_and_lost(self, queensdale: Game) -> None:
        goods = {"guilder": 2, "timber": 5, "clay": 2}
        red = {"goods": goods, "figurines": {"craftsman": 1}, "buildings": {"timber_yard": 1}}
        pos = between(queensdale, "storage", "exchange", red)
        assert told(pos, "give timber") == ["Red gives the farm 1 timber."]
        assert told(pos, "give clay") == ["Red gives the farm 1 clay."]
        assert told(pos, "give clay") == ["Red gives the farm 1 clay."]
        assert told(pos, "give craftsman") == ["Red gives the farm 1 craftsman.", "The farm hands Red 1 guilder."]
        assert told(pos, "keep the rest")[:3] == [
            "Red exchanges nothing more.",
            "Red loses 1 timber for lack of room.",
            "Red stores 3 timber, 3 guilders.",
        ]

    @clauses("QD-STORE-06", "QD-STORE-15")
    def test_guilders_beyond_the_farm_are_told_as_lost(self, queensdale: Game) -> None:
        pos = between(queensdale, "storage", "exchange", {"goods": {"guilder": 5, "stone": 4}})
        assert told(pos, "keep the rest")[1:3] == [
            "Red loses 4 stone, 2 guilders for lack of room.",
            "Red stores 3 guilders.",
        ]

    @clauses("QD-NEXT-21")
    def test_huts_of_the_set_up_are_told_when_all_have_chosen(self, queensdale: Game) -> None:
        pos = between(queensdale, "huts", "start_hut")
        assert told(pos, "begin with mint") == ["Red has chosen a herb hut."]
        assert told(pos, "begin with sage")[:3] == [
            "Green has chosen a herb hut.",
            "Red begins with a hut for mint.",
            "Green begins with a hut for sage.",
        ]


def named(event: Event) -> Iterator[str]:
    """The messages that a sentence is made of."""
    yield event.message
    for key, value in event.args.items():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, list):
                yield f"amount-{item[1]}"
            else:
                yield f"{word_arguments().get(key) or word_arguments().get(key.removesuffix('s'))}-{item}"


@clauses("QD-COMP-34", "QD-CLAIR-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_stories_name_nothing_that_is_still_sealed(short: Game, players: int) -> None:
    opened: set[str] = set()
    for now in lively_play(short.new(players, seed=players, options={"games": MOST_GAMES}), seed=players):
        opened.update(disclosed_texts(short.pack, now.state, None))
        said = {one for event in now.story() for one in named(event)}
        assert said & SEALED <= opened
    assert {"epoch-5-opens", "good-marble", "figurine-merchant"} <= opened


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_is_told_in_every_language(short: Game, players: int) -> None:
    for now in lively_play(short.new(players, seed=players, options={"games": 4}), seed=players):
        story = now.story()
        assert story, now.turn
        for language in LANGUAGES:
            assert all("{" not in event.text(language) for event in story)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_refusal_is_a_sentence_in_every_language(short: Game, players: int) -> None:
    refused: set[str] = set()
    for number, now in enumerate(lively_play(short.new(players, seed=players, options={"games": 3}), seed=players)):
        if number % EVERY or now.is_over:
            continue
        count = next(step.count for step in STEPS if step.name == now.step)
        for i in range(count):
            move = now.move_at(i)
            refusal = now.why_not(move) if move.text else None
            if refusal:
                refused.add(refusal.message)
                for language in LANGUAGES:
                    assert "{" not in render(refusal.message, refusal.args, language), move
    assert len(refused) > len(LANGUAGES)


def test_every_courier_card_has_a_title_and_a_text() -> None:
    for card in range(1, COURIER_CARDS + 1):
        assert {f"courier-{card}-title", f"courier-{card}-text"} <= SEALED


def test_labels_of_turns_can_stand_in_records(short: Game) -> None:
    labels = {now.turn for now in lively_play(short.new(3, seed=1, options={"games": 2}), seed=1)}
    assert {"1.1.1 red", "1.1.1 blue", "1.1.1 green"} & labels
    assert {"1.towers", "2.huts", "end"} <= labels
    assert not any(mark in label for label in labels for mark in ":@,")


def test_a_described_position_names_goods_dice_and_free_spaces(queensdale: Game) -> None:
    text = str(at(queensdale, {"goods": {"clay": 2}, "dice": ["double_stone"], "huts": ["sage"]}))
    assert "holds 2 clay" in text
    assert "dice double_stone - - - -" in text
    assert "huts sage" in text
    assert "2 wage" in text


@clauses("QD-COMP-34")
def test_the_open_catalogue_names_nothing_of_later_epochs(queensdale: Game) -> None:
    later = [render(f"building-{one.code}", {}) for one in queensdale.pack.content.buildings if one.epoch > 1]
    text = catalogue("en", ["queensdale/game"])
    words = [*later, "marble", "healers?", "renovat\\w+", "clear land", "signal fire", "wild boars?"]
    assert [word for word in words if re.search(rf"\b{word}\b", "\n".join(SENTENCE.findall(text)))] == []


def test_what_is_paid_between_games_is_not_lost_for_want_of_room(queensdale: Game) -> None:
    """A courier of tile 5a brings an offer before the game; the bread for it is paid."""
    own = {"epoch": 6, "goods": {"bread": 1}, "buildings": {"storehouse": 1}}
    other = {"epoch": 6, "goods": {"bread": 1}, "buildings": {"storehouse": 2}}
    for seed in range(3000):
        pos = finished(queensdale, own | {"tower": ["4a", "5a", "3a"]}, other, opened=6, seed=seed)
        quietly(pos, "offer", "grocer")
        if pos.step == "offer":
            break
    pos.push("accept")
    told = [event.message for event in pos.story()]
    assert "qd-story-pay" in told
    assert "qd-story-lost" not in told
