"""QD-HERB, QD-CLAIR: what herb tokens bring, and the clairvoyant."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import at, changed_pack, clause, clauses, fame, goods, outcome, play, seat, texts

from queenswright.games.queensdale.telling.disclosed_texts import disclosed_texts
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

SEATS = [(2, 0), (2, 1), (3, 1), (4, 3)]
COLOURS = {2: ("red", "green"), 3: ("red", "blue", "green"), 4: ("red", "blue", "green", "yellow")}
ALL_CARDS = [1, 2, 3, 4, 5, 6, 7]


def before_token(
    game: Game,
    reward: str,
    herb: str = "sage",
    own: dict[str, Any] | None = None,
    me: int = 0,
    players: int = 2,
    deck: Sequence[int] = ALL_CARDS,
    **keys: Any,
) -> Position:
    """A seat with a hut of this herb may enter the shrub beside its tent; another token lies far away.

    The next seat has the clairvoyant cards that neither the deck nor the seat has.
    """
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[me] = {"huts": [herb], **(own or {})}
    kept = {*deck, *seats[me].get("clairvoyant", [])}
    seats[(me + 1) % players] = {"clairvoyant": [card for card in ALL_CARDS if card not in kept]}
    colour = COLOURS[players][me]
    herbs = {f"{colour} c4": [herb, reward], f"{colour} f1": [herb, "timber"]}
    situation = {"to_move": me, "step": "scout", "argument": {"steps": 1}, "herbs": herbs}
    return at(game, *seats, **{**situation, **keys})


def gather(pos: Position) -> str:
    """The move that gathers the token beside the tent."""
    return next(text for text in texts(pos) if text.startswith("gather"))


@pytest.mark.parametrize(("players", "me"), SEATS)
class TestRewards:
    @clauses("QD-HERB-01", "QD-HERB-02", "QD-HERB-04", "QD-HERB-06", "QD-HERB-09")
    @pytest.mark.parametrize("reward", ["timber", "clay", "bread"])
    def test_goods(self, queensdale: Game, players: int, me: int, reward: str) -> None:
        pos = before_token(queensdale, reward, own={"goods": {reward: 2}}, me=me, players=players)
        shrub = f"{COLOURS[players][me]} c4"
        assert outcome(pos, gather(pos)) == {
            f"seats.{me}.goods.{reward}": 3,
            f"seats.{me}.scout": shrub,
            f"seats.{me}.gathered": 1,
            f"herbs.{shrub}": None,
        }

    @clauses("QD-HERB-01", "QD-HERB-05", "QD-COMP-32")
    def test_fame(self, queensdale: Game, players: int, me: int) -> None:
        pos = before_token(queensdale, "fame", own={"fame": {"build": 4}}, me=me, players=players)
        changed = outcome(pos, gather(pos))
        assert changed[f"seats.{me}.fame.herb"] == 1
        assert [key for key in changed if "fame" in key or "goods" in key] == [f"seats.{me}.fame.herb"]
        assert fame(pos, me) == 5

    @clauses("QD-HERB-01", "QD-HERB-07")
    def test_morale(self, queensdale: Game, players: int, me: int) -> None:
        pos = before_token(queensdale, "morale", own={"morale": 3}, me=me, players=players)
        changed = outcome(pos, gather(pos))
        assert changed[f"seats.{me}.morale"] == 4
        assert not [key for key in changed if "fame" in key or "goods" in key]

    @clauses("QD-HERB-01", "QD-HERB-08", "QD-CLAIR-01", "QD-CLAIR-04")
    def test_clairvoyant(self, queensdale: Game, players: int, me: int) -> None:
        """Whatever she says, nothing else happens: the card is the drawer's, and no longer in the deck."""
        pos = before_token(queensdale, "clairvoyant", me=me, players=players, deck=[5])
        shrub = f"{COLOURS[players][me]} c4"
        assert outcome(pos, gather(pos)) == {
            f"seats.{me}.clairvoyant": [5],
            f"seats.{me}.scout": shrub,
            f"seats.{me}.gathered": 1,
            f"herbs.{shrub}": None,
            "clairvoyant_deck": [],
        }


