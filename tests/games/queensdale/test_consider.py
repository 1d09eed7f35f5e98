"""Which moves the planner looks at: some of the possible ones always, and no two that come to the same."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.conformance.starts import EPOCHS, start
from tests.rules.queensdale.situations import at, play, with_die
from tests.rules.queensdale.test_story_cards import after, told

from queenswright.games.queensdale.judgement.abilities import use_of_ability
from queenswright.games.queensdale.judgement.consider import consider
from queenswright.games.queensdale.state.cards import FIRST_ABILITY
from queenswright.games.queensdale.steps import FIRST
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

MOVES = 400
PLAIN = ["timber", "stone", "clay", "guilder", "action", "action"]


def considered(pos: Position) -> list[str]:
    """The moves that the planner looks at."""
    mask = sum(1 << pos.game.index_of(move.action) for move in pos.legal_moves)
    step = pos.state.agenda_step[pos.state.agenda_depth - 1]
    found = consider(pos.game.pack.mirror, pos.held, step, mask)
    return [pos.game.move(FIRST[step] + i, pos.players).text for i in range(64) if found >> i & 1]


@pytest.mark.parametrize("epoch", range(EPOCHS))
def test_something_possible_is_always_left(queensdale: Game, epoch: int) -> None:
    """In random games of every epoch, with the decisions between two games."""
    pos = start(queensdale, 2 + epoch % 3, epoch)
    chance = random.Random(epoch)
    for _ in range(MOVES):
        if pos.is_over:
            break
        texts = considered(pos)
        assert texts
        assert set(texts) <= {move.text for move in pos.legal_moves}
        pos.push(chance.choice(pos.legal_moves) if chance.random() < 0.5 else chance.choice(texts))


def test_of_equal_dice_only_one_is_planned(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": ["timber", "action", "timber", "action", "timber"]}, {})
    assert considered(pos) == ["die 1", "die 2"]


def test_dice_that_find_their_space_are_not_thrown_again(queensdale: Game) -> None:
    own = {"goods": {"guilder": 2}, "dice": ["timber", "action"]}
    assert considered(at(queensdale, own, {})) == ["die 1", "die 2"]
    pos = at(queensdale, own, {}, taken={"timber": 1, "timber_plus": 1})
    assert considered(pos) == ["die 2", "reroll for guilder"]
    assert considered(play(pos, "reroll for guilder")) == ["roll 1"]


def test_the_signal_fire_comes_before_goods(queensdale: Game) -> None:
    own = {"epoch": 3, "tower": ["1a", "2d"], "goods": {"guilder": 2}, "dice": ["timber"]}
    pos = at(queensdale, own, {}, taken={"timber": 1, "timber_plus": 1})
    assert "reroll by signal fire" in considered(pos)
    assert "reroll for guilder" not in considered(pos)


def test_the_free_roll_of_a_die_comes_first_and_takes_one_die(queensdale: Game) -> None:
    own = {"family": "lantern", "abilities": ["13"], "goods": {"guilder": 2}, "dice": ["timber", "timber", "action"]}
    pos = at(queensdale, own, {}, opened=5, taken={"timber": 1, "timber_plus": 1})
    assert considered(pos) == ["die 3", "reroll one die"]
    assert considered(play(pos, "reroll one die")) == ["roll 1"]


def test_the_free_step_is_for_a_token_in_reach(queensdale: Game) -> None:
    own = {"family": "heron", "abilities": ["9"], "huts": ["mint"], "scout": "red c3", "dice": ["timber", "stone"]}
    near, far = {"red b2": ["mint", "timber"]}, {"red f1": ["mint", "timber"]}
    after = ("die 1", "timber +1")
    assert considered(play(at(queensdale, own, {}, opened=5, herbs=near), *after)) == ["scout one step"]
    assert considered(play(at(queensdale, own, {}, opened=5, herbs=far), *after)) == ["end turn"]


def test_a_round_is_left_only_when_nothing_else_is_possible(queensdale: Game) -> None:
    full = {"timber": 1, "timber_plus": 1}
    assert considered(at(queensdale, {"dice": ["timber"]}, {}, taken=full)) == ["leave round"]
    assert considered(at(queensdale, {"dice": ["timber"]}, {})) == ["die 1"]


def test_after_the_placement_the_turn_ends(queensdale: Game) -> None:
    """A figurine can be used in the next turn as well, unless there is none."""
    own: dict[str, Any] = {"figurines": {"gleeman": 1}, "dice": ["timber", "stone"], "fame": 3}
    assert considered(play(at(queensdale, own, {}), "die 1", "timber +1")) == ["end turn"]
    last = at(queensdale, {**own, "dice": ["timber"]}, {"fame": 10})
    assert considered(play(last, "die 1", "timber +1")) == ["use gleeman"]
    reached = at(queensdale, {**own, "dice": ["timber"], "fame": 10}, {})
    assert considered(play(reached, "die 1", "timber +1")) == ["end turn"]


def test_couriers_stand_in_only_for_those_who_are_missing(queensdale: Game) -> None:
    own = {"figurines": {"gleeman": 1, "courier": 1}, "dice": ["timber"]}
    assert [text for text in considered(at(queensdale, own, {}, opened=4)) if "use" in text] == [
        "use gleeman",
        "use courier as merchant",
    ]


def test_the_best_space_of_a_kind_is_taken(queensdale: Game) -> None:
    assert considered(with_die(queensdale, "timber")) == ["timber +1"]
    assert considered(with_die(queensdale, "timber", taken={"timber_plus": 1})) == ["timber"]
    scouts = [text for text in considered(with_die(queensdale, "action", players=4)) if "scout" in text]
    assert scouts == ["scout 4"]


def test_an_occupied_space_is_used_when_none_is_free(queensdale: Game) -> None:
    holder: dict[str, Any] = {"plunger": 0, "opened": 2}
    places = considered(with_die(queensdale, "action", taken={"wage": 1, "bakery": 1}, **holder))
    assert [text for text in places if "occupied" in text] == ["occupied bakery"]
    assert "wage" in places


def test_tokens_in_reach_come_before_a_walk(queensdale: Game) -> None:
    herbs = {"red b2": ["mint", "fame"], "red f1": ["mint", "timber"], "red a4": ["sage", "clay"]}
    pos = play(with_die(queensdale, "action", {"huts": ["mint"]}, herbs=herbs), "scout 4")
    assert considered(pos) == ["gather red b2", "gather red f1"]


def test_a_walk_ends_next_to_the_next_token(queensdale: Game) -> None:
    """The only token that the scout may gather is out of reach; it goes as near as it can."""
    herbs = {"blue b2": ["mint", "fame"], "red a4": ["sage", "clay"]}
    pos = with_die(queensdale, "action", {"huts": ["mint"]}, herbs=herbs, players=4)
    distance = queensdale.pack.mirror.distance[0][0]
    goal = queensdale.pack.mirror.shrub_space[next(i for i, herb in enumerate(pos.state.herb) if herb == 2)]
    before = distance[pos.state.scout[0]][goal]
    play(pos, "scout 4")
    while pos.step in ("scout", "rest"):
        (only,) = considered(pos)
        pos.push(only)
    assert distance[pos.state.scout[0]][goal] == before - 4


def test_a_scout_may_end_its_walk_on_the_raft_too(queensdale: Game) -> None:
    """One token is near and one far; whether the raft is the better place between them, the estimate says."""
    herbs = {"green b2": ["mint", "fame"]}
    own = {"huts": ["mint"], "scout": "red a1"}
    pos = play(with_die(queensdale, "action", own, players=4, herbs=herbs, **after(queensdale, "n6")), "scout 2")
    assert "rest on bridge" in considered(pos)
    assert len(considered(pos)) == 2
    play(pos, "rest on bridge")
    assert pos.step != "rest" or considered(pos) == ["at raft"]
    without = play(with_die(queensdale, "action", own, players=4, herbs=herbs, opened=5), "scout 2")
    assert len(considered(without)) == 1


def test_a_wedding_is_for_the_neighbour_who_has_come_less_far(queensdale: Game) -> None:
    own = {"epoch": 5, "figurines": {"gleeman": 1, "craftsman": 1}, "dice": ["timber"]}
    ahead, behind = {"epoch": 5}, {"epoch": 3}
    found = considered(at(queensdale, own, ahead, behind, **told(queensdale, "n4")))
    assert found == ["die 1", "use gleeman", "give craftsman to the right", "give gleeman to the right"]
    found = considered(at(queensdale, own, behind, ahead, **told(queensdale, "n4")))
    assert found[2:] == ["give craftsman to the left", "give gleeman to the left"]
    assert considered(at(queensdale, own, behind, ahead, opened=5)) == ["die 1", "use gleeman"]


def test_any_token_is_one_that_the_own_scout_cannot_gather(queensdale: Game) -> None:
    herbs = {"red b2": ["mint", "fame"], "red f1": ["sage", "timber"], "red a4": ["sage", "clay"]}
    pos = at(queensdale, {"huts": ["mint"]}, {}, herbs=herbs, step="take", argument="anywhere")
    (only,) = considered(pos)
    assert only in ("token red f1", "token red a4")


def test_a_craftsman_saves_what_is_rarest(queensdale: Game) -> None:
    own = {"goods": {"timber": 3, "stone": 0, "clay": 1}, "figurines": {"craftsman": 1}}
    keys: dict[str, Any] = {"step": "payment", "argument": {"what": "timber_yard", "rank": 1}}
    price = {"timber": 3, "stone": 2, "clay": 1}
    pos = at(queensdale, own, {}, price=price, savings=2, **keys)
    assert considered(pos) == ["save stone"]


def test_the_lowest_rank_is_enough(queensdale: Game) -> None:
    own = {"goods": {"timber": 3, "stone": 2, "clay": 1, "guilder": 5}}
    pos = at(queensdale, own, {}, {}, {}, step="rank", argument="timber_yard", stock={"timber_yard": [2, 3, 4]})
    assert considered(pos) == ["rank 2"]


def test_the_building_that_does_least_is_covered(queensdale: Game) -> None:
    own = {"buildings": {"sawmill": 1, "woodcutter_hut": 1, "brickworks": 1, "timber_yard": 1}}
    pos = at(queensdale, own, {}, opened=3, step="cover", argument={"building": "stone_pile", "rank": 1})
    assert considered(pos) == ["over woodcutter_hut"]


def test_a_new_face_goes_on_the_plainest_die(queensdale: Game) -> None:
    plain = ["timber", "stone", "clay", "guilder", "action", "action"]
    faces = [[*plain[:5], "trumpet"], plain, [*plain[:5], "bread2"], plain, plain]
    pos = at(queensdale, {"faces": faces}, {}, step="die", argument="morale")
    assert considered(pos) == ["on die 2"]


def test_tomes_are_given_for_knowledge(queensdale: Game) -> None:
    assert considered(at(queensdale, {"tomes": 3}, {}, step="learn", opened=3)) == ["study"]


def test_what_knowledge_gives_for_nothing_comes_first(queensdale: Game) -> None:
    """A figurine that stays, a re-roll without a price, and an occupied resource space only where none is free."""
    own: dict[str, Any] = {"figurines": {"gleeman": 1}, "goods": {"timber": 1}, "dice": ["timber"]}
    knows = own | {"knowledge": ["18", "19"]}
    full = {"timber": 1, "timber_plus": 1}
    assert {"use gleeman", "reroll for timber"} <= set(considered(at(queensdale, own, {}, opened=3, taken=full)))
    found = set(considered(at(queensdale, knows, {}, opened=3, taken=full)))
    assert {"reroll for nothing", "use gleeman and keep"} <= found
    assert not {"reroll for timber", "use gleeman"} & found
    bench = {"knowledge": ["22"]}
    assert "occupied timber" not in considered(with_die(queensdale, "timber", bench, players=4, opened=3, taken=full))
    assert "occupied timber" in considered(with_die(queensdale, "timber", bench, opened=3, taken=full))


def test_a_craftsman_who_can_be_kept_is_kept(queensdale: Game) -> None:
    own = {
        "knowledge": ["18"],
        "goods": {"timber": 3, "stone": 2, "clay": 1},
        "figurines": {"craftsman": 1, "courier": 1},
    }
    pos = play(at(queensdale, own, {}, step="build", opened=3), "build timber_yard")
    assert "craftsman and keep" in considered(pos)
    assert not {"craftsman", "courier", "courier and keep"} & set(considered(pos))


def test_of_equal_faces_a_mirror_counts_as_one(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": ["card_6", "timber", "timber", "action"]}, {}, opened=6)
    assert considered(play(pos, "die 1")) == ["as die 2", "as die 4"]


def test_a_ledger_changes_what_is_spare_into_what_a_building_lacks(queensdale: Game) -> None:
    """Timber is plenty, and for the nearest building stone is missing; then nothing is."""
    own = {"goods": {"timber": 9, "stone": 1, "clay": 9}, "cleared": 4}
    codes = [code for code in at(queensdale, opened=6).to_dict()["stock"] if code != "timber_yard"]
    stock: dict[str, list[int]] = {code: [] for code in codes}
    pos = play(with_die(queensdale, "card_5", own, opened=6, stock=stock), "purple")
    assert considered(pos) == ["change timber for stone"]
    assert considered(play(pos, "change timber for stone")) == ["change nothing more"]


@pytest.mark.parametrize(
    ("family", "own", "card"),
    [
        ("anvil", {}, "8"),
        ("anvil", {"buildings": {"dwelling": 1, "inn": 1, "theatre": 1}}, "7"),
        ("heron", {}, "9"),
        ("heron", {"buildings": {"scout_lodge": 1, "drying_loft": 1}}, "10"),
        ("key", {}, "11"),
        ("key", {"buildings": {"toll_gate": 1}}, "12"),
        ("lantern", {}, "14"),
        (
            "lantern",
            {"faces": [["trumpet", "trumpet", "feast", "action", "action", "action"], *[PLAIN] * 4]},
            "13",
        ),
    ],
)
def test_the_ability_that_fits_what_a_family_has_is_of_more_use(
    queensdale: Game, family: str, own: dict[str, Any], card: str
) -> None:
    """The first two copies of the vault are gone, so a rank costs up to two guilders."""
    pos = at(queensdale, {"family": family, **own}, {}, step="ability", opened=6, stock={"vault": [3]})
    pair = [int(move.text.removeprefix("ability ")) for move in pos.legal_moves]
    uses = [use_of_ability(queensdale.pack.mirror, pos.held, 0, found - FIRST_ABILITY) for found in pair]
    assert max(zip(uses, pair, strict=True))[1] == int(card), "between equals the later one"
    assert considered(pos)[0] in [f"ability {found}" for found in pair]
    assert len(considered(pos)) == 1
