"""QD-CLAIR-04, 08, section 12 of the content: what the clairvoyant tells one player, and what becomes of it."""

from __future__ import annotations

import pytest
from tests.rules.queensdale.situations import at, clauses, fame, goods, play, quietly, seat, texts, with_die
from tests.rules.queensdale.test_abilities import CARDS, completing
from tests.rules.queensdale.test_ballot import voting
from tests.rules.queensdale.test_remedy import asked, next_game
from tests.rules.queensdale.test_scout import INNER_WAY, resting_places, scouting

from queenswright.kernel.game import Game

RESOURCES = ("timber", "stone", "clay", "guilder")


def truth(game: Game, number: int) -> str:
    """What the pack says of the private half of a card."""
    return str(game.pack.content.clairvoyant[number - 1].comes_true)


@clauses("QD-CLAIR-08")
def test_1_a_face_that_is_sold_unseen_in_epoch_3_is_any_basic_resource(queensdale: Game) -> None:
    assert truth(queensdale, 1) == "yes"
    assert "buy card_1" in texts(at(queensdale, {"seals": 2}, {}, step="grocer", opened=3))
    for good in RESOURCES:
        assert goods(play(with_die(queensdale, "card_1", opened=3), good), 0) == {good: 1}


@clauses("QD-CLAIR-08")
def test_2_marble_needs_a_die_that_shows_stone(queensdale: Game) -> None:
    assert truth(queensdale, 2) == "yes"
    for good in RESOURCES:
        assert ("marble" in texts(with_die(queensdale, good, opened=4))) == (good == "stone")


@clauses("QD-CLAIR-08")
@pytest.mark.parametrize("vote", ["wall", "road"])
def test_3_the_wall_wins_or_it_does_not(queensdale: Game, vote: str) -> None:
    """Nobody knows before the vote; what the chronicle says of it then is in `test_chronicle.py`."""
    assert truth(queensdale, 3) == "open"
    pos = play(voting(queensdale, 6, 6, 6), *[f"vote {vote} {vote}"] * 3)
    assert pos.to_dict()["branch"] == vote


@clauses("QD-CLAIR-08")
def test_4_a_knowledge_card_saves_guilders_on_ranks(queensdale: Game) -> None:
    assert truth(queensdale, 4) == "yes"
    goods_of_a_builder = {"timber": 3, "stone": 2, "clay": 1, "guilder": 1}
    own = {"goods": goods_of_a_builder, "knowledge": ["16"]}
    reader, other = (at(queensdale, one, players=4, step="build", opened=3) for one in (own, {"goods": own["goods"]}))
    assert "rank 4" in texts(play(reader, "build timber_yard"))
    assert "rank 4" not in texts(play(other, "build timber_yard"))


@clauses("QD-CLAIR-08", "QD-CLAIR-04")
@pytest.mark.parametrize("opened", [5, 9])
def test_5_the_inner_bridges_do_not_fall(queensdale: Game, opened: int) -> None:
    assert truth(queensdale, 5) == "no"
    assert set(INNER_WAY) <= resting_places(scouting(queensdale, 4, opened=opened))


@clauses("QD-CLAIR-08")
def test_6_every_family_has_a_second_gift_in_epoch_8(queensdale: Game) -> None:
    assert truth(queensdale, 6) == "yes"
    document = completing(queensdale, 7, "key", "anvil").to_dict()
    for number, family in enumerate(("key", "anvil")):
        document["seats"][number]["abilities"] = [CARDS[family][0]]
    pos = quietly(queensdale.position(document), "turn")
    assert [len(seat(pos, number)["abilities"]) for number in (0, 1)] == [2, 2]


@clauses("QD-CLAIR-08", "QD-CLAIR-04")
@pytest.mark.parametrize("other", ["sage", "yarrow", "mint"])
def test_7_lavender_is_not_the_remedy(queensdale: Game, other: str) -> None:
    assert truth(queensdale, 7) == "no"
    pos = asked(queensdale, {})
    names = next(move for move in texts(pos) if "lavender" in move and other in move)
    assert fame(next_game(play(pos, names, names)), 0) == 0