class TestTokens:
    @clauses("QD-HERB-02")
    def test_a_gathered_token_is_out_for_everybody(self, queensdale: Game) -> None:
        """Red gathers on c4; in the next turn green stands beside it with a hut of the same herb."""
        seats: list[dict[str, Any]] = [
            {"huts": ["sage"], "dice": ["action"]},
            {"huts": ["sage"], "dice": ["action"], "scout": "red c3"},
        ]
        pos = at(queensdale, *seats, herbs={"red c4": ["sage", "clay"], "red d2": ["sage", "clay"]})
        assert "gather red c4" in texts(play(pos, "die 1", "scout 4"))
        play(pos, "gather red c4", "rest in red", "at c5", "end turn", "die 1", "scout 2")
        assert (pos.to_move, clause(pos, "gather red c4")) == (1, "QD-HERB-02")

    @clauses("QD-HERB-02")
    def test_nothing_of_a_gathered_token_is_left(self, queensdale: Game) -> None:
        pos = play(before_token(queensdale, "clay"), "gather red c4")
        assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()

    @clauses("QD-HERB-02", "QD-NEXT-08")
    def test_all_tokens_lie_on_the_map_again_in_the_next_game(self, queensdale: Game) -> None:
        pos = at(queensdale, {"dice": ["clay"]}, {"dice": []}, round=20, herbs={"red a1": "mint"})
        play(pos, "leave round")
        assert pos.to_dict()["game_number"] == 2
        assert len(pos.to_dict()["herbs"]) == 48

    @clauses("QD-HERB-11", "QD-CHAR-12")
    @pytest.mark.parametrize("epoch", range(1, 10))
    def test_the_fame_of_a_token_is_one_in_every_epoch(self, queensdale: Game, epoch: int) -> None:
        pos = before_token(queensdale, "fame", own={"epoch": epoch})
        assert fame(play(pos, "gather red c4"), 0) == 1

    @clauses("QD-HERB-05", "QD-HERB-11")
    @pytest.mark.parametrize("reward", ["timber", "clay", "bread", "fame"])
    def test_fame_of_a_token_counts_as_fame_of_herbs(self, tmp_path: Path, reward: str) -> None:
        """In a pack where other tokens bring fame too."""
        rows = [f"{other} = {{ {other} = 1 }}" for other in ("timber", "clay", "bread")]
        game = changed_pack(tmp_path, *((row, f"{row.split()[0]} = {{ fame = 1 }}") for row in rows))
        pos = play(before_token(game, reward), "gather red c4")
        assert seat(pos, 0)["fame"] == {"herb": 1}

    @clauses("QD-HERB-12")
    def test_a_reward_that_cannot_be_taken_is_lost(self, queensdale: Game) -> None:
        """Morale at the top of the bar: no level, no trumpet, and the token is gone."""
        pos = before_token(queensdale, "morale", own={"morale": 15, "buildings": {"treasurer": 1}})
        assert outcome(pos, "gather red c4") == {
            "herbs.red c4": None, "seats.0.scout": "red c4", "seats.0.gathered": 1,
        }  # fmt: skip

    @clauses("QD-HERB-07", "QD-MORALE-04")
    def test_the_last_level_can_be_reached_with_a_token(self, queensdale: Game) -> None:
        pos = play(before_token(queensdale, "morale", own={"morale": 14}), "gather red c4")
        assert (seat(pos, 0)["morale"], seat(pos, 0)["fame"]) == (15, {"trumpet": 1})

    @clauses("QD-HERB-04")
    @pytest.mark.parametrize("reward", ["timber", "clay", "bread", "fame"])
    def test_a_herb_press_doubles_timber_and_clay_only(self, queensdale: Game, reward: str) -> None:
        pos = before_token(queensdale, reward, own={"epoch": 6, "buildings": {"herb_press": 1}})
        play(pos, "gather red c4")
        doubled = {"timber": {"timber": 2}, "clay": {"clay": 2}, "bread": {"bread": 1}, "fame": {}}
        assert (goods(pos, 0), fame(pos, 0)) == (doubled[reward], 1 if reward == "fame" else 0)

    @clauses("QD-HERB-01")
    @pytest.mark.parametrize(("gathered", "guilders"), [(0, 1), (1, 0)])
    def test_a_royal_apothecary_pays_for_the_first_token_of_a_round(
        self, queensdale: Game, gathered: int, guilders: int
    ) -> None:
        own = {"epoch": 9, "buildings": {"royal_apothecary": 1}, "gathered": gathered}
        pos = play(before_token(queensdale, "fame", own=own), "gather red c4")
        assert goods(pos, 0).get("guilder", 0) == guilders

    @clauses("QD-HERB-01")
    def test_the_count_of_tokens_begins_anew_with_every_round(self, queensdale: Game) -> None:
        pos = at(queensdale, {"dice": ["clay"], "gathered": 3, "gathered_any": True}, {"dice": [], "gathered": 1})
        play(pos, "leave round")
        assert [seat(pos, i)["gathered"] for i in (0, 1)] == [0, 0]
        assert seat(pos, 0)["gathered_any"] is False

    @clauses("QD-STICKER-10", "QD-STICKER-23")
    @pytest.mark.parametrize("shrub", ["red a1", "green c4", "yellow f1"])
    def test_a_herb_face_finds_the_only_token_of_the_map(self, queensdale: Game, shrub: str) -> None:
        pos = at(queensdale, {"dice": ["herb"]}, herbs={shrub: ["mint", "clay"]})
        assert goods(play(pos, "die 1", "purple", f"token {shrub}"), 0) == {"clay": 1}


