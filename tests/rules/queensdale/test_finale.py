"""QD-CAMP-02, 09, QD-LATER-51: the last epoch end card."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import clause, clauses, finished, game_over, of_epoch, play, texts

from queenswright.games.queensdale.content.story import FINALE_PAGES
from queenswright.games.queensdale.telling.story import story
from queenswright.kernel.data import Event
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

DECIDED = [1, 1, 1, 1, 1, 1, 0]
PAGES = {"wall": "9-w", "road": "9-r"}


def last_game(game: Game, *others: dict[str, Any], branch: str = "wall", **keys: Any) -> Position:
    """Red has completed epoch 9; the others have not reached their goals."""
    winner = of_epoch(9) | {"fame": 70} | keys.pop("own", {})
    usual = {"ends_read": 8, "branch": branch, "votes": DECIDED, "unsealed": ["pair"]}
    return game_over(game, winner, *(others or ({},)), **usual | keys)


def voting(game: Game, *others: dict[str, Any], **keys: Any) -> Position:
    """The last tower tile is taken, and the table votes on Tobin."""
    pos = last_game(game, *others, **keys)
    while pos.step != "vote":
        pos.push(pos.legal_moves[0])
    return pos


def heard(pos: Position) -> list[Event]:
    """Everything that was told since the game was over."""
    names = [step.name for step in pos.game.rules.steps]
    deeds = [(deed, names.index(deed.step)) for deed in pos.actions()]
    return [e for deed, step in deeds for e in story(pos.game.pack, deed.before, deed.after, step, deed.index)]


def messages(pos: Position) -> list[str]:
    return [event.message for event in heard(pos)]


def page(pos: Position, number: str) -> Event:
    """A page that was read."""
    return next(event for event in heard(pos) if event.message == f"epoch-end-9-{number}")


@clauses("QD-CAMP-02", "QD-CAMP-09", "QD-CAMP-03")
@pytest.mark.parametrize("branch", ["wall", "road"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_card_of_the_branch_is_read_after_the_towers(queensdale: Game, branch: str, players: int) -> None:
    pos = last_game(queensdale, *[{}] * (players - 1), branch=branch)
    assert (pos.step, pos.to_move) == ("tower", 0)
    assert not any(message.startswith("epoch-end-9") for message in messages(pos))
    play(pos, "tower 9c")
    while pos.step == "tower_space":
        pos.push(pos.legal_moves[0])
    told = messages(pos)
    title = told.index(f"epoch-end-{PAGES[branch]}-title")
    assert told.index("qd-story-castle") < title
    for seat in range(players):
        assert (pos.step, pos.to_move) == ("vote", seat)
        assert pos.to_dict()["phase"] == "finale"
        pos.push("vote 1")
    assert pos.is_over
    assert pos.end_reason == "castle"


@clauses("QD-CAMP-09")
def test_neither_seals_nor_crown_bar_nor_storage_follow(queensdale: Game) -> None:
    pos = voting(queensdale, {"goods": {"timber": 9}, "seals": 1}, {}, branch="road")
    play(pos, "vote 1", "vote 1", "vote 1")
    assert [one["seals"] for one in pos.to_dict()["seats"]] == [0, 1, 0]
    assert pos.to_dict()["seats"][1]["goods"] == {"timber": 9}


@clauses("QD-CAMP-10")
def test_who_reaches_a_lower_goal_takes_a_tile_before_the_card(queensdale: Game) -> None:
    pos = last_game(queensdale, of_epoch(4, "b") | {"fame": 30}, {}, own={"fame": 72})
    assert (pos.step, pos.to_move) == ("tower", 0)
    while pos.to_move == 0:
        pos.push(pos.legal_moves[0])
    assert (pos.step, pos.to_move) == ("tower", 1)
    assert "epoch-end-9-page-1" not in messages(pos)


@clauses("QD-CAMP-02")
@pytest.mark.parametrize("branch", ["wall", "road"])
def test_the_eight_pages_are_read_in_order_with_the_vote_after_the_fourth(queensdale: Game, branch: str) -> None:
    pos = voting(queensdale, {}, {}, branch=branch)
    code = PAGES[branch]
    first = [event.message for event in heard(pos) if event.message.startswith(("epoch-end-9", "vote-"))]
    assert first == [
        f"epoch-end-{code}-title",
        "epoch-end-9-page-1-title", "epoch-end-9-page-1", *["epoch-end-9-page-1-tower"] * 3,
        "epoch-end-9-page-2-title", "epoch-end-9-page-2",
        "epoch-end-9-page-3-title", f"epoch-end-{code}-page-3",
        "epoch-end-9-page-4-title", "epoch-end-9-page-4",
        "vote-tobin-question", "vote-tobin-stay", "vote-tobin-go",
    ]  # fmt: skip
    play(pos, "vote 2", "vote 2", "vote 1")
    last = [event.message for event in pos.story() if event.message.startswith(("epoch-end-9", "vote-"))]
    assert last == [
        "vote-tobin-chosen-go",
        "epoch-end-9-page-5-title", "epoch-end-9-page-5",
        "epoch-end-9-page-6-title", "epoch-end-9-page-6",
        "epoch-end-9-page-7-title", "epoch-end-9-page-7",
        "epoch-end-9-page-8-title", "epoch-end-9-page-8", "epoch-end-9-page-8-rule",
    ]  # fmt: skip
    told = [event.message for event in pos.story()]
    assert told.index("epoch-end-9-page-8-rule") < told.index("qd-story-end")


@clauses("QD-CAMP-02")
@pytest.mark.parametrize(("branch", "other"), [("wall", "9-r"), ("road", "9-w")])
def test_every_page_and_no_other_can_be_read_in_the_end(queensdale: Game, branch: str, other: str) -> None:
    pos = voting(queensdale, {}, {}, branch=branch)
    assert "epoch-end-9-page-4" in pos.disclosed_texts(None)
    assert "epoch-end-9-page-5" not in pos.disclosed_texts(None)
    play(pos, "vote 1", "vote 1", "vote 1")
    read = {text for text in pos.disclosed_texts(None) if text.startswith("epoch-end-9")}
    mine = [card for card in FINALE_PAGES if other not in card.code]
    assert len(read) == sum(len(card.parts) for card in mine)
    assert not any(other in text for text in read)


@clauses("QD-EPOCH-22", "QD-LATER-51")
@pytest.mark.parametrize(("votes", "tobin"), [((1, 1, 1), "stay"), ((1, 2, 2), "go"), ((2, 1, 1), "stay")])
def test_the_vote_on_tobin_is_remembered_in_the_last_picture(
    queensdale: Game, votes: tuple[int, ...], tobin: str
) -> None:
    pos = play(voting(queensdale, {}, {}), *(f"vote {vote}" for vote in votes))
    assert pos.view(None)["decided"]["tobin"] == tobin
    assert page(pos, "page-7").args["tobin"] == tobin
    picture = {"stay": "ladder", "go": "cart"}[tobin]
    assert picture in page(pos, "page-7").text()


@clauses("QD-EPOCH-22")
@pytest.mark.parametrize("lowest", [1, 2])
def test_a_tie_is_decided_by_the_lowest_goal(queensdale: Game, lowest: int) -> None:
    others = [of_epoch(3, "b"), of_epoch(3, "c"), of_epoch(3, "d")]
    others[lowest - 1] = {}
    pos = voting(queensdale, *others)
    votes = [1, 1, 2, 2]
    play(pos, *(f"vote {vote}" for vote in votes))
    assert pos.view(None)["decided"]["tobin"] == ("stay", "go")[votes[lowest] - 1]


@clauses("QD-EPOCH-22")
def test_there_are_two_options_and_nobody_sees_a_vote_early(queensdale: Game) -> None:
    pos = voting(queensdale, {})
    assert texts(pos) == ["vote 1", "vote 2"]
    assert clause(pos, "vote 3") == "QD-EPOCH-22"
    one, other = (play(pos.copy(), f"vote {vote}") for vote in (1, 2))
    assert one.view(1) == other.view(1)
    assert [event.text() for event in one.story()] == [event.text() for event in other.story()]
    for vote in ("vote 1", "vote 2"):
        assert play(one.copy(), vote).why_no_undo(1) is not None


@pytest.mark.parametrize(
    ("spent", "chest", "left", "last"),
    [((0, 0), "handful", 0, 0), ((4, 0), "handful", 1, 0), ((3, 2), "full", 2, 1), ((20, 11), "full", 28, 27)],
)
def test_page_4_counts_the_seals_that_were_spent(
    queensdale: Game, spent: tuple[int, int], chest: str, left: int, last: int
) -> None:
    pos = voting(queensdale, {"spent": spent[1]}, own={"spent": spent[0]})
    read = page(pos, "page-4")
    assert read.args["chest"] == chest
    assert [read.args[key] for key in ("seals", "left", "last")] == [sum(spent), left, last]
    text = read.text()
    assert (str(sum(spent)) in text) == (chest == "full")
    assert ("handful" in text) == (chest == "handful")


@pytest.mark.parametrize(
    ("spent", "said", "seat"),
    [
        ((0, 0, 0), "no", None),
        ((1, 4, 2), "yes", "blue"),
        ((5, 4, 2), "yes", "red"),
        ((3, 1, 3), "yes", "green"),  # red and green have spent most, and green has the lower goal
    ],
)
def test_page_5_is_for_whoever_spent_most(
    queensdale: Game, spent: tuple[int, ...], said: str, seat: str | None
) -> None:
    pos = voting(queensdale, {"spent": spent[1]}, {"spent": spent[2]}, own={"spent": spent[0]})
    play(pos, "vote 1", "vote 1", "vote 1")
    read = page(pos, "page-5")
    assert read.args["spent"] == said
    assert ("None of these were yours" in read.text()) == (seat is None)
    if seat is not None:
        assert read.args["seat"] == seat


@clauses("QD-CAMP-03")
@pytest.mark.parametrize(("tile", "roof"), [("9a", "slate"), ("9b", "copper"), ("9c", "tiles"), ("9d", "gold")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_page_1_names_every_tower_with_its_roof(queensdale: Game, tile: str, roof: str, players: int) -> None:
    pos = play(last_game(queensdale, *[{}] * (players - 1)), f"tower {tile}")
    while pos.step == "tower_space":
        pos.push(pos.legal_moves[0])
    towers = [event.args["roof"] for event in heard(pos) if event.message.endswith("-tower")]
    assert towers == [roof, "nest", "line", "view"][:players]


@clauses("QD-CAMP-04")
def test_two_roofs_and_the_beam_is_laid_by_the_winner(queensdale: Game) -> None:
    """Blue has the higher surplus; green is the only other one and has the lowest goal."""
    pos = last_game(queensdale, of_epoch(9, "b") | {"fame": 75}, {})
    while pos.step != "vote":
        pos.push(pos.legal_moves[0])
    read = page(pos, "page-1")
    assert (read.args["winner"], read.args["other"]) == ("blue", "green")
    towers = [event.args["roof"] for event in heard(pos) if event.message.endswith("-tower")]
    assert towers[2] == "nest"
    assert "nest" not in towers[:2]


@clauses("QD-CAMP-04")
def test_whoever_wins_the_last_game_on_a_lower_goal_does_not_lay_the_beam(queensdale: Game) -> None:
    pos = voting(queensdale, {"fame": 30}, {})
    assert pos.to_dict()["ranking"][0] == 1
    assert page(pos, "page-1").args["winner"] == "red"


@clauses("QD-LATER-51", "QD-LATER-59")
@pytest.mark.parametrize(
    ("branch", "votes", "number", "argument", "word"),
    [
        ("wall", [1, 1, 1, 1, 0, 1, 0], "page-4", ("snow", "open"), "came in that night"),
        ("wall", [1, 1, 1, 2, 0, 1, 0], "page-4", ("snow", "beds"), "ladle"),
        ("road", [1, 1, 1, 0, 1, 1, 0], "page-4", ("snow", "none"), "linen over both arms"),
        ("road", [1, 1, 1, 0, 1, 1, 0], "r-page-3", ("fair", "buy"), "ribbons"),
        ("road", [1, 1, 1, 0, 2, 1, 0], "r-page-3", ("fair", "listen"), "list of buyers"),
        ("wall", [1, 1, 1, 1, 0, 1, 0], "page-7", ("house", "healing"), "sickrooms"),
        ("wall", [1, 1, 1, 1, 0, 2, 0], "page-7", ("house", "books"), "reading rooms"),
        ("wall", [1, 1, 1, 1, 0, 3, 0], "page-7", ("house", "hall"), "great hall"),
        ("wall", [1, 1, 1, 1, 0, 1, 0], "page-7", ("way", "wall"), "gate"),
        ("road", [1, 1, 1, 0, 1, 1, 0], "page-7", ("way", "road"), "milestone"),
        ("wall", [1, 1, 1, 1, 0, 1, 0], "page-8", ("reader", "lend"), "lent"),
        ("wall", [1, 2, 1, 1, 0, 1, 0], "page-8", ("reader", "teach"), "taught"),
    ],
)
def test_what_the_table_decided_comes_back(
    queensdale: Game, branch: str, votes: list[int], number: str, argument: tuple[str, str], word: str
) -> None:
    pos = play(voting(queensdale, {}, branch=branch, votes=votes), "vote 1", "vote 1")
    read = page(pos, number)
    assert read.args[argument[0]] == argument[1]
    assert word in read.text()


@clauses("QD-LATER-55")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_finale_opens_the_casebooks(queensdale: Game, players: int) -> None:
    sealed = {"sealed": ["cause hangings", None, "seller tobin"], "sealed_in": [4, 0, 9]}
    wrong = {"sealed": ["cause drains", None, "seller sigga"], "sealed_in": [4, 0, 4]}
    pos = voting(queensdale, *[sealed, wrong, {}][: players - 1])
    assert pos.view(0)["seats"][1]["sealed"] == []
    play(pos, *["vote 1"] * players)
    opened = [event for event in pos.story() if event.message.startswith("casebook-opened")]
    verdicts = [(event.message.rpartition("-")[2], event.args["verdict"]) for event in opened]
    causes, sellers = ["none", "early", "wrong", "none"][:players], ["none", "right", "wrong", "none"][:players]
    assert verdicts == [*(("cause", one) for one in causes), *(("seller", one) for one in sellers)]
    assert opened[1].args["epoch"] == 4
    assert pos.view(0)["seats"][1]["sealed"] == ["cause hangings", "seller tobin"]
    assert sorted(pos.to_dict()["unsealed"]) == ["cause", "pair", "seller"]


@clauses("QD-CAMP-05")
def test_the_ranking_is_made_as_before(queensdale: Game) -> None:
    pos = voting(queensdale, of_epoch(5, "b") | {"fame": 20}, of_epoch(5, "c") | {"fame": 30}, {"fame": 9})
    play(pos, *["vote 1"] * 4)
    assert pos.standings == [1, 3, 2, 4]


def test_a_campaign_of_some_games_has_no_finale(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 10}, {}, options={"games": 1}, ends_read=9)
    while not pos.is_over:
        pos.push(pos.legal_moves[0])
    assert not any(message.startswith("epoch-end-9") for message in messages(pos))


def test_a_document_in_the_finale_is_a_position(queensdale: Game) -> None:
    pos = play(voting(queensdale, {}, {}), "vote 1")
    assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()
    done = play(pos, "vote 1", "vote 2")
    assert queensdale.position(done.to_dict()).to_bytes() == done.to_bytes()
