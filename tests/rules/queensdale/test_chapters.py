"""QD-LATER-27: number cards 23 to 26, the chapters of the families."""

from __future__ import annotations

import pytest
from tests.rules.queensdale.situations import at, clauses, follow, goods, play, quietly, seat, texts
from tests.rules.queensdale.test_abilities import completing

from queenswright import PositionError
from queenswright.games.queensdale.state.pieces import FAMILIES
from queenswright.games.queensdale.telling.disclosed_texts import disclosed_texts
from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import LANGUAGES

PAGES = [(4, "letter"), (7, "ring")]
"""The epoch that somebody has just completed, and the page that the next one brings."""
ORDER = ("key", "anvil", "lantern", "heron")


def at_the_gifts(game: Game, epoch: int, players: int) -> Position:
    """The first gift of the game that follows an epoch; seat 0 has the highest goal."""
    return quietly(completing(game, epoch, *ORDER[:players]), "gift")


def readable(pos: Position, eyes: int | None) -> set[str]:
    """The texts of chapters that somebody may read."""
    return {text for text in disclosed_texts(pos.game.pack, pos.state, eyes) if text.startswith("family-")}


@clauses("QD-LATER-27", "QD-NEXT-20")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("epoch", "side"), PAGES)
def test_every_owner_chooses_a_gift_the_lowest_goal_first(
    queensdale: Game, epoch: int, side: str, players: int
) -> None:
    pos = at_the_gifts(queensdale, epoch, players)
    for number in reversed(range(players)):
        assert (pos.step, pos.to_move, texts(pos)) == ("gift", number, ["gift seal", "gift resources"])
        seals = seat(pos, number)["seals"]
        play(pos, "gift seal")
        assert seat(pos, number)["seals"] == seals + 1
    assert pos.step != "gift"


@clauses("QD-LATER-27")
@pytest.mark.parametrize(("epoch", "side"), PAGES)
def test_instead_of_the_seal_two_basic_resources_of_choice(queensdale: Game, epoch: int, side: str) -> None:
    pos = at_the_gifts(queensdale, epoch, 3)
    before = dict(goods(pos, 2))
    follow(pos, "gift resources")
    assert (pos.step, pos.to_move) == ("pick", 2)
    assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
    follow(pos, "take clay", "take guilder")
    after = goods(pos, 2)
    assert {good: n - before.get(good, 0) for good, n in after.items() if n != before.get(good, 0)} == {
        "clay": 1, "guilder": 1,
    }  # fmt: skip
    assert (pos.step, pos.to_move) == ("gift", 1)


@clauses("QD-LATER-27")
def test_abilities_are_chosen_after_all_letters(queensdale: Game) -> None:
    pos = at_the_gifts(queensdale, 4, 3)
    play(pos, "gift seal", "gift seal")
    assert pos.step == "gift"
    assert play(pos, "gift seal").step == "ability"


@clauses("QD-LATER-27")
@pytest.mark.parametrize("epoch", [2, 3, 5, 6, 8])
def test_other_epochs_bring_no_page(queensdale: Game, epoch: int) -> None:
    assert quietly(completing(queensdale, epoch, *ORDER[:3]), "gift", "turn").step == "turn"


@clauses("QD-LATER-27")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("epoch", "side"), PAGES)
def test_pages_are_told_in_the_order_of_seats_those_of_unplayed_families_last(
    queensdale: Game, epoch: int, side: str, players: int
) -> None:
    pos = completing(queensdale, epoch, *ORDER[:players])
    told = []
    while pos.step != "gift":
        quiet = next((move for move in ("keep the rest",) if move in texts(pos)), texts(pos)[0])
        told = play(pos, quiet).story()
    pages = [event for event in told if event.message in {f"family-{family}-{side}" for family in FAMILIES}]
    left = [family for family in FAMILIES if family not in ORDER[:players]]
    assert [event.message for event in pages] == [f"family-{family}-{side}" for family in (*ORDER[:players], *left)]
    colours = [event.args.get("seat") for event in pages]
    assert colours == [own["colour"] for own in pos.view(0)["seats"]] + [None] * (4 - players)
    assert [event.args["played"] for event in pages] == ["yes"] * players + ["no"] * (4 - players)
    assert sum(event.message == "family-page-rule" for event in told) == 4
    messages = [event.message for event in told]
    assert messages.index(f"epoch-card-{epoch + 1}-1-text") < messages.index(pages[0].message)
    for language in LANGUAGES:
        assert all("{" not in event.text(language) for event in pages)


@clauses("QD-LATER-27", "QD-COMP-34")
@pytest.mark.parametrize("eyes", [0, 1, None])
def test_all_may_read_the_pages_from_their_epoch_on(queensdale: Game, eyes: int | None) -> None:
    letters = {f"family-{family}-letter{part}" for family in FAMILIES for part in ("", "-title")}
    rings = {f"family-{family}-ring{part}" for family in FAMILIES for part in ("", "-title")}
    read = {epoch: readable(at(queensdale, opened=epoch), eyes) for epoch in (1, 4, 5, 7, 8, 9)}
    assert read[1] == read[4] == set()
    assert read[5] == read[7] == letters | {"family-page-rule"}
    assert read[8] == read[9] == letters | rings | {"family-page-rule"}


@clauses("QD-LATER-27", "QD-SETUP-05")
def test_every_family_has_a_symbol_and_a_first_text_from_the_start(queensdale: Game) -> None:
    pos = quietly(queensdale.new(4, seed=7), "start_hut")
    while pos.step == "start_hut":
        play(pos, texts(pos)[0])
    messages = [event.message for event in pos.story()]
    assert {f"family-{family}-story" for family in FAMILIES} <= set(messages)
    assert {own["family"] for own in pos.view(None)["seats"]} == set(FAMILIES)


@clauses("QD-LATER-27", "QD-COMP-34")
def test_before_the_letters_nobody_can_name_a_gift(queensdale: Game) -> None:
    with pytest.raises(MalformedMove):
        at(queensdale, opened=4).push("gift seal")
    with pytest.raises(PositionError, match=r"pending: got gift, but no chapter of a family was read yet"):
        at(queensdale, step="gift", opened=4)