class TestHealer:
    """A healer reaches the scout's space and its neighbours."""

    @clauses("QD-HERB-01", "QD-WORK-17")
    @pytest.mark.parametrize("shrub", ["red a1", "green c4", "yellow f1"])
    def test_the_only_token_of_the_map_is_found(self, queensdale: Game, shrub: str) -> None:
        own = {"epoch": 6, "figurines": {"healer": 1}, "scout": shrub}
        pos = at(queensdale, own, herbs={shrub: ["mint", "clay"]})
        assert goods(play(pos, "use healer", f"token {shrub}"), 0) == {"clay": 1}

    @clauses("QD-HERB-02", "QD-COURIER-02", "QD-WORK-17")
    def test_boars_keep_healers_away(self, queensdale: Game) -> None:
        """From the red tent b2 and d2 are next door; the boars of card 12 are at b2."""
        own = {"epoch": 6, "figurines": {"healer": 1}}
        herbs = {"red b2": ["mint", "clay"], "red d2": ["mint", "fame"], "red c4": ["sage", "fame"]}
        pos = play(at(queensdale, own, herbs=herbs, courier_card=12), "use healer")
        assert texts(pos) == ["token red c4", "token red d2"]
        assert clause(pos, "token red b2") == "QD-COURIER-02"
        only = at(queensdale, own, herbs={"red b2": ["mint", "clay"]}, courier_card=12)
        assert "use healer" not in texts(only)


class TestClairvoyant:
    @clauses("QD-CLAIR-01")
    def test_every_card_may_be_on_top(self, queensdale: Game) -> None:
        drawn = set()
        for seed in range(40):
            pos = play(before_token(queensdale, "clairvoyant", seed=seed), "gather red c4")
            drawn |= set(seat(pos, 0)["clairvoyant"])
            assert len(pos.to_dict()["clairvoyant_deck"]) == 6
        assert drawn == set(ALL_CARDS)

    @clauses("QD-HERB-13")
    def test_an_empty_deck_gives_one_basic_resource_of_choice(self, queensdale: Game) -> None:
        pos = before_token(queensdale, "clairvoyant", own={"clairvoyant": ALL_CARDS[:4]}, deck=[])
        play(pos, "gather red c4")
        assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
        basic = ["timber", "stone", "clay", "guilder"]
        assert pos.to_dict()["pending"][-1]["argument"] == {"goods": basic, "count": 1, "last": "timber"}
        play(pos, "take stone")
        assert (goods(pos, 0), pos.step) == ({"stone": 1}, "turn")

    @clauses("QD-HERB-13", "QD-CLAIR-01")
    def test_the_last_card_is_still_a_card(self, queensdale: Game) -> None:
        pos = play(before_token(queensdale, "clairvoyant", deck=[7]), "gather red c4")
        assert (seat(pos, 0)["clairvoyant"], pos.step, goods(pos, 0)) == ([7], "turn", {})

    @clauses("QD-CLAIR-02", "QD-CLAIR-03", "QD-CLAIR-07", "QD-COMP-33")
    def test_all_read_the_first_part_and_the_drawer_the_second(self, queensdale: Game) -> None:
        pos = before_token(queensdale, "clairvoyant", me=1, players=3, deck=[3])
        for eyes in (0, 1, 2, None):
            assert not [text for text in disclosed_texts(queensdale.pack, pos.state, eyes) if "clairvoyant-3" in text]
        play(pos, "gather blue c4")
        found = {
            eyes: [text for text in disclosed_texts(queensdale.pack, pos.state, eyes) if "clairvoyant" in text]
            for eyes in (0, 1, 2, None)
        }
        assert [eyes for eyes, texts_of in found.items() if "clairvoyant-3-public" in texts_of] == [0, 1, 2, None]
        assert [eyes for eyes, texts_of in found.items() if "clairvoyant-3-private" in texts_of] == [1]

    @clauses("QD-CLAIR-05", "QD-CLAIR-06")
    def test_cards_stay_with_their_owners_after_the_game(self, queensdale: Game) -> None:
        seats: list[dict[str, Any]] = [
            {"dice": ["clay"], "clairvoyant": [2, 5]},
            {"dice": [], "clairvoyant": [3, 4, 6]},
        ]
        pos = at(queensdale, *seats, round=20)
        play(pos, "leave round")
        assert pos.to_dict()["game_number"] == 2
        assert [seat(pos, i)["clairvoyant"] for i in (0, 1)] == [[2, 5], [3, 4, 6]]
        assert pos.to_dict()["clairvoyant_deck"] == [1, 7]
        assert "clairvoyant-2-private" in disclosed_texts(queensdale.pack, pos.state, 0)

    @clauses("QD-CLAIR-06")
    def test_no_card_is_drawn_twice(self, queensdale: Game) -> None:
        for seed in range(12):
            pos = before_token(queensdale, "clairvoyant", seed=seed, deck=[1, 5], own={"clairvoyant": [2]})
            play(pos, "gather red c4")
            (new,) = set(seat(pos, 0)["clairvoyant"]) - {2}
            assert pos.to_dict()["clairvoyant_deck"] == [card for card in (1, 5) if card != new]

    @clauses("QD-CLAIR-04")
    def test_what_she_says_need_not_be_true(self, queensdale: Game) -> None:
        cards = queensdale.pack.content.clairvoyant
        assert {card.truth for card in cards} == {"yes", "no", "open"}
