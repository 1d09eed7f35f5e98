"""QD-LATER-37, QD-GROCER-05, 11, QD-STICKER-14: faces that are bought unseen, and who knows what they do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, outcome, play, seat, texts

from queenswright import PositionError
from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import LANGUAGES, render

PRICES = {"card_1": 2, "card_2": 3, "card_3": 4, "card_4": 2, "card_5": 3, "card_6": 4}
FROM = {"card_1": 3, "card_2": 3, "card_3": 3, "card_4": 6, "card_5": 6, "card_6": 6}
NAMES = {
    "card_1": "weathercock", "card_2": "twin_hammer", "card_3": "proclamation", "card_4": "pilgrim",
    "card_5": "ledger", "card_6": "mirror",
}  # fmt: skip
USES = {"card_1": "timber", "card_2": "wage", "card_3": "wage", "card_4": "purple", "card_5": "purple"}


def at_the_grocer(game: Game, seals: int, opened: int = 8, **keys: Any) -> Position:
    return at(game, {"seals": seals}, {}, {}, step="grocer", opened=opened, **keys)


def parts(face: str) -> set[str]:
    """The messages of a number card, and the name on it."""
    number = face[-1]
    return {f"number-card-{number}-{part}" for part in ("title", "text", "rule")} | {f"face-{NAMES[face]}"}


def readers(pos: Position, face: str) -> list[int | None]:
    """Who may read the card of a face; None stands for spectators."""
    known = [seat for seat in (None, *range(pos.players)) if parts(face) & set(pos.disclosed_texts(seat))]
    assert all(parts(face) <= set(pos.disclosed_texts(seat)) for seat in known)
    return known


@clauses("QD-LATER-37", "QD-GROCER-06")
@pytest.mark.parametrize("face", PRICES)
def test_a_face_is_on_sale_from_its_epoch_on(queensdale: Game, face: str) -> None:
    before = at_the_grocer(queensdale, 9, opened=FROM[face] - 1)
    assert f"buy {face}" not in texts(before)
    with pytest.raises(MalformedMove):
        before.push(f"buy {face}")
    assert f"buy {face}" in texts(at_the_grocer(queensdale, 9, opened=FROM[face]))
    assert f"buy {face}" in texts(at_the_grocer(queensdale, 9, opened=9))


@clauses("QD-LATER-37", "QD-GROCER-06", "QD-GROCER-02")
@pytest.mark.parametrize("face", PRICES)
def test_what_a_face_of_a_number_card_costs(queensdale: Game, face: str) -> None:
    pos = at_the_grocer(queensdale, PRICES[face])
    assert outcome(pos, f"buy {face}") == {"seats.0.seals": 0, f"grocer.{face}": 1, "seats.0.faces_read": [face]}
    assert (pos.step, pos.to_move) == ("die", 0)
    assert clause(at_the_grocer(queensdale, PRICES[face] - 1), f"buy {face}") == "QD-GROCER-02"


@clauses("QD-GROCER-06", "QD-GROCER-08")
@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 2)])
def test_copies_of_faces_of_number_cards(queensdale: Game, players: int, copies: int) -> None:
    offer = at(queensdale, players=players, step="grocer", opened=9).to_dict()["grocer"]
    assert {face: offer[face] for face in PRICES} == dict.fromkeys(PRICES, copies)


@clauses("QD-GROCER-05", "QD-LATER-37")
@pytest.mark.parametrize("face", PRICES)
def test_before_the_purchase_nobody_knows_more_than_price_and_copies(queensdale: Game, face: str) -> None:
    pos = at_the_grocer(queensdale, 9)
    assert readers(pos, face) == []
    assert "face-" + face in pos.disclosed_texts(0)
    for viewer in (None, 0, 1):
        assert pos.view(viewer)["grocer"][face] == {"cost": PRICES[face], "left": 2}


@clauses("QD-GROCER-05", "QD-GROCER-11", "QD-STICKER-14")
@pytest.mark.parametrize("face", PRICES)
def test_the_buyer_alone_reads_the_card_after_the_purchase(queensdale: Game, face: str) -> None:
    pos = play(at_the_grocer(queensdale, 9), f"buy {face}")
    assert readers(pos, face) == [0]
    play(pos, "on die 2", "instead of clay")
    assert readers(pos, face) == [0]
    number = int(face[-1])
    assert [one["card"] for one in pos.view(0)["seats"][0]["number_cards"]] == [number]
    for viewer in (None, 1, 2):
        view = pos.view(viewer)
        assert all(one["number_cards"] == [] for one in view["seats"])
        assert view["seats"][0]["dice"][1]["faces"][2] == face
        assert view["seats"][0]["faces_read"] == [face]
    assert all(NAMES[face] not in str(event.args) for event in pos.story())


@clauses("QD-GROCER-05")
def test_who_has_bought_a_face_knows_it_at_the_next_purchase(queensdale: Game) -> None:
    """The second copy is no longer bought unseen, by nobody else so."""
    pos = at(queensdale, {"seals": 9, "faces_read": ["card_1"]}, {}, step="grocer", opened=3, players=3)
    assert readers(pos, "card_1") == [0]
    play(pos, "buy card_1", "on die 1", "instead of clay")
    assert seat(pos, 0)["faces_read"] == ["card_1"]
    assert readers(pos, "card_1") == [0]


@clauses("QD-GROCER-11")
def test_a_covered_face_is_not_forgotten(queensdale: Game) -> None:
    pos = play(at_the_grocer(queensdale, 9), "buy card_1", "on die 1", "instead of clay")
    play(pos, "buy card_2", "on die 1", "instead of card_1")
    assert "card_1" not in str(seat(pos, 0)["faces"])
    assert readers(pos, "card_1") == [0]


@clauses("QD-GROCER-05", "QD-GROCER-09")
def test_what_was_read_cannot_be_taken_back(queensdale: Game) -> None:
    """A face that everybody knows can, and so can one whose card the buyer has read before."""
    unseen = play(at_the_grocer(queensdale, 9), "buy card_4")
    assert unseen.why_no_undo(0) is not None
    assert play(at_the_grocer(queensdale, 9), "buy herb").why_no_undo(0) is None
    read = at(queensdale, {"seals": 9, "faces_read": ["card_4"]}, {}, {}, step="grocer", opened=9)
    assert play(read, "buy card_4").why_no_undo(0) is None


@clauses("QD-GROCER-11", "QD-LATER-37")
@pytest.mark.parametrize("face", USES)
def test_with_its_first_use_everybody_knows_a_face(queensdale: Game, face: str) -> None:
    own = {"dice": [face], "goods": {"guilder": 2}}
    pos = at(queensdale, own, {}, {}, opened=9)
    play(pos, "die 1")
    assert readers(pos, face) == [0]
    play(pos, USES[face])
    assert readers(pos, face) == [None, 0, 1, 2]
    assert pos.to_dict()["faces_shown"] == [face]
    told = [event for event in pos.story() if event.message == "qd-story-face-known"]
    assert [event.args["number"] for event in told] == [int(face[-1])]


@clauses("QD-GROCER-11")
def test_rolling_a_face_is_not_using_it(queensdale: Game) -> None:
    faces = [["card_1"] * 2 + ["timber"] * 4, *[["timber", "stone", "clay", "guilder", "action", "action"]] * 4]
    own = {"faces": faces, "dice": ["card_1"], "goods": {"guilder": 1}}
    pos = play(at(queensdale, own, {}, {}, opened=3), "reroll for guilder", "roll 1")
    assert readers(pos, "card_1") == [0]
    assert "faces_shown" not in pos.to_dict()


@clauses("QD-GROCER-11")
def test_a_card_is_told_once(queensdale: Game) -> None:
    own = {"dice": ["card_1", "card_1"], "goods": {"guilder": 2}}
    pos = play(
        at(queensdale, own, {"dice": []}, {"dice": []}, opened=3), "die 1", "timber", "end turn", "die 2", "stone"
    )
    assert not [event for event in pos.story() if event.message == "qd-story-face-known"]
    assert seat(pos, 0)["goods"] == {"timber": 1, "stone": 1, "guilder": 2}


@clauses("QD-GROCER-11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_is_called_by_its_name_once_it_was_used(queensdale: Game, language: str) -> None:
    own = {"dice": ["card_4", "card_4"]}
    pos = play(at(queensdale, own, {}, {}, opened=6), "die 1")
    assert [event.args["face"] for event in pos.story()] == ["card_4"]
    assert pos.view(0)["seats"][0]["dice"][1]["shows"] == "card_4"
    play(pos, "purple")
    assert [event.args["face"] for event in pos.story() if "face" in event.args] == ["pilgrim"]
    assert pos.view(None)["seats"][0]["dice"][1]["shows"] == "pilgrim"
    sentences = [render(event.message, event.args, language) for event in pos.story()]
    assert any(render("number-card-4-rule", {}, language) in sentence for sentence in sentences)


@clauses("QD-STICKER-14", "QD-CLAIR-08")
@pytest.mark.parametrize(("owner", "greeting"), [(None, {"drawn": "no", "holder": None}), (2, {"drawn": "yes"})])
def test_the_weathercock_greets_who_holds_the_prophecy_of_the_dice(
    queensdale: Game, owner: int | None, greeting: dict[str, Any]
) -> None:
    seats: list[dict[str, Any]] = [{"faces_read": ["card_1", "card_2"]}, {}, {}]
    if owner is not None:
        seats[owner]["clairvoyant"] = [1]
    pos = at(queensdale, *seats, opened=3)
    first, second = pos.view(0)["seats"][0]["number_cards"]
    if owner is not None:
        greeting = greeting | {"holder": seat(pos, owner)["colour"]}
    assert first == {"card": 1, "args": greeting}
    assert second == {"card": 2, "args": {}}
    for language in LANGUAGES:
        assert render("number-card-1-text", first["args"], language)


@clauses("QD-LATER-37")
def test_documents_know_who_has_read_what(queensdale: Game) -> None:
    with pytest.raises(PositionError, match=r"seats\[0\].faces_read: there is nothing before number_cards"):
        at(queensdale, {"faces_read": ["card_1"]}, opened=2)
    with pytest.raises(PositionError, match=r"faces_shown: got card_2, which nobody has bought"):
        at(queensdale, {"faces_read": ["card_1"]}, faces_shown=["card_2"], opened=3)
    with pytest.raises(PositionError, match=r"card_4 is not in play yet"):
        at(queensdale, {"dice": ["card_4"]}, opened=5)
    pos = at(queensdale, {"dice": ["card_4"]}, opened=6)
    assert seat(pos, 0)["faces_read"] == ["card_4"]
    assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()


@clauses("QD-LATER-37")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_campaign_begins_with_nothing_read(queensdale: Game, players: int) -> None:
    state = queensdale.new(players, seed=3).state
    assert (list(state.faces_read), state.faces_shown) == ([0] * 4, 0)
