"""What a seat may see of a situation, and what it may not."""

from __future__ import annotations

import json
import random

import pytest
from tests.games.queensdale.campaigns import sampled, through_json
from tests.rules.queensdale.situations import at, finished, quietly

from queenswright.games.queensdale.state.pieces import TILES
from queenswright.games.queensdale.steps import tile_name
from queenswright.games.queensdale.telling.disclosed_texts import disclosed_texts
from queenswright.games.queensdale.telling.remarks import remark_ids
from queenswright.kernel.game import Game
from queenswright.locale import LANGUAGES, messages_in


class TestView:
    @pytest.mark.clauses("QD-COMP-38", "QD-HERB-14", "QD-SETUP-25")
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_situations_that_a_seat_cannot_tell_apart_look_the_same(self, short: Game, players: int) -> None:
        chance = random.Random(players)
        for number, now in enumerate(sampled(short.new(players, seed=5), seed=5)):
            if number % 6 == 0 or now.step == "start_hut":
                for eyes in range(players):
                    other = now.redealt(eyes, chance.getrandbits(128))
                    assert json.dumps(other.view(eyes)) == json.dumps(now.view(eyes)), now.step

    @pytest.mark.clauses("QD-HERB-14")
    def test_herbs_are_open_and_their_rewards_are_not(self, queensdale: Game) -> None:
        views = [
            at(queensdale, herbs={"red a1": ["mint", one], "red a4": ["mint", two]}).view(0)
            for one, two in [("fame", "bread"), ("bread", "fame")]
        ]
        assert views[0]["herbs"] == {"red a1": "mint", "red a4": "mint"}
        assert views[0]["rewards_left"] == {"mint": {"bread": 1, "fame": 1}}
        assert views[0] == views[1]

    @pytest.mark.clauses("QD-SETUP-25", "QD-NEXT-21")
    def test_a_hut_chosen_in_the_set_up_is_seen_by_its_owner_only(self, queensdale: Game) -> None:
        pos = at(queensdale, {"chosen_hut": "sage"}, {}, to_move=1, step="start_hut")
        assert [pos.view(eyes)["seats"][0]["chosen_hut"] for eyes in (0, 1, None)] == ["sage", None, None]
        assert pos.view(1)["seats"][0]["has_chosen_hut"] is True

    @pytest.mark.clauses("QD-CLAIR-02", "QD-CLAIR-03", "QD-CLAIR-07")
    def test_the_second_half_of_a_vision_is_for_its_owner_only(self, queensdale: Game) -> None:
        pos = at(queensdale, {"clairvoyant": [4]})
        texts_of = {eyes: disclosed_texts(queensdale.pack, pos.state, eyes) for eyes in (0, 1, None)}
        assert all("clairvoyant-4-public" in found for found in texts_of.values())
        assert [eyes for eyes, found in texts_of.items() if "clairvoyant-4-private" in found] == [0]
        private = [pos.view(eyes)["seats"][0]["clairvoyant"][0]["private"] for eyes in (0, 1, None)]
        assert private == ["clairvoyant-4-private", None, None]

    @pytest.mark.clauses("QD-COMP-33", "QD-COMP-34")
    def test_nothing_of_a_later_epoch_is_in_a_view_of_the_first_game(self, queensdale: Game) -> None:
        pos = at(queensdale, players=4)
        for eyes in (0, None):
            sent = json.dumps(pos.view(eyes))
            content = queensdale.pack.content
            later = [building.code for building in content.buildings if building.epoch > 1 and building.code != "mint"]
            faces = [face.code for face in content.faces if face.epoch > 1]
            tiles = [tile_name(tile) for tile in range(TILES)]
            for word in (*later, *faces, "marble", "merchant", "healer", "renovate", "clear", "signal", "_any"):
                assert word not in sent, word
            assert not any(f'"{tile}"' in sent for tile in tiles)
            lines = set(remark_ids(queensdale.pack, 1, 4, "", pos.state.courier_deck))
            assert set(disclosed_texts(queensdale.pack, pos.state, eyes)) == lines

    @pytest.mark.clauses("QD-COMP-33", "QD-TOWER-15")
    def test_a_tower_board_is_seen_once_somebody_has_completed_its_epoch(self, queensdale: Game) -> None:
        pos = at(queensdale, {"epoch": 3, "tower": ["1b", "2a"]})
        assert pos.view(1)["tower_boards"] == {"1": ["1a", "1c", "1d"], "2": ["2b", "2c", "2d"]}

    @pytest.mark.clauses("QD-COURIER-01", "QD-COMP-34")
    def test_of_courier_cards_only_those_that_were_read_are_seen(self, queensdale: Game) -> None:
        pos = at(queensdale, courier_card=9, courier_deck=[1, 2, 3])
        assert (pos.view(1)["courier_card"], pos.view(1)["courier_deck"]) == (9, 3)
        read = disclosed_texts(queensdale.pack, pos.state, 1)
        assert {"courier-9-title", "courier-9-text", "courier-4-title"} <= set(read)
        assert not {"courier-1-title", "courier-2-text"} & set(read)

    def test_every_sealed_text_opens_with_something_and_no_other_does(self, queensdale: Game) -> None:
        """In the last epoch, all cards read and whatever was decided; only what never comes into play stays sealed."""
        own = {"epoch": 10, "clairvoyant": [1, 2, 3, 4, 5, 6, 7], "family": "lantern", "monument": 4}
        own |= {"knowledge": [str(card) for card in range(15, 23)]}
        own |= {"faces_read": ["card_1", "card_2", "card_3", "card_4", "card_5", "card_6"]}
        opened: set[str] = set()
        for branch, options in (("wall", [1] * 7), ("road", [2] * 7), ("wall", [1, 1, 1, 1, 1, 3, 1])):
            decided = {"ends_read": 9, "votes": options, "branch": branch, "unsealed": ["pair"]}
            stories = list(range(1, len(queensdale.pack.content.stories) + 1))
            pos = at(queensdale, own, opened=9, courier_deck=[], courier_card=1, stories=stories, **decided)
            opened |= set(disclosed_texts(queensdale.pack, pos.state, 0))
        content = queensdale.pack.content
        off = {f"face-{face.code}" for face in content.faces if face.epoch > 9}
        for building in content.buildings:
            if building.epoch > 9:
                off |= {f"building-{building.code}", f"building-{building.code}-does"}
        for language in LANGUAGES:
            assert sealed_ids(language) - off == opened & sealed_ids(language), language

    def test_figures_that_players_ask_for(self, queensdale: Game) -> None:
        mine = {
            "epoch": 3, "fame": {"build": 8, "hut": 2}, "buildings": {"sawmill": 2, "vault": 1}, "renovated": ["vault"],
            "tower": ["1a", "2c"], "figurines": {"craftsman": 2}, "cleared": 1, "huts": ["mint"],
        }  # fmt: skip
        taken = {"wage": 2, "timber": 1}
        pos = at(queensdale, mine, {}, taken=taken, courier_card=8, bag={"craftsman": 5})
        view = pos.view(1)
        own = view["seats"][0]
        assert (own["fame"], own["goal"], own["red_area"]) == (10, 22, [19, 21])
        assert own["values"] == {"build": 4, "hut": 1, "trumpet": 1}
        assert own["income"] == {"timber": 3}
        assert own["keeps"] == {"guilder": 6}
        assert own["rivets"] == 2 + 1 + 1
        assert (own["sites"], own["free_sites"]) == (5, 3)
        assert view["spaces"]["wage"] == {"spaces": 2, "taken": 2, "closed": 1, "free": 0}
        assert view["spaces"]["timber"] == {"spaces": 1, "taken": 1, "closed": 0, "free": 0}
        assert (view["bag"], view["huts_left"]) == ({"craftsman": 5}, 13)
        assert view["used"] == {"craftsman": 1, "gleeman": 8, "courier": 2}
        assert view["stock"]["vault"]["ranks"] == [2, 3]
        assert view["stock"]["vault"]["cost"] == {"timber": 3, "stone": 2, "clay": 2}
        assert view["grocer"]["feast"] == {"cost": 5, "left": 2}
        assert set(view["uses"]) == {"clear", "renovate"}
        assert (own["cleared"], own["renovated"]) == (1, ["vault"])

    def test_a_view_is_plain_data(self, queensdale: Game) -> None:
        pos = at(queensdale, {"epoch": 9}, players=4)
        assert through_json(pos.view(0)) == pos.view(0)


def sealed_ids(language: str) -> set[str]:
    """The ids of the sealed texts of a language."""
    return set(messages_in(language, "queensdale/sealed"))


def test_the_goal_card_of_a_completed_epoch_lies_there_until_the_next_game(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 11, "goods": {"timber": 4}}, {"fame": 3, "goods": {"stone": 4}})
    shown = quietly(pos, "exchange").view(0)["seats"][0]
    assert (shown["epoch"], shown["goal"], shown["red_area"]) == (2, 10, [8, 9])
    assert shown["values"] == {"build": 2, "hut": 1, "trumpet": 1}
    shown = quietly(pos, "grocer", "start_hut", "turn").view(0)["seats"][0]
    assert (shown["epoch"], shown["goal"], shown["red_area"]) == (2, 16, [13, 15])
